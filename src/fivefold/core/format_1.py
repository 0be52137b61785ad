"""The sentence about a result that records of format 1 have: the English of that time, which never changes."""

from fivefold.core.discovery import game_module
from fivefold.core.game import AnyGame, Game
from fivefold.core.table import AnyTable
from fivefold.core.words import Message


def sentence(table: AnyTable) -> str | None:
    """Return what format 1 says about the end of a match; None if the game came after it.

    A game that was played then has a module `format_1` with `sentence(table, message)`.
    """
    kinds: list[type[AnyGame]] = [
        kind for kind in type(table.game).__mro__ if issubclass(kind, Game) and kind is not Game
    ]
    for module in [game_module(kind, "format_1") for kind in kinds]:
        if module is not None and table.outcome is not None:
            found: str | None = module.sentence(table, table.outcome.message)
            return found
    return None


def number(message: Message, name: str) -> int:
    """Return a number among the arguments of a message."""
    value = message.args[name]
    assert isinstance(value, int)
    return value


def counted(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"


def were_played(message: Message, one: str, many: str) -> str:
    """Return how many rounds were played, from the argument that says so."""
    played = message.args["played"]
    assert isinstance(played, Message)
    rounds = number(played, "rounds")
    return f"One {one} was played" if rounds == 1 else f"All {rounds} {many} were played"
