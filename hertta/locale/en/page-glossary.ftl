### The glossary: looking words up.

glossary-title = Glossary
glossary-summary = Every term of the four sources, explained in three languages.
glossary-heading = What the words mean
glossary-text = The sources speak Finnish and Norwegian, and not always with the same words. Look any of them up: you see who uses it, and a puzzle that shows it at work.

## Looking for a word

glossary-find = Find a word
glossary-find-help = In Finnish, Norwegian or English, in any form.
glossary-lang = Language of the word
glossary-lang-any = Finnish and Norwegian
glossary-source = Source
glossary-source-any = all sources
glossary-found =
    { $count ->
        [0] No word found. Try fewer letters.
        [one] One word
       *[other] { $count } words
    }
glossary-more = Show { $count } more

## A word

glossary-in-fi = Finnish
glossary-in-nb = Norwegian
glossary-in-en = English
glossary-called-fi = In Finnish
glossary-called-nb = In Norwegian
glossary-called-en = In English
glossary-of =
    { $lang ->
        [fi] { $name } (Finnish)
       *[nb] { $name } (Norwegian)
    }
glossary-example = See it in a puzzle
glossary-link = Open in the glossary
glossary-further = { $name }: forms and other languages
glossary-forms = Forms in the sources
