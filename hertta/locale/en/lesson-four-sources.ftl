### The lesson on the four sources side by side: small cases on which they part, and what none of them foresees.

lesson-four-sources-title = Four sources side by side
lesson-four-sources-summary = Small cases in which the sources differ, what some of them leave out, and how to find every difference.

## One card changed, and the sources change too

lesson-four-sources-heart-text = One club lies on the table and you hold none: a diamond and twelve hearts. Three sources bar point cards from the first trick while you have anything else. Herttamisääri has that ban as a house rule only.
lesson-four-sources-heart-goal = By which rules may you play { CARD($card, case: "definite") }?
lesson-four-sources-heart-hint = Ask of each one: is the ban in force at this table?

lesson-four-sources-silence-text = One card has changed: the diamond is now the last heart, and nearly every answer changes too. Hertan säännöt and the house rule have thought of this hand. Two sources say nothing of it, and that is an answer too.
lesson-four-sources-silence-goal = By which rules may you play { CARD($card, case: "definite") } now?
lesson-four-sources-silence-hint = Who speaks of a hand of nothing but point cards?

lesson-four-sources-one-silent-text = You lead, nobody has played a heart yet, and hearts are all you hold. Three sources make an exception for such a hand. Hertta korttipeli leaves it out: there only our reading lets you lead one.
lesson-four-sources-one-silent-goal = By which rules may you lead { CARD($card, case: "definite") }?
lesson-four-sources-one-silent-hint = One source has the rule but not its exception.

## One play, two records

lesson-four-sources-breaking-text = You led a heart to the third trick, as you held nothing else. In the fourth a heart was thrown on clubs. For Hertan säännöt and Hertta korttipeli the first of these is enough; Herttamisääri and Hjerter want the second.
lesson-four-sources-breaking-goal = By Hjerter, in which trick were hearts broken?
lesson-four-sources-breaking-hint = Which of the hearts lies on another suit?

## Deal by deal

lesson-four-sources-fourth-text = The fourth deal. Herttamisääri and Hjerter first say that cards are passed before every deal, but then list left, right, across, and no pass. The list is what counts, and Hertan säännöt agrees with it.
lesson-four-sources-fourth-goal = Who gets your cards in the fourth deal?
lesson-four-sources-fourth-hint = Count the list to its end.

lesson-four-sources-always-text = The same deal by Hertta korttipeli. Its list has three directions and then begins again. There is never a deal without a pass.
lesson-four-sources-always-goal = Who gets your cards now?
lesson-four-sources-always-hint = Which deal of the list does the fourth one repeat?

## The count

lesson-four-sources-choice-text = You took every point card and get no points. In two sources the others always add 26. In Herttamisääri, and in Hjerter if agreed, you choose: 26 for each of them, or 26 off your total and nothing for them.
lesson-four-sources-choice-goal = Totals are 70, 95, 63 and 84: add or subtract?
lesson-four-sources-choice-hint = If the game ended now, whose total would be lowest?

lesson-four-sources-hundred-text = By Hertan säännöt, Herttamisääri and Hjerter this game would be over. Hertta korttipeli wants more than 100. Its opening lines speak of collecting points, yet there too the fewest win.
lesson-four-sources-hundred-goal = By Hertta korttipeli, who has won, if anybody?
lesson-four-sources-hundred-hint = Is a hundred more than a hundred?

## Who plays

lesson-four-sources-six-text = Six players: Herttamisääri takes out four cards, Hertta korttipeli puts in two jokers ranked 2½ that cost nothing and escape the ban. The sources name cards for two to six with one deck, six to ten with two.
lesson-four-sources-six-goal = How do you set the table for six by Hertta korttipeli?
lesson-four-sources-six-hint = How many cards are there now, and how many for each?

lesson-four-sources-alone-text = Each source describes a table of its own. Herttamisääri and Hertta korttipeli have partners, as a variant. In Hertan säännöt four play alone, and the source says itself which game its rules come from.
lesson-four-sources-alone-goal = Whose rules come from a computer game?
lesson-four-sources-alone-hint = The source says so itself.

lesson-four-sources-end = Now you know where the four part ways, and where they are silent. Lay any two tables side by side below, or go on to the words.
