### The lesson on taking every point card: who still can, what it brings, how it fails, and the choice.

lesson-moon-title =
    { $source ->
        [herttamisaari] Kuun ampuminen eli slammi
        [hertta-korttipeli] Puhallus eli kuun ampuminen
       *[other] Kuun ampuminen
    }
lesson-moon-summary = Pistekorteista on vain haittaa, ellet saa niitä kaikkia. Mitä siitä seuraa, ja mitä kannattaa valita?

## Who still can

lesson-moon-open-text =
    { $source ->
        [hertan-saannot] Joka saa samassa jaossa kaikki 13 herttaa ja { CARD("QS", case: "genitive") }, ampuu kuun. Silloin huonolta näyttänyt käsi onkin vahva, ja siitä pelin jännitys syntyy. Kaksi tikkiä on otettu, molemmat ilman pistekortteja.
        [herttamisaari] Joka saa samassa jaossa kaikki 13 herttaa ja { CARD("QS", case: "genitive") }, tekee slammin eli ampuu kuun. Silloin huonolta näyttänyt käsi onkin vahva, ja siitä pelin jännitys syntyy. Kaksi tikkiä on otettu, molemmat ilman pistekortteja.
        [hertta-korttipeli] Joka saa samassa jaossa kaikki 13 herttaa ja { CARD("QS", case: "genitive") }, tekee puhalluksen. Silloin huonolta näyttänyt käsi onkin vahva, ja siitä pelin jännitys syntyy. Kaksi tikkiä on otettu, molemmat ilman pistekortteja.
       *[other] Joka saa samassa jaossa kaikki 13 herttaa ja { CARD("QS", case: "genitive") }, ampuu kuun. Silloin huonolta näyttänyt käsi onkin vahva, ja siitä pelin jännitys syntyy. Kaksi tikkiä on otettu, molemmat ilman pistekortteja.
    }
lesson-moon-open-goal =
    { $source ->
        [herttamisaari] Kuka voi vielä tehdä slammin?
        [hertta-korttipeli] Kuka voi vielä puhaltaa?
       *[other] Kuka voi vielä ampua kuun?
    }
lesson-moon-open-hint = Kenen pinoissa on pistekortteja?

lesson-moon-tricks-text = Tarvitset kaikki pistekortit mutta et kaikkia tikkejä: muut saavat viedä tikkejä, joissa pisteitä ei ole. Näin on kaikissa neljässä lähteessä, vaikka nimiä on neljä: kuun ampuminen, slammi, puhallus ja norjan ta alle.
lesson-moon-tricks-goal =
    { $source ->
        [herttamisaari] Kuka voi vielä tehdä slammin?
        [hertta-korttipeli] Kuka voi vielä puhaltaa?
       *[other] Kuka voi vielä ampua kuun?
    }
lesson-moon-tricks-hint = Etsi pinoista kaikki hertat ja { CARD("QS") }.

lesson-moon-one-heart-text = Samat pinot, mutta Idän { CARD("9D", case: "genitive") } tilalla on { CARD("9H") }. Nyt pistekortteja on kahdella. Yksikin hertta toisen pinossa riittää estämään sinut, ja sinun korttisi estävät Idän.
lesson-moon-one-heart-goal =
    { $source ->
        [herttamisaari] Kuka voi nyt tehdä slammin?
        [hertta-korttipeli] Kuka voi nyt puhaltaa?
       *[other] Kuka voi nyt ampua kuun?
    }
lesson-moon-one-heart-hint = Yhtäkään pistekorttia ei saa puuttua.

lesson-moon-queen-text = Kaikki tähän asti otetut hertat ovat sinulla, mutta { CARD("QS") } meni Lännelle. Se on pistekortti siinä missä hertatkin ja estää keräämästä kaikkea yhtä varmasti. Näin tulkitsemme kaikkia neljää lähdettä.
lesson-moon-queen-goal =
    { $source ->
        [herttamisaari] Kuka voi vielä tehdä slammin?
        [hertta-korttipeli] Kuka voi vielä puhaltaa?
       *[other] Kuka voi vielä ampua kuun?
    }
lesson-moon-queen-hint = Laske, kuinka moni on saanut pistekortteja.

## What it brings

lesson-moon-reward-text = Onnistuit! Sinulle ei tule mitään, muille tulee 26 kullekin, ja entiset pisteesi säilyvät. Lukemista 20, 30, 40 ja 66 päädytään ensimmäisen pelaajan onnistuttua lukemiin 20, 56, 66 ja 92.
lesson-moon-reward-goal = Mitä kukin kirjaa, ja kuka keräsi kaiken?
lesson-moon-reward-hint = Muut maksavat sen, minkä sinä keräsit.

lesson-moon-missed-heart-text = Melkein: { CARD("3H") } päätyi Lännelle. Epäonnistunut yritys ei minkään lähteen mukaan muuta mitään, vaan keräämäsi kortit maksavat sen, minkä aina: 12 herttaa ja { CARD("QS") }.
lesson-moon-missed-heart-goal = Mitä kukin kirjaa tällä kertaa?
lesson-moon-missed-heart-hint = Hertoista tulee yksi kustakin, { CARD("QS", case: "elative") } 13.

lesson-moon-missed-queen-text = Taas puuttuu yksi kortti, nyt { CARD("QS") }. Hjerterin mukaan yhdenkin kortin puuttuessa pisteitä tulee 25, mutta se pitää paikkansa vain hertasta. Meidän tulkintamme: keräämäsi kortit ratkaisevat.
lesson-moon-missed-queen-goal = Mitä kukin kirjaa, kun { CARD("QS") } jäi sinulta saamatta?
lesson-moon-missed-queen-hint = Laske herttasi, muuta laskettavaa ei ole.

## Where the sources differ

lesson-moon-subtract-text = Herttamisäärissä saat valita: muille 26 kullekin tai omasta summastasi 26 pois, vaikka alle nollan. Molempia et saa. Hjerterissä tästä voi sopia ennalta; kahdessa muussa lähteessä oma summa ei koskaan pienene.
lesson-moon-subtract-goal = Otat 26 pois itseltäsi: mitä kukin kirjaa?
lesson-moon-subtract-hint = Kuka tällä kertaa maksaa, ja kuka pääsee ilmaiseksi?

## The choice, and when it matters

lesson-moon-choose-text = Keräsit kaiken ja saat valita. Hjerterin mielestä vähentäminen on usein viisainta, mutta pelaajien erot tulevat samoiksi kummallakin tavalla. Eri asia on, tuleeko jollekulle sata täyteen: silloin peli päättyy ja pienin summa voittaa.
lesson-moon-choose-goal = Sinulla on 90. Kumpi kannattaa nyt?
lesson-moon-choose-hint = Lisää muille 26: jääkö joku alle yhdeksänkymmenen?

lesson-moon-choose-again-text = Sama onnistuminen, toiset summat. Anna pisteet muille, jos peli silloin päättyy voittoosi; vähennä itseltäsi, jos voitto menisi muualle. Jos peli jatkuu, erot ovat samat kummallakin tavalla.
lesson-moon-choose-again-goal = Kumpi kannattaa tällä kertaa?
lesson-moon-choose-again-hint = Pohjoisella on 63, ja siihen tulisi 26 lisää.

lesson-moon-end = Nyt tiedät, mitä kaiken keräämiseen tarvitaan ja mitä siitä seuraa. Seuraavaksi on vuorossa pelin loppu, joka voi tulla juuri näin.
