"""The bots of each game by level, from `random` and `easy` to `expert`."""

from collections.abc import Iterable, Mapping
from importlib import import_module

from fivefold.bots.bot import Bot, RandomBot
from fivefold.core.errors import BadOption
from fivefold.core.game import AnyGame

LEVELS = ("easy", "medium", "hard", "expert")


def levels(game: type[AnyGame]) -> Mapping[str, Bot]:
    """A game's bots, weakest first: `random`, then what the `BOTS` of its `bots` module offers."""
    package = game.__module__.rpartition(".")[0]
    own: Mapping[str, Mapping[str, Bot]] = import_module(f"{package}.bots").BOTS
    return {"random": RandomBot(), **own.get(game.slug, {})}


def make_bots(game: type[AnyGame], names: Iterable[str]) -> list[Bot]:
    """The bots of these levels; raises BadOption for one that the game does not have."""
    known = levels(game)
    for name in (names := list(names)):
        if name not in known:
            raise BadOption("unknown-bot", f"{game.title} has no bot {name!r}. There is: {', '.join(known)}.")
    return [known[name] for name in names]
