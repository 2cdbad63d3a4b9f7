### The lesson on the exchange: to whom three cards go, from whom three come, and what that does to a hand.

lesson-exchange-title = Kortbyttet
lesson-exchange-summary = Du gir bort tre kort før du ser tre nye. Hvor de går, skifter fra runde til runde.

## Where the cards go

lesson-exchange-left-text = De fleste givene begynner med et kortbytte. Alle velger tre kort og gir dem til en annen med baksiden opp, alle samtidig. I den første given, runde 1, går kortene til venstre, så du får nye fra den andre siden.
lesson-exchange-left-goal = Runde 1: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-left-hint = Vest sitter til venstre for deg, Nord rett overfor og Øst til høyre.

lesson-exchange-right-text = Hvilken vei kortene går, avhenger av nummeret på runden, i en avtalt rekkefølge. I andre runde gir alle til høyre. Bare Hertan säännöt tier om andre og tredje runde; vi leser den som de andre.
lesson-exchange-right-goal = Runde 2: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-right-hint = Når alle gir til høyre, hvor kommer de nye kortene fra?

lesson-exchange-across-text = I tredje runde går kortene rett over bordet. Da får du kort fra den samme som du gir til: Dere to bytter tre mot tre.
lesson-exchange-across-goal = Runde 3: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-across-hint = Bare én spiller sitter rett overfor deg.

lesson-exchange-fourth-text = De fleste rundene har kortbytte, men ikke den fjerde: Alle spiller med kortene de fikk utdelt. Herttamisääri og Hjerter snakker først om hver eneste runde, men i listene deres er også den fjerde uten bytte.
lesson-exchange-fourth-goal = Runde 4: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-fourth-hint = Ett av valgene er ikke en spiller.

lesson-exchange-again-text = Etter fjerde runde begynner rekkefølgen forfra: I femte går kortene til venstre igjen. Senere runder finner du ved å trekke fire fra nummeret til det er fire eller mindre igjen.
lesson-exchange-again-goal = Runde 9: Hvem gir du kort til, og hvem får du fra?
lesson-exchange-again-hint = Trekk fire fra ni, og så fire en gang til.

## Where the sources differ

lesson-exchange-shorter-text = I tre av kildene går rekkefølgen over fire runder. I Hertta korttipeli går den bare over tre: I fjerde runde gis det til venstre igjen, og det byttes hver gang. Etter de andre ville ingen ha byttet i runde 8.
lesson-exchange-shorter-goal = Runde 8 etter Hertta korttipeli: Hvem gir du til, hvem gir deg?
lesson-exchange-shorter-hint = Trekk tre fra åtte, og så tre en gang til.

## What is passed, and what comes of it

lesson-exchange-blind-text = Du velger fra hånden du fikk utdelt, og får ikke se de nye kortene før dine egne ligger med baksiden opp. Alle kort kan gis bort, også { CARD("2C") } og { CARD("QS") }.
lesson-exchange-blind-goal = Hvem spiller ut etter byttet, og med hvilket kort?
lesson-exchange-blind-hint = Følg { CARD("2C") }: I runde 2 går kortene til høyre.

lesson-exchange-changed-text = Du ga bort tre små ruter og fikk to hjerter og { CARD("QS") }. Fortsatt tretten kort, men for en hånd! To kilder mener at få valg betyr mer: Du slipper det du frykter, men en annen får det.
lesson-exchange-changed-goal = Hvilke kort på den nye hånden gir poeng?
lesson-exchange-changed-hint = Ta alle hjerterkortene, og én spar.

lesson-exchange-void-text = Du har bare to kløver, så du gir bort begge, og { CARD("AH") } som det tredje kortet. Øst gir deg ingen kløver, så nå er du helt uten. Det kan være nyttig, som du ser i neste leksjon.
lesson-exchange-void-goal = Hvem spiller ut etter byttet, og med hvilket kort?
lesson-exchange-void-hint = Øst beholder alle kløverne sine.

lesson-exchange-refilled-text = Samme giv, men Øst gir deg { CARD("2C") } i stedet for { CARD("KS") }. Da fikk du kløver likevel! Vent med å planlegge det første stikket til byttet er over og spillet begynner: Først da vet du hva du mangler.
lesson-exchange-refilled-goal = Hvem spiller ut nå, og med hvilket kort?
lesson-exchange-refilled-hint = Se på hva Øst gir deg.

lesson-exchange-end = Nå vet du hvor de tre kortene går, og at du velger dem uten å se de nye. Så begynner selve spillet: Neste leksjon handler om stikket.
