"""Which games there are: every folder under `fivefold.games`, and every installed plug-in."""

import difflib
import pkgutil
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from fivefold.core.errors import UnknownGame
from fivefold.core.game import AnyGame
from fivefold.core.words import listed

GROUP = "fivefold.games"
"""The entry point group in which other packages name their game modules."""


def _load(name: str, load: Callable[[], ModuleType]) -> Iterator[ModuleType]:
    """The module, if it loads and has games: one that is broken must not take the table down."""
    try:
        module = load()
        tuple(module.GAMES)
    except Exception as error:
        warnings.warn(f"the game folder or plug-in {name} does not load: {error!r}", stacklevel=2)
    else:
        yield module


@cache
def _plug_ins() -> tuple[ModuleType, ...]:
    """The modules that other packages name; looked for once, since that reads many files."""
    return tuple(module for entry in entry_points(group=GROUP) for module in _load(entry.name, entry.load))


def _modules() -> Iterator[ModuleType]:
    home = import_module("fivefold.games")
    for info in pkgutil.iter_modules(home.__path__):
        yield from _load(info.name, partial(import_module, f"{home.__name__}.{info.name}"))
    yield from _plug_ins()


def games() -> dict[str, type[AnyGame]]:
    """Every game by its slug, in the order of the slugs."""
    found: dict[str, type[AnyGame]] = {}
    for module in _modules():
        for game in module.GAMES:
            other = found.setdefault(game.slug, game)
            if other is not game:
                warnings.warn(f"two games are called {game.slug}; {game} is left out", stacklevel=2)
    return dict(sorted(found.items()))


def companion(game: type[AnyGame], name: str) -> ModuleType | None:
    """The module of that name beside a game's own (`bots`, `commands`), if there is one."""
    package = sys.modules[game.__module__].__package__
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def find_game(slug: str) -> type[AnyGame]:
    """The game of that name; raises UnknownGame with the nearest one."""
    known = games()
    if slug in known:
        return known[slug]
    close = difflib.get_close_matches(slug.lower().replace("_", "-").replace(" ", "-"), known, 1, 0.5)
    if close:
        raise UnknownGame("core.unknown-game.close", game=slug, close=close[0])
    raise UnknownGame("core.unknown-game", game=slug, known=listed(known, "comma"))
