"""The sentence about a result in records of format 1."""

from fivefold.core.format_1 import number
from fivefold.core.table import AnyTable
from fivefold.core.words import Message


def sentence(_table: AnyTable, message: Message) -> str | None:
    match message.key:
        case "set_cubed.outcome.out":
            return "The bag is empty and somebody is out of dice; the most points win."
        case "set_cubed.outcome.idle":
            return f"Nobody has played a die in {number(message, 'rounds')} rounds; the most points win."
        case _:
            return None
