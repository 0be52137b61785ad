"""What a game knows about looking back: who judges its decisions, and what they are shown."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol

from fivefold.core.chance import Chance
from fivefold.core.discovery import game_module
from fivefold.core.game import AnyGame, E, Game, M, Millis, Seat, V
from fivefold.core.words import Message, message


class ReviewStep(NamedTuple, Generic[V, M, E]):
    """One act of a match as a reviewer is shown it: through the eyes of a seat, never with what was hidden."""

    game: Game[Any, M, E, V, Any]
    n: int
    """Which entry of the record it is."""
    at: Millis
    seat: Seat
    """Who acted; the clock and the house too."""
    move: M
    before: Callable[[Seat | None], V]
    """What a seat knew just before."""
    seen: Callable[[Seat | None], Sequence[E]]
    """What a seat saw happen."""
    luck: Chance
    """The same for the same act of the same match, whatever was hidden."""


class ReviewMoment(NamedTuple, Generic[V, M]):
    """A decision to be judged: what was known, and what was done."""

    game: Game[Any, M, Any, V, Any]
    view: V
    move: M
    at: Millis
    seen: Sequence[Any]
    """What came of it, as far as the seat saw it."""
    luck: Chance


class Verdict(NamedTuple):
    """What a decision was worth, beside the best there was; all worth in the game's unit, more is better."""

    seat: Seat
    made: str
    best: str
    worth: float
    top: float
    blind: float
    """What somebody gets on average who chooses blindly among all that could be done."""
    message: Message
    trials: int = 0
    """How many times it was played out on trial to find that."""
    modelled: bool = False
    """Whether it is a judgement, such as what a very good player would have seen; neither that nor trials: exact."""
    n: int | None = None
    """The entry with which the decision began, if it was an earlier one."""
    at: Millis | None = None


class Reviewer(Protocol[V, M, E]):
    """Looks on during one match, from its first act to the last."""

    def decisions(self, step: ReviewStep[V, M, E]) -> Iterable[Verdict]:
        """The decisions that are settled by this act."""
        ...


AnyReviewer = Reviewer[Any, Any, Any]


class EachMove(Generic[V, M, E]):
    """A reviewer of a game in which each move is a decision by itself."""

    def __init__(self, judge: Callable[[ReviewMoment[V, M]], Verdict | None]) -> None:
        self.judge = judge

    def decisions(self, step: ReviewStep[V, M, E]) -> Iterable[Verdict]:
        """The one of the player who moved, if there was a choice."""
        if step.seat >= 0:
            moment = ReviewMoment(
                step.game, step.before(step.seat), step.move, step.at, step.seen(step.seat), step.luck
            )
            verdict = self.judge(moment)
            if verdict is not None:
                yield verdict


class Reviewing(NamedTuple):
    """How matches of a game are looked back at."""

    make: Callable[[AnyGame], AnyReviewer]
    """A reviewer for one match."""
    unit: Message
    """In what worth is counted."""
    yardstick: Message
    """How decisions are judged."""
    least: float
    """A decision with less than this to gain does not matter."""
    curve: Message
    """What the curve shows."""
    standing: Callable[[AnyGame, Any], Sequence[float]]
    """How everybody stands, from the whole state."""
    is_open: bool = False
    """Whether that takes what is hidden into account; it is said beside the curve."""
    is_chance: bool = False
    """Whether it is a chance from 0 to 1."""


def reviewing_of(game: type[AnyGame]) -> Reviewing | None:
    """How a game looks back: what the `REVIEWS` of its `review` module say, if it has one."""
    module = game_module(game, "review")
    known: Mapping[str, Reviewing] = module.REVIEWS if module else {}
    return known.get(game.slug)


def numeral(value: float) -> Message:
    """A number to one decimal, as people write it."""
    whole, tenth = divmod(round(10 * abs(value)), 10)
    key = "reviews.numeral.minus" if value < 0 and (whole or tenth) else "reviews.numeral"
    return message(key, whole=whole, tenth=tenth)
