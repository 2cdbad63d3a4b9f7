### The lesson on the points: what counts, how a deal is counted, and how the sheet is checked.

lesson-scoring-title = Poengene telles opp
lesson-scoring-summary = Du betaler for det du tar, ikke for det du legger, og tallet 26 avslører regnefeil.

## What counts

lesson-scoring-taken-text = Du har ingen ruter og kaster { CARD("QS") }. Kort du har på hånden eller legger, koster ingenting: Poengene følger stikket til den som tar det og legger det ved siden av seg, ifølge Hertta korttipeli med baksiden opp.
lesson-scoring-taken-goal = Hvem tar stikket, og hvor mange poeng gir det?
lesson-scoring-taken-hint = Finn den høyeste ruteren, og legg så sammen hjerterkortet og damen.

lesson-scoring-free-text = { CAPITAL(CARD("KS")) } og { CARD("AS") } ser farlige ut, men koster ingenting. Det gjør bare hjerter og { CARD("QS") }, og ingen av dem er i dette stikket.
lesson-scoring-free-goal = Hvem tar sparstikket, og hvor mange poeng gir det?
lesson-scoring-free-hint = Ser du et hjerterkort eller en dame?

lesson-scoring-caught-text = Ett kort er nytt: Øst la { CARD("QS") } i stedet for { CARD("KS") }. Esset ditt koster fortsatt ingenting i seg selv, men nå tar det stikket med spillets dyreste kort.
lesson-scoring-caught-goal = Hvem tar stikket nå, og hvor mange poeng gir det?
lesson-scoring-caught-hint = Den høyeste sparen avgjør hvem som får poengene.

lesson-scoring-equal-text = { CAPITAL(CARD("AH")) } gir ett poeng, akkurat som { CARD("2H") }. Og ingen kort trekker poeng fra: I noen varianter gjør et ruterkort det, men ikke i spillet du lærer her.
lesson-scoring-equal-goal = Hvilke av disse kortene gir poeng?
lesson-scoring-equal-hint = Bare damen er dyr blant sparkortene, og hun er ikke her.

## A deal is counted

lesson-scoring-count-text = Alle tretten stikkene er spilt, og hver spiller teller det han eller hun har tatt: ett poeng for hvert hjerterkort og 13 for { CARD("QS") }. Ingen fikk alle poengkortene. Hva som skjer da, kommer i neste leksjon.
lesson-scoring-count-goal = Hva skriver hver spiller opp for denne given?
lesson-scoring-count-hint = Du har fire hjerterkort og damen.

## The sheet and its sum

lesson-scoring-sum-text = På papiret har hver giv sin rad. Tretten hjerter og { CARD("QS") } gir 26 til sammen, og det skal hver rad også gjøre. Given du nettopp telte, stemmer: 17 + 2 + 3 + 4.
lesson-scoring-sum-goal = I hvilken giv er det regnet feil?
lesson-scoring-sum-hint = Legg sammen tallene i hver rad.

lesson-scoring-queenless-text = Giv 2 er rettet, og en fjerde er spilt. Nå gir hver rad 26, men én av dem kan likevel ikke stemme: En spiller får alltid { CARD("QS") }, og dermed minst 13 poeng.
lesson-scoring-queenless-goal = Hvilken giv kan ikke være riktig nå?
lesson-scoring-queenless-hint = Let etter en rad der ingen har så mye som 13.

lesson-scoring-all-text = Ett unntak: Den som tar alle 26, skriver 0 og de andre 26 hver, 78 til sammen. Noen regler lar spilleren trekke fra 26 i stedet: Da blir raden −26. En rad der bare én har 26, stemmer derfor aldri.
lesson-scoring-all-goal = Hvilken giv kan ikke være riktig denne gangen?
lesson-scoring-all-hint = En rad som blir 78, kan godt stemme.

lesson-scoring-added-text = De kalles minuspoeng, men de legges til, giv for giv: Har du 28 og får sju, er du oppe i 35. Nå har en spiller over 100, så det blir ingen ny giv, og lavest sum vinner.
lesson-scoring-added-goal = Hvem har vunnet spillet?
lesson-scoring-added-hint = Jo færre poeng, desto bedre.

## Where the sources differ

lesson-scoring-checked-text = Herttamisääri og Hjerter sier at en giv alltid har 26 poeng, og mener kortene. Hertta korttipeli nevner ingen sum. Én kilde kontrollerer regningen med den, og vet når summen blir en annen.
lesson-scoring-checked-goal = Hvilken kilde bruker summen som kontroll?
lesson-scoring-checked-hint = Det er den kilden som forklarer mest.

lesson-scoring-end = Nå kan du føre poengene og finne en regnefeil. I neste leksjon tar én spiller alt.
