### The page on which a table puts its own rules together, and the sheet that lies on the table.

table-rules-title = Husregler
table-rules-summary = Sett sammen reglene ved ditt eget bord. Så følger leksjonene og oppgavene dem.
table-rules-heading = Slik spiller vi
table-rules-text = Ikke alle spiller likt, så bli enige før første giv, og hold dere til reglene til spillet er slutt. Ved hvert valg ser du hvilke kilder som har det. Så følger alt her reglene dine: leksjoner, oppgaver og begrunnelser.

## Choosing

table-rules-base = Begynn med
table-rules-base-help = Alle valgene nedenfor blir som i disse reglene. Hvert av dem kan du endre.
table-rules-option = { $rule } ({ $names })
table-rules-house = husregel
table-rules-all = alle kildene
table-rules-has = Står i { $names }.
table-rules-has-all = Står i alle de fire kildene.
table-rules-has-none = En husregel: Ingen kilde har den.
table-rules-refused = { $value } kan ikke brukes her, så { $number } blir stående.
table-rules-part-setup = Bordet
table-rules-part-play = Spillet
table-rules-part-points = Poengene
table-rules-part-end = Slutten
matter-lead = Åpningskortet
matter-follow = Å følge farge
matter-first-trick = Poeng i første stikk
matter-hearts = Å spille ut hjerter
matter-queen = Å spille ut { CARD("QS") }
number-count = Kort som hver gir bort
number-heart = Poeng for et hjerterkort
number-queen = Poeng for { CARD("QS") }
number-bonus = Poeng for bonuskortet, under 0
number-king = Poeng for { CARD("KS") }
number-ace = Poeng for { CARD("AS") }
number-sun = Poeng for alle stikkene
number-no_tricks = Poeng uten stikk, 0 eller mindre
number-no_points = Poeng uten poengkort, 0 eller mindre
number-points = Poenggrensen
number-deals = Antall giver
number-to = Hva nøyaktig grensen faller til

## What does not go together

clash-no-opening-card = Kortstokken må ha en kløver å åpne med.
clash-uneven-sides = Makkerspill krever et partall spillere, og flere enn to.
clash-nobody-across = Med et oddetall spillere sitter ingen rett overfor. Velg et kortbytte uten den retningen.
clash-pass-too-large = Ingen har så mange kort. Bytt færre.
clash-kept-not-in-deck = Et kort som ikke kan gis bort, finnes ikke i denne kortstokken.
clash-equal-cards = To kortstokker har like kort. Velg en regel for stikket som sier hva som skjer med dem.
clash-no-bonus-card = Bonuskortet finnes ikke i denne kortstokken.
clash-empty-moon = Ingenting gir poeng, så ingen kan ta alle. Velg poeng, eller at det ikke lønner seg å ta alle.
clash-endless-game = Ingenting gir poeng, så spillet ville aldri ta slutt. Velg poeng, eller et antall giver.
clash-dropping-sides = En sum kan falle bare når alle spiller alene.
clash-two-openings = Første stikk kan ikke åpnes på to måter. Velg én.

## Using them

table-rules-sheet = Reglene i ord
table-rules-take = Ta dem i bruk
table-rules-clashing = Noen av valgene går ikke sammen ennå. Rett det som er merket ovenfor.
table-rules-unnamed = Bordet har for mange spillere eller for store tall til å brukes her.
table-rules-ready = Disse reglene er ikke i bruk ennå.
table-rules-used = Nå følger alt her disse reglene.
table-rules-stopped = Nå følger alt her de vanlige reglene igjen. Bordet ditt er tatt vare på.
table-rules-use = Bruk disse reglene
table-rules-stop = Tilbake til de vanlige reglene
table-rules-link = Lenke til disse reglene
table-rules-link-help = Send denne adressen, så ser andre de samme reglene.
table-rules-file = Lagre som fil (TOML)
table-rules-paper = Skriv ut siden og legg den på bordet. Den kommer på språket du leser nå.

## Rules in words

