### Themes: what a puzzle is about, and how hard it is.

## What you hold

theme-opening-lead = The opening lead
theme-first-trick = The first trick
theme-last-trick = The last trick
theme-last-to-play = You play last
theme-follow-suit = You can follow suit
theme-singleton = One card to follow with
theme-void = You cannot follow suit
theme-one-legal-card = Only one legal card
theme-all-legal = Every card is legal
theme-only-hearts-left = Nothing but hearts
theme-only-points-left = Nothing but point cards
theme-hearts-and-queen = Only hearts and the { CARD("QS") }
theme-forced-queen = The { CARD("QS") } is forced
theme-queen-can-go = You can throw the { CARD("QS") }
theme-queen-may-lead = You may lead the { CARD("QS") }

## What the rules say

theme-ban-speaks = No points in trick one
theme-ban-waived = The ban on points lapses
theme-hearts-unbroken-lead = You lead, hearts unbroken
theme-hearts-broken-lead = You lead, hearts broken
theme-stated-exception = An exception applies
theme-rule-gives-way = A rule gives way
theme-source-silent = The source is silent
theme-sources-differ = The sources differ

## What lies on the table

theme-led-hearts = Hearts are led
theme-hearts-in-trick = Hearts on another suit
theme-queen-in-trick = The { CARD("QS") } in the trick
theme-higher-off-suit = A higher card off suit
theme-nobody-follows = Nobody follows suit
theme-empty-trick = A trick without points
theme-cancelled-cards = Equal cards cancel
theme-nobody-wins = Nobody wins the trick

## What has been taken

theme-moon = One player takes all the points
theme-moon-missed-by-a-heart = Only one heart missing
theme-moon-missed-by-the-queen = Only the { CARD("QS") } missing
theme-every-trick = One player takes every trick
theme-nobody-has-points = Nobody has points yet
theme-one-has-points = One player has the points
theme-points-are-split = Several players have points
theme-bonus-card = A bonus card

## How the game stands, and what is passed

theme-exactly-the-limit = Exactly at the limit
theme-tie = A tie at the top
theme-last-deal = The last deal is played
theme-no-pass-deal = A deal without a pass
theme-cycle-begins-again = The passing starts over
theme-opening-card-passed = The opening card is passed

## What has happened over several tricks

theme-queen-does-not-break = The { CARD("QS") } breaks nothing
theme-off-suit-break = Broken on another suit
theme-heart-led-unbroken = Hearts led while unbroken
theme-hearts-stay-unbroken = Hearts stay unbroken
theme-broken-in-the-last-trick = Hearts broken just now
theme-revoke = Somebody failed to follow suit

## Who plays, and with which cards

theme-two-decks = Two decks
theme-stock-or-widow = A stock or a widow
theme-jokers = Jokers in the deck
theme-missing-two-of-clubs = No { CARD("2C") } in play
theme-few-players = Two or three players
theme-many-players = More than four players
theme-pairs = Playing in pairs
theme-reversed-aim = Most points win

## What is counted and added up

theme-what-costs = What a card costs
theme-checksum = What a deal adds up to

## How the sources speak

theme-words = The sources’ own words
theme-false-friends = Easily mistaken words

## Difficulty: what it is called, and what makes it so

difficulty-1 = Very easy
difficulty-2 = Easy
difficulty-3 = Medium
difficulty-4 = Hard
difficulty-5 = Very hard
difficulty-because =
    { $speaking ->
        [one] One thing decides here
       *[other] { $speaking } things decide here
    }, with { $options } options, { $near ->
        [0] no traps
        [one] one trap
       *[other] { $near } traps
    } and { $work ->
        [0] nothing to count
        [one] one card, number or word to look at
       *[other] { $work } cards, numbers or words to look at
    }.
