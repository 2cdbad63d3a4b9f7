### Verdicts and their reasons. A reason tells the rule, why it speaks to this hand, and what follows.

## Is it legal?

verdict-title-legal = ✓ { CAPITAL(CARD($card)) } er lov
verdict-title-illegal = ✕ { CAPITAL(CARD($card)) } er ikke lov
tag-wins = ✓ vinner

## Whose card, and when

reason-not-in-hand-held-illegal = Du har ikke { CARD($card) } på hånden. Du kan bare spille dine egne kort.
reason-out-of-turn-order-illegal = Det er ikke denne spillerens tur. Kortene legges ett om gangen, med klokken.
reason-unrestricted-free-legal = Ingen regel begrenser valget ditt nå: { CAPITAL(CARD($card)) } er lov.

## The opening card

reason-opening-card-opens-legal =
    { $reading ->
        [D2] Ifølge kilden åpner { CARD("2C") }, men det kortet er tatt ut av kortstokken. Vår tolkning: Da åpner den laveste kløveren i kortstokken, og det er { CARD($opening) }.
        [D5] Noen av kortene er ikke delt ut, og kilden sier ikke hvem som da åpner. Vår tolkning: Det åpnes med den laveste kløveren noen har på hånden, og det er { CARD($opening) }.
        [F14] Kilden sier ikke hvem som åpner når det spilles med to kortstokker. Vår tolkning: Den laveste kløveren noen har på hånden, { CARD($opening) }, spilles ut av den første til venstre for giveren som har kortet.
       *[none] { CAPITAL(CARD($opening)) } åpner alltid det første stikket.
    } Du har kortet på hånden og må spille det ut nå.
reason-opening-card-opens-illegal =
    { $reading ->
        [D2] Ifølge kilden åpner { CARD("2C") }, men det kortet er tatt ut av kortstokken. Vår tolkning: Da åpner den laveste kløveren i kortstokken, og det er { CARD($opening) }.
        [D5] Noen av kortene er ikke delt ut, og kilden sier ikke hvem som da åpner. Vår tolkning: Det åpnes med den laveste kløveren noen har på hånden, og det er { CARD($opening) }.
        [F14] Kilden sier ikke hvem som åpner når det spilles med to kortstokker. Vår tolkning: Den laveste kløveren noen har på hånden, { CARD($opening) }, spilles ut av den første til venstre for giveren som har kortet.
       *[none] { CAPITAL(CARD($opening)) } åpner alltid det første stikket.
    } Du har kortet på hånden og må spille det ut, så { CARD($card) } får vente.
reason-opening-card-no-club-legal =
    { $reading ->
        [D2] Det første stikket åpnes med kløver, og uten kløver åpner du bare når ingen andre har kløver heller og du sitter til venstre for giveren. En slik situasjon nevner kilden ikke. Vår tolkning: Da kan du spille ut hvilket kort som helst, så { CARD($card) } er lov.
        [D5] Det første stikket åpnes med kløver, og uten kløver åpner du bare når ingen andre har kløver heller og du sitter til venstre for giveren. En slik situasjon nevner kilden ikke. Vår tolkning: Da kan du spille ut hvilket kort som helst, så { CARD($card) } er lov.
        [F14] Det første stikket åpnes med kløver, og uten kløver åpner du bare når ingen andre har kløver heller og du sitter til venstre for giveren. En slik situasjon nevner kilden ikke. Vår tolkning: Da kan du spille ut hvilket kort som helst, så { CARD($card) } er lov.
       *[none] Det første stikket åpnes med kløver, og uten kløver åpner du bare når ingen andre har kløver heller og du sitter til venstre for giveren. Da kan du spille ut hvilket kort som helst, så { CARD($card) } er lov.
    }
