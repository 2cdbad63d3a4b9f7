### Puzzles: for each kind its name, its question, its choices, and why each of them is right or wrong.

## legal: which cards may be played

kind-legal = Legal cards
goal-legal = Which cards may you play? Choose them all.
hint-look-legal = What was led, and do you hold that suit? If you lead: are hearts broken?
nudge-legal = First choose at least one card.

## may-play: whether a card may be played, and by which rule

kind-may-play = May it be played?
goal-may-play = May you play { CARD($card, case: "definite") }? If not, which rule bars it?
pick-may-play = { CAPITAL(CARD($card)) }
value-may-play-yes = It may be played
why-may-play-lets-through = “{ $rule }” has its say here, but { CARD($card, case: "definite") } passes it. So that is not what bars the card.
why-may-play-silent = “{ $rule }” has nothing to say at this moment, so it cannot bar { CARD($card, case: "definite") }.
hint-look-may-play = Go through the rules one by one: which of them speaks of this card now?
nudge-may-play = First choose: may it be played, or which rule bars it?

## winner: who takes the trick, and with how many points

kind-winner = Who wins the trick?
goal-winner = Who wins the trick, and how many points lie in it?
pick-winner = Who wins the trick?
pick-points = How many points lie in it?
value-winner-nobody = Nobody
why-winner-highest =
    { $you ->
        [true] You played { CARD($card, case: "definite") }, the highest { SUIT($led, number: "singular") } that counts. You take the trick.
       *[false] { $seat } played { CARD($card, case: "definite") }, the highest { SUIT($led, number: "singular") } that counts. That takes the trick.
    }
why-winner-lower =
    { $you ->
        [true] You followed suit with { CARD($card, case: "definite") }, but { CARD($winning, case: "definite") } is higher.
       *[false] { $seat } followed suit with { CARD($card, case: "definite") }, but { CARD($winning, case: "definite") } is higher.
    }
why-winner-off-suit =
    { $you ->
        [true] Your card, { CARD($card, case: "definite") }, is not of the suit led. However high it is, it cannot win.
       *[false] { $seat } played { CARD($card, case: "definite") }, which is not of the suit led. However high it is, it cannot win.
    }
why-winner-cancelled =
    { $you ->
        [true] You played { CARD($card, case: "definite") }, but it was played twice. Equal cards cancel each other.
       *[false] { $seat } played { CARD($card, case: "definite") }, but it was played twice. Equal cards cancel each other.
    }
why-winner-nobody = { CAPITAL(CARDS($cancelled, case: "definite")) }: played twice, and equal cards cancel each other. No other { SUIT($led, number: "singular") } is left to win.
why-winner-somebody = A { SUIT($led, number: "singular") } that is not cancelled is there to win: { CARD($winning, case: "definite") }.
why-winner-points =
    { COUNT($cards) ->
        [0] There are no point cards in the trick: { $points } points.
       *[other] The point cards are { CARDS($cards, case: "definite") }. Together they make { $points }.
    }
why-winner-other-points =
    { COUNT($cards) ->
        [0] There are no point cards in the trick, so it is { $points } and not { $picked }.
       *[other] { CAPITAL(CARDS($cards, case: "definite")) } together make { $points }, not { $picked }.
    }
hint-look-winner = Only cards of the led suit can win. Then count the point cards.
nudge-winner = Choose both the winner and the points.

## which-tables: at which tables a card may be played

kind-which-tables = At which tables?
goal-which-tables = At which tables may you play { CARD($card, case: "definite") }?
value-which-tables-yes = Legal
value-which-tables-no = Not legal
value-which-tables-silent = The source does not say
why-which-tables-stated =
    { $legal ->
        [true] This source has a rule for such a hand, and by it { CARD($card, case: "definite") } is legal.
       *[false] This source has a rule for such a hand, and by it { CARD($card, case: "definite") } is not legal.
    }
hint-look-which-tables = Ask of each table: which rule of it speaks of your hand now?
nudge-which-tables = Answer for each of the tables.
