### What the command line says.

cli-about =
    Hertta-korttipelin säännöt suomeksi, norjaksi ja englanniksi.

    komennot:
      app     oppitunnit selaimessa
      lab     samat muistikirjat JupyterLabissa
      judge   vastauksia skripteille: yksi kysymys rivillä, JSON-muodossa
      rules   näyttää, vertaa, tarkistaa ja vie sääntöjä
      puzzles tekee, tarkistaa, laskee, näyttää ja vie tehtäviä
      play-puzzles  tehtäviä ratkottavaksi päätteessä
      lessons mitä lähteistä oppitunneilla käsitellään
      glossary  lähteiden sanat kolmella kielellä
      text    jokainen käyttöliittymän teksti esimerkein täytettynä

    Kullakin on oma ohjeensa: --help.
    paluuarvot: 0 valmis, 1 ei onnistunut, 2 komentoa tai sille annettua ei ymmärretty
cli-app-about =
    Käynnistää oppitunnit tällä tietokoneella ja avaa ne selaimeen.

    paluuarvot: 0 lopetit itse, 1 portti on varattu tai jotakin puuttuu, 2 komentoa ei ymmärretty
cli-lab-about =
    Kopioi muistikirjat omaan kansioosi ja avaa ne JupyterLabissa. Muuttamiasi ei koskaan kirjoiteta yli.

    paluuarvot: 0 lopetit itse, 1 kansiota tai porttia ei saada tai jotakin puuttuu,
    2 komentoa ei ymmärretty
cli-judge-about =
    Vastaa pelitilanteita koskeviin kysymyksiin: yksi JSON-olio rivillä sisään, yksi ulos.
    Lukee tiedoston FILE tai vakiosyötteen. Omia sääntöjä voi käyttää, kun niiden tiedosto annetaan valitsimella --rules-file.

    paluuarvot: 0 jokaiseen riviin vastattiin, 1 jotakin tiedostoa ei voi lukea, 2 johonkin riviin ei voitu vastata
    tai sääntötiedostossa on virheitä
cli-rules-about =
    Näyttää pelitavan sääntöinä lähteineen sekä kysymykset, joissa kaksi pelitapaa eroaa;
    tarkistaa omat sääntötiedostot ja vie sääntöjä muille ohjelmille. RULES on nimi tai tiedosto NIMI.toml.

    paluuarvot: 0 valmis, 1 jotakin tiedostoa ei voi lukea tai sellaista pelitapaa ei ole,
    2 komentoa ei ymmärretty tai sääntötiedostossa on virheitä
cli-puzzles-about =
    Tekee tehtäviä, joiden vastaukset on todistettu, ja niistä pankin; tarkistaa, laskee, näyttää ja vie sen.

    paluuarvot: 0 valmis, 1 virheitä löytyi tai työ ei onnistunut, 2 komentoa ei ymmärretty
cli-lessons-about =
    Kertoo, missä kukin lähteiden väite tulee vastaan: oppitunti ja vaihe, sivu tai tehtävä.

    paluuarvot: 0 valmis, 2 komentoa ei ymmärretty
cli-lessons-coverage = missä kukin väite tulee vastaan tai miksi ei
cli-lessons-json = yhtenä JSON-oliona: väitteestä vaiheet, tehtävät, sivut ja syy
cli-glossary-about =
    Selittää lähteiden sanat: mitä kukin tarkoittaa, kuka sitä käyttää, mikä se on muilla kielillä
    ja mikä tehtävä sen näyttää.

    paluuarvot: 0 valmis, 1 sellaista sanaa ei ole, 2 komentoa ei ymmärretty
