### Puzzles: for each kind its name, its question, its choices, and why each of them is right or wrong.

## legal: which cards may be played

kind-legal = Hvilke kort er lov?
goal-legal = Hvilke kort kan du spille? Velg alle.
hint-look-legal = Hvilken farge ble spilt ut, og har du den? Spiller du ut selv: Er hjerter brutt?
nudge-legal = Velg minst ett kort først.

## may-play: whether a card may be played, and by which rule

kind-may-play = Er kortet lov?
goal-may-play = Kan du spille { CARD($card) }? Hvis ikke: Hvilken regel hindrer det?
pick-may-play = { CAPITAL(CARD($card)) }
value-may-play-yes = Kortet er lov
why-may-play-lets-through = «{ $rule }» gjelder her, men med hånden din hindrer den ikke { CARD($card) }.
why-may-play-gives-way = «{ $rule }» ville ikke gitt deg noe å spille, så den viker og hindrer ikke { CARD($card) }.
why-may-play-silent = «{ $rule }» sier ingenting akkurat nå, så den regelen hindrer ikke { CARD($card) }.
hint-look-may-play = Gå gjennom reglene én for én: Hvilken sier noe om dette kortet nå?
nudge-may-play = Velg først om kortet er lov, eller hvilken regel som hindrer det.

## winner: who takes the trick, and with how many points

kind-winner = Hvem vinner stikket?
goal-winner = Hvem vinner stikket, og hvor mange poeng ligger i det?
pick-winner = Hvem vinner stikket?
pick-points = Hvor mange poeng ligger i det?
value-winner-nobody = Ingen
why-winner-highest =
    { $you ->
        [true] Du la { CARD($card) }, høyeste { SUIT($led) } som kan vinne, og tar stikket.
       *[false] { $seat } la { CARD($card) }, høyeste { SUIT($led) } som kan vinne, og tar stikket.
    }
why-winner-lower =
    { $you ->
        [true] Du fulgte farge med { CARD($card) }, men { CARD($winning) } er høyere.
       *[false] { $seat } fulgte farge med { CARD($card) }, men { CARD($winning) } er høyere.
    }
why-winner-off-suit =
    { $you ->
        [true] Du la { CARD($card) }, som ikke er i utspilt farge. Da kan det ikke vinne, uansett hvor høyt det er.
       *[false] { $seat } la { CARD($card) }, som ikke er i utspilt farge. Da kan det ikke vinne, uansett hvor høyt det er.
    }
why-winner-cancelled =
    { $you ->
        [true] Du la { CARD($card) }, men det kortet ble lagt to ganger. Like kort opphever hverandre.
       *[false] { $seat } la { CARD($card) }, men det kortet ble lagt to ganger. Like kort opphever hverandre.
    }
why-winner-nobody =
    { COUNT($cancelled) ->
        [one] { CAPITAL(CARDS($cancelled)) } ble lagt to ganger, og like kort opphever hverandre. Det er ingen annen { SUIT($led) } som kan vinne.
       *[other] { CAPITAL(CARDS($cancelled)) } ble lagt to ganger hver, og like kort opphever hverandre. Det er ingen annen { SUIT($led) } som kan vinne.
    }
why-winner-somebody = Ikke alle kortene i { SUIT($led) } er opphevet: { CAPITAL(CARD($winning)) } vinner stikket.
why-winner-points =
    { COUNT($cards) ->
        [0] Det ligger ingen poengkort i stikket: { $points } poeng.
        [one] Det eneste poengkortet er { CARDS($cards) }. Det gir { $points } poeng.
       *[other] Poengkortene er { CARDS($cards) }. Til sammen gir de { $points } poeng.
    }
why-winner-other-points =
    { COUNT($cards) ->
        [0] Det ligger ingen poengkort i stikket, så det blir { $points } poeng og ikke { $picked }.
        [one] { CAPITAL(CARDS($cards)) } gir { $points } poeng, ikke { $picked }.
       *[other] Poengkortene gir til sammen { $points } poeng, ikke { $picked }: { CARDS($cards) }.
    }
hint-look-winner = Bare kort i fargen som ble spilt ut, kan vinne. Tell så poengkortene.
nudge-winner = Velg både vinner og poeng.

## which-tables: at which tables a card may be played

