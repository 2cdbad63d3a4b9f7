### The page about hertta: sources, readings, license, privacy.

about-title = About
about-summary = The four sources, what we settled, the license and your privacy.
about-heading = Where the rules come from
about-text = Everything you learn here goes back to four articles about Hearts. Each answer names its source, section and paragraph.

## Sources

about-sources = The four sources
about-sources-text = We retell them in our own words.
about-source =
    { $lang ->
        [fi] in Finnish, { $count } claims
        [nb] in Norwegian, { $count } claims
       *[other] { $count } claims
    }

## Readings

about-readings = What we settled
about-readings-text = Now and then the sources contradict each other, or say nothing. Then we had to choose, and we tell you each time. Here is every choice, and why we made it.
about-readings-A = The first trick ({ $count })
about-readings-B = When hearts are broken ({ $count })
about-readings-C = Dealing and passing ({ $count })
about-readings-D = Other numbers of players ({ $count })
about-readings-E = The moon and the score ({ $count })
about-readings-F = The end of the game, and variants ({ $count })
about-readings-G = Advice, history and words ({ $count })
about-readings-H = House rules ({ $count })

## Privacy and license

about-privacy = Your privacy
about-privacy-text = There is no account and no tracking, and nothing is fetched from elsewhere. Your progress is kept in your own browser alone; clear its data and it is gone.
about-licence = License
about-licence-text = hertta is free software under the BSD-3-Clause license: use it, change it and pass it on.
