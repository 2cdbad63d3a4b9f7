### Verdicts and their reasons. A reason tells the rule, why it speaks to this hand, and what follows.

## Is it legal?

verdict-title-legal = ✓ { CAPITAL(CARD($card, case: "definite")) } is legal
verdict-title-illegal = ✕ { CAPITAL(CARD($card, case: "definite")) } is not legal
tag-wins = ✓ wins

## Whose card, and when

reason-not-in-hand-held-illegal = You do not hold { CARD($card, case: "definite") }. You can only play cards from your own hand.
reason-out-of-turn-order-illegal = It is not this player's turn. Cards are played one at a time, clockwise.
reason-unrestricted-free-legal = No rule limits your choice here: { CARD($card, case: "definite") } is legal.

## The opening card

reason-opening-card-opens-legal = { CAPITAL(CARD($opening, case: "definite")) } always opens the first trick. You hold it, so you must lead it now.
reason-opening-card-opens-illegal = { CAPITAL(CARD($opening, case: "definite")) } always opens the first trick. You hold it and must lead it, so { CARD($card, case: "definite") } has to wait.
reason-opening-card-no-club-legal =
    { $reading ->
        [none] The first trick opens with a club, but you have no clubs. So you may lead any card, and { CARD($card, case: "definite") } is legal.
       *[other] The first trick opens with a club, but you have no clubs. The source does not mention such a hand. Our reading: you may lead any card, so { CARD($card, case: "definite") } is legal.
    }

## Following suit

reason-follow-suit-follow-legal =
    { COUNT($held) ->
        [one] { CAPITAL(SUIT($led)) } were led, so you must follow suit. { CAPITAL(CARD($card, case: "definite")) } is your only { SUIT($led, number: "singular") }, so it is the card to play.
       *[other] { CAPITAL(SUIT($led)) } were led, so you must follow suit. { CAPITAL(CARD($card, case: "definite")) } is legal: any { SUIT($led, number: "singular") } will do, and you need not try to win the trick.
    }
reason-follow-suit-follow-illegal = { CAPITAL(SUIT($led)) } were led, and you hold that suit: { CARDS($held, case: "definite") }. You must follow suit, so { CARD($card, case: "definite") } is not legal.
reason-follow-suit-void-legal =
    { $trick_number ->
        [1] You have no { SUIT($led) }, so you cannot follow suit. Under these rules you may then play any card, even in the first trick, so { CARD($card, case: "definite") } is legal.
       *[other] You have no { SUIT($led) }, so you cannot follow suit and may play any card. { CAPITAL(CARD($card, case: "definite")) } is legal, but it cannot win the trick, as it is of another suit.
    }

## Points in the first trick

reason-first-trick-points-ban-legal =
    { $source ->
        [herttamisaari] You have no { SUIT($led) }, and the house rule keeps point cards out of the first trick. { CAPITAL(CARD($card, case: "definite")) } is not a point card, so it is legal.
       *[other] You have no { SUIT($led) }, and point cards are barred from the first trick. { CAPITAL(CARD($card, case: "definite")) } is not a point card, so it is legal.
    }
reason-first-trick-points-ban-illegal =
    { $source ->
        [herttamisaari] You have no { SUIT($led) }, but the house rule bars hearts and { CARD("QS", case: "definite") } from the first trick if you hold anything else.
       *[other] You have no { SUIT($led) }, but hearts and { CARD("QS", case: "definite") } are barred from the first trick.
    } { COUNT($legal) ->
        [one] So { CARD($card, case: "definite") } is not legal: play { CARDS($legal, case: "definite") }.
       *[other] So { CARD($card, case: "definite") } is not legal, but these are: { CARDS($legal, case: "definite") }.
    }
reason-first-trick-points-only-points-hearts-legal = You hold nothing but point cards, and for such a hand the rules allow hearts in the first trick. So { CARD($card, case: "definite") } is legal.
reason-first-trick-points-only-points-hearts-illegal = You hold nothing but point cards, but the exception for the first trick covers hearts only. So { CARD($card, case: "definite") } is not legal: play one of your hearts.
reason-first-trick-points-only-points-all-legal = You hold nothing but point cards, so there is nothing else to play. The house rule then gives way, and { CARD($card, case: "definite") } is legal.
reason-first-trick-points-waived-legal =
    { $source ->
        [hertan-saannot] You hold only { CARD("QS", case: "definite") }, and the source's exception covers hearts alone. It does not mention such a hand. Our reading: a card must always be played, so the ban gives way and { CARD($card, case: "definite") } is legal.
       *[other] You hold nothing but point cards, and they are barred from the first trick. The source does not mention such a hand. Our reading: a card must always be played, so the ban gives way and { CARD($card, case: "definite") } is legal.
    }

## Leading hearts

reason-hearts-not-broken-broken-legal = Hearts are broken, so you may lead any card. { CAPITAL(CARD($card, case: "definite")) } is legal.
reason-hearts-not-broken-unbroken-legal = Hearts are not broken yet, so you may not lead a heart. { CAPITAL(CARD($card, case: "definite")) } is of another suit, so it is legal.
reason-hearts-not-broken-unbroken-illegal = Hearts are not broken yet, and you hold more than hearts: { CARDS($legal, case: "definite") }. So you may not lead { CARD($card, case: "definite") }.
reason-hearts-not-broken-queen-only-legal =
    { $reading ->
        [none] Hearts are not broken yet, and apart from hearts you hold only { CARD($card, case: "definite") }. So your hand is not all hearts, and the queen is the only card you may lead.
       *[other] Hearts are not broken yet, and apart from hearts you hold only { CARD($card, case: "definite") }. The source does not mention such a hand. Our reading: the queen is not a heart, so it is the only card you may lead.
    }
reason-hearts-not-broken-queen-only-illegal =
    { $reading ->
        [none] Hearts are not broken yet, and apart from hearts you hold { CARD("QS", case: "definite") }. So your hand is not all hearts, and { CARD($card, case: "definite") } is not legal: lead the queen.
       *[other] Hearts are not broken yet, and apart from hearts you hold { CARD("QS", case: "definite") }. The source does not mention such a hand. Our reading: the queen is not a heart, so you must lead it, and { CARD($card, case: "definite") } is not legal.
    }
reason-hearts-not-broken-only-hearts-legal = Hearts are not broken yet, but you have only hearts left. That is the exception: you may lead a heart, so { CARD($card, case: "definite") } is legal.
reason-hearts-not-broken-waived-legal = Hearts are not broken yet, but you have only hearts left. The source does not mention such a hand. Our reading: a card must be led, so { CARD($card, case: "definite") } is legal.

## The trick and its points

winner-reason =
    { COUNT($others) ->
        [0] The highest { SUIT($led, number: "singular") } takes the trick, and that is { CARD($card, case: "definite") }.
        [one] The highest { SUIT($led, number: "singular") } takes the trick, and that is { CARD($card, case: "definite") }. { CAPITAL(CARDS($others, case: "definite")) } is of another suit and cannot win.
       *[other] The highest { SUIT($led, number: "singular") } takes the trick, and that is { CARD($card, case: "definite") }. { CAPITAL(CARDS($others, case: "definite")) } are of other suits and cannot win.
    } { $points ->
        [0] There are no point cards in the trick, so it brings 0 points.
        [one] The winner gets 1 point: the trick holds { CARDS($point_cards, case: "definite") }.
       *[other] The winner gets { $points } points: the trick holds { CARDS($point_cards, case: "definite") }.
    }
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hearts-state =
    { $broken ->
        [true] broken
       *[false] not broken yet
    }
