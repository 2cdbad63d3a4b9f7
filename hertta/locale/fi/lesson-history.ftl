### The lesson on the game's past: what two of the sources tell, marked as theirs.

lesson-history-title = Mistä peli on tullut
lesson-history-summary = Mitä kaksi lähteistä kertoo pelin menneisyydestä. Kertomukset ovat niiden omia: emme ole tarkistaneet niistä mitään.

## Before the queen, and after

lesson-history-hearts-only-text = Hertan säännöt kertoo, että nykyinen peli kasvoi Yhdysvalloissa vanhemmasta Heartsista, jossa vain hertat maksoivat pisteitä. Eräässä Hertta korttipelin muunnelmassa on yhä niin: { CARD("QS") } ei maksa mitään.
lesson-history-hearts-only-goal = Mitkä näistä korteista maksavat siinä pisteitä?
lesson-history-hearts-only-hint = Vanhassa pelissä pisteitä tuo vain yksi maa.

lesson-history-queen-text = Sitten mukaan tuli { CARD("QS") }. Hertan säännöt kertoo, että Foster kuvasi vuonna 1909 pelin, jossa se maksoi kolmetoista ja hertta yhden. Herttamisäärin mukaan siitä tuli 1900-luvun alussa Black Ladyn tunnetuin pistekortti.
lesson-history-queen-goal = Mitkä samoista korteista maksavat nyt pisteitä?
lesson-history-queen-hint = Herttojen seuraan on tullut yksi kortti.

lesson-history-foster-text = Hertan säännöt pysähtyy yhteen mieheen ja yhteen vuoteen: Fosteriin ja peliin, jonka hän kuvasi vuonna 1909. Herttamisääri ei mainitse kumpaakaan. Hertta korttipeli ja Hjerter eivät kerro pelin historiasta mitään.
lesson-history-foster-goal = Mikä lähde kertoo näin?
lesson-history-foster-hint = Kuka tuntee Fosterin?

## Where from

lesson-history-ancestor-text = Toinen kertomus alkaa kauempaa: ei Amerikasta vaan Euroopasta, eikä vuodesta 1909 vaan 1700-luvulta. Kertomukset eivät ole ristiriidassa. Emme ole tarkistaneet kumpaakaan.
lesson-history-ancestor-goal = Minkä lähteen kertomus alkaa näin?
lesson-history-ancestor-hint = Kuka kertoo historiaa mainitsematta Fosteria?

lesson-history-century-text = Kummassakin kertomuksessa tullaan Yhdysvaltoihin, ja ne sopivat yhteen. Hertan säännöt kertoo, mistä peli siellä kasvoi, Herttamisääri taas, milloin.
lesson-history-century-goal = Mikä lähde kertoo näin?
lesson-history-century-hint = Toinen sanoo mistä, toinen milloin.

lesson-history-reward-text = Kaikki ei ole yhtä vanhaa kuin kolmetoista pistettä, jotka { CARD("QS") } maksaa. Palkinto kaikkien pistekorttien ottajalle tuli myöhemmin. Näin sanoo lähde, joka antaa säännöille vuosilukuja muutenkin.
lesson-history-reward-goal = Mikä lähde ajoittaa palkinnon?
lesson-history-reward-hint = Kuka mainitsi vuoden 1909?

## Into the computer, and out again

lesson-history-windows-text = Herttamisääri kertoo myös tietokoneista: moni on oppinut pelin Windowsista, jossa se oli kymmeniä vuosia. Alku oli vuonna 1992, ja Windows 8:ssa sitä ei enää ollut valmiina. Meille Herttamisääri ja Hearts ovat sama peli.
lesson-history-windows-goal = Mikä lähde tietää Windowsin versionkin?
lesson-history-windows-hint = Kuka laskee versioita?

lesson-history-known-text = Windows on toisessakin lähteessä, mutta lyhyesti: ei versiota eikä vuotta, vain se, mitä ohjelma sai pelille aikaan.
lesson-history-known-goal = Mikä lähde kertoo Windowsista näin?
lesson-history-known-hint = Kuka muu ylipäätään kertoo menneestä?

lesson-history-table-text = Ohjelma ei päästä väärää korttia läpi. Oikeassa pöydässä niin ei ole: siellä pelaajien on itse oltava tarkkana, sanoo lähde, joka tuo tietokoneen säännöt oikeille korteille. Herttamisäärin mukaan verkosta löytyy nykyisin seuraa milloin vain.
lesson-history-table-goal = Mikä lähde antaa pelaajille tämän tehtävän?
lesson-history-table-hint = Minkä lähteen säännöt ovat tietokonepelistä?

lesson-history-end = Näin lähteet kertovat, emmekä me mene siitä takuuseen. Kurssi päättyy tähän: jatka harjoituksiin tai oikean pöydän ääreen.
