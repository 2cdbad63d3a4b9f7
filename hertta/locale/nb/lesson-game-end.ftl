### The lesson on the end of the game: who ends it, when that is looked at, who wins, and where the sources part.

lesson-game-end-title = Når spillet er slutt
lesson-game-end-summary = Når spillet er over, hvem som har vunnet, og hva som er så spesielt med nøyaktig hundre poeng.

## When it is over, and who wins

lesson-game-end-limit-text =
    { $source ->
        [hertta-korttipeli] Poengene fra alle givene legges sammen. Når noen har mer enn 100, er spillet slutt, og den som da har færrest poeng, vinner. Jo lavere sum, desto bedre.
       *[other] Poengene fra alle givene legges sammen. Når noen har minst 100, er spillet slutt, og den som da har færrest poeng, vinner. Jo lavere sum, desto bedre.
    }
lesson-game-end-limit-goal = Er spillet slutt, og hvem har vunnet?
lesson-game-end-limit-hint = Se på den høyeste summen først, så på den laveste.

lesson-game-end-not-yet-text = I et annet spill ser det slik ut etter tolv giver. To spillere er nær grensen, men ingen har nådd den, så det blir en giv til. Du leder, men har ikke vunnet ennå.
lesson-game-end-not-yet-goal = Er spillet slutt, og hvem har vunnet?
lesson-game-end-not-yet-hint = Hvor mye mangler den høyeste summen?

lesson-game-end-first-there-text = Du er den første og eneste som har passert 100. I mange spill ville det vært seier. Her betyr det bare at spillet er slutt: Færrest poeng vinner.
lesson-game-end-first-there-goal = Hvem har vunnet, nå som spillet er slutt?
lesson-game-end-first-there-hint = Finn den laveste av de fire summene.

## Reached or passed

lesson-game-end-exactly-text = Nøyaktig 100: Er det nok? Det er det etter Hertan säännöt, Herttamisääri og Hjerter. Der slutter spillet når en sum er 100 etter given.
lesson-game-end-exactly-goal = Er spillet slutt ved nøyaktig 100, og hvem har vunnet?
lesson-game-end-exactly-hint = Er 100 nådd?

lesson-game-end-not-enough-text = De samme summene etter Hertta korttipeli. Der står det to ganger at noen må ha over hundre, og vi tar det på ordet: 100 er ikke over 100.
lesson-game-end-not-enough-goal = Er spillet slutt etter disse reglene?
lesson-game-end-not-enough-hint = Er 100 passert?

lesson-game-end-fewest-text = Fortsatt Hertta korttipeli. Innledningen snakker om å samle poeng, som om det var bra med mange. Men poengreglene sier noe annet: Færrest poeng vinner, som i de andre kildene. Én sum er nå over 100.
lesson-game-end-fewest-goal = Er spillet slutt, og hvem har vunnet?
lesson-game-end-fewest-hint = Er 101 nok her, og hvilken sum er lavest?

## After the whole deal

lesson-game-end-whole-deal-text = Du begynte på 80, og etter ni stikk hadde du tatt 24 poeng: over 100. Men en giv stoppes aldri midtveis. Den spilles ferdig før den telles, og du tok resten også: 26 til hver av de andre.
lesson-game-end-whole-deal-goal = Er spillet slutt med disse summene?
lesson-game-end-whole-deal-hint = Det er bare summene etter given som teller.

lesson-game-end-shooter-loses-text = Før denne given sto det 90, 95, 63 og 64. Du tok alle, og hver av de andre fikk 26. Men se nøye på summene: Den som tok alle, ligger ikke nødvendigvis lavest.
lesson-game-end-shooter-loses-goal = Er spillet slutt, og hvem har vunnet?
lesson-game-end-shooter-loses-hint = Sammenlign dine 90 med summen til hver av de andre.

## Ties

lesson-game-end-tie-text = To spillere har den laveste summen. Hertan säännöt lar dem dele seieren. De andre kildene nevner ikke uavgjort; etter vår tolkning deles seieren der også.
lesson-game-end-tie-goal = Hvem har vunnet, alene eller sammen?
lesson-game-end-tie-hint = Hvor mange har den laveste summen?

lesson-game-end-tie-behind-text = Du og Vest står likt igjen, med 42 poeng hver. Men det hjelper bare når summen er den laveste: Har én spiller alene færrest poeng, vinner den spilleren alene.
lesson-game-end-tie-behind-goal = Hvem har vunnet denne gangen?
lesson-game-end-tie-behind-hint = Er 42 den laveste summen?

lesson-game-end-end = Nå kan du spille et helt spill, fra det første kortet til den siste tellingen. Neste leksjon handler om bord med færre eller flere spillere.
