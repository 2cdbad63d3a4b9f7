### Puzzles: for each kind its name, its question, its choices, and why each of them is right or wrong.

## legal: which cards may be played

kind-legal = Mitkä kortit käyvät?
goal-legal = Mitkä kortit saat pelata? Valitse kaikki.
hint-look-legal =
    { $source ->
        [hertan-saannot] Onko sinulla tikin ensimmäisen kortin maata? Jos aloitat, onko herttamaa avattu?
        [herttamisaari] Onko sinulla avausmaata? Jos avaat itse, onko hertat rikottu?
        [hertta-korttipeli] Onko sinulla tikin ensimmäisen kortin maata? Jos aloitat, onko herttaa jo pelattu?
       *[other] Onko sinulla tikin ensimmäisen kortin maata? Jos aloitat, onko hertat rikottu?
    }
nudge-legal = Valitse ensin ainakin yksi kortti.

## may-play: whether a card may be played, and by which rule

kind-may-play = Käykö kortti?
goal-may-play = Käykö { CARD($card) }? Jos ei, mikä sääntö sen estää?
pick-may-play = { CAPITAL(CARD($card)) }
value-may-play-yes = Kortti käy
why-may-play-lets-through = Sääntö ”{ $rule }” on tässä voimassa, mutta se ei estä pelaamasta { CARD($card, case: "partitive") }.
why-may-play-gives-way = Sääntö ”{ $rule }” ei jättäisi sinulle mitään pelattavaa, joten se väistyy eikä estä pelaamasta { CARD($card, case: "partitive") }.
why-may-play-silent = Sääntö ”{ $rule }” ei koske tätä tilannetta, joten se ei estä pelaamasta { CARD($card, case: "partitive") }.
hint-look-may-play = Käy säännöt läpi yksi kerrallaan: mikä niistä koskee juuri nyt tätä korttia?
nudge-may-play = Valitse ensin, käykö kortti vai estääkö sen jokin sääntö.

## winner: who takes the trick, and with how many points

kind-winner = Kuka vie tikin?
goal-winner = Kuka vie tikin, ja montako pistettä siinä on?
pick-winner = Kuka vie tikin?
pick-points = Montako pistettä tikissä on?
value-winner-nobody = Ei kukaan
why-winner-highest =
    { $you ->
        [true] Pelasit { CARD($card, case: "genitive") }, eikä mikään muu { SUIT($led) } voita sitä. Viet siis tikin.
       *[false] { $seat } pelasi { CARD($card, case: "genitive") }, eikä mikään muu { SUIT($led) } voita sitä. Tikin vie siis { $seat }.
    }
why-winner-lower =
    { $you ->
        [true] Tunnustit maata, mutta { CARD($winning) } on korkeampi kuin { CARD($card) }.
       *[false] { $seat } tunnusti maata, mutta { CARD($winning) } on korkeampi kuin { CARD($card) }.
    }
why-winner-off-suit =
    { $you ->
        [true] Pelasit { CARD($card, case: "genitive") }, joka on toista maata. Se ei voi voittaa, olipa se miten korkea tahansa.
       *[false] { $seat } pelasi { CARD($card, case: "genitive") }, joka on toista maata. Se ei voi voittaa, olipa se miten korkea tahansa.
    }
why-winner-cancelled =
    { $you ->
        [true] Pelasit { CARD($card, case: "genitive") }, mutta sama kortti pelattiin kahdesti. Samat kortit peruvat toisensa.
       *[false] { $seat } pelasi { CARD($card, case: "genitive") }, mutta sama kortti pelattiin kahdesti. Samat kortit peruvat toisensa.
    }
why-winner-nobody = Kahdesti pelattiin { CARDS($cancelled) }, ja samat kortit peruvat toisensa. Muuta { SUIT($led, case: "partitive") } ei jää, joten tikkiä ei vie kukaan.
why-winner-somebody = Tikkiin jää { SUIT($led, case: "partitive") }, jota mikään ei peru: { CARD($winning) } vie tikin.
why-winner-points =
    { COUNT($cards) ->
        [0] Pistekortteja tikissä ei ole, joten pisteitä on { $points }.
        [one] Ainoa pistekortti on { CARDS($cards) }. Siitä tulee { $points }.
       *[other] Pistekortit ovat { CARDS($cards) }. Niistä tulee yhteensä { $points }.
    }
why-winner-other-points =
    { COUNT($cards) ->
        [0] Pistekortteja tikissä ei ole, joten luku on { $points } eikä { $picked }.
        [one] Ainoasta pistekortista, { CARDS($cards, case: "elative") }, tulee { $points } eikä { $picked }.
       *[other] Pistekorteista tulee yhteensä { $points } eikä { $picked }: { CARDS($cards) }.
    }
hint-look-winner =
    { $source ->
        [herttamisaari] Vain avausmaan kortti voi viedä tikin. Laske sitten pistekortit.
       *[other] Vain aloitusmaan kortti voi viedä tikin. Laske sitten pistekortit.
    }
nudge-winner = Valitse sekä voittaja että pisteet.

## which-tables: at which tables a card may be played

kind-which-tables = Missä pöydissä?
goal-which-tables = Missä pöydissä { CARD($card) } käy?
value-which-tables-yes = Käy
value-which-tables-no = Ei käy
value-which-tables-silent = Lähde ei kerro
why-which-tables-stated =
    { $legal ->
        [true] Kyllä lähde tästä kertoo: sen mukaan { CARD($card) } käy.
       *[false] Kyllä lähde tästä kertoo: sen mukaan { CARD($card) } ei käy.
    }
hint-look-which-tables = Kysy jokaisesta pöydästä erikseen: mikä sen säännöistä koskee nyt kättäsi?
nudge-which-tables = Vastaa jokaisen pöydän kohdalla.

## find-illegal: which play of a record was illegal

kind-find-illegal = Etsi virhe
goal-find-illegal = Yksi näistä korteista pelattiin sääntöjen vastaisesti. Mikä?
pick-play = Sääntöjen vastainen kortti
why-find-illegal-opens =
    { $source ->
        [herttamisaari]
            { $you ->
                [true] Avasit { CARD($card, case: "adessive") }, ja juuri sillä ensimmäinen tikki alkaa.
               *[false] { $seat } avasi { CARD($card, case: "adessive") }, ja juuri sillä ensimmäinen tikki alkaa.
            }
       *[other]
            { $you ->
                [true] Aloitit { CARD($card, case: "adessive") }, ja juuri sillä ensimmäinen tikki alkaa.
               *[false] { $seat } aloitti { CARD($card, case: "adessive") }, ja juuri sillä ensimmäinen tikki alkaa.
            }
    }
