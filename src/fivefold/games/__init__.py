"""The games, one folder each; a folder is found by being here."""

import sys
from types import ModuleType

from fivefold.core.discovery import games
from fivefold.core.game import AnyGame

USUAL = "set"
"""The game of a room that is opened without naming one."""


class _Shelf(ModuleType):
    """Lets `fivefold.games()` list the games although `fivefold.games` is also where they are."""

    def __call__(self) -> dict[str, type[AnyGame]]:
        return games()


sys.modules[__name__].__class__ = _Shelf
