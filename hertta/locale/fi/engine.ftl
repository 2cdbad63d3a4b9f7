### Verdicts and their reasons. A reason tells the rule, why it speaks to this hand, and what follows.

## Is it legal?

verdict-title-legal = ✓ { CAPITAL(CARD($card)) } käy
verdict-title-illegal = ✕ { CAPITAL(CARD($card)) } ei käy
tag-wins = ✓ voittaa

## Whose card, and when

reason-not-in-hand-held-illegal = { CAPITAL(CARD($card)) } ei ole kädessäsi. Voit pelata vain omia korttejasi.
reason-out-of-turn-order-illegal = Nyt ei ole tämän pelaajan vuoro. Kortit pelataan tikkiin yksi kerrallaan myötäpäivään.
reason-unrestricted-free-legal = Mikään sääntö ei nyt rajoita valintaasi: { CARD($card) } käy.

## The opening card

reason-opening-card-opens-legal =
    { $source ->
        [herttamisaari] Jaon ensimmäisen tikin avaa aina { CARD($opening) }. Se on sinulla, joten pelaa nyt juuri se.
       *[other] Jaon ensimmäisen tikin aloittaa aina { CARD($opening) }. Se on sinulla, joten pelaa nyt juuri se.
    }
reason-opening-card-opens-illegal =
    { $source ->
        [herttamisaari] Jaon ensimmäisen tikin avaa aina { CARD($opening) }. Se on sinulla, joten { CARD($card) } saa vielä odottaa.
       *[other] Jaon ensimmäisen tikin aloittaa aina { CARD($opening) }. Se on sinulla, joten { CARD($card) } saa vielä odottaa.
    }
reason-opening-card-no-club-legal =
    { $reading ->
        [none] Ensimmäinen tikki alkaa ristillä, mutta sinulla ei ole ristiä. Siksi mikä tahansa korttisi kelpaa aloitukseen, ja { CARD($card) } käy.
       *[other] Ensimmäinen tikki alkaa ristillä, mutta sinulla ei ole ristiä. Tällaista kättä lähde ei mainitse. Meidän tulkintamme: mikä tahansa korttisi kelpaa aloitukseen, joten { CARD($card) } käy.
    }

## Following suit

reason-follow-suit-follow-legal =
    { $source ->
        [hertan-saannot] Tikki aloitettiin { SUIT($led, case: "adessive") }, joten maapakko sitoo sinua.
        [herttamisaari] Tikki avattiin { SUIT($led, case: "adessive") }, joten sinun on tunnustettava maata.
       *[other] Tikki aloitettiin { SUIT($led, case: "adessive") }, joten sinun on tunnustettava maata.
    } { COUNT($held) ->
        [one] { CAPITAL(CARD($card)) } on ainoa { SUIT($led) } kädessäsi, joten se on pelattava.
       *[other] { CAPITAL(CARD($card)) } käy: saat itse päättää, minkä { SUIT($led, case: "genitive") } pelaat, eikä tikkiä tarvitse yrittää voittaa.
    }
reason-follow-suit-follow-illegal =
    { $source ->
        [hertan-saannot] Tikki aloitettiin { SUIT($led, case: "adessive") }, ja sinulla on aloitusmaata: { CARDS($held) }. Maapakon takia { CARD($card) } ei käy.
        [herttamisaari] Tikki avattiin { SUIT($led, case: "adessive") }, ja sinulla on pyydettyä maata: { CARDS($held) }. Maata on tunnustettava, joten { CARD($card) } ei käy.
       *[other] Tikki aloitettiin { SUIT($led, case: "adessive") }, ja sinulla on samaa maata: { CARDS($held) }. Maata on tunnustettava, joten { CARD($card) } ei käy.
    }
reason-follow-suit-void-legal =
    { $source ->
        [hertan-saannot] Sinulla ei ole aloitusmaata eli { SUIT($led, case: "partitive") }, joten maapakko ei sido sinua.
        [herttamisaari] Sinulla ei ole pyydettyä maata eli { SUIT($led, case: "partitive") }, joten et voi tunnustaa maata.
       *[other] Sinulla ei ole { SUIT($led, case: "partitive") }, joten et voi tunnustaa maata.
    } { $trick_number ->
        [1] Näillä säännöillä saat silloin pelata mitä vain jo ensimmäisessä tikissä, joten { CARD($card) } käy.
       *[other] Silloin mikä tahansa korttisi on sallittu: { CARD($card) } käy, mutta toisen maan korttina se ei voi viedä tikkiä.
    }

## Points in the first trick

