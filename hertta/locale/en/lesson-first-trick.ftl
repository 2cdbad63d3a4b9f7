### The lesson on the first trick: how it opens, what is barred from it, and where the sources differ.

lesson-first-trick-title = The first trick
lesson-first-trick-summary = The two of clubs opens and point cards mostly have to wait. The sources do not agree on everything.

## How it opens

lesson-first-trick-opens-text = Whoever holds { CARD("2C", case: "definite") } opens the first trick, and may lead no other card. This time it is you. Try another one if you like: you will be told why it has to wait.
lesson-first-trick-opens-goal = Which card do you lead?
lesson-first-trick-opens-hint = It is the lowest card of its suit.

## Clubs first, then no point cards

lesson-first-trick-club-text = Clubs were led, and your only one is the ace: the highest takes the trick, and you lead next. A small diamond looks safer, but you follow suit here too: the ban on point cards, up next, excuses nobody.
lesson-first-trick-club-goal = Which cards may you play to this trick?
lesson-first-trick-club-hint = Do you hold the suit that was led?

lesson-first-trick-void-text =
    { $source ->
        [herttamisaari] Almost the same hand: { CARD("AC", case: "definite") } has become { CARD("6D", case: "definite") }. This stage goes by the source’s house rule: without a club you may play another suit, but no point card while you have anything else.
       *[other] Almost the same hand: { CARD("AC", case: "definite") } has become { CARD("6D", case: "definite") }. Without a club you may play another suit, but hearts and { CARD("QS", case: "definite") } are barred from the first trick.
    }
lesson-first-trick-void-goal = You have no club. Which card do you play?
lesson-first-trick-void-hint = Think first of which cards cost points.

lesson-first-trick-barred-text =
    { $source ->
        [herttamisaari] Again no clubs, but a long row of hearts. The house rule keeps point cards out of this trick: every one of your hearts, but only one of your spades.
       *[other] Again no clubs, but a long row of hearts. The ban keeps point cards out of this trick: every one of your hearts, but only one of your spades.
    }
lesson-first-trick-barred-goal = Which cards may you play to the first trick?
lesson-first-trick-barred-hint = Which single card costs 13 points?

## Point cards only

lesson-first-trick-way-out-text =
    { $source ->
        [herttamisaari] Eleven hearts, { CARD("QS", case: "definite") } and one diamond: a rare hand. The house rule bars point cards as long as you have anything else to play.
       *[other] Eleven hearts, { CARD("QS", case: "definite") } and one diamond: a rare hand. The ban on point cards holds as long as you have anything else to play.
    }
lesson-first-trick-way-out-goal = Which cards may you play now?
lesson-first-trick-way-out-hint = Count the cards that cost nothing.

lesson-first-trick-only-points-text =
    { $source ->
        [hertan-saannot] { CAPITAL(CARD("3D", case: "definite")) } has become { CARD("AH", case: "definite") }, and now you hold nothing but point cards. For such a hand there is an exception, but it covers hearts only.
        [herttamisaari] { CAPITAL(CARD("3D", case: "definite")) } has become { CARD("AH", case: "definite") }, and now you hold nothing but point cards. The house rule gives way when you have nothing else to play.
       *[other] { CAPITAL(CARD("3D", case: "definite")) } has become { CARD("AH", case: "definite") }, and now you hold nothing but point cards. The source does not say what happens then. Our reading: a ban on every card you hold gives way.
    }
lesson-first-trick-only-points-goal = Which cards may you play when all of them cost points?
lesson-first-trick-only-points-hint =
    { $source ->
        [hertan-saannot] Read once more what the exception covers.
       *[other] Once the ban gives way, is any card still barred?
    }

lesson-first-trick-thirteen-text =
    { $source ->
        [hertan-saannot] All thirteen hearts in one hand: you will hardly see that twice. The exception lets one of them into the first trick.
        [herttamisaari] All thirteen hearts in one hand: you will hardly see that twice. You have nothing else to play, so the house rule gives way again.
       *[other] All thirteen hearts in one hand: you will hardly see that twice. The source does not mention this hand either, so by our reading the ban gives way.
    }
lesson-first-trick-thirteen-goal = Which heart do you play?
lesson-first-trick-thirteen-hint = Hearts cannot win a club trick, whichever card you choose.

## Where the sources differ

lesson-first-trick-heart-by-source-text = Here the sources disagree. Three of them bar point cards from the first trick. The basic rules of Herttamisääri let you play anything when you have no club, but mention the ban as a house rule.
lesson-first-trick-heart-by-source-goal = By which rules may you play { CARD($card, case: "definite") }?
lesson-first-trick-heart-by-source-hint = Ask of each one: is the ban in force here?

lesson-first-trick-queen-by-source-text = Nothing but point cards again. Hertan säännöt then allows hearts only, the house rule any card. Two sources say nothing, and there our reading frees the whole hand.
lesson-first-trick-queen-by-source-goal = By which rules may you play { CARD($card, case: "definite") }?
lesson-first-trick-queen-by-source-hint = The queen is not a heart, and one table has no ban at all.

lesson-first-trick-end = Now you know the rules of the first trick and where the sources differ. Next: when may a heart be led?
