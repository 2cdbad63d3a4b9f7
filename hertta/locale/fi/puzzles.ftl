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
why-may-play-lets-through = Sääntö ”{ $rule }” on tässä voimassa, mutta { CARD($card) } täyttää sen. Este ei siis ole siinä.
why-may-play-silent = Sääntö ”{ $rule }” ei koske tätä hetkeä, joten se ei voi estää: { CARD($card) }.
hint-look-may-play = Käy säännöt läpi yksi kerrallaan: mikä niistä koskee juuri nyt tätä korttia?
nudge-may-play = Valitse ensin, käykö kortti vai mikä sääntö sen estää.

## winner: who takes the trick, and with how many points

kind-winner = Kuka vie tikin?
goal-winner = Kuka vie tikin, ja montako pistettä siinä on?
pick-winner = Kuka vie tikin?
pick-points = Montako pistettä tikissä on?
value-winner-nobody = Ei kukaan
why-winner-highest =
    { $you ->
        [true] Pelasit kortin { CARD($card) }. Korkeampaa { SUIT($led, case: "partitive") } ei ole kilpailussa, joten viet tikin.
       *[false] { $seat } pelasi kortin { CARD($card) }. Korkeampaa { SUIT($led, case: "partitive") } ei ole kilpailussa, joten tikki menee sinne.
    }
why-winner-lower =
    { $you ->
        [true] Tunnustit maata, mutta { CARD($winning) } on korkeampi kuin { CARD($card) }.
       *[false] { $seat } tunnusti maata, mutta { CARD($winning) } on korkeampi kuin { CARD($card) }.
    }
why-winner-off-suit =
    { $you ->
        [true] Pelasit kortin { CARD($card) }, joka on toista maata. Se ei voi voittaa, olipa se miten korkea tahansa.
       *[false] { $seat } pelasi kortin { CARD($card) }, joka on toista maata. Se ei voi voittaa, olipa se miten korkea tahansa.
    }
why-winner-cancelled =
    { $you ->
        [true] Pelasit kortin { CARD($card) }, mutta se pelattiin kahdesti. Samat kortit peruvat toisensa.
       *[false] { $seat } pelasi kortin { CARD($card) }, mutta se pelattiin kahdesti. Samat kortit peruvat toisensa.
    }
why-winner-nobody = Kahdesti pelattiin { CARDS($cancelled) }, ja samat kortit peruvat toisensa. Voittavaa { SUIT($led, case: "partitive") } ei jää.
why-winner-somebody = Tikkiin jää { SUIT($led, case: "partitive") }, jota mikään ei peru: { CARD($winning) } vie tikin.
why-winner-points =
    { COUNT($cards) ->
        [0] Pistekortteja tikissä ei ole, joten pisteitä on { $points }.
       *[other] Pistekortit ovat { CARDS($cards) }. Niistä tulee yhteensä { $points }.
    }
why-winner-other-points =
    { COUNT($cards) ->
        [0] Pistekortteja tikissä ei ole, joten luku on { $points } eikä { $picked }.
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
        [true] Tässä lähteessä on sääntö tällaiselle kädelle, ja sen mukaan { CARD($card) } käy.
       *[false] Tässä lähteessä on sääntö tällaiselle kädelle, ja sen mukaan { CARD($card) } ei käy.
    }
hint-look-which-tables = Kysy jokaisesta pöydästä erikseen: mikä sen säännöistä koskee nyt kättäsi?
nudge-which-tables = Vastaa jokaisen pöydän kohdalla.
