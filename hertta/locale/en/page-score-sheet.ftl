### The score sheet of a game at a real table.

score-sheet-title = Score sheet
score-sheet-summary = Keep the score of your own game. The sheet checks every deal and says when somebody has won.
score-sheet-heading = Score sheet
score-sheet-text = After each deal, write down what each player’s cards cost. The sheet checks the sum, works out a moon, shows the number of the deal and which way to pass, and says when the game is over.

## Who plays

score-sheet-players = Players and rules
score-sheet-players-text = Names stay in this browser.
score-sheet-rules = Rules
score-sheet-ruled = Rules: { $name }. To play by others, start a new game.
score-sheet-first-dealer = Who deals first

## A deal

score-sheet-deal = Deal
score-sheet-deal-number = Deal { $number }
score-sheet-correct-deal = Correct deal { $number }
score-sheet-dealer = Dealer
score-sheet-pass = Pass
score-sheet-passed =
    { $direction ->
        [left] { $count } to the left
        [right] { $count } to the right
        [across] { $count } across
       *[none] no pass
    }
score-sheet-points = Points
score-sheet-points-text = Write what the cards cost, as you count them; a moon is worked out for you. An empty field is 0, and Enter goes on to the next one.
score-sheet-no-trick = Whoever took no trick at all writes { $points }.
score-sheet-no-number = Write a whole number.
score-sheet-sum = Sum
score-sheet-sum-of = { $sum } of { $whole }
score-sheet-enter = Write it down
score-sheet-leave = Leave it as it was
score-sheet-undo = Undo
score-sheet-anew = New game

## What a deal came to

score-sheet-ask = Deal { $number }: what happened?
score-sheet-ask-text = These points can stand for more than one thing. Choose what it was.
score-sheet-result =
    { $choice ->
        [add]
            { $every ->
                [true] Every trick: the opponents add { $points }
               *[false] A moon: the opponents add { $points }
            }
        [subtract]
            { $every ->
                [true] Every trick: { $name } takes { $points } off
               *[false] A moon: { $name } takes { $points } off
            }
       *[none] No moon
    }
score-sheet-moon =
    { $choice ->
        [add]
            { $every ->
                [true] { $name } took every trick: the opponents add.
               *[false] { $name } shot the moon: the opponents add.
            }
       *[subtract]
            { $every ->
                [true] { $name } took every trick and takes the points off.
               *[false] { $name } shot the moon and takes the points off.
            }
    }
score-sheet-open = Deal { $number } waits until you say what happened.
score-sheet-late = The game was over before deal { $number }, so it does not count.
score-sheet-wrong = Deal { $number } adds up to { $sum }; it should be { $whole }.
score-sheet-cannot-be = Deal { $number } has the right sum, but no cards can make just these points.
score-sheet-slip-card =
    { $twice ->
        [true] Was { CARD($card, case: "definite") } counted twice?
       *[false] Was { CARD($card, case: "definite") } left out?
    }
score-sheet-slip-hearts =
    { $twice ->
        [true]
            { $count ->
                [one] Was a heart counted twice?
               *[other] Were { $count } hearts counted twice?
            }
       *[false]
            { $count ->
                [one] Was a heart left out?
               *[other] Were { $count } hearts left out?
            }
    }
score-sheet-slip-nobody = Nobody has enough points for { CARD($card, case: "definite") }.
score-sheet-dropped = { $name } is exactly at the limit and drops to { $points }.
score-sheet-doubts = Please check
score-sheet-doubts-text = Nobody can win while a deal is wrong.

## The game

score-sheet-totals = Totals
score-sheet-totals-are = Totals: { $totals }.
score-sheet-deals = Deals
score-sheet-grid = Each deal: the total, and in brackets the points of the deal
score-sheet-correct = Correct a deal
score-sheet-over = The game is over
score-sheet-won =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } win together with { $points } points.
    }
score-sheet-tools = Paper and files
score-sheet-tools-text = Pen and paper will do, too: print this page and you get the sheet on A4, with empty lines for the deals to come.
score-sheet-csv = Save as CSV
score-sheet-csv-total = { $name }, total
score-sheet-csv-note = Remarks
score-sheet-file = hearts-score

## What was done, read aloud

score-sheet-done-entered = Deal { $number } is written down.
score-sheet-done-corrected = Deal { $number } is corrected.
score-sheet-done-settled = Deal { $number } is settled.
score-sheet-done-undone = The last change is undone.
score-sheet-done-anew = A new game. Undo brings the old one back.
score-sheet-done-empty = Write down points first.
score-sheet-done-unreadable = Not written down: a field holds no whole number.
score-sheet-done-full = The sheet is full. Save it and start a new game.
