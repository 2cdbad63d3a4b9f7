### Puzzles: for each kind its name, its question, its choices, and why each of them is right or wrong.

## legal: which cards may be played

kind-legal = Hvilke kort er lov?
goal-legal = Hvilke kort kan du spille? Velg alle.
hint-look-legal = Har du fargen som ble spilt ut? Og spiller du ut selv: Er hjerter brutt?
nudge-legal = Velg minst ett kort først.

## may-play: whether a card may be played, and by which rule

kind-may-play = Er kortet lov?
goal-may-play = Kan du spille { CARD($card) }? Hvis ikke: Hvilken regel hindrer det?
pick-may-play = { CAPITAL(CARD($card)) }
value-may-play-yes = Kortet er lov
why-may-play-lets-through = «{ $rule }» gjelder her, men { CARD($card) } er innenfor den regelen. Det er altså ikke den som hindrer kortet.
why-may-play-silent = «{ $rule }» sier ingenting akkurat nå, så den kan ikke hindre { CARD($card) }.
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
        [true] Du la { CARD($card) }, høyeste { SUIT($led) } som teller. Du vinner stikket.
       *[false] { $seat } la { CARD($card) }, høyeste { SUIT($led) } som teller. Det vinner stikket.
    }
why-winner-lower =
    { $you ->
        [true] Du fulgte farge med { CARD($card) }, men { CARD($winning) } er høyere.
       *[false] { $seat } fulgte farge med { CARD($card) }, men { CARD($winning) } er høyere.
    }
why-winner-off-suit =
    { $you ->
        [true] Du la { CARD($card) }, som er i en annen farge enn den som ble spilt ut. Uansett hvor høyt det er, kan det ikke vinne.
       *[false] { $seat } la { CARD($card) }, som er i en annen farge enn den som ble spilt ut. Uansett hvor høyt det er, kan det ikke vinne.
    }
why-winner-cancelled =
    { $you ->
        [true] Du la { CARD($card) }, men det kortet ble lagt to ganger. Like kort opphever hverandre.
       *[false] { $seat } la { CARD($card) }, men det kortet ble lagt to ganger. Like kort opphever hverandre.
    }
why-winner-nobody = { CAPITAL(CARDS($cancelled)) }: lagt to ganger, og like kort opphever hverandre. Ingen annen { SUIT($led) } er igjen til å vinne.
why-winner-somebody = Det finnes { SUIT($led) } som ikke er opphevet: { CARD($winning) } vinner stikket.
why-winner-points =
    { COUNT($cards) ->
        [0] Det er ingen poengkort i stikket: { $points } poeng.
        [one] Det eneste poengkortet er { CARDS($cards) }. Det gir { $points }.
       *[other] Poengkortene er { CARDS($cards) }. Til sammen blir det { $points }.
    }
why-winner-other-points =
    { COUNT($cards) ->
        [0] Det er ingen poengkort i stikket, så det blir { $points } og ikke { $picked }.
        [one] { CAPITAL(CARDS($cards)) } gir { $points }, ikke { $picked }.
       *[other] Poengkortene gir { $points }, ikke { $picked }: { CARDS($cards) }.
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
hint-look-which-tables = Spør for hvert bord: Hvilken av reglene der gjelder hånden din nå?
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
        [true] Du spilte ut { CARD($card) }, men første stikk åpnes med { CARDS($cards) }, som du hadde.
       *[false] { $seat } spilte ut { CARD($card) }, men første stikk åpnes med { CARDS($cards) }, som lå på samme hånd.
    }
why-find-illegal-follows =
    { $you ->
        [true] Du fulgte farge med { CARD($card) }.
       *[false] { $seat } fulgte farge med { CARD($card) }.
    }
why-find-illegal-revokes =
    { $you ->
        [true] Du la { CARD($card) } på { SUIT($led) }, selv om du kunne følge farge med { CARDS($cards) }.
       *[false] { $seat } la { CARD($card) } på { SUIT($led) }, selv om hånden kunne følge farge med { CARDS($cards) }.
    }