why-find-illegal-not-opening =
    { $source ->
        [herttamisaari]
            { $you ->
                [true] Avasit { CARD($card, case: "adessive") }, vaikka sinulla oli avauskortti, { CARDS($cards) }.
               *[false] { $seat } avasi { CARD($card, case: "adessive") }, vaikka kädessä oli avauskortti, { CARDS($cards) }.
            }
       *[other]
            { $you ->
                [true] Aloitit { CARD($card, case: "adessive") }, vaikka sinulla oli aloituskortti, { CARDS($cards) }.
               *[false] { $seat } aloitti { CARD($card, case: "adessive") }, vaikka kädessä oli aloituskortti, { CARDS($cards) }.
            }
    }
why-find-illegal-follows =
    { $you ->
        [true] Tunnustit maata { CARD($card, case: "adessive") }.
       *[false] { $seat } tunnusti maata { CARD($card, case: "adessive") }.
    }
why-find-illegal-revokes =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] Et tunnustanut maata: pelasit { CARD($card, case: "genitive") }, vaikka sinulla oli { SUIT($led, case: "partitive") }.
               *[false] { $seat } ei tunnustanut maata: tikkiin tuli { CARD($card) }, vaikka kädessä oli { SUIT($led, case: "partitive") }.
            }
       *[other]
            { $you ->
                [true] Et tunnustanut maata: pelasit { CARD($card, case: "genitive") }, vaikka sinulla oli { SUIT($led, case: "partitive") } ({ CARDS($cards) }).
               *[false] { $seat } ei tunnustanut maata: tikkiin tuli { CARD($card) }, vaikka kädessä oli { SUIT($led, case: "partitive") } ({ CARDS($cards) }).
            }
    }
why-find-illegal-void =
    { $you ->
        [true] Sinulla ei ollut { SUIT($led, case: "partitive") }, joten mikä tahansa kortti kelpasi, myös { CARD($card) }.
       *[false] { $seat } ei voinut tunnustaa { SUIT($led, case: "partitive") }, joten mikä tahansa kortti kelpasi, myös { CARD($card) }.
    }
why-find-illegal-no-point-card =
    { $you ->
        [true] Sinulla ei ollut { SUIT($led, case: "partitive") }, eikä { CARD($card) } ole kielletty ensimmäisessä tikissä.
       *[false] { $seat } ei voinut tunnustaa { SUIT($led, case: "partitive") }, eikä { CARD($card) } ole kielletty ensimmäisessä tikissä.
    }
why-find-illegal-point-card =
    { $you ->
        [true] Pelasit ensimmäiseen tikkiin { CARD($card, case: "genitive") }, joka on siinä kielletty. Muutakin olisi ollut: { CARDS($cards) }.
       *[false] { $seat } pelasi ensimmäiseen tikkiin { CARD($card, case: "genitive") }, joka on siinä kielletty. Kädessä olisi ollut muutakin: { CARDS($cards) }.
    }
why-find-illegal-not-a-heart =
    { $you ->
        [true] Sinulla oli pelkkiä pistekortteja. Silloin ensimmäiseen tikkiin saa pelata hertan, mutta { CARD($card) } ei käy.
       *[false] { $seat } joutui valitsemaan pelkistä pistekorteista. Silloin ensimmäiseen tikkiin saa pelata hertan, mutta { CARD($card) } ei käy.
    }
why-find-illegal-broken =
    { $source ->
        [hertan-saannot]
            { $you ->
                [true] Herttamaa oli avattu, joten sait aloittaa millä tahansa kortilla, myös { CARD($card, case: "adessive") }.
               *[false] Herttamaa oli avattu, joten { $seat } sai aloittaa millä tahansa kortilla, myös { CARD($card, case: "adessive") }.
            }
        [herttamisaari]
            { $you ->
                [true] Hertat oli rikottu, joten sait avata millä tahansa kortilla, myös { CARD($card, case: "adessive") }.
               *[false] Hertat oli rikottu, joten { $seat } sai avata millä tahansa kortilla, myös { CARD($card, case: "adessive") }.
            }
        [hertta-korttipeli]
            { $you ->
                [true] Herttaa oli jo pelattu, joten sait aloittaa millä tahansa kortilla, myös { CARD($card, case: "adessive") }.
               *[false] Herttaa oli jo pelattu, joten { $seat } sai aloittaa millä tahansa kortilla, myös { CARD($card, case: "adessive") }.
            }
       *[other]
            { $you ->
                [true] Hertat oli rikottu, joten sait aloittaa millä tahansa kortilla, myös { CARD($card, case: "adessive") }.
               *[false] Hertat oli rikottu, joten { $seat } sai aloittaa millä tahansa kortilla, myös { CARD($card, case: "adessive") }.
            }
    }
why-find-illegal-no-heart =
    { $source ->
        [herttamisaari]
            { $you ->
                [true] Avasit { CARD($card, case: "adessive") }, ja se kävi: vain hertat joutuvat odottamaan.
               *[false] { $seat } avasi { CARD($card, case: "adessive") }, ja se kävi: vain hertat joutuvat odottamaan.
            }
       *[other]
            { $you ->
                [true] Aloitit { CARD($card, case: "adessive") }, ja se kävi: vain hertat joutuvat odottamaan.
               *[false] { $seat } aloitti { CARD($card, case: "adessive") }, ja se kävi: vain hertat joutuvat odottamaan.
            }
    }