pass-left = til venstre
pass-right = til høyre
pass-across = til den rett overfor
pass-none = ikke noe bytte
rule-single-deck =
    { $players } spiller. { COUNT($removed) ->
        [0] { COUNT($added) ->
            [0] Hele kortstokken deles ut.
            [one] Én joker legges til, og alle kortene deles ut.
           *[other] { COUNT($added) } jokere legges til, og alle kortene deles ut.
        }
       *[other] { COUNT($added) ->
            [0] Disse tas ut: { CARDS($removed) }. Alle andre kort deles ut.
            [one] Disse tas ut: { CARDS($removed) }. Én joker legges til, og alle kortene deles ut.
           *[other] Disse tas ut: { CARDS($removed) }. { COUNT($added) } jokere legges til, og alle kortene deles ut.
        }
    }
rule-deck-with-stock = { $players } spiller og får { $hand_size } kort hver. Resten er en trekkbunke: Etter hvert stikk trekker hver spiller ett kort.
rule-two-decks = { $players } spiller med to kortstokker. Kort som blir til overs, går til den som tar første stikk.
rule-next-on-left = Spilleren til venstre for giveren deler ut neste gang.
rule-each-alone = Alle spiller alene.
rule-pairs = De som sitter overfor hverandre, er makkere og legger sammen poengene.
rule-pass-cycle =
    { $passes ->
        [false] Ingen kort byttes.
       *[true] { $cycles ->
            [true] Hver spiller gir bort { $count ->
                [one] ett kort
               *[other] { $count } kort
            }, giv for giv: { $cycle }.
           *[false] I hver giv gir alle { $count ->
                [one] ett kort
               *[other] { $count } kort
            } { $cycle }.
        }{ COUNT($kept) ->
            [0] { "" }
           *[other] { " " }Dette kan ikke gis bort: { CARDS($kept) }.
        }
    }
rule-lowest-club = Den som har den laveste kløveren, spiller ut til første stikk.
rule-opening-card = Første stikk åpnes med den laveste kløveren.
rule-opening-club = Første stikk åpnes med en valgfri kløver.
rule-none-lead = Første stikk åpnes med et valgfritt kort.
rule-follow-suit = Alle må følge farge. Den som ikke kan, legger et valgfritt kort.
rule-none-follow = Ingen trenger å følge farge.
rule-first-trick-points =
    { $only_points ->
        [all] Ingen hjerter og ikke { CARD("QS") } i første stikk, med mindre hånden bare har slike kort.
        [hearts] Ingen hjerter og ikke { CARD("QS") } i første stikk. Den som ikke har annet, legger en hjerter.
        [queen] Ingen hjerter og ikke { CARD("QS") } i første stikk. Den som ikke har annet, må legge { CARD("QS") } hvis den er på hånden.
       *[unsaid] Ingen hjerter og ikke { CARD("QS") } i første stikk. For en hånd med bare slike kort er ingenting avtalt, og forbudet viker.
    }
rule-none-first-trick = Hjerter og { CARD("QS") } kan kastes allerede i første stikk.
rule-hearts-not-broken =
    { $only_hearts ->
        [stated] Hjerter kan ikke spilles ut før de er brutt, med mindre hånden bare har hjerter.
        [points] Hjerter kan ikke spilles ut før de er brutt, med mindre hånden bare har hjerter og { CARD("QS") }.
       *[unsaid] Hjerter kan ikke spilles ut før de er brutt. For en hånd med bare hjerter er ingenting avtalt, og forbudet viker.
    }
rule-none-hearts = Hjerter kan spilles ut når som helst.
rule-queen-not-broken = { CAPITAL(CARD("QS")) } kan ikke spilles ut før hjerter er brutt.
rule-none-queen = { CAPITAL(CARD("QS")) } kan spilles ut når som helst.
rule-any-heart = Enhver hjerter som spilles, bryter hjerter.
rule-off-suit-heart = Bare en hjerter som kastes på en annen farge, bryter hjerter.
rule-heart-or-queen =
    { $hearts ->
        [any] Enhver hjerter som spilles, bryter hjerter, og det gjør { CARD("QS") } også.
       *[off-suit] En hjerter som kastes på en annen farge, bryter hjerter, og det gjør { CARD("QS") } også.
    }
