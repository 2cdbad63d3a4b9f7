### What went wrong, told to a learner. A notice speaks of the page's address, an error of what was asked for.

## The address

notice-unknown-lang = There is no language “{ $value }” here. You can choose Finnish, Norwegian or English.
notice-unknown-rules = There are no rules called “{ $value }”. We use the usual ones.
notice-unknown-seed = “{ $value }” cannot be used as a seed. We have drawn a new one.
notice-unknown-puzzle = There is no puzzle “{ $value }”. Here is a fresh one.
notice-unknown-view = There is no view “{ $value }”. We show the usual page.
notice-unknown-stage = The stage “{ $value }” is no longer in this lesson, so we begin with the first one.
notice-unknown-term = There is no word “{ $value }” in the glossary.
notice-unknown-kind = There is no kind of puzzle called “{ $value }”. Here are all kinds, mixed.
notice-unknown-rule = There is no rule called “{ $value }”. We ask about all of them.
notice-unknown-source = There is no source called “{ $value }”. We use all of them.
notice-unknown-theme = There is no theme called “{ $value }”. We use all of them.
notice-stale-puzzle = The rules have changed since puzzle “{ $value }” was made. Here is a fresh one.
notice-dropped = No puzzle fits all that you have chosen. We have left out: “{ $value }”.

## What was asked for

error-unknown-lesson = There is no such lesson. All lessons can be found on the home page.
error-bad-puzzle = The puzzle cannot be read. Try another one.
error-stale-puzzle = The puzzle was made for older rules, so its answer may no longer hold. Try another one.
error-no-puzzle = No such puzzle was found under these rules. Try another seed or other rules.
error-unknown-rules = There are no rules called “{ $found }”.
error-bad-profile = These rules have faults, so nobody can play by them yet. Fix them and try again.
error-bad-house-rule = That house rule does not go with the other rules of this table. Choose another one.
error-no-pass = There is no pass in this deal: everybody keeps their cards.
error-pass-count = A pass needs the right number of cards. Choose again.
error-not-in-hand = You can only pass cards that you hold.
error-kept-card = By the rules of this table, one of these cards may not be passed.
error-moon-choice = These rules do not offer that choice to whoever took all. Choose again.
error-bad-card = There is a card here that does not belong to this deck. Look through the cards once more.
error-duplicate-card = The same card appears here too many times. Look through the cards once more.
error-bad-position = No game can come to this position. Look through it once more: something is missing, or there is too much of it.
error-deal-over = The deal is over: every card has been played.
error-game-over = The game is over. Start a new one to play on.
error-missing-folder = A part of hertta is missing: { $folder }. Install hertta again.
error-unreadable-file = The file { $file } cannot be read: { $reason }.
error-unknown-puzzle = There is no such puzzle in the bank. Try another one.
error-unknown-kind = There is no such kind of puzzle. Try another one.
error-missing-bank = The bank of puzzles is incomplete: { $file } is missing or cannot be read. Install hertta again.
error-bad-set = A puzzle set by hand has a fault, so the bank is left as it was. Fix it and try again.
error-bad-rejected = The list of rejected puzzles has a fault: { $where }. Fix it and try again.
error-bad-recipe = The recipe of the bank cannot be used: { $file }
error-no-cluster = No Dask cluster answers at { $address }.
error-unwritable-file = The file { $file } cannot be written: { $reason }. What was there before is untouched.
error-refused = The system does not allow that: { $reason }.
error-bad-entry = The entry of this puzzle in the bank has a fault. Try another puzzle.
error-wrong-id = This puzzle was changed by hand and no longer matches its id. Try another puzzle.
error-wrong-answer = The answer stored with this puzzle is not the proved one. Try another puzzle.
error-unknown-theme = This puzzle names a theme that does not exist. Try another puzzle.
error-rejected-puzzle = This puzzle was rejected and is not asked any more. Try another one.
error-unexpected = Something went wrong, and the fault is ours. Your answers are kept, so you can try again.
