"""Positions of SET: a whole state as one line of text.

    seats 2; at 9000; round 1; board 1rso 2rso 3rso 1god - 1poq; deck 1ptq 2poo; won 2rod 2god 2pod | -; penalties - | 1

`board` has every place, `-` is a hole, and `since` is when the card of each place was dealt; `deck` begins with the
next card. `won` and `penalties` are those of each player in this round, `sheet` the points of the rounds before.
`agreed` are the players who say that there is no SET, since `asked`; `passed` are the boards on which all agreed, and
`missed` the SETs among them. `presses`, `calling`, `away` and `lags` are about calls.
"""

from typing import Any

from fivefold.core.game import Players
from fivefold.core.layout import MAYBE, NUMBER, SORTED_SEATS, Codec, Layout, each, groups, later, secret
from fivefold.core.position import EMPTY, Part, spaced
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import MOST, Card, Ending, State, Triple
from fivefold.games.set_cards.notation import read_card
from fivefold.pieces.call_notation import AT, RACE_FIELDS, check_race
from fivefold.pieces.rounds import SHEET

ANY = Players(1, MOST)
"""One or more players."""
ENDINGS: dict[bool, tuple[Ending, ...]] = {
    False: ("no-set-left", "agreed"),
    True: ("no-set-left", "all-found", "resigned"),
}
"""The possible endings, by whether there is only one player."""


def _check_once(*parts: Part) -> None:
    """Check that no card occurs twice in these parts."""
    seen: set[str] = set()
    for word in (word for part in parts for word in part.words() if word.text != EMPTY):
        card = word.text.lower()
        if card in seen:
            raise word.wrong("set_cards.wrong.card-twice")
        seen.add(card)


def _cards(part: Part) -> tuple[Card, ...]:
    _check_once(part)
    return part.pieces(read_card)


def _triple(part: Part) -> Triple:
    cards = _cards(part)
    if len(cards) != 3 or not sets.is_set(*cards):
        raise part.wrong("set_cards.wrong.no-set")
    a, b, c = cards
    return a, b, c


CARDS: Codec[tuple[Card, ...]] = Codec(spaced, _cards)
TRIPLES: Codec[tuple[Triple, ...]] = groups(Codec(spaced, _triple))
LAYOUT = Layout(
    State,
    ANY,
    {
        "at": AT,
        "round": NUMBER,
        "board": Codec[Any](spaced, lambda part: part.places(read_card) if part.text else ()),
        "since": Codec[Any](lambda since: spaced(since) if any(since) else "", Part.numbers),
        "deck": secret(CARDS),
        "won": each(TRIPLES),
        "penalties": each(NUMBER),
        "sheet": SHEET,
        "agreed": SORTED_SEATS,
        "asked": Codec(lambda asked: str(asked or ""), MAYBE.read),
        **RACE_FIELDS,
        "passed": secret(groups(CARDS), is_counted=False),
        "missed": TRIPLES,
        "ended": later(str),
    },
)
write_state = LAYOUT.write


def read_state(text: str, players: Players = ANY) -> State:
    """Read a state from its position; raises Unreadable, which gives the place of the error."""
    found = LAYOUT.read(text, players)
    board, agreed, since = found["board"], found["agreed"], found["since"] or (0,) * len(found["board"])
    if len(since) != len(board):
        raise found.wrong("since", "set_cards.wrong.since")
    _check_once(found.fields["board"], found.fields["deck"])
    for name in ("agreed", *RACE_FIELDS):
        if found.seats == 1 and found.fields[name].text:
            raise found.wrong(name, "core.wrong.no-such-field")
    check_race(found)
    if found["asked"] is not None and not agreed:
        raise found.wrong("asked", "set_cards.wrong.asked")
    found.state |= {
        "round": found["round"] or (1 if board or found["deck"] else 0),
        "since": since,
        "asked": (found["asked"] or 0) if agreed else None,
    }
    state = State(**found.state, now=found.at, ended=found["ended"].word(ENDINGS[found.seats == 1]))
    if state.ended and (state.calling or state.presses):
        raise found.wrong("ended", "set_cards.wrong.ended")
    return state