kind-which-tables = Ved hvilke bord?
goal-which-tables = Ved hvilke bord kan du spille { CARD($card) }?
value-which-tables-yes = Lov
value-which-tables-no = Ikke lov
value-which-tables-silent = Kilden sier det ikke
why-which-tables-stated =
    { $legal ->
        [true] Denne kilden har en regel for en slik hånd, og etter den er { CARD($card) } lov.
       *[false] Denne kilden har en regel for en slik hånd, og etter den er { CARD($card) } ikke lov.
    }
hint-look-which-tables = Spør for hvert bord: Hvilken av reglene der sier noe om hånden din nå?
nudge-which-tables = Svar for hvert av bordene.

## find-illegal: which play of a record was illegal

kind-find-illegal = Finn feilen
goal-find-illegal = Ett av disse kortene ble spilt mot reglene. Hvilket?
pick-play = Kortet som ikke var lov
why-find-illegal-opens =
    { $you ->
        [true] Du spilte ut { CARD($card) }, kortet som åpner det første stikket.
       *[false] { $seat } spilte ut { CARD($card) }, kortet som åpner det første stikket.
    }
why-find-illegal-not-opening =
    { $you ->
        [true] Du spilte ut { CARD($card) }, men hadde { CARDS($cards) }, som det første stikket skal åpnes med.
       *[false] { $seat } spilte ut { CARD($card) }, men hadde { CARDS($cards) }, som det første stikket skal åpnes med.
    }
why-find-illegal-follows =
    { $you ->
        [true] Du fulgte farge med { CARD($card) }.
       *[false] { $seat } fulgte farge med { CARD($card) }.
    }
why-find-illegal-revokes =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] Du la { CARD($card) } på { SUIT($led) }. Kortene som er igjen, viser at du hadde { SUIT($led) } og måtte følge farge.
               *[false] { $seat } la { CARD($card) } på { SUIT($led) }. Kortene som er igjen, viser at { $seat } hadde { SUIT($led) } og måtte følge farge.
            }
       *[other]
            { $you ->
                [true] Du la { CARD($card) } på { SUIT($led) }, men hadde { CARDS($cards) } og måtte følge farge.
               *[false] { $seat } la { CARD($card) } på { SUIT($led) }, men hadde { CARDS($cards) } og måtte følge farge.
            }
    }
why-find-illegal-void =
    { $you ->
        [true] Du hadde ingen { SUIT($led) } og kunne legge hva som helst, også { CARD($card) }.
       *[false] { $seat } hadde ingen { SUIT($led) } og kunne legge hva som helst, også { CARD($card) }.
    }
why-find-illegal-no-point-card =
    { $you ->
        [true] Du hadde ingen { SUIT($led) }, og { CARD($card) } er ikke forbudt i første stikk.
       *[false] { $seat } hadde ingen { SUIT($led) }, og { CARD($card) } er ikke forbudt i første stikk.
    }
why-find-illegal-point-card =
    { $you ->
        [true] Du la { CARD($card) } i første stikk, der kortet er forbudt. Du hadde noe annet å legge: { CARDS($cards) }.
       *[false] { $seat } la { CARD($card) } i første stikk, der kortet er forbudt, men hadde noe annet å legge: { CARDS($cards) }.
    }
why-find-illegal-not-a-heart =
    { $you ->
        [true] Du hadde bare poengkort. Da er hjerter lov i første stikk, men ikke { CARD($card) }.
       *[false] { $seat } hadde bare poengkort. Da er hjerter lov i første stikk, men ikke { CARD($card) }.
    }
why-find-illegal-broken =
    { $you ->
        [true] Hjerter var brutt, så du kunne spille ut hva som helst, også { CARD($card) }.
       *[false] Hjerter var brutt, så { $seat } kunne spille ut hva som helst, også { CARD($card) }.
    }
why-find-illegal-no-heart =
    { $you ->
        [true] Du spilte ut { CARD($card) }, og bare hjerter må vente til hjerter er brutt.
       *[false] { $seat } spilte ut { CARD($card) }, og bare hjerter må vente til hjerter er brutt.
    }
why-find-illegal-heart =
    { $you ->
        [true] Du spilte ut { CARD($card) } før hjerter var brutt, men hadde noe annet å spille ut: { CARDS($cards) }.
       *[false] { $seat } spilte ut { CARD($card) } før hjerter var brutt, men hadde noe annet å spille ut: { CARDS($cards) }.
    }
why-find-illegal-nothing-else =
    { $you ->
        [true] Du hadde ingenting som regelen tillot, så { CARD($card) } var lov.
       *[false] { $seat } hadde ingenting som regelen tillot, så { CARD($card) } var lov.
    }