why-find-illegal-heart =
    { $source ->
        [hertan-saannot]
            { $you ->
                [true] Aloitit { CARD($card, case: "adessive") }, vaikka herttamaata ei ollut avattu ja sinulla oli muutakin: { CARDS($cards) }.
               *[false] { $seat } aloitti { CARD($card, case: "adessive") }, vaikka herttamaata ei ollut avattu ja kädessä oli muutakin: { CARDS($cards) }.
            }
        [herttamisaari]
            { $you ->
                [true] Avasit { CARD($card, case: "adessive") }, vaikka herttoja ei ollut rikottu ja sinulla oli muutakin: { CARDS($cards) }.
               *[false] { $seat } avasi { CARD($card, case: "adessive") }, vaikka herttoja ei ollut rikottu ja kädessä oli muutakin: { CARDS($cards) }.
            }
        [hertta-korttipeli]
            { $you ->
                [true] Aloitit { CARD($card, case: "adessive") }, vaikka herttaa ei ollut vielä pelattu ja sinulla oli muutakin: { CARDS($cards) }.
               *[false] { $seat } aloitti { CARD($card, case: "adessive") }, vaikka herttaa ei ollut vielä pelattu ja kädessä oli muutakin: { CARDS($cards) }.
            }
       *[other]
            { $you ->
                [true] Aloitit { CARD($card, case: "adessive") }, vaikka herttoja ei ollut rikottu ja sinulla oli muutakin: { CARDS($cards) }.
               *[false] { $seat } aloitti { CARD($card, case: "adessive") }, vaikka herttoja ei ollut rikottu ja kädessä oli muutakin: { CARDS($cards) }.
            }
    }
why-find-illegal-nothing-else =
    { $you ->
        [true] Sinulla ei ollut muuta pelattavaa, joten { CARD($card) } kävi.
       *[false] { $seat } ei voinut pelata mitään muuta, joten { CARD($card) } kävi.
    }
why-find-illegal-out-of-turn =
    { $source ->
        [herttamisaari]
            { $you ->
                [true] Avasit { CARD($card, case: "adessive") }, vaikka avausvuorossa oli { $seats }.
               *[false]
                    { $yours ->
                        [true] { $seat } avasi { CARD($card, case: "adessive") }, vaikka avausvuoro oli sinun.
                       *[false] { $seat } avasi { CARD($card, case: "adessive") }, vaikka avausvuorossa oli { $seats }.
                    }
            }
       *[other]
            { $you ->
                [true] Aloitit { CARD($card, case: "adessive") }, vaikka aloitusvuorossa oli { $seats }.
               *[false]
                    { $yours ->
                        [true] { $seat } aloitti { CARD($card, case: "adessive") }, vaikka aloitusvuoro oli sinun.
                       *[false] { $seat } aloitti { CARD($card, case: "adessive") }, vaikka aloitusvuorossa oli { $seats }.
                    }
            }
    }
hint-look-find-illegal =
    { $source ->
        [herttamisaari] Tarkista avaukset ja kortit, joilla ei tunnustettu maata: eikö sitä maata todella ollut?
       *[other] Tarkista aloitukset ja kortit, joilla ei tunnustettu maata: eikö sitä maata todella ollut?
    }
nudge-find-illegal = Valitse ensin yksi korteista.

## leader: who leads the first trick, and with which card

kind-leader = Kuka aloittaa jaon?
goal-leader =
    { $passes ->
        [true] Nämä kortit annetaan ensin. Kuka sitten aloittaa jaon, ja millä kortilla?
       *[false] Mahdollinen vaihto on jo tehty. Kuka aloittaa jaon, ja millä kortilla?
    }
pick-seat = Kuka aloittaa jaon?
pick-card = Millä kortilla?
value-leader-any = Mikä tahansa kortti, jonka herttasääntö sallii
why-leader-holder =
    { $you ->
        [true] Matalin jaettu risti on { CARD($card) }, ja se on sinulla. Siksi aloitat.
       *[false] Matalin jaettu risti on { CARD($card) }, ja sen saanut { $seat } aloittaa.
    }
why-leader-first-holder =
    { $you ->
        [true] Toisellakin on { CARD($card) }, mutta jakajan vasemmalta puolelta laskien tulet ensin.
       *[false] Toisellakin on { CARD($card) }, mutta jakajan vasemmalta puolelta laskien { $seat } tulee ensin.
    }
why-leader-second-holder =
    { $you ->
        [true] Myös sinulla on { CARD($card) }, mutta jakajan vasemmalta puolelta laskien toinen haltija tulee ennen sinua.
       *[false] Myös { $seat } sai { CARD($card, case: "genitive") }, mutta jakajan vasemmalta puolelta laskien toinen haltija tulee ensin.
    }
why-leader-passed-on =
    { $you ->
        [true] Annat { CARD($card, case: "genitive") } pois ennen ensimmäistä tikkiä, joten se ei ole enää kädessäsi.
       *[false] { $seat } antaa { CARD($card, case: "genitive") } pois ennen ensimmäistä tikkiä, joten se siirtyy toiseen käteen.
    }
why-leader-higher =
    { $you ->
        [true] Matalin ristisi on { CARD($own) }. Jollakulla on matalampi: { CARD($card) }.
       *[false] { $seat } sai matalimpana ristinään { CARD($own, case: "genitive") }. Jollakulla on matalampi: { CARD($card) }.
    }
why-leader-no-club =
    { $you ->
        [true] Sinulla ei ole ristiä. Jaon aloittaa se, jolla on { CARD($card) }.
       *[false] { $seat } on ilman ristiä. Jaon aloittaa se, jolla on { CARD($card) }.
    }
why-leader-dealers-left =
    { $you ->
        [true] Kenelläkään ei ole ristiä. Istut jakajan vasemmalla puolella, joten aloitat.
       *[false] Kenelläkään ei ole ristiä. { $seat } istuu jakajan vasemmalla puolella ja aloittaa siksi.
    }
why-leader-not-dealers-left =
    { $you ->
        [true] Kenelläkään ei ole ristiä, joten jakajan vasemmalla puolella istuva aloittaa. Sinä istut muualla.
       *[false] Kenelläkään ei ole ristiä, joten jakajan vasemmalla puolella istuva aloittaa. { $seat } istuu muualla.
    }
why-leader-lowest = { CAPITAL(CARD($card)) } on matalin jaettu risti, joten jako alkaa sillä.
why-leader-higher-card = { CAPITAL(CARD($card)) } on korkeampi kuin { CARD($lowest) }, joka on jonkun kädessä.
why-leader-not-in-deck = { CAPITAL(CARD($card)) } ei kuulu tähän pakkaan.
why-leader-not-held = { CAPITAL(CARD($card)) } ei ole kenenkään kädessä.
why-leader-any = Kenelläkään ei ole ristiä, joten aloittaja valitsee itse. Vain hertat joutuvat odottamaan, kuten aina.
why-leader-not-any = Jako alkaa { CARD($card, case: "adessive") }, eikä valinnan varaa ole.
hint-look-leader = Etsi matalin risti ja katso, vaihtaako se omistajaa.
nudge-leader = Valitse sekä aloittaja että kortti.

