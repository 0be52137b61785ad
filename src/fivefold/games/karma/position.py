"""A whole table of Karma as one line of text, and back.

    seats 2; phase play; turn 1; hands 3 5 UP | 4 4; up 12 16 GIVE | 16; down 4 8 - | 1 2 3; draw 9 9; pile 7 7; row 7 7

`hands` are everybody's cards, `known` those of them that all have seen; `up` and `down` the Table Cards; `draw` begins
with the next card, `pile` with the bottom one; `row` is what was played last, as often as it was in a row.
"""

from collections import Counter
from typing import cast, get_args

from fivefold.core.game import Players, Seat, SeenBy
from fivefold.core.position import Fields, Part, by_seat, hidden, spaced, write_fields
from fivefold.core.words import Message, Pieces
from fivefold.games.karma.model import COPIES, MOST, PLACES, Card, Ending, Pack, Phase, Player, State
from fivefold.games.karma.notation import read_card
from fivefold.games.karma.packs import contains, pack, spread


def write_state(state: State, seen_by: SeenBy = "all") -> str:
    """The table in one line; for a seat without the cards that it may not know."""
    players = state.players

    def seen(seat: Seat, cards: tuple[Card, ...]) -> str:
        return spaced(cards) if seen_by in ("all", seat) else hidden(len(cards))

    def face_down(cards: tuple[Card | None, ...]) -> str:
        if not any(cards):
            return ""
        return spaced(cards if seen_by == "all" else ["??" if card else None for card in cards])

    return write_fields(
        len(players),
        {
            "phase": state.phase,
            "turn": state.turn,
            "turns": state.turns,
            "since": state.since,
            "hands": by_seat([seen(seat, spread(hand)) for seat, hand in enumerate(state.hands)]),
            "known": by_seat([spaced(player.known) for player in players]),
            "chosen": by_seat([seen(seat, spread(chosen)) for seat, chosen in enumerate(state.chosen)]),
            "up": by_seat([spaced(player.up) for player in players]),
            "down": by_seat([face_down(cards) for cards in state.down]),
            "draw": spaced(state.draw) if seen_by == "all" else hidden(len(state.draw)),
            "pile": spaced(state.pile),
            "row": spaced([state.last] * state.row),
            "gone": spaced(state.gone),
            "out": spaced(state.out),
            "ended": state.ended,
            "losers": spaced(state.losers),
        },
    )


def read_state(text: str) -> State:
    """The table that a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, Players(2, MOST))
    hands = fields.by_seat("hands", _pack)
    chosen = fields.by_seat("chosen", _chosen)
    known = fields.by_seat("known", _cards)
    up = fields.by_seat("up", lambda part: spread(_pack(part)))
    down = fields.by_seat("down", _face_down)
    row = _cards(fields["row"])
    if len(set(row)) > 1 or len(row) >= COPIES:
        raise fields["row"].wrong("karma.wrong.row")
    for seat, cards in enumerate(hands):
        if not (contains(cards, pack(known[seat])) and contains(cards, chosen[seat])):
            raise fields["hands"].wrong("karma.wrong.not-in-hand", seat=seat)
    state = State(
        phase=cast(Phase, fields["phase"].word(get_args(Phase)) or "play"),
        players=tuple(
            Player(
                hand=len(spread(hands[seat])),
                known=known[seat],
                up=up[seat],
                down=tuple([card is not None for card in down[seat]]),
                has_chosen=chosen[seat] > 0,
            )
            for seat in range(fields.seats)
        ),
        hands=hands,
        down=down,
        chosen=chosen,
        draw=_cards(fields["draw"]),
        turn=fields.seat("turn"),
        turns=fields["turns"].number(),
        pile=_cards(fields["pile"]),
        last=row[0] if row else None,
        row=len(row),
        gone=_cards(fields["gone"]),
        out=fields.some_seats("out"),
        since=fields["since"].number(),
        ended=cast(Ending, fields["ended"].word(get_args(Ending))),
        losers=fields.some_seats("losers"),
    )
    fields.done()
    _check(fields, state)
    return state


def _check(fields: Fields, state: State) -> None:
    """Whoever is out has no cards; while it goes on, somebody else has the turn."""
    for seat in state.out:
        if state.players[seat].cards:
            raise fields["out"].wrong("karma.wrong.has-cards", seat=seat)
    if state.phase in ("play", "follow", "give") and state.turn in state.out:
        raise fields["turn"].wrong("karma.wrong.turn")
    if (state.phase == "over") != bool(state.ended):
        raise fields["ended"].wrong("karma.wrong.ended")


def _cards(part: Part) -> tuple[Card, ...]:
    return part.pieces(read_card)


def _pack(part: Part) -> Pack:
    cards = _cards(part)
    if most := [card for card, number in Counter(cards).items() if number > 2 * COPIES]:
        raise part.wrong("core.wrong.too-many", piece=Pieces((most[0],)), game=Message("karma.karma"))
    return pack(cards)


def _chosen(part: Part) -> Pack:
    if part.text and len(part.words()) != PLACES:
        raise part.wrong("karma.wrong.three-or-none")
    return _pack(part)


def _face_down(part: Part) -> tuple[Card | None, ...]:
    places = part.places(read_card) if part.text else (None,) * PLACES
    if len(places) != PLACES:
        raise part.wrong("karma.wrong.places", places=PLACES)
    return places
