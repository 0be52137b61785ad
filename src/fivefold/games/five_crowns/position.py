"""A whole table of Five Crowns as one line of text, and back.

    seats 2; wild 3; turn 1; turns 4; hands 3H 4H 6H | 8S 8C JK QD; known - | QD; pile 5H KS; discards KD 7H

`wild` is the wild rank and the number of cards dealt; whoever's turn it is has one card more once one was taken, the
last in the hand. `known` are cards that were seen going into a hand, `laid` what was laid down (`3H-4H-5H+QD`: books
and runs, then what is left), and `out` is who went out. `pile` begins with the next card, `discards` with the bottom
one. Once the pile was used up, `reshuffled` are the cards of which it was made, and `drawn` those of them that each has
drawn. `sheet` has the points hand by hand; `past` is how the hand before lay, and `past-out` who went out in it.
"""

from collections import Counter
from typing import cast, get_args

from fivefold.core.game import Players, Seat, SeenBy
from fivefold.core.position import Fields, Part, by_seat, hidden, spaced, write_fields
from fivefold.games.five_crowns.cards import HIGHEST, LOWEST, Laid
from fivefold.games.five_crowns.model import MOST, Hand, Past, Phase, State
from fivefold.games.five_crowns.notation import read_card, read_laid
from fivefold.pieces.rounds import Sheet, read_sheet, write_sheet


def write_state(state: State, seen_by: SeenBy = "all") -> str:
    """The table in one line; for a seat without the cards that it may not know."""
    past = state.past

    def seen(seat: Seat, hand: Hand) -> str:
        if state.laid[seat] is not None:
            return ""
        return spaced(hand) if seen_by in ("all", seat) else hidden(len(hand))

    return write_fields(
        state.seats,
        {
            "phase": state.phase,
            "wild": state.wild,
            "dealer": state.dealer,
            "turn": state.turn,
            "turns": state.turns,
            "since": state.since,
            "out": spaced(() if state.out is None else (state.out,)),
            "hands": by_seat([seen(seat, hand) for seat, hand in enumerate(state.hands)]),
            "known": by_seat(list(map(spaced, state.known))),
            "laid": by_seat(["" if laid is None else str(laid) for laid in state.laid]),
            "pile": spaced(reversed(state.pile)) if seen_by == "all" else hidden(len(state.pile)),
            "discards": spaced(state.discards),
            "reshuffled": spaced(state.reshuffled),
            "drawn": by_seat([spaced(own) if seen_by in ("all", who) else "" for who, own in enumerate(state.drawn)]),
            "sheet": write_sheet(state.sheet),
            "past": by_seat(past.laid) if past is not None else "",
            "past-out": spaced(() if past is None or past.out is None else (past.out,)),
        },
    )


def read_state(text: str) -> State:
    """The table that a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, Players(2, MOST))
    phase = cast(Phase, fields["phase"].word(get_args(Phase)) or "play")
    wild = _wild(fields["wild"], phase)
    laid = fields.by_seat("laid", lambda part: _laid(part, wild))
    hands = fields.by_seat("hands", _cards)
    if any(own is not None and hand for own, hand in zip(laid, hands, strict=True)):
        raise fields["hands"].wrong("five_crowns.wrong.no-hand")
    turn = fields.seat("turn")
    sheet = read_sheet(fields["sheet"], fields.seats)
    state = State(
        seats=fields.seats,
        phase=phase,
        wild=wild,
        dealer=fields.seat("dealer"),
        turn=turn,
        has_drawn=phase == "play" and len(hands[turn]) > wild,
        late=False,
        since=fields["since"].number(),
        turns=fields["turns"].number(),
        out=fields.maybe_seat("out"),
        pile=tuple(reversed(_cards(fields["pile"]))),
        discards=_cards(fields["discards"]),
        hands=tuple([hand if own is None else own.cards for own, hand in zip(laid, hands, strict=True)]),
        known=fields.by_seat("known", _cards),
        reshuffled=tuple(sorted(_cards(fields["reshuffled"]))),
        drawn=fields.by_seat("drawn", _cards),
        laid=laid,
        sheet=sheet,
        past=_past(fields, wild - 1 if phase == "play" else wild, sheet),
    )
    fields.done()
    _check_cards(fields, state)
    _check_course(fields, state)
    return state


def _wild(part: Part, phase: Phase) -> int:
    """The wild rank; before the first hand there is none, and after the highest no hand is dealt."""
    least, most = LOWEST, HIGHEST
    if phase == "deal":
        least, most = LOWEST if part.number() else 0, HIGHEST - 1
    if not part.text and least:
        raise part.wrong("five_crowns.wrong.wild", least=LOWEST, most=HIGHEST)
    return part.number(least, most)


def _cards(part: Part) -> Hand:
    return part.pieces(read_card)


def _laid(part: Part, wild: int) -> Laid | None:
    if not part.text:
        return None
    if wild < LOWEST:
        raise part.wrong("five_crowns.wrong.no-past")
    laid = part.read(lambda text: read_laid(text, wild))
    if len(laid.cards) != wild:
        raise part.wrong("five_crowns.wrong.size", count=wild)
    return laid


def _past(fields: Fields, wild: int, sheet: Sheet) -> Past | None:
    """How the hand before lay; its points stand on the sheet."""
    part, out = fields["past"], fields.maybe_seat("past-out")
    laid = fields.by_seat("past", lambda part: _laid(part, wild))
    if not any(laid):
        return None
    if None in laid or not sheet:
        raise part.wrong("five_crowns.wrong.past")
    return Past(wild=wild, out=out, laid=tuple(map(str, laid)), points=sheet[-1])


def _check_cards(fields: Fields, state: State) -> None:
    """Everybody has as many cards as were dealt, and where cards were seen to go, they are."""
    for seat, hand in enumerate(state.hands):
        size = state.wild + (state.has_drawn and seat == state.turn) if state.phase == "play" else 0
        if state.laid[seat] is None and len(hand) != size:
            raise fields["hands"].wrong("five_crowns.wrong.hand-size", seat=seat, count=size)
        if not Counter(state.known[seat]) <= Counter(hand):
            raise fields["known"].wrong("five_crowns.wrong.not-in-hand", seat=seat)
    taken = Counter(state.pile)
    for own in state.drawn:
        taken.update(own)
    if any(state.drawn) and not state.reshuffled:
        raise fields["drawn"].wrong("five_crowns.wrong.drawn")
    if state.reshuffled and not taken <= Counter(state.reshuffled):
        raise fields["reshuffled"].wrong("five_crowns.wrong.reshuffled")


def _check_course(fields: Fields, state: State) -> None:
    """Somebody can go on; and whoever has laid down did so in turn after somebody went out."""
    seats, out = state.seats, state.out
    if out is not None and ((laid := state.laid[out]) is None or laid.left):
        raise fields["out"].wrong("five_crowns.wrong.out")
    if state.phase == "over" and not state.sheet:
        raise fields["sheet"].wrong("five_crowns.wrong.no-points")
    if state.phase != "play":
        return
    turns = [] if out is None else [(out + place) % seats for place in range((state.turn - out) % seats or seats)]
    if any((laid is not None) != (seat in turns) for seat, laid in enumerate(state.laid)):
        raise fields["laid"].wrong("five_crowns.wrong.laid")
    if not (state.has_drawn or state.pile or state.discards):
        raise fields["pile"].wrong("five_crowns.wrong.no-card")