## pass: to whom cards are passed, and from whom they come

kind-pass = Kenelle annat korttisi?
goal-pass = Jako { $deal_number }: kenelle annat kortit, ja keneltä saat uudet?
pick-to = Kenelle annat kortteja?
pick-from = Keneltä saat kortteja?
value-pass-nobody = Kortteja ei anneta
why-pass-to =
    { $direction ->
        [left] Jaossa { $deal } kortit annetaan vasemmalle, ja vasemmalla puolellasi istuu { $seat }.
        [right] Jaossa { $deal } kortit annetaan oikealle, ja oikealla puolellasi istuu { $seat }.
       *[across] Jaossa { $deal } kortit annetaan vastapäätä istuvalle, ja sinua vastapäätä istuu { $seat }.
    }{ $repeats ->
        [true] { " " }Järjestys alkaa alusta { $cycle } jaon välein, joten tämä on kuin jako { $like }.
       *[false] { "" }
    }
why-pass-not-to =
    { $direction ->
        [left] Jaossa { $deal } kortit annetaan vasemmalle. { $seat } ei istu vasemmalla puolellasi.
        [right] Jaossa { $deal } kortit annetaan oikealle. { $seat } ei istu oikealla puolellasi.
       *[across] Jaossa { $deal } kortit annetaan vastapäätä istuvalle. { $seat } ei istu sinua vastapäätä.
    }
why-pass-from =
    { $direction ->
        [left] Kaikki antavat vasemmalle, joten uudet korttisi tulevat oikealta. Siellä istuu { $seat }.
        [right] Kaikki antavat oikealle, joten uudet korttisi tulevat vasemmalta. Siellä istuu { $seat }.
       *[across] Kaikki antavat vastapäätä istuvalle, joten uudet korttisi tulevat pöydän toiselta puolelta. Siellä istuu { $seat }.
    }
why-pass-not-from =
    { $direction ->
        [left] Kaikki antavat vasemmalle. { $seat } ei istu oikealla puolellasi eikä siis anna sinulle mitään.
        [right] Kaikki antavat oikealle. { $seat } ei istu vasemmalla puolellasi eikä siis anna sinulle mitään.
       *[across] Kaikki antavat vastapäätä istuvalle. { $seat } ei istu sinua vastapäätä eikä siis anna sinulle mitään.
    }
why-pass-nobody =
    { $repeats ->
        [true] Järjestys alkaa alusta { $cycle } jaon välein, joten jako { $deal } on kuin jako { $like }: kortteja ei anneta.
       *[false] Jaossa { $deal } kortteja ei anneta, vaan jokainen pelaa sen käden, joka jaettiin.
    }
why-pass-never = Näillä säännöillä kortteja ei anneta koskaan.
why-pass-somebody = Jaossa { $deal } kortteja annetaan, joten jokainen antaa ja jokainen saa.
hint-look-pass = Katso jaon numeroa: monenko jaon jälkeen järjestys alkaa alusta?
nudge-pass = Valitse molemmat: kenelle annat ja keneltä saat.

## broken: which trick broke hearts

kind-broken =
    { $source ->
        [hertan-saannot] Onko herttamaa avattu?
        [hertta-korttipeli] Onko herttaa pelattu?
       *[other] Onko hertat rikottu?
    }
goal-broken =
    { $source ->
        [hertan-saannot] Missä tikissä herttamaa avattiin, vai onko se vielä avaamatta?
        [hertta-korttipeli] Missä tikissä herttaa pelattiin ensi kerran, vai onko se vielä pelaamatta?
       *[other] Missä tikissä hertat rikottiin, vai ovatko ne vielä rikkomatta?
    }
pick-since =
    { $source ->
        [hertan-saannot] Missä tikissä herttamaa avattiin?
        [hertta-korttipeli] Missä tikissä herttaa pelattiin ensi kerran?
       *[other] Missä tikissä hertat rikottiin?
    }
value-broken-no =
    { $source ->
        [hertan-saannot] Ei missään: herttamaa on avaamatta
        [hertta-korttipeli] Ei missään: herttaa ei ole pelattu
       *[other] Ei missään: hertat ovat rikkomatta
    }
why-broken-never =
    { $source ->
        [hertan-saannot] Yksikään näistä tikeistä ei avannut herttamaata, joten se on yhä avaamatta.
        [hertta-korttipeli] Yhdessäkään näistä tikeistä ei pelattu herttaa, joten sillä ei saa vielä aloittaa.
       *[other] Yksikään näistä tikeistä ei rikkonut herttoja, joten ne ovat yhä rikkomatta.
    }
why-broken-somewhere =
    { $source ->
        [hertan-saannot] Herttamaa on avattu: se tapahtui { $trick }. tikissä.
        [hertta-korttipeli] Herttaa on pelattu, ensi kerran { $trick }. tikissä.
       *[other] Hertat on rikottu: se tapahtui { $trick }. tikissä.
    }
why-broken-thrown =
    { $you ->
        [true] { $trick }. tikki alkoi { SUIT($led, case: "adessive") }, ja pelasit siihen { CARD($card, case: "genitive") }.
       *[false] { $trick }. tikki alkoi { SUIT($led, case: "adessive") }, ja { $seat } pelasi siihen { CARD($card, case: "genitive") }.
    } { $source ->
        [hertan-saannot] Toisen maan tikkiin pelattu hertta avaa herttamaan.
        [hertta-korttipeli] Sen jälkeen hertalla saa aloittaa.
       *[other] Toisen maan tikkiin pelattu hertta rikkoo hertat.
    }
why-broken-led =
    { $you ->
        [true] Aloitit { $trick }. tikin { CARD($card, case: "adessive") }.
       *[false] { $seat } aloitti { $trick }. tikin { CARD($card, case: "adessive") }.
    } { $source ->
        [hertan-saannot] Näillä säännöillä mikä tahansa pelattu hertta avaa herttamaan.
        [hertta-korttipeli] Sekin on pelattu hertta, joten sen jälkeen hertalla saa aloittaa.
       *[other] Näillä säännöillä mikä tahansa pelattu hertta rikkoo hertat.
    }