why-find-illegal-void =
    { $you ->
        [true] Du hadde ingen { SUIT($led) } og kunne spille hva som helst, også { CARD($card) }.
       *[false] { $seat } hadde ingen { SUIT($led) } og kunne spille hva som helst, også { CARD($card) }.
    }
why-find-illegal-no-point-card =
    { $you ->
        [true] Du hadde ingen { SUIT($led) }, og { CARD($card) } er ikke forbudt i første stikk.
       *[false] { $seat } hadde ingen { SUIT($led) }, og { CARD($card) } er ikke forbudt i første stikk.
    }
why-find-illegal-point-card =
    { $you ->
        [true] Du la { CARD($card) } i første stikk, der kortet er forbudt. Du hadde noe annet: { CARDS($cards) }.
       *[false] { $seat } la { CARD($card) } i første stikk, der kortet er forbudt. Hånden hadde noe annet: { CARDS($cards) }.
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
        [true] Du spilte ut { CARD($card) }, som ikke er hjerter og derfor ikke trenger å vente.
       *[false] { $seat } spilte ut { CARD($card) }, som ikke er hjerter og derfor ikke trenger å vente.
    }
why-find-illegal-heart =
    { $you ->
        [true] Du spilte ut { CARD($card) } før hjerter var brutt, selv om du hadde en annen farge: { CARDS($cards) }.
       *[false] { $seat } spilte ut { CARD($card) } før hjerter var brutt, selv om hånden hadde en annen farge: { CARDS($cards) }.
    }
why-find-illegal-nothing-else =
    { $you ->
        [true] Du hadde ikke noe som regelen ville ha tillatt, så { CARD($card) } var lov.
       *[false] { $seat } hadde ikke noe som regelen ville ha tillatt, så { CARD($card) } var lov.
    }
why-find-illegal-out-of-turn =
    { $you ->
        [true] Du spilte ut { CARD($card) } uten å være i tur. Riktig spiller: { $seats }.
       *[false] { $seat } spilte ut { CARD($card) } uten å være i tur. Riktig spiller: { $seats }.
    }
hint-look-find-illegal = Sjekk utspillene og alle som ikke følger farge: Hadde de virkelig ikke den fargen?
nudge-find-illegal = Velg ett av kortene først.

## leader: who leads the first trick, and with which card

kind-leader = Hvem åpner runden?
goal-leader =
    { $passes ->
        [true] Kortene byttes først. Hvem spiller så ut til det første stikket, og hvilket kort?
       *[false] Et eventuelt kortbytte er gjort. Hvem spiller ut til det første stikket, og hvilket kort?
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
        [true] Du er ikke alene om å ha { CARD($card) }, men regnet fra giverens venstre side kommer du først.
       *[false] { $seat } er ikke alene om å ha { CARD($card) }, men kommer først, regnet fra giverens venstre side.
    }
why-leader-second-holder =
    { $you ->
        [true] Du har også { CARD($card) }, men regnet fra giverens venstre side kommer en annen før deg.
       *[false] { $seat } har også { CARD($card) }, men regnet fra giverens venstre side kommer en annen først.
    }
why-leader-passed-on =
    { $you ->
        [true] Du gir { CARD($card) } videre før det første stikket, så det kortet har du ikke lenger på hånden.
       *[false] { $seat } gir { CARD($card) } videre før det første stikket og har ikke lenger det kortet.
    }