rule-highest-of-led-suit = Det høyeste kortet i fargen som ble spilt ut, tar stikket. Det er ingen trumf.
rule-equal-cards-cancel = Det høyeste kortet i fargen som ble spilt ut, tar stikket, men to like kort opphever hverandre.
rule-hearts-and-queen = Poeng: hver hjerter { $heart }, { CARD("QS") } { $queen }.
rule-bonus-diamond =
    Poeng: hver hjerter 1, { CARD("QS") } 13, { $rank ->
        [J] { CARD("JD") }
       *[T] { CARD("TD") }
    } { $bonus }. { $moon ->
        [needed] Den som vil ta alle, trenger det kortet også.
        [dropped] Den som vil ta alle, trenger det kortet også, og da teller det ikke.
       *[besides] Det kortet teller også for den som tar alle.
    }
rule-high-spades = Poeng: hver hjerter 1, { CARD("QS") } 13, { CARD("KS") } { $king }, { CARD("AS") } { $ace }.
rule-nominal-hearts = Poeng: hver hjerter pålydende (knekt til ess 11–14), { CARD("QS") } { $queen }.
rule-moon =
    { $options ->
        [add] Den som tar alle poengkortene, slipper poengene: De andre legger dem til.
        [subtract] Den som tar alle poengkortene, trekker poengene fra sin egen sum. De andre får ingenting.
       *[add-subtract] Den som tar alle poengkortene, velger: La de andre legge til poengene, eller trekke dem fra sin egen sum.
    }
rule-no-moon = Å ta alle poengkortene gir ingenting ekstra.
rule-moon-and-sun =
    { $options ->
        [add] Den som tar alle poengkortene, slipper poengene: De andre legger dem til.
        [subtract] Den som tar alle poengkortene, trekker poengene fra sin egen sum. De andre får ingenting.
       *[add-subtract] Den som tar alle poengkortene, velger: La de andre legge til poengene, eller trekke dem fra sin egen sum.
    } Alle stikkene teller { $sun } i stedet.
rule-moon-by-standing =
    { $unless ->
        [over] Når noen tar alle poengkortene, legger de andre til poengene. Ville spillet da være slutt, trekkes de i stedet fra summen til den som tok alle.
       *[lost] Når noen tar alle poengkortene, legger de andre til poengene. Ville spillet da være tapt, trekkes de i stedet fra summen til den som tok alle.
    }
rule-moon-above-zero = Den som tar alle poengkortene, velger: La de andre legge til poengene, eller trekke dem fra sin egen sum hvis den er stor nok.
rule-no-bonus = Bare kortene som er tatt, teller.
rule-clean-bonus =
    { $no_points ->
        [0] Den som ikke tar et eneste stikk, får { $no_tricks } poeng.
       *[other] { $no_tricks ->
            [0] Den som ikke tar et eneste poengkort, får { $no_points } poeng.
           *[other] Den som ikke tar et eneste stikk, får { $no_tricks } poeng, og den som ikke tar et eneste poengkort, får { $no_points }.
        }
    }
rule-limit =
    { $reached ->
        [true] Spillet er slutt etter given der noen når { $points } poeng.
       *[false] Spillet er slutt etter given der noen passerer { $points } poeng.
    }
rule-limit-or-deals = Spillet er slutt etter giv { $deals }, eller før hvis noen passerer { $points } poeng.
rule-limit-with-drop = Spillet er slutt når noen passerer { $points } poeng. Nøyaktig { $points } faller tilbake til { $to }.
rule-fewest-points = Den laveste summen vinner.
rule-most-points = Den høyeste summen vinner.
rule-shared-win = De som står likt i teten, deler seieren.
rule-play-on = Står flere likt i teten, spiller dere videre til én er alene der.
