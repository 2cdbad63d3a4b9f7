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
    { $reading ->
        [D2] Lähteen mukaan ensimmäisen tikin avaa { CARD("2C") }, joka on kuitenkin poistettu pakasta. Meidän tulkintamme: avauskortti on silloin pakan matalin risti eli { CARD($opening) }.
        [D5] Kaikkia kortteja ei jaeta, eikä lähde kerro, kuka silloin aloittaa. Meidän tulkintamme: ensimmäisen tikin aloittaa matalin käsissä oleva risti eli { CARD($opening) }.
        [F14] Lähde ei kerro, kuka aloittaa, kun pakkoja on kaksi. Meidän tulkintamme: avauskortti on matalin käsissä oleva risti eli { CARD($opening) }, ja sen pelaa jakajan vasemmalta puolelta lukien ensimmäinen pelaaja, jolla se on.
       *[none]
            { $source ->
                [herttamisaari] Jaon ensimmäisen tikin avaa aina { CARD($opening) }.
               *[other] Jaon ensimmäisen tikin aloittaa aina { CARD($opening) }.
            }
    } Se on sinulla, joten pelaa nyt juuri se.
reason-opening-card-opens-illegal =
    { $reading ->
        [D2] Lähteen mukaan ensimmäisen tikin avaa { CARD("2C") }, joka on kuitenkin poistettu pakasta. Meidän tulkintamme: avauskortti on silloin pakan matalin risti eli { CARD($opening) }.
        [D5] Kaikkia kortteja ei jaeta, eikä lähde kerro, kuka silloin aloittaa. Meidän tulkintamme: ensimmäisen tikin aloittaa matalin käsissä oleva risti eli { CARD($opening) }.
        [F14] Lähde ei kerro, kuka aloittaa, kun pakkoja on kaksi. Meidän tulkintamme: avauskortti on matalin käsissä oleva risti eli { CARD($opening) }, ja sen pelaa jakajan vasemmalta puolelta lukien ensimmäinen pelaaja, jolla se on.
       *[none]
            { $source ->
                [herttamisaari] Jaon ensimmäisen tikin avaa aina { CARD($opening) }.
               *[other] Jaon ensimmäisen tikin aloittaa aina { CARD($opening) }.
            }
    } Se on sinulla, joten { CARD($card) } saa vielä odottaa.
reason-opening-card-no-club-legal =
    { $reading ->
        [D2] Ensimmäinen tikki alkaa ristillä, joten ilman ristiä voit aloittaa sen vain, jos kenelläkään ei ole ristiä ja istut jakajan vasemmalla puolella. Tällaista jakoa lähde ei mainitse. Meidän tulkintamme: mikä tahansa korttisi kelpaa silloin aloitukseen, joten { CARD($card) } käy.
        [D5] Ensimmäinen tikki alkaa ristillä, joten ilman ristiä voit aloittaa sen vain, jos kenelläkään ei ole ristiä ja istut jakajan vasemmalla puolella. Tällaista jakoa lähde ei mainitse. Meidän tulkintamme: mikä tahansa korttisi kelpaa silloin aloitukseen, joten { CARD($card) } käy.
        [F14] Ensimmäinen tikki alkaa ristillä, joten ilman ristiä voit aloittaa sen vain, jos kenelläkään ei ole ristiä ja istut jakajan vasemmalla puolella. Tällaista jakoa lähde ei mainitse. Meidän tulkintamme: mikä tahansa korttisi kelpaa silloin aloitukseen, joten { CARD($card) } käy.
       *[none] Ensimmäinen tikki alkaa ristillä, joten ilman ristiä voit aloittaa sen vain, jos kenelläkään ei ole ristiä ja istut jakajan vasemmalla puolella. Silloin mikä tahansa korttisi kelpaa aloitukseen, joten { CARD($card) } käy.
    }
