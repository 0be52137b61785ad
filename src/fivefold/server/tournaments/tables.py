"""The rooms of a tournament's tables: how they begin, and what they say when the time of a round is up."""

from collections.abc import Mapping

from fivefold.core.discovery import find_game
from fivefold.core.game import AnyGame
from fivefold.rooms.bot_levels import usual_bot
from fivefold.rooms.rated import Rated, can_be_rated
from fivefold.rooms.state import RoomState, SeatState
from fivefold.rooms.tournament_place import TournamentPlace
from fivefold.tournaments import Tournament, TournamentTable
from fivefold.tournaments.tournament import out_of_time


def is_rated(found: Tournament) -> bool:
    """Return whether matches of a tournament can be rated: by the usual rules, in a game whose bots have a scale."""
    return not found.plan.options and can_be_rated(find_game(found.plan.game))


def room_of(
    code: str, found: Tournament, number: int, n: int, people: Mapping[int, str], game: AnyGame, *, rates: bool = False
) -> RoomState:
    """Return the room of a table, with its players in their seats; it is rated where the server `rates` matches.

    A person's seat stays theirs until they come. Where a person was deleted, a bot plays.
    """
    table = found.state.rounds[number - 1].tables[n]
    players = [found.state.players[player] for player in table.players]
    seats = tuple([_seat(player.bot or None, people.get(player.number), game) for player in players])
    place = TournamentPlace(code, number, n + 1, tuple(player.name for player in players))
    return RoomState(
        table.room,
        "",
        game.slug,
        dict(found.plan.options),
        seats,
        {},
        rated=Rated() if rates and is_rated(found) else None,
        tournament=place,
    )


def _seat(bot: str | None, person: str | None, game: AnyGame) -> SeatState:
    return SeatState(person=person) if person and not bot else SeatState(level=bot or usual_bot(type(game)))


def places_out_of_time(table: TournamentTable, room: RoomState | None) -> tuple[int, ...]:
    """Return the places at a table whose time is up: a bot has always come, a person if they were in the room."""
    if room is None:
        return out_of_time(table.players, (), has_begun=False)
    seats = zip(table.players, room.seats, strict=False)
    came = [player for player, seat in seats if seat.person is None or seat.person in room.people]
    return out_of_time(table.players, came, has_begun=room.match is not None)
