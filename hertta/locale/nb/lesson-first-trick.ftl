### The lesson on the first trick: how it opens, what is barred from it, and where the sources differ.

lesson-first-trick-title = Det første stikket
lesson-first-trick-summary = Kløver to åpner, og poengkortene må som regel vente. Kildene er ikke enige om alt.

## How it opens

lesson-first-trick-opens-text = Den som sitter med { CARD("2C") }, åpner det første stikket og kan ikke spille ut noe annet. Denne gangen er det deg. Prøv gjerne et annet kort, så får du vite hvorfor det må vente.
lesson-first-trick-opens-goal = Hvilket kort spiller du ut?
lesson-first-trick-opens-hint = Det er det laveste kortet i fargen sin.

## Clubs first, then no point cards

lesson-first-trick-club-text = Det er spilt ut kløver, og du har bare esset. Den høyeste tar stikket, og du spiller ut det neste. En liten ruter virker tryggere, men du må følge farge her også: Forbudet mot poengkort, som kommer nå, fritar ingen.
lesson-first-trick-club-goal = Hvilke kort kan du legge i dette stikket?
lesson-first-trick-club-hint = Har du kort i fargen som er spilt ut?

lesson-first-trick-void-text =
    { $source ->
        [herttamisaari] Nesten samme hånd: { CAPITAL(CARD("AC")) } er byttet ut med { CARD("6D") }. Her gjelder husregelen som kilden nevner: Uten kløver kan du legge en annen farge, men ikke poengkort så lenge du har noe annet.
       *[other] Nesten samme hånd: { CAPITAL(CARD("AC")) } er byttet ut med { CARD("6D") }. Uten kløver kan du legge en annen farge, men hjerter og { CARD("QS") } er forbudt i det første stikket.
    }
lesson-first-trick-void-goal = Du har ingen kløver. Hvilket kort legger du?
lesson-first-trick-void-hint = Tenk først på hvilke kort som gir poeng.

lesson-first-trick-barred-text =
    { $source ->
        [herttamisaari] Heller ikke nå har du kløver, men en lang rekke hjerter. Husregelen holder poengkort unna starten av given: alle hjerterkortene dine, men bare ett av sparkortene.
       *[other] Heller ikke nå har du kløver, men en lang rekke hjerter. Forbudet holder poengkort unna starten av given: alle hjerterkortene dine, men bare ett av sparkortene.
    }
lesson-first-trick-barred-goal = Hvilke kort kan du legge i det første stikket?
lesson-first-trick-barred-hint = Hvilket enkelt kort koster 13 poeng?

## Point cards only

lesson-first-trick-way-out-text =
    { $source ->
        [herttamisaari] Elleve hjerter, { CARD("QS") } og én ruter: en sjelden hånd. Husregelen forbyr poengkort så lenge du har noe annet å legge.
       *[other] Elleve hjerter, { CARD("QS") } og én ruter: en sjelden hånd. Forbudet mot poengkort gjelder så lenge du har noe annet å legge.
    }
lesson-first-trick-way-out-goal = Hvilke kort kan du legge nå?
lesson-first-trick-way-out-hint = Tell kortene som ikke gir poeng.

lesson-first-trick-only-points-text =
    { $source ->
        [hertan-saannot] { CAPITAL(CARD("3D")) } er byttet ut med { CARD("AH") }, og nå har du bare poengkort på hånden. For en slik hånd finnes det et unntak, men det gjelder bare hjerter.
        [herttamisaari] { CAPITAL(CARD("3D")) } er byttet ut med { CARD("AH") }, og nå har du bare poengkort på hånden. Husregelen viker når du ikke har noe annet å legge.
       *[other] { CAPITAL(CARD("3D")) } er byttet ut med { CARD("AH") }, og nå har du bare poengkort på hånden. Kilden sier ikke hva som skjer da. Vår tolkning: Når forbudet rammer alle kortene, viker det.
    }
lesson-first-trick-only-points-goal = Hvilke kort kan du legge når alle gir poeng?
lesson-first-trick-only-points-hint =
    { $source ->
        [hertan-saannot] Les en gang til hva unntaket gjelder.
       *[other] Er noe kort fortsatt forbudt når forbudet viker?
    }

lesson-first-trick-thirteen-text =
    { $source ->
        [hertan-saannot] Alle tretten hjerter på én hånd: Det ser du neppe to ganger. Unntaket slipper ett av dem inn i det første stikket.
        [herttamisaari] Alle tretten hjerter på én hånd: Det ser du neppe to ganger. Du har ikke noe annet å legge, så husregelen viker igjen.
       *[other] Alle tretten hjerter på én hånd: Det ser du neppe to ganger. Kilden nevner ikke denne hånden heller, så etter vår tolkning viker forbudet.
    }
lesson-first-trick-thirteen-goal = Hvilket hjerterkort legger du?
lesson-first-trick-thirteen-hint = Hjerter kan ikke vinne et kløverstikk, uansett hvilket kort du velger.

## Where the sources differ

lesson-first-trick-heart-by-source-text = Her skiller kildene lag. Tre av dem forbyr poengkort i det første stikket. Grunnreglene i Herttamisääri lar deg legge hva du vil når du mangler kløver, men forbudet nevnes som husregel.
lesson-first-trick-heart-by-source-goal = Etter hvilke regler kan du legge { CARD($card) }?
lesson-first-trick-heart-by-source-hint = Spør for hver av dem: Gjelder forbudet her?

lesson-first-trick-queen-by-source-text = Igjen en hånd med bare poengkort. Hos Hertan säännöt er da hjerter lov, men ikke mer, og etter husregelen alle kort. To kilder sier ingenting, og der gir vår tolkning hele hånden fri.
lesson-first-trick-queen-by-source-goal = Etter hvilke regler kan du legge { CARD($card) }?
lesson-first-trick-queen-by-source-hint = Damen er ikke hjerter, og ett sted finnes det ikke noe forbud.

lesson-first-trick-end = Nå kan du reglene for det første stikket og vet hvor kildene skiller lag. I neste leksjon lærer du når hjerter kan spilles ut.
