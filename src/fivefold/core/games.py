"""A set of games by slug, passed to code that must not look for games itself."""

import difflib
from collections.abc import Mapping

from fivefold.core.errors import UnknownGame
from fivefold.core.game import AnyGame
from fivefold.core.options import make_options
from fivefold.core.words import listed

Games = Mapping[str, type[AnyGame]]


def pick_game(games: Games, slug: str) -> type[AnyGame]:
    """The game of that slug; raises UnknownGame, which names the nearest one."""
    if slug in games:
        return games[slug]
    close = difflib.get_close_matches(slug.lower().replace("_", "-").replace(" ", "-"), games, 1, 0.5)
    if close:
        raise UnknownGame("core.unknown-game.close", game=slug, close=close[0])
    raise UnknownGame("core.unknown-game", game=slug, known=listed(games, "comma"))


def make_game(games: Games, slug: str, options: Mapping[str, object], today: str) -> AnyGame:
    """A game with these options; the puzzle of a date is that of `today` unless they name one. Raises Refusal."""
    found = pick_game(games, slug)
    return found(make_options(found.options_type, options, today))
