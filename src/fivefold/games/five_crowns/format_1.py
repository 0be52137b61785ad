"""The sentence about a result in records of format 1."""

from fivefold.core.format_1 import counted, number, were_played
from fivefold.core.table import AnyTable
from fivefold.core.words import Message


def sentence(_table: AnyTable, message: Message) -> str | None:
    match message.key:
        case "five_crowns.outcome":
            return f"{were_played(message, 'hand', 'hands')}; the fewest points win."
        case "five_crowns.outcome.won":
            return f"Won: all piles are closed, with {counted(number(message, 'count'), 'card', 'cards')} to spare."
        case "five_crowns.outcome.lost":
            points = counted(number(message, "points"), "point", "points")
            return f"Lost: {points} left in {counted(number(message, 'piles'), 'pile', 'piles')}."
        case _:
            return None
