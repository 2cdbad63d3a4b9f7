### Mitä lähteet sanovat, ja mitä siitä on jo tullut vastaan.

coverage-title = Mitä lähteet sanovat
coverage-summary = Kaikki neljän lähteen väitteet, missä ne tulevat vastaan ja montako olet jo kohdannut.
coverage-heading = Mitä lähteet sanovat
coverage-text = Väite on yksi asia, jonka lähde kertoo pelistä. Olet kohdannut sen, kun olet vastannut sitä koskevaan kysymykseen oppitunnilla.

coverage-met = Tähän mennessä kohtaamasi
coverage-course = Koko kurssilla
coverage-course-text = Näin monella väitteellä on oma vaiheensa, tehtävänsä tai sivunsa.
coverage-row = { $count }/{ $all } väitettä
coverage-claims = Väite väitteeltä
coverage-source = Lähde
coverage-section = { $title } ({ $count }/{ $all })
coverage-claim =
    { $met ->
        [true] ✓ Kappale { $paragraph }
       *[false] Kappale { $paragraph }
    }
coverage-puzzles =
    { $count ->
        [one] yksi tehtävä
       *[other] { $count } tehtävää
    }
coverage-planned =
    { $lesson ->
        [tactics] neuvo hyvään peliin: tulossa omalle oppitunnilleen
       *[other] ei vielä millään oppitunnilla
    }
