"""What a seat at a SET table may know, and the tables it cannot rule out."""

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.set_cards.model import Card, PublicState, State, public_fields
from fivefold.pieces.calls import Press


class View(PublicState, frozen=True, kw_only=True):
    """A SET table from one seat; everything but the deck and calls in the photo finish is open."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    deck: int
    scores: tuple[int, ...]
    """Over all rounds."""
    can_agree: bool
    """Whether it is for the players to say that there is no SET."""
    goal: int | None
    """In a puzzle: how many SETs there are to find."""
    pressed: Press | None
    """One's own call, while it awaits the photo finish."""


def sample(view: View, whole: tuple[Card, ...], chance: Chance) -> State:
    """A table that looks like this: the cards not seen lie in the deck in some order."""
    seen = {*view.face_up, *(card for triples in view.won for triple in triples for card in triple)}
    unseen = [card for card in whole if card not in seen]
    return State(
        *public_fields(view),
        now=max((*view.since, view.asked or 0, view.pressed.arrived if view.pressed else 0)),
        presses=(view.pressed,) if view.pressed else (),
        lags=(0,) * view.seats,
        deck=tuple(chance.shuffled(unseen)[: view.deck]),
    )
