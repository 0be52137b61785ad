"""Whether a room has to wait for its game: some take long to get ready, which must not be done while others wait."""

from fivefold.core.errors import Refusal
from fivefold.core.game import AnyGame
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.match import Match
from fivefold.rooms.questions import game_of
from fivefold.rooms.state import RoomState


def needs_preparation(state: RoomState, match: Match | None, given: i.Input) -> AnyGame | None:
    """The game that should get ready before a room takes this; None if there is nothing to wait for."""
    match given:
        case i.Saved() | i.SaveFailed():
            return None
        case i.Created(start=True) | i.Requested(request=m.Start()):
            try:
                game = game_of(state.game, state.options)
            except Refusal:
                return None
        case _ if match is not None:
            game = match.table.game
        case _:
            return None
    return None if game.is_prepared else game
