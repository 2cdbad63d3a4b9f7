### The lesson on taking every point card: who still can, what it brings, how it fails, and the choice.

lesson-moon-title = Shooting the moon
lesson-moon-summary = Point cards are a burden, unless you take them all. What that brings, and how to choose.

## Who still can

lesson-moon-open-text = Whoever takes all 13 hearts and { CARD("QS", case: "definite") } in one deal shoots the moon. It turns a hand that looked bad into a strong one, and gives the game its thrill. No point card has been taken yet.
lesson-moon-open-goal = Who can still shoot the moon?
lesson-moon-open-hint = Whose piles have point cards in them?

lesson-moon-tricks-text = You need every point card, but not every trick: others may win tricks without any. That is so in all four sources, under four names: “kuun ampuminen”, “slammi”, “puhallus”, “ta alle”.
lesson-moon-tricks-goal = Who can still shoot the moon?
lesson-moon-tricks-hint = Find all the hearts, and the queen.

lesson-moon-one-heart-text = The same piles, but in East’s pile { CARD("9D", case: "definite") } has become { CARD("9H", case: "definite") }. Now two players have point cards. A single heart elsewhere is enough to stop you, and yours stop East.
lesson-moon-one-heart-goal = Who can still shoot the moon now?
lesson-moon-one-heart-hint = A moon takes every point card, without exception.

lesson-moon-queen-text = You have all the hearts taken so far, but West has { CARD("QS", case: "definite") }. She is a point card like any heart, and blocks a moon just as surely: that is how we read all four sources.
lesson-moon-queen-goal = Who can still shoot the moon?
lesson-moon-queen-hint = Count the players who have taken a point card.

## What it brings

lesson-moon-reward-text = You did it! You add nothing, the three others add 26 each, and your earlier points stay. From 20, 30, 40 and 66 a moon by the first player leads to 20, 56, 66 and 92.
lesson-moon-reward-goal = What does everybody write down, and who shot the moon?
lesson-moon-reward-hint = The others pay for what you have taken.

lesson-moon-missed-heart-text = Almost: { CARD("3H", case: "definite") } ended up with West. A failed moon changes nothing in any of the sources: you keep the points of the cards you took, 12 hearts and the queen.
lesson-moon-missed-heart-goal = What does everybody write down now?
lesson-moon-missed-heart-hint = One for each heart, 13 for the queen.

lesson-moon-missed-queen-text = Again you lack one card, this time { CARD("QS", case: "definite") }. Hjerter says 25 points for a single missing card, but that is true only of a heart. By our reading, the cards you took decide.
lesson-moon-missed-queen-goal = What does everybody write down when the queen got away?
lesson-moon-missed-queen-hint = Count your hearts; there is nothing else to count.

## Where the sources differ

lesson-moon-subtract-text = Herttamisääri offers a choice: the others add 26, or you take 26 off your own total, even below zero. Never both. Hjerter allows it if agreed beforehand; in the two other sources your total never goes down.
lesson-moon-subtract-goal = You choose to subtract: what does everybody write down?
lesson-moon-subtract-hint = Who pays this time, and who gets off free?

## The choice, and when it matters

lesson-moon-choose-text = You shot the moon and may choose. Hjerter often finds subtracting wiser, but the gaps between players come out the same either way. What differs: at 100 the game ends, and the lowest total wins.
lesson-moon-choose-goal = You stand at 90. Which is better now?
lesson-moon-choose-hint = Add 26 to the others: is anybody below your 90?

lesson-moon-choose-again-text = The same moon, other totals. Let the others add if that ends the game and you win; subtract if it would end with somebody else winning. If it goes on, the gaps are the same.
lesson-moon-choose-again-goal = Which is better for you this time?
lesson-moon-choose-again-hint = Compare your 70 with the 63 of North, plus 26.

lesson-moon-end = Now you know what a moon needs, and what it brings. Next comes the end of the game, which a moon can bring about.
