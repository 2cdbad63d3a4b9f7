### Verdicts and their reasons. A reason tells the rule, why it speaks to this hand, and what follows.

## Is it legal?

verdict-title-legal = ✓ { CAPITAL(CARD($card, case: "definite")) } is legal
verdict-title-illegal = ✕ { CAPITAL(CARD($card, case: "definite")) } is not legal
tag-wins = ✓ wins

## Whose card, and when

reason-not-in-hand-held-illegal = You do not hold { CARD($card, case: "definite") }. You can only play cards from your own hand.
reason-out-of-turn-order-illegal = It is not this player’s turn. Cards are played one at a time, clockwise.
reason-unrestricted-free-legal = No rule limits your choice here: { CARD($card, case: "definite") } is legal.

## The opening card

reason-opening-card-opens-legal =
    { $reading ->
        [D2] In the source { CARD("2C", case: "definite") } opens, yet that card is left out of the deck. Our reading: the lowest club in the deck opens instead, and that is { CARD($opening, case: "definite") }.
        [D5] Not all cards are dealt, and the source does not say who begins then. Our reading: the lowest club that anybody holds opens, and that is { CARD($opening, case: "definite") }.
        [F14] With two decks the source does not say who begins. Our reading: the lowest club that anybody holds, { CARD($opening, case: "definite") }, is led by the first player from the dealer’s left who has it.
       *[none] { CAPITAL(CARD($opening, case: "definite")) } always opens the first trick.
    } You hold it, so you must lead it now.
reason-opening-card-opens-illegal =
    { $reading ->
        [D2] In the source { CARD("2C", case: "definite") } opens, yet that card is left out of the deck. Our reading: the lowest club in the deck opens instead, and that is { CARD($opening, case: "definite") }.
        [D5] Not all cards are dealt, and the source does not say who begins then. Our reading: the lowest club that anybody holds opens, and that is { CARD($opening, case: "definite") }.
        [F14] With two decks the source does not say who begins. Our reading: the lowest club that anybody holds, { CARD($opening, case: "definite") }, is led by the first player from the dealer’s left who has it.
       *[none] { CAPITAL(CARD($opening, case: "definite")) } always opens the first trick.
    } You hold it and must lead it, so { CARD($card, case: "definite") } has to wait.
reason-opening-card-no-club-legal =
    { $reading ->
        [D2] The first trick opens with a club, so you can lead without one only if nobody holds a club and you sit on the dealer’s left. The source does not mention such a deal. Our reading: you may then lead any card, so { CARD($card, case: "definite") } is legal.
        [D5] The first trick opens with a club, so you can lead without one only if nobody holds a club and you sit on the dealer’s left. The source does not mention such a deal. Our reading: you may then lead any card, so { CARD($card, case: "definite") } is legal.
        [F14] The first trick opens with a club, so you can lead without one only if nobody holds a club and you sit on the dealer’s left. The source does not mention such a deal. Our reading: you may then lead any card, so { CARD($card, case: "definite") } is legal.
       *[none] The first trick opens with a club, so you can lead without one only if nobody holds a club and you sit on the dealer’s left. You may then lead any card, so { CARD($card, case: "definite") } is legal.
    }
reason-opening-club-opens-legal = The first trick opens with a club, and at your table any club will do. So { CARD($card, case: "definite") } is legal.
reason-opening-club-opens-illegal = The first trick opens with a club, and at your table any club will do. You hold { CARDS($legal, case: "definite") }, so { CARD($card, case: "definite") } has to wait.
reason-opening-club-no-club-legal = The first trick opens with a club, so you can lead without one only if nobody holds a club and you sit on the dealer’s left. You may then lead any card, so { CARD($card, case: "definite") } is legal.

## Following suit

reason-follow-suit-follow-legal =
    { FACES($held) ->
        [one] { CAPITAL(SUIT($led)) } were led, so you must follow suit. You hold no { SUIT($led, number: "singular") } but { CARD($card, case: "definite") }, so it is the card to play.
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
        [herttamisaari] You have no { SUIT($led) }, and the house rule keeps hearts and { CARD("QS", case: "definite") } out of the first trick.
       *[other] You have no { SUIT($led) }, and hearts and { CARD("QS", case: "definite") } are barred from the first trick.
    }{ $reading ->
        [F10] { " " }Our reading: that holds for the queen even though she costs nothing.
       *[none] { "" }
    } The ban does not cover { CARD($card, case: "definite") }, so it is legal.
reason-first-trick-points-ban-illegal =
    { $source ->
        [herttamisaari] You have no { SUIT($led) }, but the house rule bars hearts and { CARD("QS", case: "definite") } from the first trick if you hold anything else.
       *[other] You have no { SUIT($led) }, but hearts and { CARD("QS", case: "definite") } are barred from the first trick.
    }{ $reading ->
        [F10] { " " }Our reading: that holds for the queen even though she costs nothing.
       *[none] { "" }
    } { SUIT_OF($card) ->
        [spades]
            { COUNT($legal) ->
                [one] Play { CARDS($legal, case: "definite") }.
               *[other] These are legal: { CARDS($legal, case: "definite") }.
            }
       *[hearts]
            { COUNT($legal) ->
                [one] So { CARD($card, case: "definite") } is not legal: play { CARDS($legal, case: "definite") }.
               *[other] So { CARD($card, case: "definite") } is not legal, but these are: { CARDS($legal, case: "definite") }.
            }
    }
