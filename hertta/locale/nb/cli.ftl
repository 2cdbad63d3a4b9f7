### What the command line says.

cli-about =
    Reglene for kortspillet Hjerter, på finsk, norsk og engelsk.

    kommandoer:
      app     leksjonene i nettleseren
      lab     de samme notatbøkene i JupyterLab
      judge   svar for skript: ett spørsmål per linje, i JSON
      rules   viser, sammenligner, kontrollerer og eksporterer regler
      puzzles lager, kontrollerer, teller, viser og eksporterer oppgaver
      play-puzzles  oppgaver å løse i terminalen
      lessons hva leksjonene dekker av kildene
      glossary  ordene i kildene, på tre språk
      text    hver tekst, fylt ut med eksempler

    Hver av dem har sin egen --help.
    sluttkoder: 0 ferdig, 1 det lot seg ikke gjøre, 2 kommandoen eller det den fikk, ble ikke forstått
cli-app-about =
    Starter leksjonene på denne maskinen og åpner dem i nettleseren.

    sluttkoder: 0 avsluttet av deg, 1 porten er opptatt eller noe mangler, 2 kommandoen ble ikke forstått
cli-lab-about =
    Kopierer notatbøkene til en mappe som er din, og åpner dem i JupyterLab. Det du har endret, blir aldri overskrevet.

    sluttkoder: 0 avsluttet av deg, 1 mappen eller porten er ikke å få, eller noe mangler,
    2 kommandoen ble ikke forstått
cli-judge-about =
    Svarer på spørsmål om stillinger: ett JSON-objekt per linje inn, ett ut.
    Leser FILE eller standard inn. Egne regler kan brukes når filen deres er oppgitt med --rules-file.

    sluttkoder: 0 alle linjene fikk svar, 1 en fil kan ikke leses, 2 en linje kunne ikke besvares
    eller en regelfil har feil
cli-rules-about =
    Viser en spillemåte som regler med kilder, og spørsmålene der to spillemåter skiller seg;
    kontrollerer egne regelfiler og eksporterer regler til andre programmer. RULES er et navn eller en fil NAVN.toml.

    sluttkoder: 0 ferdig, 1 en fil kan ikke leses eller det finnes ingen slik spillemåte,
    2 kommandoen ble ikke forstått eller en regelfil har feil
cli-puzzles-about =
    Lager oppgaver med beviste svar og samler dem i en bank; kontrollerer, teller, viser og eksporterer den.

    sluttkoder: 0 ferdig, 1 det er feil, eller det gikk ikke, 2 kommandoen ble ikke forstått
cli-lessons-about =
    Sier hvor hver påstand i kildene møter deg: leksjon og trinn, side eller oppgave.

    sluttkoder: 0 ferdig, 2 kommandoen ble ikke forstått
cli-lessons-coverage = hvor hver påstand møter deg, eller hvorfor ikke
cli-lessons-json = som ett JSON-objekt: påstand til trinn, oppgaver, sider og grunn
cli-glossary-about =
    Forklarer ordene i kildene: hva hvert av dem betyr, hvem som bruker det, hva det heter på de andre språkene,
    og hvilken oppgave som viser det.

    sluttkoder: 0 ferdig, 1 det finnes ikke noe slikt ord, 2 kommandoen ble ikke forstått
cli-glossary-find = bare ord som dette kan bety, på et hvilket som helst språk
cli-glossary-lang = bare ord på dette språket
cli-glossary-json = som én JSON-liste: ord med kilder, former, betydninger, motstykker og eksempel
cli-glossary-none = Ingen ord i kildene passer til «{ $found }».
cli-play-puzzles-about =
    Gir deg oppgaver her i terminalen, sier hva som er riktig og hvorfor, og hvor kilden sier det.

    sluttkoder: 0 avsluttet, av deg eller etter siste oppgave, 1 det finnes ingen slik oppgave,
    2 kommandoen ble ikke forstått
cli-text-about =
    Viser hver tekst på alle språk og i alle tilfeller, fylt ut med eksempler, og med kildens egne ord der de endrer
    teksten.

    sluttkoder: 0 ferdig, 1 en tekst mangler et eksempel, 2 kommandoen ble ikke forstått
cli-text-prefix = bare tekster der id-en begynner slik
cli-text-json = som én JSON-liste, en tekst per linje: { $fields }

## Options