reason-opening-club-opens-legal = Ensimmäinen tikki alkaa ristillä, ja teidän pöydässänne siihen kelpaa mikä tahansa risti. Siksi { CARD($card) } käy.
reason-opening-club-opens-illegal = Ensimmäinen tikki alkaa ristillä, ja teidän pöydässänne siihen kelpaa mikä tahansa risti. Sinulla on ristiä: { CARDS($legal) }. Siksi { CARD($card) } saa vielä odottaa.
reason-opening-club-no-club-legal = Ensimmäinen tikki alkaa ristillä, joten ilman ristiä voit aloittaa sen vain, jos kenelläkään ei ole ristiä ja istut jakajan vasemmalla puolella. Silloin mikä tahansa korttisi kelpaa aloitukseen, joten { CARD($card) } käy.

## Following suit

reason-follow-suit-follow-legal =
    { $source ->
        [hertan-saannot] Tikki aloitettiin { SUIT($led, case: "adessive") }, joten maapakko sitoo sinua.
        [herttamisaari] Tikki avattiin { SUIT($led, case: "adessive") }, joten sinun on tunnustettava maata.
       *[other] Tikki aloitettiin { SUIT($led, case: "adessive") }, joten sinun on tunnustettava maata.
    } { FACES($held) ->
        [one] Sinulla ei ole muuta { SUIT($led, case: "partitive") } kuin { CARD($card) }, joten se on pelattava.
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
        [1] Näillä säännöillä saat silloin pelata minkä tahansa kortin jo ensimmäiseen tikkiin, joten { CARD($card) } käy.
       *[other] Silloin mikä tahansa korttisi on sallittu: { CARD($card) } käy, mutta toisen maan korttina se ei voi viedä tikkiä.
    }

## Points in the first trick

reason-first-trick-points-ban-legal =
    { $source ->
        [hertan-saannot] Sinulla ei ole { SUIT($led, case: "partitive") }, ja ensimmäisessä tikissä on pistekorttikielto: hertat ja { CARD("QS") } eivät käy.
        [herttamisaari] Sinulla ei ole { SUIT($led, case: "partitive") }, ja kotisääntö pitää hertat ja { CARD("QS", case: "genitive") } poissa ensimmäisestä tikistä.
       *[other] Sinulla ei ole { SUIT($led, case: "partitive") }, ja ensimmäisessä tikissä hertat ja { CARD("QS") } ovat kiellettyjä.
    }{ $reading ->
        [F10] { " " }Meidän tulkintamme: kielto koskee myös pisteetöntä { CARD("QS", case: "partitive") }.
       *[none] { "" }
    } { CAPITAL(CARD($card)) } ei kuulu niihin, joten se käy.
reason-first-trick-points-ban-illegal =
    { $source ->
        [hertan-saannot] Sinulla ei ole { SUIT($led, case: "partitive") }, mutta ensimmäisessä tikissä on pistekorttikielto: hertat ja { CARD("QS") } eivät käy.
        [herttamisaari] Sinulla ei ole { SUIT($led, case: "partitive") }, mutta kotisääntö kieltää hertat ja { CARD("QS", case: "genitive") } ensimmäisessä tikissä, jos kädessä on muutakin.
       *[other] Sinulla ei ole { SUIT($led, case: "partitive") }, mutta ensimmäisessä tikissä hertat ja { CARD("QS") } ovat kiellettyjä.
    }{ $reading ->
        [F10] { " " }Meidän tulkintamme: kielto koskee myös pisteetöntä { CARD("QS", case: "partitive") }.
       *[none] { "" }
    } { SUIT_OF($card) ->
        [spades]
            { COUNT($legal) ->
                [one] Pelaa { CARDS($legal) }.
               *[other] Nämä käyvät: { CARDS($legal) }.
            }
       *[hearts]
            { COUNT($legal) ->
                [one] Siksi { CARD($card) } ei käy: pelaa { CARDS($legal) }.
               *[other] Siksi { CARD($card) } ei käy, mutta nämä käyvät: { CARDS($legal) }.
            }
    }
