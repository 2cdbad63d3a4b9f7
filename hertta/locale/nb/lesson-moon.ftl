### The lesson on taking every point card: who still can, what it brings, how it fails, and the choice.

lesson-moon-title = Å ta alle
lesson-moon-summary = Poengkort er noe du helst vil slippe, med mindre du tar alle. Hva skjer da, og hva bør du velge?

## Who still can

lesson-moon-open-text = Ender alle de 13 hjerterkortene og { CARD("QS") } hos én spiller, heter det å ta alle. Slik blir en hånd som så dårlig ut, plutselig sterk, og det gjør spillet spennende. To stikk er tatt, begge uten poengkort.
lesson-moon-open-goal = Hvem kan fortsatt ta alle?
lesson-moon-open-hint = Hvem har poengkort i haugen sin?

lesson-moon-tricks-text = Du trenger alle poengkortene, men ikke alle stikkene: De andre kan ta stikk uten poeng. Slik er det i alle fire kildene, som har fire navn på det: å ta alle, kuun ampuminen, slammi og puhallus.
lesson-moon-tricks-goal = Hvem kan fortsatt ta alle?
lesson-moon-tricks-hint = Let opp alle hjerterkortene, og damen.

lesson-moon-one-heart-text = Samme hauger, men { CARD("9D") } hos Øst er byttet ut med { CARD("9H") }. Nå har to spillere poengkort. Ett hjerterkort hos en annen er nok til å stoppe deg, og dine stopper Øst.
lesson-moon-one-heart-goal = Hvem kan ta alle nå?
lesson-moon-one-heart-hint = Ikke et eneste poengkort får mangle.

lesson-moon-queen-text = Alle hjerterkortene som er tatt, er dine, men { CARD("QS") } gikk til Vest. Den er også et poengkort og stopper deg like sikkert som et hjerterkort. Slik tolker vi alle fire kildene.
lesson-moon-queen-goal = Hvem kan fortsatt ta alle?
lesson-moon-queen-hint = Tell hvor mange spillere som har fått poengkort.

## What it brings

lesson-moon-reward-text = Du klarte det! Du får ingen poeng, de tre andre får 26 hver, og poengene fra før beholder du. Fra 20, 30, 40 og 66 blir det 20, 56, 66 og 92 når førstemann tar alle.
lesson-moon-reward-goal = Hva skriver hver spiller opp, og hvem tok alle?
lesson-moon-reward-hint = De andre betaler for det du har tatt.

lesson-moon-missed-heart-text = Nesten: { CAPITAL(CARD("3H")) } havnet hos Vest. Et forsøk som ryker, endrer ingenting, uansett kilde: Du får poengene for kortene du tok, 12 hjerter og damen.
lesson-moon-missed-heart-goal = Hva skriver hver spiller opp denne gangen?
lesson-moon-missed-heart-hint = Ett poeng for hvert hjerterkort, 13 for damen.

lesson-moon-missed-queen-text = Igjen mangler ett kort, nå { CARD("QS") }. Hjerter sier 25 poeng når ett kort mangler, men det stemmer bare for et hjerterkort. Vår tolkning: Kortene du har tatt, avgjør.
lesson-moon-missed-queen-goal = Hva skriver hver spiller opp når du mangler damen?
lesson-moon-missed-queen-hint = Tell hjerterkortene dine, for noe annet er det ikke å telle.

## Where the sources differ

lesson-moon-subtract-text = I Herttamisääri velger du: 26 til hver av de andre, eller 26 fra din egen sum, selv om den havner under null. Aldri begge deler. I Hjerter må det være avtalt; i de to andre går summen din aldri ned.
lesson-moon-subtract-goal = Du trekker fra: Hva skriver hver spiller opp?
lesson-moon-subtract-hint = Hvem betaler denne gangen, og hvem slipper unna?

## The choice, and when it matters

lesson-moon-choose-text = Du tok alle og får velge. Hjerter mener det ofte er klokest å trekke fra, men avstanden mellom spillerne blir den samme uansett. Spørsmålet er om noen når 100, for da slutter spillet og lavest sum vinner.
lesson-moon-choose-goal = Du har 90. Hva er best nå?
lesson-moon-choose-hint = Legg 26 til de andre: Er noen lavere enn 90?

lesson-moon-choose-again-text = Samme bragd, andre summer. La de andre legge til hvis spillet da slutter og du vinner; trekk fra hvis en annen ville ha vunnet. Går spillet videre, er avstanden den samme.
lesson-moon-choose-again-goal = Hva er best for deg denne gangen?
lesson-moon-choose-again-hint = Sammenlign dine 70 med 63 hos Nord pluss 26.

lesson-moon-end = Nå vet du hva som skal til for å ta alle, og hva det fører til. Neste leksjon handler om slutten på spillet, som kan komme nettopp slik.
