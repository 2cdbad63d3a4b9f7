### The lesson on seats, dealing, and who opens.

lesson-deal-title = Kortene deles ut
lesson-deal-summary = Fire spillere, hver for seg, tretten kort til hver og et lite kort som avgjør hvem som begynner.

## The table

lesson-deal-table-text = Fire sitter rundt bordet. En vanlig kortstokk på 52 kort, uten jokere, deles ut med klokken, ett kort om gangen, til det er tomt. Så er det et lite, svart kort som åpner: den laveste kløveren.
lesson-deal-table-goal = Hvordan gjør dere klart for fire?
lesson-deal-table-hint = Del 52 på fire, og se om det blir noe til overs.

lesson-deal-sorted-text = Tretten kort er dine. Sorter dem etter farge, så ser du straks hva du mangler: Her er det ikke en eneste kløver. Du ser også kortene som koster.
lesson-deal-sorted-goal = Hvilke av dine tretten kort gir poeng?
lesson-deal-sorted-hint = Ta hele den ene fargen, og ett kort til.

lesson-deal-alone-text = Hver spiller har sin egen kolonne på papiret, og den begynner på null. Ingen har makker: Den som sitter rett overfor, spiller like mye mot deg som naboene.
lesson-deal-alone-goal = Spillet er slutt. Hvem har vunnet?
lesson-deal-alone-hint = Sammenlign fire tall, og legg ingenting sammen.

lesson-deal-stock-text = Når kortene er delt ut, er bordet tomt. Ingen trekker nye kort, så hånden din blir bare mindre. Alle fire kildene gjør det slik med fire spillere, men bare én sier det rett ut.
lesson-deal-stock-goal = Hvilken kilde sier at det ikke finnes trekkbunke?
lesson-deal-stock-hint = Det er den kilden som forklarer mest.

## Who begins

lesson-deal-opener-text = Den som har { CARD("2C") }, åpner det første stikket med akkurat det kortet. Her ligger alle fire hendene åpne, så du kan lete.
lesson-deal-opener-goal = Hvem spiller ut, og med hvilket kort?
lesson-deal-opener-hint = Let etter den laveste kløveren.

lesson-deal-yours-text = To kort har byttet plass: { CARD("2C") } er kommet til deg, og { CARD("5C") } har gått til naboen.
lesson-deal-yours-goal = Hvem spiller ut nå?
lesson-deal-yours-hint = Se på din egen hånd først.

lesson-deal-dealer-text = I mange spill begynner den som sitter til venstre for giveren. Slik er det ikke her: Hvem som gir, avgjør ikke hvem som spiller ut. Denne gangen har Vest gitt.
lesson-deal-dealer-goal = Hvem spiller ut, og med hvilket kort?
lesson-deal-dealer-hint = Glem giveren, og se på kløverne.

## Who deals

lesson-deal-first-dealer-text = Hvem gir først? I den ene kilden blir spillerne enige om det. I en annen velges en giver, uten at det står hvordan. De to siste nevner det ikke.
lesson-deal-first-dealer-goal = Hvilken kilde lar spillerne bli enige?
lesson-deal-first-dealer-hint = Det er en av de finske, og den er kort.

lesson-deal-next-dealer-text = En giv er utdelingen, kortbyttet om det er noe, og tretten stikk, til alle kortene er spilt. Poengene skrives opp, og neste giv begynner. Der kildene tier, lar vi også utdelingen gå videre med klokken.
lesson-deal-next-dealer-goal = Hvilken kilde sier hvem som gir neste gang?
lesson-deal-next-dealer-hint = Igjen den som forklarer mest.

lesson-deal-end = Nå kan du gi, og du vet hvem som spiller ut. Men de fleste giver begynner med at noen kort bytter eier.
