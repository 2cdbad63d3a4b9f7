### The page that lays two tables side by side: where their rules part, and the smallest case that shows it.

compare-title = Sammenlign bord
compare-summary = Legg reglene ved to bord side om side: hvor de skiller lag, og det minste tilfellet der det merkes.
compare-heading = Der to bord skiller lag
compare-text = Velg to bord. Nedenfor står alt som er ulikt i reglene deres, hver forskjell med det minste tilfellet der du merker den.
compare-one = Disse reglene
compare-other = Ved siden av disse
compare-found =
    { $count ->
        [0] Ingen forskjell: Hva som enn skjer, sier begge det samme.
        [one] Én forskjell.
       *[other] { $count } forskjeller.
    }
compare-none = Alene endrer denne forskjellen ingenting.
compare-alone = Hver forskjell vises alene, og alt annet er som i disse reglene: { $name }.
compare-cards =
    { $count ->
        [one] Kortet
       *[other] Kortene: { $count }
    }

## The smallest case

compare-case-passing = Giv { $deal_number } er den første der forskjellen merkes.
compare-case-kept = Giv { $deal_number }. Du har disse kortene og gir bort noen av dem.
compare-case-play =
    { $led ->
        [true] Stikk { $trick_number }: { CAPITAL(CARD($card)) } er spilt ut, og du har disse kortene.
       *[false]
            { $hearts_broken ->
                [true] Stikk { $trick_number }: Du spiller ut, hjerter er brutt, og du har disse kortene.
               *[false] Stikk { $trick_number }: Du spiller ut, hjerter er ikke brutt, og du har disse kortene.
            }
    }
compare-case-breaking =
    { $count ->
        [one] Et stikk begynner med dette kortet.
       *[other] Et stikk begynner med disse kortene, i denne rekkefølgen.
    }
compare-case-trick = Et stikk har disse kortene, i denne rekkefølgen.
compare-case-values = Dette er det laveste kortet de gir ulike poeng for.
compare-case-moon-card = Noen tar alle poengkortene. Hva med dette kortet?
compare-case-moon = I giv { $deal_number } tar du disse kortene. Summene før den: { $totals }.
compare-case-deal-end =
    { $count ->
        [0] Du tar ikke noe stikk.
       *[other] Du tar et stikk, men ingen poeng.
    }
compare-case-end = Etter giv { $deal_number } er summene { $totals }.

## What either says of it

compare-says-passing =
    { $direction ->
        [left] Kort som går til venstre: { $count }.
        [right] Kort som går til høyre: { $count }.
        [across] Kort som går rett over bordet: { $count }.
       *[none] Det byttes ikke kort.
    }
compare-says-kept = Du kan gi bort { CARDS($cards) }.
compare-says-play =
    { $waived ->
        [true] Det står ingenting om en slik hånd. Etter vår tolkning kan du spille { CARDS($legal) }.
       *[false] Du kan spille { CARDS($legal) }.
    }
compare-says-breaking =
    { $broken ->
        [true] Hjerter er nå brutt.
       *[false] Det bryter ikke hjerter.
    }
compare-says-trick =
    { $won ->
        [true] { CAPITAL(CARD($card)) } tar det.
       *[false] Ingen tar det.
    }
compare-says-values =
    { $points ->
        [0] Det gir ingen poeng.
        [one] Det gir 1 poeng.
       *[other] Det gir { $points } poeng.
    }
compare-says-moon-card =
    { $needed ->
        [true] Det må med.
       *[false] Det trengs ikke.
    }{ $points ->
        [0] { "" }
       *[other] { " " }I tillegg gir det poeng: { $points }.
    }
compare-says-moon =
    { $choice ->
        [add] Hvis de andre legger til, gir given { $totals }.
        [subtract] Hvis du trekker fra, gir given { $totals }.
       *[only] Given gir { $totals }.
    }
compare-says-deal-end =
    { $points ->
        [one] Du får 1 poeng.
       *[other] Du får { $points } poeng.
    }
compare-says-end =
    { $dropped ->
        [true] Summene blir { $totals }.{ " " }
       *[false] { "" }
    }{ $over ->
        [true] Spillet er slutt. Vinnere: { $seats }.
       *[false] Spillet går videre.
    }