reason-first-trick-points-only-points-hearts-legal = Every card you hold is barred from the first trick, but for such a hand the rules make an exception for hearts. So { CARD($card, case: "definite") } is legal.
reason-first-trick-points-only-points-hearts-illegal = Every card you hold is barred from the first trick, and the exception for such a hand covers hearts only. So { CARD($card, case: "definite") } is not legal: play a heart.
reason-first-trick-points-only-points-all-legal = Every card you hold is barred from the first trick, so there is nothing else to play. The house rule then gives way, and { CARD($card, case: "definite") } is legal.
reason-first-trick-points-only-points-queen-legal = Every card you hold is barred from the first trick. At your table you must then play { CARD($card, case: "definite") }.
reason-first-trick-points-only-points-queen-illegal = Every card you hold is barred from the first trick. At your table you must then play { CARD("QS", case: "definite") }, so { CARD($card, case: "definite") } is not legal.
reason-first-trick-points-waived-legal =
    { $reading ->
        [A2]
            { $source ->
                [hertan-saannot] You hold nothing but { CARD("QS", case: "definite") }, and the source says that its exception for hearts does not extend to that card.
               *[other] Every card you hold is barred from the first trick, and the source names no exception for such a hand.
            } Our reading: a card must always be played, so the ban gives way and { CARD($card, case: "definite") } is legal.
       *[none] Every card you hold is barred from the first trick. But a card must always be played, so the ban gives way and { CARD($card, case: "definite") } is legal.
    }

## Leading hearts

reason-hearts-not-broken-broken-legal = Hearts are broken, so you may lead any card. { CAPITAL(CARD($card, case: "definite")) } is legal.
reason-hearts-not-broken-unbroken-legal = Hearts are not broken yet, so you may not lead a heart. { CAPITAL(CARD($card, case: "definite")) } is of another suit, so it is legal.
reason-hearts-not-broken-unbroken-illegal = Hearts are not broken yet, and you hold more than hearts: { CARDS($legal, case: "definite") }. So you may not lead { CARD($card, case: "definite") }.
reason-hearts-not-broken-queen-only-legal =
    { $reading ->
        [B2] Hearts are not broken yet, and apart from hearts you hold only { CARDS($legal, case: "definite") }. The source does not mention such a hand. Our reading: { CARD("QS", case: "definite") } is not a heart, so she must be led.
       *[none] Hearts are not broken yet, and apart from hearts you hold only { CARDS($legal, case: "definite") }. So your hand is not all hearts, and { CARD("QS", case: "definite") } must be led.
    }
reason-hearts-not-broken-queen-only-illegal =
    { $reading ->
        [B2] Hearts are not broken yet, and apart from hearts you hold only { CARDS($legal, case: "definite") }. The source does not mention such a hand. Our reading: { CARD("QS", case: "definite") } is not a heart, so she must be led, and { CARD($card, case: "definite") } is not legal.
       *[none] Hearts are not broken yet, and apart from hearts you hold only { CARDS($legal, case: "definite") }. So your hand is not all hearts, and { CARD($card, case: "definite") } is not legal: lead { CARD("QS", case: "definite") }.
    }
reason-hearts-not-broken-only-hearts-legal = Hearts are not broken yet, but your hand is all hearts. That is the exception: you may lead a heart, so { CARD($card, case: "definite") } is legal.
reason-hearts-not-broken-only-points-legal = Hearts are not broken yet, but you hold only { CARDS($hand, case: "definite") }. At your table such a hand may lead any card, so { CARD($card, case: "definite") } is legal.
reason-hearts-not-broken-waived-legal =
    { $reading ->
        [B1] Hearts are not broken yet, but your hand is all hearts. The source does not mention such a hand. Our reading: a card must be led, so { CARD($card, case: "definite") } is legal.
       *[none] Hearts are not broken yet, but your hand is all hearts. A card must be led, so { CARD($card, case: "definite") } is legal.
    }

## Leading the queen of spades

reason-queen-not-broken-broken-legal = Hearts are broken, so you may lead any card, even { CARD("QS", case: "definite") }. { CAPITAL(CARD($card, case: "definite")) } is legal.
reason-queen-not-broken-unbroken-legal = Hearts are not broken yet, and at your table { CARD("QS", case: "definite") } may not be led before they are. That bars no other card, so { CARD($card, case: "definite") } is legal.
reason-queen-not-broken-unbroken-illegal =
    Hearts are not broken yet, and at your table { CARD($card, case: "definite") } may not be led before they are. { COUNT($legal) ->
        [one] Lead { CARDS($legal, case: "definite") }.
       *[other] These are legal: { CARDS($legal, case: "definite") }.
    }
reason-queen-not-broken-waived-legal = Hearts are not broken yet, and at your table { CARD($card, case: "definite") } may not be led before they are. But you have nothing else to lead, so the rule gives way and the queen is legal.

## The trick and its points

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
