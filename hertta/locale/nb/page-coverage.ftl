### Hva kildene sier, og hvor mye av det som er møtt.

coverage-title = Hva kildene sier
coverage-summary = Alle påstandene i de fire kildene, hvor du møter dem, og hvor mange du har møtt.
coverage-heading = Hva kildene sier
coverage-text = En påstand er én ting en kilde sier om spillet. Du har møtt den når du har svart på trinnet som handler om den i en leksjon.

coverage-met = Det du har møtt til nå
coverage-course = I hele kurset
coverage-course-text = Så mange påstander har et trinn, en oppgave eller en side.
coverage-row = { $count } av { $all } påstander
coverage-claims = Påstand for påstand
coverage-source = Kilde
coverage-section = { $title } ({ $count } av { $all })
coverage-claim =
    { $met ->
        [true] ✓ Avsnitt { $paragraph }
       *[false] Avsnitt { $paragraph }
    }
coverage-puzzles =
    { $count ->
        [one] én oppgave
       *[other] { $count } oppgaver
    }
coverage-planned =
    { $lesson ->
        [tactics] råd om godt spill: kommer i en egen leksjon
       *[other] ikke i noen leksjon ennå
    }
