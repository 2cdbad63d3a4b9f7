### The lesson on the four sources side by side: small cases on which they part, and what none of them foresees.

lesson-four-sources-title = Fire kilder side om side
lesson-four-sources-summary = Små tilfeller der kildene skiller lag, hva noen av dem utelater, og hvordan du finner alle forskjellene.

## One card changed, and the sources change too

lesson-four-sources-heart-text = Det ligger én kløver på bordet, og du har ingen: bare en ruter og tolv hjerter. Tre kilder forbyr poengkort i det første stikket så lenge du har noe annet. Herttamisääri har forbudet bare som husregel.
lesson-four-sources-heart-goal = Etter hvilke regler kan du legge { CARD($card) }?
lesson-four-sources-heart-hint = Spør for hver av dem: Gjelder forbudet ved dette bordet?

lesson-four-sources-silence-text = Ett kort er nytt: I stedet for ruteren har du den siste hjerteren. Dermed er nesten alle svarene også nye. Hertan säännöt og husregelen har tenkt på denne hånden. To kilder sier ingenting, og det er også et svar.
lesson-four-sources-silence-goal = Etter hvilke regler kan du legge { CARD($card) } nå?
lesson-four-sources-silence-hint = Hvem nevner en hånd med bare poengkort?

lesson-four-sources-one-silent-text = Du spiller ut, ingen har lagt en hjerter ennå, og hjerter er alt du har. Tre kilder gjør unntak for en slik hånd. Hertta korttipeli mangler unntaket: Der er det vår tolkning at du kan spille ut hjerter.
lesson-four-sources-one-silent-goal = Etter hvilke regler kan du spille ut { CARD($card) }?
lesson-four-sources-one-silent-hint = Én kilde har regelen, men ikke unntaket.

## One play, two records

lesson-four-sources-breaking-text = Du spilte ut hjerter til det tredje stikket, for annet hadde du ikke. I det fjerde ble en hjerter kastet på kløver. Etter Hertan säännöt og Hertta korttipeli er den første nok, etter Herttamisääri og Hjerter må den andre til.
lesson-four-sources-breaking-goal = I hvilket stikk ble hjerter brutt etter Hjerter?
lesson-four-sources-breaking-hint = Hvilken av hjerterne ligger på en annen farge?

## Deal by deal

lesson-four-sources-fourth-text = Fjerde giv. Herttamisääri og Hjerter sier først at det byttes kort før hver giv, men lister så opp: til venstre, til høyre, rett over bordet, ikke noe bytte. Det er listen som gjelder, og Hertan säännöt er enig.
lesson-four-sources-fourth-goal = Hvem gir du kort til i den fjerde given?
lesson-four-sources-fourth-hint = Tell deg gjennom hele listen.

lesson-four-sources-always-text = Samme giv etter Hertta korttipeli. Der har listen tre retninger, og så begynner den forfra. En giv uten kortbytte kommer aldri.
lesson-four-sources-always-goal = Hvem gir du kort til nå?
lesson-four-sources-always-hint = Hvilken giv på listen er lik den fjerde?

## The count

lesson-four-sources-choice-text = Du tok alle og får ingen poeng. Etter to av kildene får de andre da alltid 26. Etter Herttamisääri, og etter Hjerter når det er avtalt, velger du: 26 til hver av dem, eller 26 fra din egen sum.
lesson-four-sources-choice-goal = Summene er 70, 95, 63 og 84: legge til eller trekke fra?
lesson-four-sources-choice-hint = Hvem har den laveste summen hvis spillet slutter nå?

lesson-four-sources-hundred-text = Etter Hertan säännöt, Herttamisääri og Hjerter ville dette spillet vært slutt. Hertta korttipeli krever mer enn 100. Innledningen snakker om å samle poeng, men også der er det færrest poeng som vinner.
lesson-four-sources-hundred-goal = Hvem har vunnet etter Hertta korttipeli, hvis noen har det?
lesson-four-sources-hundred-hint = Er hundre mer enn hundre?

## Who plays

lesson-four-sources-six-text = Seks spillere: Herttamisääri tar ut fire kort, Hertta korttipeli legger til to jokere som regnes som 2½, uten poeng og uten forbud. Kildene kjenner to til seks spillere med én kortstokk og seks til ti med to.
lesson-four-sources-six-goal = Hvordan gjør dere klart for seks etter Hertta korttipeli?
lesson-four-sources-six-hint = Hvor mange kort er det nå, og hvor mange får hver?

lesson-four-sources-alone-text = Hver kilde beskriver sitt eget bord. Herttamisääri og Hertta korttipeli har makkere, men som varianter. Etter Hertan säännöt spiller fire hver for seg, og kilden forteller selv hvilket spill reglene kommer fra.
lesson-four-sources-alone-goal = Hvem har reglene sine fra et dataspill?
lesson-four-sources-alone-hint = Kilden forteller det selv.

lesson-four-sources-end = Nå vet du hvor de fire kildene skiller lag, og hvor de tier. Sammenlign to bord nedenfor, eller gå videre til ordene.
