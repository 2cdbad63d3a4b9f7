### The lesson on seats, dealing, and who opens.

lesson-deal-title = Korttien jakaminen
lesson-deal-summary = Neljä pelaajaa, jokainen yksin, kolmetoista korttia kullekin ja pieni kortti, joka ratkaisee aloittajan.

## The table

lesson-deal-table-text = Pöydässä istuu neljä. Tavallinen 52 kortin pakka ilman jokereita jaetaan yksi kortti kerrallaan myötäpäivään, kunnes kaikki on jaettu. Ensimmäiseksi pelataan aina sama pieni musta kortti, matalin risti.
lesson-deal-table-goal = Miten neljän peli alkaa?
lesson-deal-table-hint = Jaa 52 neljällä ja katso, jääkö mitään yli.

lesson-deal-sorted-text = Kolmetoista korttia on sinun. Kun järjestät ne maittain, näet heti, mitä sinulta puuttuu: tässä kädessä ei ole yhtään ristiä. Näet myös kalliit kortit.
lesson-deal-sorted-goal = Mistä näistä kolmestatoista kortista tulee pisteitä?
lesson-deal-sorted-hint = Ota yksi maa kokonaan ja lisäksi yksi kortti.

lesson-deal-alone-text = Jokaisella on paperilla oma sarake, joka alkaa nollasta. Paria ei ole kenelläkään: vastapäätä istuva pelaa sinua vastaan siinä missä naapuritkin.
lesson-deal-alone-goal = Peli on ohi. Kuka on voittanut?
lesson-deal-alone-hint = Vertaa neljää lukua, älä laske mitään yhteen.

lesson-deal-stock-text = Jaon jälkeen pöytä on tyhjä. Kortteja ei nosteta lisää, vaan kätesi pienenee kortti kortilta. Neljän pelissä näin on kaikissa lähteissä, mutta vain yksi niistä sanoo sen suoraan.
lesson-deal-stock-goal = Mikä lähde sanoo, ettei nostopakkaa ole?
lesson-deal-stock-hint = Se on lähteistä seikkaperäisin.

## Who begins

lesson-deal-opener-text = Ensimmäisen tikin aloittaa se, jolla on { CARD("2C") }, ja juuri sillä kortilla. Tässä kaikki neljä kättä ovat näkyvissä, jotta voit etsiä sen.
lesson-deal-opener-goal = Kuka aloittaa, ja millä kortilla?
lesson-deal-opener-hint = Etsi matalin risti.

lesson-deal-yours-text = Kaksi korttia on vaihtanut paikkaa: { CARD("2C") } on nyt sinulla ja { CARD("5C") } naapurillasi.
lesson-deal-yours-goal = Kuka aloittaa nyt?
lesson-deal-yours-hint = Katso ensin omaan käteesi.

lesson-deal-dealer-text = Monessa pelissä aloittaa jakajan vasemmalla puolella istuva. Tässä pelissä jakaminen ei anna aloitusvuoroa kenellekään. Tällä kertaa jakoi Länsi.
lesson-deal-dealer-goal = Kuka aloittaa, ja millä kortilla?
lesson-deal-dealer-hint = Unohda jakaja ja katso ristejä.

## Who deals

lesson-deal-first-dealer-text = Kuka jakaa ensimmäisenä? Yhdessä lähteessä pelaajat sopivat siitä, toisessa jakaja valitaan, mutta ei kerrota miten. Muut kaksi eivät puutu asiaan.
lesson-deal-first-dealer-goal = Missä lähteessä pelaajat sopivat jakajasta?
lesson-deal-first-dealer-hint = Se on yksi suomenkielisistä, ja lyhyt.

lesson-deal-next-dealer-text = Yhteen jakoon kuuluvat korttien jakaminen, mahdollinen vaihto ja kolmetoista tikkiä. Kun viimeinenkin kortti on pelattu, pisteet kirjataan ja seuraava jako alkaa. Siellä, missä lähteet vaikenevat, annamme jakovuoronkin kiertää myötäpäivään.
lesson-deal-next-dealer-goal = Mikä lähde kertoo, kuka jakaa seuraavaksi?
lesson-deal-next-dealer-hint = Taas se lähteistä seikkaperäisin.

lesson-deal-end = Nyt osaat jakaa ja tiedät, kuka aloittaa. Useimmissa jaoissa kortteja kuitenkin vaihdetaan ennen sitä.
