### The page that shows what the sources say, and how much of it has been met.

coverage-title = What the sources say
coverage-summary = Every claim of the four sources, where you meet it, and how many you have met.
coverage-heading = What the sources say
coverage-text = A claim is one thing that a source says about the game. You have met it once you have answered its stage in a lesson.

coverage-met = Met by you so far
coverage-course = In the whole course
coverage-course-text = This many claims have a stage, a puzzle or a page.
coverage-row = { $count } of { $all } claims
coverage-claims = Claim by claim
coverage-source = Source
coverage-section = { $title } ({ $count } of { $all })
coverage-claim =
    { $met ->
        [true] ✓ Paragraph { $paragraph }
       *[false] Paragraph { $paragraph }
    }
coverage-puzzles =
    { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }
coverage-planned =
    { $lesson ->
        [tactics] advice on how to play well: to come in a lesson of its own
       *[other] in no lesson yet
    }
