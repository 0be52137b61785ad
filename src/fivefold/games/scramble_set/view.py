"""The view of one seat in SCRAMBLE SET, and sampling of states that are consistent with it."""

from fivefold.core.game import Millis, Seat
from fivefold.games.scramble_set.model import Faces, PublicState, State, public_fields
from fivefold.pieces.calls import Press
from fivefold.pieces.dice import all_but


class View(PublicState, frozen=True, kw_only=True):
    """A match of SCRAMBLE SET as one seat sees it; only calls in the photo finish are hidden."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    rounds: int
    """The number of rounds."""
    scores: tuple[int, ...]
    """The points over all rounds."""
    sets: tuple[tuple[Faces, ...], ...]
    """The faces of each player's SETs; a WILD has the face it stands for, if that is certain."""
    contenders: tuple[Seat, ...]
    """The players of the tie-break, also of one that follows this pause."""
    pressed: Press | None
    """The viewer's own call, while it awaits the photo finish."""


def sample(view: View) -> State:
    """Return the only state that matches the view, without the calls of others in the photo finish."""
    return State(
        *public_fields(view),
        now=max(view.since, view.pressed.arrived if view.pressed else 0),
        presses=(view.pressed,) if view.pressed else (),
        lags=(0,) * view.seats,
        aside=all_but(view.dice),
    )
