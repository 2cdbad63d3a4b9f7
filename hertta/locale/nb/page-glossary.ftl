### Ordlisten: å slå opp ord.

glossary-title = Ordliste
glossary-summary = Ordene i de fire kildene, forklart på tre språk.
glossary-heading = Hva ordene betyr
glossary-text = Kildene er skrevet på finsk og norsk, og de bruker ikke alltid de samme ordene. Slå opp et hvilket som helst av dem: Du ser hvem som bruker det, og en oppgave som viser det.

## Å lete etter et ord

glossary-find = Finn et ord
glossary-find-help = På finsk, norsk eller engelsk, i hvilken form som helst.
glossary-lang = Ordets språk
glossary-lang-any = finsk og norsk
glossary-source = Kilde
glossary-source-any = alle kildene
glossary-found =
    { $count ->
        [0] Fant ingen ord. Prøv med færre bokstaver.
        [one] Ett ord
       *[other] { $count } ord
    }
glossary-more = Vis { $count } til

## Et ord

glossary-in-fi = finsk
glossary-in-nb = norsk
glossary-in-en = engelsk
glossary-called-fi = På finsk
glossary-called-nb = På norsk
glossary-called-en = På engelsk
glossary-of =
    { $lang ->
        [fi] { $name } (finsk)
       *[nb] { $name } (norsk)
    }
glossary-example = Se det i en oppgave
glossary-link = Åpne i ordlisten
glossary-further = { $name }: former og andre språk
glossary-forms = Former i kildene