cli-glossary-find = vain sanat, joita tämä voi tarkoittaa millä kielellä tahansa
cli-glossary-lang = vain tämän kielen sanat
cli-glossary-json = yhtenä JSON-luettelona: sana, lähteet, muodot, merkitykset, vastineet ja esimerkki
cli-glossary-none = Mikään lähteiden sana ei vastaa hakua ”{ $found }”.
cli-play-puzzles-about =
    Kysyy tehtäviä täällä päätteessä, kertoo mikä on oikein ja miksi sekä missä lähde niin sanoo.

    paluuarvot: 0 lopetettu, viimeisen tehtävän jälkeen tai omasta pyynnöstäsi, 1 sellaista tehtävää ei ole,
    2 komentoa ei ymmärretty
cli-text-about =
    Näyttää jokaisen tekstin kaikilla kielillä ja kaikissa tapauksissa, esimerkein täytettynä, ja lähteen omin sanoin
    silloin, kun ne muuttavat tekstiä.

    paluuarvot: 0 valmis, 1 jostakin tekstistä puuttuu esimerkki, 2 komentoa ei ymmärretty
cli-text-prefix = vain tekstit, joiden tunnus alkaa näin
cli-text-json = yhtenä JSON-taulukkona, teksti rivillä: { $fields }

## Options

cli-option-port = kuunneltava portti (oletus { $port }; 0 ottaa minkä tahansa vapaan)
cli-option-no-browser = älä avaa selainta
cli-option-dir = kansio omille kopioillesi (oletus: hertta kotikansiossasi)
cli-bad-port = { $found } ei ole portti: sen pitää olla luku väliltä 0–65535

## Starting

cli-app-address =
    Hertta on osoitteessa { $url }
    Lopeta painamalla tässä Ctrl+C.
cli-lab-address =
    JupyterLab on osoitteessa { $url }
    Lopeta painamalla tässä Ctrl+C.
cli-lab-folder = Muistikirjasi ovat kansiossa { $folder }
cli-lab-kept = { $name }: olet muuttanut tätä, joten se jätettiin ennalleen.
cli-lab-beside = { $name }: uudempi versiomme, omasi viereen.
cli-lab-no-folder = Kansioon { $folder } ei voi kirjoittaa: { $reason }. Valitse toinen kansio valitsimella --dir.
cli-busy-port = Portti { $port } on varattu: toinen ohjelma, ehkä toinen hertta, käyttää sitä.
cli-busy-port-offer = Tämä on vapaa: { $command }
cli-missing = Python-paketti { $name } puuttuu. Asenna hertta uudelleen kaikkine tarvikkeineen: pip install --force-reinstall hertta

## Rules

cli-rules-show = näytä pelitapa: kysymykset, vastaukset ja väitteet, joihin ne nojaavat
cli-rules-diff = näytä kysymykset, joissa kaksi pelitapaa eroaa, ja kunkin pienin tapaus, jossa ero näkyy
cli-rules-same = { $first } ja { $second } eivät eroa missään.
cli-rules-check = tarkista omat sääntötiedostot ja kerro jokainen virhe riveineen
cli-rules-export = tulosta säännöt sääntötiedostona tai JSON-muodossa; ilman nimeä --json tulostaa kaikki valmiit säännöt, yhdet rivillä
cli-rules-export-one = anna RULES, tai tulosta kaikki säännöt valitsimella --json
cli-rules-json = JSON-muodossa, yhdellä rivillä
cli-rules-own = omat säännöt, lähteen { $article } sanoin
cli-rules-faults =
    { $count ->
        [one] Tiedostossa { $file } on virhe; sen säännöillä ei voi pelata.
       *[other] Tiedostossa { $file } on { $count } virhettä; sen säännöillä ei voi pelata.
    }

## Puzzles

