### The lesson on following suit and taking the trick.

lesson-trick-title = Maan tunnustaminen ja tikin voittaja
lesson-trick-summary = Mitä saat pelata, kun joku toinen aloittaa, ja kuka lopulta vie tikin pisteineen.

## Following suit

lesson-trick-follow-text =
    { $source ->
        [hertan-saannot] Jokainen pelaa vuorollaan myötäpäivään yhden kortin näkyviin. Ensimmäinen kortti määrää maan: jaon alussa se on risti, nyt ruutu. Kun sinulla on ruutuja, maapakko velvoittaa pelaamaan ruudun. Korkean vai matalan, sen päätät itse: pöydän kortteja ei tarvitse voittaa.
       *[other] Jokainen pelaa vuorollaan myötäpäivään yhden kortin näkyviin. Ensimmäinen kortti määrää maan: jaon alussa se on risti, nyt ruutu. Kun sinulla on ruutuja, sinun on tunnustettava maata. Korkealla vai matalalla kortilla, sen päätät itse: pöydän kortteja ei tarvitse voittaa.
    }
lesson-trick-follow-goal = Minkä kortin pelaat tähän tikkiin?
lesson-trick-follow-hint = Katso tikin ensimmäistä korttia.

lesson-trick-tempted-text =
    { $source ->
        [hertan-saannot] Olisipa mukava pudottaa { CARD("QS") } jonkun toisen tikkiin! Maapakko sitoo kuitenkin, kunnes ruudut loppuvat, eikä hertta kelpaa ruuduksi, vaikka kumpikin on punainen.
       *[other] Olisipa mukava pudottaa { CARD("QS") } jonkun toisen tikkiin! Maata on kuitenkin tunnustettava, kunnes ruudut loppuvat, eikä hertta kelpaa ruuduksi, vaikka kumpikin on punainen.
    }
lesson-trick-tempted-goal = Mitkä kortit käyvät nyt?
lesson-trick-tempted-hint = Onko sinulla sitä maata, jolla tikki alkoi?

lesson-trick-void-text =
    { $source ->
        [hertan-saannot] Tikki aloitettiin ristillä, mutta sinulla ei ole yhtään ristiä, joten maapakko ei sido. Toisesta tikistä lähtien saat silloin pelata minkä tahansa kortin, pistekortinkin.
        [herttamisaari] Tikki avattiin ristillä, mutta sinulla ei ole yhtään ristiä, jolla tunnustaa. Toisesta tikistä lähtien saat silloin pelata minkä tahansa kortin, pistekortinkin.
       *[other] Tikki aloitettiin ristillä, mutta sinulla ei ole yhtään ristiä, jolla tunnustaa. Toisesta tikistä lähtien saat silloin pelata minkä tahansa kortin, pistekortinkin.
    }
lesson-trick-void-goal = Mitkä kortit käyvät, kun ristiä ei ole?
lesson-trick-void-hint = Mikä sinua sitoo, jos et voi vastata ristillä?

lesson-trick-one-club-text = Melkein sama käsi: { CARD("TD", case: "genitive") } tilalla on nyt { CARD("8C") }. Yksi ainoa risti riittää kääntämään vastauksen.
lesson-trick-one-club-goal = Mitkä kortit käyvät nyt?
lesson-trick-one-club-hint = Nyt sinulla on taas jotakin, millä vastata ristiin.

## Who takes the trick

lesson-trick-highest-text =
    { $source ->
        [herttamisaari] Tikki menee sille, joka on pelannut korkeimman kortin avausmaata. Hän saa kaikki neljä korttia ja niiden miinuspisteet: jokaisesta hertasta yhden, { CARD("QS", case: "elative") } 13. Itä saa pelata padan vain, jos ruutua ei ole.
       *[other] Tikki menee sille, joka on pelannut korkeimman kortin aloitusmaata. Hän saa kaikki neljä korttia ja niiden pisteet: jokaisesta hertasta yhden, { CARD("QS", case: "elative") } 13. Itä saa pelata padan vain, jos ruutua ei ole.
    }
lesson-trick-highest-goal = Kuka vie tikin, ja montako pistettä siitä tulee?
lesson-trick-highest-hint = Mitkä kortit ovat samaa maata kuin ensimmäinen?

lesson-trick-heart-text = Sama tikki, mutta { CARD("AS", case: "genitive") } tilalla on { CARD("AH") }. Toinen kahdesta vastauksesta muuttuu.
lesson-trick-heart-goal = Kuka vie tikin nyt, ja montako pistettä siitä tulee?
lesson-trick-heart-hint = Pidä kaksi asiaa erillään: kuka voittaa ja mitä tikissä on.

lesson-trick-aces-text = Viimeinen tikki: jokaisella on enää yksi kortti, ja kolme niistä on ässiä. Valttia tässä pelissä ei kuitenkaan ole, eikä toisen maan kortti voita koskaan.
lesson-trick-aces-goal = Kuka saa kaikki ässät, ja montako pistettä niistä tulee?
lesson-trick-aces-hint = Kuinka moni vastasi maahan, jolla tikki alkoi?

lesson-trick-queen-text = { CAPITAL(CARD("QS")) } putoaa useimmiten jonkun toisen tikkiin. Kun tikki alkaa padalla, se on kuitenkin pata muiden joukossa ja voi viedä tikin itse, pisteet mukanaan.
lesson-trick-queen-goal = Kuka vie patatikin, ja montako pistettä siitä tulee?
lesson-trick-queen-hint = Etsi ensin korkein pata, laske sitten pisteet.

lesson-trick-lead-text =
    { $source ->
        [hertan-saannot] Veit edellisen tikin, joten nyt aloitat sinä. Pöytä on tyhjä: maapakkoa ei vielä ole, ja herttamaa on avattu.
        [herttamisaari] Veit edellisen tikin, joten nyt avaat sinä. Pöytä on tyhjä: tunnustettavaa maata ei vielä ole, ja hertat on rikottu.
        [hertta-korttipeli] Veit edellisen tikin, joten nyt aloitat sinä. Pöytä on tyhjä: tunnustettavaa maata ei vielä ole, ja herttaa on jo pelattu.
       *[other] Veit edellisen tikin, joten nyt aloitat sinä. Pöytä on tyhjä: tunnustettavaa maata ei vielä ole, ja hertat on rikottu.
    }
lesson-trick-lead-goal =
    { $source ->
        [herttamisaari] Millä korteilla saat avata?
       *[other] Millä korteilla saat aloittaa?
    }
lesson-trick-lead-hint = Onko pöydässä mitään, mikä sitoisi sinua?

lesson-trick-end =
    { $source ->
        [hertan-saannot] Nyt tiedät, milloin maapakko sitoo ja kuka tikin vie. Seuraavaksi on vuorossa ensimmäinen tikki, jolla on omat sääntönsä.
       *[other] Nyt tiedät, milloin maata on tunnustettava ja kuka tikin vie. Seuraavaksi on vuorossa ensimmäinen tikki, jolla on omat sääntönsä.
    }
