### Puzzles: for each kind its name, its question, its choices, and why each of them is right or wrong.

## legal: which cards may be played

kind-legal = Legal cards
goal-legal = Which cards may you play? Choose them all.
hint-look-legal = What was led, and do you hold that suit? If you are leading, are hearts broken?
nudge-legal = First choose at least one card.

## may-play: whether a card may be played, and by which rule

kind-may-play = May it be played?
goal-may-play = May you play { CARD($card, case: "definite") }? If not, which rule bars it?
pick-may-play = { CAPITAL(CARD($card)) }
value-may-play-yes = It may be played
why-may-play-lets-through = “{ $rule }” comes into play here, but it lets { CARD($card, case: "definite") } through.
why-may-play-gives-way = “{ $rule }” would leave you nothing to play, so it gives way and does not bar { CARD($card, case: "definite") }.
why-may-play-silent = “{ $rule }” has nothing to say here, so it cannot bar { CARD($card, case: "definite") }.
hint-look-may-play = Go through the rules one by one: which of them has something to say about this card now?
nudge-may-play = First choose: may it be played, or which rule bars it?

## winner: who takes the trick, and with how many points

kind-winner = Who wins the trick?
goal-winner = Who wins the trick, and how many points are in it?
pick-winner = Who wins the trick?
pick-points = How many points are in it?
value-winner-nobody = Nobody
why-winner-highest =
    { $you ->
        [true] You played { CARD($card, case: "definite") }, and no other { SUIT($led, number: "singular") } beats it. You take the trick.
       *[false] { $seat } played { CARD($card, case: "definite") }, and no other { SUIT($led, number: "singular") } beats it. That takes the trick.
    }
why-winner-lower =
    { $you ->
        [true] You followed suit with { CARD($card, case: "definite") }, but { CARD($winning, case: "definite") } is higher.
       *[false] { $seat } followed suit with { CARD($card, case: "definite") }, but { CARD($winning, case: "definite") } is higher.
    }
why-winner-off-suit =
    { $you ->
        [true] You threw { CARD($card, case: "definite") }, which is not the suit led. Off suit, not even an ace can win.
       *[false] { $seat } threw { CARD($card, case: "definite") }, which is not the suit led. Off suit, not even an ace can win.
    }
why-winner-cancelled =
    { $you ->
        [true] You played { CARD($card, case: "definite") }, but so did somebody else. Equal cards cancel each other out.
       *[false] { $seat } played { CARD($card, case: "definite") }, but somebody else played one too. Equal cards cancel each other out.
    }
why-winner-nobody = Played twice: { CARDS($cancelled, case: "definite") }. Equal cards cancel each other out, and no other { SUIT($led, number: "singular") } is left to win.
why-winner-somebody = Somebody does win: { CARD($winning, case: "definite") } is the highest { SUIT($led, number: "singular") } that is not canceled.
why-winner-points =
    { COUNT($cards) ->
        [0] There are no point cards in the trick: { $points } points.
        [one] The only card that counts is { CARDS($cards, case: "definite") }. That makes { $points }.
       *[other] These cards count: { CARDS($cards, case: "definite") }. Together they make { $points }.
    }
why-winner-other-points =
    { COUNT($cards) ->
        [0] There are no point cards in the trick, so it is { $points } and not { $picked }.
        [one] { CAPITAL(CARDS($cards, case: "definite")) } makes { $points }, not { $picked }.
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
        [true] This source does cover such a hand. By its rules { CARD($card, case: "definite") } is legal.
       *[false] This source does cover such a hand. By its rules { CARD($card, case: "definite") } is not legal.
    }
hint-look-which-tables = Ask at each table: which of its rules applies to your hand now?
nudge-which-tables = Answer for every table.

## find-illegal: which play of a record was illegal

kind-find-illegal = Find the illegal play
goal-find-illegal = One of these plays was illegal. Which one?
pick-play = The illegal play
why-find-illegal-opens =
    { $you ->
        [true] You led { CARD($card, case: "definite") }, the card that opens the first trick.
       *[false] { $seat } led { CARD($card, case: "definite") }, the card that opens the first trick.
    }
why-find-illegal-not-opening =
    { $you ->
        [true] You led { CARD($card, case: "definite") }, but you held { CARDS($cards, case: "definite") }. That card has to open the first trick.
       *[false] { $seat } led { CARD($card, case: "definite") }, but held { CARDS($cards, case: "definite") }. That card has to open the first trick.
    }
