### The lesson on the points: what counts, how a deal is counted, and how the sheet is checked.

lesson-scoring-title = Counting the points
lesson-scoring-summary = You pay for what you take, not for what you play, and 26 tells you whether the sheet is right.

## What counts

lesson-scoring-taken-text = You have no diamond and throw { CARD("QS", case: "definite") }. What you hold or play costs nothing: points go with the trick. Whoever takes it keeps it beside them, face down according to Hertta korttipeli.
lesson-scoring-taken-goal = Who takes this trick, and how many points come with it?
lesson-scoring-taken-hint = Find the highest diamond, then add up the heart and the queen.

lesson-scoring-free-text = { CAPITAL(CARD("KS", case: "definite")) } and { CARD("AS", case: "definite") } look dangerous, but they cost nothing. Only hearts and { CARD("QS", case: "definite") } do, and this trick has neither.
lesson-scoring-free-goal = Who takes this spade trick, and for how many points?
lesson-scoring-free-hint = Is any of these cards a heart, or the queen?

lesson-scoring-caught-text = One card has changed: East played { CARD("QS", case: "definite") } instead of { CARD("KS", case: "definite") }. Your ace still costs nothing itself, but it takes the trick with the costliest card of all.
lesson-scoring-caught-goal = Who takes the trick now, and for how many points?
lesson-scoring-caught-hint = The highest spade decides who gets the points.

lesson-scoring-equal-text = { CAPITAL(CARD("AH", case: "definite")) } costs one point, exactly like { CARD("2H", case: "definite") }. And no card takes points off: in some variants one diamond does, but not in the game you are learning here.
lesson-scoring-equal-goal = Which of these cards cost you points?
lesson-scoring-equal-hint = The queen of spades is not among them.

## A deal is counted

lesson-scoring-count-text = All thirteen tricks are played, and everybody counts what they have taken: one for each heart, 13 for { CARD("QS", case: "definite") }. Nobody took them all, so nobody shot the moon; that is the next lesson.
lesson-scoring-count-goal = What does each player write down for this deal?
lesson-scoring-count-hint = You took four hearts and the queen.

## The sheet and its sum

lesson-scoring-sum-text = On paper each deal is a row. Thirteen hearts and { CARD("QS", case: "definite") } make 26 together, and so should every row. The deal that you just counted does: 17 + 2 + 3 + 4.
lesson-scoring-sum-goal = In which deal was something miscounted?
lesson-scoring-sum-hint = Add up each row.

lesson-scoring-queenless-text = Deal 2 has been put right, and a fourth was played. Now every row makes 26, yet one of them cannot be: somebody always gets { CARD("QS", case: "definite") }, and with it 13 points or more.
lesson-scoring-queenless-goal = Which deal cannot be right now?
lesson-scoring-queenless-hint = Look for a row in which nobody has as much as 13.

lesson-scoring-all-text = The exception: whoever takes all 26 writes down nothing, and the others 26 each, 78 together. Some rules let the taker subtract 26 instead: −26 in all. So a lone 26 is always wrong.
lesson-scoring-all-goal = Which deal cannot be right this time?
lesson-scoring-all-hint = A row of 78 may be right.

lesson-scoring-added-text = People call them minus points, yet they are added, deal after deal: from 28, a deal that costs 7 brings you to 35. Now somebody is past 100, so there is no new deal, and the lowest total wins.
lesson-scoring-added-goal = Who has won the game?
lesson-scoring-added-hint = The fewer points the better.

## Where the sources differ

lesson-scoring-checked-text = Herttamisääri and Hjerter say that a deal always has 26 points, and mean the cards. Hertta korttipeli names no sum. One source checks its counting this way, and knows when the sum is different.
lesson-scoring-checked-goal = Which source uses the sum as a check?
lesson-scoring-checked-hint = It is the one that explains the most.

lesson-scoring-end = Now you can keep score and spot a slip. Next comes the deal in which one player takes everything.
