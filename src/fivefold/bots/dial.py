"""The dial: bots of any strength from 0.0 to 4.0, of which easy, medium, hard and expert are names.

A game says how a strength becomes a bot (`Dial.make`). Where quickness decides, it finds the figures `between`
those of two whole strengths; where decisions do, it makes a `blend` of two bots, that decides now like the one and
now like the other.
"""

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Any, Generic, NamedTuple, TypeVar, cast

from fivefold.bots.bot import AnyBot, Bot, Glimpse, Thought
from fivefold.core.game import M, V

LEVELS = ("easy", "medium", "hard", "expert")
"""The names on the dial, at 0, 1, 2 and 3."""
HIGHEST = 4.0
"""The end of the dial; a game's bots need not go so far."""
HURRIED = 0.4
"""By this part of the time those in great haste decide sooner."""

F = TypeVar("F", bound=tuple[Any, ...])


class Manner(NamedTuple):
    """How somebody likes to play, however strong: 0 is as usual, 1 very much so, -1 the opposite.

    A game takes from it what means something there, and ignores the rest.
    """

    haste: float = 0.0
    """Acts before being sure."""
    hoarding: float = 0.0
    """Keeps what may be useful later."""
    daring: float = 0.0
    """Takes the bold way where a quiet one would do."""


class BotProfile(NamedTuple):
    """What a bot is made from: a place on the dial, and a manner."""

    strength: float
    manner: Manner = Manner()


class Habit(NamedTuple):
    """Something by which a manner shows, as a figure: a mean over what a seat did in a match."""

    manner: str
    """Of which field of `Manner` it depends."""
    name: str
    """What the figure counts, in a word or two with dashes."""
    values: Callable[[Sequence[Any]], Sequence[float]]
    """From all moves of a seat to the values that are averaged."""


class Dial(NamedTuple):
    """The bots of a game."""

    make: Callable[[BotProfile], AnyBot]
    """A bot of this profile; the same profile gives the same play."""
    top: float = float(len(LEVELS) - 1)
    """How far the dial goes here: beyond 3 only where somebody plays better than the expert."""
    slope: float = 1.0
    """How much one step on the dial decides: the odds of winning grow by this factor's exponential."""
    habits: tuple[Habit, ...] = ()
    """By what manners show in this game."""


def between(figures: Sequence[F], strength: float) -> F:
    """The figures of a strength between those of whole ones: whole numbers by ratio, others evenly."""
    below, share = _place(len(figures), strength)
    if not share:
        return figures[below]
    return cast(F, _mixed(figures[below], figures[below + 1], share))


def _place(count: int, strength: float) -> tuple[int, float]:
    """The whole strength below, and how far it is from there to the next."""
    below = min(max(0, int(strength)), count - 1)
    return below, min(1.0, max(0.0, strength - below)) if below < count - 1 else 0.0


def _mixed(one: Any, other: Any, share: float) -> Any:
    if one == other:
        return one
    if isinstance(one, tuple):
        pair: Any = (one, other)
        parts = [_mixed(a, b, share) for a, b in zip(*pair, strict=True)]
        kind: Any = type(pair[0])
        return kind(*parts) if hasattr(kind, "_fields") else tuple(parts)
    if isinstance(one, int):
        return round(exp((1 - share) * log(one) + share * log(other)))
    return (1 - share) * one + share * other


Occasion = Callable[[Glimpse[V, M]], object]
"""What is being decided: for as long as it is the same, the same bot decides."""


def each_act(glimpse: Glimpse[Any, Any]) -> object:
    """Every act is a decision of its own."""
    return glimpse.acts


def blend(bots: Sequence[Bot[V, M]], profile: BotProfile, occasion: Occasion[V, M] = each_act) -> Bot[V, M]:
    """A bot between those of whole strengths, the weakest of which comes first; haste lets it decide sooner."""
    below, share = _place(len(bots), profile.strength)
    found = Blend(bots[below], bots[below + 1], share, occasion) if share else bots[below]
    return Paced(found, 1 - HURRIED * profile.manner.haste) if profile.manner.haste else found


class Blend(Generic[V, M]):
    """Decides so often like the stronger of two, and otherwise like the weaker."""

    def __init__(self, weaker: Bot[V, M], stronger: Bot[V, M], share: float, occasion: Occasion[V, M]) -> None:
        self.weaker, self.stronger, self.share, self.occasion = weaker, stronger, share, occasion

    def __repr__(self) -> str:
        return f"Blend({self.weaker}, {self.stronger}, {self.share})"

    def think(self, glimpse: Glimpse[V, M]) -> Thought[M] | None:
        """What the one or the other would do; who it is was settled by the luck of the whole match."""
        luck = glimpse.chance.fork(f"as who {self.occasion(glimpse)}").uniform()
        return (self.stronger if luck < self.share else self.weaker).think(glimpse)


class Paced(Generic[V, M]):
    """Decides like another, but sooner or later."""

    def __init__(self, bot: Bot[V, M], share: float) -> None:
        self.bot, self.share = bot, share

    def __repr__(self) -> str:
        return f"Paced({self.bot}, {self.share})"

    def think(self, glimpse: Glimpse[V, M]) -> Thought[M] | None:
        """The other's thought, after this part of its time."""
        found = self.bot.think(glimpse)
        return None if found is None else Thought(found.move, round(found.after * self.share))
