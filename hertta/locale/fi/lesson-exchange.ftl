### The lesson on the exchange: to whom three cards go, from whom three come, and what that does to a hand.

lesson-exchange-title =
    { $source ->
        [herttamisaari] Kolmen kortin syöttö
       *[other] Kolmen kortin vaihto
    }
lesson-exchange-summary = Annat kolme korttia, ennen kuin näet kolme uutta. Suunta riippuu siitä, monesko jako on menossa.

## Where the cards go

lesson-exchange-left-text =
    { $source ->
        [herttamisaari] Useimmat jaot alkavat syötöllä. Jokainen valitsee kolme korttia ja antaa ne kuvapuoli alaspäin toiselle pelaajalle, kaikki yhtä aikaa. Ensimmäisessä jaossa kortit lähtevät vasemmalle, joten uudet tulevat sinulle toiselta puolelta.
       *[other] Useimmat jaot alkavat vaihdolla. Jokainen valitsee kolme korttia ja antaa ne kuvapuoli alaspäin toiselle pelaajalle, kaikki yhtä aikaa. Ensimmäisessä jaossa kortit lähtevät vasemmalle, joten uudet tulevat sinulle toiselta puolelta.
    }
lesson-exchange-left-goal = Jako 1: kenelle annat kortit, ja keneltä saat uudet?
lesson-exchange-left-hint = Länsi istuu vasemmalla puolellasi, Pohjoinen vastapäätä ja Itä oikealla.

lesson-exchange-right-text = Suunta riippuu jaon numerosta, ja järjestyksestä on sovittu etukäteen. Toisessa jaossa kaikki antavat kortit oikealle. Hertan säännöt ei kerro toisesta eikä kolmannesta jaosta, mutta tulkitsemme sitä muiden lähteiden mukaan.
lesson-exchange-right-goal = Jako 2: kenelle annat kortit, ja keneltä saat uudet?
lesson-exchange-right-hint = Kun kaikki antavat oikealle, mistä uudet tulevat?

lesson-exchange-across-text = Kolmannessa jaossa kortit annetaan pöydän yli vastapäätä istuvalle. Silloin saat kortit samalta pelaajalta, jolle annat omasi: kolme lähtee ja kolme tulee.
lesson-exchange-across-goal = Jako 3: kenelle annat kortit, ja keneltä saat uudet?
lesson-exchange-across-hint = Vastapäätä sinua istuu vain yksi pelaaja.

lesson-exchange-fourth-text =
    { $source ->
        [herttamisaari] Useimmissa jaoissa syötetään, mutta neljännessä ei: jokainen pelaa niillä korteilla, jotka hänelle jaettiin. Herttamisääri ja Hjerter puhuvat ensin jokaisesta jaosta, mutta niidenkin luettelossa neljäs jää väliin.
       *[other] Useimmissa jaoissa vaihdetaan, mutta neljännessä ei: jokainen pelaa niillä korteilla, jotka hänelle jaettiin. Herttamisääri ja Hjerter puhuvat ensin jokaisesta jaosta, mutta niidenkin luettelossa neljäs jää väliin.
    }
lesson-exchange-fourth-goal = Jako 4: kenelle annat kortit, ja keneltä saat uudet?
lesson-exchange-fourth-hint = Yksi vaihtoehdoista ei ole pelaaja.

lesson-exchange-again-text = Neljännen jaon jälkeen järjestys alkaa alusta: viidennessä annetaan taas vasemmalle. Myöhemmän jaon suunnan lasket näin: vähennä jaon numerosta neljä niin monta kertaa, että jäljelle jää enintään neljä.
lesson-exchange-again-goal = Jako 9: kenelle annat kortit, ja keneltä saat uudet?
lesson-exchange-again-hint = Yhdeksästä neljä pois, ja vielä kerran neljä.

## Where the sources differ

lesson-exchange-shorter-text = Kolmessa lähteessä järjestys on neljän jaon mittainen. Hertta korttipelissä se on kolmen mittainen: neljännessä jaossa annetaan taas vasemmalle, ja vaihto tehdään joka kerta. Muiden mukaan jaossa 8 kukaan ei antaisi mitään.
lesson-exchange-shorter-goal = Jako 8 Hertta korttipelin mukaan: kenelle annat, keneltä saat?
lesson-exchange-shorter-hint = Kahdeksasta kolme pois, ja vielä kerran kolme.

## What is passed, and what comes of it

lesson-exchange-blind-text = Valitset kortit jaetusta kädestä. Uusia et saa katsoa, ennen kuin omat kolme ovat pöydällä kuvapuoli alaspäin. Antaa saa minkä tahansa kortin: { CARD("2C") } ja { CARD("QS") } kelpaavat nekin.
lesson-exchange-blind-goal = Kuka aloittaa, kun kortit on annettu, ja millä kortilla?
lesson-exchange-blind-hint = Mihin { CARD("2C") } päätyy, kun jaossa 2 annetaan oikealle?

lesson-exchange-changed-text = Annoit kolme pientä ruutua ja sait kaksi herttaa ja { CARD("QS", case: "genitive") }. Kortteja on yhä kolmetoista, mutta käsi on aivan toinen! Kahden lähteen mielestä harva valinta painaa enemmän: pääset pelkäämästäsi kortista, mutta annat aseen toiselle.
lesson-exchange-changed-goal = Mistä uuden kätesi korteista tulee pisteitä?
lesson-exchange-changed-hint = Ota kaikki hertat ja yksi pata.

lesson-exchange-void-text = Sinulla on vain kaksi ristiä, joten annat molemmat ja kolmanneksi { CARD("AH", case: "genitive") }. Itä ei anna ristiä tilalle, joten ristit ovat sinulta lopussa. Siitä voi olla hyötyä, kuten seuraavassa oppitunnissa näet.
lesson-exchange-void-goal = Kuka aloittaa, kun kortit on annettu, ja millä kortilla?
lesson-exchange-void-hint = Itä pitää kaikki ristinsä.

lesson-exchange-refilled-text =
    { $source ->
        [herttamisaari] Sama jako, mutta Itä antaa sinulle { CARD("KS", case: "genitive") } sijasta { CARD("2C", case: "genitive") }. Ristit eivät loppuneetkaan! Mitä sinulta puuttuu, sen näet vasta, kun syöttö on ohi ja peli alkaa. Älä siis suunnittele ensimmäistä tikkiä sitä ennen.
       *[other] Sama jako, mutta Itä antaa sinulle { CARD("KS", case: "genitive") } sijasta { CARD("2C", case: "genitive") }. Ristit eivät loppuneetkaan! Mitä sinulta puuttuu, sen näet vasta, kun vaihto on ohi ja peli alkaa. Älä siis suunnittele ensimmäistä tikkiä sitä ennen.
    }
lesson-exchange-refilled-goal = Kuka aloittaa nyt, ja millä kortilla?
lesson-exchange-refilled-hint = Katso, mitä Itä antaa sinulle.

lesson-exchange-end = Nyt tiedät, mihin kolme korttia lähtevät, ja että valitset ne sokkona. Seuraavaksi päästään pelaamaan: vuorossa on tikki.
