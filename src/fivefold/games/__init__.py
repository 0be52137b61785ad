"""The games, one package each, which are discovered in this folder."""

import sys
from types import ModuleType

from fivefold.core.discovery import games
from fivefold.core.game import AnyGame

USUAL = "set"
"""The default game of a new room."""


class _Shelf(ModuleType):
    """Makes the package callable: `fivefold.games()` lists the games."""

    def __call__(self) -> dict[str, type[AnyGame]]:
        return games()


sys.modules[__name__].__class__ = _Shelf