why-leader-higher =
    { $you ->
        [true] Den laveste kløveren din er { CARD($own) }. Noen har en lavere: { CARD($card) }.
       *[false] { $seat } har ingen lavere kløver enn { CARD($own) }. Noen har { CARD($card) }.
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
why-leader-lowest = Ingen har en lavere kløver enn { CARD($card) }, så det kortet åpner.
why-leader-higher-card = { CAPITAL(CARD($card)) } er høyere enn { CARD($lowest) }, som noen har på hånden.
why-leader-not-in-deck = { CAPITAL(CARD($card)) } er ikke med i denne kortstokken.
why-leader-not-held = Ingen har { CARD($card) } på hånden.
why-leader-any = Ingen har kløver, så den som åpner, velger selv. Bare hjerter må vente, som ellers.
why-leader-not-any = Det finnes et kort å åpne med, { CARD($card) }, og da er det ikke noe å velge.
hint-look-leader = Let etter den laveste kløveren, og se om den bytter hånd.
nudge-leader = Velg både hvem som åpner, og hvilket kort.

## pass: to whom cards are passed, and from whom they come

kind-pass = Hvem får kortene dine?
goal-pass = Runde { $deal_number }: Hvem gir du kort til, og hvem får du kort fra?
pick-to = Hvem gir du kort til?
pick-from = Hvem får du kort fra?
value-pass-nobody = Ingen
why-pass-to =
    { $direction ->
        [left] I runde { $deal } går kortene til venstre, og til venstre for deg sitter { $seat }.
        [right] I runde { $deal } går kortene til høyre, og til høyre for deg sitter { $seat }.
       *[across] I runde { $deal } går kortene rett over bordet, og overfor deg sitter { $seat }.
    }{ $repeats ->
        [true] { " " }Rekkefølgen begynner på nytt etter { $cycle } runder, så dette er som runde { $like }.
       *[false] { "" }
    }
why-pass-not-to =
    { $direction ->
        [left] I runde { $deal } går kortene til venstre. { $seat } sitter ikke til venstre for deg.
        [right] I runde { $deal } går kortene til høyre. { $seat } sitter ikke til høyre for deg.
       *[across] I runde { $deal } går kortene rett over bordet. { $seat } sitter ikke overfor deg.
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
        [true] Rekkefølgen begynner på nytt etter { $cycle } runder, så runde { $deal } er som runde { $like }: Ingen kort byttes.
       *[false] I runde { $deal } byttes ingen kort. Alle spiller med kortene de fikk utdelt.
    }
why-pass-never = Etter disse reglene byttes det aldri kort.
why-pass-somebody = Det byttes kort i runde { $deal }, så alle gir og alle får.
hint-look-pass = Se på nummeret på runden: Etter hvor mange begynner rekkefølgen på nytt?
nudge-pass = Velg begge deler: hvem du gir til, og hvem du får fra.

## broken: which trick broke hearts

kind-broken = Er hjerter brutt?
goal-broken = Hvilket stikk brøt hjerter? Eller er hjerter ennå ikke brutt?
pick-since = Hvilket stikk brøt hjerter?
value-broken-no = Ingen: Hjerter er ikke brutt
why-broken-never = Ingen av disse stikkene brøt hjerter, så hjerter er ennå ikke brutt.
why-broken-somewhere = Hjerter er brutt: Det skjedde i stikk { $trick }.
why-broken-thrown =
    { $you ->
        [true] I stikk { $trick } kastet du { CARD($card) } på { SUIT($led) }. Et hjerterkort på en annen farge bryter hjerter.
       *[false] I stikk { $trick } kastet { $seat } { CARD($card) } på { SUIT($led) }. Et hjerterkort på en annen farge bryter hjerter.
    }
why-broken-led =
    { $you ->
        [true] I stikk { $trick } spilte du ut { CARD($card) }. Etter disse reglene bryter alle hjerterkort som spilles, hjerter.
       *[false] I stikk { $trick } spilte { $seat } ut { CARD($card) }. Etter disse reglene bryter alle hjerterkort som spilles, hjerter.
    }
why-broken-led-only = Stikk { $trick } ble åpnet med hjerter. Etter disse reglene bryter bare et hjerterkort på en annen farge hjerter.
why-broken-queen = { CAPITAL(CARD("QS")) } falt i stikk { $trick }, men det er ikke et hjerterkort og bryter ingenting.
why-broken-no-heart = Det er ingen hjerterkort i stikk { $trick }.
why-broken-already = Da stikk { $trick } ble spilt, var hjerter alt brutt, i stikk { $since }.
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
       *[other] Hver av de { $players } spillerne får { $hand } kort. De andre { $stock } blir trekkbunken.
    }