why-find-illegal-out-of-turn =
    { $you ->
        [true] Du spilte ut { CARD($card) } uten å være i tur. Det var en annen som hadde utspillet: { $seats }.
       *[false] { $seat } spilte ut { CARD($card) } uten å være i tur. Det var en annen som hadde utspillet: { $seats }.
    }
hint-look-find-illegal = Sjekk utspillene og alle som ikke følger farge: Hadde de virkelig ikke den fargen?
nudge-find-illegal = Velg ett av kortene først.

## leader: who leads the first trick, and with which card

kind-leader = Hvem åpner?
goal-leader =
    { $passes ->
        [true] Først byttes disse kortene. Hvem spiller så ut til det første stikket, og hvilket kort?
       *[false] Et eventuelt kortbytte er unnagjort. Hvem spiller ut til det første stikket, og hvilket kort?
    }
pick-seat = Hvem spiller ut til det første stikket?
pick-card = Hvilket kort?
value-leader-any = Fritt valg, så langt hjerterregelen tillater det
why-leader-holder =
    { $you ->
        [true] Du har den laveste kløveren noen har på hånden, { CARD($card) }. Derfor åpner du.
       *[false] { $seat } har den laveste kløveren noen har på hånden, { CARD($card) }, og åpner derfor.
    }
why-leader-first-holder =
    { $you ->
        [true] Flere har { CARD($card) }. Du er den første av dem til venstre for giveren, så du åpner.
       *[false] Flere har { CARD($card) }. Den første av dem til venstre for giveren åpner, og det er { $seat }.
    }
why-leader-second-holder =
    { $you ->
        [true] Også du har { CARD($card) }, men regnet fra giverens venstre side kommer en annen først.
       *[false] Også { $seat } har { CARD($card) }, men regnet fra giverens venstre side kommer en annen først.
    }
why-leader-passed-on =
    { $you ->
        [true] Du gir { CARD($card) } videre før det første stikket og har det ikke lenger på hånden.
       *[false] { $seat } gir { CARD($card) } videre før det første stikket og har det ikke lenger på hånden.
    }
why-leader-higher =
    { $you ->
        [true] Den laveste kløveren din er { CARD($own) }. En annen har { CARD($card) }.
       *[false] { $seat } har ingen lavere kløver enn { CARD($own) }. En annen har { CARD($card) }.
    }
why-leader-no-club =
    { $you ->
        [true] Du har ingen kløver. Den som har { CARD($card) }, åpner.
       *[false] { $seat } har ingen kløver. Den som har { CARD($card) }, åpner.
    }
why-leader-dealers-left =
    { $you ->
        [true] Ingen har kløver. Du sitter til venstre for giveren, og derfor åpner du.
       *[false] Ingen har kløver. { $seat } sitter til venstre for giveren og åpner derfor.
    }
why-leader-not-dealers-left =
    { $you ->
        [true] Ingen har kløver, så den som sitter til venstre for giveren, åpner. Du sitter et annet sted.
       *[false] Ingen har kløver, så den som sitter til venstre for giveren, åpner. { $seat } sitter et annet sted.
    }
why-leader-lowest = Ingen har en lavere kløver enn { CARD($card) }, så det er det kortet som åpner.
why-leader-higher-card = { CAPITAL(CARD($card)) } er høyere enn { CARD($lowest) }, som noen har på hånden.
why-leader-not-in-deck = { CAPITAL(CARD($card)) } er ikke med i denne kortstokken.
why-leader-not-held = Ingen har { CARD($card) } på hånden.
why-leader-any = Ingen har kløver, så den som åpner, velger selv. Bare hjerter må vente, som ellers.
why-leader-not-any = Noen har { CARD($card) } og må åpne med det, så det er ikke noe å velge.
hint-look-leader = Let etter den laveste kløveren, og se om den bytter hånd.
nudge-leader = Velg både hvem som åpner, og hvilket kort.

## pass: to whom cards are passed, and from whom they come

kind-pass = Hvem får kortene dine?
goal-pass = Giv { $deal_number }: Hvem gir du kort til, og hvem får du kort fra?
pick-to = Hvem gir du kort til?
pick-from = Hvem får du kort fra?
value-pass-nobody = Ingen
why-pass-to =
    { $direction ->
        [left] I giv { $deal } går kortene til venstre, og til venstre for deg sitter { $seat }.
        [right] I giv { $deal } går kortene til høyre, og til høyre for deg sitter { $seat }.
       *[across] I giv { $deal } går kortene rett over bordet, og overfor deg sitter { $seat }.
    }{ $repeats ->
        [true] { " " }Rekkefølgen begynner på nytt etter { $cycle } giver, så dette er som giv { $like }.
       *[false] { "" }
    }