why-broken-led-only = { $trick }. tikki alkoi hertalla. Näillä säännöillä hertat rikkoo vain toisen maan tikkiin pelattu hertta.
why-broken-queen =
    { $source ->
        [hertan-saannot] { $trick }. tikissä pelattiin { CARD("QS") }, mutta se ei ole hertta eikä avaa mitään.
        [hertta-korttipeli] { $trick }. tikissä pelattiin { CARD("QS") }, mutta se ei ole hertta.
       *[other] { $trick }. tikissä pelattiin { CARD("QS") }, mutta se ei ole hertta eikä riko mitään.
    }
why-broken-no-heart = { $trick }. tikissä ei ole herttaa.
why-broken-already =
    { $source ->
        [hertan-saannot] Ennen { $trick }. tikkiä herttamaa oli jo avattu: se tapahtui { $since }. tikissä.
        [hertta-korttipeli] Ennen { $trick }. tikkiä herttaa oli jo pelattu: se tapahtui { $since }. tikissä.
       *[other] Ennen { $trick }. tikkiä hertat oli jo rikottu: se tapahtui { $since }. tikissä.
    }
hint-look-broken = Etsi ensimmäinen hertta ja katso, millä maalla sen tikki alkoi.
nudge-broken = Valitse ensin tikki tai vastaus ”ei missään”.

## setup: the deck and the deal of a table

kind-setup = Alkuvalmistelut
goal-setup = Valmistele peli: miten kortit jaetaan?
pick-hand-size = Kortteja pelaajaa kohti
pick-removed = Pakasta poistetaan
pick-added = Pakkaan lisätään
pick-left-over = Kortteja jää jaon jälkeen yli
pick-opening-card =
    { $source ->
        [herttamisaari] Ensimmäisen tikin avauskortti
       *[other] Ensimmäisen tikin aloituskortti
    }
value-setup-none = Ei yhtään korttia
why-setup-hand-size =
    { $stock ->
        [0]
            { $left ->
                [0] Kortteja on { $deck } ja pelaajia { $players }, joten jokainen saa { $hand }.
               *[other] Kortteja on { $deck } ja pelaajia { $players }, joten jokainen saa { $hand }. Yli jää { $left }, eikä niistä riitä kaikille.
            }
       *[other] Jokainen saa { $hand } korttia. Loput { $stock } jäävät nostopakaksi.
    }
why-setup-other-hand-size = { $players } × { $picked } on { $product }, mutta tässä jaetaan { $dealt } korttia, jokaiselle { $hand }.
why-setup-removed =
    { COUNT($cards) ->
        [0] Tässä pöydässä pakasta ei poisteta mitään: kortteja on { $deck }, pelaajaa kohti { $hand }.
       *[other] Pakasta poistetaan { CARDS($cards) }. Jäljelle jää { $deck } korttia, pelaajaa kohti { $hand }.
    }
why-setup-added =
    { COUNT($cards) ->
        [0] Tässä pöydässä pakkaan ei lisätä mitään: kortteja on { $deck }, pelaajaa kohti { $hand }.
       *[other] Pakkaan lisätään { CARDS($cards) }. Nyt kortteja on { $deck }, pelaajaa kohti { $hand }.
    }
why-setup-left-over =
    { $left ->
        [0] { $players } × { $hand } on { $dealt }, ja juuri niin monta korttia on. Yhtään ei jää yli.
       *[other] { $players } × { $hand } on { $dealt }, ja kortteja on { $deck }. Yli jää siis { $left }.
    }
why-setup-opening-card = { CAPITAL(CARD($card)) } on tämän pakan matalin risti, joten ensimmäinen tikki alkaa sillä.
why-setup-other-opening-card = Ensimmäinen tikki ei ala { CARD($picked, case: "adessive") } vaan pakan matalimmalla ristillä eli { CARD($card, case: "adessive") }.
hint-look-setup = Laske ensin pelaajat. Katso sitten, meneekö pakka heille tasan.
nudge-setup = Vastaa ensin jokaiseen kysymykseen.

## steps: the legal cards, then what comes of one of them

kind-steps = Askel askeleelta
goal-steps = Valitse ensin kaikki kortit, jotka saat pelata. Seuraa sitten tikkiä.
pick-next-leader =
    { $source ->
        [herttamisaari] Kuka avaa seuraavan tikin?
       *[other] Kuka aloittaa seuraavan tikin?
    }
why-steps-next-leader =
    { $source ->
        [herttamisaari]
            { $you ->
                [true] Viet tikin, joten avaat seuraavan.
               *[false] { $seat } vie tikin, ja tikin voittaja avaa seuraavan.
            }
       *[other]
            { $you ->
                [true] Viet tikin, joten aloitat seuraavan.
               *[false] { $seat } vie tikin, ja tikin voittaja aloittaa seuraavan.
            }
    }
why-steps-other-leader =
    { $source ->
        [herttamisaari]
            { $you ->
                [true] Et vie tätä tikkiä. Sen vie { $seats } ja avaa siksi seuraavan.
               *[false]
                    { $yours ->
                        [true] { $seat } ei vie tätä tikkiä. Sen viet sinä, joten avaat seuraavan.
                       *[false] { $seat } ei vie tätä tikkiä. Sen vie { $seats } ja avaa siksi seuraavan.
                    }
            }
       *[other]
            { $you ->
                [true] Et vie tätä tikkiä. Sen vie { $seats } ja aloittaa siksi seuraavan.
               *[false]
                    { $yours ->
                        [true] { $seat } ei vie tätä tikkiä. Sen viet sinä, joten aloitat seuraavan.
                       *[false] { $seat } ei vie tätä tikkiä. Sen vie { $seats } ja aloittaa siksi seuraavan.
                    }
            }
    }
why-steps-same-leader =
    { $source ->
        [herttamisaari]
            { $yours ->
                [true] Kukaan ei vie tikkiä. Tulkintamme mukaan avaat silloin uudestaan.
               *[false] Kukaan ei vie tikkiä. Tulkintamme mukaan { $seats } avaa silloin uudestaan.
            }
       *[other]
            { $yours ->
                [true] Kukaan ei vie tikkiä. Tulkintamme mukaan aloitat silloin uudestaan.
               *[false] Kukaan ei vie tikkiä. Tulkintamme mukaan { $seats } aloittaa silloin uudestaan.
            }
    }
