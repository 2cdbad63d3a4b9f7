### What went wrong, told to a learner. A notice speaks of the page's address, an error of what was asked for.

## The address

notice-unknown-lang = Kieltä ”{ $value }” ei ole valittavissa. Voit valita suomen, norjan tai englannin.
notice-unknown-rules = Sääntöjä ”{ $value }” ei ole. Käytämme oletussääntöjä.
notice-unknown-seed = ”{ $value }” ei kelpaa siemenluvuksi. Arvoimme uuden.
notice-unknown-puzzle = Tehtävää ”{ $value }” ei ole. Tässä on uusi.
notice-unknown-view = Näkymää ”{ $value }” ei ole. Näytämme tavallisen sivun.
notice-unknown-stage = Vaihetta ”{ $value }” ei enää ole tällä oppitunnilla, joten aloitamme ensimmäisestä.
notice-unknown-term = Sanaa ”{ $value }” ei ole sanastossa.
notice-unknown-kind = Tehtävätyyppiä ”{ $value }” ei ole. Otamme kaikenlaisia.
notice-unknown-rule = Sääntöä ”{ $value }” ei ole. Otamme ne kaikki.
notice-unknown-source = Lähdettä ”{ $value }” ei ole. Otamme ne kaikki.
notice-unknown-theme = Aihetta ”{ $value }” ei ole. Otamme ne kaikki.
notice-stale-puzzle = Säännöt ovat muuttuneet sen jälkeen, kun tehtävä ”{ $value }” tehtiin. Tässä on uusi.
notice-dropped = Mikään tehtävä ei vastaa kaikkea, mitä valitsit. Jätimme pois: ”{ $value }”.

## What was asked for

error-unknown-lesson = Tällaista oppituntia ei ole. Kaikki oppitunnit löytyvät etusivulta.
error-bad-puzzle = Tehtävää ei voi lukea. Kokeile toista tehtävää.
error-stale-puzzle = Tehtävä on tehty vanhoilla säännöillä, joten sen vastaus ei ehkä enää pidä paikkaansa. Kokeile toista tehtävää.
error-no-puzzle = Tällaista tehtävää ei löytynyt näillä säännöillä. Kokeile toista siemenlukua tai toisia sääntöjä.
error-unknown-rules = Sääntöjä ”{ $found }” ei ole.
error-bad-profile = Näissä säännöissä on virheitä, joten niillä ei voi vielä pelata. Korjaa ne ja yritä uudelleen.
error-bad-house-rule = Tämä kotisääntö ei sovi yhteen pöydän muiden sääntöjen kanssa. Valitse toinen.
error-no-pass = Tässä jaossa ei vaihdeta kortteja.
error-pass-count = Vaihdossa on annettava oikea määrä kortteja. Valitse uudestaan.
error-not-in-hand = Voit antaa vain kortteja, jotka ovat kädessäsi.
error-kept-card = Tämän pöydän sääntöjen mukaan jotakin näistä korteista ei saa antaa pois.
error-moon-choice = Näissä säännöissä kaikki kerännyt pelaaja ei saa valita niin. Valitse uudestaan.
error-bad-card = Mukana on kortti, joka ei kuulu tähän pakkaan. Käy kortit läpi vielä kerran.
error-duplicate-card = Sama kortti on mukana liian monta kertaa. Käy kortit läpi vielä kerran.
error-bad-position = Tällaista pelitilannetta ei voi syntyä. Käy se läpi vielä kerran: jotakin puuttuu tai on liikaa.
error-deal-over = Jako on päättynyt: kaikki kortit on pelattu.
error-game-over = Peli on päättynyt. Aloita uusi peli, niin voit jatkaa.
error-missing-folder = Hertasta puuttuu osa: { $folder }. Asenna hertta uudelleen.
error-unreadable-file = Tiedostoa { $file } ei voi lukea: { $reason }.
error-unknown-puzzle = Pankissa ei ole sellaista tehtävää. Kokeile toista.
error-unknown-kind = Sellaista tehtävätyyppiä ei ole. Kokeile toista.
error-missing-bank = Tehtäväpankki ei ole ehjä: { $file } puuttuu tai sitä ei voi lukea. Asenna hertta uudelleen.
error-bad-set = Jossakin käsin laaditussa tehtävässä on virhe, joten pankki jätettiin ennalleen. Korjaa virhe ja yritä uudelleen.
error-bad-rejected = Hylättyjen tehtävien luettelossa on virhe: { $where }. Korjaa se ja yritä uudelleen.
error-bad-recipe = Pankin reseptiä ei voi käyttää: { $file }
error-no-cluster = Osoitteessa { $address } ei vastaa mikään Dask-klusteri.
error-unwritable-file = Tiedostoa { $file } ei voi kirjoittaa: { $reason }. Entinen sisältö on ennallaan.
error-refused = Järjestelmä ei salli sitä: { $reason }.
error-bad-entry = Tehtävän tiedoissa pankissa on virhe. Kokeile toista tehtävää.
error-wrong-id = Tehtävää on muutettu käsin, eikä se enää vastaa tunnustaan. Kokeile toista tehtävää.
error-wrong-answer = Tehtävän viereen kirjattu vastaus ei ole se, joka on todistettu. Kokeile toista tehtävää.
error-unknown-theme = Tehtävä mainitsee aiheen, jota ei ole. Kokeile toista tehtävää.
error-rejected-puzzle = Tehtävä on hylätty, eikä sitä enää kysytä. Kokeile toista.
error-unexpected = Jokin meni vikaan, ja vika on meidän. Vastauksesi ovat tallessa, joten voit yrittää uudelleen.
