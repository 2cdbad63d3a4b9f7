### What the command line says.

cli-about =
    The rules of the card game Hearts, in Finnish, Norwegian and English.

    commands:
      app     the tutorial in your browser
      lab     the same notebooks in JupyterLab
      judge   answers for scripts: one question a line, in JSON
      rules   shows, compares, checks and exports rules
      puzzles makes, checks, counts, shows and exports puzzles
      play-puzzles  puzzles to solve in the terminal
      lessons what the lessons cover of the sources
      glossary  the words of the sources, in three languages
      text    every text, filled with examples

    Each has its own --help.
    exit codes: 0 done, 1 it could not be done, 2 the command or what it was given was not understood
cli-app-about =
    Starts the tutorial on this computer and opens it in your browser.

    exit codes: 0 ended by you, 1 the port is busy or something is missing, 2 the command was not understood
cli-lab-about =
    Copies the notebooks into a folder of yours and opens them in JupyterLab. What you have changed is never overwritten.

    exit codes: 0 ended by you, 1 the folder or the port cannot be had or something is missing,
    2 the command was not understood
cli-judge-about =
    Answers questions about positions: one JSON object a line in, one a line out.
    Reads FILE, or standard input. Rules of your own can be named once their file is given with --rules-file.

    exit codes: 0 every line was answered, 1 a file cannot be read, 2 a line could not be answered
    or a rules file has faults
cli-rules-about =
    Shows a way to play as its policies with their sources, and the questions in which two ways differ;
    checks rules files of your own, and exports rules for other programs. RULES is a name or a file NAME.toml.

    exit codes: 0 done, 1 a file cannot be read or there is no such way to play,
    2 the command was not understood or a rules file has faults
cli-puzzles-about =
    Makes puzzles with proved answers and keeps a bank of them; checks, counts, shows and exports the bank.

    exit codes: 0 done, 1 there are faults, or it could not be done, 2 the command was not understood
cli-lessons-about =
    Says where each claim of the sources is met: lesson and stage, page, or puzzle of the bank.

    exit codes: 0 done, 2 the command was not understood
cli-lessons-coverage = where each claim is met, or why it is not
cli-lessons-json = as one JSON object: claim to stages, puzzles, pages and reason
cli-glossary-about =
    Explains the words of the sources: what each means, who uses it, what it is called in the other languages,
    and which puzzle shows it.

    exit codes: 0 done, 1 there is no such word, 2 the command was not understood
cli-glossary-find = only words that this may mean, in any language
cli-glossary-lang = only words of this language
cli-glossary-json = as one JSON list, each term with its sources, forms, meanings, counterparts and example
cli-glossary-none = No word of the sources goes with “{ $found }”.
cli-play-puzzles-about =
    Asks puzzles here in the terminal, says what is right and why, and where the source says so.

    exit codes: 0 ended, by you or after the last puzzle, 1 there is no such puzzle, 2 the command was not understood
cli-text-about =
    Shows every text in all languages and all cases, filled with examples, and in a source's own words where they
    change it.

    exit codes: 0 done, 1 a text lacks an example, 2 the command was not understood
cli-text-prefix = only the texts whose id begins so
cli-text-json = as one JSON array, a text a line: { $fields }

## Options

cli-option-port = the port to listen on (default { $port }; 0 takes any that is free)
cli-option-no-browser = do not open the browser
cli-option-dir = the folder for your copies (default: hertta in your home folder)
cli-bad-port = { $found } is not a port: expected a number from 0 to 65535

## Starting

cli-app-address =
    Hertta is at { $url }
    Press Ctrl+C here to end.
cli-lab-address =
    JupyterLab is at { $url }
    Press Ctrl+C here to end.
cli-lab-folder = Your notebooks are in { $folder }
cli-lab-kept = { $name }: you have changed this one, so it was left as it is.
cli-lab-beside = { $name }: our newer version, put beside yours.
cli-lab-no-folder = Cannot write to { $folder }: { $reason }. Choose another folder with --dir.
cli-busy-port = Port { $port } is busy: another program, perhaps another hertta, is using it.
cli-busy-port-offer = This one is free: { $command }
cli-missing = The Python package { $name } is missing. Install hertta again, with all it needs: pip install --force-reinstall hertta

## Rules

cli-rules-show = print a way to play: its questions, its policies and the claims they rest on
cli-rules-diff = print the questions in which two ways to play differ, each with the smallest case that shows it
cli-rules-same = { $first } and { $second } differ in nothing.
cli-rules-check = check rules files of your own and tell every fault with its line
cli-rules-export = print rules as a rules file, or as JSON; with --json and no RULES all that are built in, one a line
cli-rules-export-one = name the RULES, or print them all with --json
cli-rules-json = as JSON, on one line
cli-rules-own = rules of your own, in the words of { $article }
cli-rules-faults =
    { $count ->
        [one] { $file } has a fault; nothing can be played by it.
       *[other] { $file } has { $count } faults; nothing can be played by it.
    }

## Puzzles

