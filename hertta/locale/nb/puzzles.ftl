### Puzzles: for each kind its name, its question, its choices, and why each of them is right or wrong.

## legal: which cards may be played

kind-legal = Hvilke kort er lov?
goal-legal = Hvilke kort kan du spille? Velg alle.
hint-look-legal = Har du fargen som ble spilt ut? Og spiller du ut selv: Er hjerter brutt?
nudge-legal = Velg minst ett kort først.

## may-play: whether a card may be played, and by which rule

kind-may-play = Er kortet lov?
goal-may-play = Kan du spille { CARD($card) }? Hvis ikke: Hvilken regel hindrer det?
pick-may-play = { CAPITAL(CARD($card)) }
value-may-play-yes = Kortet er lov
why-may-play-lets-through = «{ $rule }» gjelder her, men { CARD($card) } er innenfor den regelen. Det er altså ikke den som hindrer kortet.
why-may-play-silent = «{ $rule }» sier ingenting akkurat nå, så den kan ikke hindre { CARD($card) }.
hint-look-may-play = Gå gjennom reglene én for én: Hvilken sier noe om dette kortet nå?
nudge-may-play = Velg først om kortet er lov, eller hvilken regel som hindrer det.

## winner: who takes the trick, and with how many points

kind-winner = Hvem vinner stikket?
goal-winner = Hvem vinner stikket, og hvor mange poeng ligger i det?
pick-winner = Hvem vinner stikket?
pick-points = Hvor mange poeng ligger i det?
value-winner-nobody = Ingen
why-winner-highest =
    { $you ->
        [true] Du la { CARD($card) }, den høyeste { SUIT($led) } som teller. Du vinner stikket.
       *[false] { $seat } la { CARD($card) }, den høyeste { SUIT($led) } som teller. Det vinner stikket.
    }
why-winner-lower =
    { $you ->
        [true] Du fulgte farge med { CARD($card) }, men { CARD($winning) } er høyere.
       *[false] { $seat } fulgte farge med { CARD($card) }, men { CARD($winning) } er høyere.
    }
why-winner-off-suit =
    { $you ->
        [true] Du la { CARD($card) }, som er i en annen farge enn den som ble spilt ut. Uansett hvor høyt det er, kan det ikke vinne.
       *[false] { $seat } la { CARD($card) }, som er i en annen farge enn den som ble spilt ut. Uansett hvor høyt det er, kan det ikke vinne.
    }
why-winner-cancelled =
    { $you ->
        [true] Du la { CARD($card) }, men det kortet ble lagt to ganger. Like kort opphever hverandre.
       *[false] { $seat } la { CARD($card) }, men det kortet ble lagt to ganger. Like kort opphever hverandre.
    }
why-winner-nobody = { CAPITAL(CARDS($cancelled)) }: lagt to ganger, og like kort opphever hverandre. Ingen annen { SUIT($led) } er igjen til å vinne.
why-winner-somebody = Det finnes { SUIT($led) } som ikke er opphevet: { CARD($winning) } vinner stikket.
why-winner-points =
    { COUNT($cards) ->
        [0] Det er ingen poengkort i stikket: { $points } poeng.
       *[other] Poengkortene er { CARDS($cards) }. Til sammen blir det { $points }.
    }
why-winner-other-points =
    { COUNT($cards) ->
        [0] Det er ingen poengkort i stikket, så det blir { $points } og ikke { $picked }.
       *[other] Poengkortene gir { $points }, ikke { $picked }: { CARDS($cards) }.
    }
hint-look-winner = Bare kort i fargen som ble spilt ut, kan vinne. Tell så poengkortene.
nudge-winner = Velg både vinner og poeng.

## which-tables: at which tables a card may be played

kind-which-tables = Ved hvilke bord?
goal-which-tables = Ved hvilke bord kan du spille { CARD($card) }?
value-which-tables-yes = Lov
value-which-tables-no = Ikke lov
value-which-tables-silent = Kilden sier det ikke
why-which-tables-stated =
    { $legal ->
        [true] Denne kilden har en regel for en slik hånd, og etter den er { CARD($card) } lov.
       *[false] Denne kilden har en regel for en slik hånd, og etter den er { CARD($card) } ikke lov.
    }
hint-look-which-tables = Spør for hvert bord: Hvilken av reglene der gjelder hånden din nå?
nudge-which-tables = Svar for hvert av bordene.