why-setup-other-hand-size = { $players } × { $picked } er { $product }, men her deles det ut { $dealt } kort, { $hand } til hver.
why-setup-removed =
    { COUNT($cards) ->
        [0] Ved dette bordet tas ingen kort ut: { $deck } kort, { $hand } til hver spiller.
       *[other] Dette tas ut: { CARDS($cards) }. Da er det { $deck } kort igjen, { $hand } til hver spiller.
    }
why-setup-added =
    { COUNT($cards) ->
        [0] Ved dette bordet legges ingen kort til: { $deck } kort, { $hand } til hver spiller.
       *[other] Dette legges til: { CARDS($cards) }. Da blir det { $deck } kort, { $hand } til hver spiller.
    }
why-setup-left-over =
    { $left ->
        [0] { $players } × { $hand } er { $dealt }, og flere kort er det ikke. Ingen blir til overs.
       *[other] { $players } × { $hand } er { $dealt }, og kortstokken har { $deck } kort. Da blir det { $left } til overs.
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
        [true] Du vinner ikke dette stikket. Den som vinner, spiller ut til det neste: { $seats }.
       *[false] { $seat } vinner ikke dette stikket. Den som vinner, spiller ut til det neste: { $seats }.
    }
why-steps-same-leader = Ingen vinner stikket. Etter vår tolkning spiller samme spiller ut igjen: { $seats }.
hint-look-steps = Hvilken farge ble spilt ut, og har du den? Bare den kan vinne.
nudge-steps = Svar på dette steget først.

## score: what each seat writes down for a deal, and who shot the moon

kind-score = Regn ut poengene
goal-score = Hva skriver hver spiller opp for denne runden, og hvem tok alle?
pick-score = { $seat }: poeng for denne runden
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
    } Det gir { $points }.
why-score-not-cards =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] Du fikk ingen kort som teller, så det blir { $points } og ikke { $picked }.
               *[false] { $seat } fikk ingen kort som teller, så det blir { $points } og ikke { $picked }.
            }
        [one] { CAPITAL(CARDS($cards)) } gir { $points } og ikke { $picked }.
       *[other] Dette gir { $points } og ikke { $picked }: { CARDS($cards) }.
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
why-score-moon-forgotten = { $picked } er hva kortene ville gitt alene. Men én spiller tok alle poengkortene, og det snur regnskapet.
why-score-other-choice = { $picked } ville vært riktig om den som tok alle, hadde valgt annerledes.
why-score-shooter =
    { $you ->
        [true] Du tok alle poengkortene.
       *[false] { $seat } tok alle poengkortene.
    } { $subtracts ->
        [true] Valget er å trekke { $worth } fra egen sum, og ingen andre får noe.
       *[false] Det koster ingenting: Motspillerne får { $worth } hver.
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonuskortet trekker fra { $bonus }: { $points }.
    }
why-score-opponent =
    { $you ->
        [true] En motspiller tok alle poengkortene, så du får { $worth }.
       *[false] { $seat } får { $worth }, for en motspiller tok alle poengkortene.
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonuskortet trekker fra { $bonus }: { $points }.
    }
why-score-partner =
    { $you ->
        [true] Makkeren din tok alle poengkortene. Bare motspillerne får { $worth }.
       *[false] { $seat } er makker med den som tok alle poengkortene. Bare motspillerne får { $worth }.
    }
why-score-spared = Den som tok alle, trekker { $worth } fra egen sum, og ingen andre får noe.{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonuskortet trekker fra { $bonus }: { $points }.
    }
why-score-shot =
    { $you ->
        [true] Du tok alle de { $count } poengkortene. Kontroll: Til sammen får spillerne { $checksum }.
       *[false] { $seat } tok alle de { $count } poengkortene. Kontroll: Til sammen får spillerne { $checksum }.
    }
