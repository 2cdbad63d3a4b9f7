"""The words of the game in a scene's texts: each can be looked up where it stands."""

from collections.abc import Iterator

from hertta.lessons.scenes.frame import href
from hertta.lessons.scenes.words import Words
from hertta.lessons.state import GLOSSARY, State
from hertta.rules import terms
from hertta.text.terms import terms_in
from hertta.ui.scene import Scene, Term


def terms_of(scene: Scene, state: State, words: Words) -> tuple[Term, ...]:
    """What the words in the texts of a scene mean, each by the form in which it stands in a text first.

    The glossary itself has none: each of its entries has its own links.

    Args:
        scene: what is shown, with all its texts.
        state: the page, for links from it.
        words: its language, and the source whose words are played by.
    """
    if state.page == GLOSSARY:
        return ()
    lang, source = words.catalog.lang, words.catalog.source
    told: dict[str, terms.Term] = {}
    for text in _texts(scene):
        for found in terms_in(text, lang, source):
            told.setdefault(text[found.start : found.end], found.term)
    return tuple(_term(form, one, state, words) for form, one in told.items())


def _texts(scene: Scene) -> Iterator[str]:
    """The texts in which words can be looked up, those that stand together as one."""
    yield "\n".join(scene.text)
    if scene.feedback is not None:
        yield "\n".join(scene.feedback.text)
    for section in scene.sections:
        yield "\n".join(section.text)


def _term(form: str, one: terms.Term, state: State, words: Words) -> Term:
    lang = words.catalog.lang
    title = one.term if one.lang == lang else words("glossary-of", name=one.term, lang=one.lang)
    return Term(form, title, one.meaning[lang], href(GLOSSARY, state, term=one.id), words("glossary-link"))
