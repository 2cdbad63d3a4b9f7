### Poengskjemaet for et spill ved et virkelig bord.

score-sheet-title = Poengskjema
score-sheet-summary = Før poeng for ditt eget spill. Skjemaet sjekker hver giv og sier fra når noen har vunnet.
score-sheet-heading = Poengskjema
score-sheet-text = Skriv opp etter hver giv hva kortene til hver spiller koster. Skjemaet sjekker summen, regner ut hva som skjer når én tar alle, viser nummeret på given og hvilken vei kortene skal, og sier fra når spillet er slutt.

## Hvem som spiller

score-sheet-players = Spillere og regler
score-sheet-players-text = Navnene blir i denne nettleseren.
score-sheet-rules = Regler
score-sheet-ruled = Regler i dette spillet: { $name }. Du kan velge andre regler i et nytt spill.
score-sheet-first-dealer = Hvem gir først

## En giv

score-sheet-deal = Giv
score-sheet-deal-number = Giv { $number }
score-sheet-correct-deal = Rett giv { $number }
score-sheet-dealer = Giver
score-sheet-pass = Bytte
score-sheet-passed =
    { $direction ->
        [left] { $count } til venstre
        [right] { $count } til høyre
        [across] { $count } rett over bordet
       *[none] ikke noe bytte
    }
score-sheet-points = Poeng
score-sheet-points-text = Skriv hva kortene koster, slik dere teller dem. Har én tatt alle poengkortene, regner skjemaet ut resten. Et tomt felt er 0, og Enter går til det neste.
score-sheet-no-trick = Den som ikke fikk noen stikk, skriver { $points }.
score-sheet-no-number = Skriv et helt tall.
score-sheet-sum = Sum
score-sheet-sum-of = { $sum } av { $whole }
score-sheet-enter = Skriv opp
score-sheet-leave = La det stå som det var
score-sheet-undo = Angre
score-sheet-anew = Nytt spill

## Hva en giv ble til

score-sheet-ask = Giv { $number }: Hva skjedde?
score-sheet-ask-text = Disse poengene kan bety mer enn én ting. Velg hva som skjedde.
score-sheet-result =
    { $choice ->
        [add]
            { $every ->
                [true] Alle stikkene: motspillerne legger til { $points }
               *[false] Alle poengkortene: motspillerne legger til { $points }
            }
        [subtract]
            { $every ->
                [true] Alle stikkene: { $name } trekker fra { $points }
               *[false] Alle poengkortene: { $name } trekker fra { $points }
            }
       *[none] Ingen tok alle
    }
score-sheet-moon =
    { $choice ->
        [add]
            { $every ->
                [true] { $name } tok alle stikkene: Motspillerne legger til poeng.
               *[false] { $name } tok alle poengkortene: Motspillerne legger til poeng.
            }
       *[subtract]
            { $every ->
                [true] { $name } tok alle stikkene og trekker poengene fra.
               *[false] { $name } tok alle poengkortene og trekker poengene fra.
            }
    }
score-sheet-open = Giv { $number } venter på at du sier hva som skjedde.
score-sheet-late = Spillet var slutt før giv { $number }, så den teller ikke.
score-sheet-wrong = Giv { $number } har summen { $sum }, men den skal være { $whole }.
score-sheet-cannot-be = Giv { $number } har riktig sum, men poengene kan ikke fordele seg slik.
score-sheet-slip-card =
    { $twice ->
        [true] Er { CARD($card) } talt to ganger?
       *[false] Er { CARD($card) } glemt?
    }
score-sheet-slip-hearts =
    { $twice ->
        [true]
            { $count ->
                [one] Er en hjerter talt to ganger?
               *[other] Er { $count } hjerter talt to ganger?
            }
       *[false]
            { $count ->
                [one] Er en hjerter glemt?
               *[other] Er { $count } hjerter glemt?
            }
    }
score-sheet-slip-nobody = Ingen har nok poeng til { CARD($card) }.
score-sheet-dropped = { $name } traff grensen nøyaktig og går ned til { $points }.
score-sheet-doubts = Sjekk dette
score-sheet-doubts-text = Ingen kan vinne så lenge en giv er feil.

## Spillet

score-sheet-totals = Stillingen
score-sheet-totals-are = Stillingen: { $totals }.
score-sheet-deals = Alle givene
score-sheet-grid = Hver giv: summen, og i parentes poengene for given
score-sheet-correct = Rett en giv
score-sheet-over = Spillet er slutt
score-sheet-won =
    { $count ->
        [one] { $names } vinner med { $points } poeng.
       *[other] { $names } deler seieren med { $points } poeng.
    }
score-sheet-tools = Papir og fil
score-sheet-tools-text = Penn og papir er nok: Skriv ut denne siden, så får du skjemaet på A4 med tomme linjer til givene som kommer.
score-sheet-csv = Lagre som CSV
score-sheet-csv-total = { $name }, sum
score-sheet-csv-note = Merknader
score-sheet-file = hjerter-poeng

## Hva som ble gjort, lest høyt

score-sheet-done-entered = Giv { $number } er skrevet opp.
score-sheet-done-corrected = Giv { $number } er rettet.
score-sheet-done-settled = Giv { $number } er avklart.
score-sheet-done-undone = Den siste endringen er angret.
score-sheet-done-anew = Et nytt spill. Angre henter det gamle tilbake.
score-sheet-done-empty = Skriv inn poeng først.
score-sheet-done-unreadable = Ikke skrevet opp: I ett felt står det ikke et helt tall.
score-sheet-done-full = Skjemaet er fullt. Lagre det og begynn et nytt spill.
