"""The bots of each game by level, from `random` and `easy` to `expert`."""

from collections.abc import Iterable, Mapping

from fivefold.bots.bot import AnyBot, RandomBot
from fivefold.core.discovery import companion
from fivefold.core.errors import BadOption
from fivefold.core.game import AnyGame
from fivefold.core.words import listed

LEVELS = ("easy", "medium", "hard", "expert")


def levels(game: type[AnyGame]) -> Mapping[str, AnyBot]:
    """A game's bots, weakest first: `random`, then what the `BOTS` of its `bots` module offers."""
    module = companion(game, "bots")
    own: Mapping[str, Mapping[str, AnyBot]] = module.BOTS if module else {}
    return {"random": RandomBot(), **own.get(game.slug, {})}


def make_bots(game: type[AnyGame], names: Iterable[str]) -> list[AnyBot]:
    """The bots of these levels; raises BadOption for one that the game does not have."""
    known = levels(game)
    for name in (names := list(names)):
        if name not in known:
            raise BadOption("core.unknown-bot", game=game.title, bot=name, known=listed(known, "comma"))
    return [known[name] for name in names]
