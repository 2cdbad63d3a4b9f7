### Themes: what a puzzle is about, and how hard it is.

## What you hold

theme-opening-lead = Åpningsutspillet
theme-first-trick = Første stikk
theme-last-trick = Siste stikk
theme-last-to-play = Du legger sist
theme-follow-suit = Du kan følge farge
theme-singleton = Bare ett kort i fargen
theme-void = Du kan ikke følge farge
theme-one-legal-card = Bare ett kort er lov
theme-all-legal = Alle kortene er lov
theme-only-hearts-left = Bare hjerter på hånden
theme-only-points-left = Bare poengkort på hånden
theme-hearts-and-queen = Bare hjerter og { CARD("QS") }
theme-forced-queen = { CAPITAL(CARD("QS")) } må spilles
theme-queen-can-go = Du kan kaste { CARD("QS") }
theme-queen-may-lead = Du kan spille ut { CARD("QS") }

## What the rules say

theme-ban-speaks = Poengkort forbudt i første stikk
theme-ban-waived = Forbudet mot poengkort faller bort
theme-hearts-unbroken-lead = Du spiller ut før hjerter er brutt
theme-hearts-broken-lead = Du spiller ut når hjerter er brutt
theme-stated-exception = Et unntak gjelder
theme-rule-gives-way = En regel må vike
theme-source-silent = Kilden sier ingenting
theme-sources-differ = Kildene er uenige

## What lies on the table

theme-led-hearts = Hjerter er spilt ut
theme-hearts-in-trick = Hjerter kastet på annen farge
theme-queen-in-trick = { CAPITAL(CARD("QS")) } i stikket
theme-higher-off-suit = Høyere kort i annen farge
theme-nobody-follows = Ingen følger farge
theme-empty-trick = Stikk uten poeng
theme-cancelled-cards = Like kort opphever hverandre
theme-nobody-wins = Ingen vinner stikket

## What has been taken

theme-moon = Én spiller tar alle
theme-moon-missed-by-a-heart = Bare ett hjerterkort mangler
theme-moon-missed-by-the-queen = Bare { CARD("QS") } mangler
theme-every-trick = Én spiller tar alle stikkene
theme-nobody-has-points = Ingen har poeng ennå
theme-one-has-points = Bare én spiller har poeng
theme-points-are-split = Flere spillere har poeng
theme-bonus-card = Bonuskort

## How the game stands, and what is passed

theme-exactly-the-limit = Nøyaktig på grensen
theme-tie = Poenglikhet i toppen
theme-last-deal = Siste giv er spilt
theme-no-pass-deal = Giv uten kortbytte
theme-cycle-begins-again = Bytteretningene begynner på nytt
theme-opening-card-passed = Åpningskortet bytter eier

## What has happened over several tricks

theme-queen-does-not-break = { CAPITAL(CARD("QS")) } bryter ikke hjerter
theme-off-suit-break = Brutt på en annen farge
theme-heart-led-unbroken = Hjerter spilt ut før de er brutt
theme-hearts-stay-unbroken = Hjerter er fortsatt ikke brutt
theme-broken-in-the-last-trick = Hjerter ble nettopp brutt
theme-revoke = Noen lot være å følge farge

## Who plays, and with which cards

theme-two-decks = To kortstokker
theme-stock-or-widow = Trekkbunke eller kort til overs
theme-jokers = Jokere i kortstokken
theme-missing-two-of-clubs = Kortstokk uten { CARD("2C") }
theme-few-players = To eller tre spillere
theme-many-players = Flere enn fire spillere
theme-pairs = Spill med makker
theme-reversed-aim = Flest poeng vinner

## What is counted and added up

theme-what-costs = Hva kortene koster
theme-checksum = Hva en giv blir til sammen

## How the sources speak

theme-words = Kildenes egne ord
theme-false-friends = Ord som lurer deg

## Difficulty: what it is called, and what makes it so

difficulty-1 = Svært lett
difficulty-2 = Lett
difficulty-3 = Middels
difficulty-4 = Vanskelig
difficulty-5 = Svært vanskelig
difficulty-because =
    { $speaking ->
        [one] Én ting avgjør her
       *[other] { $speaking } ting avgjør her
    }, og det er { $options } svaralternativer, { $near ->
        [0] ingen feller
        [one] én felle
       *[other] { $near } feller
    } og { $work ->
        [0] ingenting å se på
        [one] ett kort, tall eller ord å se på
       *[other] { $work } kort, tall eller ord å se på
    }.
