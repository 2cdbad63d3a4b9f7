### The lesson on following suit and taking the trick.

lesson-trick-title = Following suit and winning the trick
lesson-trick-summary = What you may play when somebody else leads, and who ends up with the trick and its points.

## Following suit

lesson-trick-follow-text = One after another, clockwise, everybody plays a card face up. The first one, the lead, sets the suit: clubs in trick one, diamonds here. If you hold that suit you must follow it, high or low as you like.
lesson-trick-follow-goal = Which card do you play to this trick?
lesson-trick-follow-hint = Look at the first card of the trick.

lesson-trick-tempted-text = How nice it would be to drop { CARD("QS", case: "definite") } on somebody else! But as long as you hold a diamond you must follow suit, and hearts are not diamonds, though both are red.
lesson-trick-tempted-goal = Which cards may you play now?
lesson-trick-tempted-hint = Do you hold the suit that was led?

lesson-trick-void-text = Clubs were led, but you have none and cannot follow suit. From the second trick on you may then play any card you like, point cards too.
lesson-trick-void-goal = Which cards may you play without a club?
lesson-trick-void-hint = What binds you when you cannot follow suit?

lesson-trick-one-club-text = Almost the same hand: { CARD("TD", case: "definite") } has become { CARD("8C", case: "definite") }. A single club is enough to turn the answer around.
lesson-trick-one-club-goal = Which cards may you play now?
lesson-trick-one-club-hint = Do you hold the suit that was led this time?

## Who takes the trick

lesson-trick-highest-text = The trick goes to whoever played highest in the suit led. The winner gets all four cards and their points: one for each heart, 13 for { CARD("QS", case: "definite") }. Only without a diamond may East throw a spade.
lesson-trick-highest-goal = Who takes the trick, and how many points come with it?
lesson-trick-highest-hint = Which cards are of the same suit as the first one?

lesson-trick-heart-text = The same trick, but { CARD("AH", case: "definite") } has taken the place of { CARD("AS", case: "definite") }. One of your two answers changes.
lesson-trick-heart-goal = Who takes the trick now, and with how many points?
lesson-trick-heart-hint = Keep two things apart: who wins, and what lies in the trick.

lesson-trick-aces-text = The last trick: everybody has one card left, and three of the four are aces. But this game has no trump, and a card of another suit never wins.
lesson-trick-aces-goal = Who gets all those aces, and with how many points?
lesson-trick-aces-hint = How many players followed the suit that was led?

lesson-trick-queen-text = { CAPITAL(CARD("QS", case: "definite")) } is usually thrown on another suit. But when spades are led she is a spade like any other, and may take the trick herself, points and all.
lesson-trick-queen-goal = Who takes this spade trick, and with how many points?
lesson-trick-queen-hint = Find the highest spade first, then count the points.

lesson-trick-lead-text = You took the last trick, so now you lead. The table is empty: there is no suit to follow, and hearts are broken.
lesson-trick-lead-goal = Which cards may you lead?
lesson-trick-lead-hint = Is there anything on the table to bind you?

lesson-trick-end = Now you know when you must follow suit and who takes the trick. The next lesson is about the first trick, which has rules of its own.
