### The lesson on following suit and taking the trick.

lesson-trick-title = Følge farge og vinne stikk
lesson-trick-summary = Hva du kan legge når en annen spiller ut, og hvem som får stikket med poengene i.

## Following suit

lesson-trick-follow-text = Alle legger ett kort åpent, én etter én med klokken. Det første, utspillet, bestemmer fargen: kløver i første stikk, her ruter. Har du ruter, må du følge farge. Om du legger høyt eller lavt, bestemmer du selv.
lesson-trick-follow-goal = Hvilket kort legger du i stikket?
lesson-trick-follow-hint = Se på det første kortet i stikket.

lesson-trick-tempted-text = Tenk å få kastet { CARD("QS") } i stikket til en annen! Men så lenge du har ruter, må du følge farge, og hjerter er ikke ruter, selv om begge er røde.
lesson-trick-tempted-goal = Hvilke kort kan du legge nå?
lesson-trick-tempted-hint = Har du kort i fargen som er spilt ut?

lesson-trick-void-text = Det er spilt ut kløver, men du har ingen og kan ikke følge farge. Fra og med det andre stikket kan du da legge hvilket kort som helst, også poengkort.
lesson-trick-void-goal = Hvilke kort kan du legge uten kløver?
lesson-trick-void-hint = Hva binder deg når du ikke kan følge farge?

lesson-trick-one-club-text = Nesten samme hånd: { CAPITAL(CARD("TD")) } er byttet ut med { CARD("8C") }. En eneste kløver er nok til å snu svaret.
lesson-trick-one-club-goal = Hvilke kort kan du legge nå?
lesson-trick-one-club-hint = Nå har du noe å følge farge med igjen.

## Who takes the trick

lesson-trick-highest-text = Stikket går til den som har lagt høyest i den utspilte fargen. Vinneren får alle fire kortene og poengene i dem: ett for hvert hjerterkort og 13 for { CARD("QS") }. Bare uten ruter kan Øst legge spar.
lesson-trick-highest-goal = Hvem tar stikket, og hvor mange poeng gir det?
lesson-trick-highest-hint = Hvilke kort er i samme farge som det første?

lesson-trick-heart-text = Samme stikk, men { CARD("AH") } har tatt plassen til { CARD("AS") }. Ett av de to svarene dine endrer seg.
lesson-trick-heart-goal = Hvem tar stikket nå, og hvor mange poeng gir det?
lesson-trick-heart-hint = Hold to ting fra hverandre: hvem som vinner, og hva som ligger i stikket.

lesson-trick-aces-text = Siste stikk: Alle har ett kort igjen, og tre av de fire er ess. Men spillet har ingen trumf, og et kort i en annen farge vinner aldri.
lesson-trick-aces-goal = Hvem får alle essene, og hvor mange poeng følger med?
lesson-trick-aces-hint = Hvor mange fulgte fargen som ble spilt ut?

lesson-trick-queen-text = { CAPITAL(CARD("QS")) } havner som regel i et stikk som en annen tar. Men når det er spilt ut spar, er damen en spar som alle andre og kan selv ta stikket, med poengene i.
lesson-trick-queen-goal = Hvem tar sparstikket, og hvor mange poeng gir det?
lesson-trick-queen-hint = Finn høyeste spar først, og tell poengene etterpå.

lesson-trick-lead-text = Du tok forrige stikk, så nå er det du som spiller ut. Bordet er tomt: Det er ingen farge å følge, og hjerter er brutt.
lesson-trick-lead-goal = Hvilke kort kan du spille ut?
lesson-trick-lead-hint = Ligger det noe på bordet som binder deg?

lesson-trick-end = Nå vet du når du må følge farge, og hvem som får stikket. Neste leksjon handler om det første stikket, som har sine egne regler.
