"""The sentence about a result in records of format 1."""

from fivefold.core.format_1 import number
from fivefold.core.table import AnyTable
from fivefold.core.words import Message


def sentence(_table: AnyTable, message: Message) -> str | None:
    match message.key:
        case "karma.outcome.one-left":
            return "All but one have got rid of their cards."
        case "karma.outcome.turn-limit":
            return f"The limit of {number(message, 'turns'):,} turns was reached; the most cards lose."
        case _:
            return None
