### The lesson on the points: what counts, how a deal is counted, and how the sheet is checked.

lesson-scoring-title = Pisteiden laskeminen
lesson-scoring-summary = Maksat siitä, mitä otat, et siitä, mitä pelaat. Luku 26 kertoo, onko pistelista oikein.

## What counts

lesson-scoring-taken-text = Sinulla ei ole ruutua, joten heität { CARD("QS", case: "genitive") }. Kädessä oleva tai pelattu kortti ei maksa sinulle mitään: pisteet menevät tikin mukana sille, joka sen vie. Hän pitää tikin vieressään, Hertta korttipelin mukaan kuvapuoli alaspäin.
lesson-scoring-taken-goal = Kuka vie tikin, ja montako pistettä siitä tulee?
lesson-scoring-taken-hint = Etsi korkein ruutu ja laske sitten yhteen hertta ja { CARD("QS") }.

lesson-scoring-free-text = { CAPITAL(CARD("KS")) } ja { CARD("AS") } näyttävät vaarallisilta, mutta ne eivät maksa mitään. Pisteitä tulee vain hertoista ja { CARD("QS", case: "elative") }, eikä niitä ole tässä tikissä.
lesson-scoring-free-goal = Kuka vie patatikin, ja montako pistettä siitä tulee?
lesson-scoring-free-hint = Onko jokin näistä hertta tai { CARD("QS") }?

lesson-scoring-caught-text = Yksi kortti on vaihtunut: Itä pelasi { CARD("KS", case: "genitive") } sijasta { CARD("QS", case: "genitive") }. Ässäsi ei vieläkään maksa mitään, mutta sillä viet tikin, jossa on pelin kallein kortti.
lesson-scoring-caught-goal = Kuka vie tikin nyt, ja montako pistettä siitä tulee?
lesson-scoring-caught-hint = Korkein pata ratkaisee, kuka pisteet saa.

lesson-scoring-equal-text = { CAPITAL(CARD("AH")) } maksaa yhden pisteen, aivan niin kuin { CARD("2H") }. Mikään kortti ei myöskään vähennä pisteitä: joissakin muunnelmissa yksi ruutukortti tekee niin, mutta ei siinä pelissä, jota nyt opettelet.
lesson-scoring-equal-goal = Mistä näistä korteista tulee pisteitä?
lesson-scoring-equal-hint = { CAPITAL(CARD("QS")) } ei ole tässä joukossa.

## A deal is counted

lesson-scoring-count-text =
    { $source ->
        [hertta-korttipeli] Kolmetoista tikkiä on pelattu, ja jokainen laskee, mitä sai: hertoista yhden kustakin, { CARD("QS", case: "elative") } 13. Kukaan ei saanut niitä kaikkia eli puhaltanut. Siitä kerrotaan seuraavassa oppitunnissa.
       *[other] Kolmetoista tikkiä on pelattu, ja jokainen laskee, mitä sai: hertoista yhden kustakin, { CARD("QS", case: "elative") } 13. Kukaan ei saanut niitä kaikkia eli ampunut kuuta. Siitä kerrotaan seuraavassa oppitunnissa.
    }
lesson-scoring-count-goal = Mitä kukin kirjaa tästä jaosta?
lesson-scoring-count-hint = Sinulla on neljä herttaa ja { CARD("QS") }.

## The sheet and its sum

lesson-scoring-sum-text = Paperilla jokaisella jaolla on oma rivinsä. Kolmestatoista hertasta ja { CARD("QS", case: "elative") } tulee yhteensä 26, joten niin pitää tulla joka riviltäkin. Äskeinen jako täsmää: 17 + 2 + 3 + 4.
lesson-scoring-sum-goal = Missä jaossa on laskuvirhe?
lesson-scoring-sum-hint = Laske jokainen rivi yhteen.

lesson-scoring-queenless-text = Jaon 2 virhe on korjattu, ja neljäs jako on pelattu. Nyt joka rivin summa on 26, mutta yksi rivi ei silti voi pitää paikkaansa: jollakulla on aina { CARD("QS") } ja siis vähintään 13 pistettä.
lesson-scoring-queenless-goal = Mikä jako ei voi nyt olla oikein?
lesson-scoring-queenless-hint = Etsi rivi, jolla kenelläkään ei ole edes kolmeatoista.

lesson-scoring-all-text = Poikkeus: joka saa kaikki 26, ei kirjaa mitään, ja muut kirjaavat 26 kukin, yhteensä 78. Joissakin säännöissä hän saa sen sijaan vähentää omistaan 26: summa on −26. Rivi, jolla yksi saa 26 ja muut nollan, ei siis täsmää koskaan.
lesson-scoring-all-goal = Mikä jako ei tällä kertaa voi olla oikein?
lesson-scoring-all-hint = Rivi, jonka summa on 78, voi olla oikein.

lesson-scoring-added-text = Niitä sanotaan miinuspisteiksi, mutta ne lisätään summaan jako jaolta: kun sinulla on 28 ja jaosta tulee seitsemän, sinulla on 35. Nyt jollakulla on yli sata, joten uutta jakoa ei tule, ja pienin summa voittaa.
lesson-scoring-added-goal = Kuka on voittanut pelin?
lesson-scoring-added-hint = Mitä vähemmän pisteitä, sen parempi.

## Where the sources differ

lesson-scoring-checked-text = Herttamisäärin ja Hjerterin mukaan jaossa on aina 26 pistettä: ne tarkoittavat kortteja. Hertta korttipelissä summaa ei mainita. Yksi lähde tarkistaa sillä laskunsa ja tietää, milloin summa on jokin muu.
lesson-scoring-checked-goal = Missä lähteessä summalla tarkistetaan lasku?
lesson-scoring-checked-hint = Se on lähteistä seikkaperäisin.

lesson-scoring-end = Nyt osaat pitää pistelistaa ja löytää laskuvirheen. Seuraavaksi tulee jako, jossa yksi pelaaja saa kaiken.
