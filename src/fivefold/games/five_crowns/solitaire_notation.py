"""The solitaire of Five Crowns in short text: moves, the piles, and every event in a sentence."""

import re
from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.notation import counted
from fivefold.games.five_crowns.cards import in_order
from fivefold.games.five_crowns.notation import plural, read_card
from fivefold.games.five_crowns.solitaire_model import (
    SIZES,
    Closed,
    Event,
    Finished,
    Place,
    Placed,
    SetOut,
    Turned,
    View,
)


def write(move: Place) -> str:
    """Such as `place 7 QD`."""
    return f"place {move.pile} {move.card}"


def read(text: str, _view: View | None = None) -> Place:
    """The move a text stands for."""
    match text.lower().split():
        case ["place", size, card] if re.fullmatch(r"[0-9]{1,2}", size):
            return Place(int(size), read_card(card))
        case _:
            raise Unreadable(
                "not-a-move", f"{text!r} is no move here: write place, a pile and a discard, such as place 7 QD."
            )


def show(view: View, _names: Sequence[str]) -> str:
    """The piles row by row, and the turned card."""
    rows: list[str] = []
    for size, cards, points, laid in zip(SIZES, view.piles, view.points, view.closed, strict=True):
        lies = f"{laid}, closed" if laid is not None else f"{' '.join(in_order(cards))}, {counted(points, 'point')}"
        rows.append(f"pile {size:>2}: {lies}")
    turned = f"turned: {view.turned}; " if view.turned else ""
    rows.append(f"{turned}{counted(view.left, 'card')} to come; {counted(sum(view.points), 'point')} left")
    return "\n".join(rows)


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in words."""
    match event:
        case SetOut(piles=piles):
            return f"{len(piles)} piles are set out."
        case Turned(card=card):
            return f"{card} is turned."
        case Placed(pile=size, turned=turned, card=card, points=points):
            if turned == card:
                return f"{names[0]} discards {card} again; the pile of {size} keeps its {counted(points, 'point')}."
            return f"{names[0]} puts {turned} onto the pile of {size} for {card}: {counted(points, 'point')}."
        case Closed(pile=size, laid=laid):
            return f"The pile of {size}, {plural(size)} wild, is closed: {laid}."
        case Finished(won=won):
            return "All piles are closed." if won else "No card is left to turn."
