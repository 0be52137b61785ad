"""A review as a value: what can be kept, sent and read in any language."""

from msgspec import Struct

from fivefold.core.game import Millis, Seat
from fivefold.core.words import Message, message

FORMAT = 1
"""Goes up when the same record gets another review; one that was kept is then made anew."""


class Decision(Struct, frozen=True, rename={"message": "said"}):
    """What somebody decided, beside the best there was, judged by what they could know then.

    Worth is in the unit of the review, and more is better.
    """

    n: int
    """Which entry of the record it is: the table before the decision is the one after entry `n - 1`."""
    at: Millis
    seat: Seat
    made: str
    """What was done, in notation; empty if it was to let something go by."""
    best: str
    """What was best."""
    worth: float
    """What the decision was worth."""
    top: float
    """What the best one was worth."""
    blind: float
    """What somebody got on average who chose blindly."""
    trials: int
    """How many times it was played out on trial to find that."""
    modelled: bool
    """Whether it is a judgement, such as what a very good player would have seen; neither that nor trials: exact."""
    matters: bool
    """Whether there was enough to gain for it to count."""
    message: Message
    """All that in words."""

    @property
    def basis(self) -> Message:
        """How sure that is, in words."""
        if self.trials:
            return message("reviews.estimated", trials=self.trials)
        return Message("reviews.modelled" if self.modelled else "reviews.exact")

    @property
    def cost(self) -> float:
        """What was given away."""
        return round(self.top - self.worth, 3)

    @property
    def gain(self) -> float:
        """What there was to gain by deciding well rather than blindly."""
        return round(self.top - self.blind, 3)

    @property
    def taken(self) -> float:
        """What of that was gained; who does worse than blindly gains nothing."""
        return round(max(0.0, self.worth - self.blind), 3)

    @property
    def lost(self) -> int:
        """Which share of the possible gain was given away, in percent."""
        return round(100 - 100 * self.taken / self.gain) if self.cost and self.gain > 0 else 0


class KeyMoment(Struct, frozen=True):
    """A moment to learn from."""

    decision: int
    """Which of the review's decisions it is."""
    n: int
    at: Millis
    seat: Seat
    position: str
    """The whole table before the decision, as text from which one can play on."""


class Player(Struct, frozen=True, rename={"accuracy": "figure"}):
    """How one seat decided."""

    accuracy: float | None
    """From 0 to 100: which share of the possible gain was taken. None: nothing that was decided mattered."""
    decisions: int
    """How many were looked at."""
    mattered: int
    """How many of them count."""
    found: int
    """In how many of those nothing better was to be had."""
    cost: float
    """What all of them cost together."""
    lessons: tuple[KeyMoment, ...]
    """Up to three moments to learn from, the dearest first."""


class Point(Struct, frozen=True, array_like=True):
    """A point of the curve: how everybody stood after an entry of the record."""

    n: int
    values: tuple[float, ...]


class Curve(Struct, frozen=True, rename={"message": "said"}):
    """How everybody stood in the course of the match; there is a point wherever it changed."""

    message: Message
    """What is shown: points, or a chance."""
    is_open: bool
    """Whether it was worked out with all cards open."""
    is_chance: bool
    """Whether the values are chances, from 0 to 1."""
    points: tuple[Point, ...]


class Review(Struct, frozen=True):
    """A match looked back at; the same record always has the same review."""

    format: int
    game: str
    commitment: str
    """The fingerprint of the match's seed: of which match it is."""
    names: tuple[str, ...]
    options: dict[str, bool | int | str]
    """The options of the match, with which a lesson is tried again."""
    unit: Message
    """In what worth and cost are counted."""
    yardstick: Message
    """How decisions are judged, in a sentence or two."""
    players: tuple[Player, ...]
    decisions: tuple[Decision, ...]
    curve: Curve