why-pass-not-to =
    { $direction ->
        [left] I giv { $deal } går kortene til venstre. { $seat } sitter ikke til venstre for deg.
        [right] I giv { $deal } går kortene til høyre. { $seat } sitter ikke til høyre for deg.
       *[across] I giv { $deal } går kortene rett over bordet. { $seat } sitter ikke overfor deg.
    }
why-pass-from =
    { $direction ->
        [left] Alle gir til venstre, så de nye kortene dine kommer fra høyre. Der sitter { $seat }.
        [right] Alle gir til høyre, så de nye kortene dine kommer fra venstre. Der sitter { $seat }.
       *[across] Alle gir rett over bordet, så du får også kort derfra. Overfor deg sitter { $seat }.
    }
why-pass-not-from =
    { $direction ->
        [left] Alle gir til venstre. { $seat } sitter ikke til høyre for deg og gir deg derfor ingenting.
        [right] Alle gir til høyre. { $seat } sitter ikke til venstre for deg og gir deg derfor ingenting.
       *[across] Alle gir rett over bordet. { $seat } sitter ikke overfor deg og gir deg derfor ingenting.
    }
why-pass-nobody =
    { $repeats ->
        [true] Rekkefølgen begynner på nytt etter { $cycle } giver, så giv { $deal } er som giv { $like }: Da byttes det ikke kort.
       *[false] I giv { $deal } byttes det ikke kort. Alle spiller med kortene de fikk utdelt.
    }
why-pass-never = Etter disse reglene byttes det aldri kort.
why-pass-somebody = Det byttes kort i giv { $deal }, så alle gir og alle får.
hint-look-pass = Se på givens nummer: Etter hvor mange giver begynner rekkefølgen på nytt?
nudge-pass = Velg begge deler: hvem du gir til, og hvem du får fra.

## broken: which trick broke hearts

kind-broken = Er hjerter brutt?
goal-broken = I hvilket stikk ble hjerter brutt? Eller er hjerter ikke brutt ennå?
pick-since = I hvilket stikk ble hjerter brutt?
value-broken-no = Hjerter er ikke brutt
why-broken-never = Hjerter ble ikke brutt i noen av disse stikkene.
why-broken-somewhere = Hjerter er brutt. Det skjedde i stikk { $trick }.
why-broken-thrown =
    { $you ->
        [true] I stikk { $trick } kastet du { CARD($card) } på { SUIT($led) }. Når hjerter kastes på en annen farge, er hjerter brutt.
       *[false] I stikk { $trick } kastet { $seat } { CARD($card) } på { SUIT($led) }. Når hjerter kastes på en annen farge, er hjerter brutt.
    }
why-broken-led =
    { $you ->
        [true] I stikk { $trick } spilte du ut { CARD($card) }. Etter disse reglene er hjerter brutt så snart et hjerterkort er spilt.
       *[false] I stikk { $trick } spilte { $seat } ut { CARD($card) }. Etter disse reglene er hjerter brutt så snart et hjerterkort er spilt.
    }
why-broken-led-only = Stikk { $trick } ble åpnet med hjerter. Etter disse reglene blir hjerter bare brutt når et hjerterkort kastes på en annen farge.
why-broken-queen = { CAPITAL(CARD("QS")) } falt i stikk { $trick }, men det er ikke et hjerterkort, så hjerter ble ikke brutt av det.
why-broken-no-heart = Det er ingen hjerterkort i stikk { $trick }.
why-broken-already = Hjerter var allerede brutt da stikk { $trick } ble spilt: Det skjedde i stikk { $since }.
hint-look-broken = Let etter den første hjerteren, og se hvilken farge stikket ble åpnet med.
nudge-broken = Velg et stikk først, eller at hjerter ikke er brutt.

## setup: the deck and the deal of a table

