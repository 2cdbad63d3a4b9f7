"""Games as tables write them down, with what the engine makes of them."""

from hertta.engine import Chance, Game, new_game, score
from hertta.lessons.sheets.sheet import Sheet
from hertta.lessons.sheets.tally import tally
from hertta.rules import ruleset
from hertta.testing import aimed_piles


def counted(rules, taken):
    """The points of the cards of each seat; a seat without a trick writes its bonus, which nobody could guess."""
    bonus = rules.deal_end.policy.bonus
    differs = bonus(False, False) != bonus(True, False)
    return tuple(bonus(False, False) if differs and not pile else rules.values.policy.points(pile) for pile in taken)


def written(sheet, points):
    """The sheet with one more deal entered, number by number."""
    for seat, number in enumerate(points):
        sheet = sheet.type(seat, str(number))
    return sheet.enter()


def played(name, chance, deals=20):
    """A sheet and the engine's game, deal by deal until the game is over: what was entered, and what it came to."""
    rules = ruleset(name)
    sheet, game = Sheet(name, dealer=chance.below(rules.players)), new_game(rules)
    game = Game(rules, game.totals, dealer=sheet.dealer)
    for _ in range(deals):
        if game.outcome.over:
            break
        sheet, game = one_deal(sheet, game, chance)
        yield sheet, game


def one_deal(sheet, game, chance):
    """The sheet and the game after one more deal, with a choice where there is one."""
    rules = game.rules
    taken = aimed_piles(rules, chance)
    found = score(rules, taken, None, game.totals, game.deal_number)
    choice = chance.choice(found.moon_options) if found.moon_options else None
    every_card = found.moon is not None and taken[found.moon] == rules.deck.policy.cards
    sheet = written(sheet, counted(rules, taken))
    line = tally(sheet).lines[-1]
    if line.state == "open":
        code = "plain" if found.moon is None else f"{choice}-{found.moon}"
        codes = [one.code for one in line.results]
        sheet = sheet.settle(line.number - 1, f"{code}-all" if every_card and f"{code}-all" in codes else code)
    elif line.result is not None and line.result.shooter is not None:
        choice = line.result.choice
    return sheet, game.after(taken, choice)


def a_game(name, seed):
    """A whole game of this seed: the finished sheet and the game."""
    *_, last = played(name, Chance(seed))
    return last