why-score-nearly =
    { $you ->
        [true] Du mangler ett eneste poengkort, { CARDS($cards) }, og da har du ikke tatt alle.
       *[false] { $seat } mangler ett eneste poengkort, { CARDS($cards) }, og har da ikke tatt alle.
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
why-score-no-moon = Ingen tok alle de { $count } poengkortene. Kontroll: Til sammen får spillerne { $checksum }.
why-score-some-moon = Én spiller tok faktisk alle de { $count } poengkortene.
why-score-moonless = Etter disse reglene gir det ingen belønning å ta alle. Kontroll: Til sammen får spillerne { $checksum }.
hint-look-score = Se først om én haug har alle poengkortene. Tell så haug for haug.
nudge-score = Velg poengene til hver spiller, og hvem som tok alle.

## can-shoot: who can still shoot the moon

kind-can-shoot = Hvem kan ta alle?
goal-can-shoot = Hvem kan fortsatt ta alle? Svar for hver spiller.
pick-shoot = { $seat }
value-can-shoot-yes = Kan fortsatt
value-can-shoot-no = Kan ikke
why-can-shoot-open = Ingen har tatt et poengkort ennå, så det er mulig for alle.
why-can-shoot-alone =
    { $you ->
        [true] Alle poengkortene som er tatt, er dine: { CARDS($own) }. Derfor kan du fortsatt få resten.
       *[false] { $seat } har alle poengkortene som er tatt: { CARDS($own) }. Derfor er det fortsatt mulig å få resten.
    }
why-can-shoot-blocked =
    { $you ->
        [true] Det ligger alt poengkort hos andre ({ $seats }): { CARDS($cards) }. Du kan ikke lenger få alle.
       *[false] { $seat } kan ikke lenger få alle. Det ligger poengkort hos andre ({ $seats }): { CARDS($cards) }.
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
    Den høyeste summen blir { $most }, og spillet er slutt. Du har { $mine } og den nest beste { $other }: Du vinner.
why-moon-choice-loses = Den høyeste summen blir { $most }, og spillet er slutt. Du har { $mine }, men { $seats } har { $other }: Du taper.
why-moon-choice-goes-on =
    Du kommer ned i { $mine }, og spillet fortsetter. { $right ->
        [true] Det er bedre enn å avslutte mens en annen leder.
       *[false] Men hvis motspillerne legger til, vinner du med en gang.
    }
hint-look-moon-choice = Regn ut begge deler: Blir spillet slutt, og hvem har da lavest sum?
nudge-moon-choice = Velg ett av de to først.

## game-over: whether the game is over, and who has won

kind-game-over = Er spillet slutt?
goal-game-over = Etter runde { $deal_number }: Er spillet slutt, og hvem har vunnet?
pick-winners = Er spillet slutt, og hvem har vunnet?
value-game-over-goes-on = Spillet fortsetter
why-game-over-goes-on =
    { $reached ->
        [true] Den høyeste summen er { $most }. Grensen på { $limit } er ikke nådd.
       *[false] Den høyeste summen er { $most }. Spillet slutter først over { $limit }.
    }
why-game-over-over =
    { $reached ->
        [true] Den høyeste summen er { $most }, og spillet slutter ved { $limit }.
       *[false] Den høyeste summen er { $most }, og spillet slutter over { $limit }.
    }
why-game-over-last-deal = Runde { $deal } var den siste, så spillet er slutt.
why-game-over-not-yet = Spillet fortsetter, så ingen har vunnet ennå.
why-game-over-wins =
    { $highest ->
        [true] { $seats }: { $points }. Ingen har flere, og flest poeng vinner.
       *[false] { $seats }: { $points }. Ingen har færre, og færrest poeng vinner.
    }
why-game-over-behind =
    { $highest ->
        [true] { $seats }: { $points }. Det finnes en høyere sum, { $best }.
       *[false] { $seats }: { $points }. Det finnes en lavere sum, { $best }.
    }
why-game-over-shared = { $seats }: samme beste sum, { $points }. De deler seieren.
why-game-over-not-alone = { $seats }: { $points }. Andre har like mange, så seieren deles.
why-game-over-uneven = { $seats }: Ikke alle av dem har den beste summen, { $best }.
why-game-over-pair = { $seats }: Her vinner ingen alene. Makkere legger poengene sammen, og begge vinner.
hint-look-game-over = Se på den høyeste summen: Er den nok til at spillet slutter? Finn så vinneren.
nudge-game-over = Velg først hvem som har vunnet, eller at spillet fortsetter.
