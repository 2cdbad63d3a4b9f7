### The lesson on the end of the game: who ends it, when that is looked at, who wins, and where the sources part.

lesson-game-end-title = Pelin loppu
lesson-game-end-summary = Milloin peli on ohi, kuka sen voitti, ja mitä erikoista on tasan sadassa pisteessä.

## When it is over, and who wins

lesson-game-end-limit-text =
    { $source ->
        [herttamisaari] Kaikkien jakojen miinuspisteet lasketaan yhteen. Peli päättyy, kun jollakulla on niitä vähintään sata, ja voiton vie silloin se, jolla niitä on vähiten. Mitä pienempi summa, sen parempi.
        [hertta-korttipeli] Kaikkien jakojen pisteet lasketaan yhteen. Peli päättyy, kun jollakulla on niitä enemmän kuin sata, ja voiton vie silloin se, jolla niitä on vähiten. Mitä pienempi summa, sen parempi.
       *[other] Kaikkien jakojen pisteet lasketaan yhteen. Peli päättyy, kun jollakulla on niitä vähintään sata, ja voiton vie silloin se, jolla niitä on vähiten. Mitä pienempi summa, sen parempi.
    }
lesson-game-end-limit-goal = Päättyikö peli, ja kuka voitti?
lesson-game-end-limit-hint = Katso ensin suurinta summaa, sitten pienintä.

lesson-game-end-not-yet-text = Toisessa pelissä lukemat ovat kahdentoista jaon jälkeen nämä. Kaksi pelaajaa on jo lähellä rajaa, mutta perillä ei ole kukaan, ja siksi jaetaan uudet kortit. Johdat, mutta et ole voittanut.
lesson-game-end-not-yet-goal = Päättyikö peli, ja kuka voitti?
lesson-game-end-not-yet-hint = Paljonko suurimmasta summasta vielä puuttuu?

lesson-game-end-first-there-text = Ylitit sadan ensimmäisenä ja ainoana. Monessa pelissä se olisi voitto. Tässä se vain päättää pelin: vähiten pisteitä voittaa.
lesson-game-end-first-there-goal = Kuka voitti, kun sinä päätit pelin?
lesson-game-end-first-there-hint = Etsi summista pienin.

## Reached or passed

lesson-game-end-exactly-text = Tasan sata: riittääkö se? Hertan säännöissä, Herttamisäärissä ja Hjerterissä riittää: niissä peli loppuu, kun jonkun summa on jaon jälkeen sata.
lesson-game-end-exactly-goal = Päättyikö peli tasan sataan, ja kuka voitti?
lesson-game-end-exactly-hint = Onko sata täynnä?

lesson-game-end-not-enough-text = Samat summat Hertta korttipelin mukaan. Se puhuu kahdesti sadan ylittämisestä, ja me uskomme sen sanaa: sata ei ole yli sata.
lesson-game-end-not-enough-goal = Päättyikö peli näillä säännöillä?
lesson-game-end-not-enough-hint = Onko sata ylitetty?

lesson-game-end-fewest-text = Yhä Hertta korttipeli. Sen alkusanoissa puhutaan pisteiden keräämisestä, ikään kuin niitä kannattaisi saada. Pistelasku kertoo toista: vähiten pisteitä voittaa, niin kuin muissakin lähteissä. Yksi summa on nyt yli sadan.
lesson-game-end-fewest-goal = Päättyikö peli, ja kuka voitti?
lesson-game-end-fewest-hint = Riittääkö 101 tässä, ja mikä summista on pienin?

## After the whole deal

lesson-game-end-whole-deal-text = Aloitit 80 pisteestä, ja yhdeksän tikin jälkeen korteistasi olisi tullut 24 lisää eli yhteensä yli sata. Jakoa ei kuitenkaan lopeteta kesken, vaan se pelataan ja lasketaan loppuun. Keräsit loputkin pistekortit, joten muut saivat 26 kukin.
lesson-game-end-whole-deal-goal = Päättyikö peli näihin summiin?
lesson-game-end-whole-deal-hint = Vain jaon jälkeiset summat ratkaisevat.

lesson-game-end-shooter-loses-text = Ennen tätä jakoa luvut olivat 90, 95, 63 ja 64. Sait kaikki pistekortit, ja muille tuli 26 kullekin. Summat katsotaan silloinkin, eikä kaiken keränneellä aina ole niistä pienintä.
lesson-game-end-shooter-loses-goal = Päättyikö peli, ja kuka voitti?
lesson-game-end-shooter-loses-hint = Vertaa omaa summaasi jokaisen muun summaan.

## Ties

lesson-game-end-tie-text = Pienin summa on kahdella. Hertan säännöissä he jakavat voiton. Muut lähteet eivät puhu tasapelistä; tulkintamme mukaan voitto jaetaan niissäkin.
lesson-game-end-tie-goal = Kuka voitti, yksin vai yhdessä?
lesson-game-end-tie-hint = Kuinka monella on pienin summa?

lesson-game-end-tie-behind-text = Olet taas tasoissa Lännen kanssa, kummallakin 42 pistettä. Tasapelillä on kuitenkin väliä vain kärjessä: kun pienin summa on yhdellä ainoalla, hän voittaa yksin.
lesson-game-end-tie-behind-goal = Kuka voitti tällä kertaa?
lesson-game-end-tie-behind-hint = Onko 42 pienin summa?

lesson-game-end-end = Nyt osaat pelata kokonaisen pelin ensimmäisestä kortista viimeiseen laskuun. Seuraavaksi katsotaan, miten pelataan, kun pelaajia on vähemmän tai enemmän.