reason-first-trick-points-ban-legal =
    { $source ->
        [hertan-saannot] Sinulla ei ole { SUIT($led, case: "partitive") }, ja ensimmäisessä tikissä on pistekorttikielto. { CAPITAL(CARD($card)) } ei ole pistekortti, joten se käy.
        [herttamisaari] Sinulla ei ole { SUIT($led, case: "partitive") }, ja kotisääntö pitää pistekortit poissa ensimmäisestä tikistä. { CAPITAL(CARD($card)) } ei ole pistekortti, joten se käy.
       *[other] Sinulla ei ole { SUIT($led, case: "partitive") }, ja ensimmäisessä tikissä pistekortit ovat kiellettyjä. { CAPITAL(CARD($card)) } ei ole pistekortti, joten se käy.
    }
reason-first-trick-points-ban-illegal =
    { $source ->
        [hertan-saannot] Sinulla ei ole { SUIT($led, case: "partitive") }, mutta ensimmäisessä tikissä on pistekorttikielto: hertat ja { CARD("QS") } eivät käy.
        [herttamisaari] Sinulla ei ole { SUIT($led, case: "partitive") }, mutta kotisääntö kieltää hertat ja { CARD("QS", case: "genitive") } ensimmäisessä tikissä, jos kädessä on muutakin.
       *[other] Sinulla ei ole { SUIT($led, case: "partitive") }, mutta hertat ja { CARD("QS") } ovat kiellettyjä ensimmäisessä tikissä.
    } { COUNT($legal) ->
        [one] Siksi { CARD($card) } ei käy: pelaa { CARDS($legal) }.
       *[other] Siksi { CARD($card) } ei käy, mutta nämä käyvät: { CARDS($legal) }.
    }
reason-first-trick-points-only-points-hearts-legal = Kädessäsi on pelkkiä pistekortteja, ja sellaiselle kädelle annetaan poikkeuslupa pelata hertta ensimmäiseen tikkiin. Siksi { CARD($card) } käy.
reason-first-trick-points-only-points-hearts-illegal = Kädessäsi on pelkkiä pistekortteja, mutta poikkeuslupa koskee ensimmäisessä tikissä vain herttoja. Siksi { CARD($card) } ei käy: pelaa jokin hertoistasi.
reason-first-trick-points-only-points-all-legal = Kädessäsi on pelkkiä pistekortteja, joten sinulla ei ole muuta pelattavaa. Silloin kotisääntö väistyy, ja { CARD($card) } käy.
reason-first-trick-points-waived-legal =
    { $source ->
        [hertan-saannot] Kädessäsi ei ole muuta kuin { CARD("QS") }, ja lähteen poikkeuslupa koskee vain herttoja. Tällaista kättä lähde ei mainitse. Meidän tulkintamme: jokin kortti on aina pelattava, joten kielto väistyy ja { CARD($card) } käy.
       *[other] Kädessäsi on pelkkiä pistekortteja, ja ne ovat kiellettyjä ensimmäisessä tikissä. Tällaista kättä lähde ei mainitse. Meidän tulkintamme: jokin kortti on aina pelattava, joten kielto väistyy ja { CARD($card) } käy.
    }

## Leading hearts

reason-hearts-not-broken-broken-legal =
    { $source ->
        [hertan-saannot] Herttamaa on avattu, joten tikin saa aloittaa millä tahansa kortilla. { CAPITAL(CARD($card)) } käy.
        [herttamisaari] Hertat on rikottu, joten tikin saa avata millä tahansa kortilla. { CAPITAL(CARD($card)) } käy.
        [hertta-korttipeli] Herttaa on jo pelattu, joten tikin saa aloittaa millä tahansa kortilla. { CAPITAL(CARD($card)) } käy.
       *[other] Hertat on rikottu, joten tikin saa aloittaa millä tahansa kortilla. { CAPITAL(CARD($card)) } käy.
    }
reason-hearts-not-broken-unbroken-legal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, joten tikkiä ei saa aloittaa hertalla. { CAPITAL(CARD($card)) } on muuta maata, joten se käy.
        [herttamisaari] Herttoja ei ole vielä rikottu, joten tikkiä ei saa avata hertalla. { CAPITAL(CARD($card)) } on muuta maata, joten se käy.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, joten tikkiä ei saa aloittaa hertalla. { CAPITAL(CARD($card)) } on muuta maata, joten se käy.
       *[other] Herttoja ei ole vielä rikottu, joten tikkiä ei saa aloittaa hertalla. { CAPITAL(CARD($card)) } on muuta maata, joten se käy.
    }