why-find-illegal-follows =
    { $you ->
        [true] You followed suit with { CARD($card, case: "definite") }.
       *[false] { $seat } followed suit with { CARD($card, case: "definite") }.
    }
why-find-illegal-revokes =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] You threw { CARD($card, case: "definite") } on { SUIT($led) } instead of following suit. The cards still out show that you held a { SUIT($led, number: "singular") }.
               *[false] { $seat } threw { CARD($card, case: "definite") } on { SUIT($led) } instead of following suit. The cards still out show that { $seat } held a { SUIT($led, number: "singular") }.
            }
       *[other]
            { $you ->
                [true] You threw { CARD($card, case: "definite") } on { SUIT($led) } instead of following suit. You still held { CARDS($cards, case: "definite") }.
               *[false] { $seat } threw { CARD($card, case: "definite") } on { SUIT($led) } instead of following suit. { $seat } still held { CARDS($cards, case: "definite") }.
            }
    }
why-find-illegal-void =
    { $you ->
        [true] You had no { SUIT($led) } and could play anything, { CARD($card, case: "definite") } included.
       *[false] { $seat } had no { SUIT($led) } and could play anything, { CARD($card, case: "definite") } included.
    }
why-find-illegal-no-point-card =
    { $you ->
        [true] You had no { SUIT($led) }, and { CARD($card, case: "definite") } is not barred from the first trick.
       *[false] { $seat } had no { SUIT($led) }, and { CARD($card, case: "definite") } is not barred from the first trick.
    }
why-find-illegal-point-card =
    { $you ->
        [true] You played { CARD($card, case: "definite") } to the first trick, where it is barred. You could have played { CARDS($cards, case: "definite") }.
       *[false] { $seat } played { CARD($card, case: "definite") } to the first trick, where it is barred. { $seat } could have played { CARDS($cards, case: "definite") }.
    }
why-find-illegal-not-a-heart =
    { $you ->
        [true] You held nothing but point cards. In the first trick such a hand may play its hearts, but not { CARD($card, case: "definite") }.
       *[false] { $seat } held nothing but point cards. In the first trick such a hand may play its hearts, but not { CARD($card, case: "definite") }.
    }
why-find-illegal-broken =
    { $you ->
        [true] Hearts were broken, so you could lead anything, { CARD($card, case: "definite") } included.
       *[false] Hearts were broken, so { $seat } could lead anything, { CARD($card, case: "definite") } included.
    }
why-find-illegal-no-heart =
    { $you ->
        [true] You led { CARD($card, case: "definite") }. Only a heart has to wait until hearts are broken.
       *[false] { $seat } led { CARD($card, case: "definite") }. Only a heart has to wait until hearts are broken.
    }
why-find-illegal-heart =
    { $you ->
        [true] You led { CARD($card, case: "definite") } before hearts were broken. You had something else to lead: { CARDS($cards, case: "definite") }.
       *[false] { $seat } led { CARD($card, case: "definite") } before hearts were broken. { $seat } had something else to lead: { CARDS($cards, case: "definite") }.
    }
why-find-illegal-nothing-else =
    { $you ->
        [true] You held nothing that the rule allows, so { CARD($card, case: "definite") } was legal.
       *[false] { $seat } held nothing that the rule allows, so { CARD($card, case: "definite") } was legal.
    }
why-find-illegal-out-of-turn =
    { $you ->
        [true] You led { CARD($card, case: "definite") } out of turn. The lead belonged to: { $seats }.
       *[false] { $seat } led { CARD($card, case: "definite") } out of turn. The lead belonged to: { $seats }.
    }
hint-look-find-illegal = Check each lead, then every discard: was that player really out of the suit?
nudge-find-illegal = Choose one of the plays.

## leader: who leads the first trick, and with which card

kind-leader = Who leads first?
goal-leader =
    { $passes ->
        [true] These cards are passed. Who then leads the first trick, and with which card?
       *[false] Any passing is over. Who leads the first trick, and with which card?
    }
pick-seat = Who leads the first trick?
pick-card = With which card?
value-leader-any = The leader’s choice, but hearts have to wait
why-leader-holder =
    { $you ->
        [true] You hold the lowest club that anyone has, { CARD($card, case: "definite") }. So you lead.
       *[false] { $seat } holds the lowest club that anyone has, { CARD($card, case: "definite") }, and so leads.
    }
