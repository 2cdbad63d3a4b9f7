### The lesson on the first trick: how it opens, what is barred from it, and where the sources differ.

lesson-first-trick-title = Ensimmäinen tikki
lesson-first-trick-summary = Ristikakkosella aloitetaan, ja pistekortit saavat yleensä odottaa. Lähteet eivät ole kaikesta samaa mieltä.

## How it opens

lesson-first-trick-opens-text =
    { $source ->
        [herttamisaari] Ensimmäisen tikin avaa se, jolla on { CARD("2C") }, eikä muulla kortilla voi avata. Nyt se on sinulla. Kokeile halutessasi muitakin: kuulet kyllä, miksi niiden on odotettava.
       *[other] Ensimmäisen tikin aloittaa se, jolla on { CARD("2C") }, eikä muulla kortilla voi aloittaa. Nyt se on sinulla. Kokeile halutessasi muitakin: kuulet kyllä, miksi niiden on odotettava.
    }
lesson-first-trick-opens-goal =
    { $source ->
        [herttamisaari] Millä kortilla avaat?
       *[other] Millä kortilla aloitat?
    }
lesson-first-trick-opens-hint = Se on maansa matalin kortti.

## Clubs first, then no point cards

lesson-first-trick-club-text =
    { $source ->
        [hertan-saannot] Tikki aloitettiin ristillä. Ainoa ristisi on ässä: korkein risti vie tikin, ja sen pelannut aloittaa seuraavan. Pieni ruutu tuntuisi turvallisemmalta, mutta maapakko sitoo ensimmäisessäkin tikissä. Siitä ei vapauta edes pistekorttikielto, josta kerrotaan kohta.
        [herttamisaari] Tikki avattiin ristillä. Ainoa ristisi on ässä: korkein risti vie tikin, ja sen pelannut avaa seuraavan. Matala ruutu tuntuisi turvallisemmalta, mutta maata on tunnustettava ensimmäisessäkin tikissä. Siitä ei vapauta edes kotisääntö, josta kerrotaan kohta.
       *[other] Tikki aloitettiin ristillä. Ainoa ristisi on ässä: korkein risti vie tikin, ja sen pelannut aloittaa seuraavan. Pieni ruutu tuntuisi turvallisemmalta, mutta maata on tunnustettava ensimmäisessäkin tikissä. Siitä ei vapauta edes pistekorttien kielto, josta kerrotaan kohta.
    }
lesson-first-trick-club-goal = Mitkä kortit käyvät tähän tikkiin?
lesson-first-trick-club-hint = Onko sinulla sitä maata, jolla tikki alkoi?

lesson-first-trick-void-text =
    { $source ->
        [hertan-saannot] Melkein sama käsi: { CARD("AC", case: "genitive") } tilalla on { CARD("6D") }. Ilman ristiä saat pelata muuta maata, mutta pistekorttikielto pitää hertat ja { CARD("QS", case: "genitive") } poissa ensimmäisestä tikistä.
        [herttamisaari] Melkein sama käsi: { CARD("AC", case: "genitive") } tilalla on { CARD("6D") }. Tässä noudatetaan lähteen mainitsemaa kotisääntöä: ilman ristiä saat pelata muuta maata, mutta et pistekorttia, jos sinulla on muutakin.
       *[other] Melkein sama käsi: { CARD("AC", case: "genitive") } tilalla on { CARD("6D") }. Ilman ristiä saat pelata muuta maata, mutta hertat ja { CARD("QS") } ovat kiellettyjä ensimmäisessä tikissä.
    }
lesson-first-trick-void-goal = Sinulla ei ole ristiä. Minkä kortin pelaat?
lesson-first-trick-void-hint = Mieti ensin, mistä korteista tulee pisteitä.

lesson-first-trick-barred-text =
    { $source ->
        [herttamisaari] Ristiä ei ole nytkään, mutta herttoja on pitkä rivi. Kotisääntö pitää pistekortit poissa jaon alusta: kaikki herttasi mutta padoistasi vain yhden.
       *[other] Ristiä ei ole nytkään, mutta herttoja on pitkä rivi. Kielto pitää pistekortit poissa jaon alusta: kaikki herttasi mutta padoistasi vain yhden.
    }
lesson-first-trick-barred-goal = Mitkä kortit käyvät ensimmäiseen tikkiin?
lesson-first-trick-barred-hint = Mikä kortti tuo yksin 13 pistettä?

## Point cards only

