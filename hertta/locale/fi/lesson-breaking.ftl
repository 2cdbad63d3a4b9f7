### The lesson on leading hearts: when they have to wait, what breaks them, and where the sources part.

lesson-breaking-title = Hertta tikin ensimmäisenä korttina
lesson-breaking-summary = Milloin hertalla saa aloittaa, mikä siihen antaa luvan, ja missä lähteet eroavat toisistaan.

## Hearts have to wait

lesson-breaking-lead-text =
    { $source ->
        [hertan-saannot] Sinä aloitat, mutta herttamaata ei ole vielä avattu: kukaan ei ole pelannut herttaa. Herttasi joutuvat siis odottamaan. Muilla korteilla saat aloittaa, vaikka { CARD("QS", case: "adessive") }.
        [herttamisaari] Sinä avaat, mutta herttoja ei ole vielä rikottu: kukaan ei ole pelannut herttaa toisen maan tikkiin. Herttasi joutuvat siis odottamaan. Muilla korteilla saat avata, vaikka { CARD("QS", case: "adessive") }.
        [hertta-korttipeli] Sinä aloitat, mutta herttaa ei ole vielä pelattu yhteenkään tikkiin. Herttasi joutuvat siis odottamaan. Muuten aloituskortti on vapaa: vaikka { CARD("QS") } käy.
       *[other] Sinä aloitat, mutta herttoja ei ole vielä rikottu: kukaan ei ole heittänyt herttaa toisen maan tikkiin. Herttasi joutuvat siis odottamaan. Muilla korteilla saat aloittaa, vaikka { CARD("QS", case: "adessive") }.
    }
lesson-breaking-lead-goal =
    { $source ->
        [herttamisaari] Millä korteilla saat avata?
       *[other] Millä korteilla saat aloittaa?
    }
lesson-breaking-lead-hint = Vain yksi maa joutuu odottamaan.

lesson-breaking-throw-text =
    { $source ->
        [hertan-saannot] Tikki aloitettiin ruudulla, jota sinulla ei ole. Kielto sitoo vain aloittajaa, joten saat pelata hertan tai säästää herttasi ja { CARD("QS", case: "genitive") } myöhemmäksi. Hertta ei vie ruututikkiä mutta avaa herttamaan, myös vapaaehtoisesti pelattuna. Useimmiten se avautuu juuri näin.
        [herttamisaari] Tikki avattiin ruudulla, jota sinulla ei ole. Kielto sitoo vain tikin avaajaa, joten saat pelata hertan tai säästää herttasi ja { CARD("QS", case: "genitive") } myöhemmäksi. Hertta ei vie ruututikkiä mutta rikkoo hertat, myös vapaaehtoisesti pelattuna. Useimmiten se käy juuri näin.
        [hertta-korttipeli] Tikki aloitettiin ruudulla, jota sinulla ei ole. Kielto sitoo vain aloittajaa, joten saat pelata hertan tai säästää herttasi ja { CARD("QS", case: "genitive") } myöhemmäksi. Hertta ei vie ruututikkiä, mutta vapaaehtoisestikin pelatun hertan jälkeen hertalla saa aloittaa. Useimmiten ensimmäinen hertta tulee juuri näin.
       *[other] Tikki aloitettiin ruudulla, jota sinulla ei ole. Kielto sitoo vain aloittajaa, joten saat heittää hertan tai säästää herttasi ja { CARD("QS", case: "genitive") } myöhemmäksi. Hertta ei vie ruututikkiä mutta rikkoo hertat, myös vapaaehtoisesti heitettynä. Useimmiten se käy juuri näin.
    }
lesson-breaking-throw-goal = Mitkä kortit käyvät, kun ruutua ei ole?
lesson-breaking-throw-hint = Tikki on jo alkanut, eikä sinulla ole sen maata.