why-leader-first-holder =
    { $you ->
        [true] You and another player hold { CARD($card, case: "definite") }. Counting from the dealer’s left, you come first.
       *[false] { $seat } and another player hold { CARD($card, case: "definite") }. Counting from the dealer’s left, { $seat } comes first.
    }
why-leader-second-holder =
    { $you ->
        [true] You hold { CARD($card, case: "definite") } too, but counting from the dealer’s left, the other holder comes first.
       *[false] { $seat } holds { CARD($card, case: "definite") } too, but counting from the dealer’s left, the other holder comes first.
    }
why-leader-passed-on =
    { $you ->
        [true] You pass { CARD($card, case: "definite") } on before the first trick, so you no longer hold it.
       *[false] { $seat } passes { CARD($card, case: "definite") } on before the first trick and no longer holds it.
    }
why-leader-higher =
    { $you ->
        [true] Your lowest club is { CARD($own, case: "definite") }. Somebody holds a lower one: { CARD($card, case: "definite") }.
       *[false] { $seat }’s lowest club is { CARD($own, case: "definite") }. Somebody holds a lower one: { CARD($card, case: "definite") }.
    }
why-leader-no-club =
    { $you ->
        [true] You hold no clubs. Whoever has { CARD($card, case: "definite") } leads.
       *[false] { $seat } holds no clubs. Whoever has { CARD($card, case: "definite") } leads.
    }
why-leader-dealers-left =
    { $you ->
        [true] Nobody holds a club, so the player on the dealer’s left leads. That is you.
       *[false] Nobody holds a club, so the player on the dealer’s left leads. That is { $seat }.
    }
why-leader-not-dealers-left =
    { $you ->
        [true] Nobody holds a club, so the player on the dealer’s left leads. You sit elsewhere.
       *[false] Nobody holds a club, so the player on the dealer’s left leads. { $seat } sits elsewhere.
    }
why-leader-lowest = Nobody holds a lower club than { CARD($card, case: "definite") }, so that card opens.
why-leader-higher-card = { CAPITAL(CARD($card, case: "definite")) } is higher than { CARD($lowest, case: "definite") }, which somebody holds.
why-leader-not-in-deck = { CAPITAL(CARD($card, case: "definite")) } is not in this deck.
why-leader-not-held = Nobody holds { CARD($card, case: "definite") }.
why-leader-any = Nobody holds a club, so the leader may choose. Only hearts have to wait, as always.
why-leader-not-any = The first trick has to open with { CARD($card, case: "definite") }, so there is no choice.
hint-look-leader = Find the lowest club, and see whether it changes hands.
nudge-leader = Choose both the leader and the card.

## pass: to whom cards are passed, and from whom they come

kind-pass = Who gets your cards?
goal-pass = Deal { $deal_number }: who gets your cards, and who gives you theirs?
pick-to = Who gets your cards?
pick-from = Who gives you theirs?
value-pass-nobody = Nobody
why-pass-to =
    { $direction ->
        [left] In deal { $deal } the cards go to the left, and { $seat } sits on your left.
        [right] In deal { $deal } the cards go to the right, and { $seat } sits on your right.
       *[across] In deal { $deal } the cards go across, and { $seat } sits opposite you.
    }{ $repeats ->
        [true] { " " }The order starts over every { $cycle } deals, so this is like deal { $like }.
       *[false] { "" }
    }
why-pass-not-to =
    { $direction ->
        [left] In deal { $deal } the cards go to the left. { $seat } does not sit on your left.
        [right] In deal { $deal } the cards go to the right. { $seat } does not sit on your right.
       *[across] In deal { $deal } the cards go across. { $seat } does not sit opposite you.
    }
why-pass-from =
    { $direction ->
        [left] Everybody passes to the left, so your new cards come from the right: from { $seat }.
        [right] Everybody passes to the right, so your new cards come from the left: from { $seat }.
       *[across] Everybody passes across, so you and { $seat } swap cards.
    }
why-pass-not-from =
    { $direction ->
        [left] Everybody passes to the left. { $seat } does not sit on your right and so gives you nothing.
        [right] Everybody passes to the right. { $seat } does not sit on your left and so gives you nothing.
       *[across] Everybody passes across. { $seat } does not sit opposite you and so gives you nothing.
    }
why-pass-nobody =
    { $repeats ->
        [true] The order starts over every { $cycle } deals, so deal { $deal } is like deal { $like }: nothing is passed.
       *[false] In deal { $deal } nothing is passed: everybody keeps the hand they were dealt.
    }
