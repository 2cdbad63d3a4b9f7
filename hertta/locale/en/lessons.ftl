### Pages: everything on a screen that is not a lesson's own text.

## The frame of every page

brand = hertta
page-title = { $title } – hertta
languages-label = Language
settings-label = Settings
fault-away = The connection is lost. What you have done is kept, and play goes on by itself once it is back.
fault-gone = This table has closed, but everything you have done is kept. Resume, and you are back where you were.
fault-late = The answer is taking a while. You can wait, or resume where you were: everything you have done is kept.
fault-rerun = The kernel of this notebook does not answer. Run this cell again, and you are back where you were.
resume = Resume
skip = Go to the hand
footer = Rules from four sources, every answer backed by a rule. No tracking, no account.

## Settings

setting-rules = Rules
setting-rules-mixed = All, mixed
setting-rules-own = Default: { $name }
setting-deck = Suit colors
setting-deck-two = Two colors
setting-deck-four = Four colors
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
table-empty = There is no card on the table yet.
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
card-lit = { CARD($card) }, legal
card-out = – struck out
pair-label = Compare with the hand before: one card has changed.

## Actions

action-hint-1 = Hint: where to look
action-hint-2 = Hint: which rule
action-hint-3 = Hint: strike out one option
action-show = Show the answer
action-show-later = The answer comes after one try
action-playout = Show me
action-proof = Show the reasoning
action-answer-one = Play
action-answer-many = Answer
action-answer-none = Answer
action-next = Next
action-new = New puzzle
action-again = Try again
action-restart = Start over
action-page = Leave projector view
action-back = Back
nudge-play = First choose the card you want to play.
hint-title = Hint { $number } of { $count }
hint-rule = It turns on this rule: “{ $rule }”. { $claim }
hint-strike = Struck out: { $option }.
hint-strike-none = Striking anything out here would give the answer away.

## The reason

result-right = ✓ Right
result-wrong = ✕ Not quite
result-shown = Here is the answer
shown-uncounted = You were shown the answer, so this one does not count.
result-parts = Right parts: { $right } of { $count }.
legal-cards-light-up = The legal cards light up.
legal-right = You found all the legal cards, and nothing else.
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
item-value =
    { $right ->
        [true] ✓ { $value }
       *[false] ✕ { $value }
    }
item-of-group = { $group } – { $values }
item-rule = { $rule } · { $where }
items-further = The other options
sources-label = Where the source says so
proof-title = Show the reasoning
proof-hand = In hand
proof-cards = { CAPITAL(CARDS($cards)) }
proof-left = Leaves { CARDS($cards, case: "definite") }.
proof-kept = Rules nothing out.
proof-gives-way = Would leave no card, so it gives way.
proof-why-first = It applies in the first trick only.
proof-why-lead = It applies only to whoever leads.
proof-why-follow = It applies only to those who play after the lead.
proof-why-hand = It says nothing about a hand like this one.
proof-silent = does not apply
proof-speaks = applies
proof-waived = gives way
proof-found = May be played
certificate =
    A second way of working it out came to the same answer. It went through { $tried ->
        [cards]
            { $count ->
                [one] one card
               *[other] { $count } cards
            }
        [deals]
            { $count ->
                [one] one deal
               *[other] { $count } deals
            }
        [hands]
            { $count ->
                [one] one hand
               *[other] { $count } hands
            }
        [plays]
            { $count ->
                [one] one play
               *[other] { $count } plays
            }
        [rules]
            { $count ->
                [one] one rule
               *[other] { $count } rules
            }
        [tables]
            { $count ->
                [one] one table
               *[other] { $count } tables
            }
        [tricks]
            { $count ->
                [one] one trick
               *[other] { $count } tricks
            }
       *[other]
            { $count ->
                [one] one case
               *[other] { $count } cases
            }
    }.
certificate-layouts = The hidden cards were dealt in all { $count } ways that fit.
others-card = In the other sources: { CARD($card) }
others-hand = In the other sources
others-all = All the others
others-legal = ✓ legal
others-illegal = ✕ not legal
others-same = the same cards
others-other = { CARDS($cards) }

## Show me: what a wrong card would have done

