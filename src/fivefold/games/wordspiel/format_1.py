"""The sentence about a result in records of format 1."""

from fivefold.core.format_1 import counted, number, were_played
from fivefold.core.table import AnyTable
from fivefold.core.words import Message


def sentence(_table: AnyTable, message: Message) -> str | None:
    match message.key:
        case "wordspiel.outcome":
            return f"{were_played(message, 'round', 'rounds')}; the fewest points win."
        case "wordspiel.outcome.won":
            spare = counted(number(message, "count"), "card", "cards")
            return (
                f"Won: all cards of the hand are used{f', with {spare} to spare' if number(message, 'count') else ''}."
            )
        case "wordspiel.outcome.lost":
            return f"Lost: {counted(number(message, 'count'), 'card', 'cards')} left."
        case _:
            return None