why-pass-never = By these rules nobody ever passes cards.
why-pass-somebody = Cards are passed in deal { $deal }, so everybody gives some and everybody gets some.
hint-look-pass = Look at the number of the deal: after how many deals does the order start over?
nudge-pass = Choose both: who gets your cards, and who gives you theirs.

## broken: which trick broke hearts

kind-broken = Are hearts broken?
goal-broken = Which trick broke hearts? Or are they still unbroken?
pick-since = Which trick broke hearts?
value-broken-no = Hearts are still unbroken
why-broken-never = Not one of these tricks broke hearts, so they are still unbroken.
why-broken-somewhere = Hearts are broken: it happened in trick { $trick }.
why-broken-thrown =
    { $you ->
        [true] In trick { $trick } you threw { CARD($card, case: "definite") } on { SUIT($led) }. A heart on another suit breaks hearts.
       *[false] In trick { $trick } { $seat } threw { CARD($card, case: "definite") } on { SUIT($led) }. A heart on another suit breaks hearts.
    }
why-broken-led =
    { $you ->
        [true] In trick { $trick } you led { CARD($card, case: "definite") }. By these rules any heart that is played breaks hearts.
       *[false] In trick { $trick } { $seat } led { CARD($card, case: "definite") }. By these rules any heart that is played breaks hearts.
    }
why-broken-led-only = A heart was led to trick { $trick }. By these rules only a heart thrown on another suit breaks hearts.
why-broken-queen = { CAPITAL(CARD("QS", case: "definite")) } fell in trick { $trick }, but she is not a heart and breaks nothing.
why-broken-no-heart = There is no heart in trick { $trick }.
why-broken-already = By trick { $trick } hearts were already broken: it happened in trick { $since }.
hint-look-broken = Look for the first heart, then at the suit that was led in its trick.
nudge-broken = First choose a trick, or say that hearts are unbroken.

## setup: the deck and the deal of a table

kind-setup = Set up the table
goal-setup = Set up the table: how are the cards dealt?
pick-hand-size = Cards for each player
pick-removed = Taken out of the deck
pick-added = Added to the deck
pick-left-over = Cards left over after the deal
pick-opening-card = The card that opens the first trick
value-setup-none = No card
why-setup-hand-size =
    { $stock ->
        [0]
            { $left ->
                [0] { $deck } cards among { $players } players make { $hand } each.
               *[other] Each of the { $players } players gets { $hand } of the { $deck } cards. The { $left } left over are too few to go around again.
            }
       *[other] Each of the { $players } players gets { $hand }. The other { $stock } cards are the stock to draw from.
    }
why-setup-other-hand-size = { $players } × { $picked } makes { $product }, but { $dealt } cards are dealt here, { $hand } to each.
why-setup-removed =
    { COUNT($cards) ->
        [0] No card is taken out at this table: { $deck } cards, { $hand } for each player.
       *[other] Taken out: { CARDS($cards, case: "definite") }. The other { $deck } cards make { $hand } for each player.
    }
why-setup-added =
    { COUNT($cards) ->
        [0] No card is added at this table: { $deck } cards, { $hand } for each player.
       *[other] Added: { CARDS($cards, case: "definite") }. That makes { $deck } cards, { $hand } for each player.
    }
why-setup-left-over =
    { $left ->
        [0] { $players } × { $hand } makes { $dealt }, which is every card there is. Nothing is left over.
       *[other] { $players } × { $hand } makes { $dealt }, and there are { $deck } cards, so { $left } are left over.
    }
why-setup-opening-card = { CAPITAL(CARD($card, case: "definite")) } is the lowest club in this deck, so it opens the first trick.
why-setup-other-opening-card = { CAPITAL(CARD($picked, case: "definite")) } does not open here. The lowest club in this deck does: { CARD($card, case: "definite") }.
hint-look-setup = Count the players, then see whether the deck divides evenly among them.
nudge-setup = Answer every question.

## steps: the legal cards, then what comes of one of them

kind-steps = Step by step
goal-steps = First choose all the cards you may play. Then follow the trick.
pick-next-leader = Who leads to the next trick?
why-steps-next-leader =
    { $you ->
        [true] You win the trick, so you lead to the next one.
       *[false] { $seat } wins the trick, and so leads to the next one.
    }