hint-look-steps = Mitä maata ensimmäinen kortti on, ja onko sinulla sitä? Vain se maa voi voittaa.
nudge-steps = Vastaa ensin tähän kohtaan.

## score: what each seat writes down for a deal, and who shot the moon

kind-score = Laske jaon pisteet
goal-score =
    { $source ->
        [herttamisaari] Montako pistettä kukin saa tästä jaosta, ja kuka teki slammin?
        [hertta-korttipeli] Montako pistettä kukin saa tästä jaosta, ja kuka puhalsi?
       *[other] Montako pistettä kukin saa tästä jaosta, ja kuka ampui kuun?
    }
pick-score = { $seat }: pisteet tästä jaosta
pick-moon =
    { $source ->
        [herttamisaari] Kuka teki slammin?
        [hertta-korttipeli] Kuka puhalsi?
       *[other] Kuka ampui kuun?
    }
value-score-nobody = Ei kukaan
why-score-cards =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] Sinulle ei tullut yhtään korttia, jolla olisi pistearvo.
               *[false] { $seat } ei saanut yhtään korttia, jolla olisi pistearvo.
            }
       *[other]
            { $you ->
                [true] Korteistasi lasketaan { CARDS($cards) }.
               *[false] { $seat } laskee korteistaan nämä: { CARDS($cards) }.
            }
    } Yhteensä { $points }.
why-score-not-cards =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] Sinulle ei tullut yhtään korttia, jolla olisi pistearvo. Siksi { $points } eikä { $picked }.
               *[false] { $seat } ei saanut yhtään korttia, jolla olisi pistearvo. Siksi { $points } eikä { $picked }.
            }
        [one] { CAPITAL(CARDS($cards, case: "elative")) } tulee { $points } eikä { $picked }.
       *[other] Näistä tulee { $points } eikä { $picked }: { CARDS($cards) }.
    }
why-score-not-moon =
    { $you ->
        [true] Yksi pelaaja keräsi kaikki pistekortit. Siksi sinulle kirjataan { $points } eikä { $picked }.
       *[false] Yksi pelaaja keräsi kaikki pistekortit. Siksi { $seat } saa { $points } eikä { $picked }.
    }
why-score-forgotten =
    Summasta { $picked } puuttuu { CARDS($forgotten) }. { COUNT($forgotten) ->
        [one] Kun sekin lasketaan, tulee { $points }.
       *[other] Kun nekin lasketaan, tulee { $points }.
    }
why-score-moon-forgotten = Pelkistä korteista tulisi { $picked }. Yksi pelaaja keräsi kuitenkin kaikki pistekortit, ja se kääntää pisteet.
why-score-other-choice = { $picked } olisi oikein, jos kaikki pistekortit kerännyt pelaaja olisi valinnut toisin.
why-score-shooter =
    { $you ->
        [true] Keräsit kaikki pistekortit.
       *[false] { $seat } keräsi kaikki pistekortit.
    } { $subtracts ->
        [true] Valinnan mukaan omasta summasta lähtee { $worth }, eikä kukaan saa lisää.
       *[false] Se ei maksa mitään, vaan vastustajat saavat kukin { $worth }.
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonuskortti vähentää { $bonus }: { $points }.
    }
why-score-opponent =
    { $you ->
        [true] Vastustajasi keräsi kaikki pistekortit, joten saat { $worth }.
       *[false] { $seat } saa { $worth }, koska vastustaja keräsi kaikki pistekortit.
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonuskortti vähentää { $bonus }: { $points }.
    }
why-score-partner =
    { $you ->
        [true] Parisi keräsi kaikki pistekortit. Vain vastustajat saavat { $worth }.
       *[false] { $seat } on kaikki pistekortit keränneen pari. Vain vastustajat saavat { $worth }.
    }
why-score-spared = Kaikki pistekortit kerännyt pelaaja vähentää summastaan { $worth }, eikä kukaan saa lisää.{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonuskortti vähentää { $bonus }: { $points }.
    }
why-score-shot =
    { $you ->
        [true] Keräsit kaikki { $count } pistekorttia. Tarkistus: kaikkien pisteet ovat yhteensä { $checksum }.
       *[false] { $seat } keräsi kaikki { $count } pistekorttia. Tarkistus: kaikkien pisteet ovat yhteensä { $checksum }.
    }
why-score-nearly =
    { $you ->
        [true] Sait muut pistekortit, mutta yksi jäi puuttumaan: { CARDS($cards) }.
       *[false] { $seat } sai muut pistekortit, mutta yksi jäi puuttumaan: { CARDS($cards) }.
    }
why-score-not-all =
    { $held ->
        [0]
            { $you ->
                [true] Et saanut yhtään pistekorttia, ja niitä on { $count }.
               *[false] { $seat } ei saanut yhtään pistekorttia, ja niitä on { $count }.
            }
       *[other]
            { $you ->
                [true] Pistekortteja on { $count }, ja sait niistä vain { $held }.
               *[false] Pistekortteja on { $count }, ja { $seat } sai niistä vain { $held }.
            }
    }
why-score-no-moon = Kukaan ei kerännyt kaikkia { $count } pistekorttia. Tarkistus: kaikkien pisteet ovat yhteensä { $checksum }.
why-score-some-moon = Yksi pelaaja keräsi kaikki { $count } pistekorttia.
why-score-moonless = Näillä säännöillä kaikkien pistekorttien keräämisestä ei palkita. Tarkistus: kaikkien pisteet ovat yhteensä { $checksum }.
hint-look-score = Katso ensin, onko jollakulla kaikki pistekortit. Laske sitten pino kerrallaan.
nudge-score = Valitse jokaisen pisteet ja se, keräsikö joku kaiken.

## can-shoot: who can still shoot the moon

kind-can-shoot =
    { $source ->
        [herttamisaari] Kuka voi tehdä slammin?
        [hertta-korttipeli] Kuka voi puhaltaa?
       *[other] Kuka voi ampua kuun?
    }
