"""Rated matches: who counts in them and with which place, and what nobody may do in a quick match.

The room of a rated match notes who has made a move, so that a match that a player left before that counts for nobody.
Later, leaving is losing: people who are not in their seats at the end share the last place, however well a bot has
played on for them.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from fivefold.bots import dial_of, profile_of
from fivefold.core.errors import Illegal
from fivefold.core.game import AnyGame, Seat
from fivefold.core.table import AnyTable
from fivefold.rooms import messages as m

if TYPE_CHECKING:
    from fivefold.rooms.state import RoomState

FREE = (
    m.Hello, m.Rendered, m.Enter, m.History, m.MakeMove, m.Chat, m.React, m.LookUp, m.Stand, m.Hurry, m.SetPace,
)  # fmt: skip
"""Requests that are as in any other room."""


class Rated(Struct, frozen=True):
    """What a rated room remembers: who has made a move in the match, and who wants a rematch."""

    acted: tuple[str, ...] = ()
    again: tuple[str, ...] = ()


class RatedSeat(Struct, frozen=True, gc=False):
    """A seat of a finished match that counts: a person, or the strength of a bot in thousandths, and the place."""

    seat: Seat
    person: str | None
    strength: int | None
    place: int
    left: bool = False
    """Whether the person was gone at the end."""


def can_be_rated(game: type[AnyGame]) -> bool:
    """Return whether people can play this game against each other, and its bots have a scale."""
    return game.players.most > 1 and dial_of(game) is not None


def places(results: Sequence[int], left: Collection[Seat]) -> tuple[int, ...]:
    """Return the places that count, given those of the result: who left comes after everyone who stayed."""
    stayed = [place for seat, place in enumerate(results) if seat not in left]
    return tuple(
        1 + (len(stayed) if seat in left else sum(other < place for other in stayed))
        for seat, place in enumerate(results)
    )


def rated_seats(state: "RoomState", table: AnyTable, results: Sequence[int]) -> tuple[RatedSeat, ...]:
    """Return what counts of a finished match; nothing if it is not rated."""
    if state.rated is None or state.origin or not can_be_rated(type(table.game)):
        return ()
    began = {seat: person for person, seat in state.sat.items()}
    if not began:
        return ()
    left = {seat for seat, person in began.items() if (one := state.seats[seat]).person != person or one.level}
    if any(began[seat] not in state.rated.acted for seat in left):
        return ()
    bots = [profile_of(bot) for bot in table.bots or ("",) * table.seats]
    found = tuple(
        RatedSeat(seat, began.get(seat), None if bot is None else round(1000 * bot.strength), place, seat in left)
        for seat, (bot, place) in enumerate(zip(bots, places(results, left), strict=True))
    )
    return found if all(one.person or one.strength is not None for one in found) else ()


def noted(state: "RoomState", person: str) -> "RoomState":
    """Return the room after a person's move."""
    if state.rated is None or person in state.rated.acted:
        return state
    return replace(state, rated=replace(state.rated, acted=(*state.rated.acted, person)))


def must_be_fair(state: "RoomState", person: str, request: m.AnyRequest) -> None:
    """Raise Illegal for requests that would change who plays what in a quick match, or help one side."""
    match request:
        case m.Sit(seat=seat) if person in state.sat and seat in (None, state.sat[person]):
            return
        case m.Start(bots=None) if not state.is_playing and state.seat_of(person) is not None:
            return
        case _ if isinstance(request, FREE):
            return
        case _:
            raise Illegal("rooms.rated")


def wants_again(state: "RoomState", person: str) -> "RoomState":
    """Return the room after a person has asked for a rematch; raises Illegal if one of them has left."""
    assert state.rated is not None
    if any(state.seats[seat].person != who for who, seat in state.sat.items()):
        raise Illegal("rooms.rated.gone")
    again = state.rated.again if person in state.rated.again else (*state.rated.again, person)
    return replace(state, rated=replace(state.rated, again=again))


def all_want_again(state: "RoomState") -> bool:
    """Return whether everyone at the table wants a rematch."""
    return state.rated is not None and all(person in state.rated.again for person in state.sat)
