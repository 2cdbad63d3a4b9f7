### The lesson on the exchange: to whom three cards go, from whom three come, and what that does to a hand.

lesson-exchange-title = Kortbyttet
lesson-exchange-summary = Du gir bort tre kort før du ser tre nye. Hvor de går, skifter fra giv til giv.

## Where the cards go

lesson-exchange-left-text = De fleste giver begynner med et kortbytte. Alle velger tre kort og gir dem samtidig til en annen, med baksiden opp. I giv 1, den første, går kortene til venstre, så du får nye fra den andre siden.
lesson-exchange-left-goal = Giv 1: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-left-hint = Vest sitter til venstre for deg, Nord rett overfor og Øst til høyre.

lesson-exchange-right-text = Givens nummer avgjør hvilken vei kortene går, i en avtalt rekkefølge. I giv 2 gir alle til høyre. Bare Hertan säännöt tier om andre og tredje giv; vi leser den som de andre.
lesson-exchange-right-goal = Giv 2: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-right-hint = Når alle gir til høyre, hvor kommer de nye kortene fra?

lesson-exchange-across-text = I tredje giv går kortene rett over bordet. Da får du kort fra den samme som du gir til: Dere to bytter tre mot tre.
lesson-exchange-across-goal = Giv 3: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-across-hint = Bare én spiller sitter rett overfor deg.

lesson-exchange-fourth-text = De fleste giver har kortbytte, men ikke den fjerde: Da spiller alle med kortene de fikk utdelt. Herttamisääri og Hjerter snakker først om hver eneste giv, men står med den fjerde uten bytte i listene sine.
lesson-exchange-fourth-goal = Giv 4: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-fourth-hint = Ett av valgene er ikke en spiller.

lesson-exchange-again-text = Etter fjerde giv begynner rekkefølgen forfra: I den femte går kortene til venstre igjen. For senere giver trekker du fire fra nummeret helt til det er fire eller mindre igjen.
lesson-exchange-again-goal = Giv 9: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-again-hint = Trekk fire fra ni, og så fire en gang til.

## Where the sources differ

lesson-exchange-shorter-text = I tre av kildene går rekkefølgen over fire giver. I Hertta korttipeli går den bare over tre: I fjerde giv går kortene til venstre igjen, og det byttes hver gang. Etter de andre ville ingen ha byttet i giv 8.
lesson-exchange-shorter-goal = Giv 8 etter Hertta korttipeli: Hvem gir du til, hvem gir deg?
lesson-exchange-shorter-hint = Trekk tre fra åtte, og så tre en gang til.

## What is passed, and what comes of it

lesson-exchange-blind-text = Du velger fra hånden du fikk utdelt, og får ikke se de nye kortene før dine egne ligger med baksiden opp. Alle kort kan gis bort, også { CARD("2C") } og { CARD("QS") }.
lesson-exchange-blind-goal = Hvem spiller ut etter byttet, og med hvilket kort?
lesson-exchange-blind-hint = Følg { CARD("2C") }: I giv 2 går kortene til høyre.

lesson-exchange-changed-text = Du ga bort tre små ruter og fikk to hjerter og { CARD("QS") }. Fortsatt tretten kort, men for en hånd! To kilder mener at få valg betyr mer: Du slipper det du frykter, men en annen får det.
lesson-exchange-changed-goal = Hvilke kort på den nye hånden gir poeng?
lesson-exchange-changed-hint = Ta alle hjerterkortene, og én spar.

lesson-exchange-void-text = Du har bare to kløver og gir bort begge, sammen med { CARD("AH") }. Øst gir deg ingen kløver, så nå er du tom i fargen. Det kan være nyttig, som du ser i neste leksjon.
lesson-exchange-void-goal = Hvem spiller ut etter byttet, og med hvilket kort?
lesson-exchange-void-hint = Øst beholder alle kløverne sine.

lesson-exchange-refilled-text = Samme giv, men Øst gir deg { CARD("2C") } i stedet for { CARD("KS") }. Da fikk du kløver likevel! Vent med å planlegge det første stikket til byttet er over og spillet begynner: Først da vet du hvilken farge du mangler.
lesson-exchange-refilled-goal = Hvem spiller ut nå, og med hvilket kort?
lesson-exchange-refilled-hint = Se på hva Øst gir deg.

lesson-exchange-end = Nå vet du hvor de tre kortene går, og at du velger dem uten å se de nye. Så begynner selve spillet: Neste leksjon handler om stikket.
