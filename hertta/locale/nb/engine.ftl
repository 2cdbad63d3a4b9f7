### Verdicts and their reasons. A reason tells the rule, why it speaks to this hand, and what follows.

## Is it legal?

verdict-title-legal = ✓ { CAPITAL(CARD($card)) } er lov
verdict-title-illegal = ✕ { CAPITAL(CARD($card)) } er ikke lov
tag-wins = ✓ vinner

## Whose card, and when

reason-not-in-hand-held-illegal = Du har ikke { CARD($card) } på hånden. Du kan bare spille dine egne kort.
reason-out-of-turn-order-illegal = Det er ikke denne spillerens tur. Kortene legges ett om gangen, med klokken.
reason-unrestricted-free-legal = Ingen regel begrenser valget ditt nå: { CARD($card) } er lov.

## The opening card

reason-opening-card-opens-legal = { CAPITAL(CARD($opening)) } åpner alltid det første stikket. Du har kortet på hånden og må spille det ut nå.
reason-opening-card-opens-illegal = { CAPITAL(CARD($opening)) } åpner alltid det første stikket. Du har kortet på hånden og må spille det ut, så { CARD($card) } får vente.
reason-opening-card-no-club-legal =
    { $reading ->
        [none] Det første stikket åpnes med kløver, men du har ingen kløver. Derfor kan du spille ut hvilket kort som helst, og { CARD($card) } er lov.
       *[other] Det første stikket åpnes med kløver, men du har ingen kløver. En slik hånd nevner kilden ikke. Vår tolkning: Du kan spille ut hvilket kort som helst, så { CARD($card) } er lov.
    }

## Following suit

reason-follow-suit-follow-legal =
    { COUNT($held) ->
        [one] Det er spilt ut { SUIT($led) }, så du må følge farge. { CAPITAL(CARD($card)) } er det eneste kortet du har i fargen, så det må du legge.
       *[other] Det er spilt ut { SUIT($led) }, så du må følge farge. { CAPITAL(CARD($card)) } er lov: Du velger selv hvilket kort i fargen du legger, og trenger ikke å prøve å vinne stikket.
    }
reason-follow-suit-follow-illegal = Det er spilt ut { SUIT($led) }, og du har kort i fargen: { CARDS($held) }. Da må du følge farge, så { CARD($card) } er ikke lov.
reason-follow-suit-void-legal =
    { $trick_number ->
        [1] Du har ingen { SUIT($led) } og kan ikke følge farge. Etter disse reglene kan du da legge hvilket kort som helst, også i det første stikket, så { CARD($card) } er lov.
       *[other] Du har ingen { SUIT($led) } og kan ikke følge farge. Da kan du legge hvilket kort som helst: { CAPITAL(CARD($card)) } er lov, men kan ikke vinne stikket, for kortet er i en annen farge.
    }

## Points in the first trick

reason-first-trick-points-ban-legal =
    { $source ->
        [herttamisaari] Du har ingen { SUIT($led) }, og husregelen holder poengkortene ute av det første stikket. { CAPITAL(CARD($card)) } er ikke et poengkort, så det kan du legge.
       *[other] Du har ingen { SUIT($led) }, og i det første stikket er poengkortene forbudt. { CAPITAL(CARD($card)) } er ikke et poengkort, så det kan du legge.
    }
reason-first-trick-points-ban-illegal =
    { $source ->
        [herttamisaari] Du har ingen { SUIT($led) }, men husregelen forbyr hjerter og { CARD("QS") } i det første stikket når du har noe annet å legge.
       *[other] Du har ingen { SUIT($led) }, men i det første stikket er både hjerter og { CARD("QS") } forbudt.
    } { COUNT($legal) ->
        [one] Derfor er { CARD($card) } ikke lov: Legg { CARDS($legal) }.
       *[other] Derfor er { CARD($card) } ikke lov, men disse er det: { CARDS($legal) }.
    }
