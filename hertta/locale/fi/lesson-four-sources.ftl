### The lesson on the four sources side by side: small cases on which they part, and what none of them foresees.

lesson-four-sources-title = Neljä lähdettä rinnakkain
lesson-four-sources-summary = Pieniä tapauksia, joissa lähteet eroavat toisistaan, mitä joistakin puuttuu, ja miten löydät jokaisen eron.

## One card changed, and the sources change too

lesson-four-sources-heart-text = Pöydässä on yksi risti, eikä sinulla ole ristiä lainkaan: vain yksi ruutu ja kaksitoista herttaa. Kolme lähdettä kieltää pistekortit ensimmäisestä tikistä, kun muutakin on. Herttamisäärissä kielto on pelkkä kotisääntö.
lesson-four-sources-heart-goal = Minkä sääntöjen mukaan { CARD($card) } käy?
lesson-four-sources-heart-hint = Kysy kunkin kohdalla: onko kielto tässä pöydässä voimassa?

lesson-four-sources-silence-text = Yksi kortti vaihtui: ruudun tilalla on viimeinen hertta. Melkein kaikki vastaukset vaihtuivat samalla. Hertan säännöt ja kotisääntö ovat ottaneet tällaisenkin käden huomioon. Kaksi lähdettä ei sano siitä mitään, ja sekin on vastaus.
lesson-four-sources-silence-goal = Minkä sääntöjen mukaan { CARD($card) } käy nyt?
lesson-four-sources-silence-hint = Kuka puhuu kädestä, jossa on pelkkiä pistekortteja?

lesson-four-sources-one-silent-text = Sinä aloitat, kukaan ei ole vielä pelannut herttaa, ja kätesi on pelkkää herttaa. Kolmessa lähteessä on tätä varten poikkeus. Hertta korttipelistä se puuttuu, ja siellä hertalla saa aloittaa vain meidän tulkintamme mukaan.
lesson-four-sources-one-silent-goal = Minkä sääntöjen mukaan { CARD($card, case: "adessive") } saa aloittaa?
lesson-four-sources-one-silent-hint = Yhdessä lähteessä on sääntö mutta ei sen poikkeusta.

## One play, two records

lesson-four-sources-breaking-text = Kolmannen tikin aloitit hertalla, kun muuta ei ollut. Neljännessä heitettiin hertta ristitikkiin. Hertan säännöissä ja Hertta korttipelissä riittää jo ensimmäinen näistä, Herttamisäärissä ja Hjerterissä vasta toinen.
lesson-four-sources-breaking-goal = Missä tikissä hertat rikottiin Hjerterin mukaan?
lesson-four-sources-breaking-hint = Kumpi hertta pelattiin toisen maan tikkiin?

## Deal by deal

lesson-four-sources-fourth-text = Neljäs jako. Herttamisääri ja Hjerter puhuvat ensin vaihdosta ennen jokaista jakoa, mutta luettelevat sitten: vasemmalle, oikealle, vastapäätä, ei vaihtoa. Luettelo ratkaisee, ja Hertan säännöt on samaa mieltä.
lesson-four-sources-fourth-goal = Kenelle annat kortit neljännessä jaossa?
lesson-four-sources-fourth-hint = Laske luettelo loppuun asti.

lesson-four-sources-always-text = Sama jako Hertta korttipelin mukaan. Siellä suuntia on kolme, ja sitten luettelo alkaa alusta. Jakoa ilman vaihtoa ei tule koskaan.
lesson-four-sources-always-goal = Kenelle annat kortit nyt?
lesson-four-sources-always-hint = Mikä luettelon jako neljännessä toistuu?

## The count

lesson-four-sources-choice-text = Sait kaikki pistekortit etkä yhtään pistettä. Kahdessa lähteessä muut lisäävät silloin aina 26. Herttamisäärissä, ja sovittaessa Hjerterissä, valitset itse: muille kullekin 26 lisää, tai sinulta 26 pois eikä muille mitään.
lesson-four-sources-choice-goal = Summat ovat 70, 95, 63 ja 84: lisätäänkö vai vähennetäänkö?
lesson-four-sources-choice-hint = Jos peli päättyisi nyt, kenellä olisi pienin summa?

lesson-four-sources-hundred-text = Hertan säännöissä, Herttamisäärissä ja Hjerterissä tämä peli olisi ohi. Hertta korttipelissä pisteitä pitää olla yli sata. Sen alussa puhutaan pisteiden keräämisestä, mutta sielläkin voittaa se, jolla niitä on vähiten.
lesson-four-sources-hundred-goal = Kuka on voittanut Hertta korttipelin mukaan, vai onko kukaan?
lesson-four-sources-hundred-hint = Onko sata enemmän kuin sata?

## Who plays

lesson-four-sources-six-text = Kun pelaajia on kuusi, Herttamisääri poistaa neljä korttia ja Hertta korttipeli lisää kaksi jokeria: arvo 2½, ei pisteitä eikä kieltoa. Lähteet tuntevat kahdesta kuuteen pelaajaa yhdellä pakalla ja kuudesta kymmeneen kahdella.
lesson-four-sources-six-goal = Mitä Hertta korttipelissä tehdään kuuden pelaajan pöydässä?
lesson-four-sources-six-hint = Montako korttia pakassa on nyt, ja montako kullekin?

lesson-four-sources-alone-text = Jokainen lähde kuvaa omaa pöytäänsä. Herttamisääri ja Hertta korttipeli tuntevat parit muunnelmina. Hertan säännöissä neljä pelaa kukin yksin, ja se kertoo itse, mistä pelistä säännöt ovat peräisin.
lesson-four-sources-alone-goal = Minkä lähteen säännöt ovat tietokonepelistä?
lesson-four-sources-alone-hint = Lähde kertoo sen itse.

lesson-four-sources-end = Nyt tiedät, missä neljä lähdettä eroavat ja missä ne vaikenevat. Vertaile alla mitä tahansa kahta pöytää tai jatka sanojen pariin.