kind-setup = Gjør klart til spill
goal-setup = Gjør klart til spill: Hvordan deles kortene ut?
pick-hand-size = Kort til hver spiller
pick-removed = Tas ut av kortstokken
pick-added = Legges til kortstokken
pick-left-over = Kort til overs etter utdelingen
pick-opening-card = Kortet som åpner det første stikket
value-setup-none = Ingen kort
why-setup-hand-size =
    { $stock ->
        [0]
            { $left ->
                [0] { $deck } kort delt på { $players } spillere blir { $hand } til hver.
               *[other] Av { $deck } kort får hver av de { $players } spillerne { $hand }. De { $left } siste rekker ikke til alle.
            }
       *[other] Hver av de { $players } spillerne får { $hand } kort. De { $stock } andre blir trekkbunken.
    }
why-setup-other-hand-size = { $players } × { $picked } er { $product }, men her deles det ut { $dealt } kort, { $hand } til hver.
why-setup-removed =
    { COUNT($cards) ->
        [0] Ved dette bordet tas det ikke ut noen kort. Kortstokken har { $deck } kort, og hver spiller får { $hand }.
       *[other] Dette tas ut: { CARDS($cards) }. Da er det { $deck } kort igjen, og hver spiller får { $hand }.
    }
why-setup-added =
    { COUNT($cards) ->
        [0] Ved dette bordet legges det ikke til noen kort. Kortstokken har { $deck } kort, og hver spiller får { $hand }.
       *[other] Dette legges til: { CARDS($cards) }. Da blir det { $deck } kort, og hver spiller får { $hand }.
    }
why-setup-left-over =
    { $left ->
        [0] { $players } × { $hand } er { $dealt }, og flere kort er det ikke. Ingen blir til overs.
       *[other] { $players } × { $hand } er { $dealt }, og kortstokken har { $deck } kort. Da blir { $left } til overs.
    }
why-setup-opening-card = { CAPITAL(CARD($card)) } er laveste kløver i denne kortstokken og åpner derfor det første stikket.
why-setup-other-opening-card = { CAPITAL(CARD($picked)) } åpner ikke her. Det gjør laveste kløver i kortstokken: { CARD($card) }.
hint-look-setup = Tell spillerne først. Går kortstokken opp i like store hender?
nudge-setup = Svar på hvert av spørsmålene først.

## steps: the legal cards, then what comes of one of them

kind-steps = Steg for steg
goal-steps = Velg først alle kortene du kan spille. Følg så stikket videre.
pick-next-leader = Hvem spiller ut til neste stikk?
why-steps-next-leader =
    { $you ->
        [true] Du vinner stikket og spiller derfor ut til det neste.
       *[false] { $seat } vinner stikket, og vinneren spiller ut til det neste.
    }
why-steps-other-leader =
    { $you ->
        [true] Du vinner ikke dette stikket. Vinneren spiller ut til det neste: { $seats }.
       *[false] { $seat } vinner ikke dette stikket. Vinneren spiller ut til det neste: { $seats }.
    }
why-steps-same-leader = Ingen vinner stikket. Etter vår tolkning er det den samme som spiller ut igjen: { $seats }.
hint-look-steps = Hvilken farge ble spilt ut, og har du den? Bare kort i den fargen kan vinne.
nudge-steps = Svar på dette steget først.

## score: what each seat writes down for a deal, and who shot the moon

kind-score = Regn ut poengene
goal-score = Hva skriver hver spiller opp for denne given, og hvem tok alle?
pick-score = { $seat }: poeng for denne given
pick-moon = Hvem tok alle?
value-score-nobody = Ingen
why-score-cards =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] Du fikk ingen kort som teller.
               *[false] { $seat } fikk ingen kort som teller.
            }
       *[other]
            { $you ->
                [true] Av kortene dine teller { CARDS($cards) }.
               *[false] Av kortene til { $seat } teller { CARDS($cards) }.
            }
    } Det gir { $points } poeng.
why-score-not-cards =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] Du fikk ingen kort som teller, så det blir { $points } poeng og ikke { $picked }.
               *[false] { $seat } fikk ingen kort som teller, så det blir { $points } poeng og ikke { $picked }.
            }
        [one] { CAPITAL(CARDS($cards)) } gir { $points } poeng, ikke { $picked }.
       *[other] Dette gir til sammen { $points } poeng, ikke { $picked }: { CARDS($cards) }.
    }
why-score-not-moon =
    { $you ->
        [true] Én spiller tok alle poengkortene. Derfor skriver du opp { $points } og ikke { $picked }.
       *[false] Én spiller tok alle poengkortene. Derfor skriver { $seat } opp { $points } og ikke { $picked }.
    }
