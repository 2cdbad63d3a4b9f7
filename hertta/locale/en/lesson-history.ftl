### The lesson on the game's past: what two of the sources tell, marked as theirs.

lesson-history-title = Where the game comes from
lesson-history-summary = What two of the sources tell of the game’s past. It is their account: we have checked none of it.

## Before the queen, and after

lesson-history-hearts-only-text = According to Hertan säännöt, today’s game grew in the United States out of an older Hearts, in which nothing else cost points. A variant in Hertta korttipeli is still like that: the queen costs nothing.
lesson-history-hearts-only-goal = Which of these cards cost points there?
lesson-history-hearts-only-hint = In the older game a single suit costs points.

lesson-history-queen-text = Then came the queen. Hertan säännöt tells of Foster, who in 1909 described a game with one point for a heart and thirteen for her. Herttamisääri says she became the best-known point card early that century, in Black Lady.
lesson-history-queen-goal = Which of the same cards cost points now?
lesson-history-queen-hint = One card has joined the hearts.

lesson-history-foster-text = Hertan säännöt dwells on one man and one year: Foster, and the game he described in 1909. Herttamisääri mentions neither. Hertta korttipeli and Hjerter tell no history at all.
lesson-history-foster-goal = Which source tells this?
lesson-history-foster-hint = Who knows of Foster?

## Where from

lesson-history-ancestor-text = The other account starts farther back: not in America but in Europe, not in 1909 but in the 18th century. The two do not contradict each other. We have checked neither.
lesson-history-ancestor-goal = Which source starts here?
lesson-history-ancestor-hint = Who tells history without Foster?

lesson-history-century-text = Both accounts lead to the United States, and they fit together. Hertan säännöt tells what the game grew out of there, Herttamisääri when.
lesson-history-century-goal = Which source tells this?
lesson-history-century-hint = One says what it grew from, the other when.

lesson-history-reward-text = Not everything is as old as the queen’s thirteen points. The reward for taking every point card came later, says the source with an eye for dates.
lesson-history-reward-goal = Which source dates the reward?
lesson-history-reward-hint = Who gave the year 1909 as well?

## Into the computer, and out again

lesson-history-windows-text = Many know the game from Windows, says Herttamisääri: it came in 1992 and stayed for decades, but Windows 8 and later no longer installed it. We take Herttamisääri and Hearts to be one game.
lesson-history-windows-goal = Which source even names the version of Windows?
lesson-history-windows-hint = Who counts the versions?

lesson-history-known-text = Another source mentions Windows as well, but briefly: no version and no year, only what the program did for the game.
lesson-history-known-goal = Which source tells this of Windows?
lesson-history-known-hint = Who else tells of the past at all?

lesson-history-table-text = A program lets no illegal card through. At a table the players have to watch for themselves, says the source with a computer’s rules for real cards. Herttamisääri adds that company can be found online at any hour.
lesson-history-table-goal = Which source gives the players this task?
lesson-history-table-hint = Whose rules come from a computer game?

lesson-history-end = That is how the sources tell it, and we vouch for none of it. The course ends here: go on to the trainer, or to a table with real cards.
