"""Whether a room has to wait for its game: some take long to get ready, which must not be done while others wait."""

from fivefold.core.errors import Refusal
from fivefold.core.game import AnyGame
from fivefold.host import inputs as i
from fivefold.host import messages as m
from fivefold.host.match import Match
from fivefold.host.questions import game_of
from fivefold.host.state import RoomState


def unready(state: RoomState, match: Match | None, given: i.Input) -> AnyGame | None:
    """The game that should get ready before a room takes this; None if there is nothing to wait for."""
    match given:
        case i.Kept() | i.NotKept():
            return None
        case i.Opened(start=True) | i.Asked(ask=m.Start()):
            try:
                game = game_of(state.game, state.options)
            except Refusal:
                return None
        case _ if match is not None:
            game = match.table.game
        case _:
            return None
    return None if game.is_ready else game
