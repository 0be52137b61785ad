"""The solitaire of Five Crowns as one line of text, and back.

    seats 1; now 8100; piles 3H 4H QD, 8S 8C 8* 4D, ...; turned JK; deck 7S 10H; gone KD 5C

`piles` are those of 3 to 13 cards, with commas between them; `turned` is the card to be placed, `deck` begins with the
one that comes next, and `gone` are the discards. What a pile leaves, and which are closed, follows from the cards.
"""

from typing import Literal

from fivefold.core.game import Players, SeenBy
from fivefold.core.position import Fields, Part, hidden, spaced, write_fields
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.cards import Card
from fivefold.games.five_crowns.model import Hand
from fivefold.games.five_crowns.notation import read_card
from fivefold.games.five_crowns.solitaire_model import SIZES, Ending, State


def write_state(state: State, seen_by: SeenBy = "all") -> str:
    """The piles in one line; for whoever plays or watches without the cards still to come."""
    deck = spaced(reversed(state.deck)) if seen_by == "all" else hidden(len(state.deck))
    fields = {
        "now": state.now,
        "piles": ", ".join(map(spaced, state.piles)),
        "turned": state.turned,
        "deck": deck,
        "gone": spaced(state.gone),
    }
    return write_fields(1, fields)


def read_state(text: str) -> State:
    """The piles that a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, Players(1, 1))
    piles = _piles(fields["piles"])
    points = tuple([melds.least(pile, size) for pile, size in zip(piles, SIZES, strict=False)])
    closed = [None if left else melds.best(pile, size) for left, pile, size in zip(points, piles, SIZES, strict=False)]
    turned = _one_card(fields["turned"])
    deck = tuple(reversed(fields["deck"].pieces(read_card)))
    gone = fields["gone"].pieces(read_card)
    if turned is not None and not any(points):
        raise fields["turned"].wrong("five_crowns.wrong.turned")
    if not piles and (deck or gone):
        raise fields["piles"].wrong("five_crowns.wrong.no-piles")
    state = State(
        piles=piles,
        points=points,
        closed=tuple(closed),
        deck=deck,
        turned=turned,
        gone=gone,
        now=fields["now"].number(),
        ended="" if turned is not None or not piles else _ended(points, deck),
    )
    fields.done()
    return state


def _piles(part: Part) -> tuple[Hand, ...]:
    piles: list[Hand] = []
    for pile in part.groups():
        piles.append(pile.pieces(read_card))
        if len(piles) > len(SIZES) or len(piles[-1]) != SIZES[len(piles) - 1]:
            raise pile.wrong("five_crowns.wrong.pile-sizes")
    if piles and len(piles) < len(SIZES):
        raise part.wrong("five_crowns.wrong.piles", count=len(SIZES))
    return tuple(piles)


def _one_card(part: Part) -> Card | None:
    return part.read(read_card) if part.text else None


def _ended(points: tuple[int, ...], deck: tuple[Card, ...]) -> Ending | Literal[""]:
    """Why it is over, if it is: otherwise the next card is about to be turned."""
    return "all-closed" if not any(points) else "" if deck else "used-up"
