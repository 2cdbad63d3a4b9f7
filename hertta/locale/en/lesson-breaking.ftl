### The lesson on leading hearts: when they have to wait, what breaks them, and where the sources part.

lesson-breaking-title = Breaking hearts
lesson-breaking-summary = When you may lead a heart, what breaks hearts, and where the sources differ.

## Hearts have to wait

lesson-breaking-lead-text = You lead, but hearts are not broken: nobody has thrown one in an earlier trick. So a heart has to wait. Any other card may be led, even { CARD("QS", case: "definite") }.
lesson-breaking-lead-goal = Which cards may you lead?
lesson-breaking-lead-hint = Only one suit has to wait.

lesson-breaking-throw-text = Diamonds were led and you have none. Only the leader must hold hearts back: you may throw one, or the queen, or neither. A thrown heart cannot win but breaks hearts, forced or not. That is how they usually break.
lesson-breaking-throw-goal = Which cards may you play without a diamond?
lesson-breaking-throw-hint = You are not leading, and you cannot follow suit.

lesson-breaking-broken-text = The first hand again, but now somebody has thrown a heart. From the next trick on hearts are broken for everyone, to the end of the deal. The next deal begins with hearts unbroken again.
lesson-breaking-broken-goal = Which cards may you lead now?
lesson-breaking-broken-hint = Which rule held your hearts back before?

lesson-breaking-follow-text = Hearts are broken, but this time { CARD("7D", case: "definite") } was led. Broken hearts free the lead and nothing else: whoever can follow suit still has to.
lesson-breaking-follow-goal = May you throw { CARD($card, case: "definite") }, and if not, why not?
lesson-breaking-follow-hint = Look for a diamond in your hand.

## What breaks them

lesson-breaking-queen-text = Three tricks have been played, and { CARD("QS", case: "definite") } was thrown on diamonds. She costs 13 points, but she is not a heart, and in none of the four sources does she break hearts.
lesson-breaking-queen-goal = Are hearts broken, and by which trick?
lesson-breaking-queen-hint = Look for a heart in each of the tricks.

lesson-breaking-earliest-text = How early, how late? In Herttamisääri a heart may fall in the very first trick, and by every source such a heart breaks hearts. With four players, one has fallen by the end of trick ten.
lesson-breaking-earliest-goal = Which of these two tricks broke hearts?
lesson-breaking-earliest-hint = East had no club.

## Hearts and nothing else, or nearly

lesson-breaking-only-hearts-text =
    { $source ->
        [hertta-korttipeli] Nothing but hearts, and they are not broken. Three sources make an exception here: with no other suit you may lead one. Hertta korttipeli does not mention such a hand. Our reading is the same: you have to lead something.
        [hjerter] Nothing but hearts, and they are not broken. Here is the exception: with no other suit you have to lead one. Its list of questions leaves that out. Hertta korttipeli never mentions it; we read it the same way.
       *[other] Nothing but hearts, and they are not broken. Here is the exception: with no other suit you may lead one. So say three sources; Hertta korttipeli does not mention such a hand, and we read it the same way.
    }
lesson-breaking-only-hearts-goal = Which cards may you lead when all you hold is hearts?
lesson-breaking-only-hearts-hint = You have to lead something, and no heart is better than another.

lesson-breaking-queen-too-text = { CAPITAL(CARD("JH", case: "definite")) } has become { CARD("QS", case: "definite") }. She costs points too, but she is not a heart, so the exception does not cover your hand. Hertan säännöt says so outright; we read the others the same way.
lesson-breaking-queen-too-goal = Which cards may you lead now?
lesson-breaking-queen-too-hint = Is there a card in your hand that is not a heart?

## Where the sources differ

lesson-breaking-any-heart-text = You led { CARD("2H", case: "definite") } in trick three, because you held only hearts. In Hertan säännöt and Hertta korttipeli any heart in an earlier trick breaks hearts, even one that was led.
lesson-breaking-any-heart-goal = Are hearts broken, and by which trick?
lesson-breaking-any-heart-hint = Find the first trick with a heart in it.

lesson-breaking-off-suit-text = The same tricks, now by Hjerter. There, as in Herttamisääri, hearts are broken only by a heart thrown on another suit, by somebody who could not follow. Look at both hearts: what was led?
lesson-breaking-off-suit-goal = Are hearts broken, and by which trick?
lesson-breaking-off-suit-hint = A heart on hearts just follows suit.

lesson-breaking-end = A heart may be led in two cases: hearts are broken, or you have nothing else. Next, you count what the tricks cost.
