"""The table and the hand of an exercise."""

from hertta.cards import Card, Cards, Suit
from hertta.engine import trick_points, trick_winner
from hertta.lessons.exercise import Exercise
from hertta.lessons.scenes.words import Words
from hertta.puzzles import LEARNER, Puzzle
from hertta.ui.scene import Board, CardState, CardView, HandView, Panel, Place, Row, SeatView

PLACES: tuple[Place, ...] = ("south", "west", "north", "east")
"""Where each seat sits, as the learner in the first one sees it."""


def board(exercise: Exercise, words: Words) -> Board:
    """The four seats with what they have played, and who takes the trick once that is answered."""
    puzzle = exercise.puzzle
    played = _played(exercise)
    rules, winner = puzzle.ruleset, None
    if exercise.answered and len(played) == rules.players:
        place = trick_winner(rules, tuple(played.values()))
        winner = None if place is None else (puzzle.leader + place) % rules.players
    seats = tuple(_seat(exercise, seat, played.get(seat), seat == winner, words) for seat in range(rules.players))
    return Board(_told(exercise, played, words), seats)


def _played(exercise: Exercise) -> dict[int, Card]:
    """The cards of the trick by seat, in the order of play; the learner's own once it is accepted."""
    puzzle = exercise.puzzle
    cards = list(puzzle.moment.trick)
    if exercise.kind.mode == "one" and exercise.answered:
        cards += exercise.reply.cards
    return {(puzzle.leader + place) % puzzle.ruleset.players: card for place, card in enumerate(cards)}


def _seat(exercise: Exercise, seat: int, card: Card | None, wins: bool, words: Words) -> SeatView:
    puzzle = exercise.puzzle
    led = bool(puzzle.moment.trick) and seat == puzzle.leader
    to_play = seat == LEARNER and bool(puzzle.moment.hand) and not exercise.answered
    note = words("seat-to-play") if to_play else words("seat-led") if led else ""
    return SeatView(
        seat=seat,
        place=PLACES[seat],
        name=words.seat(seat),
        note=note,
        to_play=to_play,
        card=None if card is None else words.card(card),
        slot=seat == LEARNER and card is None,
        mark="wins" if wins else "",
        tag=words("tag-wins") if wins else "",
    )


def _told(exercise: Exercise, played: dict[int, Card], words: Words) -> str:
    """The table in words."""
    sentences = [
        words("table-led" if place == 0 else "table-played", seat=words.seat(seat), card=card)
        for place, (seat, card) in enumerate(played.items())
    ]
    if not played:
        sentences.append(words("table-empty"))
    if exercise.puzzle.moment.hand and not exercise.answered:
        sentences.append(words("table-to-play"))
    return " ".join(sentences)


def hand(exercise: Exercise, words: Words) -> HandView | None:
    """The learner's hand; ``None`` where the question needs none."""
    cards = exercise.puzzle.moment.hand
    if exercise.kind.mode == "one" and exercise.answered:
        cards -= exercise.reply.cards
    if not cards:
        return None
    mode = "none" if exercise.answered else exercise.kind.mode
    return HandView(
        label=words("hand-label", count=len(cards)),
        groups=_groups(cards, [_card(exercise, card, words) for card in cards]),
        mode=mode,
        help=words(f"hand-help-{mode}") if mode != "none" else "",
    )


def _card(exercise: Exercise, card: Card, words: Words) -> CardView:
    state = card_state(exercise, card)
    tag = words(f"card-{state}") if state in {"right", "wrong", "missed"} else ""
    return words.card(card, chosen=card in exercise.reply.cards and not exercise.answered, state=state, tag=tag)


def card_state(exercise: Exercise, card: Card) -> CardState:
    """What is shown of a card: nothing before an answer, everything after it."""
    if exercise.kind.mode == "none" or not (exercise.answered or exercise.refused):
        return "plain"
    legal = card in exercise.kind.solve(exercise.puzzle).cards
    if exercise.kind.mode == "one":
        return "wrong" if card == exercise.refused else "legal" if legal else "refused"
    if card in exercise.reply.cards:
        return "right" if legal else "wrong"
    return "missed" if legal else "refused"


def _groups(cards: Cards, views: list[CardView]) -> tuple[tuple[CardView, ...], ...]:
    suits = (tuple(view for view in views if view.suit == suit.letter) for suit in Suit if cards.of_suit(suit))
    return tuple(group for group in suits if group)


def plain_hand(cards: Cards, label: str, words: Words) -> HandView:
    """A hand that is only looked at."""
    return HandView(label=label, groups=_groups(cards, [words.card(card) for card in cards]))


def facts(puzzle: Puzzle, words: Words) -> Panel:
    """Where the deal stands: trick, hearts, points taken."""
    moment, tricks = puzzle.moment, puzzle.ruleset.deck.policy.hand_size
    rows = [
        Row(words("facts-rules"), words(f"profile-{puzzle.rules}")),
        Row(words("facts-trick"), words("facts-trick-of", number=moment.trick_number, tricks=tricks)),
        Row(words("facts-hearts"), words("hearts-state", broken=moment.hearts_broken)),
    ]
    if any(puzzle.taken):
        points = [trick_points(puzzle.ruleset, list(pile)) for pile in puzzle.taken]
        rows += [
            Row(words("facts-taken", seat=words.seat(seat)), words("score-points", points=taken))
            for seat, taken in enumerate(points)
        ]
    return Panel(words("facts-title"), tuple(rows))