cli-puzzles-make = tee tehtäväpankki sen reseptin mukaan; --count tulostaa sen sijaan näin monta uutta tehtävää eikä koske pankkiin
cli-puzzles-verify = tarkista pankki tai tehtävätiedostot ja -kansiot FILE alusta asti ja kerro jokainen virhe
cli-puzzles-stats = laske pankin tehtävät: tehtävätyypin ja vaikeuden, pelitavan, säännön ja aiheen mukaan
cli-puzzles-show = näytä pankin tehtävä sanoin
cli-puzzles-export = tulosta koko pankki
cli-puzzles-count = kuinka monta tehtävää tulostetaan
cli-puzzles-seed = ensimmäinen siemenluku; muut seuraavat sitä (oletus 1)
cli-puzzles-json = samassa muodossa kuin pankissa, yksi rivillä
cli-puzzles-judge = kysymyksinä komennolle hertta judge ja oikeina vastauksina, yksi rivillä; mitä yksikään kysymys ei yksin ratkaise, jää pois
cli-puzzles-answer = vastauksineen ja perusteluineen
cli-puzzles-into = kansio pankille; jos siinä on oma resepti, käytetään sitä (oletus: työkopion puzzles)
cli-puzzles-workers = kuinka monta prosessia tekee pankkia (oletus: yksi suoritinta kohti)
cli-puzzles-dask = anna Dask-klusterin tehdä työ; sen ajastimen osoite, esimerkiksi tcp://127.0.0.1:8786
cli-puzzles-how-many = kerro valitsimella --count, kuinka monta tehtävää tulostetaan
cli-puzzles-which-form = kerro, miten ne tulostetaan: --json tai --judge
cli-puzzles-unsuited = { $rules } ei jätä mitään kysyttävää tehtävätyypille { $kind }: valitse toinen pelitapa tai tehtävätyyppi
cli-puzzles-where = anna kansio valitsimella --into: asennetun hertan pankin päälle ei kirjoiteta
cli-puzzles-no-bank = --count tulostaa tehtäviä eikä tee pankkia: jätä pois --into, --workers ja --dask
cli-bad-number = { $found } ei käy: sen pitää olla kokonaisluku väliltä { $least }–{ $most }
cli-nothing = löytyi tyhjä, odotettiin jotakin
cli-stopped = Keskeytetty.
cli-puzzles-making = Tehdään tehtäviä
cli-puzzles-made =
    { $set ->
        [one] Yksi käsin laadittu tehtävä
       *[other] { $set } käsin laadittua tehtävää
    } ja { $made ->
        [one] yksi koneen tekemä
       *[other] { $made } koneen tekemää
    } kansiossa { $folder }
cli-puzzles-short =
    { $count ->
        [one] Yksi tehtävä
       *[other] { $count } tehtävää
    } jäi reseptin määrästä: enempää ei löytynyt.
cli-puzzles-interrupted = Keskeytetty. Valmis osa on tallessa tiedostossa { $file }; sama komento jatkaa siitä.
cli-puzzles-no-dask = Python-paketti { $name } puuttuu. Asenna se: pip install "hertta[dask]"
cli-puzzles-verified =
    { $faults ->
        [0] Tarkistettiin { $count } tehtävää: kaikki pitävät paikkansa.
        [one] Tarkistettiin { $count } tehtävää: yksi virhe.
       *[other] Tarkistettiin { $count } tehtävää: { $faults } virhettä.
    }
cli-puzzles-kind = Tehtävätyyppi vaikeuden mukaan
cli-puzzles-all = Kaikki
cli-puzzles-profile = Pelitapa
cli-puzzles-rule = Sääntö, joka ratkaisee
cli-puzzles-theme = Aihe

## Puzzles in the terminal

cli-play-seed = mistä aloitetaan (luku; ilman sitä sattuma ratkaisee)
cli-play-count = lopeta näin monen tehtävän jälkeen
cli-play-cards = Korttisi, esimerkiksi 2C TD QS:
cli-play-no-cards = { $found }: nämä eivät kaikki ole kädessäsi. Kirjoita kortit niin kuin ne näkyvät, välilyönti välissä.
cli-play-number = { $legend } 1–{ $count }:
cli-play-no-number = { $found }: kirjoita numero väliltä 1–{ $count }.
cli-play-onward = Enter: seuraava tehtävä.
cli-play-quit = lopeta
cli-play-end =
    { $answered ->
        [0] Ensi kertaan!
       *[other] Oikein ensimmäisellä yrittämällä: { $right }/{ $answered }. Ensi kertaan!
    }

