### The lesson on other numbers of players: the deck, who opens, the pass, the game for two.

lesson-players-title = Fra to til seks spillere
lesson-players-summary = Når dere ikke er fire, endres kortstokken, og ofte kortet som åpner. To spillere trekker kort underveis.

## Three players

lesson-players-three-text = Fire er best, med 13 kort hver, men tre kan også spille. Da tar Herttamisääri ut { CARD("2C") }, så alle får like mange. Kilden lar likevel det kortet åpne; etter vår tolkning gjør laveste gjenværende kløver det.
lesson-players-three-goal = Hvordan gjør dere klart for tre?
lesson-players-three-hint = Det er 51 kort igjen, og de skal deles på tre.

lesson-players-three-again-text = Også Hertta korttipeli spilles som oftest av fire, men har en oppskrift for tre. Da legger dere bort et annet kort: { CARD("2D") }. Hvilken kløver er nå den laveste?
lesson-players-three-again-goal = Hvordan gjør dere klart etter denne kilden?
lesson-players-three-again-hint = Uansett hvilket kort som er borte, åpner laveste kløver.

## Five and six

lesson-players-five-text = Med fem er de to kildene enige: { CAPITAL(CARD("2C")) } og { CARD("2D") } skal ut. Hertta korttipeli sier hvilken kløver som åpner i stedet. Det gjør ikke Herttamisääri, men etter vår tolkning er det den samme.
lesson-players-five-goal = Hvordan gjør dere klart for fem?
lesson-players-five-hint = Hvilken kløver er lavest når toeren er borte?

lesson-players-six-text = Til seks tar Herttamisääri ut fire kort: begge de svarte toerne, { CARD("2D") } og dessuten { CARD("3C") }. Alle hjerterkortene blir. Igjen må den laveste gjenværende kløveren åpne.
lesson-players-six-goal = Hvordan gjør dere klart for seks?
lesson-players-six-hint = Trekk fire fra 52, og del resten på seks.

lesson-players-jokers-text = Hertta korttipeli legger i stedet til kort for seks: to jokere, ruter 2½ og kløver 2½. Det gir ni til hver, og { CARD("2C") } åpner. Vår tolkning: Jokere koster ingenting og er lov allerede i første stikk.
lesson-players-jokers-goal = Hvem vinner stikket, og hvor mange poeng ligger i det?
lesson-players-jokers-hint = Bare ruter kan vinne, og 2½ ligger mellom to og tre.

## The pass

lesson-players-passing-text = Ingen kilde sier hvordan flere eller færre bytter. Vi holder oss til tre kort og kildens egen rekkefølge; rett overfor er et halvt bord unna. Med oddetall utgår den retningen, og rekkefølgen blir én giv kortere. To spillere bytter aldri.
lesson-players-passing-goal = Tre spillere, giv 4: Hvem får kortene dine?
lesson-players-passing-hint = Rekkefølgen var venstre, høyre, rett overfor, ingen; stryk rett overfor.

## Two players

lesson-players-two-text = Hertta korttipeli lar også to spille: 13 kort til hver, og 26 blir trekkbunke. Ligger { CARD("2C") } der, åpner etter vår tolkning laveste kløver på hendene. Har ingen kløver, åpner den som ikke ga, med noe annet enn hjerter.
lesson-players-two-goal = Hvem spiller ut først, og med hvilket kort?
lesson-players-two-hint = Sammenlign den laveste kløveren på de to hendene.

lesson-players-drawn-text = Etter hvert stikk trekker begge et kort, vinneren først, så lenge trekkbunken rekker. I forrige stikk hadde du ikke kløver og la en hjerter; så trakk du { CARD("9C") }. Etter vår tolkning teller bare hånden du har nå.
lesson-players-drawn-goal = Kløver igjen: Hvilke kort kan du legge?
lesson-players-drawn-hint = Se på hånden slik den er akkurat nå.

## What stays, and how many can play

lesson-players-moon-text = Et stikk har ett kort fra hver, og given varer så lenge det er kort: 26 stikk med to. Å ta alle gir etter vår tolkning hver motstander 26, uansett antall; der du kan trekke fra, er det også 26.
lesson-players-moon-goal = Tre spiller, og du tok alle: Hva skriver hver opp?
lesson-players-moon-hint = Bare to skal betale, men begge betaler full pris.

lesson-players-numbers-text = Hertan säännöt kjenner bare fire, Herttamisääri tre til ti. Én kilde sier opptil sju, men ikke med hvilke kort. Vi spiller med de antallene en kilde oppgir kort for: to til seks med én kortstokk, seks til ti med to.
lesson-players-numbers-goal = Hvilken kilde nevner tre til sju spillere?
lesson-players-numbers-hint = Det er den eneste som ikke er på finsk.

lesson-players-end = Nå kan du spille to, tre, fem eller seks sammen. I neste leksjon er det reglene selv som endrer seg.
