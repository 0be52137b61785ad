"""Positions of Karma: a whole state as one line of text.

    seats 2; phase play; turn 1; hands 3 5 UP | 4 4; up 12 16 GIVE | 16; down 4 8 - | 1 2 3; draw 9 9; pile 7 7; row 7 7

`hands` are the cards of all players, `known` those of them that all have seen; `up` and `down` are the Table Cards;
`draw` begins with the next card, `pile` with the bottom one; `row` repeats the last played card as often as it was
played in a row.
"""

from collections import Counter

from fivefold.core.game import Players
from fivefold.core.layout import NUMBER, SEAT, SEATS, Codec, Found, Layout, derived, each, one_of, owned, pieces, secret
from fivefold.core.position import HIDDEN, Part, hidden, spaced
from fivefold.core.words import Message, Pieces
from fivefold.games.karma.model import COPIES, MOST, PLACES, Card, Ending, Pack, Phase, Player, State
from fivefold.games.karma.notation import read_card
from fivefold.games.karma.packs import contains, pack, spread


def _pack(part: Part) -> Pack:
    cards = CARDS.read(part)
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


CARDS = pieces(read_card)
PACK: Codec[Pack] = Codec(lambda cards: spaced(spread(cards)), _pack, lambda cards: hidden(len(spread(cards))))
CHOSEN: Codec[Pack] = Codec(PACK.write, _chosen, PACK.hide)
FACE_DOWN: Codec[tuple[Card | None, ...]] = Codec(
    lambda cards: spaced(cards) if any(cards) else "",
    _face_down,
    lambda cards: spaced([HIDDEN if card else None for card in cards]) if any(cards) else "",
)
LAYOUT = Layout(
    State,
    Players(2, MOST),
    {
        "phase": one_of(Phase, "play"),
        "turn": SEAT,
        "turns": NUMBER,
        "since": NUMBER,
        "hands": owned(PACK),
        "known": derived(lambda state: [player.known for player in state.players], each(CARDS)),
        "chosen": owned(CHOSEN),
        "up": derived(lambda state: [pack(player.up) for player in state.players], each(PACK)),
        "down": secret(each(FACE_DOWN)),
        "draw": secret(CARDS),
        "pile": CARDS,
        "row": derived(lambda state: [state.last] * state.row, CARDS),
        "gone": CARDS,
        "out": SEATS,
        "ended": one_of(Ending),
        "losers": SEATS,
    },
    seats=lambda state: len(state.players),
)
write_state = LAYOUT.write


def read_state(text: str) -> State:
    """Read a state from its position; raises Unreadable, which gives the place of the error."""
    found = LAYOUT.read(text)
    hands, known, chosen, row = found["hands"], found["known"], found["chosen"], found["row"]
    if len(set(row)) > 1 or len(row) >= COPIES:
        raise found.wrong("row", "karma.wrong.row")
    for seat, cards in enumerate(hands):
        if not (contains(cards, pack(known[seat])) and contains(cards, chosen[seat])):
            raise found.wrong("hands", "karma.wrong.not-in-hand", seat=seat)
    players = [
        Player(
            hand=len(spread(hands[seat])),
            known=known[seat],
            up=spread(found["up"][seat]),
            down=tuple([card is not None for card in found["down"][seat]]),
            has_chosen=chosen[seat] > 0,
        )
        for seat in range(found.seats)
    ]
    state = State(**found.state, players=tuple(players), last=row[0] if row else None, row=len(row))
    _check(found, state)
    return state


def _check(found: Found, state: State) -> None:
    """Check that players who are out have no cards, and that the turn belongs to another player."""
    for seat in state.out:
        if state.players[seat].cards:
            raise found.wrong("out", "karma.wrong.has-cards", seat=seat)
    if state.phase in ("play", "follow", "give") and state.turn in state.out:
        raise found.wrong("turn", "karma.wrong.turn")
    if (state.phase == "over") != bool(state.ended):
        raise found.wrong("ended", "karma.wrong.ended")