reason-first-trick-points-only-points-hearts-legal = Jokainen korttisi on kielletty ensimmäisessä tikissä, mutta tällaiselle kädelle annetaan poikkeuslupa pelata siihen hertta. Siksi { CARD($card) } käy.
reason-first-trick-points-only-points-hearts-illegal = Jokainen korttisi on kielletty ensimmäisessä tikissä, ja tällaiselle kädelle annettu poikkeuslupa koskee vain herttoja. Siksi { CARD($card) } ei käy: pelaa hertta.
reason-first-trick-points-only-points-all-legal = Jokainen korttisi on kielletty ensimmäisessä tikissä, joten sinulla ei ole muuta pelattavaa. Silloin kotisääntö väistyy, ja { CARD($card) } käy.
reason-first-trick-points-only-points-queen-legal = Jokainen korttisi on kielletty ensimmäisessä tikissä. Teidän pöydässänne siihen on silloin pelattava { CARD($card) }.
reason-first-trick-points-only-points-queen-illegal = Jokainen korttisi on kielletty ensimmäisessä tikissä. Teidän pöydässänne siihen on silloin pelattava { CARD("QS") }, joten { CARD($card) } ei käy.
reason-first-trick-points-waived-legal =
    { $reading ->
        [A2]
            { $source ->
                [hertan-saannot] Kädessäsi on vain { CARD("QS") }, ja lähde sanoo, ettei herttojen poikkeuslupa koske sitä.
               *[other] Jokainen korttisi on kielletty ensimmäisessä tikissä, eikä lähde mainitse tällaiselle kädelle poikkeusta.
            } Meidän tulkintamme: jokin kortti on aina pelattava, joten kielto väistyy ja { CARD($card) } käy.
       *[none] Jokainen korttisi on kielletty ensimmäisessä tikissä. Jokin kortti on kuitenkin aina pelattava, joten kielto väistyy ja { CARD($card) } käy.
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
        [hertan-saannot] Herttamaata ei ole vielä avattu, ja herttojen lisäksi sinulla on vain { CARDS($legal) }.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, ja herttojen lisäksi sinulla on vain { CARDS($legal) }.
       *[other] Herttoja ei ole vielä rikottu, ja herttojen lisäksi sinulla on vain { CARDS($legal) }.
    } { $reading ->
        [B2] Tällaista kättä lähde ei mainitse. Meidän tulkintamme: { CARD("QS") } ei ole hertta, joten se on pelattava.
       *[none] Sinulla on siis muutakin kuin herttoja, joten { CARD("QS") } on pelattava.
    }
reason-hearts-not-broken-queen-only-illegal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, ja herttojen lisäksi sinulla on vain { CARDS($legal) }.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, ja herttojen lisäksi sinulla on vain { CARDS($legal) }.
       *[other] Herttoja ei ole vielä rikottu, ja herttojen lisäksi sinulla on vain { CARDS($legal) }.
    } { $reading ->
        [B2] Tällaista kättä lähde ei mainitse. Meidän tulkintamme: { CARD("QS") } ei ole hertta, joten se on pelattava, eikä { CARD($card) } käy.
       *[none] Sinulla on siis muutakin kuin herttoja, joten { CARD($card) } ei käy: pelaa { CARD("QS") }.
    }
reason-hearts-not-broken-only-hearts-legal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, mutta kädessäsi on pelkkiä herttoja. Silloin tikin saa poikkeuksellisesti aloittaa hertalla, joten { CARD($card) } käy.
        [herttamisaari] Herttoja ei ole vielä rikottu, mutta kädessäsi on pelkkiä herttoja. Silloin tikin saa poikkeuksellisesti avata hertalla, joten { CARD($card) } käy.
       *[other] Herttoja ei ole vielä rikottu, mutta kädessäsi on pelkkiä herttoja. Silloin tikin saa poikkeuksellisesti aloittaa hertalla, joten { CARD($card) } käy.
    }
reason-hearts-not-broken-only-points-legal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, mutta kädessäsi on vain { CARDS($hand) }.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, mutta kädessäsi on vain { CARDS($hand) }.
       *[other] Herttoja ei ole vielä rikottu, mutta kädessäsi on vain { CARDS($hand) }.
    } { $source ->
        [herttamisaari] Teidän pöydässänne sellaisesta kädestä saa avata millä tahansa kortilla, joten { CARD($card) } käy.
       *[other] Teidän pöydässänne sellaisesta kädestä saa aloittaa millä tahansa kortilla, joten { CARD($card) } käy.
    }