cli-option-port = porten det skal lyttes på (ellers { $port }; 0 tar en som er ledig)
cli-option-no-browser = ikke åpne nettleseren
cli-option-dir = mappen for kopiene dine (ellers hertta i hjemmemappen)
cli-bad-port = { $found } er ikke en port: Det må være et tall fra 0 til 65535

## Starting

cli-app-address =
    Hertta er på { $url }
    Trykk Ctrl+C her for å avslutte.
cli-lab-address =
    JupyterLab er på { $url }
    Trykk Ctrl+C her for å avslutte.
cli-lab-folder = Notatbøkene dine ligger i { $folder }
cli-lab-kept = { $name }: Du har endret denne, så den fikk stå som den er.
cli-lab-beside = { $name }: vår nyere utgave, lagt ved siden av din.
cli-lab-no-folder = Det går ikke an å skrive til { $folder }: { $reason }. Velg en annen mappe med --dir.
cli-busy-port = Port { $port } er opptatt: Et annet program, kanskje en annen hertta, bruker den.
cli-busy-port-offer = Denne er ledig: { $command }
cli-missing = Python-pakken { $name } mangler. Installer hertta på nytt med alt den trenger: pip install --force-reinstall hertta

## Rules

cli-rules-show = vis en spillemåte: spørsmålene, svarene og påstandene de bygger på
cli-rules-diff = vis spørsmålene der to spillemåter skiller seg, hvert med det minste tilfellet som viser det
cli-rules-same = { $first } og { $second } skiller seg ikke fra hverandre.
cli-rules-check = kontroller egne regelfiler og fortell hver feil med linjen den står på
cli-rules-export = skriv ut regler som regelfil eller som JSON; --json uten navn gir alle de innebygde, ett sett per linje
cli-rules-export-one = oppgi RULES, eller skriv ut alle med --json
cli-rules-json = som JSON, på én linje
cli-rules-own = egne regler, med ordene fra { $article }
cli-rules-faults =
    { $count ->
        [one] { $file } har en feil; etter den kan ingen spille.
       *[other] { $file } har { $count } feil; etter den kan ingen spille.
    }

## Puzzles

cli-puzzles-make = lag oppgavebanken etter oppskriften; med --count skrives i stedet så mange nye oppgaver ut, og banken står urørt
cli-puzzles-verify = kontroller banken, eller filer og mapper FILE med oppgaver, helt på nytt og fortell om hver feil
cli-puzzles-stats = tell oppgavene i banken: etter type og vanskelighet, spillemåte, regel og tema
cli-puzzles-show = vis en oppgave fra banken i ord
cli-puzzles-export = skriv ut hele banken
cli-puzzles-count = hvor mange oppgaver som skrives ut
cli-puzzles-seed = det første starttallet; de neste følger etter (standard 1)
cli-puzzles-json = slik banken har dem, én per linje
cli-puzzles-judge = som spørsmål til hertta judge med riktig svar, én per linje; det som ikke noe enkelt spørsmål avgjør, er utelatt
cli-puzzles-answer = med svaret og begrunnelsene
cli-puzzles-into = mappen for banken; har den sin egen oppskrift, brukes den (standard: puzzles i arbeidskopien)
cli-puzzles-workers = hvor mange prosesser som lager banken (standard: én for hver prosessor)
cli-puzzles-dask = la en Dask-klynge lage den; adressen til planleggeren, for eksempel tcp://127.0.0.1:8786
cli-puzzles-how-many = si med --count hvor mange oppgaver som skal skrives ut
cli-puzzles-which-form = si hvordan de skal skrives ut: --json eller --judge
cli-puzzles-unsuited = { $rules } gir ikke noe å spørre om av typen { $kind }: velg en annen spillemåte eller en annen type
cli-puzzles-where = oppgi en mappe med --into: banken til en installert hertta blir ikke overskrevet
cli-puzzles-no-bank = --count skriver ut oppgaver og lager ingen bank: utelat --into, --workers og --dask
cli-bad-number = { $found } går ikke: Det må være et helt tall fra { $least } til { $most }
cli-nothing = fant ingenting, ventet noe
cli-stopped = Avbrutt.
cli-puzzles-making = Lager oppgaver
cli-puzzles-made =
    { $set ->
        [one] Én oppgave
       *[other] { $set } oppgaver
    } satt opp for hånd og { $made } laget av programmet, i { $folder }
cli-puzzles-short =
    { $count ->
        [one] Én oppgave
       *[other] { $count } oppgaver
    } færre enn oppskriften ber om: Vi fant ikke flere.
