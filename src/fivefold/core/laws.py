"""The laws that every game obeys, tested in random play."""

from collections import Counter

from msgspec import Struct

from fivefold.core.chance import Chance, derive, seed_bytes
from fivefold.core.game import AnyGame
from fivefold.core.options import Option, describe, make_options
from fivefold.core.table import Table
from fivefold.core.trial import Trial

TODAY = "2026-03-14"
"""The date of the dailies that are tested, so that a test is the same every day."""


class Report(Struct, frozen=True):
    """How often each law was tested."""

    game: str
    matches: int
    acts: int
    laws: dict[str, int]


def check(game: type[AnyGame], matches: int = 10, seed: int = 0, looks: int = 10, today: str = TODAY) -> Report:
    """Play random matches with various seats and options and test every law; raises LawBroken.

    About `looks` positions of each match are examined closely; the cheap laws are tested at every position. Dailies are
    those of `today`.
    """
    tried, acts = Counter[str](), 0
    for number in range(matches):
        chance = Chance(derive(seed_bytes(seed), f"{game.slug} {number}"))
        seats = game.players.least + number % (game.players.most - game.players.least + 1)
        options = {} if number % 2 == 0 else _random_options(game, chance, today)
        made = game(make_options(game.options_type, options, today))
        table = Table(made, seats, derive(seed_bytes(seed), str(number)))
        Trial(tried, table, chance, looks).run()
        acts += len(table.log) - 1
    return Report(game.slug, matches, acts, dict(tried))


def _random_options(game: type[AnyGame], chance: Chance, today: str) -> dict[str, object]:
    """Return random allowed values for every option that has choices or bounds."""

    def value(option: Option) -> object:
        if option.choices:
            return chance.pick(option.choices)
        if option.least is not None and option.most is not None:
            return option.least + chance.below(option.most - option.least + 1)
        return option.default

    return {option.name: value(option) for option in describe(game.options_type, today)}