why-score-forgotten =
    I summen { $picked } mangler { CARDS($forgotten) }. { COUNT($forgotten) ->
        [one] Med det kortet blir det { $points }.
       *[other] Med dem blir det { $points }.
    }
why-score-moon-forgotten = Kortene alene ville gitt { $picked } poeng. Men én spiller tok alle poengkortene, og da gjelder en egen regel.
why-score-other-choice = { $picked } ville vært riktig om den som tok alle, hadde valgt det andre.
why-score-shooter =
    { $you ->
        [true] Du tok alle poengkortene.
       *[false] { $seat } tok alle poengkortene.
    } { $subtracts ->
        [true] Valget er å trekke { $worth } fra egen sum, så motspillerne får ikke noe for det.
       *[false] Det gir 0 poeng, mens motspillerne får { $worth } hver.
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonuskortet gir { $bonus } i fradrag, så det blir { $points }.
    }
why-score-opponent =
    { $you ->
        [true] En motspiller tok alle poengkortene, så du får { $worth } poeng.
       *[false] En motspiller tok alle poengkortene, så { $seat } får { $worth } poeng.
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonuskortet gir { $bonus } i fradrag, så det blir { $points }.
    }
why-score-partner =
    { $you ->
        [true] Makkeren din tok alle poengkortene. Bare motspillerne får { $worth } hver.
       *[false] Makkeren til { $seat } tok alle poengkortene. Bare motspillerne får { $worth } hver.
    }
why-score-spared = Den som tok alle, trekker { $worth } fra egen sum, så de andre får ikke noe for det.{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonuskortet gir { $bonus } i fradrag, så det blir { $points }.
    }
why-score-shot =
    { $you ->
        [true] Du tok alle de { $count } poengkortene. Kontroll: Legges alles poeng sammen, blir det { $checksum }.
       *[false] { $seat } tok alle de { $count } poengkortene. Kontroll: Legges alles poeng sammen, blir det { $checksum }.
    }
why-score-nearly =
    { $you ->
        [true] Du mangler bare ett poengkort, { CARDS($cards) }, men da har du ikke tatt alle.
       *[false] { $seat } mangler bare ett poengkort, { CARDS($cards) }, men har da ikke tatt alle.
    }
why-score-not-all =
    { $held ->
        [0]
            { $you ->
                [true] Du tok ingen av de { $count } poengkortene.
               *[false] { $seat } tok ingen av de { $count } poengkortene.
            }
       *[other]
            { $you ->
                [true] Du tok bare { $held } av de { $count } poengkortene.
               *[false] { $seat } tok bare { $held } av de { $count } poengkortene.
            }
    }
why-score-no-moon = Ingen tok alle de { $count } poengkortene. Kontroll: Legges alles poeng sammen, blir det { $checksum }.
why-score-some-moon = Én spiller tok faktisk alle de { $count } poengkortene.
why-score-moonless = Etter disse reglene finnes det ikke noe som heter å ta alle. Kontroll: Legges alles poeng sammen, blir det { $checksum }.
hint-look-score = Se først om én haug har alle poengkortene. Tell så haug for haug.
nudge-score = Velg poengene til hver spiller, og hvem som tok alle.

## can-shoot: who can still shoot the moon

kind-can-shoot = Hvem kan ta alle?
goal-can-shoot = Hvem kan fortsatt ta alle? Svar for hver spiller.
pick-shoot = { $seat }
value-can-shoot-yes = Kan fortsatt
value-can-shoot-no = Kan ikke lenger
why-can-shoot-open = Ingen har tatt poengkort ennå, så alle kan fortsatt klare det.
why-can-shoot-alone =
    { $you ->
        [true] Alle poengkortene som er tatt, er dine: { CARDS($own) }. Derfor kan du fortsatt ta alle.
       *[false] { $seat } har alle poengkortene som er tatt: { CARDS($own) }. Derfor er det fortsatt mulig å ta alle.
    }
why-can-shoot-blocked =
    { $you ->
        [true] Du kan ikke lenger ta alle. Noen andre har tatt poengkort ({ $seats }): { CARDS($cards) }.
       *[false] { $seat } kan ikke lenger ta alle. Noen andre har tatt poengkort ({ $seats }): { CARDS($cards) }.
    }
hint-look-can-shoot = Se hvem som har poengkort i haugen sin.
nudge-can-shoot = Svar for hver spiller.

## moon-choice: to add or to subtract, where the standing decides

