### Pistelista oikean pöydän ääressä pelattavalle pelille.

score-sheet-title = Pistelista
score-sheet-summary = Pidä kirjaa omasta pelistänne. Lista tarkistaa jokaisen jaon ja kertoo, milloin joku on voittanut.
score-sheet-heading = Pistelista
score-sheet-text = Merkitse jokaisen jaon jälkeen, paljonko kunkin pelaajan kortit maksavat. Lista tarkistaa summan, ottaa huomioon, jos joku kerää kaikki pistekortit, näyttää jaon numeron ja vaihtosuunnan ja kertoo, milloin peli päättyy.

## Ketkä pelaavat

score-sheet-players = Pelaajat ja säännöt
score-sheet-players-text = Nimet pysyvät tässä selaimessa.
score-sheet-rules = Säännöt
score-sheet-ruled = Pelin säännöt: { $name }. Toiset säännöt voi valita uuteen peliin.
score-sheet-first-dealer = Kuka jakaa ensin

## Jako

score-sheet-deal = Jako
score-sheet-deal-number = Jako { $number }
score-sheet-correct-deal = Korjaa jako { $number }
score-sheet-dealer = Jakaja
score-sheet-pass = Vaihto
score-sheet-passed =
    { $direction ->
        [left] { $count } vasemmalle
        [right] { $count } oikealle
        [across] { $count } vastapäätä istuvalle
       *[none] ei vaihtoa
    }
score-sheet-points = Pisteet
score-sheet-points-text = Kirjoita, paljonko kunkin kortit maksavat. Jos joku sai kaikki pistekortit, kirjoita nekin: lista hoitaa loput. Tyhjä kenttä on 0, ja Enter vie seuraavaan.
score-sheet-no-trick = Jos pelaaja ei saanut yhtään tikkiä, kirjoita { $points }.
score-sheet-no-number = Kirjoita kokonaisluku.
score-sheet-sum = Summa
score-sheet-sum-of = { $sum } / { $whole }
score-sheet-enter = Merkitse
score-sheet-leave = Jätä ennalleen
score-sheet-undo = Kumoa
score-sheet-anew = Uusi peli

## Mitä jaosta tuli

score-sheet-ask = Jako { $number }: mitä tapahtui?
score-sheet-ask-text = Nämä pisteet voivat tarkoittaa useampaa asiaa. Valitse, mitä tapahtui.
score-sheet-result =
    { $choice ->
        [add]
            { $every ->
                [true] Kaikki tikit: vastustajat saavat { $points }
               *[false] Kaikki pistekortit: vastustajat saavat { $points }
            }
        [subtract]
            { $every ->
                [true] Kaikki tikit: { $name } vähentää { $points }
               *[false] Kaikki pistekortit: { $name } vähentää { $points }
            }
       *[none] Pistekortit jakautuivat
    }
score-sheet-moon =
    { $choice ->
        [add]
            { $every ->
                [true] { $name } sai kaikki tikit: vastustajat saavat lisää pisteitä.
               *[false]
                    { $source ->
                        [herttamisaari] { $name } teki slammin: vastustajat saavat lisää pisteitä.
                        [hertta-korttipeli] { $name } puhalsi: vastustajat saavat lisää pisteitä.
                       *[other] { $name } ampui kuun: vastustajat saavat lisää pisteitä.
                    }
            }
       *[subtract]
            { $every ->
                [true] { $name } sai kaikki tikit ja vähentää pisteet summastaan.
               *[false]
                    { $source ->
                        [herttamisaari] { $name } teki slammin ja vähentää pisteet summastaan.
                        [hertta-korttipeli] { $name } puhalsi ja vähentää pisteet summastaan.
                       *[other] { $name } ampui kuun ja vähentää pisteet summastaan.
                    }
            }
    }
score-sheet-open = Jako { $number } odottaa, että kerrot, mitä tapahtui.
score-sheet-late = Peli oli ohi jo ennen jakoa { $number }, joten sitä ei lasketa.
score-sheet-wrong = Jaon { $number } summa on { $sum }, mutta sen pitäisi olla { $whole }.
score-sheet-cannot-be = Jaon { $number } summa täsmää, mutta näin pisteet eivät voi jakautua.
score-sheet-slip-card =
    { $twice ->
        [true] Olisiko { CARD($card) } laskettu kahdesti?
       *[false] Olisiko { CARD($card) } jäänyt laskematta?
    }
score-sheet-slip-hearts =
    { $twice ->
        [true]
            { $count ->
                [one] Olisiko yksi hertta laskettu kahdesti?
               *[other] Olisiko { $count } herttaa laskettu kahdesti?
            }
       *[false]
            { $count ->
                [one] Olisiko yksi hertta jäänyt laskematta?
               *[other] Olisiko { $count } herttaa jäänyt laskematta?
            }
    }
score-sheet-slip-nobody = { CAPITAL(CARD($card)) } maksaa enemmän kuin kenelläkään on pisteitä.
score-sheet-dropped = { $name } osui tasan rajalle, ja summaksi tulee { $points }.
score-sheet-doubts = Tarkista
score-sheet-doubts-text = Kukaan ei voi voittaa, kun jokin jako on väärin.

## Peli

score-sheet-totals = Pistetilanne
score-sheet-totals-are = Pistetilanne: { $totals }.
score-sheet-deals = Jaot
score-sheet-grid = Joka jako: summa ja suluissa jaon pisteet
score-sheet-correct = Korjaa jako
score-sheet-over = Peli on ohi
score-sheet-won =
    { $count ->
        [one] Voittaja: { $names }, pisteitä { $points }.
       *[other] Voittajat yhdessä: { $names }, pisteitä { $points }.
    }
score-sheet-tools = Paperille ja tiedostoksi
score-sheet-tools-text = Kynä ja paperikin riittävät: kun tulostat tämän sivun, saat listan A4-arkille. Siinä on tyhjät rivit tuleville jaoille.
score-sheet-csv = Tallenna CSV-tiedostona
score-sheet-csv-total = { $name }, summa
score-sheet-csv-note = Huomautukset
score-sheet-file = hertan-pisteet

## Mitä tehtiin, ääneen luettuna

score-sheet-done-entered = Jako { $number } on merkitty.
score-sheet-done-corrected = Jako { $number } on korjattu.
score-sheet-done-settled = Jako { $number } on selvä.
score-sheet-done-undone = Viimeisin muutos on kumottu.
score-sheet-done-anew = Uusi peli. Kumoamalla saat vanhan takaisin.
score-sheet-done-empty = Kirjoita ensin pisteet.
score-sheet-done-unreadable = Ei merkitty: jossakin kentässä ei ole kokonaislukua.
score-sheet-done-full = Lista on täynnä. Tallenna se ja aloita uusi peli.
