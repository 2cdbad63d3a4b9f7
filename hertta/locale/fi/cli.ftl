### What the command line says.

cli-about =
    Hertta-korttipelin säännöt suomeksi, norjaksi ja englanniksi.

    komennot:
      app     oppitunnit selaimessa
      lab     samat muistikirjat JupyterLabissa
      judge   vastauksia skripteille: yksi kysymys rivillä, JSON-muodossa
      rules   näyttää pelitavat ja niiden erot

    Kullakin on oma ohjeensa: --help.
    paluuarvot: 0 valmis, 1 ei onnistunut, 2 komentoa ei ymmärretty
cli-app-about =
    Käynnistää oppitunnit tällä tietokoneella ja avaa ne selaimeen.

    paluuarvot: 0 lopetit itse, 1 portti on varattu tai jotakin puuttuu, 2 komentoa ei ymmärretty
cli-lab-about =
    Kopioi muistikirjat omaan kansioosi ja avaa ne JupyterLabissa. Muuttamiasi ei koskaan kirjoiteta yli.

    paluuarvot: 0 lopetit itse, 1 kansiota tai porttia ei saada tai jotakin puuttuu,
    2 komentoa ei ymmärretty
cli-judge-about =
    Vastaa pelitilanteita koskeviin kysymyksiin: yksi JSON-olio rivillä sisään, yksi ulos.
    Lukee tiedoston FILE tai vakiosyötteen. Omia sääntöjä voi käyttää, kun niiden tiedosto annetaan valitsimella --rules-file.

    paluuarvot: 0 jokaiseen riviin vastattiin, 1 jotakin tiedostoa ei voi lukea, 2 johonkin riviin ei voitu vastata
    tai sääntötiedostossa on virheitä
cli-rules-about =
    Näyttää pelitavan sääntöinä lähteineen sekä kysymykset, joissa kaksi pelitapaa eroaa;
    tarkistaa omat sääntötiedostot ja vie sääntöjä muille ohjelmille. RULES on nimi tai tiedosto NIMI.toml.

    paluuarvot: 0 valmis, 1 sellaista pelitapaa ei ole tai sääntötiedostossa on virheitä,
    2 komentoa ei ymmärretty tai tarkistettavaa tiedostoa ei voi lukea

## Options

cli-option-port = kuunneltava portti (oletus { $port }; 0 ottaa minkä tahansa vapaan)
cli-option-no-browser = älä avaa selainta
cli-option-dir = kansio omille kopioillesi (oletus: hertta kotikansiossasi)
cli-bad-port = { $found } ei ole portti: sen pitää olla luku väliltä 0–65535

## Starting

cli-app-address =
    Hertta on osoitteessa { $url }
    Lopeta painamalla tässä Ctrl+C.
cli-lab-address =
    JupyterLab on osoitteessa { $url }
    Lopeta painamalla tässä Ctrl+C.
cli-lab-folder = Muistikirjasi ovat kansiossa { $folder }
cli-lab-kept = { $name }: olet muuttanut tätä, joten se jätettiin ennalleen.
cli-lab-beside = { $name }: uudempi versiomme, omasi viereen.
cli-lab-no-folder = Kansioon { $folder } ei voi kirjoittaa: { $reason }. Valitse toinen kansio valitsimella --dir.
cli-busy-port = Portti { $port } on varattu: toinen ohjelma, ehkä toinen hertta, käyttää sitä.
cli-busy-port-offer = Tämä on vapaa: { $command }
cli-missing = Python-paketti { $name } puuttuu. Asenna hertta uudelleen kaikkine tarvikkeineen: pip install --force-reinstall hertta

## Rules

cli-rules-show = näytä pelitapa: kysymykset, vastaukset ja väitteet, joihin ne nojaavat
cli-rules-diff = näytä kysymykset, joissa kaksi pelitapaa eroaa
cli-rules-same = { $first } ja { $second } eivät eroa missään.
cli-rules-check = tarkista omat sääntötiedostot ja kerro jokainen virhe riveineen
cli-rules-export = tulosta säännöt tai kaikki valmiit säännöt, yhdet rivillä
cli-rules-json = JSON-muodossa
cli-rules-own = omat säännöt, lähteen { $article } sanoin
cli-rules-faults =
    { $count ->
        [one] Tiedostossa { $file } on virhe; sen säännöillä ei voi pelata.
       *[other] Tiedostossa { $file } on { $count } virhettä; sen säännöillä ei voi pelata.
    }