cli-puzzles-interrupted = Avbrutt. Det som er ferdig, ligger i { $file }; samme kommando fortsetter derfra.
cli-puzzles-no-dask = Python-pakken { $name } mangler. Installer den med: pip install "hertta[dask]"
cli-puzzles-verified =
    { $faults ->
        [0] Kontrollerte { $count } oppgaver: Alle holder.
        [one] Kontrollerte { $count } oppgaver: én feil.
       *[other] Kontrollerte { $count } oppgaver: { $faults } feil.
    }
cli-puzzles-kind = Type etter vanskelighet
cli-puzzles-all = Alle
cli-puzzles-profile = Spillemåte
cli-puzzles-rule = Regelen som avgjør
cli-puzzles-theme = Tema

## Puzzles in the terminal

cli-play-seed = starttallet (uten det er det tilfeldig hvor det begynner)
cli-play-count = slutt etter så mange oppgaver
cli-play-cards = Kortene du velger, for eksempel 2C TD QS:
cli-play-no-cards = { $found }: Ikke alt dette er på hånden din. Skriv kortene slik de vises, med mellomrom mellom.
cli-play-number = { $legend } 1–{ $count }:
cli-play-no-number = { $found }: Skriv et nummer fra 1 til { $count }.
cli-play-onward = Enter: neste oppgave.
cli-play-quit = slutt
cli-play-end =
    { $answered ->
        [0] På gjensyn!
       *[other] Riktig på første forsøk: { $right } av { $answered }. På gjensyn!
    }

## Where two ways to play part: the smallest case, and what each says

cli-case-none = Byttes dette ut alene, endres ikke noe svar.
cli-case-deck = Utdelingen:
cli-case-passing = Giv { $deal_number }, den første som er forskjellig:
cli-case-kept = Giv { $deal_number }, { $hand } på hånden:
cli-case-play =
    Minste tilfelle, ellers som { $base }: stikk { $trick_number }, { $hearts_broken ->
        [true] hjerter brutt
       *[false] hjerter ikke brutt
    }, { $trick ->
        [none] ingenting på bordet
       *[other] { $trick } på bordet
    }, { $hand } på hånden:
cli-case-breaking = Minste tilfelle, ellers som { $base }: stikket { $trick }:
cli-case-trick = Minste tilfelle, med to kortstokker: stikket { $trick }:
cli-case-values = Laveste kort, ellers som { $base }: { $card }:
cli-case-moon-card = Laveste kort, ellers som { $base }: { $card } når noen tar alle:
cli-case-moon =
    Minste tilfelle, ellers som { $base }: i giv { $deal_number } tar plass 0 { CARDS($taken) }; summene før den { $totals }:
cli-case-deal-end =
    Minste tilfelle, ellers som { $base }: en spiller som { COUNT($taken) ->
        [0] ikke tok noe
       *[other] bare tok { CARDS($taken) }
    }:
cli-case-end = Minste tilfelle, ellers som { $base }: summene { $totals } etter giv { $deal_number }:
cli-answer-deck =
    { $fact ->
        [players] spillere
        [decks] kortstokker
        [hand_size] kort på hånden
        [removed] tatt ut
        [added] lagt til
        [stock] i trekkbunken
       *[widow] lagt av
    }: { $value ->
        [none] ingen
       *[other] { $value }
    }
cli-answer-passing =
    { $direction ->
        [left] { $count } til venstre
        [right] { $count } til høyre
        [across] { $count } rett over
       *[none] ikke noe bytte
    }
cli-answer-kept = kan gi { $cards }
cli-answer-play =
    { $waived ->
        [none] kan spille { $legal }
       *[other] kan spille { $legal }, siden { $waived } ikke ville latt noe kort være igjen
    }
cli-answer-breaking =
    { $broken ->
        [true] bryter hjerter
       *[false] bryter ikke hjerter
    }
cli-answer-trick =
    { $winner ->
        [none] ingen tar det
       *[other] { $winner } tar det
    }
cli-answer-values = koster { $points }
cli-answer-moon-card =
    { $needed ->
        [true] trengs, og gir { $points } ved siden av
       *[false] trengs ikke, og gir { $points } ved siden av
    }
cli-answer-moon =
    { $choice ->
        [add] å legge til gir { $points }
        [subtract] å trekke fra gir { $points }
       *[none] ingen belønning: { $points }
    }
cli-answer-deal-end = får { $points }
cli-answer-end =
    { $over ->
        [true] summene { $totals }, spillet er slutt; vinnere: { $winners }
       *[false] summene { $totals }, spillet går videre
    }
