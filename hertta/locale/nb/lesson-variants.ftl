### The lesson on variants: other prices, another end, another aim, two decks.

lesson-variants-title = Varianter
lesson-variants-summary = Et bonuskort, andre priser, en annen slutt, et annet mål, to kortstokker: hva endres, og hva følger av det?

## What the cards cost

lesson-variants-omnibus-text = Varianter endrer poengkort, antall eller mål; ellers gjelder kildens regler. Omnibus gir Herttamisääri for fire et bonuskort å jakte på: { CAPITAL(CARD("JD")) }, iblant ruter ti, trekker fra 10. Vår tolkning: Du kan ta alle uten det, men det teller uansett.
lesson-variants-omnibus-goal = Hvem vinner stikket, og hva koster det?
lesson-variants-omnibus-hint = Ett for hjerterkortet, 13 for damen, og så 10 fra.

lesson-variants-black-maria-text = Britiske Black Maria er oftest for tre, uten { CARD("2C") }. Spar konge og ess koster også, etter vår tolkning 10 og 7: 43 i alt. Å ta alle gjelder i varianter alt som koster, og summen erstatter 26.
lesson-variants-black-maria-goal = Du tok alle, og de andre legger til: Hva skriver hver opp?
lesson-variants-black-maria-hint = Sett summen av alle kortene der det pleide å stå 26.

lesson-variants-face-values-text = I Hertta korttipeli kan dere la hjerterkort telle pålydende og { CARD("QS") } 60. Etter vår tolkning er hjerter knekt, dame, konge og ess 11, 12, 13 og 14. Da har en giv 164 poeng, men grensen er fortsatt 100.
lesson-variants-face-values-goal = Hvem vinner stikket, og hvor mange poeng ligger i det?
lesson-variants-face-values-hint = Knekten er 11 og esset 14, men det dyreste er et sparkort.

lesson-variants-free-queen-text = Hertta korttipeli kan endres på utallige måter: uten kortbytte, eller uten poeng for { CARD("QS") }. Etter vår tolkning er hun likevel forbudt i første stikk, fordi forbudet nevner henne. Bonuskortet i Omnibus er ikke forbudt.
lesson-variants-free-queen-goal = Damen koster ingenting: Hvilke kort kan du legge?
lesson-variants-free-queen-hint = Gjelder forbudet poeng, eller gjelder det bestemte kort?

## When the game ends

lesson-variants-limit-text = Dere kan avtale en annen grense, for eksempel 120. Kildens egen grense, 100, må passeres, og etter vår tolkning må den nye det også. Etter ti giver har du nøyaktig 120.
lesson-variants-limit-goal = Er spillet slutt, og hvem har vunnet?
lesson-variants-limit-hint = Er 120 mer enn 120?

lesson-variants-ten-deals-text = Eller dere avtaler hvor mange giver det høyst skal være, for eksempel ti. Etter vår tolkning slutter spillet etter den siste eller når noen passerer 100, alt etter hva som kommer først. Færrest poeng vinner.
lesson-variants-ten-deals-goal = Tiende giv er over: Er spillet slutt, og hvem har vunnet?
lesson-variants-ten-deals-hint = Hva kom først, den tiende given eller mer enn 100 poeng?

## Who wins

lesson-variants-pairs-text = Herttamisääri og Hertta korttipeli har parspill, Hertan säännöt ikke. Makkere sitter rett overfor hverandre, spiller på lag og legger sammen poengene. Etter vår tolkning avgjør summen grense og seier. Å ta alle må én klare alene, og bare motparet betaler.
lesson-variants-pairs-goal = Er spillet slutt, og hvem har vunnet?
lesson-variants-pairs-hint = Legg sammen hvert par, for bare ved like summer vinner alle fire.

lesson-variants-reversed-text = De samme summene i omvendt Hjerter for fire, hver for seg igjen. Her vil du samle poengkort. Etter vår tolkning vinner høyeste sum når noen har 100; ved likhet deles seieren. Bare det å ta alle finnes ikke.
lesson-variants-reversed-goal = Er spillet slutt, og hvem har vunnet nå?
lesson-variants-reversed-hint = Let denne gangen etter den høyeste summen.

## Two decks

lesson-variants-cancel-text = Seks til ti bruker to kortstokker: hvert kort to ganger, 52 poeng. Etter vår tolkning åpner den med laveste kløver som sitter først til venstre for giveren. To like kort i et stikk opphever hverandre: Ingen av dem kan vinne.
lesson-variants-cancel-goal = Hvem vinner stikket, og hvor mange poeng ligger i det?
lesson-variants-cancel-hint = Stryk først kortene som opphever hverandre.

lesson-variants-widow-text = Kort til overs går til vinneren av første stikk. Oppheves hele den utspilte fargen, spiller etter vår tolkning den samme ut igjen; kortene venter på neste vinner, til sist på den som spilte ut. Også opphevede hjerter bryter hjerter.
lesson-variants-widow-goal = Femmeren er nå ruter: Hvem vinner, og hvor mange poeng?
lesson-variants-widow-hint = Er det igjen en kløver som ingenting opphever?

lesson-variants-end = Nå kjenner du variantene i kildene og vet hva hver av dem endrer. I neste leksjon settes de fire kildene opp mot hverandre.