reason-opening-club-opens-legal = Det første stikket åpnes med kløver, og hos dere er en hvilken som helst kløver god nok. Derfor kan du spille ut { CARD($card) }.
reason-opening-club-opens-illegal = Det første stikket åpnes med kløver, og hos dere er en hvilken som helst kløver god nok. Du har { CARDS($legal) }, så { CARD($card) } får vente.
reason-opening-club-no-club-legal = Det første stikket åpnes med kløver, og uten kløver åpner du bare når ingen andre har kløver heller og du sitter til venstre for giveren. Da kan du spille ut hvilket kort som helst, så { CARD($card) } er lov.

## Following suit

reason-follow-suit-follow-legal =
    { FACES($held) ->
        [one] Det er spilt ut { SUIT($led) }, så du må følge farge. Du har ikke noe annet kort i fargen enn { CARD($card) }, så det må du legge.
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
        [herttamisaari] Du har ingen { SUIT($led) }, og husregelen holder hjerter og { CARD("QS") } ute av det første stikket.
       *[other] Du har ingen { SUIT($led) }, og i det første stikket er hjerter og { CARD("QS") } forbudt.
    }{ $reading ->
        [F10] { " " }Vår tolkning: Det gjelder damen selv om den ikke gir poeng.
       *[none] { "" }
    } { CAPITAL(CARD($card)) } rammes ikke av forbudet, så det kortet kan du legge.
reason-first-trick-points-ban-illegal =
    { $source ->
        [herttamisaari] Du har ingen { SUIT($led) }, men husregelen forbyr hjerter og { CARD("QS") } i det første stikket når du har noe annet å legge.
       *[other] Du har ingen { SUIT($led) }, men i det første stikket er både hjerter og { CARD("QS") } forbudt.
    }{ $reading ->
        [F10] { " " }Vår tolkning: Det gjelder damen selv om den ikke gir poeng.
       *[none] { "" }
    } { SUIT_OF($card) ->
        [spades]
            { COUNT($legal) ->
                [one] Legg { CARDS($legal) }.
               *[other] Disse kan du legge: { CARDS($legal) }.
            }
       *[hearts]
            { COUNT($legal) ->
                [one] Derfor er { CARD($card) } ikke lov: Legg { CARDS($legal) }.
               *[other] Derfor er { CARD($card) } ikke lov, men disse er det: { CARDS($legal) }.
            }
    }
reason-first-trick-points-only-points-hearts-legal = Alle kortene dine er forbudt i det første stikket, men for en slik hånd gjør reglene unntak for hjerter. Derfor er { CARD($card) } lov.
reason-first-trick-points-only-points-hearts-illegal = Alle kortene dine er forbudt i det første stikket, og unntaket for en slik hånd gjelder bare hjerter. Derfor er { CARD($card) } ikke lov: Legg et hjerterkort.
reason-first-trick-points-only-points-all-legal = Alle kortene dine er forbudt i det første stikket, så du har ikke noe annet å legge. Da viker husregelen, og { CARD($card) } er lov.
reason-first-trick-points-only-points-queen-legal = Alle kortene dine er forbudt i det første stikket. Hos dere må du da legge { CARD($card) }.
reason-first-trick-points-only-points-queen-illegal = Alle kortene dine er forbudt i det første stikket. Hos dere må du da legge { CARD("QS") }, så { CARD($card) } er ikke lov.
reason-first-trick-points-waived-legal =
    { $reading ->
        [A2]
            { $source ->
                [hertan-saannot] Du har bare { CARD("QS") } på hånden, og kilden sier at unntaket for hjerter ikke gjelder det kortet.
               *[other] Alle kortene dine er forbudt i det første stikket, og kilden nevner ikke noe unntak for en slik hånd.
            } Vår tolkning: Du må alltid legge et kort, så forbudet viker, og { CARD($card) } er lov.
       *[none] Alle kortene dine er forbudt i det første stikket. Men du må alltid legge et kort, så forbudet viker, og { CARD($card) } er lov.
    }

## Leading hearts

