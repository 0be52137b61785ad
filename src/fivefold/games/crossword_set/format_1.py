"""The sentence about a result in records of format 1."""

from fivefold.core.format_1 import counted, number, were_played
from fivefold.core.table import AnyTable
from fivefold.core.words import Message


def sentence(_table: AnyTable, message: Message) -> str | None:
    match message.key:
        case "crossword_set.outcome":
            return f"{were_played(message, 'round', 'rounds')}; the most points win."
        case "crossword_set.outcome.alone":
            rounds = counted(number(message, "rounds"), "round", "rounds")
            extra = counted(number(message, "extra"), "extra die", "extra dice")
            return f"{number(message, 'done')} of {rounds} completed with {extra}, in {message.args['time']}."
        case _:
            return None