lesson-breaking-broken-text =
    { $source ->
        [hertan-saannot] Sama käsi kuin äsken aloittaessasi, mutta nyt joku on pelannut hertan ja herttamaa on avattu. Seuraavasta tikistä alkaen se on auki kaikille, jaon loppuun asti. Uuden jaon alkaessa se on taas avaamatta.
        [herttamisaari] Sama käsi kuin äsken avatessasi, mutta nyt joku on pelannut hertan toisen maan tikkiin ja hertat on rikottu. Seuraavasta tikistä alkaen niillä saa avata kuka tahansa, jaon loppuun asti. Uuden jaon alkaessa ne ovat taas rikkomatta.
        [hertta-korttipeli] Sama käsi kuin äsken aloittaessasi, mutta nyt joku on pelannut hertan. Seuraavasta tikistä alkaen kuka tahansa saa aloittaa hertalla, jaon loppuun asti. Uudessa jaossa on taas odotettava ensimmäistä herttaa.
       *[other] Sama käsi kuin äsken aloittaessasi, mutta nyt joku on heittänyt hertan ja hertat on rikottu. Seuraavasta tikistä alkaen niillä saa aloittaa kuka tahansa, jaon loppuun asti. Uuden jaon alkaessa ne ovat taas rikkomatta.
    }
lesson-breaking-broken-goal =
    { $source ->
        [herttamisaari] Millä korteilla saat avata nyt?
       *[other] Millä korteilla saat aloittaa nyt?
    }
lesson-breaking-broken-hint = Mikä sääntö äsken pidätteli herttojasi?

lesson-breaking-follow-text =
    { $source ->
        [hertan-saannot] Herttamaa on avattu, mutta tällä kertaa tikki alkoi { CARD("7D", case: "adessive") }. Avattu herttamaa vapauttaa vain aloituksen. Maapakko sitoo yhä jokaista, jolta aloitusmaata löytyy.
        [herttamisaari] Hertat on rikottu, mutta tällä kertaa tikki alkoi { CARD("7D", case: "adessive") }. Rikkominen vapauttaa vain avauskortin. Maata on yhä tunnustettava, jos sitä kädestä löytyy.
        [hertta-korttipeli] Herttaa on jo pelattu, mutta tällä kertaa tikki alkoi { CARD("7D", case: "adessive") }. Pelattu hertta vapauttaa vain aloituksen. Maata on yhä tunnustettava, jos sitä kädestä löytyy.
       *[other] Hertat on rikottu, mutta tällä kertaa tikki alkoi { CARD("7D", case: "adessive") }. Rikkominen vapauttaa vain aloituksen. Maata on yhä tunnustettava, jos sitä kädestä löytyy.
    }
lesson-breaking-follow-goal = Saatko pelata { CARD($card, case: "genitive") }, ja ellet saa, mikä sen estää?
lesson-breaking-follow-hint = Katso, onko kädessäsi ruutua.

## What breaks them

lesson-breaking-queen-text =
    { $source ->
        [hertan-saannot] Kolme tikkiä on pelattu, ja ruututikkiin lensi { CARD("QS") }. Se maksaa 13 pistettä, mutta hertta se ei ole, eikä se avaa herttamaata minkään lähteen mukaan.
        [hertta-korttipeli] Kolme tikkiä on pelattu, ja ruututikkiin lensi { CARD("QS") }. Se maksaa 13 pistettä, mutta hertta se ei ole, eikä se anna lupaa aloittaa hertalla minkään lähteen mukaan.
       *[other] Kolme tikkiä on pelattu, ja ruututikkiin lensi { CARD("QS") }. Se maksaa 13 pistettä, mutta hertta se ei ole, eikä se riko herttoja minkään lähteen mukaan.
    }
lesson-breaking-queen-goal =
    { $source ->
        [hertan-saannot] Onko herttamaa avattu, ja missä tikissä?
        [hertta-korttipeli] Onko herttaa pelattu, ja missä tikissä?
       *[other] Onko hertat rikottu, ja missä tikissä?
    }
lesson-breaking-queen-hint = Etsi kustakin tikistä hertta.

lesson-breaking-earliest-text = Kuinka aikaisin, kuinka myöhään? Herttamisäärissä hertta voi pudota jo ensimmäiseen tikkiin, ja sellainen hertta rikkoo hertat jokaisen lähteen mukaan. Neljän pelissä ensimmäinen hertta nähdään viimeistään kymmenennessä tikissä.
lesson-breaking-earliest-goal = Kumpi näistä tikeistä rikkoi hertat?
lesson-breaking-earliest-hint = Idällä ei ollut ristiä.

## Hearts and nothing else, or nearly

