### The lesson on the cards, for somebody who has never held any.

lesson-cards-title = Kortene og målet
lesson-cards-summary = Fire farger, rekkefølgen, kortene som gir poeng, og hvem som vinner til slutt.

## What costs points

lesson-cards-hearts-text = En kortstokk har fire farger: kløver ♣, ruter ♦, hjerter ♥ og spar ♠. I dette spillet er det hjerter du skal passe deg for. Hvert hjerterkort du får, gir ett poeng, toeren like mye som esset.
lesson-cards-hearts-goal = Hvilke av disse kortene gir poeng?
lesson-cards-hearts-hint = Se på tegnet for fargen, ikke på tallet.

lesson-cards-high-text = Høye kort ser farlige ut. Men poengene har ingenting med høyden å gjøre: Ess, konger og damer i de andre fargene gir ingenting, med ett unntak, som kommer straks.
lesson-cards-high-goal = Hvilke av disse kortene gir poeng?
lesson-cards-high-hint = Er det et hjerterkort blant dem?

lesson-cards-queen-text = Ett kort er byttet ut: { CAPITAL(CARD("KS")) } er blitt { CARD("QS") }. Hun er unntaket og gir 13 poeng alene, like mye som alle hjerterne til sammen.
lesson-cards-queen-goal = Hvilke kort gir poeng nå?
lesson-cards-queen-hint = Denne gangen er det to.

## Suits and ranks

lesson-cards-ranks-text = Hver spiller legger ett kort, og de fire kortene er et stikk. Det høyeste tar alle fire. Ovenfra er rekkefølgen ess, konge, dame, knekt, ti og så videre ned til to.
lesson-cards-ranks-goal = Hvem tar disse ruterne, og hvor mange poeng gir de?
lesson-cards-ranks-hint = Finn esset først, og se så etter hjerter.

lesson-cards-black-text = Bare fargen på det første kortet kan vinne stikket. Kløver og spar er svarte begge to, men det er to farger, akkurat som hjerter og ruter. En spar tar aldri et kløverstikk.
lesson-cards-black-goal = Hvem tar dette kløverstikket?
lesson-cards-black-hint = Se bort fra sparen, og sammenlign resten.

lesson-cards-club-text = Samme stikk, men { CARD("KS") } er blitt { CARD("KC") }: fortsatt en svart konge, men nå i fargen som teller.
lesson-cards-club-goal = Hvem tar stikket nå?
lesson-cards-club-hint = Nå er alle fire kortene kløver.

## What the game is about

lesson-cards-costly-text = I de fleste stikkspill er det bra å vinne et stikk. Her er det dumt så snart det ligger poeng i det, så slike stikk prøver du å overlate til andre.
lesson-cards-costly-goal = Hvem tar dette stikket, og hvor mange poeng gir det?
lesson-cards-costly-hint = Den høyeste sparen tar damen også.

lesson-cards-aim-text = Kortene deles ut og spilles igjen og igjen, og hver omgang heter en giv. Poengene dine legges sammen, giv for giv, og jo færre, desto bedre. Når noen har fått mer enn 100, er spillet slutt.
lesson-cards-aim-goal = En spiller har over 100. Hvem har vunnet?
lesson-cards-aim-hint = Let etter det minste tallet.

lesson-cards-aim-by-source-text = Hertta korttipeli sier noe rart: Samle poeng, men unngå hjerter og spar dame. Begge deler går ikke, for andre poeng finnes ikke. Vi holder oss til målet i de tre andre kildene.
lesson-cards-aim-by-source-goal = Hvem har vunnet etter Hertta korttipeli?
lesson-cards-aim-by-source-hint = Svar som på trinnet før.

lesson-cards-end = Nå kjenner du kortene og vet hva du skal unngå. Neste gang deles de ut.
