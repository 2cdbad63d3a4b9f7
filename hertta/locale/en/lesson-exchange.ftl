### The lesson on the exchange: to whom three cards go, from whom three come, and what that does to a hand.

lesson-exchange-title = Three cards change hands
lesson-exchange-summary = You give away three cards before you see three new ones. Where they go depends on the deal.

## Where the cards go

lesson-exchange-left-text = Most deals begin with an exchange. Everybody chooses three cards and lays them face down for another player, all at once. In the first deal they go to the left, so your new ones come from the other side.
lesson-exchange-left-goal = Deal 1: who gets your cards, and who gives you theirs?
lesson-exchange-left-hint = West sits on your left, North opposite you, East on your right.

lesson-exchange-right-text = The number of the deal decides where the cards go, in an order agreed beforehand. In the second deal everybody passes to the right. Only Hertan säännöt leaves the second and third open; we read it like the others.
lesson-exchange-right-goal = Deal 2: who gets your cards, and who gives you theirs?
lesson-exchange-right-hint = When everybody passes to the right, where do the new ones come from?

lesson-exchange-across-text = In the third deal the cards go straight across the table. You then give to the very player you get from: the two of you swap three for three.
lesson-exchange-across-goal = Deal 3: who gets your cards, and who gives you theirs?
lesson-exchange-across-hint = Only one player sits opposite you.

lesson-exchange-fourth-text = Most deals have an exchange, but the fourth has none: everybody plays the cards they were dealt. Herttamisääri and Hjerter first speak of every deal, yet their own lists leave the fourth out.
lesson-exchange-fourth-goal = Deal 4: who gets your cards, and who gives you theirs?
lesson-exchange-fourth-hint = One of the choices is not a player.

lesson-exchange-again-text = After the fourth deal the order starts over: in the fifth the cards go left again. For later deals, keep taking four off the number until four or less is left.
lesson-exchange-again-goal = Deal 9: who gets your cards, and who gives you theirs?
lesson-exchange-again-hint = Take four from nine, and then four again.

## Where the sources differ

lesson-exchange-shorter-text = Three sources share that order of four. In Hertta korttipeli it is only three deals long: in the fourth the cards go left again, and every deal has an exchange. In the others, nobody passes anything in deal 8.
lesson-exchange-shorter-goal = Deal 8 by Hertta korttipeli: who gets yours, who gives you theirs?
lesson-exchange-shorter-hint = Take three from eight, and then three again.

## What is passed, and what comes of it

lesson-exchange-blind-text = You choose from the hand you were dealt, and may not see the new cards until your own lie face down. No card is barred, not even { CARD("2C", case: "definite") } or { CARD("QS", case: "definite") }.
lesson-exchange-blind-goal = Who opens after the exchange, and with which card?
lesson-exchange-blind-hint = Follow { CARD("2C", case: "definite") }: in deal 2 cards go to the right.

lesson-exchange-changed-text = You gave three small diamonds and got two hearts and { CARD("QS", case: "definite") }. Still thirteen cards, but what a hand! For two sources few choices matter more: you shed what you fear, but arm somebody else.
lesson-exchange-changed-goal = Which cards of your new hand cost points?
lesson-exchange-changed-hint = Take all your hearts, and one spade.

lesson-exchange-void-text = You have only two clubs, so you pass both, with { CARD("AH", case: "definite") } as the third card. East gives you none, and now you have no club at all. That can be useful, as the next lesson shows.
lesson-exchange-void-goal = Who opens after the exchange, and with which card?
lesson-exchange-void-hint = East keeps every club.

lesson-exchange-refilled-text = Same deal, but East gives you { CARD("2C", case: "definite") }, not { CARD("KS", case: "definite") }. A club after all! Plan the first trick only when the exchange is over and play begins: until then you cannot know what you lack.
lesson-exchange-refilled-goal = Who opens now, and with which card?
lesson-exchange-refilled-hint = Look at what East gives you.

lesson-exchange-end = Now you know where the three cards go, and that you choose them blind. Next the play itself begins: the trick.
