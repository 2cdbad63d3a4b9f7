"""*Which source says this?* A claim is told in our words; only lessons ask it, of claims that one source alone has."""

from typing import ClassVar

from hertta.puzzles.kinds.base import Because, Kind
from hertta.puzzles.puzzle import Group, Puzzle, Reply
from hertta.rules import claim, source

SOURCE = "source"


class Says(Kind):
    """Pick the source that has the claim."""

    code: ClassVar[str] = "says"
    one_table: ClassVar[bool] = False

    def groups(self, puzzle: Puzzle) -> tuple[Group, ...]:
        """The sources to choose from."""
        return (Group(SOURCE, puzzle.options),)

    def solve(self, puzzle: Puzzle) -> Reply:
        """The source of the claim."""
        return Reply(picks={SOURCE: claim(puzzle.about).source})

    def explain(self, puzzle: Puzzle) -> tuple[Because, ...]:
        """That the one says it, with the paragraph, and the others do not."""
        says = claim(puzzle.about).source
        return tuple(
            Because(SOURCE, slug, True, "why-says-it", {"names": source(slug).name}, (puzzle.about,), "")
            if slug == says
            else Because(SOURCE, slug, False, "why-says-not", {"names": source(slug).name}, (), "")
            for slug in puzzle.options
        )

    def rule(self, puzzle: Puzzle) -> str:  # noqa: ARG002
        """None: it turns on who says it."""
        return ""
