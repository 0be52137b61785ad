"""The data of a review, which can be saved, sent and read in any language."""

from msgspec import Struct

from fivefold.core.game import Millis, Seat
from fivefold.core.words import Message, message

FORMAT = 2
"""Increases when the same record gets another review; saved reviews of older formats are made again."""


class Decision(Struct, frozen=True, rename={"message": "said"}):
    """A decision compared with the best one, judged by what the player could know at the time.

    Values are in the unit of the review; more is better.
    """

    n: int
    """The entry of the record: the table before the decision is the one after entry `n - 1`."""
    at: Millis
    seat: Seat
    made: str
    """The decision in notation; empty if it was to do nothing."""
    best: str
    """The best decision, in notation."""
    worth: float
    """The value of the decision."""
    top: float
    """The value of the best decision."""
    blind: float
    """The mean value of a random choice."""
    trials: int
    """The number of simulated games behind the values."""
    modelled: bool
    """Whether the values come from a model of a very good player; if not, and without trials, they are exact."""
    matters: bool
    """Whether there was enough to gain for it to count."""
    message: Message
    """The verdict in words."""

    @property
    def basis(self) -> Message:
        """How certain the values are, in words."""
        if self.trials:
            return message("reviews.estimated", trials=self.trials)
        return Message("reviews.modelled" if self.modelled else "reviews.exact")

    @property
    def cost(self) -> float:
        """The value lost."""
        return round(self.top - self.worth, 3)

    @property
    def gain(self) -> float:
        """The value of the best decision over a random choice."""
        return round(self.top - self.blind, 3)

    @property
    def taken(self) -> float:
        """The part of the gain that was achieved; at least 0."""
        return round(max(0.0, self.worth - self.blind), 3)

    @property
    def lost(self) -> int:
        """The share of the possible gain that was lost, in percent."""
        return round(100 - 100 * self.taken / self.gain) if self.cost and self.gain > 0 else 0


class KeyMoment(Struct, frozen=True):
    """A decision to learn from."""

    decision: int
    """The index of the decision in the review."""
    n: int
    at: Millis
    seat: Seat
    position: str
    """The position before the decision, from which a match can continue."""


class Player(Struct, frozen=True, rename={"accuracy": "figure"}):
    """The summary of one seat."""

    accuracy: float | None
    """The share of the possible gain that was achieved, from 0 to 100; None if no decision mattered."""
    decisions: int
    """The number of decisions."""
    mattered: int
    """The number of decisions that mattered."""
    found: int
    """The number of those that were the best."""
    cost: float
    """The total cost."""
    lessons: tuple[KeyMoment, ...]
    """Up to three decisions to learn from, the most expensive first."""


class Point(Struct, frozen=True, array_like=True):
    """A point of the curve: the standing of all seats after an entry of the record."""

    n: int
    values: tuple[float, ...]


class Curve(Struct, frozen=True, rename={"message": "said"}):
    """The standing of all seats over the match, with a point at each change."""

    message: Message
    """What the curve shows: points, or a probability."""
    is_open: bool
    """Whether it is computed with all cards open."""
    is_chance: bool
    """Whether the values are probabilities from 0 to 1."""
    points: tuple[Point, ...]


class Review(Struct, frozen=True):
    """The review of a match; the same record always has the same review."""

    format: int
    game: str
    commitment: str
    """The commitment to the match's seed, which identifies the match."""
    names: tuple[str, ...]
    options: dict[str, bool | int | str]
    """The options of the match, for trying a lesson again."""
    unit: Message
    """The unit of values and costs."""
    yardstick: Message
    """How decisions are judged, in a sentence or two."""
    players: tuple[Player, ...]
    decisions: tuple[Decision, ...]
    curve: Curve