lesson-breaking-only-hearts-text =
    { $source ->
        [hertan-saannot] Pelkkää herttaa, eikä herttamaata ole avattu. Tässä on poikkeus: kun muuta ei ole, hertalla saa aloittaa. Niin sanoo kolme lähdettä. Hertta korttipeli ei mainitse tällaista kättä, mutta tulkitsemme sen samoin.
        [herttamisaari] Pelkkää herttaa, eikä herttoja ole rikottu. Tässä on poikkeus: kun muuta maata ei ole, hertalla saa avata. Niin sanoo kolme lähdettä. Hertta korttipeli ei mainitse tällaista kättä, mutta tulkitsemme sen samoin.
        [hertta-korttipeli] Pelkkää herttaa, eikä herttaa ole vielä pelattu. Muissa lähteissä on tätä varten poikkeus: hertalla saa silloin aloittaa. Hertta korttipeli ei tällaista kättä mainitse. Tulkitsemme sen samoin, sillä jollakin on aloitettava.
       *[other] Pelkkää herttaa, eikä herttoja ole rikottu. Tässä on poikkeus: kun muuta ei ole, hertalla on aloitettava. Lähteen kysymysosio unohtaa sen, ja Hertta korttipeli ei mainitse tällaista kättä lainkaan; tulkitsemme ne samoin.
    }
lesson-breaking-only-hearts-goal =
    { $source ->
        [herttamisaari] Millä korteilla saat avata, kun kaikki ovat herttoja?
       *[other] Millä korteilla saat aloittaa, kun kaikki ovat herttoja?
    }
lesson-breaking-only-hearts-hint = Jokin kortti on pelattava, ja onko hertoilla tässä mitään eroa?

lesson-breaking-queen-too-text =
    { $source ->
        [hertan-saannot] { CAPITAL(CARD("JH", case: "genitive")) } tilalla on { CARD("QS") }. Pisteitä siitäkin tulee, mutta herttaa se ei ole, joten poikkeus ei enää koske kättäsi. Lähteesi sanoo sen suoraan, ja muut kolme tulkitsemme samoin.
       *[other] { CAPITAL(CARD("JH", case: "genitive")) } tilalla on { CARD("QS") }. Pisteitä siitäkin tulee, mutta herttaa se ei ole, joten poikkeus ei enää koske kättäsi. Hertan säännöt sanoo sen suoraan, ja muut tulkitsemme samoin.
    }
lesson-breaking-queen-too-goal =
    { $source ->
        [herttamisaari] Millä korteilla saat avata nyt?
       *[other] Millä korteilla saat aloittaa nyt?
    }
lesson-breaking-queen-too-hint = Onko kädessäsi kortti, joka ei ole hertta?

## Where the sources differ

lesson-breaking-any-heart-text = Kolmannen tikin aloitit { CARD("2H", case: "adessive") }, koska kätesi oli pelkkää herttaa. Hertan säännöissä ja Hertta korttipelissä luvan aloittaa hertalla antaa mikä tahansa aiempi hertta, myös sellainen, jolla tikki alkoi.
lesson-breaking-any-heart-goal = Onko herttamaa avattu, ja missä tikissä?
lesson-breaking-any-heart-hint = Etsi ensimmäinen tikki, jossa on hertta.

lesson-breaking-off-suit-text = Samat tikit Hjerterin mukaan. Siinä niin kuin Herttamisäärissäkin hertat rikkoo vain toisen maan tikkiin heitetty hertta, kun heittäjältä puuttuu tikin maa. Katso molempia herttoja: millä tikki alkoi?
lesson-breaking-off-suit-goal = Onko hertat rikottu, ja missä tikissä?
lesson-breaking-off-suit-hint = Herttatikissä hertta vain tunnustaa maata.

lesson-breaking-end =
    { $source ->
        [hertan-saannot] Hertalla saa siis aloittaa kahdessa tapauksessa: herttamaa on avattu, tai kädessä ei ole muuta. Seuraavaksi lasketaan, mitä tikit maksoivat.
        [herttamisaari] Hertalla saa siis avata kahdessa tapauksessa: hertat on rikottu, tai kädessä ei ole muuta. Seuraavaksi lasketaan, mitä tikit maksoivat.
        [hertta-korttipeli] Hertalla saa siis aloittaa kahdessa tapauksessa: herttaa on jo pelattu, tai kädessä ei ole muuta. Seuraavaksi lasketaan, mitä tikit maksoivat.
       *[other] Hertalla saa siis aloittaa kahdessa tapauksessa: hertat on rikottu, tai kädessä ei ole muuta. Seuraavaksi lasketaan, mitä tikit maksoivat.
    }