why-steps-other-leader =
    { $you ->
        [true] You do not win this trick. The winner leads to the next one: { $seats }.
       *[false] { $seat } does not win this trick. The winner leads to the next one: { $seats }.
    }
why-steps-same-leader = Nobody wins the trick. By our reading whoever led it leads again: { $seats }.
hint-look-steps = What was led, and do you hold that suit? Only that suit can win.
nudge-steps = Choose an answer for this step first.

## score: what each seat writes down for a deal, and who shot the moon

kind-score = Score the deal
goal-score = What does each player write down for this deal, and did anyone shoot the moon?
pick-score = { $seat }: points for this deal
pick-moon = Who shot the moon?
value-score-nobody = Nobody
why-score-cards =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] You took no card that counts.
               *[false] { $seat } took no card that counts.
            }
        [one]
            { $you ->
                [true] You took one card that counts: { CARDS($cards, case: "definite") }.
               *[false] { $seat } took one card that counts: { CARDS($cards, case: "definite") }.
            }
       *[other]
            { $you ->
                [true] You took these cards that count: { CARDS($cards, case: "definite") }.
               *[false] { $seat } took these cards that count: { CARDS($cards, case: "definite") }.
            }
    } That makes { $points }.
why-score-not-cards =
    { COUNT($cards) ->
        [0]
            { $you ->
                [true] You took no card that counts, so it is { $points } and not { $picked }.
               *[false] { $seat } took no card that counts, so it is { $points } and not { $picked }.
            }
        [one] { CAPITAL(CARDS($cards, case: "definite")) } makes { $points }, not { $picked }.
       *[other] { CAPITAL(CARDS($cards, case: "definite")) } make { $points }, not { $picked }.
    }
why-score-not-moon =
    { $you ->
        [true] One player took every point card, so you write down { $points }, not { $picked }.
       *[false] One player took every point card, so { $seat } writes down { $points }, not { $picked }.
    }
why-score-forgotten =
    A sum of { $picked } leaves out { CARDS($forgotten, case: "definite") }. { COUNT($forgotten) ->
        [one] Counting that card too, it is { $points }.
       *[other] Counting those too, it is { $points }.
    }
why-score-moon-forgotten = The cards alone would make { $picked }. But one player took every point card, and that turns the scoring on its head.
why-score-other-choice = It would be { $picked } if the shooter had chosen the other way.
why-score-shooter =
    { $you ->
        [true] You took every point card:
       *[false] { $seat } took every point card:
    } { $subtracts ->
        [true] as chosen, the shooter takes { $worth } off and nobody adds anything.
       *[false] the opponents add { $worth } each, the shooter nothing.
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }The bonus card takes off { $bonus }: { $points }.
    }
why-score-opponent =
    { $you ->
        [true] An opponent took every point card, so you add { $worth }.
       *[false] An opponent took every point card, so { $seat } adds { $worth }.
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }The bonus card takes off { $bonus }: { $points }.
    }
why-score-partner =
    { $you ->
        [true] Your partner took every point card. Only the opponents add { $worth }.
       *[false] { $seat }’s partner took every point card. Only the opponents add { $worth }.
    }
why-score-spared = The shooter takes { $worth } off and nobody adds anything.{ $bonus ->
        [0] { "" }
       *[other] { " " }The bonus card takes off { $bonus }: { $points }.
    }
why-score-shot =
    { $you ->
        [true] You took all { $count } point cards. To check: all scores together come to { $checksum }.
       *[false] { $seat } took all { $count } point cards. To check: all scores together come to { $checksum }.
    }
why-score-nearly =
    { $you ->
        [true] You are missing one point card, { CARDS($cards, case: "definite") }, so it is no moon.
       *[false] { $seat } is missing one point card, { CARDS($cards, case: "definite") }, so it is no moon.
    }
why-score-not-all =
    { $held ->
        [0]
            { $you ->
                [true] You took none of the { $count } point cards.
               *[false] { $seat } took none of the { $count } point cards.
            }
       *[other]
            { $you ->
                [true] You took only { $held } of the { $count } point cards.
               *[false] { $seat } took only { $held } of the { $count } point cards.
            }
    }
why-score-no-moon = Nobody took all { $count } point cards. To check: all scores together come to { $checksum }.
why-score-some-moon = One player did take all { $count } point cards.
why-score-moonless = By these rules there is no moon, whoever takes the point cards. To check: all scores together come to { $checksum }.
hint-look-score = First see whether one pile has all the point cards. Then count pile by pile.
nudge-score = Choose every player’s points, and who shot the moon.