playout-title = If you had played { CARD($card, case: "definite") }
playout-table = The trick
playout-other = Instead
playout-lies = { CAPITAL(CARD($card, case: "definite")) } is on the table, though it may not be played.
playout-opening-card = “The first trick opens with { CARD($opening, case: "definite") }. Take your card back.” Everybody sees it at once.
playout-opening-club = “The first trick opens with a club. Take your card back, if you hold one.” Everybody sees it at once.
playout-follow-suit = “I cannot see your hand, so I can say nothing yet.” But later everybody will see that you could have followed suit with { CARDS($held, case: "definite") }. Until then only you can say so: take the card back.
playout-first-trick-points = “No point cards in the first trick! Take { CARD($card, case: "definite") } back, if you may play anything else.” Everybody sees it at once; only you see what else you hold.
playout-hearts-not-broken = “Hearts are not broken yet. Take { CARD($card, case: "definite") } back, if you may lead anything else.” Everybody sees it at once; only you see what else you hold.
playout-queen-not-broken = “Hearts are not broken yet, so the queen may not be led. Take her back, if you hold anything else.” Everybody sees it at once; only you see what else you hold.
playout-cost =
    As it stands, the trick then goes to { $you ->
        [true] you
       *[false] { $seat }
    }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in it.
playout-cost-nobody =
    As it stands, the trick then goes to nobody. There { $points ->
        [one] is { $points } point
       *[other] are { $points } points
    } in it.
playout-instead =
    With { CARD($card, case: "definite") } in its place, the trick goes to { $you ->
        [true] you
       *[false] { $seat }
    }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in it.
playout-instead-nobody =
    With { CARD($card, case: "definite") } in its place, the trick goes to nobody. There { $points ->
        [one] is { $points } point
       *[other] are { $points } points
    } in it.

## What else a question gives

pile-hand =
    { $you ->
        [true] Your hand
       *[false] { $seat }’s hand
    }
pile-passes =
    { $you ->
        [true] You pass on
       *[false] { $seat } passes on
    }
pile-taken =
    { $you ->
        [true] You have taken { $count ->
            [0] no cards
            [one] { $count } card
           *[other] { $count } cards
        }
       *[false] { $seat } has taken { $count ->
            [0] no cards
            [one] { $count } card
           *[other] { $count } cards
        }
    }
record-label = The play so far
record-trick = Trick { $number }
standing-title = The game
standing-deal = Deal
standing-dealer = Dealer
standing-hearts = Hearts before trick { $number }
standing-choice = If somebody took all, they choose
standing-choice-add = points for the others
standing-choice-subtract = points off their own total
value-cards = { CAPITAL(CARDS($cards)) }
value-played = Trick { $number }, { $seat }: { CARD($card) }

## Choices

choice-right = ✓ right
choice-wrong = ✕ wrong
choice-missed = + right answer
choice-out = – struck out

## Lessons

overline = { $title } · stage { $number }/{ $count }
steps-label = Stages of the lesson
step-now = Stage { $number }: you are here
step-done = Stage { $number }: right
step-missed = Stage { $number }: worth another try
step-todo = Stage { $number }: to come
played-by = This stage goes by the rules of { $name }.
stage-own-rules = Your table has rules of its own here:
end-heading = { $title }: done!
end-result = Right on the first try: { $right } of { $count }.
end-next = Next lesson
end-trainer = On to the trainer
end-practice = Practice this

## The trainer

trainer-title = Trainer
trainer-summary = Endless puzzles, where even the rare rules come up.
trainer-overline = Puzzle { $seed } · { $name }
trainer-linked = Puzzle { $id } · { $name }
trainer-count = Right: { $right } of { $answered }.
facts-themes = What it was about
facts-difficulty = How hard
facts-level = { $name }. { $why }
filters-label = Choose puzzles
filters-active = Puzzles: { $names }
filter-kind = Kind
filter-kind-all = All kinds
filter-rule = Rule
filter-rule-all = All rules
filter-source = Source
filter-source-all = All sources
filter-theme = Theme
filter-theme-all = All themes

## Home

home-title = The rules of Hearts
home-heading = Learn the rules of Hearts by playing
home-text = Short lessons, one question at a time. Every answer comes with its reason and the paragraph of the source.
home-lessons = Lessons
home-beside = Alongside the lessons
home-begin = Begin: { $title }
home-continue = Continue: { $title }
open-new = Begin
open-begun = Go on
open-done = Review
open-trainer = Practice
open-page = Open
lesson-progress =
    { $missed ->
        [0] { $done } of { $count } stages
       *[other] { $done } of { $count } stages, { $missed } to review
    }

## For readers of a notebook

notebook-sources = What the sources say
notebook-source = Source
notebook-section = Section
notebook-term = The source’s own word
notebook-reading = our reading
notebook-try = Try it yourself
