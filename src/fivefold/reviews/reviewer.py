"""The interface of reviews: what a game provides, and the input and output of its reviewer."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, runtime_checkable

from fivefold.core.chance import Chance
from fivefold.core.discovery import game_module
from fivefold.core.game import AnyGame, E, Game, M, Millis, Seat, V
from fivefold.core.words import Message, message


class ReviewStep(NamedTuple, Generic[V, M, E]):
    """One act of a match as the seats see it, without hidden information."""

    game: Game[Any, M, E, V, Any]
    n: int
    """The entry of the record."""
    at: Millis
    seat: Seat
    """The seat that acted, which may be the clock or the house."""
    move: M
    before: Callable[[Seat | None], V]
    """Returns the view of a seat just before the act."""
    seen: Callable[[Seat | None], Sequence[E]]
    """Returns the events that a seat saw."""
    luck: Chance
    """Randomness that depends on the match and the act, not on hidden information."""


class ReviewMoment(NamedTuple, Generic[V, M]):
    """A decision to judge: the view and the move."""

    game: Game[Any, M, Any, V, Any]
    view: V
    move: M
    at: Millis
    seen: Sequence[Any]
    """The events that the seat saw."""
    luck: Chance


class Verdict(NamedTuple):
    """The value of a decision compared with the best one, in the game's unit; more is better."""

    seat: Seat
    made: str
    best: str
    worth: float
    top: float
    blind: float
    """The mean value of a random choice among all options."""
    message: Message
    trials: int = 0
    """The number of simulated games behind the values."""
    modelled: bool = False
    """Whether the values come from a model of a very good player; if not, and without trials, they are exact."""
    n: int | None = None
    """The entry with which the decision began, if it was an earlier one."""
    at: Millis | None = None


class Reviewer(Protocol[V, M, E]):
    """Follows one match from its first act to the last."""

    def decisions(self, step: ReviewStep[V, M, E]) -> Iterable[Verdict]:
        """Return the decisions that this act completes."""
        ...


AnyReviewer = Reviewer[Any, Any, Any]


@runtime_checkable
class GradualReviewer(Protocol):
    """A reviewer of decisions that end with a round; when one is tried again, the round does not have to end."""

    def so_far(self, begun: Any, view: Any, seat: Seat) -> Verdict | None:
        """Compare a seat's view with the one at the start of its decision; None while the best is not reached."""
        ...


class EachMove(Generic[V, M, E]):
    """A reviewer for a game in which each move is a decision by itself."""

    def __init__(self, judge: Callable[[ReviewMoment[V, M]], Verdict | None]) -> None:
        self.judge = judge

    def decisions(self, step: ReviewStep[V, M, E]) -> Iterable[Verdict]:
        """Return the decision of the player who moved, if there was a choice."""
        if step.seat >= 0:
            moment = ReviewMoment(
                step.game, step.before(step.seat), step.move, step.at, step.seen(step.seat), step.luck
            )
            verdict = self.judge(moment)
            if verdict is not None:
                yield verdict


class Reviewing(NamedTuple):
    """How matches of a game are reviewed."""

    make: Callable[[AnyGame], AnyReviewer]
    """Returns a reviewer for one match."""
    unit: Message
    """The unit of values."""
    yardstick: Message
    """How decisions are judged."""
    least: float
    """A decision with less than this to gain does not matter."""
    curve: Message
    """The title of the curve."""
    standing: Callable[[AnyGame, Any], Sequence[float]]
    """Returns the standing of all seats from the whole state."""
    is_open: bool = False
    """Whether the standing uses hidden information; the review says so."""
    is_chance: bool = False
    """Whether the standing is a probability from 0 to 1."""


def reviewing_of(game: type[AnyGame]) -> Reviewing | None:
    """Return the `REVIEWS` entry of a game's module `review`, or None."""
    module = game_module(game, "review")
    known: Mapping[str, Reviewing] = module.REVIEWS if module else {}
    return known.get(game.slug)


def numeral(value: float) -> Message:
    """Return a number with one decimal, formatted for the reader."""
    whole, tenth = divmod(round(10 * abs(value)), 10)
    key = "reviews.numeral.minus" if value < 0 and (whole or tenth) else "reviews.numeral"
    return message(key, whole=whole, tenth=tenth)