reason-hearts-not-broken-waived-legal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, mutta kädessäsi on pelkkiä herttoja.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, mutta kädessäsi on pelkkiä herttoja.
       *[other] Herttoja ei ole vielä rikottu, mutta kädessäsi on pelkkiä herttoja.
    } { $reading ->
        [B1] Tällaista kättä lähde ei mainitse. Meidän tulkintamme: jollakin kortilla tikki on aloitettava, joten { CARD($card) } käy.
       *[none] Jollakin kortilla tikki on aloitettava, joten { CARD($card) } käy.
    }

## Leading the queen of spades

reason-queen-not-broken-broken-legal =
    { $source ->
        [hertan-saannot] Herttamaa on avattu, joten tikin saa aloittaa millä tahansa kortilla, myös { CARD("QS", case: "adessive") }. { CAPITAL(CARD($card)) } käy.
        [herttamisaari] Hertat on rikottu, joten tikin saa avata millä tahansa kortilla, myös { CARD("QS", case: "adessive") }. { CAPITAL(CARD($card)) } käy.
        [hertta-korttipeli] Herttaa on jo pelattu, joten tikin saa aloittaa millä tahansa kortilla, myös { CARD("QS", case: "adessive") }. { CAPITAL(CARD($card)) } käy.
       *[other] Hertat on rikottu, joten tikin saa aloittaa millä tahansa kortilla, myös { CARD("QS", case: "adessive") }. { CAPITAL(CARD($card)) } käy.
    }
reason-queen-not-broken-unbroken-legal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, eikä teidän pöydässänne saa sitä ennen aloittaa { CARD("QS", case: "adessive") }. Muita kortteja kielto ei koske, joten { CARD($card) } käy.
        [herttamisaari] Herttoja ei ole vielä rikottu, eikä teidän pöydässänne saa sitä ennen avata { CARD("QS", case: "adessive") }. Muita kortteja kielto ei koske, joten { CARD($card) } käy.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, eikä teidän pöydässänne saa sitä ennen aloittaa { CARD("QS", case: "adessive") }. Muita kortteja kielto ei koske, joten { CARD($card) } käy.
       *[other] Herttoja ei ole vielä rikottu, eikä teidän pöydässänne saa sitä ennen aloittaa { CARD("QS", case: "adessive") }. Muita kortteja kielto ei koske, joten { CARD($card) } käy.
    }
reason-queen-not-broken-unbroken-illegal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, eikä teidän pöydässänne saa sitä ennen aloittaa { CARD($card, case: "adessive") }.
        [herttamisaari] Herttoja ei ole vielä rikottu, eikä teidän pöydässänne saa sitä ennen avata { CARD($card, case: "adessive") }.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, eikä teidän pöydässänne saa sitä ennen aloittaa { CARD($card, case: "adessive") }.
       *[other] Herttoja ei ole vielä rikottu, eikä teidän pöydässänne saa sitä ennen aloittaa { CARD($card, case: "adessive") }.
    } { COUNT($legal) ->
        [one] Pelaa { CARDS($legal) }.
       *[other] Nämä käyvät: { CARDS($legal) }.
    }
reason-queen-not-broken-waived-legal =
    { $source ->
        [hertan-saannot] Herttamaata ei ole vielä avattu, eikä teidän pöydässänne saa sitä ennen aloittaa { CARD($card, case: "adessive") }.
        [herttamisaari] Herttoja ei ole vielä rikottu, eikä teidän pöydässänne saa sitä ennen avata { CARD($card, case: "adessive") }.
        [hertta-korttipeli] Herttaa ei ole vielä pelattu, eikä teidän pöydässänne saa sitä ennen aloittaa { CARD($card, case: "adessive") }.
       *[other] Herttoja ei ole vielä rikottu, eikä teidän pöydässänne saa sitä ennen aloittaa { CARD($card, case: "adessive") }.
    } Mitään muuta et kuitenkaan voi pelata, joten sääntö väistyy ja { CARD($card) } käy.

## The trick and its points

score-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
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
