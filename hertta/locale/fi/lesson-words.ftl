### The lesson on the sources' own words: several names for one thing, one name for several, and words that look alike.

lesson-words-title = Yksi peli, monta sanaa
lesson-words-summary = Jokaisella lähteellä on omat sanansa, ja samannäköiset sanat voivat tarkoittaa eri asiaa. Opi erottamaan ne.

## One thing, several names

lesson-words-follow-text = Neljä lähdettä, kaksi kieltä, ja samalla asialla on usein monta nimeä. Otetaan esimerkiksi velvollisuus pelata tikin maata. Hertan säännöissä sillä on lyhyt nimi, pelkkä pakko. Hertta korttipelissä ja Herttamisäärissä nimi on pidempi.
lesson-words-follow-goal = Mitä sanaa Hertta korttipeli käyttää?
lesson-words-follow-hint = Yksi maalla alkavista sanoista on jo varattu.

lesson-words-moon-text = Kaikkien pistekorttien ottamisella on monta nimeä. Herttamisääri sanoo myös slammi, Hertta korttipeli puhallus, norjaksi sanotaan ”ta alle”. Hertan säännöissä nimi on suomennettu englannista, ja siinä tähdätään taivaalle.
lesson-words-moon-goal = Miksi Hertan säännöt sitä kutsuu?
lesson-words-moon-hint = Mikä taivaalla paistaa öisin?

lesson-words-puff-text = Sama temppu toisessa lähteessä. Mikään nimistä ei vaadi kaikkia tikkejä; bridgen slammi vaatii kaikki tai yhtä vaille kaikki. Hertta korttipelin sana on muualla ilmavirta tai huijaus.
lesson-words-puff-goal = Miksi Hertta korttipeli sitä kutsuu?
lesson-words-puff-hint = Mikä näistä sammuttaa kynttilän?

## One name, several things

lesson-words-open-text = Hertan säännöissä herttamaa avataan: kun hertta on pelattu, hertalla saa aloittaa. Muualla sanotaan, että hertat rikotaan. Herttamisäärissäkin avataan, mutta jotain muuta.
lesson-words-open-goal = Mitä Herttamisääri tarkoittaa sanalla avata?
lesson-words-open-hint = Mitä jokaisessa tikissä tehdään ensimmäiseksi?

lesson-words-length-text = Kierros on petollinen sana. Herttamisäärissä se on kokonainen jako, Hertta korttipelissä yksi tikki. Norjalaisen Hjerterin ”runde” on näistä se pidempi. Yksi suomen sana kertoo sen erehtymättä.
lesson-words-length-goal = Mikä näistä on norjaksi ”runde”?
lesson-words-length-hint = Yksi tikki vai kolmetoista?

lesson-words-at-stake-text = Hertan säännöissä ”jaossa” tarkoittaa ’jaon aikana’. Herttamisäärissä ei: siellä jaossa on 26 pistettä, jotka joku vielä saa. Hjerterillä on sille oma norjankielinen ilmaus.
lesson-words-at-stake-goal = Mitä ”være i omløp” on suomeksi?
lesson-words-at-stake-hint = Pisteet ovat yhä tarjolla: mitä ne silloin ovat?

lesson-words-subtract-text = Norjan ”trekke” on kortin nostamista. Kun perään tulee pieni sana ”fra”, korttia ei enää ole: summa pienenee.
lesson-words-subtract-goal = Mitä ”trekke fra” on suomeksi?
lesson-words-subtract-hint = Mitä summalle tapahtuu, kun siitä otetaan pois?

## Alike, and not the same

lesson-words-king-text = Hertan säännöt opettaa Black Ladyn: herttojen lisäksi pisteitä tuo { CARD("QS") }. Vaihda sanan loppu lyhyempään, niin kädessäsi on toinen kortti.
lesson-words-king-goal = Mikä siis on patakuningas?
lesson-words-king-hint = Kumpi on kallis, kuningas vai kuningatar?

lesson-words-spardame-text = Hjerterissä ”spar dame”, kaksi sanaa, on kortti. Yhtenä sanana se on jotain muuta: lähin sukulainen norjalaisten pelien joukossa. Whist ja bridge ovat kauempana, sillä niissä tikkejä halutaan.
lesson-words-spardame-goal = Mitä on ”Spardame” yhtenä sanana?
lesson-words-spardame-hint = Mitä korttipelin sukulaiset ovat?

lesson-words-maija-text = Herttamisääri kuuluu väistelypeleihin niin kuin Hearts. Sukulaisiaan ovat suomalainen Maija ja kaatopelit, kuten paskahousu. Yhdellä sen omista muunnelmista on melkein sama nimi kuin yhdellä näistä.
lesson-words-maija-goal = Mikä muunnelman nimi on?
lesson-words-maija-hint = Nimessä on myös väri.

lesson-words-end = Nyt osaat lukea jokaista lähdettä sen omin sanoin. Kaikki sanat löydät sanastosta, ja viimeinen oppitunti kertoo, mistä peli on tullut.
