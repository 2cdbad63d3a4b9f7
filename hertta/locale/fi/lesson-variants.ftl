### The lesson on variants: other prices, another end, another aim, two decks.

lesson-variants-title = Muunnelmat
lesson-variants-summary = Bonuskortti, toiset hinnat, toinen loppu, toinen tavoite, kaksi pakkaa: mikä muuttuu, ja mitä siitä seuraa?

## What the cards cost

lesson-variants-omnibus-text = Muunnelmissa vaihtelevat pistekortit, pelaajamäärä tai tavoite; muu pysyy lähteen mukaisena. Omnibus lisää neljän Herttamisääriin bonuskortin, jota kannattaa tavoitella: { CARD("JD") }, joskus ruutukymppi, vähentää kymmenen. Meidän tulkintamme: slammiin sitä ei tarvita, mutta kymmenen lähtee silloinkin.
lesson-variants-omnibus-goal = Kuka vie tikin, ja mitä se maksaa?
lesson-variants-omnibus-hint = Hertasta tulee 1 ja rouvasta 13, bonuskortista lähtee 10.

lesson-variants-black-maria-text = Brittiläistä Mustaa Maijaa pelaa useimmiten kolme, ilman ristikakkosta. Myös { CARD("KS") } ja { CARD("AS") } maksavat, meidän tulkintamme mukaan 10 ja 7, joten pisteitä on 43. Muunnelmissa slammiin tarvitaan kaikki maksavat kortit, ja muille tulee niiden summa.
lesson-variants-black-maria-goal = Teit slammin ja annat pisteet muille: mitä kukin kirjaa?
lesson-variants-black-maria-hint = Tavallisten 26 pisteen tilalla on nyt kaikkien summa.

lesson-variants-face-values-text = Hertta korttipelissä hertan hinnaksi voi sopia sen nimellisarvon ja { CARD("QS", case: "genitive") } hinnaksi 60. Meidän tulkintamme mukaan hertoista sotilas on 11, rouva 12, kuningas 13 ja ässä 14. Jaossa on silloin 164 pistettä, mutta raja pysyy sadassa.
lesson-variants-face-values-goal = Kuka vie tikin, ja montako pistettä siinä on?
lesson-variants-face-values-hint = Sotilas on 11 ja ässä 14, mutta kallein kortti on pata.

lesson-variants-free-queen-text = Hertta korttipeliä voi muunnella loputtomasti: vaihdosta voi luopua, tai rouvan voi sopia pisteettömäksi. Meidän tulkintamme mukaan { CARD("QS") } ei silti käy ensimmäiseen tikkiin, koska kielto mainitsee sen nimeltä. Omnibusin bonuskorttia mikään ei kiellä.
lesson-variants-free-queen-goal = Rouva ei maksa mitään: mitkä kortit käyvät?
lesson-variants-free-queen-hint = Koskeeko kielto pisteitä vai tiettyjä kortteja?

## When the game ends

lesson-variants-limit-text = Rajaksi voi sopia muutakin, vaikkapa 120. Lähteen oma raja, sata, pitää ylittää, ja meidän tulkintamme mukaan sama koskee uutta. Sinulla on kymmenen jaon jälkeen tasan 120.
lesson-variants-limit-goal = Päättyikö peli, ja kuka voitti?
lesson-variants-limit-hint = Onko 120 enemmän kuin 120?

lesson-variants-ten-deals-text = Voitte sopia senkin, montako jakoa enintään pelataan, vaikkapa kymmenen. Meidän tulkintamme mukaan peli päättyy viimeisen jälkeen tai kun joku ylittää sadan, kumpi vain tapahtuu ensin. Vähiten pisteitä voittaa.
lesson-variants-ten-deals-goal = Kymmenes jako on pelattu: päättyikö peli, ja kuka voitti?
lesson-variants-ten-deals-hint = Kumpi tuli ensin, kymmenes jako vai sadan ylitys?

## Who wins

lesson-variants-pairs-text = Herttamisääri ja Hertta korttipeli tuntevat paripelin, Hertan säännöt ei. Parit istuvat vastakkain, syöttävät ja pelaavat toisiaan ajatellen ja laskevat pisteensä yhteen. Tulkitsemme, että summa ratkaisee rajan ja voiton. Slammi tehdään yksin, ja vain vastapari maksaa.
lesson-variants-pairs-goal = Päättyikö peli, ja kuka voitti?
lesson-variants-pairs-hint = Laske parit yhteen: vain tasasummilla voittaisivat kaikki neljä.

lesson-variants-reversed-text = Samat summat, mutta pelinä neljän misääriherttamisääri, jossa jokainen on yksin. Tavoite on käänteinen: pistekortteja kerätään. Meidän tulkintamme mukaan suurin summa voittaa, kun jollakulla on sata, ja tasapelissä voitto jaetaan. Vain slammi puuttuu.
lesson-variants-reversed-goal = Päättyikö peli, ja kuka voitti nyt?
lesson-variants-reversed-hint = Etsi tällä kertaa suurin summa.

## Two decks

lesson-variants-cancel-text = Kun pelaajia on kuudesta kymmeneen, pakkoja on kaksi, joka kortti kahdesti ja pisteitä 52. Meidän tulkintamme mukaan pelin avaa matalin risti, kahdesta jakajan vasemmalta puolelta laskien ensimmäinen. Tikin kaksi samaa korttia peruvat toisensa: kumpikaan ei voi voittaa.
lesson-variants-cancel-goal = Kuka vie tikin, ja montako pistettä siinä on?
lesson-variants-cancel-hint = Poista ensin kortit, jotka peruvat toisensa.

lesson-variants-widow-text = Yli jääneet kortit ovat leski, jonka saa ensimmäisen tikin voittaja. Jos avausmaa peruuntuu kokonaan, tulkitsemme, että sama pelaaja avaa uudestaan ja kortit odottavat seuraavaa voittajaa; viimeiset saa avaaja. Peruuntunutkin hertta rikkoo hertat.
lesson-variants-widow-goal = Viitonen on nyt ruutu: kuka vie tikin, ja montako pistettä?
lesson-variants-widow-hint = Jääkö tikkiin ristiä, jota mikään ei peru?

lesson-variants-end = Nyt tunnet lähteiden muunnelmat ja tiedät, mitä kukin niistä muuttaa. Seuraavaksi asetetaan lähteet vastakkain.
