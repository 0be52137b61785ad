"""Finds the game that must be prepared before a room takes an input, as preparation is slow."""

from fivefold.core.errors import Refusal
from fivefold.core.game import AnyGame, Millis
from fivefold.core.games import Games
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.match import Match
from fivefold.rooms.questions import game_of
from fivefold.rooms.state import RoomState


def needs_preparation(
    games: Games, state: RoomState, match: Match | None, given: i.Input, now: Millis
) -> AnyGame | None:
    """Return the game to prepare before the room takes this input, or None."""
    match given:
        case i.Saved() | i.SaveFailed():
            return None
        case i.Created(start=True) | i.Requested(request=m.Start()):
            try:
                game = game_of(games, state.game, state.options, now)
            except Refusal:
                return None
        case _ if match is not None:
            game = match.table.game
        case _:
            return None
    return None if game.is_prepared else game
