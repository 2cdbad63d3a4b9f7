### The lesson on the game's past: what two of the sources tell, marked as theirs.

lesson-history-title = Hvor spillet kommer fra
lesson-history-summary = Hva to av kildene forteller om spillets fortid. Fortellingene er deres egne, og vi har ikke kontrollert noe.

## Before the queen, and after

lesson-history-hearts-only-text = Hertan säännöt forteller at dagens spill vokste fram i USA av et eldre Hearts, der bare hjerter kostet poeng. En variant i Hertta korttipeli spilles fortsatt slik: { CAPITAL(CARD("QS")) } gir ingen poeng.
lesson-history-hearts-only-goal = Hvilke av disse kortene gir poeng der?
lesson-history-hearts-only-hint = I det gamle spillet er det bare én farge som gir poeng.

lesson-history-queen-text = Så kom damen. Hertan säännöt forteller om Foster, som i 1909 beskrev et spill med ett poeng for hver hjerter og tretten for henne. Etter Herttamisääri ble hun tidlig på 1900-tallet det mest kjente poengkortet, i Black Lady.
lesson-history-queen-goal = Hvilke av de samme kortene gir poeng nå?
lesson-history-queen-hint = Hjerterne har fått selskap av ett kort.

lesson-history-foster-text = Hertan säännöt dveler ved én mann og ett år: Foster, og spillet han beskrev i 1909. Herttamisääri nevner ingen av delene. Hertta korttipeli og Hjerter forteller ingen historie.
lesson-history-foster-goal = Hvilken kilde forteller dette?
lesson-history-foster-hint = Hvem kjenner til Foster?

## Where from

lesson-history-ancestor-text = Den andre fortellingen begynner lenger borte: ikke i Amerika, men i Europa, og ikke i 1909, men på 1700-tallet. De to motsier ikke hverandre. Vi har ikke kontrollert noen av dem.
lesson-history-ancestor-goal = Hvilken kilde begynner her?
lesson-history-ancestor-hint = Hvem forteller historie uten å nevne Foster?

lesson-history-century-text = Begge fortellingene kommer til USA, og de passer sammen. Hertan säännöt forteller hva spillet vokste fram av, Herttamisääri når det skjedde.
lesson-history-century-goal = Hvilken kilde forteller dette?
lesson-history-century-hint = Den ene sier hva, den andre når.

lesson-history-reward-text = Ikke alt er like gammelt som damens tretten poeng. Belønningen for å ta alle kom senere, sier den kilden som også ellers setter årstall på reglene.
lesson-history-reward-goal = Hvilken kilde tidfester belønningen?
lesson-history-reward-hint = Hvem nevnte året 1909?

## Into the computer, and out again

lesson-history-windows-text = Herttamisääri forteller også om datamaskiner: Mange kjenner spillet fra Windows, der det fantes i flere tiår. Det kom i 1992, og fra Windows 8 fulgte det ikke lenger med. For oss er Herttamisääri og Hearts ett spill.
lesson-history-windows-goal = Hvilken kilde kjenner til og med Windows-versjonen?
lesson-history-windows-hint = Hvem teller versjonene?

lesson-history-known-text = En annen kilde nevner også Windows, men kort: ingen versjon og ikke noe årstall, bare hva programmet gjorde for spillet.
lesson-history-known-goal = Hvilken kilde forteller dette om Windows?
lesson-history-known-hint = Hvem andre forteller i det hele tatt om fortiden?

lesson-history-table-text = Et program slipper ikke gale kort gjennom. Ved et bord er det annerledes: Der må spillerne selv passe på, sier kilden med dataspillets regler for ekte kort. Etter Herttamisääri finner du nå alltid noen å spille med på nettet.
lesson-history-table-goal = Hvilken kilde gir spillerne denne oppgaven?
lesson-history-table-hint = Hvem har reglene sine fra et dataspill?

lesson-history-end = Slik forteller kildene det, og vi går ikke god for noe av det. Her slutter kurset: Fortsett med øvingen, eller ved et bord med ekte kort.