kind-moon-choice = Legge til eller trekke fra?
goal-moon-choice = Du har tatt alle. Hva er best for deg nå?
pick-choice = Legge til eller trekke fra?
value-moon-choice-add = Motspillerne legger til
value-moon-choice-subtract = Du trekker fra
why-moon-choice-wins =
    Den høyeste summen blir { $most }, og spillet er slutt. Du har { $mine }, den nest beste har { $other }: Du vinner.
why-moon-choice-loses = Den høyeste summen blir { $most }, og spillet er slutt. Du har { $mine }, men noen har bare { $other } ({ $seats }): Du taper.
why-moon-choice-goes-on =
    Du kommer ned på { $mine }, og spillet fortsetter. { $right ->
        [true] Det er bedre enn at spillet slutter mens en annen leder.
       *[false] Men hvis motspillerne legger til, vinner du med en gang.
    }
hint-look-moon-choice = Regn ut begge deler: Blir spillet slutt, og hvem har da lavest sum?
nudge-moon-choice = Velg ett av de to først.

## game-over: whether the game is over, and who has won

kind-game-over = Er spillet slutt?
goal-game-over = Etter giv { $deal_number }: Er spillet slutt, og hvem har i så fall vunnet?
pick-winners = Er spillet slutt, og hvem har i så fall vunnet?
value-game-over-goes-on = Spillet fortsetter
why-game-over-goes-on =
    { $reached ->
        [true] Den høyeste summen er { $most }. Grensen på { $limit } er ikke nådd.
       *[false] Den høyeste summen er { $most }. Grensen på { $limit } er ikke passert.
    }
why-game-over-over =
    { $reached ->
        [true] Den høyeste summen er { $most }, og spillet slutter når noen når { $limit }.
       *[false] Den høyeste summen er { $most }, og spillet slutter når noen har mer enn { $limit }.
    }
why-game-over-last-deal = Giv { $deal } var den siste, så spillet er slutt.
why-game-over-not-yet = Spillet fortsetter, så ingen har vunnet ennå.
why-game-over-wins =
    { $highest ->
        [true] { $seats }: { $points } poeng. Ingen har flere, og flest poeng vinner.
       *[false] { $seats }: { $points } poeng. Ingen har færre, og færrest poeng vinner.
    }
why-game-over-behind =
    { $highest ->
        [true] { $seats }: { $points } poeng. Den høyeste summen er { $best }, og flest poeng vinner.
       *[false] { $seats }: { $points } poeng. Den laveste summen er { $best }, og færrest poeng vinner.
    }
why-game-over-shared = { $seats }: samme beste sum, { $points }. Seieren deles.
why-game-over-not-alone = { $seats }: { $points } poeng. Andre har like mange, så seieren deles.
why-game-over-uneven = { $seats }: Ikke alle disse har den beste summen, { $best }.
why-game-over-pair = { $seats }: Her vinner ingen alene. Makkere legger sammen poengene og vinner begge to.
hint-look-game-over = Se på den høyeste summen: Er den høy nok til at spillet slutter? Finn så vinneren.
nudge-game-over = Velg først hvem som har vunnet, eller at spillet fortsetter.

## costs: which cards cost points

kind-costs = Hva koster poeng?
goal-costs = Hvilke av disse kortene koster poeng? Velg alle.
shown-label =
    { $count ->
        [one] Å velge mellom: 1 kort
       *[other] Å velge mellom: { $count } kort
    }
cards-right-costs = Du fant alle kortene som koster poeng, og ikke noe annet.
cards-wrong-costs =
    { COUNT($cards) ->
        [one] Bare dette koster poeng: { CARDS($cards) }.
       *[other] Disse koster poeng: { CARDS($cards) }.
    }
why-costs-heart =
    { $points ->
        [one] Hver hjerter koster ett poeng, høy eller lav.
       *[other] Hver hjerter koster { $points } poeng, høy eller lav.
    }
why-costs-face = Her koster hver hjerter det som står på kortet: { CARD($card) } koster { $points } poeng.
why-costs-points = { CAPITAL(CARD($card)) } koster { $points } poeng helt alene.
why-costs-bonus = { CAPITAL(CARD($card)) } koster ingenting. Tvert imot gir kortet { $points } poeng i fradrag.
why-costs-free =
    { COUNT($cards) ->
        [0] { CAPITAL(CARD($card)) } koster ingenting. Her er det bare hjerter som koster poeng.
       *[other] { CAPITAL(CARD($card)) } koster ingenting. Hjerter koster poeng, og utenom dem bare { CARDS($cards) }.
    }
