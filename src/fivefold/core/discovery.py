"""Finds games: the packages under `fivefold.games` and installed plug-ins.

Functions here read files and, for a daily without a date, the clock. Rooms do neither: they get their games and the
time as arguments (`load_games`, `fivefold.core.games`).
"""

import os
import pkgutil
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from fivefold.core.game import AnyGame
from fivefold.core.games import Games, make_game, pick_game

GROUP = "fivefold.games"
"""The entry point group in which other packages register their game modules."""
ROOM_MODULES = ("bots", "lessons", "pace", "scoring")
"""The modules next to a game's rules that rooms and score sheets use."""


def _load(name: str, load: Callable[[], ModuleType]) -> Iterator[ModuleType]:
    """Yield the module if it imports and has `GAMES`; a broken one causes a warning, not an error."""
    try:
        module = load()
        tuple(module.GAMES)
    except Exception as error:
        warnings.warn(f"the game folder or plug-in {name} does not load: {error!r}", stacklevel=2)
    else:
        yield module


@cache
def _plug_ins() -> tuple[ModuleType, ...]:
    """Return the plug-ins; cached, because looking up entry points reads many files."""
    try:
        from importlib.metadata import entry_points
    except ImportError:  # in a browser, where nothing can be installed
        return ()
    return tuple(module for entry in entry_points(group=GROUP) for module in _load(entry.name, entry.load))


def _modules(home: str, folders: Iterable[str]) -> Iterator[ModuleType]:
    for info in pkgutil.iter_modules(folders):
        yield from _load(info.name, partial(import_module, f"{home}.{info.name}"))
    yield from _plug_ins()


@lru_cache(1)
def _games(home: str, folders: tuple[tuple[str, int], ...]) -> dict[str, type[AnyGame]]:
    """Return the games in folders with these modification times."""
    found: dict[str, type[AnyGame]] = {}
    for module in _modules(home, [folder for folder, _ in folders]):
        for game in module.GAMES:
            other = found.setdefault(game.slug, game)
            if other is not game:
                warnings.warn(f"two games are called {game.slug}; {game} is left out", stacklevel=2)
    return dict(sorted(found.items()))


def _known() -> dict[str, type[AnyGame]]:
    """Return all games; they are searched again when a folder has changed."""
    home = import_module("fivefold.games")
    folders = [folder for folder in home.__path__ if os.path.isdir(folder)]
    return _games(home.__name__, tuple((folder, os.stat(folder).st_mtime_ns) for folder in folders))


def games() -> dict[str, type[AnyGame]]:
    """Return all games by slug, sorted."""
    return dict(_known())


@cache
def game_module(game: type[AnyGame], name: str) -> ModuleType | None:
    """Return the module of that name (`bots`, `commands`) in a game's package, or None."""
    package = sys.modules[game.__module__].__package__
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def load_games() -> Games:
    """Return all games with the modules and files that rooms need, so that rooms read no files. Raises Refusal."""
    found = games()
    for game in found.values():
        game.load()
        for name in ROOM_MODULES:
            game_module(game, name)
    return found


def find_game(slug: str) -> type[AnyGame]:
    """Return the game with this slug; raises UnknownGame, which suggests the closest one."""
    return pick_game(_known(), slug)


def named_game(slug: str, options: Mapping[str, object]) -> AnyGame:
    """Return a game by its slug, with today's date for a daily without a date. Raises Refusal."""
    return make_game(_known(), slug, options, today())


def today() -> str:
    """Return today's date in UTC."""
    return datetime.now(UTC).date().isoformat()