goal-can-shoot =
    { $source ->
        [herttamisaari] Kuka voi vielä tehdä slammin? Vastaa jokaisen pelaajan kohdalla.
        [hertta-korttipeli] Kuka voi vielä puhaltaa? Vastaa jokaisen pelaajan kohdalla.
       *[other] Kuka voi vielä ampua kuun? Vastaa jokaisen pelaajan kohdalla.
    }
pick-shoot = { $seat }
value-can-shoot-yes = Voi vielä
value-can-shoot-no = Ei voi enää
why-can-shoot-open = Kukaan ei ole vielä saanut pistekortteja, joten jokainen voi vielä kerätä ne kaikki.
why-can-shoot-alone =
    { $you ->
        [true] Kaikki tähän asti otetut pistekortit ovat sinulla: { CARDS($own) }. Voit siis vielä saada loputkin.
       *[false] { $seat } on ottanut kaikki tähänastiset pistekortit: { CARDS($own) }. Loput ovat vielä saatavilla.
    }
why-can-shoot-blocked =
    { $you ->
        [true] Pistekortteja on jo muualla ({ $seats }): { CARDS($cards) }. Et voi enää saada kaikkia.
       *[false]
            { $yours ->
                [true] { $seat } ei voi enää saada kaikkia. Pistekortteja on jo sinulla: { CARDS($cards) }.
               *[false] { $seat } ei voi enää saada kaikkia. Pistekortteja on jo muualla ({ $seats }): { CARDS($cards) }.
            }
    }
hint-look-can-shoot = Katso, kenen pinoissa on pistekortteja.
nudge-can-shoot = Vastaa jokaisen pelaajan kohdalla.

## moon-choice: to add or to subtract, where the standing decides

kind-moon-choice = Lisätäänkö vai vähennetäänkö?
goal-moon-choice = Keräsit kaikki pistekortit. Kumpi on sinulle nyt parempi?
pick-choice = Lisätäänkö vai vähennetäänkö?
value-moon-choice-add = Vastustajille lisää
value-moon-choice-subtract = Itseltä pois
why-moon-choice-wins =
    Suurin summa on silloin { $most }, ja peli päättyy. Sinulla on { $mine }, seuraavaksi parhaalla { $other }: voitat.
why-moon-choice-loses = Suurin summa on silloin { $most }, ja peli päättyy. Sinulla on { $mine }, mutta paras summa on { $other } ({ $seats }): häviät.
why-moon-choice-goes-on =
    Summasi on silloin { $mine }, ja peli jatkuu. { $right ->
        [true] Se on parempi kuin päättää peli toisen voittoon.
       *[false] Jos pisteet lisätään vastustajille, voitat heti.
    }
hint-look-moon-choice = Laske molemmat: päättyykö peli, ja kenellä on silloin vähiten?
nudge-moon-choice = Valitse ensin jompikumpi.

## game-over: whether the game is over, and who has won

kind-game-over = Päättyikö peli?
goal-game-over = Jako { $deal_number } on pelattu: päättyikö peli, ja kuka voitti?
pick-winners = Päättyikö peli, ja kuka voitti?
value-game-over-goes-on = Peli jatkuu
why-game-over-goes-on =
    { $reached ->
        [true] Suurin summa on { $most }, eli { $limit } ei ole vielä täynnä.
       *[false] Suurin summa on { $most }. Raja { $limit } ei ole ylittynyt.
    }
why-game-over-over =
    { $reached ->
        [true] Suurin summa on { $most }. Peli päättyy, kun { $limit } tulee täyteen.
       *[false] Suurin summa on { $most }. Raja { $limit } on ylitetty, joten peli on ohi.
    }
why-game-over-last-deal = Jako { $deal } oli viimeinen, joten peli on ohi.
why-game-over-not-yet = Peli jatkuu, joten kukaan ei ole vielä voittanut.
why-game-over-wins =
    { $highest ->
        [true]
            { $yours ->
                [true] Sinulla on suurin summa, { $points }, ja suurin voittaa.
               *[false] Suurin summa on { $points } ({ $seats }), ja suurin voittaa.
            }
       *[false]
            { $yours ->
                [true] Sinulla on pienin summa, { $points }, ja pienin voittaa.
               *[false] Pienin summa on { $points } ({ $seats }), ja pienin voittaa.
            }
    }
why-game-over-behind =
    { $highest ->
        [true]
            { $yours ->
                [true] Summasi on { $points }, mutta suurempikin löytyy: { $best }.
               *[false] Summa on { $points } ({ $seats }), mutta suurempikin löytyy: { $best }.
            }
       *[false]
            { $yours ->
                [true] Summasi on { $points }, mutta pienempikin löytyy: { $best }.
               *[false] Summa on { $points } ({ $seats }), mutta pienempikin löytyy: { $best }.
            }
    }
why-game-over-shared = Paras summa, { $points }, on usealla ({ $seats }). Voitto jaetaan.
why-game-over-not-alone =
    { $yours ->
        [true] Summasi on { $points }, mutta samaan pääsi joku muukin. Voitto siis jaetaan.
       *[false] Summa on { $points } ({ $seats }), mutta samaan pääsi joku muukin. Voitto siis jaetaan.
    }
why-game-over-uneven = Paras summa on { $best }, eikä se ole näillä kaikilla ({ $seats }).
why-game-over-pair =
    { $yours ->
        [true] Tässä pelissä et voi voittaa yksin. Parin pisteet lasketaan yhteen, ja pari voittaa yhdessä.
       *[false] Tässä pelissä { $seats } ei voi voittaa yksin. Parin pisteet lasketaan yhteen, ja pari voittaa yhdessä.
    }
hint-look-game-over = Katso suurinta summaa: riittääkö se lopettamaan? Etsi sitten voittaja.
nudge-game-over = Valitse ensin voittaja tai se, että peli jatkuu.

## costs: which cards cost points

kind-costs = Mistä tulee pisteitä?
goal-costs = Mistä näistä korteista tulee pisteitä? Valitse kaikki.
shown-label =
    { $count ->
        [one] Valittavana: 1 kortti
       *[other] Valittavana: { $count } korttia
    }
cards-right-costs = Löysit kaikki kortit, joista tulee pisteitä, etkä mitään muuta.
cards-wrong-costs =
    { COUNT($cards) ->
        [one] Pisteitä tulee vain tästä: { CARDS($cards) }.
       *[other] Pisteitä tulee näistä: { CARDS($cards) }.
    }
