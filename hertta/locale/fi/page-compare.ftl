### The page that lays two tables side by side: where their rules part, and the smallest case that shows it.

compare-title = Vertaile pöytiä
compare-summary = Aseta kahden pöydän säännöt rinnakkain: missä ne eroavat, ja pienin tapaus, jossa eron huomaa.
compare-heading = Missä kaksi pöytää eroaa
compare-text = Valitse kaksi pöytää. Alla on kaikki, missä niiden säännöt eroavat, ja kustakin erosta pienin tapaus, jossa sen huomaa.
compare-one = Nämä säännöt
compare-other = Niiden rinnalla
compare-found =
    { $count ->
        [0] Ei eroja: kummassakin pelataan aivan samoin.
        [one] Yksi ero.
       *[other] { $count } eroa.
    }
compare-none = Yksinään tämä ero ei muuta mitään.
compare-alone = Jokainen ero on tässä yksinään, ja kaikki muu on niin kuin näissä säännöissä: { $name }.
compare-cards =
    { $count ->
        [one] Kortti
       *[other] Kortteja: { $count }
    }

## The smallest case

compare-case-passing = Jako { $deal_number } on ensimmäinen, jossa ero näkyy.
compare-case-kept = Jako { $deal_number }. Sinulla on nämä kortit, ja annat niistä osan pois.
compare-case-play =
    { $led ->
        [true] Tikki { $trick_number }: ensimmäisenä pelattiin { CARD($card) }, ja sinulla on nämä kortit.
       *[false]
            { $hearts_broken ->
                [true]
                    { $source ->
                        [hertan-saannot] Tikki { $trick_number }: sinä aloitat, herttamaa on avattu, ja sinulla on nämä kortit.
                        [herttamisaari] Tikki { $trick_number }: sinä avaat, hertat on rikottu, ja sinulla on nämä kortit.
                        [hertta-korttipeli] Tikki { $trick_number }: sinä aloitat, herttaa on jo pelattu, ja sinulla on nämä kortit.
                       *[other] Tikki { $trick_number }: sinä aloitat, hertat on rikottu, ja sinulla on nämä kortit.
                    }
               *[false]
                    { $source ->
                        [hertan-saannot] Tikki { $trick_number }: sinä aloitat, herttamaata ei ole avattu, ja sinulla on nämä kortit.
                        [herttamisaari] Tikki { $trick_number }: sinä avaat, herttoja ei ole rikottu, ja sinulla on nämä kortit.
                        [hertta-korttipeli] Tikki { $trick_number }: sinä aloitat, herttaa ei ole vielä pelattu, ja sinulla on nämä kortit.
                       *[other] Tikki { $trick_number }: sinä aloitat, herttoja ei ole rikottu, ja sinulla on nämä kortit.
                    }
            }
    }
compare-case-breaking =
    { $count ->
        [one] Tikki alkaa tällä kortilla.
       *[other] Tikki alkaa näillä korteilla, tässä järjestyksessä.
    }
compare-case-trick = Tikissä on nämä kortit, tässä järjestyksessä.
compare-case-values = Tämä on matalin kortti, jonka pisteistä ollaan eri mieltä.
compare-case-moon-card = Joku kerää kaikki pistekortit. Entä tämä kortti?
compare-case-moon = Jaossa { $deal_number } saat nämä kortit. Summat ennen sitä: { $totals }.
compare-case-deal-end =
    { $count ->
        [0] Et saa yhtään tikkiä.
       *[other] Saat tikin mutta et pisteitä.
    }
compare-case-end = Jaon { $deal_number } jälkeen summat ovat { $totals }.

## What either says of it

compare-says-passing =
    { $direction ->
        [left] Kortteja annetaan vasemmalle: { $count }.
        [right] Kortteja annetaan oikealle: { $count }.
        [across] Kortteja annetaan vastapäätä istuvalle: { $count }.
       *[none] Kortteja ei vaihdeta.
    }
compare-says-kept = Saat antaa näistä: { CARDS($cards) }.
compare-says-play =
    { $waived ->
        [true] Tällaisesta kädestä ei sanota mitään. Meidän tulkintamme mukaan käy: { CARDS($legal) }.
       *[false] Saat pelata: { CARDS($legal) }.
    }
compare-says-breaking =
    { $broken ->
        [true]
            { $source ->
                [hertan-saannot] Herttamaa on nyt avattu.
                [hertta-korttipeli] Hertalla saa nyt aloittaa.
               *[other] Hertat on nyt rikottu.
            }
       *[false]
            { $source ->
                [hertan-saannot] Se ei avaa herttamaata.
                [hertta-korttipeli] Hertalla ei vieläkään saa aloittaa.
               *[other] Se ei riko herttoja.
            }
    }
compare-says-trick =
    { $won ->
        [true] Sen vie { CARD($card) }.
       *[false] Sitä ei vie kukaan.
    }
compare-says-values =
    { $points ->
        [0] Se ei maksa mitään.
        [one] Siitä tulee 1 piste.
       *[other] Siitä tulee { $points } pistettä.
    }
compare-says-moon-card =
    { $needed ->
        [true] Sekin on saatava.
       *[false] Sitä ei tarvita.
    }{ $points ->
        [0] { "" }
       *[other] { " " }Lisäksi siitä tulee pisteitä: { $points }.
    }
compare-says-moon =
    { $choice ->
        [add] Jos muut lisäävät, jaosta tulee { $totals }.
        [subtract] Jos vähennät, jaosta tulee { $totals }.
       *[only] Jaosta tulee { $totals }.
    }
compare-says-deal-end =
    { $points ->
        [one] Saat 1 pisteen.
       *[other] Saat { $points } pistettä.
    }
compare-says-end =
    { $dropped ->
        [true] Summiksi tulee { $totals }.{ " " }
       *[false] { "" }
    }{ $over ->
        [true] Peli on ohi. Voittajat: { $seats }.
       *[false] Peli jatkuu.
    }
