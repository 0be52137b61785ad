"""The notation of moves in the solitaire of Five Crowns, and messages about the piles and events."""

import re

from fivefold.core.errors import Unreadable
from fivefold.core.words import Message, Pieces, Who, message
from fivefold.games.five_crowns.cards import in_order
from fivefold.games.five_crowns.notation import read_card
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
    """Return notation such as `place 7 QD`."""
    return f"place {move.pile} {move.card}"


def read(text: str, _view: View | None = None) -> Place:
    match text.lower().split():
        case ["place", size, card] if re.fullmatch(r"[0-9]{1,2}", size):
            return Place(int(size), read_card(card))
        case _:
            raise Unreadable("five_crowns.not-a-move.alone", text=text)


def show(view: View) -> list[Message | str]:
    """Describe the piles row by row, and the turned card."""
    rows: list[Message | str] = []
    for size, cards, points, laid in zip(SIZES, view.piles, view.points, view.closed, strict=True):
        if laid is not None:
            rows.append(message("five_crowns.show-pile.closed", size=f"{size:>2}", laid=laid.message))
        else:
            rows.append(
                message("five_crowns.show-pile", size=f"{size:>2}", cards=Pieces(in_order(cards)), points=points)
            )
    key = "five_crowns.show-rest" if view.turned is None else "five_crowns.show-rest.turned"
    turned = Pieces(() if view.turned is None else (view.turned,))
    rows.append(message(key, turned=turned, count=view.left, points=sum(view.points)))
    return rows


def tell(event: Event) -> list[Message]:
    match event:
        case SetOut(piles=piles):
            return [message("five_crowns.set-out", count=len(piles))]
        case Turned(card=card):
            return [message("five_crowns.turned", card=Pieces((card,)))]
        case Placed(pile=size, turned=turned, card=card, points=points):
            key = "five_crowns.placed.again" if turned == card else "five_crowns.placed"
            cards = {"turned": Pieces((turned,)), "card": Pieces((card,))}
            return [message(key, who=Who(0), size=size, points=points, **cards)]
        case Closed(pile=size, laid=laid):
            return [message("five_crowns.pile-closed", size=size, wild=size, laid=laid.message)]
        case Finished(won=won):
            return [message("five_crowns.finished.all-closed" if won else "five_crowns.finished.used-up")]