reason-hearts-not-broken-broken-legal = Hjerter er brutt, så du kan spille ut hvilket kort du vil. { CAPITAL(CARD($card)) } er lov.
reason-hearts-not-broken-unbroken-legal = Hjerter er ikke brutt ennå, så du kan ikke åpne stikket med hjerter. { CAPITAL(CARD($card)) } er i en annen farge, så det kan du spille ut.
reason-hearts-not-broken-unbroken-illegal = Hjerter er ikke brutt ennå, og du har andre kort enn hjerter på hånden: { CARDS($legal) }. Derfor kan du ikke spille ut { CARD($card) }.
reason-hearts-not-broken-queen-only-legal =
    { $reading ->
        [B2] Hjerter er ikke brutt ennå, og utenom hjerter har du bare { CARDS($legal) }. En slik hånd nevner kilden ikke. Vår tolkning: { CAPITAL(CARD("QS")) } er ikke et hjerterkort og må derfor spilles ut.
       *[none] Hjerter er ikke brutt ennå, og utenom hjerter har du bare { CARDS($legal) }. Du har altså ikke bare hjerter på hånden, så { CARD("QS") } må spilles ut.
    }
reason-hearts-not-broken-queen-only-illegal =
    { $reading ->
        [B2] Hjerter er ikke brutt ennå, og utenom hjerter har du bare { CARDS($legal) }. En slik hånd nevner kilden ikke. Vår tolkning: { CAPITAL(CARD("QS")) } er ikke et hjerterkort og må derfor spilles ut, så { CARD($card) } er ikke lov.
       *[none] Hjerter er ikke brutt ennå, og utenom hjerter har du bare { CARDS($legal) }. Du har altså ikke bare hjerter på hånden, så { CARD($card) } er ikke lov: Spill ut { CARD("QS") }.
    }
reason-hearts-not-broken-only-hearts-legal = Hjerter er ikke brutt ennå, men du har bare hjerter på hånden. Da gjelder et unntak: Du kan åpne stikket med hjerter, så { CARD($card) } er lov.
reason-hearts-not-broken-only-points-legal = Hjerter er ikke brutt ennå, men du har bare { CARDS($hand) }. Hos dere kan du med en slik hånd spille ut hvilket kort som helst, så { CARD($card) } er lov.
reason-hearts-not-broken-waived-legal =
    { $reading ->
        [B1] Hjerter er ikke brutt ennå, men du har bare hjerter på hånden. En slik hånd nevner kilden ikke. Vår tolkning: Du må spille ut et kort, så { CARD($card) } er lov.
       *[none] Hjerter er ikke brutt ennå, men du har bare hjerter på hånden. Du må spille ut et kort, så { CARD($card) } er lov.
    }

## Leading the queen of spades

reason-queen-not-broken-broken-legal = Hjerter er brutt, så du kan spille ut hvilket kort du vil, også { CARD("QS") }. { CAPITAL(CARD($card)) } er lov.
reason-queen-not-broken-unbroken-legal = Hjerter er ikke brutt ennå, og hos dere kan ikke { CARD("QS") } spilles ut før det skjer. Forbudet gjelder ingen andre kort, så { CARD($card) } er lov.
reason-queen-not-broken-unbroken-illegal =
    Hjerter er ikke brutt ennå, og hos dere kan ikke { CARD($card) } spilles ut før det skjer. { COUNT($legal) ->
        [one] Spill ut { CARDS($legal) }.
       *[other] Disse kan du spille ut: { CARDS($legal) }.
    }
reason-queen-not-broken-waived-legal = Hjerter er ikke brutt ennå, og hos dere kan ikke { CARD($card) } spilles ut før det skjer. Men du har ikke noe annet å spille ut, så regelen viker, og damen er lov.

## The trick and its points

score-points = { $points } poeng
hearts-state =
    { $broken ->
        [true] brutt
       *[false] ikke brutt ennå
    }
