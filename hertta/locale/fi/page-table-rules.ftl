### The page on which a table puts its own rules together, and the sheet that lies on the table.

table-rules-title = Pelitapa
table-rules-summary = Kokoa oman pöytäsi säännöt. Oppitunnit ja tehtävät noudattavat sitten niitä.
table-rules-heading = Näin me pelaamme
table-rules-text = Eri pöydissä pelataan eri tavoin, joten sopikaa säännöistänne jo etukäteen ja pitäkää niistä kiinni koko pelin ajan. Jokaisen valinnan vieressä näet, missä lähteissä se on. Kun otatte säännöt käyttöön, kaikki täällä noudattaa niitä: oppitunnit, tehtävät ja perustelut.

## Choosing

table-rules-base = Lähtökohta
table-rules-base-help = Kaikki alla olevat valinnat vaihtuvat näiden sääntöjen mukaisiksi. Jokaista voi sitten muuttaa.
table-rules-option = { $rule } ({ $names })
table-rules-house = kotisääntö
table-rules-all = kaikki lähteet
table-rules-has = Lähteissä: { $names }.
table-rules-has-all = Kaikissa neljässä lähteessä.
table-rules-has-none = Kotisääntö: mikään lähde ei tunne sitä.
table-rules-refused = { $value } ei käy tähän, joten { $number } pysyy.
table-rules-part-setup = Pöytä
table-rules-part-play = Pelaaminen
table-rules-part-points = Pisteet
table-rules-part-end = Loppu
matter-lead = Aloituskortti
matter-follow = Maan tunnustaminen
matter-first-trick = Pisteet ensimmäisessä tikissä
matter-hearts = Hertalla aloittaminen
matter-queen = { CAPITAL(CARD("QS", case: "adessive")) } aloittaminen
number-count = Montako korttia kukin antaa
number-heart = Hertan pisteet
number-queen = { CAPITAL(CARD("QS", case: "genitive")) } pisteet
number-bonus = Bonuskortin pisteet, alle 0
number-king = { CAPITAL(CARD("KS", case: "genitive")) } pisteet
number-ace = { CAPITAL(CARD("AS", case: "genitive")) } pisteet
number-sun = Kaikkien tikkien pisteet
number-no_tricks = Pisteet ilman tikkiä, enintään 0
number-no_points = Pisteet ilman pistekorttia, enintään 0
number-points = Pisteraja
number-deals = Jakojen määrä
number-to = Mihin tasan rajalla oleva putoaa

## What does not go together

clash-no-opening-card = Pakassa on oltava risti, jolla aloittaa.
clash-uneven-sides = Pareihin tarvitaan parillinen määrä pelaajia ja enemmän kuin yksi pari.
clash-nobody-across = Kun pelaajia on pariton määrä, kukaan ei istu vastapäätä. Valitse vaihto ilman sitä suuntaa.
clash-pass-too-large = Kenelläkään ei ole niin monta korttia. Vaihtakaa vähemmän.
clash-kept-not-in-deck = Korttia, jota ei saa antaa, ei ole tässä pakassa.
clash-equal-cards = Kahdessa pakassa on samoja kortteja. Valitse tikille sääntö, joka kertoo, miten niiden käy.
clash-no-bonus-card = Bonuskorttia ei ole tässä pakassa.
clash-empty-moon = Mikään ei maksa pisteitä, joten kaikkia ei voi kerätä. Valitse pisteet tai se, ettei kaiken keräämisestä palkita.
clash-endless-game = Mikään ei maksa pisteitä, joten peli ei päättyisi koskaan. Valitse pisteet tai jakojen määrä.
clash-dropping-sides = Pisteet voivat pudota vain, kun jokainen pelaa yksin.
clash-two-openings = Ensimmäinen tikki ei voi alkaa kahdella tavalla. Valitse toinen.

## Using them

table-rules-sheet = Säännöt sanoina
table-rules-take = Käyttöön
table-rules-clashing = Jotkin valinnat eivät vielä sovi yhteen. Korjaa yllä merkityt.
table-rules-unnamed = Pelaajia on liikaa tai luvut ovat liian suuria, joten näitä sääntöjä ei voi käyttää täällä.
table-rules-ready = Nämä säännöt eivät ole vielä käytössä.
table-rules-used = Kaikki täällä noudattaa nyt näitä sääntöjä.
table-rules-stopped = Kaikki täällä noudattaa taas tavallisia sääntöjä. Oman pöytäsi säännöt pysyvät tallessa.
table-rules-use = Ota nämä käyttöön
table-rules-stop = Takaisin tavallisiin sääntöihin
table-rules-link = Linkki näihin sääntöihin
table-rules-link-help = Lähetä tämä osoite, niin muut näkevät samat säännöt.
table-rules-file = Tallenna tiedostona (TOML)
table-rules-paper = Tulosta tämä sivu ja laske se pöydälle. Se tulee sillä kielellä, jota nyt luet.

## Rules in words

