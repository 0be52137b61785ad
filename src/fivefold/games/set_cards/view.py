"""The view of one seat in SET, and sampling of states that are consistent with it."""

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.set_cards.model import Card, PublicState, State, public_fields
from fivefold.pieces.calls import Press


class View(PublicState, frozen=True, kw_only=True):
    """A match of SET as one seat sees it; only the deck and calls in the photo finish are hidden."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    deck: int
    scores: tuple[int, ...]
    """The points over all rounds."""
    can_agree: bool
    """Whether the players decide that there is no SET."""
    goal: int | None
    """In a puzzle: the number of SETs to find."""
    pressed: Press | None
    """The viewer's own call, while it awaits the photo finish."""


def sample(view: View, whole: tuple[Card, ...], chance: Chance) -> State:
    """Return a random state that matches the view: the unseen cards are shuffled into the deck."""
    seen = {*view.face_up, *(card for triples in view.won for triple in triples for card in triple)}
    unseen = [card for card in whole if card not in seen]
    return State(
        *public_fields(view),
        now=max((*view.since, view.asked or 0, view.pressed.arrived if view.pressed else 0)),
        presses=(view.pressed,) if view.pressed else (),
        lags=(0,) * view.seats,
        deck=tuple(chance.shuffled(unseen)[: view.deck]),
    )
