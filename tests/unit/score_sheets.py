"""A browser with the page of the score sheet open."""

from hertta.lessons import Session

NAMES = ("Åse", "=Kari", "春子")


class Sheet:
    """A browser with the score sheet open."""

    def __init__(self, remembered=None, lang="en", query=""):
        self.session = Session("score-sheet")
        self.scene = self.send(type="hello", query=query, languages=[lang], remembered=remembered)

    def send(self, **intent):
        """What the browser shows after an intent."""
        self.scene = self.session.dispatch(intent)
        return self.scene

    def fill(self, key, value):
        """Write into a field."""
        return self.send(type="fill", key=key, value=value)

    def act(self, action, value=""):
        """Press a button."""
        return self.send(type="act", action=action, value=value)

    def deal(self, *points):
        """Write down a deal."""
        for seat, number in enumerate(points):
            self.fill(f"points-{seat}", str(number))
        return self.act("enter")

    def part(self, name):
        """A section of the page, or None."""
        return next((one for one in self.scene.sections if one.id == name), None)

    @property
    def said(self):
        """What is read aloud."""
        return self.scene.live.result


def a_table(rules="hjerter-trekk", **more):
    """A sheet with three names."""
    sheet = Sheet(**more)
    sheet.fill("rules", rules)
    for seat, name in enumerate(NAMES):
        sheet.fill(f"name-{seat}", name)
    return sheet