pass-left = vasemmalle
pass-right = oikealle
pass-across = vastapäätä istuvalle
pass-none = ei vaihtoa
rule-single-deck =
    Pelaajia on { $players }. { COUNT($removed) ->
        [0] { COUNT($added) ->
            [0] Koko pakka jaetaan.
            [one] Pakkaan lisätään yksi jokeri, ja kaikki kortit jaetaan.
           *[other] Pakkaan lisätään { COUNT($added) } jokeria, ja kaikki kortit jaetaan.
        }
       *[other] { COUNT($added) ->
            [0] Pakasta poistetaan { CARDS($removed) }. Kaikki muut kortit jaetaan.
            [one] Pakasta poistetaan { CARDS($removed) }, siihen lisätään yksi jokeri, ja kaikki kortit jaetaan.
           *[other] Pakasta poistetaan { CARDS($removed) }, siihen lisätään { COUNT($added) } jokeria, ja kaikki kortit jaetaan.
        }
    }
rule-deck-with-stock = Pelaajia on { $players }, ja kukin saa { $hand_size } korttia. Loput ovat nostopakka: jokaisen tikin jälkeen kukin nostaa kortin.
rule-two-decks = Pelaajia on { $players } ja pakkoja kaksi. Yli jäävät kortit saa ensimmäisen tikin voittaja.
rule-next-on-left = Seuraavan jaon jakaa jakajan vasemmalla puolella istuva.
rule-each-alone = Jokainen pelaa yksin.
rule-pairs = Vastakkain istuvat ovat pari ja laskevat pisteensä yhteen.
rule-pass-cycle =
    { $passes ->
        [false] Kortteja ei vaihdeta.
       *[true] { $cycles ->
            [true] Kukin antaa { $count ->
                [one] yhden kortin
               *[other] { $count } korttia
            }, jako jaolta: { $cycle }.
           *[false] Joka jaossa kukin antaa { $count ->
                [one] yhden kortin
               *[other] { $count } korttia
            } { $cycle }.
        }{ COUNT($kept) ->
            [0] { "" }
           *[other] { " " }Pois ei saa antaa: { CARDS($kept) }.
        }
    }
rule-lowest-club = Ensimmäisen tikin aloittaa se, jolla on matalin risti.
rule-opening-card = Ensimmäinen tikki alkaa matalimmalla ristillä.
rule-opening-club = Ensimmäinen tikki alkaa millä tahansa ristillä.
rule-none-lead = Ensimmäinen tikki alkaa millä tahansa kortilla.
rule-follow-suit = Maata on tunnustettava. Jos samaa maata ei ole, mikä tahansa kortti käy.
rule-none-follow = Maata ei tarvitse tunnustaa.
rule-first-trick-points =
    { $only_points ->
        [all] Ensimmäiseen tikkiin ei pelata herttaa eikä { CARD("QS", case: "partitive") }, ellei kädessä ole vain niitä.
        [hearts] Ensimmäiseen tikkiin ei pelata herttaa eikä { CARD("QS", case: "partitive") }. Jos muuta ei ole, pelataan hertta.
        [queen] Ensimmäiseen tikkiin ei pelata herttaa eikä { CARD("QS", case: "partitive") }. Jos muuta ei ole, { CARD("QS") } on pelattava, jos se on kädessä.
       *[unsaid] Ensimmäiseen tikkiin ei pelata herttaa eikä { CARD("QS", case: "partitive") }. Jos muuta ei ole, asiasta ei ole sovittu, ja kielto väistyy.
    }
rule-none-first-trick = Hertat ja { CARD("QS") } käyvät jo ensimmäiseen tikkiin.
rule-hearts-not-broken =
    { $source ->
        [hertan-saannot] Hertalla ei aloiteta ennen kuin herttamaa on avattu.
        [hertta-korttipeli] Hertalla ei aloiteta ennen kuin herttaa on pelattu.
       *[other] Hertalla ei aloiteta ennen kuin hertat on rikottu.
    } { $only_hearts ->
        [stated] Jos kädessä on vain herttoja, silloin saa.
        [points] Jos kädessä on vain herttoja ja { CARD("QS") }, silloin saa.
       *[unsaid] Jos kädessä on vain herttoja, asiasta ei ole sovittu, ja kielto väistyy.
    }
rule-none-hearts = Hertalla saa aloittaa milloin vain.
rule-queen-not-broken =
    { $source ->
        [hertan-saannot] { CAPITAL(CARD("QS", case: "adessive")) } ei aloiteta ennen kuin herttamaa on avattu.
        [hertta-korttipeli] { CAPITAL(CARD("QS", case: "adessive")) } ei aloiteta ennen kuin herttaa on pelattu.
       *[other] { CAPITAL(CARD("QS", case: "adessive")) } ei aloiteta ennen kuin hertat on rikottu.
    }
rule-none-queen = { CAPITAL(CARD("QS", case: "adessive")) } saa aloittaa milloin vain.
rule-any-heart =
    { $source ->
        [hertan-saannot] Mikä tahansa pelattu hertta avaa herttamaan.
       *[other] Mikä tahansa pelattu hertta rikkoo hertat.
    }
