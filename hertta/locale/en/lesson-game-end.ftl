### The lesson on the end of the game: who ends it, when that is looked at, who wins, and where the sources part.

lesson-game-end-title = The end of the game
lesson-game-end-summary = When the game is over, who has won it, and why exactly a hundred is a special number.

## When it is over, and who wins

lesson-game-end-limit-text =
    { $source ->
        [hertta-korttipeli] The points of all deals are added up. The game ends when somebody has more than 100, and whoever has the fewest points then wins. A small total is a good one.
       *[other] The points of all deals are added up. The game ends when somebody reaches 100, and whoever has the fewest points then wins. A small total is a good one.
    }
lesson-game-end-limit-goal = Is the game over, and who has won?
lesson-game-end-limit-hint = Look at the highest total first, then at the lowest.

lesson-game-end-not-yet-text = In another game it looks like this after twelve deals. Two players are close, but nobody is there yet, and as long as that is so, another deal follows. You are ahead, but you have not won.
lesson-game-end-not-yet-goal = Is the game over, and who has won?
lesson-game-end-not-yet-hint = How far off is the highest total?

lesson-game-end-first-there-text = You are the first and only one past 100. In many games that would be a win. Here you have ended the game, and that is all: fewest points win.
lesson-game-end-first-there-goal = Who has won, now that you have ended it?
lesson-game-end-first-there-hint = Find the smallest of the four totals.

## Reached or passed

lesson-game-end-exactly-text = Exactly 100: is that enough? In Hertan säännöt, Herttamisääri and Hjerter, yes: there a total of 100 after a deal ends the game.
lesson-game-end-exactly-goal = Is the game over at exactly 100, and who has won?
lesson-game-end-exactly-hint = Is 100 reached?

lesson-game-end-not-enough-text = Now the same totals by Hertta korttipeli. It speaks twice of more than a hundred points, and we take it at its word: 100 is not more than 100.
lesson-game-end-not-enough-goal = Is the game over by these rules?
lesson-game-end-not-enough-hint = Is 100 passed?

lesson-game-end-fewest-text = Still Hertta korttipeli. Its opening lines speak of collecting points, as if many were good. But its scoring says otherwise: the fewest points win, as in the other sources. One total is now over 100.
lesson-game-end-fewest-goal = Is the game over, and who has won?
lesson-game-end-fewest-hint = Is 101 enough here, and which total is the smallest?

## After the whole deal

lesson-game-end-whole-deal-text = You began at 80, and after nine tricks had taken 24 points: over 100. But no deal stops halfway. It is played out, then counted, and you took the rest: a moon, 26 for each of the others.
lesson-game-end-whole-deal-goal = With these totals, is the game over?
lesson-game-end-whole-deal-hint = Only the totals after the deal count.

lesson-game-end-shooter-loses-text = Before this deal it was 90, 95, 63 and 64. You shot the moon, and each of the others added 26. After a moon, too, look at the totals: the shooter need not be lowest.
lesson-game-end-shooter-loses-goal = Is the game over, and who has won?
lesson-game-end-shooter-loses-hint = Compare your 90 with each of the others.

## Ties

lesson-game-end-tie-text = Two players have the lowest total. Hertan säännöt lets them share the win. The other sources say nothing about ties; by our reading the win is shared there too.
lesson-game-end-tie-goal = Who has won, alone or together?
lesson-game-end-tie-hint = How many players have the lowest total?

lesson-game-end-tie-behind-text = You and West are level again, with the same 42 points. But only the lowest total counts: where one player alone has it, that player wins alone.
lesson-game-end-tie-behind-goal = Who has won this time?
lesson-game-end-tie-behind-hint = Is 42 the lowest total?

lesson-game-end-end = You can now play a whole game, from the first card to the last count. The next lesson is about tables with fewer or more players.
