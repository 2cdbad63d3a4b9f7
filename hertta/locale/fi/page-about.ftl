### Tietoja hertasta: lähteet, tulkinnat, lisenssi, yksityisyys.

about-title = Tietoja
about-summary = Neljä lähdettä, tulkintamme, lisenssi ja yksityisyytesi.
about-heading = Mistä säännöt ovat peräisin
about-text = Kaikki, mitä täällä opit, on jossakin neljästä herttaa käsittelevästä artikkelista. Jokainen vastaus kertoo lähteen, luvun ja kappaleen.

## Lähteet

about-sources = Neljä lähdettä
about-sources-text = Kerromme lähteiden sisällön omin sanoin.
about-source =
    { $lang ->
        [fi] suomeksi, { $count } väitettä
        [nb] norjaksi, { $count } väitettä
       *[other] { $count } väitettä
    }

## Tulkinnat

about-readings = Mitä olemme ratkaisseet itse
about-readings-text = Joskus lähteet ovat ristiriidassa keskenään tai vaikenevat kokonaan. Silloin meidän on pitänyt valita, ja kerromme siitä aina. Tässä ovat kaikki valintamme perusteluineen.
about-readings-A = Ensimmäinen tikki ({ $count })
about-readings-B = Milloin hertoilla saa aloittaa ({ $count })
about-readings-C = Jakaminen ja vaihto ({ $count })
about-readings-D = Muut pelaajamäärät ({ $count })
about-readings-E = Kuun ampuminen ja pisteet ({ $count })
about-readings-F = Pelin päättyminen ja muunnelmat ({ $count })
about-readings-G = Neuvot, historia ja sanat ({ $count })
about-readings-H = Kotisäännöt ({ $count })

## Yksityisyys ja lisenssi

about-privacy = Yksityisyytesi
about-privacy-text = Tiliä ei tarvita, eikä käyntiäsi seurata. Muualta ei haeta mitään. Tieto etenemisestäsi säilyy vain omassa selaimessasi: kun tyhjennät selaimen tiedot, sekin katoaa.
about-licence = Lisenssi
about-licence-text = hertta on vapaa ohjelma, ja sen lisenssi on BSD-3-Clause: käytä, muuta ja anna eteenpäin.