## Where two ways to play part: the smallest case, and what each says

cli-case-none = Yksinään vaihdettuna tämä ei muuta yhtään vastausta.
cli-case-deck = Jako:
cli-case-passing = Jako { $deal_number }, ensimmäinen, jossa ero näkyy:
cli-case-kept = Jako { $deal_number }, kädessä { $hand }:
cli-case-play =
    Pienin tapaus, muuten kuten { $base }: tikki { $trick_number }, { $hearts_broken ->
        [true] { $source ->
            [hertan-saannot] herttamaa avattu
           *[other] hertat rikottu
        }
       *[false] { $source ->
            [hertan-saannot] herttamaa avaamatta
           *[other] hertat rikkomatta
        }
    }, pöydässä { $trick ->
        [none] ei mitään
       *[other] { $trick }
    }, kädessä { $hand }:
cli-case-breaking = Pienin tapaus, muuten kuten { $base }: tikki { $trick }:
cli-case-trick = Pienin tapaus, kun pakkoja on kaksi: tikki { $trick }:
cli-case-values = Matalin kortti, muuten kuten { $base }: { $card }:
cli-case-moon-card = Matalin kortti, muuten kuten { $base }: { $card }, kun joku kerää kaikki pistekortit:
cli-case-moon =
    Pienin tapaus, muuten kuten { $base }: jako { $deal_number }, paikan 0 tikeissä { CARDS($taken) }; summat ennen jakoa { $totals }:
cli-case-deal-end =
    Pienin tapaus, muuten kuten { $base }: pelaaja, jolle { COUNT($taken) ->
        [0] ei tullut mitään
       *[other] tuli vain { CARDS($taken) }
    }:
cli-case-end = Pienin tapaus, muuten kuten { $base }: summat { $totals } jaon { $deal_number } jälkeen:
cli-answer-deck =
    { $fact ->
        [players] pelaajia
        [decks] pakkoja
        [hand_size] kortteja kädessä
        [removed] poistettu
        [added] lisätty
        [stock] nostopakassa
       *[widow] leskessä
    }: { $value ->
        [none] ei mitään
       *[other] { $value }
    }
cli-answer-passing =
    { $direction ->
        [left] { $count } vasemmalle
        [right] { $count } oikealle
        [across] { $count } vastapäätä istuvalle
       *[none] ei vaihtoa
    }
cli-answer-kept = saa antaa { $cards }
cli-answer-play =
    { $waived ->
        [none] saa pelata { $legal }
       *[other] saa pelata { $legal }, koska { $waived } ei jättäisi yhtään korttia
    }
cli-answer-breaking =
    { $broken ->
        [true] { $source ->
            [hertan-saannot] avaa herttamaan
           *[other] rikkoo hertat
        }
       *[false] { $source ->
            [hertan-saannot] ei avaa herttamaata
           *[other] ei riko herttoja
        }
    }
cli-answer-trick =
    { $winner ->
        [none] kukaan ei vie tikkiä
       *[other] { $winner } vie tikin
    }
cli-answer-values = maksaa { $points }
cli-answer-moon-card =
    { $needed ->
        [true] tarvitaan, ja lisäksi siitä lasketaan { $points }
       *[false] ei tarvita, ja lisäksi siitä lasketaan { $points }
    }
cli-answer-moon =
    { $choice ->
        [add] lisäämällä { $points }
        [subtract] vähentämällä { $points }
       *[none] ei palkintoa: { $points }
    }
cli-answer-deal-end = saa { $points }
cli-answer-end =
    { $over ->
        [true] summat { $totals }, peli loppuu; voittajat: { $winners }
       *[false] summat { $totals }, peli jatkuu
    }
