### The lesson on the sources' own words: several names for one thing, one name for several, and words that look alike.

lesson-words-title = One game, many words
lesson-words-summary = Each source has words of its own, and some that look alike mean different things. Learn to tell them apart.

## One thing, several names

lesson-words-follow-text = Four sources, two languages, and often several words for one thing. Take the duty to follow suit. A suit is “maa” in Finnish: Hertan säännöt says “maapakko”, suit duty, and Hertta korttipeli has a longer name for it.
lesson-words-follow-goal = Which word does Hertta korttipeli use for this?
lesson-words-follow-hint = One of the words that begin with “maa” is taken already.

lesson-words-moon-text = Taking every point card has many names. Herttamisääri also says “slammi”, Hertta korttipeli “puhallus”, Hjerter “ta alle”. Hertan säännöt has put the English name into Finnish: shooting the moon.
lesson-words-moon-goal = What does Hertan säännöt call it?
lesson-words-moon-hint = In Finnish, “kuun” means “of the moon”.

lesson-words-puff-text = The same feat in another source. By no name does it take all thirteen tricks; a slam in bridge does, or all but one. The word that Hertta korttipeli uses is a puff of air elsewhere.
lesson-words-puff-goal = What does Hertta korttipeli call it?
lesson-words-puff-hint = Its name was told in the stage before this one.

## One name, several things

lesson-words-open-text = When a heart has been played, Hertan säännöt says that hearts are opened; in English they are broken. Its verb is “avata”. Herttamisääri has the same verb, but opens something else with it.
lesson-words-open-goal = What does Herttamisääri mean by “avata”?
lesson-words-open-hint = What has to be done first in every trick?

lesson-words-length-text = Beware of the Finnish “kierros”: in Herttamisääri it is a whole deal, in Hertta korttipeli one trick. The “runde” of Hjerter is the long one. One Finnish word means just that, beyond doubt.
lesson-words-length-goal = Which of these is “runde” in Finnish?
lesson-words-length-hint = One trick, or thirteen?

lesson-words-at-stake-text = A deal is “jako”, and in Hertan säännöt “jaossa” means in the deal. Not so in Herttamisääri: there 26 points are “jaossa”, to be had by whoever takes them. Hjerter has a Norwegian phrase for that.
lesson-words-at-stake-goal = What is “være i omløp” in Finnish?
lesson-words-at-stake-hint = In Finnish, “olla” means “to be”.

lesson-words-subtract-text = In Norwegian, “trekke” means to draw a card. Add the little word “fra” and it is no longer about cards: a total gets smaller.
lesson-words-subtract-goal = What is “trekke fra” in Finnish?
lesson-words-subtract-hint = To draw is “nostaa”, and to add is “lisätä”.

## Alike, and not the same

lesson-words-king-text = Hertan säännöt plays Black Lady: besides the hearts the queen of spades scores, “patakuningatar”. Take the ending away, and you hold another card.
lesson-words-king-goal = What is “patakuningas”, then?
lesson-words-king-hint = It is “-tar” that makes the queen.

lesson-words-spardame-text = Hjerter writes “spar dame”, in two words, for the card. In one word it is something else: the nearest relative among Norwegian games. Whist and bridge are more distant, for there you want tricks.
lesson-words-spardame-goal = What is “Spardame”, in one word?
lesson-words-spardame-hint = What are the relatives of a card game?

lesson-words-maija-text = Herttamisääri belongs to the games of avoidance, as Hearts does. It names relatives: the Finnish Maija, and games like paskahousu. One of its own variants has nearly the same name as one of these.
lesson-words-maija-goal = Which name does the variant have?
lesson-words-maija-hint = In Finnish, “musta” means “black”.

lesson-words-end = You can now follow each source in its own words. All of them are in the glossary, and the last lesson tells where the game comes from.