lesson-first-trick-way-out-text =
    { $source ->
        [hertan-saannot] Yksitoista herttaa, { CARD("QS") } ja yksi ruutu: harvinainen käsi. Pistekorttikielto on voimassa niin kauan kuin sinulla on jotain muuta pelattavaa.
        [herttamisaari] Yksitoista herttaa, { CARD("QS") } ja yksi ruutu: harvinainen käsi. Kotisääntö kieltää pistekortit niin kauan kuin sinulla on jotain muuta pelattavaa.
       *[other] Yksitoista herttaa, { CARD("QS") } ja yksi ruutu: harvinainen käsi. Pistekortit ovat kiellettyjä niin kauan kuin sinulla on jotain muuta pelattavaa.
    }
lesson-first-trick-way-out-goal = Mitkä kortit käyvät nyt?
lesson-first-trick-way-out-hint = Laske kortit, joista ei tule pisteitä.

lesson-first-trick-only-points-text =
    { $source ->
        [hertan-saannot] { CAPITAL(CARD("3D", case: "genitive")) } tilalla on nyt { CARD("AH") }, ja kädessäsi on pelkkiä pistekortteja. Sellaiselle kädelle annetaan poikkeuslupa, mutta se koskee vain herttoja.
        [herttamisaari] { CAPITAL(CARD("3D", case: "genitive")) } tilalla on nyt { CARD("AH") }, ja kädessäsi on pelkkiä pistekortteja. Kotisääntö väistyy, kun muuta pelattavaa ei ole.
       *[other] { CAPITAL(CARD("3D", case: "genitive")) } tilalla on nyt { CARD("AH") }, ja kädessäsi on pelkkiä pistekortteja. Lähde ei kerro, mitä silloin tehdään. Meidän tulkintamme: kun kielto koskee joka korttia, se väistyy.
    }
lesson-first-trick-only-points-goal = Mitkä kortit käyvät, kun kaikista tulee pisteitä?
lesson-first-trick-only-points-hint =
    { $source ->
        [hertan-saannot] Lue vielä kerran, mitä poikkeuslupa koskee.
       *[other] Jääkö mikään kortti kielletyksi, kun kielto väistyy?
    }

lesson-first-trick-thirteen-text =
    { $source ->
        [hertan-saannot] Kaikki kolmetoista herttaa samassa kädessä: sellaista tuskin näet kahdesti. Poikkeuslupa päästää niistä yhden ensimmäiseen tikkiin.
        [herttamisaari] Kaikki kolmetoista herttaa samassa kädessä: sellaista tuskin näet kahdesti. Muuta pelattavaa ei ole, joten kotisääntö väistyy taas.
       *[other] Kaikki kolmetoista herttaa samassa kädessä: sellaista tuskin näet kahdesti. Lähde ei mainitse tätäkään kättä, joten meidän tulkintamme mukaan kielto väistyy.
    }
lesson-first-trick-thirteen-goal = Minkä hertan pelaat?
lesson-first-trick-thirteen-hint = Hertalla ei voita ristitikkiä, valitsitpa minkä tahansa.

## Where the sources differ

lesson-first-trick-heart-by-source-text = Tästä lähteet ovat eri mieltä. Kolme kieltää pistekortit ensimmäisestä tikistä. Herttamisäärin perussäännöt antavat pelata ilman ristiä mitä vain, mutta kotisääntönä kielto mainitaan sielläkin.
lesson-first-trick-heart-by-source-goal = Minkä sääntöjen mukaan { CARD($card) } käy?
lesson-first-trick-heart-by-source-hint = Kysy kunkin kohdalla: onko kielto voimassa?

lesson-first-trick-queen-by-source-text = Taas pelkkiä pistekortteja. Hertan säännöt sallii silloin hertat muttei muuta, kotisääntö minkä tahansa kortin. Kaksi lähdettä ei sano mitään, ja niissä meidän tulkintamme vapauttaa koko käden.
lesson-first-trick-queen-by-source-goal = Minkä sääntöjen mukaan { CARD($card) } käy?
lesson-first-trick-queen-by-source-hint = { CAPITAL(CARD("QS")) } ei ole hertta, ja yksissä säännöissä kieltoa ei ole lainkaan.

lesson-first-trick-end = Nyt tunnet ensimmäisen tikin säännöt ja tiedät, missä lähteet eroavat toisistaan. Seuraavaksi opit, milloin tikin saa aloittaa hertalla.