reason-hearts-not-broken-unbroken-illegal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, ja sinulla on muutakin kuin herttoja: { CARDS($legal) }. Siksi { CARD($card) } ei käy aloituskortiksi.
        [herttamisaari] Herttoja ei ole vielä rikottu, ja sinulla on muutakin kuin herttoja: { CARDS($legal) }. Siksi { CARD($card) } ei käy avauskortiksi.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, ja sinulla on muutakin kuin herttoja: { CARDS($legal) }. Siksi { CARD($card) } ei käy aloituskortiksi.
       *[other] Herttoja ei ole vielä rikottu, ja sinulla on muutakin kuin herttoja: { CARDS($legal) }. Siksi { CARD($card) } ei käy aloituskortiksi.
    }
reason-hearts-not-broken-queen-only-legal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, ja herttojen lisäksi sinulla on vain { CARD($card) }.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, ja herttojen lisäksi sinulla on vain { CARD($card) }.
       *[other] Herttoja ei ole vielä rikottu, ja herttojen lisäksi sinulla on vain { CARD($card) }.
    } { $reading ->
        [none] Sinulla on siis muutakin kuin herttoja, joten { CARD($card) } on ainoa kortti, joka käy.
       *[other] Tällaista kättä lähde ei mainitse. Meidän tulkintamme: { CARD($card) } ei ole hertta, joten se on ainoa kortti, joka käy.
    }
reason-hearts-not-broken-queen-only-illegal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, ja herttojen lisäksi sinulla on { CARD("QS") }.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, ja herttojen lisäksi sinulla on { CARD("QS") }.
       *[other] Herttoja ei ole vielä rikottu, ja herttojen lisäksi sinulla on { CARD("QS") }.
    } { $reading ->
        [none] Sinulla on siis muutakin kuin herttoja, joten { CARD($card) } ei käy: aloita { CARD("QS", case: "adessive") }.
       *[other] Tällaista kättä lähde ei mainitse. Meidän tulkintamme: { CARD("QS") } ei ole hertta, joten se on pelattava, eikä { CARD($card) } käy.
    }
reason-hearts-not-broken-only-hearts-legal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, mutta sinulla on enää pelkkiä herttoja. Silloin tikin saa poikkeuksellisesti aloittaa hertalla, joten { CARD($card) } käy.
        [herttamisaari] Herttoja ei ole vielä rikottu, mutta sinulla on enää pelkkiä herttoja. Silloin tikin saa poikkeuksellisesti avata hertalla, joten { CARD($card) } käy.
       *[other] Herttoja ei ole vielä rikottu, mutta sinulla on enää pelkkiä herttoja. Silloin tikin saa poikkeuksellisesti aloittaa hertalla, joten { CARD($card) } käy.
    }
reason-hearts-not-broken-waived-legal =
    { $source ->
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, mutta sinulla on enää pelkkiä herttoja. Tällaista kättä lähde ei mainitse. Meidän tulkintamme: jollakin kortilla tikki on aloitettava, joten { CARD($card) } käy.
       *[other] Herttoja ei ole vielä rikottu, mutta sinulla on enää pelkkiä herttoja. Tällaista kättä lähde ei mainitse. Meidän tulkintamme: jollakin kortilla tikki on aloitettava, joten { CARD($card) } käy.
    }

## The trick and its points

winner-reason =
    { COUNT($others) ->
        [0] Tikin vie korkein { SUIT($led) }, ja se on { CARD($card) }.
        [one] Tikin vie korkein { SUIT($led) }, ja se on { CARD($card) }. { CAPITAL(CARDS($others)) } on toista maata, joten se ei voi voittaa.
       *[other] Tikin vie korkein { SUIT($led) }, ja se on { CARD($card) }. { CAPITAL(CARDS($others)) } ovat toista maata, joten ne eivät voi voittaa.
    } { $points ->
        [0] Pistekortteja tikissä ei ole, joten se tuo 0 pistettä.
        [one] Voittaja saa 1 pisteen: tikissä on { CARDS($point_cards) }.
       *[other] Voittaja saa { $points } pistettä: tikissä on { CARDS($point_cards) }.
    }
score-points =
    { $source ->
        [herttamisaari]
            { $points ->
                [one] { $points } miinuspiste
               *[other] { $points } miinuspistettä
            }
       *[other]
            { $points ->
                [one] { $points } piste
               *[other] { $points } pistettä
            }
    }
hearts-state =
    { $source ->
        [hertan-saannot]
            { $broken ->
                [true] avattu
               *[false] ei vielä avattu
            }
        [hertta-korttipeli]
            { $broken ->
                [true] kyllä
               *[false] ei vielä
            }
       *[other]
            { $broken ->
                [true] rikottu
               *[false] ei vielä rikottu
            }
    }