## can-shoot: who can still shoot the moon

kind-can-shoot = Who can shoot the moon?
goal-can-shoot = Who can still shoot the moon? Answer for each player.
pick-shoot = { $seat }
value-can-shoot-yes = Still can
value-can-shoot-no = No longer
why-can-shoot-open = Nobody has taken a point card yet, so the moon is open to everyone.
why-can-shoot-alone =
    { $you ->
        [true] You have every point card taken so far: { CARDS($own, case: "definite") }. So you still can.
       *[false] { $seat } has every point card taken so far: { CARDS($own, case: "definite") }. So { $seat } still can.
    }
why-can-shoot-blocked =
    { $you ->
        [true] You can no longer take them all. Already in other piles ({ $seats }): { CARDS($cards, case: "definite") }.
       *[false] { $seat } can no longer take them all. Already in other piles ({ $seats }): { CARDS($cards, case: "definite") }.
    }
hint-look-can-shoot = See whose piles have point cards in them.
nudge-can-shoot = Answer for each player.

## moon-choice: to add or to subtract, where the standing decides

kind-moon-choice = Add or subtract?
goal-moon-choice = You have shot the moon. Which is better for you now?
pick-choice = Add or subtract?
value-moon-choice-add = The opponents add
value-moon-choice-subtract = You subtract
why-moon-choice-wins =
    The highest total is then { $most }, and the game is over. You stand at { $mine }, the next best at { $other }: you win.
why-moon-choice-loses = The highest total is then { $most }, and the game is over. You stand at { $mine }, behind { $seats } at { $other }: you lose.
why-moon-choice-goes-on =
    You come down to { $mine } and the game goes on. { $right ->
        [true] That is better than ending it behind another player.
       *[false] But if the opponents add, you win right away.
    }
hint-look-moon-choice = Add it up both ways. Does the game end, and who is then lowest?
nudge-moon-choice = First choose one of the two.

## game-over: whether the game is over, and who has won

kind-game-over = Is the game over?
goal-game-over = After deal { $deal_number }: is the game over, and who has won?
pick-winners = Is the game over, and who has won?
value-game-over-goes-on = The game goes on
why-game-over-goes-on =
    { $reached ->
        [true] The highest total is { $most }. It has not reached { $limit }, so the game goes on.
       *[false] The highest total is { $most }. It is not above { $limit }, so the game goes on.
    }
why-game-over-over =
    { $reached ->
        [true] The highest total is { $most }, and the game ends at { $limit }.
       *[false] The highest total is { $most }, and the game ends above { $limit }.
    }
why-game-over-last-deal = Deal { $deal } was the last, so the game is over.
why-game-over-not-yet = The game goes on, so nobody has won yet.
why-game-over-wins =
    { $highest ->
        [true] { $seats }: { $points }. Nobody has more, and the most points win.
       *[false] { $seats }: { $points }. Nobody has fewer, and the fewest points win.
    }
why-game-over-behind =
    { $highest ->
        [true] { $seats }: { $points }. There is a higher total, { $best }.
       *[false] { $seats }: { $points }. There is a lower total, { $best }.
    }
why-game-over-shared = { $seats }: the same best total, { $points }. They share the win.
why-game-over-not-alone = { $seats }: { $points }. Others have just as many, so the win is shared.
why-game-over-uneven = { $seats }: only those with the best total, { $best }, win.
why-game-over-pair = { $seats }: nobody wins alone here. Partners add up their totals and win together.
hint-look-game-over = Look at the highest total: is it enough to end the game? Then look for the winner.
nudge-game-over = First choose who has won, or say that the game goes on.

## costs: which cards cost points

kind-costs = What costs points?
goal-costs = Which of these cards cost points? Choose them all.
shown-label =
    { $count ->
        [one] To choose from: 1 card
       *[other] To choose from: { $count } cards
    }
cards-right-costs = You found every card that costs points, and nothing else.
cards-wrong-costs =
    { COUNT($cards) ->
        [one] Only this costs points: { CARDS($cards, case: "definite") }.
       *[other] These cost points: { CARDS($cards, case: "definite") }.
    }
why-costs-heart =
    { $points ->
        [one] Every heart costs one point, high or low.
       *[other] Every heart costs { $points } points, high or low.
    }
