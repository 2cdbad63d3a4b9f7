### Cards: suits, ranks, their names and how they are listed. A card's name is its suit and its inflected rank.

## Suits

suit-C =
    { $number ->
        [plural]
            { $case ->
                [genitive] ristien
                [partitive] ristejä
                [inessive] risteissä
                [elative] risteistä
                [illative] risteihin
                [adessive] risteillä
                [ablative] risteiltä
                [allative] risteille
                [essive] risteinä
               *[nominative] ristit
            }
       *[usual]
            { $case ->
                [genitive] ristin
                [partitive] ristiä
                [inessive] ristissä
                [elative] rististä
                [illative] ristiin
                [adessive] ristillä
                [ablative] ristiltä
                [allative] ristille
                [essive] ristinä
               *[nominative] risti
            }
    }
suit-D =
    { $number ->
        [plural]
            { $case ->
                [genitive] ruutujen
                [partitive] ruutuja
                [inessive] ruuduissa
                [elative] ruuduista
                [illative] ruutuihin
                [adessive] ruuduilla
                [ablative] ruuduilta
                [allative] ruuduille
                [essive] ruutuina
               *[nominative] ruudut
            }
       *[usual]
            { $case ->
                [genitive] ruudun
                [partitive] ruutua
                [inessive] ruudussa
                [elative] ruudusta
                [illative] ruutuun
                [adessive] ruudulla
                [ablative] ruudulta
                [allative] ruudulle
                [essive] ruutuna
               *[nominative] ruutu
            }
    }
suit-H =
    { $number ->
        [plural]
            { $case ->
                [genitive] herttojen
                [partitive] herttoja
                [inessive] hertoissa
                [elative] hertoista
                [illative] herttoihin
                [adessive] hertoilla
                [ablative] hertoilta
                [allative] hertoille
                [essive] herttoina
               *[nominative] hertat
            }
       *[usual]
            { $case ->
                [genitive] hertan
                [partitive] herttaa
                [inessive] hertassa
                [elative] hertasta
                [illative] herttaan
                [adessive] hertalla
                [ablative] hertalta
                [allative] hertalle
                [essive] herttana
               *[nominative] hertta
            }
    }
suit-S =
    { $number ->
        [plural]
            { $case ->
                [genitive] patojen
                [partitive] patoja
                [inessive] padoissa
                [elative] padoista
                [illative] patoihin
                [adessive] padoilla
                [ablative] padoilta
                [allative] padoille
                [essive] patoina
               *[nominative] padat
            }
       *[usual]
            { $case ->
                [genitive] padan
                [partitive] pataa
                [inessive] padassa
                [elative] padasta
                [illative] pataan
                [adessive] padalla
                [ablative] padalta
                [allative] padalle
                [essive] patana
               *[nominative] pata
            }
    }

## Ranks in a card's name

card-rank-2 =
    { $case ->
         [genitive] kakkosen
         [partitive] kakkosta
         [inessive] kakkosessa
         [elative] kakkosesta
         [illative] kakkoseen
         [adessive] kakkosella
         [ablative] kakkoselta
         [allative] kakkoselle
         [essive] kakkosena
        *[nominative] kakkonen
    }
card-rank-X =
    { $case ->
         [genitive] jokerin
         [partitive] jokeria
         [inessive] jokerissa
         [elative] jokerista
         [illative] jokeriin
         [adessive] jokerilla
         [ablative] jokerilta
         [allative] jokerille
         [essive] jokerina
        *[nominative] jokeri
    }
card-rank-3 =
    { $case ->
         [genitive] kolmosen
         [partitive] kolmosta
         [inessive] kolmosessa
         [elative] kolmosesta
         [illative] kolmoseen
         [adessive] kolmosella
         [ablative] kolmoselta
         [allative] kolmoselle
         [essive] kolmosena
        *[nominative] kolmonen
    }
card-rank-4 =
    { $case ->
         [genitive] nelosen
         [partitive] nelosta
         [inessive] nelosessa
         [elative] nelosesta
         [illative] neloseen
         [adessive] nelosella
         [ablative] neloselta
         [allative] neloselle
         [essive] nelosena
        *[nominative] nelonen
    }
card-rank-5 =
    { $case ->
         [genitive] viitosen
         [partitive] viitosta
         [inessive] viitosessa
         [elative] viitosesta
         [illative] viitoseen
         [adessive] viitosella
         [ablative] viitoselta
         [allative] viitoselle
         [essive] viitosena
        *[nominative] viitonen
    }
card-rank-6 =
    { $case ->
         [genitive] kuutosen
         [partitive] kuutosta
         [inessive] kuutosessa
         [elative] kuutosesta
         [illative] kuutoseen
         [adessive] kuutosella
         [ablative] kuutoselta
         [allative] kuutoselle
         [essive] kuutosena
        *[nominative] kuutonen
    }
card-rank-7 =
    { $case ->
         [genitive] seiskan
         [partitive] seiskaa
         [inessive] seiskassa
         [elative] seiskasta
         [illative] seiskaan
         [adessive] seiskalla
         [ablative] seiskalta
         [allative] seiskalle
         [essive] seiskana
        *[nominative] seiska
    }
