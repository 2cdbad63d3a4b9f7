### The lesson on variants: other prices, another end, another aim, two decks.

lesson-variants-title = Variants
lesson-variants-summary = A bonus card, other prices, another end, another aim, two decks: what changes, and what follows from it.

## What the cards cost

lesson-variants-omnibus-text = A variant changes prices, numbers or aims; the rest stays. Omnibus gives Herttamisääri for four a bonus card worth hunting: { CARD("JD", case: "definite") }, sometimes the ten, takes 10 off. Our reading: a moon does without it, but it counts.
lesson-variants-omnibus-goal = Who wins this trick, and what does it cost?
lesson-variants-omnibus-hint = One for the heart, 13 for the queen, and then 10 off.

lesson-variants-black-maria-text = British Black Maria is mostly for three, without { CARD("2C", case: "definite") }. King and ace of spades cost too, 10 and 7 by our reading: 43 in all. In variants a moon takes every costly card; their sum replaces 26.
lesson-variants-black-maria-goal = You took it all, and the others add: who writes what?
lesson-variants-black-maria-hint = Put the sum of all cards where 26 used to stand.

lesson-variants-face-values-text = Hertta korttipeli can price hearts at face value and { CARD("QS", case: "definite") } at 60. By our reading jack, queen, king and ace are 11, 12, 13 and 14: 164 a deal. The limit stays at 100.
lesson-variants-face-values-goal = Who wins this trick, and with how many points?
lesson-variants-face-values-hint = The jack is 11 and the ace 14, but the spade costs most.

lesson-variants-free-queen-text = Hertta korttipeli allows countless changes: no exchange, or a harmless { CARD("QS") }. By our reading she still stays out of the first trick, since the ban calls her by name. Nothing bars the bonus card of Omnibus.
lesson-variants-free-queen-goal = The queen costs nothing: which cards may you play?
lesson-variants-free-queen-hint = Is the ban about points, or about certain cards?

## When the game ends

lesson-variants-limit-text = You can agree on another limit, such as 120. The source’s own limit, 100, has to be passed, and by our reading so has the new one. After ten deals you have exactly 120.
lesson-variants-limit-goal = Is the game over, and who has won?
lesson-variants-limit-hint = Is 120 more than 120?

lesson-variants-ten-deals-text = Or you agree on a maximum number of deals, say ten. By our reading the game ends after the last of them, or when somebody passes 100, whichever comes first. The fewest points win.
lesson-variants-ten-deals-goal = Deal ten is done: is the game over, and who has won?
lesson-variants-ten-deals-hint = Which came first, the tenth deal or more than 100 points?

## Who wins

lesson-variants-pairs-text = Herttamisääri and Hertta korttipeli have pairs; Hertan säännöt does not. Partners sit opposite, pass and play for each other, and add up. By our reading the sum decides limit and win. A moon is shot alone; only opponents pay.
lesson-variants-pairs-goal = Is the game over, and who has won?
lesson-variants-pairs-hint = Add up each pair; only equal sums would let all four win.

lesson-variants-reversed-text = The same totals in misääriherttamisääri, where four play, each alone. Here the aim is reversed: you collect point cards, and by our reading the highest total wins once someone has 100; a tie is shared. Only the moon is gone.
lesson-variants-reversed-goal = Is the game over, and who has won now?
lesson-variants-reversed-hint = This time look for the highest total.

## Two decks

lesson-variants-cancel-text = Six to ten play with two decks: each card twice, 52 points. By our reading the lowest club opens: of two, the one nearer the dealer’s left. Two equal cards in a trick cancel: neither can win it.
lesson-variants-cancel-goal = Who wins this trick, and with how many points?
lesson-variants-cancel-hint = First cross out the cards that cancel each other.

lesson-variants-widow-text = The widow (cards left over) goes with the first trick. If the led suit cancels out, by our reading the same player leads again; the cards await the next winner, finally that leader. Canceled hearts break hearts too.
lesson-variants-widow-goal = The five is now a diamond: who wins, and how many points?
lesson-variants-widow-hint = Is there a club left that nothing cancels?

lesson-variants-end = Now you know the variants of the sources, and what each of them changes. Next, the four sources are set side by side.
