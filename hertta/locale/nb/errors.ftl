### What went wrong, told to a learner. A notice speaks of the page's address, an error of what was asked for.

## The address

notice-unknown-lang = Språket «{ $value }» finnes ikke her. Du kan velge finsk, norsk eller engelsk.
notice-unknown-rules = Reglene «{ $value }» finnes ikke. Vi bruker de vanlige reglene.
notice-unknown-seed = «{ $value }» kan ikke brukes som starttall. Vi har trukket et nytt.
notice-unknown-puzzle = Det finnes ingen oppgave «{ $value }». Her er en ny.
notice-unknown-view = Visningen «{ $value }» finnes ikke. Vi viser den vanlige siden.
notice-unknown-stage = Trinnet «{ $value }» finnes ikke lenger i denne leksjonen, så vi begynner med det første.
notice-unknown-term = Ordet «{ $value }» finnes ikke i ordlisten.
notice-unknown-kind = Oppgavetypen «{ $value }» finnes ikke. Vi tar litt av hvert.
notice-unknown-rule = Regelen «{ $value }» finnes ikke. Vi tar alle.
notice-unknown-source = Kilden «{ $value }» finnes ikke. Vi tar alle.
notice-unknown-theme = Temaet «{ $value }» finnes ikke. Vi tar alle.
notice-stale-puzzle = Reglene er endret siden oppgave «{ $value }» ble laget. Her er en ny.
notice-dropped = Ingen oppgave passer til alt du har valgt. Vi har sett bort fra: «{ $value }».

## What was asked for

error-unknown-lesson = Denne leksjonen finnes ikke. Du finner alle leksjonene på forsiden.
error-bad-puzzle = Oppgaven kan ikke leses. Prøv en annen oppgave.
error-stale-puzzle = Oppgaven er laget med gamle regler, så svaret stemmer kanskje ikke lenger. Prøv en annen oppgave.
error-no-puzzle = Vi fant ingen slik oppgave med disse reglene. Prøv et annet starttall eller andre regler.
error-unknown-rules = Reglene «{ $found }» finnes ikke.
error-bad-profile = Disse reglene har feil, så ingen kan spille etter dem ennå. Rett dem og prøv igjen.
error-bad-house-rule = Denne husregelen går ikke sammen med de andre reglene ved bordet. Velg en annen.
error-no-pass = I denne given byttes det ikke kort.
error-pass-count = Du må gi fra deg riktig antall kort. Velg på nytt.
error-not-in-hand = Du kan bare gi fra deg kort du har på hånden.
error-kept-card = Etter husreglene ved dette bordet kan du ikke gi fra deg alle disse kortene.
error-moon-choice = Disse reglene gir ikke det valget til den som har tatt alle. Velg på nytt.
error-bad-card = Her er det et kort som ikke hører til denne kortstokken. Se gjennom kortene en gang til.
error-duplicate-card = Det samme kortet er her for mange ganger. Se gjennom kortene en gang til.
error-bad-position = En slik stilling kan ikke oppstå i et spill. Se gjennom den en gang til: Noe mangler, eller det er noe for mye.
error-deal-over = Given er over: Alle kortene er spilt.
error-game-over = Spillet er over. Start et nytt for å spille videre.
error-missing-folder = En del av hertta mangler: { $folder }. Installer hertta på nytt.
error-unreadable-file = Filen { $file } kan ikke leses: { $reason }.
error-unknown-puzzle = Det finnes ingen slik oppgave i banken. Prøv en annen.
error-unknown-kind = Det finnes ingen slik oppgavetype. Prøv en annen.
error-missing-bank = Oppgavebanken er ikke hel: { $file } mangler eller kan ikke leses. Installer hertta på nytt.
error-bad-set = En oppgave satt opp for hånd har en feil, så banken står som før. Rett feilen og prøv igjen.
error-bad-rejected = Listen over forkastede oppgaver har en feil: { $where }. Rett den og prøv igjen.
error-bad-recipe = Oppskriften til banken kan ikke brukes: { $file }
error-no-cluster = Ingen Dask-klynge svarer på { $address }.
error-unwritable-file = Filen { $file } kan ikke skrives: { $reason }. Det som var der fra før, er urørt.
error-refused = Systemet tillater det ikke: { $reason }.
error-bad-entry = Oppføringen av denne oppgaven i banken har en feil. Prøv en annen oppgave.
error-wrong-id = Denne oppgaven er endret for hånd og er ikke lenger den som id-en gjelder. Prøv en annen oppgave.
error-wrong-answer = Svaret som står ved denne oppgaven, er ikke det som er bevist. Prøv en annen oppgave.
error-unknown-theme = Denne oppgaven nevner et tema som ikke finnes. Prøv en annen oppgave.
error-rejected-puzzle = Denne oppgaven er forkastet og blir ikke stilt lenger. Prøv en annen.
error-unexpected = Noe gikk galt, og feilen er vår. Svarene dine er tatt vare på, så du kan prøve igjen.
