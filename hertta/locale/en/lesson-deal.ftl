### The lesson on seats, dealing, and who opens.

lesson-deal-title = Dealing the cards
lesson-deal-summary = Four players, each alone, thirteen cards each, and one small card that decides who begins.

## The table

lesson-deal-table-text = Four sit at the table. The ordinary deck of 52, without jokers, is dealt out card by card, clockwise, until nothing is left. Later one small black card opens the play: the lowest club.
lesson-deal-table-goal = How is the table set up for four?
lesson-deal-table-hint = Divide 52 by four, and see whether anything is left.

lesson-deal-sorted-text = You get thirteen cards. Sort them by suit, and you see at a glance what you lack: here, not a single club. The costly cards stand out too.
lesson-deal-sorted-goal = Which of your thirteen cards cost points?
lesson-deal-sorted-hint = Take all of one suit, and one more.

lesson-deal-alone-text = Everybody has a column on the score sheet and starts from zero. Nobody has a partner: the player opposite is as much your opponent as your neighbors are.
lesson-deal-alone-goal = The game is over. Who has won?
lesson-deal-alone-hint = Compare the four numbers; there is nothing to add up.

lesson-deal-stock-text = Once the cards are dealt, the table is empty. Nothing is drawn later: your hand only gets smaller. With four players all the sources play like this, but only one of them says so outright.
lesson-deal-stock-goal = Which source says that there is no stock?
lesson-deal-stock-hint = It is the one that explains the most.

## Who begins

lesson-deal-opener-text = Whoever holds { CARD("2C", case: "definite") } opens the first trick, and with that very card. Here all four hands lie open, so you can go and look for it.
lesson-deal-opener-goal = Who opens, and with which card?
lesson-deal-opener-hint = Look for the lowest club.

lesson-deal-yours-text = Two cards have changed places: { CARD("2C", case: "definite") } has come to you, and { CARD("5C", case: "definite") } has gone to your neighbor.
lesson-deal-yours-goal = Who opens now?
lesson-deal-yours-hint = Look at your own hand first.

lesson-deal-dealer-text = In many games the player on the dealer’s left leads. Not here: dealing gives nobody the lead. This time West was the dealer.
lesson-deal-dealer-goal = Who opens, and with which card?
lesson-deal-dealer-hint = Forget the dealer and look at the clubs.

## Who deals

lesson-deal-first-dealer-text = Who deals first? One source lets the players agree on it; another has somebody chosen, without saying how. The other two do not mention it.
lesson-deal-first-dealer-goal = Which source lets the players agree?
lesson-deal-first-dealer-hint = It is a Finnish one, and a short one.

lesson-deal-next-dealer-text = A deal is the dealing, an exchange if there is one, and thirteen tricks, until no card is left. The points are written down, and the next deal begins. Where sources are silent, we let it pass clockwise too.
lesson-deal-next-dealer-goal = Which source says who deals next?
lesson-deal-next-dealer-hint = It is again the one that explains the most.

lesson-deal-end = Now you can deal, and you know who opens. Before that, though, most deals begin with an exchange of cards.
