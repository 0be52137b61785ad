"""A whole table of SET as one line of text, and back.

    seats 2; at 9000; round 1; board 1rso 2rso 3rso 1god - 1poq; deck 1ptq 2poo; won 2rod 2god 2pod | -; penalties - | 1

`board` has every place, `-` is a hole, and `since` when the card of each place was dealt; `deck` begins with the next
card. `won` and `penalties` are everybody's in this round, `sheet` the points of the rounds before. `agreed` are those
who say that there is no SET, since `asked`; `passed` are the cards on which all had agreed, and `missed` the SETs among
them. `presses`, `calling`, `away` and `lags` are about calls.
"""

from collections.abc import Iterable
from typing import cast

from fivefold.core.game import Players, SeenBy
from fivefold.core.position import EMPTY, Fields, Part, by_seat, hidden, spaced, write_fields
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import MOST, Card, Ending, State, Triple
from fivefold.games.set_cards.notation import read_card
from fivefold.pieces.call_notation import read_race, write_race
from fivefold.pieces.calls import Race
from fivefold.pieces.rounds import read_sheet, write_sheet

ANY = Players(1, MOST)
"""Alone or around a table."""
ENDINGS: dict[bool, tuple[Ending, ...]] = {
    False: ("no-set-left", "agreed"),
    True: ("no-set-left", "all-found", "resigned"),
}
"""Why it can be over for several players, and for one."""


def write_state(state: State, seen_by: SeenBy = "all") -> str:
    """The table in one line; for a seat without the deck, and without what the others have pressed."""
    knows_all = seen_by == "all"
    calls = write_race(state, seen_by)
    return write_fields(
        state.seats,
        {
            "at": calls.pop("at"),
            "round": state.round,
            "board": spaced(state.board),
            "since": spaced(state.since) if any(state.since) else "",
            "deck": spaced(state.deck) if knows_all else hidden(len(state.deck)),
            "won": by_seat([_apart(won) for won in state.won]),
            "penalties": by_seat([str(lost or "") for lost in state.penalties]),
            "sheet": write_sheet(state.sheet),
            "agreed": spaced(state.agreed),
            "asked": state.asked,
            **calls,
            "passed": _apart(state.passed) if knows_all else "",
            "missed": _apart(state.missed),
            "ended": state.ended,
        },
    )


def read_state(text: str, players: Players = ANY) -> State:
    """The table that a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, players)
    is_alone = fields.seats == 1
    board = fields["board"].places(read_card) if fields["board"].text else ()
    deck = _cards(fields["deck"])
    since = fields["since"].numbers() or (0,) * len(board)
    if len(since) != len(board):
        raise fields["since"].wrong("set_cards.wrong.since")
    _check_once(fields["board"], fields["deck"])
    race = _nobody(fields) if is_alone else read_race(fields)
    agreed = () if is_alone else fields.some_seats("agreed")
    if fields["asked"].text and not agreed:
        raise fields["asked"].wrong("set_cards.wrong.asked")
    state = State(
        seats=race.seats,
        now=race.now,
        presses=race.presses,
        calling=race.calling,
        away=race.away,
        lags=race.lags,
        round=fields["round"].number() or (1 if board or deck else 0),
        deck=deck,
        board=board,
        since=since,
        won=fields.by_seat("won", _triples),
        penalties=fields.by_seat("penalties", Part.number),
        sheet=read_sheet(fields["sheet"], fields.seats),
        agreed=tuple(sorted(agreed)),
        asked=fields["asked"].number() if agreed else None,
        passed=tuple([_cards(group) for group in fields["passed"].groups()]),
        missed=_triples(fields["missed"]),
        ended=cast(Ending, fields["ended"].word(ENDINGS[is_alone])),
    )
    fields.done()
    if state.ended and (state.calling or state.presses):
        raise fields["ended"].wrong("set_cards.wrong.ended")
    return state


def _nobody(fields: Fields) -> Race:
    """Alone there are no calls."""
    return Race(seats=1, now=fields.at, presses=(), calling=None, away=(), lags=(0,))


def _check_once(*parts: Part) -> None:
    """No card stands in these parts twice."""
    seen: set[str] = set()
    for word in (word for part in parts for word in part.words() if word.text != EMPTY):
        card = word.text.lower()
        if card in seen:
            raise word.wrong("set_cards.wrong.card-twice")
        seen.add(card)


def _cards(part: Part) -> tuple[Card, ...]:
    _check_once(part)
    return part.pieces(read_card)


def _triples(part: Part) -> tuple[Triple, ...]:
    triples: list[Triple] = []
    for group in part.groups():
        cards = _cards(group)
        if len(cards) != 3 or not sets.is_set(*cards):
            raise group.wrong("set_cards.wrong.no-set")
        a, b, c = cards
        triples.append((a, b, c))
    return tuple(triples)


def _apart(groups: Iterable[Iterable[Card]]) -> str:
    return ", ".join([spaced(cards) for cards in groups])
