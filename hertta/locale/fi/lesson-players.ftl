### The lesson on other numbers of players: the deck, who opens, the pass, the game for two.

lesson-players-title = Kahdesta kuuteen pelaajaa
lesson-players-summary = Kun pelaajia ei ole neljä, pakka muuttuu ja usein aloituskorttikin. Kaksin pelattaessa kortteja nostetaan lisää.

## Three players

lesson-players-three-text = Neljä on paras määrä, 13 korttia kullekin, mutta kolmekin voi pelata. Silloin Herttamisäärissä otetaan pois { CARD("2C") }, jotta kaikki saavat yhtä monta. Lähteen mukaan peli alkaa silti sillä; meidän tulkintamme mukaan aloittaa pakan matalin jäljellä oleva risti.
lesson-players-three-goal = Miten kolmen peli alkaa?
lesson-players-three-hint = Jäljellä on 51 korttia, ja ne jaetaan kolmelle.

lesson-players-three-again-text = Myös Hertta korttipeliä pelaa tavallisesti neljä, mutta siinäkin on ohje kolmelle. Pois jätetään toinen kortti: { CARD("2D") }. Mikä risti on nyt matalin?
lesson-players-three-again-goal = Miten kolmen peli alkaa tämän lähteen mukaan?
lesson-players-three-again-hint = Puuttuipa mikä kortti tahansa, matalin risti aloittaa.

## Five and six

lesson-players-five-text = Viiden pelistä lähteet ovat samaa mieltä: pois jäävät { CARD("2C") } ja { CARD("2D") }. Hertta korttipeli nimeää ristin, joka silloin aloittaa. Herttamisääri ei nimeä, mutta meidän tulkintamme mukaan se on sama kortti.
lesson-players-five-goal = Miten viiden peli alkaa?
lesson-players-five-hint = Mikä risti on matalin, kun kakkonen on poissa?

lesson-players-six-text = Kuuden pelistä Herttamisääri poistaa neljä korttia: mustat kakkoset, { CARD("2D", case: "genitive") } ja vielä { CARD("3C", case: "genitive") }. Hertat jäävät kaikki. Pelin avaa taas matalin jäljellä oleva risti.
lesson-players-six-goal = Miten kuuden peli alkaa?
lesson-players-six-hint = Vähennä neljä 52:sta ja jaa loput kuudelle.

lesson-players-jokers-text = Hertta korttipeli lisää kuuden pakkaan kaksi jokeria, ruudun 2½ ja ristin 2½. Jokainen saa yhdeksän korttia, ja { CARD("2C") } aloittaa. Tulkitsemme, että jokerit ovat pisteettömiä ja käyvät jo ensimmäiseen tikkiin.
lesson-players-jokers-goal = Kuka vie tikin, ja montako pistettä siinä on?
lesson-players-jokers-hint = Vain ruudulla voi voittaa, ja 2½ on kakkosen ja kolmosen välissä.

## The pass

lesson-players-passing-text = Mikään lähde ei kerro, miten muut kuin neljä vaihtavat. Tulkitsemme näin: vaihdetaan kolme korttia lähteen omassa järjestyksessä. Vastapäinen istuu puolen pöydän päässä; parittomalla määrällä häntä ei ole, joten se kohta poistuu ja järjestys lyhenee yhdellä jaolla. Kaksin ei vaihdeta koskaan.
lesson-players-passing-goal = Kolme pelaajaa, neljäs jako: kenelle annat korttisi?
lesson-players-passing-hint = Järjestys oli vasen, oikea, vastapäinen, ei kukaan; jätä vastapäinen pois.

## Two players

lesson-players-two-text = Hertta korttipeliä voi pelata kaksinkin: 13 korttia kummallekin, ja 26 jää nostopakaksi. { CAPITAL(CARD("2C")) } voi jäädä sinne. Meidän tulkintamme: silloin aloittaa matalin kädessä oleva risti, tai jos ristejä ei ole, jakajan vastustaja millä tahansa paitsi hertalla.
lesson-players-two-goal = Kuka aloittaa, ja millä kortilla?
lesson-players-two-hint = Vertaa kummankin käden matalinta ristiä.

lesson-players-drawn-text = Tikin jälkeen kumpikin nostaa kortin, voittaja ensin, kunnes nostopakka on tyhjä. Äsken sinulla ei ollut ristiä, ja pelasit hertan. Sitten nostit { CARD("9C", case: "genitive") }. Meidän tulkintamme mukaan vain nykyinen käsi ratkaisee.
lesson-players-drawn-goal = Taas ristiä: mitkä kortit käyvät?
lesson-players-drawn-hint = Katso kättäsi sellaisena kuin se nyt on.

## What stays, and how many can play

lesson-players-moon-text = Tikkiin tulee kortti jokaiselta, ja jako jatkuu niin kauan kuin kortteja on, kaksin 26 tikkiä. Puhallus on meidän tulkintamme mukaan ennallaan: vastustajat saavat 26 kukin, olipa heitä montako tahansa. Missä saa vähentää, vähennetään sama 26.
lesson-players-moon-goal = Pelaajia on kolme, ja sait kaikki pistekortit: mitä kukin kirjaa?
lesson-players-moon-hint = Maksajia on vain kaksi, mutta kumpikin maksaa täyden hinnan.

lesson-players-numbers-text = Hertan säännöt tuntee vain neljän pelin, Herttamisääri muunnelmia kolmesta kymmeneen. Yksi lähde sanoo enintään seitsemän, muttei millä korteilla. Pelaamme määriä, joille jokin lähde nimeää pakan: yhdellä pakalla kahdesta kuuteen, kahdella kuudesta kymmeneen.
lesson-players-numbers-goal = Mikä lähde puhuu kolmesta seitsemään pelaajasta?
lesson-players-numbers-hint = Se on lähteistä ainoa, joka ei ole suomeksi.

lesson-players-end = Nyt osaat pelata myös kahden, kolmen, viiden ja kuuden pelaajan pöydässä. Seuraavassa oppitunnissa muuttuvat itse säännöt.
