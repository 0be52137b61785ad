"""A set of games by slug, passed to code that must not look for games itself."""

import difflib
from collections.abc import Mapping

from fivefold.core.errors import UnknownGame
from fivefold.core.game import AnyGame
from fivefold.core.options import make_options
from fivefold.core.words import listed

Games = Mapping[str, type[AnyGame]]


def pick_game(games: Games, slug: str) -> type[AnyGame]:
    """Return the game with this slug; raises UnknownGame, which suggests the closest one."""
    if slug in games:
        return games[slug]
    close = difflib.get_close_matches(slug.lower().replace("_", "-").replace(" ", "-"), games, 1, 0.5)
    if close:
        raise UnknownGame("core.unknown-game.close", game=slug, close=close[0])
    raise UnknownGame("core.unknown-game", game=slug, known=listed(games, "comma"))


def make_game(games: Games, slug: str, options: Mapping[str, object], today: str) -> AnyGame:
    """Return a game with these options, with `today` as the date of a daily unless they contain one. Raises Refusal."""
    found = pick_game(games, slug)
    return found(make_options(found.options_type, options, today))