cli-puzzles-make = make the bank by its recipe; with --count print that many fresh puzzles instead and leave the bank alone
cli-puzzles-verify = check the bank, or FILEs or folders of puzzles, from scratch and tell every fault
cli-puzzles-stats = count the puzzles of the bank: by kind and difficulty, rules, rule and theme
cli-puzzles-show = print a puzzle of the bank in words
cli-puzzles-export = print the whole bank
cli-puzzles-count = how many puzzles to print
cli-puzzles-seed = the first seed; the others follow it (default 1)
cli-puzzles-json = as the bank has them, one a line
cli-puzzles-judge = as requests to hertta judge and what must come out, one a line; what no single request decides is left out
cli-puzzles-answer = with the answer and the reasons
cli-puzzles-into = the folder for the bank; its own recipe is used if it has one (default: puzzles in the checkout)
cli-puzzles-workers = how many processes make the bank (default: one for each processor)
cli-puzzles-dask = let a Dask cluster make it; the address of its scheduler, such as tcp://127.0.0.1:8786
cli-puzzles-how-many = say with --count how many puzzles to print
cli-puzzles-which-form = say how to print them: --json or --judge
cli-puzzles-unsuited = { $rules } leaves nothing to ask of the kind { $kind }: choose other rules or another kind
cli-puzzles-where = name a folder with --into: the bank of an installed hertta is not written over
cli-puzzles-no-bank = --count prints puzzles and makes no bank: leave out --into, --workers and --dask
cli-bad-number = found { $found }, expected a whole number from { $least } to { $most }
cli-nothing = found nothing, expected something
cli-stopped = Stopped.
cli-puzzles-making = Making puzzles
cli-puzzles-made =
    { $set ->
        [one] One puzzle
       *[other] { $set } puzzles
    } set by hand and { $made } made, in { $folder }
cli-puzzles-short =
    { $count ->
        [one] One puzzle fewer
       *[other] { $count } puzzles fewer
    } than the recipe asks for: no more were found.
cli-puzzles-interrupted = Interrupted. What is done is kept in { $file }; the same command carries on from there.
cli-puzzles-no-dask = The Python package { $name } is missing. Install it with: pip install "hertta[dask]"
cli-puzzles-verified =
    Checked { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }: { $faults ->
        [0] all of them hold.
        [one] one fault.
       *[other] { $faults } faults.
    }
cli-puzzles-kind = Kind by difficulty
cli-puzzles-all = All
cli-puzzles-profile = Rules
cli-puzzles-rule = Rule on which the answer turns
cli-puzzles-theme = Theme

## Puzzles in the terminal

cli-play-seed = where to begin (a number; without it chance decides)
cli-play-count = stop after this many puzzles
cli-play-cards = Your cards, such as 2C TD QS:
cli-play-no-cards = { $found }: not all of that is in your hand. Type cards as they are shown, with spaces between them.
cli-play-number = { $legend } 1–{ $count }:
cli-play-no-number = { $found }: type a number from 1 to { $count }.
cli-play-onward = Enter: next puzzle.
cli-play-quit = end
cli-play-end =
    { $answered ->
        [0] Until next time!
       *[other] Right on the first try: { $right } of { $answered }. Until next time!
    }

## Where two ways to play part: the smallest case, and what each says

cli-case-none = Exchanged alone, this changes no answer.
cli-case-deck = The deal:
cli-case-passing = Deal { $deal_number }, the first that differs:
cli-case-kept = Deal { $deal_number }, { $hand } in hand:
cli-case-play =
    Smallest case, all else as in { $base }: trick { $trick_number }, { $hearts_broken ->
        [true] hearts broken
       *[false] hearts not broken
    }, { $trick ->
        [none] nothing on the table
       *[other] { $trick } on the table
    }, { $hand } in hand:
cli-case-breaking = Smallest case, all else as in { $base }: the trick { $trick }:
cli-case-trick = Smallest case, with two decks: the trick { $trick }:
cli-case-values = Lowest card, all else as in { $base }: { $card }:
cli-case-moon-card = Lowest card, all else as in { $base }: { $card } when somebody shoots the moon:
cli-case-moon =
    Smallest case, all else as in { $base }: in deal { $deal_number } seat 0 takes { CARDS($taken, case: "definite") }; totals before it { $totals }:
cli-case-deal-end =
    Smallest case, all else as in { $base }: a player who took { COUNT($taken) ->
        [0] nothing
       *[other] only { CARDS($taken, case: "definite") }
    }:
cli-case-end = Smallest case, all else as in { $base }: the totals { $totals } after deal { $deal_number }:
cli-answer-deck =
    { $fact ->
        [players] players
        [decks] decks
        [hand_size] cards in hand
        [removed] taken out
        [added] put in
        [stock] in the stock
       *[widow] in the widow
    }: { $value ->
        [none] none
       *[other] { $value }
    }
cli-answer-passing =
    { $direction ->
        [left] { $count } to the left
        [right] { $count } to the right
        [across] { $count } across
       *[none] no pass
    }
cli-answer-kept = may pass { $cards }
cli-answer-play =
    { $waived ->
        [none] may play { $legal }
       *[other] may play { $legal }, as { $waived } would leave nothing
    }
cli-answer-breaking =
    { $broken ->
        [true] breaks hearts
       *[false] does not break hearts
    }
cli-answer-trick =
    { $winner ->
        [none] nobody takes it
       *[other] { $winner } takes it
    }
cli-answer-values = costs { $points }
cli-answer-moon-card =
    { $needed ->
        [true] is needed for it, and counts { $points } besides
       *[false] is not needed for it, and counts { $points } besides
    }
cli-answer-moon =
    { $choice ->
        [add] to add brings { $points }
        [subtract] to subtract brings { $points }
       *[none] no moon: { $points }
    }
cli-answer-deal-end = gets { $points }
cli-answer-end =
    { $over ->
        [true] totals { $totals }, the game is over; winners: { $winners }
       *[false] totals { $totals }, the game goes on
    }