hint-look-costs = Hvilken farge koster poeng? Og hvilke enkeltkort i tillegg?
nudge-costs = Velg minst ett kort først.

## sheet: which deal of a score sheet was miscounted

kind-sheet = Kontroller poengskjemaet
goal-sheet = I én av disse givene er det regnet feil. Hvilken?
sheet-title = Poengskjemaet
sheet-deal = Giv
record-deal = Giv { $number }
pick-deal = Given med regnefeil
why-sheet-sum =
    { $added ->
        [0]
            { $subtracted ->
                [0] Dette blir { $sum } til sammen. Det skal alltid bli { $whole }.
               *[other] Dette blir { $sum } til sammen. Det skal bli { $whole }, eller { $subtracted } når noen har tatt alle.
            }
       *[other]
            { $subtracted ->
                [0] Dette blir { $sum } til sammen. Det skal bli { $whole }, eller { $added } når noen har tatt alle.
               *[other] Dette blir { $sum } til sammen. Det skal bli { $whole }, eller { $added } eller { $subtracted } når noen har tatt alle.
            }
    }
why-sheet-alone =
    { $you ->
        [true] Summen stemmer, men du alene har alle { $points }. Da har du tatt alle, og det skrives opp på en annen måte.
       *[false] Summen stemmer, men { $seat } alene har alle { $points }. Å ta alle skrives opp på en annen måte.
    }
why-sheet-cards = Summen { $sum } stemmer, men ingen kort gir akkurat disse poengene.
why-sheet-counted = Dette blir { $sum } til sammen, som det skal.
why-sheet-add =
    { $you ->
        [true] Du tok alle, så motspillerne får { $points } hver. Det blir { $sum } til sammen, som det skal.
       *[false] { $seat } tok alle, så motspillerne får { $points } hver. Det blir { $sum } til sammen, som det skal.
    }
why-sheet-subtract =
    { $you ->
        [true] Du tok alle og trakk fra { $points }. Det blir { $sum } til sammen, som det skal.
       *[false] { $seat } tok alle og trakk fra { $points }. Det blir { $sum } til sammen, som det skal.
    }
hint-look-sheet = Legg sammen poengene i hver giv. Hva skal det bli, og hva om noen har tatt alle?
nudge-sheet = Velg en giv først.

## says: which source a claim is from

says-title = Hvem sier dette?
says-label = Med våre ord
pick-source = Hvilken kilde sier dette?
why-says-it = Det står i { $names }.
why-says-not = Det står ikke i { $names }.
hint-more-says = Bare én kilde sier dette. Hvilken av dem er så nøye med det, eller har det annerledes enn de andre?
action-hint-more = Hint: litt til
nudge-says = Velg en kilde først.

## word: the sources' own words

kind-word = Kildenes egne ord
goal-word =
    { $form ->
        [meaning] Hva mener kilden med dette ordet?
        [word] Hvilket ord bruker kilden om dette?
       *[counterpart] Hva heter dette på det andre språket?
    }
word-title = Et ord fra kildene
word-shown = Ordet
word-meaning = Betydningen
word-source = Kilde
pick-meaning = Hva betyr det?
pick-word = Hvilket ord bruker kilden?
pick-counterpart-fi = Hva heter det på finsk?
pick-counterpart-nb = Hva heter det på norsk?
why-word-meaning =
    { $noted ->
        [true] Dette er det «{ $term }» betyr. { $note }
       *[false] Dette er det «{ $term }» betyr.
    }
why-word-word =
    { $noted ->
        [true] I { $names } heter det «{ $term }». { $note }
       *[false] I { $names } heter det «{ $term }».
    }
why-word-counterpart =
    { $noted ->
        [true] «{ $term }» står for det samme: { $meaning } { $note }
       *[false] «{ $term }» står for det samme: { $meaning }
    }
why-word-of-another = Dette er det «{ $term }» betyr.
why-word-elsewhere = «{ $term }» står for det samme, men er ordet i en annen kilde.
why-word-else = «{ $term }» betyr noe annet: { $meaning }
hint-look-word = Del opp ordet: Kjenner du igjen noe av det? Stryk så svarene som helt sikkert er gale.
hint-more-word = Ord som ligner hverandre, betyr ikke alltid det samme, og én ting kan ha flere navn.
nudge-word = Velg et svar først.