reason-first-trick-points-only-points-hearts-legal = Du har bare poengkort på hånden, og da gjør reglene et unntak for hjerter i det første stikket. Derfor er { CARD($card) } lov.
reason-first-trick-points-only-points-hearts-illegal = Du har bare poengkort på hånden, men unntaket for det første stikket gjelder bare hjerter. Derfor er { CARD($card) } ikke lov: Legg et av hjerterkortene dine.
reason-first-trick-points-only-points-all-legal = Du har bare poengkort på hånden og ingenting annet å legge. Da viker husregelen, og { CARD($card) } er lov.
reason-first-trick-points-waived-legal =
    { $source ->
        [hertan-saannot] Du har ikke annet på hånden enn { CARD("QS") }, og kildens unntak gjelder bare hjerter. En slik hånd nevner kilden ikke. Vår tolkning: Ett kort må alltid legges, så forbudet viker og { CARD($card) } er lov.
       *[other] Du har bare poengkort på hånden, og de er forbudt i det første stikket. En slik hånd nevner kilden ikke. Vår tolkning: Ett kort må alltid legges, så forbudet viker og { CARD($card) } er lov.
    }

## Leading hearts

reason-hearts-not-broken-broken-legal = Hjerter er brutt, så du kan spille ut hvilket kort du vil. { CAPITAL(CARD($card)) } er lov.
reason-hearts-not-broken-unbroken-legal = Hjerter er ikke brutt ennå, så du kan ikke åpne stikket med hjerter. { CAPITAL(CARD($card)) } er i en annen farge, så det kan du spille ut.
reason-hearts-not-broken-unbroken-illegal = Hjerter er ikke brutt ennå, og du har mer enn hjerter på hånden: { CARDS($legal) }. Derfor kan du ikke spille ut { CARD($card) }.
reason-hearts-not-broken-queen-only-legal =
    { $reading ->
        [none] Hjerter er ikke brutt ennå, og utenom hjerter har du bare { CARD($card) }. Du har altså mer enn hjerter på hånden, så damen er det eneste kortet du kan spille ut.
       *[other] Hjerter er ikke brutt ennå, og utenom hjerter har du bare { CARD($card) }. En slik hånd nevner kilden ikke. Vår tolkning: Damen er ikke et hjerterkort, så den er det eneste kortet du kan spille ut.
    }
reason-hearts-not-broken-queen-only-illegal =
    { $reading ->
        [none] Hjerter er ikke brutt ennå, og utenom hjerter har du { CARD("QS") }. Du har altså mer enn hjerter på hånden, så { CARD($card) } er ikke lov: Spill ut damen.
       *[other] Hjerter er ikke brutt ennå, og utenom hjerter har du { CARD("QS") }. En slik hånd nevner kilden ikke. Vår tolkning: Damen er ikke et hjerterkort, så den må spilles ut, og { CARD($card) } er ikke lov.
    }
reason-hearts-not-broken-only-hearts-legal = Hjerter er ikke brutt ennå, men du har bare hjerter igjen. Da gjelder et unntak: Du kan åpne stikket med hjerter, så { CARD($card) } er lov.
reason-hearts-not-broken-waived-legal = Hjerter er ikke brutt ennå, men du har bare hjerter igjen. En slik hånd nevner kilden ikke. Vår tolkning: Ett kort må spilles ut, så { CARD($card) } er lov.

## The trick and its points

winner-reason =
    { COUNT($others) ->
        [0] Høyeste { SUIT($led) } vinner stikket, og det er { CARD($card) }.
        [one] Høyeste { SUIT($led) } vinner stikket, og det er { CARD($card) }. { CAPITAL(CARDS($others)) } er i en annen farge og kan ikke vinne.
       *[other] Høyeste { SUIT($led) } vinner stikket, og det er { CARD($card) }. { CAPITAL(CARDS($others)) } er i andre farger og kan ikke vinne.
    } { $points ->
        [0] Det er ingen poengkort i stikket, så det gir 0 poeng.
        [one] Vinneren får 1 poeng: I stikket ligger { CARDS($point_cards) }.
       *[other] Vinneren får { $points } poeng: I stikket ligger { CARDS($point_cards) }.
    }
score-points = { $points } poeng
hearts-state =
    { $broken ->
        [true] brutt
       *[false] ikke brutt ennå
    }
