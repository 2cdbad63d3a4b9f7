### Pages: everything on a screen that is not a lesson's own text.

## The frame of every page

brand = hertta
page-title = { $title } – hertta
languages-label = Language
settings-label = Settings
offline = The connection is gone. What you have done is kept. Reload the page.
reload = Reload
skip = Go to the hand
footer = Rules from four sources, every answer backed by a rule. No tracking, no account.

## Settings

setting-rules = Rules
setting-rules-mixed = All, mixed
setting-rules-own = Default: { $name }
setting-deck = Suit colours
setting-deck-two = Two colours
setting-deck-four = Four colours
setting-theme = Theme
setting-theme-auto = As on this device
setting-theme-light = Light
setting-theme-dark = Dark
setting-letters = Letters on the court cards
setting-letters-own = English
setting-letters-pack = J Q K A
setting-view = View
setting-view-page = Page
setting-view-projector = Projector
setting-kind = Puzzles
setting-kind-mixed = Some of each
setting-kind-legal = Which cards are legal?
setting-kind-winner = Who wins the trick?

## The table

seat-0 = You
seat-1 = West
seat-2 = North
seat-3 = East
seat-numbered = Player { $number }
seat-to-play = ▸ to play
seat-led = led
table-led = { $seat } led { CARD($card, case: "definite") }.
table-played = { $seat }: { CARD($card) }.
table-empty = No card lies on the table yet.
table-to-play = It is your turn.
facts-title = The deal so far
facts-rules = Rules
facts-trick = Trick
facts-trick-of = { $number }/{ $tricks }
facts-hearts = Hearts
facts-taken = Taken – { $seat }

## The hand

hand-label =
    { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
hand-help-one = Arrows move, C D H S (♣ ♦ ♥ ♠) go to a suit, 2–9 T J Q K A to a card. Space chooses, Enter plays.
hand-help-many = Arrows move, C D H S (♣ ♦ ♥ ♠) go to a suit, 2–9 T J Q K A to a card. Space chooses, Enter answers.
card-right = ✓ right
card-wrong = ✕ not legal
card-missed = + legal
pair-label = Compare with the hand before: one card has changed.

## Actions

action-hint = Hint
action-answer-one = Play
action-answer-many = Answer
action-answer-none = Answer
action-next = Next
action-new = New puzzle
action-again = Try again
action-restart = Start over
action-page = Leave projector view
nudge-play = First choose the card you want to play.
hint-title = Hint

## The reason

result-right = ✓ Right
result-wrong = ✕ Not quite
legal-cards-light-up = What is legal lights up.
legal-right = You found all that is legal, and nothing else.
legal-wrong =
    { COUNT($cards) ->
        [one] Only this is legal: { CARDS($cards, case: "definite") }.
       *[other] These are legal: { CARDS($cards, case: "definite") }.
    }
item-cards =
    { $legal ->
        [true] ✓ { CAPITAL(CARDS($cards)) }
       *[false] ✕ { CAPITAL(CARDS($cards)) }
    }
item-missed = + Not chosen: { CARDS($cards, case: "definite") }
item-example = For example, { CARD($card, case: "definite") }: { $reason }
sources-permit = { CAPITAL(CARD($card, case: "definite")) } is legal by these rules: { $names }.
sources-refuse = { CAPITAL(CARD($card, case: "definite")) } is not legal by any of these rules.
sources-label = Where the source says so
proof-title = Show the reasoning
proof-hand = In hand: { CARDS($cards, case: "definite") }.
proof-left = { $rule }: leaves { CARDS($cards, case: "definite") }.
proof-kept = { $rule }: rules nothing out.
proof-waived = { $rule }: would leave no card, so the rule gives way.
others-card = In the other sources: { CARD($card) }
others-hand = In the other sources
others-all = All the others
others-legal = ✓ legal
others-illegal = ✕ not legal
others-same = the same cards
others-other = { CARDS($cards) }

## Choices

choice-right = ✓ right
choice-wrong = ✕ wrong
choice-missed = + right answer

## Lessons

overline = { $title } · stage { $number }/{ $count }
steps-label = Stages of the lesson
step-now = Stage { $number }: you are here
step-done = Stage { $number }: right
step-missed = Stage { $number }: worth another go
step-todo = Stage { $number }: to come
played-by = This stage goes by the rules of { $name }.
end-heading = { $title }: done!
end-result = Right at the first try: { $right } of { $count }.
end-next = Next lesson
end-practice = On to practice

## Practice

practice-title = Practice
practice-summary = Puzzles without end, in which the rare rules come up too.
practice-overline = Puzzle { $seed } · { $name }
practice-goal-legal = Which cards may you play? Choose them all.
practice-goal-winner = Who wins the trick, and how many points lie in it?
practice-hint-legal-lead = You lead. Are hearts broken yet?
practice-hint-legal-follow = Look at the first card of the trick: do you hold that suit?
practice-hint-winner-follow = Only a card of the led suit can win the trick.
practice-count =
    { $answered ->
        [0] Answer as many as you like.
       *[other] Right: { $right } of { $answered }.
    }

## Home

home-title = The rules of Hearts
home-heading = Learn the rules of Hearts by playing
home-text = Short lessons, one question at a time. Every answer comes with its reason and the paragraph of the source.
home-lessons = Lessons
open-new = Begin
open-begun = Go on
open-done = Revise
open-practice = Practise
lesson-progress = { $done } of { $count } stages

## For readers of a notebook

notebook-sources = What the sources say
notebook-source = Source
notebook-section = Section
notebook-term = The source’s own word
notebook-reading = our reading
notebook-try = Try it yourself
