### The lesson on the cards, for somebody who has never held any.

lesson-cards-title = The cards and the aim
lesson-cards-summary = Four suits, their order, the cards that cost points, and how the game is won.

## What costs points

lesson-cards-hearts-text = A deck has four suits: clubs ♣, diamonds ♦, hearts ♥ and spades ♠. In this game the hearts are the trouble: each one you end up with costs you a point, the two as much as the ace.
lesson-cards-hearts-goal = Which of these cards cost you points?
lesson-cards-hearts-hint = Look at the shape of the suit, not at the number.

lesson-cards-high-text = High cards look dangerous. But what a card costs has nothing to do with its rank: aces, kings and queens of the other suits cost nothing, with one exception, which comes next.
lesson-cards-high-goal = Which of these cards cost you points?
lesson-cards-high-hint = Is there a heart among them?

lesson-cards-queen-text = One card has changed: { CARD("KS", case: "definite") } is now { CARD("QS", case: "definite") }. She is the exception, and she alone costs 13 points, as many as all the hearts together.
lesson-cards-queen-goal = Which of these cards cost points now?
lesson-cards-queen-hint = There are two of them this time.

## Suits and ranks

lesson-cards-ranks-text = Everybody puts down one card; together they make a trick. The highest takes all four. The order from the top: ace, king, queen, jack, ten, and so on down to the two.
lesson-cards-ranks-goal = Who takes these four diamonds, and what do they cost?
lesson-cards-ranks-hint = Find the ace, then look for hearts.

lesson-cards-black-text = Only cards of the suit that was led, the suit of the first card, can win. Clubs and spades are both black, yet they are two suits, just as hearts and diamonds are. A spade cannot win a club trick.
lesson-cards-black-goal = Who takes this club trick?
lesson-cards-black-hint = Leave the spade out, then compare the rest.

lesson-cards-club-text = The same trick, but { CARD("KS", case: "definite") } has become { CARD("KC", case: "definite") }: still a black king, but now one of the suit that was led.
lesson-cards-club-goal = Who takes the trick now?
lesson-cards-club-hint = All four cards are clubs now.

## What the game is about

lesson-cards-costly-text = In most trick-taking games you want to win tricks. Here a trick is bad news as soon as it holds a card that costs points, so you try to leave it to somebody else.
lesson-cards-costly-goal = Who takes this trick, and how many points come with it?
lesson-cards-costly-hint = The highest spade takes the queen too.

lesson-cards-aim-text = The cards are dealt and played out again and again: each time is a deal. Your points are added up from deal to deal, and fewer is better. Once somebody is past 100, the game is over.
lesson-cards-aim-goal = Somebody is past 100. Who has won?
lesson-cards-aim-hint = Look for the smallest number.

lesson-cards-aim-by-source-text = Hertta korttipeli puts the aim oddly: collect points, but avoid hearts and the queen. It cannot mean both, for those are all the points there are. We read it as the other three sources do.
lesson-cards-aim-by-source-goal = Who has won by Hertta korttipeli?
lesson-cards-aim-by-source-hint = Read it as in the stage before.

lesson-cards-end = Now you know the cards and what you are trying to avoid. Next, the cards are dealt.