why-costs-face = Here every heart costs what is printed on it, so { CARD($card, case: "definite") } costs { $points }.
why-costs-points = { CAPITAL(CARD($card, case: "definite")) } alone costs { $points }.
why-costs-bonus = { CAPITAL(CARD($card, case: "definite")) } costs nothing. On the contrary, it takes { $points } off.
why-costs-free =
    { COUNT($cards) ->
        [0] { CAPITAL(CARD($card, case: "definite")) } costs nothing. Here only hearts cost points.
        [one] { CAPITAL(CARD($card, case: "definite")) } costs nothing. Besides the hearts, only { CARDS($cards, case: "definite") } costs points.
       *[other] { CAPITAL(CARD($card, case: "definite")) } costs nothing. Besides the hearts, only these cost points: { CARDS($cards, case: "definite") }.
    }
hint-look-costs = Which suit costs points? And which single cards besides?
nudge-costs = First choose at least one card.

## sheet: which deal of a score sheet was miscounted

kind-sheet = Check the score sheet
goal-sheet = In one of these deals something was miscounted. In which?
sheet-title = The score sheet
sheet-deal = Deal
record-deal = Deal { $number }
pick-deal = The miscounted deal
why-sheet-sum =
    { $added ->
        [0]
            { $subtracted ->
                [0] This adds up to { $sum }. A deal always comes to { $whole }.
               *[other] This adds up to { $sum }. A deal comes to { $whole }, or after a moon to { $subtracted }.
            }
       *[other]
            { $subtracted ->
                [0] This adds up to { $sum }. A deal comes to { $whole }, or after a moon to { $added }.
               *[other] This adds up to { $sum }. A deal comes to { $whole }, or after a moon to { $added } or { $subtracted }.
            }
    }
why-sheet-alone =
    { $you ->
        [true] The sum is right, but you alone have all { $points }. That is a moon, and it is written down the other way around.
       *[false] The sum is right, but { $seat } alone has all { $points }. That is a moon, and it is written down the other way around.
    }
why-sheet-cards = The sum of { $sum } is right, but no cards make just these points.
why-sheet-counted = This adds up to { $sum }, as it should.
why-sheet-add =
    { $you ->
        [true] You shot the moon, so the opponents add { $points } each. That makes { $sum } in all, as it should.
       *[false] { $seat } shot the moon, so the opponents add { $points } each. That makes { $sum } in all, as it should.
    }
why-sheet-subtract =
    { $you ->
        [true] You shot the moon and took { $points } off. That makes { $sum } in all, as it should.
       *[false] { $seat } shot the moon and took { $points } off. That makes { $sum } in all, as it should.
    }
hint-look-sheet = Add up each deal. What does a deal come to, and what if somebody has shot the moon?
nudge-sheet = First choose a deal.

## says: which source a claim is from

says-title = Who says this?
says-label = In our words
pick-source = Which source says this?
why-says-it = { $names } says so.
why-says-not = { $names } does not say so.
hint-more-says = Only one source says this. Which of them treats the matter at such length, or differently from the rest?
action-hint-more = Hint: a little more
nudge-says = First choose a source.

## word: the sources' own words

kind-word = Words of the sources
goal-word =
    { $form ->
        [meaning] What does the source mean by this word?
        [word] Which word does the source use for this?
       *[counterpart] What is this called in the other language?
    }
word-title = A word of the sources
word-shown = The word
word-meaning = The meaning
word-source = Source
pick-meaning = What does it mean?
pick-word = Which word does the source use?
pick-counterpart-fi = What is it called in Finnish?
pick-counterpart-nb = What is it called in Norwegian?
why-word-meaning =
    { $noted ->
        [true] This is what “{ $term }” means. { $note }
       *[false] This is what “{ $term }” means.
    }
why-word-word =
    { $noted ->
        [true] { $names } says “{ $term }”. { $note }
       *[false] { $names } says “{ $term }”.
    }
why-word-counterpart =
    { $noted ->
        [true] “{ $term }” stands for the same: { $meaning } { $note }
       *[false] “{ $term }” stands for the same: { $meaning }
    }
why-word-of-another = This is what “{ $term }” means.
why-word-elsewhere = “{ $term }” stands for the same, but is the word of another source.
why-word-else = “{ $term }” means something else: { $meaning }
hint-look-word = Take the word apart: is there a word in it that you know? Then rule out what it clearly is not.
hint-more-word = Words that look alike need not mean the same, and one thing may have several names.
nudge-word = First choose an answer.
