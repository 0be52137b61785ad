"""Which games there are: every folder under `fivefold.games`, and every installed plug-in.

This is the edge of the library: to look for games reads files, and a game that is made by its name alone takes today's
date from the clock. Rooms get their games and the time as arguments instead (`load_games`, `fivefold.core.games`).
"""

import os
import pkgutil
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from fivefold.core.game import AnyGame
from fivefold.core.games import Games, make_game, pick_game

GROUP = "fivefold.games"
"""The entry point group in which other packages name their game modules."""
ROOM_MODULES = ("bots", "lessons", "pace")
"""The modules beside a game's own that rooms use."""


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


def _modules(home: str, folders: Iterable[str]) -> Iterator[ModuleType]:
    for info in pkgutil.iter_modules(folders):
        yield from _load(info.name, partial(import_module, f"{home}.{info.name}"))
    yield from _plug_ins()


@lru_cache(1)
def _games(home: str, folders: tuple[tuple[str, int], ...]) -> dict[str, type[AnyGame]]:
    """The games in folders that were last changed at these times."""
    found: dict[str, type[AnyGame]] = {}
    for module in _modules(home, [folder for folder, _ in folders]):
        for game in module.GAMES:
            other = found.setdefault(game.slug, game)
            if other is not game:
                warnings.warn(f"two games are called {game.slug}; {game} is left out", stacklevel=2)
    return dict(sorted(found.items()))


def _known() -> dict[str, type[AnyGame]]:
    """Every game; looked for anew when a folder was added or taken away."""
    home = import_module("fivefold.games")
    folders = [folder for folder in home.__path__ if os.path.isdir(folder)]
    return _games(home.__name__, tuple((folder, os.stat(folder).st_mtime_ns) for folder in folders))


def games() -> dict[str, type[AnyGame]]:
    """Every game by its slug, in the order of the slugs."""
    return dict(_known())


@cache
def game_module(game: type[AnyGame], name: str) -> ModuleType | None:
    """The module of that name beside a game's own (`bots`, `commands`), if there is one; looked for once."""
    package = sys.modules[game.__module__].__package__
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def load_games() -> Games:
    """Every game, with all modules and files loaded that rooms need of it: a room reads none. Raises Refusal."""
    found = games()
    for game in found.values():
        game.load()
        for name in ROOM_MODULES:
            game_module(game, name)
    return found


def find_game(slug: str) -> type[AnyGame]:
    """The game of that name; raises UnknownGame, which names the nearest one."""
    return pick_game(_known(), slug)


def named_game(slug: str, options: Mapping[str, object]) -> AnyGame:
    """A game by its name; a daily without a date is today's. Raises Refusal."""
    return make_game(_known(), slug, options, today())


def today() -> str:
    """Today's date; days change at midnight UTC, everywhere at once."""
    return datetime.now(UTC).date().isoformat()