why-costs-heart =
    { $points ->
        [one] Jokaisesta hertasta tulee yksi piste, olipa se iso tai pieni.
       *[other] Jokaisesta hertasta tulee { $points } pistettä, olipa se iso tai pieni.
    }
why-costs-face = Tässä pelissä hertta maksaa nimellisarvonsa: { CARD($card, case: "elative") } tulee { $points }.
why-costs-points =
    { $points ->
        [one] Pelkästä { CARD($card, case: "elative") } tulee yksi piste.
       *[other] Pelkästä { CARD($card, case: "elative") } tulee { $points } pistettä.
    }
why-costs-bonus = { CAPITAL(CARD($card)) } ei maksa mitään. Päinvastoin: se vie pisteistäsi { $points } pois.
why-costs-free =
    { COUNT($cards) ->
        [0] { CAPITAL(CARD($card)) } ei maksa mitään. Tässä pelissä pisteitä tulee vain hertoista.
        [one] { CAPITAL(CARD($card)) } ei maksa mitään. Pisteitä tulee vain hertoista ja { CARDS($cards, case: "elative") }.
       *[other] { CAPITAL(CARD($card)) } ei maksa mitään. Pisteitä tulee hertoista, ja niiden lisäksi vain näistä: { CARDS($cards) }.
    }
hint-look-costs = Mistä maasta tulee pisteitä? Entä mistä yksittäisistä korteista sen lisäksi?
nudge-costs = Valitse ensin ainakin yksi kortti.

## sheet: which deal of a score sheet was miscounted

kind-sheet = Tarkista pistelista
goal-sheet = Yhden jaon pisteissä on laskuvirhe. Minkä?
sheet-title = Pistelista
sheet-deal = Jako
record-deal = { $number }. jako
pick-deal = Jako, jossa on laskuvirhe
why-sheet-sum =
    { $added ->
        [0]
            { $subtracted ->
                [0] Tästä tulee yhteensä { $sum }. Jaon summa on aina { $whole }.
               *[other] Tästä tulee yhteensä { $sum }. Jaon summa on { $whole } tai, jos joku kerää kaikki pistekortit, { $subtracted }.
            }
       *[other]
            { $subtracted ->
                [0] Tästä tulee yhteensä { $sum }. Jaon summa on { $whole } tai, jos joku kerää kaikki pistekortit, { $added }.
               *[other] Tästä tulee yhteensä { $sum }. Jaon summa on { $whole } tai, jos joku kerää kaikki pistekortit, { $added } tai { $subtracted }.
            }
    }
why-sheet-alone =
    { $you ->
        [true] Summa täsmää, mutta kaikki { $points } ovat sinulla. Kaikkien pistekorttien keräämisestä kirjataan aivan muuta.
       *[false] Summa täsmää, mutta kaikki { $points } on yhdellä: { $seat }. Kaikkien pistekorttien keräämisestä kirjataan aivan muuta.
    }
why-sheet-cards = Summa { $sum } täsmää, mutta mistään korteista ei tule juuri näitä pisteitä.
why-sheet-counted = Yhteensä { $sum }, niin kuin pitääkin.
why-sheet-add =
    { $you ->
        [true] Keräsit kaikki pistekortit, joten vastustajat saavat kukin { $points }. Yhteensä { $sum }, niin kuin pitääkin.
       *[false] { $seat } keräsi kaikki pistekortit, joten vastustajat saavat kukin { $points }. Yhteensä { $sum }, niin kuin pitääkin.
    }
why-sheet-subtract =
    { $you ->
        [true] Keräsit kaikki pistekortit ja vähensit { $points }. Yhteensä { $sum }, niin kuin pitääkin.
       *[false] { $seat } keräsi kaikki pistekortit ja vähensi { $points }. Yhteensä { $sum }, niin kuin pitääkin.
    }
hint-look-sheet = Laske jokaisen jaon pisteet yhteen. Montako niitä kuuluu olla? Entä jos joku keräsi kaikki pistekortit?
nudge-sheet = Valitse ensin jako.

## says: which source a claim is from

says-title = Kuka näin sanoo?
says-label = Omin sanoin
pick-source = Missä lähteessä sanotaan näin?
why-says-it = Näin sanoo { $names }.
why-says-not = Näin ei sano { $names }.
hint-more-says = Näin sanotaan vain yhdessä lähteessä. Missä asiasta kerrotaan näin tarkasti tai toisin kuin muissa?
action-hint-more = Vihje: vielä vähän
nudge-says = Valitse ensin lähde.

## word: the sources' own words

kind-word = Lähteiden omat sanat
goal-word =
    { $form ->
        [meaning] Mitä lähde tällä sanalla tarkoittaa?
        [word] Millä sanalla lähde sanoo tämän?
       *[counterpart] Mikä tämä on toisella kielellä?
    }
word-title = Lähteen sana
word-shown = Sana
word-meaning = Merkitys
word-source = Lähde
pick-meaning = Mitä se tarkoittaa?
pick-word = Mitä sanaa lähde käyttää?
pick-counterpart-fi = Mikä se on suomeksi?
pick-counterpart-nb = Mikä se on norjaksi?
why-word-meaning =
    { $noted ->
        [true] Tätä tarkoittaa ”{ $term }”. { $note }
       *[false] Tätä tarkoittaa ”{ $term }”.
    }
why-word-word =
    { $noted ->
        [true] Näin sanoo { $names }: ”{ $term }”. { $note }
       *[false] Näin sanoo { $names }: ”{ $term }”.
    }
why-word-counterpart =
    { $noted ->
        [true] ”{ $term }” tarkoittaa samaa: { $meaning } { $note }
       *[false] ”{ $term }” tarkoittaa samaa: { $meaning }
    }
why-word-of-another = Tätä tarkoittaa ”{ $term }”.
why-word-elsewhere = ”{ $term }” tarkoittaa samaa, mutta se on toisen lähteen sana.
why-word-else = ”{ $term }” tarkoittaa muuta: { $meaning }
hint-look-word = Pilko sana osiin: onko siinä jokin tuttu sana? Karsi sitten se, mitä se ei ainakaan tarkoita.
hint-more-word = Samannäköiset sanat eivät aina tarkoita samaa, ja yhdellä asialla voi olla monta nimeä.
nudge-word = Valitse ensin vastaus.
