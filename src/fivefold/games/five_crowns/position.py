"""Positions of Five Crowns: a whole state as one line of text.

    seats 2; wild 3; turn 1; turns 4; hands 3H 4H 6H | 8S 8C JK QD; known - | QD; pile 5H KS; discards KD 7H

`wild` is the wild rank and the number of cards dealt; the player to act has one card more once one was taken, the last
in the hand. `known` are cards that were seen on their way into a hand, `laid` those laid down (`3H-4H-5H+QD`: books and
runs, then the cards left), and `out` is the player who went out. `pile` begins with the next card, `discards` with the
bottom one. Once the pile was used up, `reshuffled` are the cards from which it was made, and `drawn` those of them that
each player has drawn. `sheet` has the points hand by hand; `past` is the arrangement of the hand before, and `past-out`
the player who went out in it.
"""

from collections import Counter
from collections.abc import Iterable

from fivefold.core.game import Players, Seat
from fivefold.core.layout import (
    MAYBE_SEAT,
    NUMBER,
    SEAT,
    Codec,
    Found,
    Layout,
    derived,
    each,
    later,
    one_of,
    owned,
    pieces,
    secret,
)
from fivefold.core.position import Part, by_seat, spaced
from fivefold.games.five_crowns.cards import HIGHEST, LOWEST, Laid
from fivefold.games.five_crowns.model import MOST, Hand, Past, Phase, State
from fivefold.games.five_crowns.notation import read_card, read_laid
from fivefold.pieces.rounds import SHEET

CARDS = pieces(read_card)
PILE: Codec[Hand] = Codec(lambda cards: spaced(reversed(cards)), lambda part: CARDS.read(part)[::-1])
SORTED: Codec[Hand] = Codec(spaced, lambda part: tuple(sorted(CARDS.read(part))))


def _write_hand(state: State, seat: Seat) -> Hand:
    """Return the cards still in hand; cards laid down are written separately."""
    return () if state.laid[seat] is not None else state.hands[seat]


def _write_laid(laid: Iterable[Laid | str | None]) -> str:
    return by_seat([str(own or "") for own in laid])


LAYOUT = Layout(
    State,
    Players(2, MOST),
    {
        "phase": one_of(Phase, "play"),
        "wild": later(NUMBER.write),
        "dealer": SEAT,
        "turn": SEAT,
        "turns": NUMBER,
        "since": NUMBER,
        "out": MAYBE_SEAT,
        "hands": derived(lambda state: [_write_hand(state, seat) for seat in range(state.seats)], owned(CARDS)),
        "known": each(CARDS),
        "laid": later(_write_laid),
        "pile": secret(PILE),
        "discards": CARDS,
        "reshuffled": SORTED,
        "drawn": owned(CARDS, is_counted=False),
        "sheet": SHEET,
        "past": derived(lambda state: state.past.laid if state.past else (), later(_write_laid)),
        "past_out": derived(lambda state: state.past.out if state.past else None, MAYBE_SEAT),
    },
)
write_state = LAYOUT.write


def read_state(text: str) -> State:
    """Read a state from its position; raises Unreadable, which gives the place of the error."""
    found = LAYOUT.read(text)
    phase: Phase = found["phase"]
    turn: Seat = found["turn"]
    hands: tuple[Hand, ...] = found["hands"]
    wild = _wild(found["wild"], phase)
    laid = _read_laid(found["laid"], wild)
    if any(own is not None and hand for own, hand in zip(laid, hands, strict=True)):
        raise found.wrong("hands", "five_crowns.wrong.no-hand")
    state = State(
        **found.state,
        wild=wild,
        has_drawn=phase == "play" and len(hands[turn]) > wild,
        hands=tuple([hand if own is None else own.cards for own, hand in zip(laid, hands, strict=True)]),
        laid=laid,
        past=_past(found, wild - 1 if phase == "play" else wild),
    )
    _check_cards(found, state)
    _check_course(found, state)
    return state


def _wild(part: Part, phase: Phase) -> int:
    """Return the wild rank; 0 before the first hand. No hand is dealt after the highest rank."""
    least, most = LOWEST, HIGHEST
    if phase == "deal":
        least, most = LOWEST if part.number() else 0, HIGHEST - 1
    if not part.text and least:
        raise part.wrong("five_crowns.wrong.wild", least=LOWEST, most=HIGHEST)
    return part.number(least, most)


def _read_laid(part: Part, wild: int) -> tuple[Laid | None, ...]:
    return part.by_seat(lambda own: _laid(own, wild) if own.text else None)


def _laid(part: Part, wild: int) -> Laid:
    if wild < LOWEST:
        raise part.wrong("five_crowns.wrong.no-past")
    laid = part.read(lambda text: read_laid(text, wild))
    if len(laid.cards) != wild:
        raise part.wrong("five_crowns.wrong.size", count=wild)
    return laid


def _past(found: Found, wild: int) -> Past | None:
    """Return the arrangement of the hand before; its points are on the sheet."""
    laid, sheet = _read_laid(found["past"], wild), found["sheet"]
    if not any(laid):
        return None
    if None in laid or not sheet:
        raise found.wrong("past", "five_crowns.wrong.past")
    return Past(wild=wild, out=found["past_out"], laid=tuple(map(str, laid)), points=sheet[-1])


def _check_cards(found: Found, state: State) -> None:
    """Check that each player has as many cards as were dealt, and holds the cards known to be in the hand."""
    for seat, hand in enumerate(state.hands):
        size = state.wild + (state.has_drawn and seat == state.turn) if state.phase == "play" else 0
        if state.laid[seat] is None and len(hand) != size:
            raise found.wrong("hands", "five_crowns.wrong.hand-size", seat=seat, count=size)
        if not Counter(state.known[seat]) <= Counter(hand):
            raise found.wrong("known", "five_crowns.wrong.not-in-hand", seat=seat)
    taken = Counter(state.pile)
    for own in state.drawn:
        taken.update(own)
    if any(state.drawn) and not state.reshuffled:
        raise found.wrong("drawn", "five_crowns.wrong.drawn")
    if state.reshuffled and not taken <= Counter(state.reshuffled):
        raise found.wrong("reshuffled", "five_crowns.wrong.reshuffled")


def _check_course(found: Found, state: State) -> None:
    """Check that a player can act, and that players laid down in turn after one went out."""
    seats, out = state.seats, state.out
    if out is not None and ((laid := state.laid[out]) is None or laid.left):
        raise found.wrong("out", "five_crowns.wrong.out")
    if state.phase == "over" and not state.sheet:
        raise found.wrong("sheet", "five_crowns.wrong.no-points")
    if state.phase != "play":
        return
    turns = [] if out is None else [(out + place) % seats for place in range((state.turn - out) % seats or seats)]
    if any((laid is not None) != (seat in turns) for seat, laid in enumerate(state.laid)):
        raise found.wrong("laid", "five_crowns.wrong.laid")
    if not (state.has_drawn or state.pile or state.discards):
        raise found.wrong("pile", "five_crowns.wrong.no-card")
