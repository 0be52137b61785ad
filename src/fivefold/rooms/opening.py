"""The initial state of a new room: for a game, a lesson, or a position."""

from collections.abc import Sequence

from msgspec.structs import replace

from fivefold.bots import offer
from fivefold.core.errors import BadOption
from fivefold.core.game import AnyGame, Seat
from fivefold.core.options import OptionValue
from fivefold.core.table import Table
from fivefold.core.words import listed
from fivefold.rooms.bot_levels import may_sit
from fivefold.rooms.messages import Pace
from fivefold.rooms.rated import Rated
from fivefold.rooms.state import RoomState, SeatState


def new_room(
    code: str,
    person: str,
    name: str,
    game: AnyGame,
    options: dict[str, OptionValue],
    seats: int | None,
    bots: str | None,
) -> RoomState:
    """Return a new room whose creator has a seat, with bots of level `bots` in all other seats; raises Refusal.

    Against bots the creator has the first turn, if the game has a fixed one.

    The game was made with `options`; options that are missing from it are chosen when a match begins.
    """
    least, most = game.players
    count = seats or max(least, min(2, most))
    if not least <= count <= most:
        raise BadOption("core.bad-seats", game=game.title, players=game.players.message)
    if bots is not None and not may_sit(type(game), bots):
        raise BadOption("core.unknown-bot", game=game.title, bot=bots, known=listed(offer(type(game)), "comma"))
    taken = seats_around(person, 0 if bots is None else game.opener, count, bots)
    return RoomState(code, person, game.slug, dict(options), taken, {}, owner=person).enter(person, name)


def seats_around(person: str, seat: Seat, count: int, bots: str | None) -> tuple[SeatState, ...]:
    """Return the seats with a person in one, and bots of this level in all others."""
    return tuple(SeatState(person) if n == seat else SeatState(level=bots) for n in range(count))


def rated_room(
    code: str,
    people: Sequence[tuple[str, str]],
    game: AnyGame,
    options: dict[str, OptionValue],
    bot: str | None = None,
    pace: Pace = "normal",
) -> RoomState:
    """Return a new room for rated matches of these people (id, name), with a bot of this strength in one more seat.

    Everyone has a seat from the start, and nobody can change the game, the options or the seats.
    """
    (first, _), seats = people[0], [SeatState(person) for person, _ in people]
    if bot is not None:
        seats.append(SeatState(level=bot))
    state = RoomState(code, first, game.slug, dict(options), tuple(seats), {}, owner=first, pace=pace, rated=Rated())
    for person, name in people:
        state = state.enter(person, name)
    return state


def lesson_room(code: str, person: str, name: str, game: AnyGame, step: int) -> RoomState:
    """Return a new room that teaches a game, at this step of its lesson; raises Refusal."""
    return replace(new_room(code, person, name, game, {}, None, None), lesson=0).at_step(step, type(game))


def position_room(
    code: str,
    person: str,
    name: str,
    game: AnyGame,
    options: dict[str, OptionValue],
    position: str,
    seat: Seat,
    bots: str,
) -> RoomState:
    """Return a new room for playing on from a position, with bots in all other seats; raises Refusal."""
    table = Table.at(game, position, seed=0)
    if table.outcome is not None:
        raise BadOption("rooms.is-over")
    if not 0 <= seat < table.seats:
        raise BadOption("core.no-such-seat", seat=str(seat), last=table.seats - 1)
    opened = new_room(code, person, name, game, options, table.seats, bots)
    return replace(opened, seats=seats_around(person, seat, table.seats, bots), origin=position)