rule-off-suit-heart =
    { $source ->
        [hertan-saannot] Herttamaan avaa vain toisen maan tikkiin heitetty hertta.
       *[other] Hertat rikkoo vain toisen maan tikkiin heitetty hertta.
    }
rule-heart-or-queen =
    { $hearts ->
        [any] { $source ->
            [hertan-saannot] Herttamaan avaa mikä tahansa pelattu hertta ja myös { CARD("QS") }.
           *[other] Hertat rikkoo mikä tahansa pelattu hertta ja myös { CARD("QS") }.
        }
       *[off-suit] { $source ->
            [hertan-saannot] Herttamaan avaa toisen maan tikkiin heitetty hertta ja myös { CARD("QS") }.
           *[other] Hertat rikkoo toisen maan tikkiin heitetty hertta ja myös { CARD("QS") }.
        }
    }
rule-highest-of-led-suit = Tikin vie aloitusmaan korkein kortti. Valttia ei ole.
rule-equal-cards-cancel = Tikin vie aloitusmaan korkein kortti, mutta kaksi samaa korttia peruvat toisensa.
rule-hearts-and-queen = Pisteet: jokainen hertta { $heart }, { CARD("QS") } { $queen }.
rule-bonus-diamond =
    Pisteet: jokainen hertta 1, { CARD("QS") } 13, { $rank ->
        [J] { CARD("JD") }
       *[T] { CARD("TD") }
    } { $bonus }. { $moon ->
        [needed] Sekin on saatava, jos aikoo kerätä kaiken.
        [dropped] Sekin on saatava, jos aikoo kerätä kaiken, eikä se silloin tuo mitään.
       *[besides] Se lasketaan myös sille, joka kerää kaiken.
    }
rule-high-spades = Pisteet: jokainen hertta 1, { CARD("QS") } 13, { CARD("KS") } { $king }, { CARD("AS") } { $ace }.
rule-nominal-hearts = Pisteet: jokainen hertta nimellisarvonsa, { RANK("JH", case: "elative") } ässään 11–14, { CARD("QS") } { $queen }.
rule-moon =
    { $options ->
        [add] Joka kerää kaikki pistekortit, ei saa pisteitä: jokainen muu lisää ne summaansa.
        [subtract] Joka kerää kaikki pistekortit, vähentää niiden pisteet itseltään. Muut eivät saa mitään.
       *[add-subtract] Joka kerää kaikki pistekortit, valitsee: joko jokainen muu lisää niiden pisteet tai hän vähentää ne itseltään.
    }
rule-no-moon = Kaikkien pistekorttien keräämisestä ei palkita.
rule-moon-and-sun =
    { $options ->
        [add] Joka kerää kaikki pistekortit, ei saa pisteitä: jokainen muu lisää ne summaansa.
        [subtract] Joka kerää kaikki pistekortit, vähentää niiden pisteet itseltään. Muut eivät saa mitään.
       *[add-subtract] Joka kerää kaikki pistekortit, valitsee: joko jokainen muu lisää niiden pisteet tai hän vähentää ne itseltään.
    } Jos hän saa kaikki tikit, pisteitä on { $sun }.
rule-moon-by-standing =
    { $unless ->
        [over] Kun joku kerää kaikki pistekortit, jokainen muu lisää niiden pisteet. Jos peli silloin päättyisi, hän vähentää ne itseltään.
       *[lost] Kun joku kerää kaikki pistekortit, jokainen muu lisää niiden pisteet. Jos hän silloin häviäisi pelin, hän vähentää ne itseltään.
    }
rule-moon-above-zero = Joka kerää kaikki pistekortit, valitsee: joko jokainen muu lisää niiden pisteet tai hän vähentää ne itseltään, jos hänellä on niitä niin paljon.
rule-no-bonus = Vain saadut kortit lasketaan.
rule-clean-bonus =
    { $no_points ->
        [0] Joka ei saa yhtään tikkiä, saa { $no_tricks } pistettä.
       *[other] { $no_tricks ->
            [0] Joka ei saa yhtään pistekorttia, saa { $no_points } pistettä.
           *[other] Joka ei saa yhtään tikkiä, saa { $no_tricks } pistettä, ja joka ei saa yhtään pistekorttia, { $no_points }.
        }
    }
rule-limit =
    { $reached ->
        [true] Peli päättyy jakoon, jonka jälkeen jollakulla on vähintään { $points } pistettä.
       *[false] Peli päättyy jakoon, jonka jälkeen jollakulla on yli { $points } pistettä.
    }
rule-limit-or-deals = Peli päättyy viimeistään jakoon { $deals } ja jo ennen sitä, jos jollakulla on jaon jälkeen yli { $points } pistettä.
rule-limit-with-drop = Peli päättyy, kun jollakulla on yli { $points } pistettä. Tasan { $points } putoaa takaisin, ja luvuksi tulee { $to }.
rule-fewest-points = Vähiten pisteitä voittaa.
rule-most-points = Eniten pisteitä voittaa.
rule-shared-win = Tasapisteissä voitto jaetaan.
rule-play-on = Tasapisteissä jatketaan, kunnes joku on yksin kärjessä.
