### The lesson on the cards, for somebody who has never held any.

lesson-cards-title = Kortit ja pelin tavoite
lesson-cards-summary = Neljä maata, korttien järjestys, kortit joista tulee pisteitä, ja kuka lopulta voittaa.

## What costs points

lesson-cards-hearts-text = Pakassa on neljä maata: ristit ♣, ruudut ♦, hertat ♥ ja padat ♠. Tässä pelissä varotaan herttoja, sillä jokainen niistä maksaa sinulle pisteen. Kakkonen maksaa yhtä paljon kuin ässä.
lesson-cards-hearts-goal = Mistä näistä korteista tulee pisteitä?
lesson-cards-hearts-hint = Katso maan merkkiä, älä numeroa.

lesson-cards-high-text =
    { $source ->
        [hertan-saannot] Korkeat kortit näyttävät vaarallisilta. Hinta ei kuitenkaan riipu arvosta: muiden maiden ässät, kuninkaat ja kuningattaret eivät maksa mitään. Poikkeuksia on yksi, ja se tulee vastaan seuraavaksi.
       *[other] Korkeat kortit näyttävät vaarallisilta. Hinta ei kuitenkaan riipu arvosta: muiden maiden ässät, kuninkaat ja rouvat eivät maksa mitään. Poikkeuksia on yksi, ja se tulee vastaan seuraavaksi.
    }
lesson-cards-high-goal = Mistä näistä korteista tulee pisteitä?
lesson-cards-high-hint = Onko joukossa yhtään herttaa?

lesson-cards-queen-text = Yksi kortti on vaihtunut: { CARD("KS", case: "genitive") } tilalla on nyt { CARD("QS") }. Se on pelin poikkeus ja maksaa yksinään 13 pistettä, yhtä paljon kuin kaikki hertat yhteensä.
lesson-cards-queen-goal = Mistä korteista tulee pisteitä nyt?
lesson-cards-queen-hint = Tällä kertaa niitä on kaksi.

## Suits and ranks

lesson-cards-ranks-text = Jokainen pelaa vuorollaan yhden kortin, ja niistä syntyy tikki. Korkein kortti vie kaikki neljä. Ylimpänä on ässä, sitten kuningas, { RANK("QD") }, { RANK("JD") } ja numerot kympistä kakkoseen.
lesson-cards-ranks-goal = Kuka vie nämä ruudut, ja montako pistettä niistä tulee?
lesson-cards-ranks-hint = Etsi ensin ässä, katso sitten, onko joukossa herttoja.

lesson-cards-black-text = Tikin voi viedä vain sillä maalla, jolla se alkoi. Risti ja pata ovat kumpikin mustia, mutta silti kaksi eri maata, samoin kuin hertta ja ruutu. Padalla ei ristitikkiä viedä.
lesson-cards-black-goal = Kuka vie tämän ristitikin?
lesson-cards-black-hint = Jätä pata pois ja vertaa muita kortteja keskenään.

lesson-cards-club-text = Sama tikki, mutta { CARD("KS", case: "genitive") } tilalla on { CARD("KC") }: edelleen musta kuningas, mutta nyt oikeaa maata.
lesson-cards-club-goal = Kuka vie tikin nyt?
lesson-cards-club-hint = Nyt kaikki neljä korttia ovat ristejä.

## What the game is about

lesson-cards-costly-text = Useimmissa tikkipeleissä tikin voittaminen on hyvä asia. Tässä pelissä se on huono, jos tikissä on kortteja, joista tulee pisteitä. Siksi sellaiset yritetään jättää muille.
lesson-cards-costly-goal = Kuka vie tämän tikin, ja montako pistettä siitä tulee?
lesson-cards-costly-hint = Korkein pata vie mukanaan myös kalliin kortin.

lesson-cards-aim-text = Kortit jaetaan ja pelataan monta kertaa, ja jokainen kerta on yksi jako. Pisteesi lasketaan yhteen jako jaolta, ja mitä vähemmän niitä on, sen parempi. Kun jollakulla on yli 100 pistettä, peli on ohi.
lesson-cards-aim-goal = Sadan raja on ylitetty. Kuka on voittanut?
lesson-cards-aim-hint = Etsi pienin luku.

lesson-cards-aim-by-source-text = Hertta korttipeli sanoo tavoitteen oudosti: kerää pisteitä, mutta vältä herttoja ja patarouvaa. Molempia se ei voi tarkoittaa, koska muita pisteitä ei ole. Tulkitsemme sen niin kuin kolme muuta lähdettä.
lesson-cards-aim-by-source-goal = Kuka on voittanut Hertta korttipelin mukaan?
lesson-cards-aim-by-source-hint = Vastaa samoin kuin edellisessä vaiheessa.

lesson-cards-end = Nyt tunnet kortit ja tiedät, mitä niistä varot. Seuraavaksi ne jaetaan.
