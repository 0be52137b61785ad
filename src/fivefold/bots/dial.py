"""The strength scale (dial) of bots from 0.0 to 4.0, on which easy, medium, hard and expert are named points.

A game turns a strength into a bot (`Dial.make`). Where speed matters, it interpolates `between` the parameters of two
integer strengths; where decisions matter, it makes a `blend` of two bots, which decides like one or the other.
"""

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Any, Generic, NamedTuple, TypeVar, cast

from fivefold.bots.bot import AnyBot, Bot, Glimpse, Thought
from fivefold.core.game import M, V

LEVELS = ("easy", "medium", "hard", "expert")
"""The names of the strengths 0, 1, 2 and 3."""
HIGHEST = 4.0
"""The highest strength; a game's bots may end below it."""
HURRIED = 0.4
"""The share of thinking time that a bot with haste 1 saves."""

F = TypeVar("F", bound=tuple[Any, ...])


class Manner(NamedTuple):
    """A playing style, independent of strength: 0 is neutral, 1 very pronounced, -1 the opposite.

    A game uses the fields that mean something there, and ignores the others.
    """

    haste: float = 0.0
    """Acts before being sure."""
    hoarding: float = 0.0
    """Keeps pieces that may be useful later."""
    daring: float = 0.0
    """Prefers bold moves to quiet ones."""


class BotProfile(NamedTuple):
    """The parameters of a bot: a strength and a manner."""

    strength: float
    manner: Manner = Manner()


class Habit(NamedTuple):
    """A statistic in which a manner shows: a mean over the moves of a seat in a match."""

    manner: str
    """The field of `Manner` it depends on."""
    name: str
    """The name of the statistic: a word or two with hyphens."""
    values: Callable[[Sequence[Any]], Sequence[float]]
    """Returns the values to average from all moves of a seat."""


class Dial(NamedTuple):
    """The bots of a game."""

    make: Callable[[BotProfile], AnyBot]
    """Returns a bot with this profile; the same profile gives the same play."""
    top: float = float(len(LEVELS) - 1)
    """The highest strength in this game: above 3 only where a bot plays better than the expert."""
    slope: float = 1.0
    """The effect of one step on the dial: the logarithm of the factor by which the odds of winning grow."""
    habits: tuple[Habit, ...] = ()
    """The statistics in which manners show in this game."""


def between(figures: Sequence[F], strength: float) -> F:
    """Interpolate parameters between those of integer strengths: integers geometrically, others linearly."""
    below, share = _place(len(figures), strength)
    if not share:
        return figures[below]
    return cast(F, _mixed(figures[below], figures[below + 1], share))


def _place(count: int, strength: float) -> tuple[int, float]:
    """Return the integer strength below, and the fraction of the way to the next."""
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
"""Identifies a decision: while it is equal, the same bot decides."""


def each_act(glimpse: Glimpse[Any, Any]) -> object:
    """Treat every act as a decision of its own."""
    return glimpse.acts


def blend(bots: Sequence[Bot[V, M]], profile: BotProfile, occasion: Occasion[V, M] = each_act) -> Bot[V, M]:
    """Return a bot between those of integer strengths, the weakest first; haste makes it decide sooner."""
    below, share = _place(len(bots), profile.strength)
    found = Blend(bots[below], bots[below + 1], share, occasion) if share else bots[below]
    return Paced(found, 1 - HURRIED * profile.manner.haste) if profile.manner.haste else found


class Blend(Generic[V, M]):
    """Decides like the stronger of two bots with a given probability, and otherwise like the weaker."""

    def __init__(self, weaker: Bot[V, M], stronger: Bot[V, M], share: float, occasion: Occasion[V, M]) -> None:
        self.weaker, self.stronger, self.share, self.occasion = weaker, stronger, share, occasion

    def __repr__(self) -> str:
        return f"Blend({self.weaker}, {self.stronger}, {self.share})"

    def think(self, glimpse: Glimpse[V, M]) -> Thought[M] | None:
        """Return the thought of one of the bots, selected by the randomness of the whole match."""
        luck = glimpse.chance.fork(f"as who {self.occasion(glimpse)}").uniform()
        return (self.stronger if luck < self.share else self.weaker).think(glimpse)


class Paced(Generic[V, M]):
    """Decides like another bot, but sooner or later."""

    def __init__(self, bot: Bot[V, M], share: float) -> None:
        self.bot, self.share = bot, share

    def __repr__(self) -> str:
        return f"Paced({self.bot}, {self.share})"

    def think(self, glimpse: Glimpse[V, M]) -> Thought[M] | None:
        """Return the other bot's thought with its delay scaled."""
        found = self.bot.think(glimpse)
        return None if found is None else Thought(found.move, round(found.after * self.share))
