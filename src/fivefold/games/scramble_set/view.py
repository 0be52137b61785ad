"""What a seat at a table of SCRAMBLE SET may know, and the tables it cannot rule out."""

from fivefold.core.game import Millis, Seat
from fivefold.games.scramble_set.model import Faces, PublicState, State, public_fields
from fivefold.pieces.calls import Press
from fivefold.pieces.dice import all_but


class View(PublicState, frozen=True, kw_only=True):
    """A table of SCRAMBLE SET from one seat; everything but calls in the photo finish is open."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    rounds: int
    """How many rounds there are."""
    scores: tuple[int, ...]
    """Over all rounds."""
    sets: tuple[tuple[Faces, ...], ...]
    """What the SETs of each player show; a WILD says what it stands for, if that is certain."""
    contenders: tuple[Seat, ...]
    """Those between whom the tie-break is, also the one that comes after this pause."""
    pressed: Press | None
    """One's own call, while it awaits the photo finish."""


def sample(view: View) -> State:
    """The one table that looks like this, but for what others have pressed."""
    return State(
        *public_fields(view),
        now=max(view.since, view.pressed.arrived if view.pressed else 0),
        presses=(view.pressed,) if view.pressed else (),
        lags=(0,) * view.seats,
        aside=all_but(view.dice),
    )
