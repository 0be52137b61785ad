"""The sentence about a result in records of format 1."""

from fivefold.core.format_1 import counted, number
from fivefold.core.table import AnyTable
from fivefold.core.words import Message


def sentence(_table: AnyTable, message: Message) -> str | None:
    match message.key:
        case "set_cards.outcome.no-set-left":
            return "The deck was used up and no SET was left."
        case "set_cards.outcome.agreed":
            return "The deck was used up and all agreed that no SET was left."
        case "set_cards.outcome-alone.won":
            return f"Won: {_figures(message)}"
        case "set_cards.outcome-alone.lost":
            return f"Lost: {_figures(message)}"
        case "set_cards.outcome-alone.resigned":
            return f"Given up: {_figures(message)}"
        case "set_cards.outcome-puzzle":
            sets, goal = number(message, "sets"), number(message, "goal")
            wrong = counted(number(message, "wrong"), "wrong pick", "wrong picks")
            return f"{sets} of {goal} SETs, {wrong}, in {message.args['time']}."
        case _:
            return None


def _figures(message: Message) -> str:
    sets = counted(number(message, "sets"), "SET", "SETs")
    penalties = counted(number(message, "penalties"), "penalty", "penalties")
    return f"{sets}, {penalties} left, in {message.args['time']}."
