"""The interface of a bot: a pure function from a glimpse of the table to a thought."""

from typing import Any, Generic, NamedTuple, Protocol

from fivefold.core.chance import Chance
from fivefold.core.game import Game, M, Millis, V


class Glimpse(NamedTuple, Generic[V, M]):
    """The input of a bot."""

    game: Game[Any, M, Any, V, Any]
    view: V
    now: Millis
    chance: Chance
    """The same for the whole match: fork it by a label, so that repeated calls give the same answer."""
    acts: int
    """The number of acts so far: a label for decisions that should differ each time."""

    @property
    def luck(self) -> Chance:
        """Fresh randomness for this one decision."""
        return self.chance.part(self.acts)


class Thought(NamedTuple, Generic[M]):
    """A move that the bot makes after a delay in milliseconds, unless the table changes before."""

    move: M
    after: Millis = 0


class Bot(Protocol[V, M]):
    """A bot. It keeps no state between two glimpses, so that it can run in any process."""

    def think(self, glimpse: Glimpse[V, M]) -> Thought[M] | None:
        """Return the move it would make now, or None to wait until the table changes."""
        ...


AnyBot = Bot[Any, Any]
"""A bot of a game that is chosen by name at run time."""


class RandomBot:
    """Makes random legal moves at a leisurely pace."""

    def think(self, glimpse: Glimpse[V, M]) -> Thought[M] | None:
        luck = glimpse.luck
        move = glimpse.game.random_move(glimpse.view, luck)
        return None if move is None else Thought(move, 200 + luck.below(1800))

    def __repr__(self) -> str:
        return "RandomBot()"
