### The lesson on other numbers of players: the deck, who opens, the pass, the game for two.

lesson-players-title = From two players to six
lesson-players-summary = With other numbers the deck changes, and often the card that opens. Two players draw from a stock.

## Three players

lesson-players-three-text = Four is best, with 13 cards each, but three can play too. Herttamisääri then removes { CARD("2C", case: "definite") }, so that all hands are equal. It still has that card open; by our reading the lowest club left does.
lesson-players-three-goal = How is the table set up for three?
lesson-players-three-hint = Fifty-one cards are left; divide them by three.

lesson-players-three-again-text = Hertta korttipeli, too, is mostly played by four, but tells three players what to do: put another card aside, { CARD("2D", case: "definite") }. Which club is the lowest now?
lesson-players-three-again-goal = How is the table set up by this source?
lesson-players-three-again-hint = Whatever card is gone, the lowest club opens.

## Five and six

lesson-players-five-text = With five players both sources take out { CARD("2C", case: "definite") } and { CARD("2D", case: "definite") }. Hertta korttipeli names the club that opens instead. Herttamisääri does not, but by our reading it is the same one.
lesson-players-five-goal = How is the table set up for five?
lesson-players-five-hint = Which club is the lowest, once the two is gone?

lesson-players-six-text = For six, Herttamisääri takes out four cards: the twos of clubs, diamonds and spades, and { CARD("3C", case: "definite") } as well. Every heart stays. Again the lowest club left has to open.
lesson-players-six-goal = How is the table set up for six?
lesson-players-six-hint = Take four from 52, and share the rest among six.

lesson-players-jokers-text = Hertta korttipeli adds cards for six instead: two jokers, 2½ of diamonds and 2½ of clubs. That makes nine each, and { CARD("2C", case: "definite") } opens. By our reading they cost nothing and may fall even in trick one.
lesson-players-jokers-goal = Who wins this trick, and with how many points?
lesson-players-jokers-hint = Only diamonds can win, and 2½ lies between two and three.

## The pass

lesson-players-passing-text = No source says how more or fewer players pass. We keep three cards and the source’s order. Across is half the table away; with an odd number it drops out, and the order restarts a deal sooner. Two never pass.
lesson-players-passing-goal = Three players, fourth deal: who gets your cards?
lesson-players-passing-hint = The order was left, right, across, none; leave out across.

## Two players

lesson-players-two-text = In Hertta korttipeli two can play: each gets 13 cards, and 26 become a stock. { CAPITAL(CARD("2C", case: "definite")) } may lie there. By our reading the lowest club held then opens; without clubs, the non-dealer leads anything but hearts.
lesson-players-two-goal = Who leads first, and with which card?
lesson-players-two-hint = Compare the lowest club of one hand with that of the other.

lesson-players-drawn-text = After each trick both draw a card, winner first, while the stock lasts. A trick ago you had no clubs and threw a heart; then you drew { CARD("9C", case: "definite") }. By our reading only the present hand counts.
lesson-players-drawn-goal = Clubs again: which cards may you play?
lesson-players-drawn-hint = What do you hold now, whatever it was before?

## What stays, and how many can play

lesson-players-moon-text = However many play, a trick has a card from each, and a deal lasts while there are cards: 26 tricks with two. By our reading a moon still gives each opponent 26, or takes off 26 where you may choose.
lesson-players-moon-goal = Three play, and you took all the points: who writes what?
lesson-players-moon-hint = There are only two to pay, but both pay in full.

lesson-players-numbers-text = Hertan säännöt is for four only, Herttamisääri for three to ten. One source goes up to seven, but names no cards. We play what a source names a deck for: two to six with one, six to ten with two.
lesson-players-numbers-goal = Which source speaks of three to seven players?
lesson-players-numbers-hint = It is the one source that is not in Finnish.

lesson-players-end = Now you can play with two, three, five or six. In the next lesson the rules themselves change.