card-rank-8 =
    { $case ->
         [genitive] kahdeksikon
         [partitive] kahdeksikkoa
         [inessive] kahdeksikossa
         [elative] kahdeksikosta
         [illative] kahdeksikkoon
         [adessive] kahdeksikolla
         [ablative] kahdeksikolta
         [allative] kahdeksikolle
         [essive] kahdeksikkona
        *[nominative] kahdeksikko
    }
card-rank-9 =
    { $case ->
         [genitive] yhdeksikön
         [partitive] yhdeksikköä
         [inessive] yhdeksikössä
         [elative] yhdeksiköstä
         [illative] yhdeksikköön
         [adessive] yhdeksiköllä
         [ablative] yhdeksiköltä
         [allative] yhdeksikölle
         [essive] yhdeksikkönä
        *[nominative] yhdeksikkö
    }
card-rank-T =
    { $case ->
         [genitive] kympin
         [partitive] kymppiä
         [inessive] kympissä
         [elative] kympistä
         [illative] kymppiin
         [adessive] kympillä
         [ablative] kympiltä
         [allative] kympille
         [essive] kymppinä
        *[nominative] kymppi
    }
card-rank-J =
    { $source ->
        [herttamisaari]
            { $case ->
                [genitive] jätkän
                [partitive] jätkää
                [inessive] jätkässä
                [elative] jätkästä
                [illative] jätkään
                [adessive] jätkällä
                [ablative] jätkältä
                [allative] jätkälle
                [essive] jätkänä
               *[nominative] jätkä
            }
       *[other]
            { $case ->
                [genitive] sotilaan
                [partitive] sotilasta
                [inessive] sotilaassa
                [elative] sotilaasta
                [illative] sotilaaseen
                [adessive] sotilaalla
                [ablative] sotilaalta
                [allative] sotilaalle
                [essive] sotilaana
               *[nominative] sotilas
            }
    }
card-rank-Q =
    { $source ->
        [hertan-saannot]
            { $case ->
                [genitive] kuningattaren
                [partitive] kuningatarta
                [inessive] kuningattaressa
                [elative] kuningattaresta
                [illative] kuningattareen
                [adessive] kuningattarella
                [ablative] kuningattarelta
                [allative] kuningattarelle
                [essive] kuningattarena
               *[nominative] kuningatar
            }
       *[other]
            { $case ->
                [genitive] rouvan
                [partitive] rouvaa
                [inessive] rouvassa
                [elative] rouvasta
                [illative] rouvaan
                [adessive] rouvalla
                [ablative] rouvalta
                [allative] rouvalle
                [essive] rouvana
               *[nominative] rouva
            }
    }
card-rank-K =
    { $case ->
         [genitive] kuninkaan
         [partitive] kuningasta
         [inessive] kuninkaassa
         [elative] kuninkaasta
         [illative] kuninkaaseen
         [adessive] kuninkaalla
         [ablative] kuninkaalta
         [allative] kuninkaalle
         [essive] kuninkaana
        *[nominative] kuningas
    }
card-rank-A =
    { $case ->
         [genitive] ässän
         [partitive] ässää
         [inessive] ässässä
         [elative] ässästä
         [illative] ässään
         [adessive] ässällä
         [ablative] ässältä
         [allative] ässälle
         [essive] ässänä
        *[nominative] ässä
    }

card-name =
    { $suit }{ $rank }{ $letter ->
        [X] { " " }(2½)
       *[other] { "" }
    }
card-twice =
    { $case ->
        [genitive] kahden { CARD($card, case: "genitive") }
        [partitive] kahta { CARD($card, case: "partitive") }
        [inessive] kahdessa { CARD($card, case: "inessive") }
        [elative] kahdesta { CARD($card, case: "elative") }
        [illative] kahteen { CARD($card, case: "illative") }
        [adessive] kahdella { CARD($card, case: "adessive") }
        [ablative] kahdelta { CARD($card, case: "ablative") }
        [allative] kahdelle { CARD($card, case: "allative") }
        [essive] kahtena { CARD($card, case: "essive") }
       *[nominative] kaksi { CARD($card, case: "partitive") }
    }
rank-twice = kaksi { RANK($card, case: "partitive") }
each-twice = kutakin kaksi

card = { CARD($card) }
cards = { CARDS($cards) }

## Ranks as printed on a card, in the language's own letters

rank-2 = 2
rank-X = 2½
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A

## Ranks as printed on the international pack

pack-rank-2 = 2
pack-rank-X = 2½
pack-rank-3 = 3
pack-rank-4 = 4
pack-rank-5 = 5
pack-rank-6 = 6
pack-rank-7 = 7
pack-rank-8 = 8
pack-rank-9 = 9
pack-rank-T = 10
pack-rank-J = J
pack-rank-Q = Q
pack-rank-K = K
pack-rank-A = A

## Lists

cards-none = ei kortteja
cards-and = { $first } ja { $rest }
cards-more = { $first }, { $rest }
cards-of-suit = { $suit } { $ranks }
cards-with-twice = { $cards } ({ $twice })
ranks-and = { $first } ja { $rest }
ranks-more = { $first }, { $rest }
ranks-run = { FIGURE($first) }–{ FIGURE($last) }
ranks-to = { RANK($first, case: "elative") } { RANK($last, case: "illative") }
groups-and = { $first } sekä { $rest }
groups-more = { $first }, { $rest }
