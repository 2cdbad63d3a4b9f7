### Sanasto: sanojen hakeminen.

glossary-title = Sanasto
glossary-summary = Neljän lähteen sanat selitettyinä kolmella kielellä.
glossary-heading = Mitä sanat tarkoittavat
glossary-text = Lähteet puhuvat suomea ja norjaa, eivätkä aina samoin sanoin. Hae mikä tahansa sana: näet, kuka sitä käyttää ja missä tehtävässä se tulee vastaan.

## Sanan hakeminen

glossary-find = Hae sanaa
glossary-find-help = Suomeksi, norjaksi tai englanniksi, missä muodossa tahansa.
glossary-lang = Sanan kieli
glossary-lang-any = suomi ja norja
glossary-source = Lähde
glossary-source-any = kaikki lähteet
glossary-found =
    { $count ->
        [0] Yhtään sanaa ei löytynyt. Kokeile vähemmillä kirjaimilla.
        [one] Yksi sana
       *[other] { $count } sanaa
    }
glossary-more = Näytä vielä { $count }

## Sana

glossary-in-fi = suomi
glossary-in-nb = norja
glossary-in-en = englanti
glossary-called-fi = Suomeksi
glossary-called-nb = Norjaksi
glossary-called-en = Englanniksi
glossary-of =
    { $lang ->
        [fi] { $name } (suomi)
       *[nb] { $name } (norja)
    }
glossary-example = Katso tehtävässä
glossary-link = Avaa sanastossa
glossary-further = { $name }: muodot ja muut kielet
glossary-forms = Muodot lähteissä
