### The lesson on leading hearts: when they have to wait, what breaks them, and where the sources part.

lesson-breaking-title = Når hjerter er brutt
lesson-breaking-summary = Når du kan åpne et stikk med hjerter, hva som skal til, og hvor kildene skiller lag.

## Hearts have to wait

lesson-breaking-lead-text = Du skal spille ut, men hjerter er ikke brutt: Ingen har kastet hjerter i et tidligere stikk. Da må hjerterkortene vente. Alt annet kan spilles ut, også { CARD("QS") }.
lesson-breaking-lead-goal = Hvilke kort kan du spille ut?
lesson-breaking-lead-hint = Det er bare én farge som må vente.

lesson-breaking-throw-text = Ruter er spilt ut, og du har ingen. Forbudet binder bare den som spiller ut, så du kan kaste hjerter, eller spare både dem og damen. Også et frivillig kast bryter hjerter uten å ta stikket. Slik skjer det oftest.
lesson-breaking-throw-goal = Hvilke kort kan du legge uten ruter?
lesson-breaking-throw-hint = Stikket er i gang, og du kan ikke følge farge.

lesson-breaking-broken-text = Samme hånd som da du skulle spille ut, men nå har noen kastet hjerter. Fra og med neste stikk er hjerter brutt for alle, helt til given er slutt. Neste giv begynner igjen uten at hjerter er brutt.
lesson-breaking-broken-goal = Hvilke kort kan du spille ut nå?
lesson-breaking-broken-hint = Hvilken regel holdt hjerterkortene tilbake sist?

lesson-breaking-follow-text = Hjerter er brutt, men denne gangen er { CARD("7D") } spilt ut. At hjerter er brutt, gjør bare utspillet fritt. Den som kan følge farge, må fortsatt gjøre det.
lesson-breaking-follow-goal = Kan du kaste { CARD($card) }, og hvis ikke, hva stopper deg?
lesson-breaking-follow-hint = Se om du har ruter på hånden.

## What breaks them

lesson-breaking-queen-text = Tre stikk er spilt, og { CARD("QS") } ble kastet på ruter. Den koster 13 poeng, men er ikke et hjerterkort, og hjerter blir ikke brutt av den etter noen av de fire kildene.
lesson-breaking-queen-goal = Er hjerter brutt, og i hvilket stikk?
lesson-breaking-queen-hint = Let etter hjerter i hvert av stikkene.

lesson-breaking-earliest-text = Hvor tidlig, og hvor sent? Etter Herttamisääri kan hjerter falle allerede i det første stikket, og etter alle kildene er hjerter da brutt. Med fire spillere er et hjerterkort spilt senest i det tiende stikket.
lesson-breaking-earliest-goal = I hvilket av de to stikkene ble hjerter brutt?
lesson-breaking-earliest-hint = Øst hadde ingen kløver.

## Hearts and nothing else, or nearly

lesson-breaking-only-hearts-text =
    { $source ->
        [hertta-korttipeli] Bare hjerter på hånden, og fargen er ikke brutt. De tre andre kildene har et unntak: Da kan du spille ut hjerter. Hertta korttipeli nevner ikke en slik hånd. Vår tolkning er den samme, for noe må spilles ut.
        [hjerter] Bare hjerter på hånden, og fargen er ikke brutt. Her er unntaket: Uten annet må du spille ut hjerter. Spørsmålsdelen glemmer det, og Hertta korttipeli nevner aldri en slik hånd, men vi tolker begge likt.
       *[other] Bare hjerter på hånden, og fargen er ikke brutt. Her er unntaket: Har du ikke annet, kan du spille ut hjerter. Det sier tre kilder. Hertta korttipeli nevner ikke en slik hånd; vår tolkning er den samme.
    }
lesson-breaking-only-hearts-goal = Hvilke kort kan du spille ut når alle er hjerter?
lesson-breaking-only-hearts-hint = Noe må du spille ut, og er det noen forskjell på kortene?

lesson-breaking-queen-too-text = { CAPITAL(CARD("JH")) } er byttet ut med { CARD("QS") }. Den koster også poeng, men er ikke et hjerterkort, så unntaket gjelder ikke lenger for hånden din. Hertan säännöt sier det rett ut, og vi tolker de andre kildene likt.
lesson-breaking-queen-too-goal = Hvilke kort kan du spille ut nå?
lesson-breaking-queen-too-hint = Har du et kort som ikke er hjerter?

## Where the sources differ

lesson-breaking-any-heart-text = Du åpnet det tredje stikket med { CARD("2H") }, for du hadde bare hjerter. Etter Hertan säännöt og Hertta korttipeli brytes hjerter av ethvert hjerterkort i et tidligere stikk, også når det ble spilt ut.
lesson-breaking-any-heart-goal = Er hjerter brutt, og i hvilket stikk?
lesson-breaking-any-heart-hint = Finn det første stikket med hjerter i.

lesson-breaking-off-suit-text = De samme stikkene etter Hjerter. Der, som i Herttamisääri, blir hjerter bare brutt når noen som ikke kan følge farge, kaster hjerter på en annen farge. Se på begge hjerterkortene: Hva var spilt ut?
lesson-breaking-off-suit-goal = Er hjerter brutt, og i hvilket stikk?
lesson-breaking-off-suit-hint = Den som legger hjerter på hjerter, følger bare farge.

lesson-breaking-end = Hjerter kan altså spilles ut i to tilfeller: når fargen er brutt, og når du ikke har annet. Nå er det på tide å telle hva stikkene kostet.
