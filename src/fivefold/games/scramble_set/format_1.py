"""The sentence about a result in records of format 1."""

from fivefold.core.format_1 import counted, number
from fivefold.core.table import AnyTable
from fivefold.core.words import Message


def sentence(table: AnyTable, message: Message) -> str | None:
    match message.key:
        case "scramble_set.outcome.alone":
            split = "the best split holds" if len(table.state.history) == 1 else "the best splits hold"
            sets = counted(number(message, "sets"), "SET", "SETs")
            return f"{sets} in {message.args['time']}; {split} {number(message, 'best'):,}."
        case "scramble_set.outcome.tie-break":
            return f"After {_rounds(message)} it was a tie, which one more SET broke."
        case "scramble_set.outcome.shared":
            return f"After {_rounds(message)} it was a tie, and those who could have broken it had left."
        case "scramble_set.outcome.most-sets":
            return f"The most SETs in {_rounds(message)}, in {message.args['time']}."
        case _:
            return None


def _rounds(message: Message) -> str:
    return counted(number(message, "rounds"), "round", "rounds")
