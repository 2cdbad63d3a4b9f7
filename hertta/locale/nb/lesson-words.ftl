### The lesson on the sources' own words: several names for one thing, one name for several, and words that look alike.

lesson-words-title = Ett spill, mange ord
lesson-words-summary = Hver kilde har sine egne ord, og noen som ligner hverandre, betyr ikke det samme. Lær å skille dem.

## One thing, several names

lesson-words-follow-text = Fire kilder, to språk, og ofte flere ord for én ting. Ta plikten til å følge farge. Farge er «maa» på finsk: Hertan säännöt sier «maapakko», fargeplikt, og Hertta korttipeli har et lengre navn på den.
lesson-words-follow-goal = Hvilket ord bruker Hertta korttipeli om dette?
lesson-words-follow-hint = Ett av ordene som begynner på «maa», er opptatt.

lesson-words-moon-text = Å ta alle har mange navn på finsk. Herttamisääri sier også «slammi», Hertta korttipeli «puhallus». Hertan säännöt har oversatt det engelske navnet, å skyte månen.
lesson-words-moon-goal = Hva kaller Hertan säännöt det?
lesson-words-moon-hint = På finsk er «kuun» månens.

lesson-words-puff-text = Samme bragd i en annen kilde. Ingen av navnene krever alle stikkene; en slem i bridge gjør det, eller alle unntatt ett. Ordet i Hertta korttipeli betyr ellers et pust.
lesson-words-puff-goal = Hva kaller Hertta korttipeli det?
lesson-words-puff-hint = Navnet sto på det forrige trinnet.

## One name, several things

lesson-words-open-text = Når en hjerter er lagt, sier Hertan säännöt at hjerter er åpnet; på norsk er de brutt. Verbet er «avata». Herttamisääri har det samme verbet, men åpner noe annet med det.
lesson-words-open-goal = Hva mener Herttamisääri med «avata»?
lesson-words-open-hint = Hva må gjøres først i hvert stikk?

lesson-words-length-text = Pass deg for det finske «kierros»: I Herttamisääri er det en hel giv, i Hertta korttipeli ett stikk. «Runde» i Hjerter er også en hel giv. Ett finsk ord er ikke til å misforstå.
lesson-words-length-goal = Hva heter «runde» på finsk?
lesson-words-length-hint = Ett stikk, eller tretten?

lesson-words-at-stake-text = En giv er «jako», og i Hertan säännöt betyr «jaossa» «i given». Slik er det ikke i Herttamisääri: Der er 26 poeng «jaossa», og den som tar dem, får dem. Hjerter har et norsk uttrykk for det.
lesson-words-at-stake-goal = Hva heter «være i omløp» på finsk?
lesson-words-at-stake-hint = På finsk er «olla» å være.

lesson-words-subtract-text = Å trekke er å ta et kort fra bunken. Men kommer det lille ordet «fra» etterpå, handler det ikke lenger om kort: Da blir en sum mindre.
lesson-words-subtract-goal = Hva heter «trekke fra» på finsk?
lesson-words-subtract-hint = Å trekke et kort er «nostaa», å legge til «lisätä».

## Alike, and not the same

lesson-words-king-text = Hertan säännöt spiller Black Lady: Ikke bare hjerter gir poeng, men også spar dame, «patakuningatar». Ta bort slutten av ordet, så har du et annet kort.
lesson-words-king-goal = Hva er da «patakuningas»?
lesson-words-king-hint = Det er «-tar» som gjør henne til dame.

lesson-words-spardame-text = Hjerter skriver «spar dame», to ord, om kortet. I ett ord er det noe annet: den nærmeste slektningen blant norske spill. Whist og bridge er fjernere, for der vil du ha stikk.
lesson-words-spardame-goal = Hva er «Spardame» i ett ord?
lesson-words-spardame-hint = Hva er slektningene til et kortspill?

lesson-words-maija-text = Herttamisääri er i slekt med Hearts: I begge gjelder det å unngå poeng. Slektninger er også finske Maija og spill som paskahousu. En av variantene heter nesten det samme som en av disse.
lesson-words-maija-goal = Hva heter varianten?
lesson-words-maija-hint = På finsk er «musta» svart.

lesson-words-end = Nå kan du lese hver kilde på dens egne ord. Alle står i ordlisten, og den siste leksjonen forteller hvor spillet kommer fra.
