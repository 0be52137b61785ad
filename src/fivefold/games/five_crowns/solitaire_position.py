"""Positions of the solitaire of Five Crowns: a whole state as one line of text.

    seats 1; now 8100; piles 3H 4H QD, 8S 8C 8* 4D, ...; turned JK; deck 7S 10H; gone KD 5C

`piles` are those of 3 to 13 cards, separated by commas; `turned` is the card to place, `deck` begins with the next
card, and `gone` are the discards. The points of a pile, and which piles are closed, follow from the cards.
"""

from typing import Literal

from fivefold.core.game import Players
from fivefold.core.layout import NUMBER, Codec, Layout, maybe, secret
from fivefold.core.position import Part, spaced
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.cards import Card
from fivefold.games.five_crowns.model import Hand
from fivefold.games.five_crowns.notation import read_card
from fivefold.games.five_crowns.position import CARDS, PILE
from fivefold.games.five_crowns.solitaire_model import SIZES, Ending, State


def _piles(part: Part) -> tuple[Hand, ...]:
    piles: list[Hand] = []
    for pile in part.groups():
        piles.append(pile.pieces(read_card))
        if len(piles) > len(SIZES) or len(piles[-1]) != SIZES[len(piles) - 1]:
            raise pile.wrong("five_crowns.wrong.pile-sizes")
    if piles and len(piles) < len(SIZES):
        raise part.wrong("five_crowns.wrong.piles", count=len(SIZES))
    return tuple(piles)


LAYOUT = Layout(
    State,
    Players(1, 1),
    {
        "now": NUMBER,
        "piles": Codec(lambda piles: ", ".join(map(spaced, piles)), _piles),
        "turned": maybe(Codec[Card](str, lambda part: part.read(read_card))),
        "deck": secret(PILE),
        "gone": CARDS,
    },
    seats=lambda _state: 1,
)
write_state = LAYOUT.write


def read_state(text: str) -> State:
    """Read a state from its position; raises Unreadable, which gives the place of the error."""
    found = LAYOUT.read(text)
    piles, turned, deck = found["piles"], found["turned"], found["deck"]
    points = tuple([melds.least(pile, size) for pile, size in zip(piles, SIZES, strict=False)])
    closed = [None if left else melds.best(pile, size) for left, pile, size in zip(points, piles, SIZES, strict=False)]
    if turned is not None and not any(points):
        raise found.wrong("turned", "five_crowns.wrong.turned")
    if not piles and (deck or found["gone"]):
        raise found.wrong("piles", "five_crowns.wrong.no-piles")
    ended = "" if turned is not None or not piles else _ended(points, deck)
    return State(**found.state, points=points, closed=tuple(closed), ended=ended)


def _ended(points: tuple[int, ...], deck: tuple[Card, ...]) -> Ending | Literal[""]:
    """Return why the match is over; empty if the next card can be turned."""
    return "all-closed" if not any(points) else "" if deck else "used-up"
