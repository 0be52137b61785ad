"""What a bot is: a pure function from a glimpse of the table to a thought."""

from typing import Any, Generic, NamedTuple, Protocol

from fivefold.core.chance import Chance
from fivefold.core.game import Game, M, Millis, V


class Glimpse(NamedTuple, Generic[V, M]):
    """What a bot is shown when it is asked."""

    game: Game[Any, M, Any, V, Any]
    view: V
    now: Millis
    chance: Chance
    """The same for the whole match: fork it by a label, so that being asked again changes nothing."""
    acts: int
    """How many acts there have been: a label for decisions that should differ each time."""

    @property
    def luck(self) -> Chance:
        """Fresh chance for this one decision."""
        return self.chance.part(self.acts)


class Thought(NamedTuple, Generic[M]):
    """A move the bot will make after so many milliseconds, unless the table changes before."""

    move: M
    after: Millis = 0


class Bot(Protocol[V, M]):
    """Anything that thinks. It keeps nothing between two glimpses, so any process can ask it."""

    def think(self, glimpse: Glimpse[V, M]) -> Thought[M] | None:
        """What it would do now; None: it waits for the table to change."""
        ...


AnyBot = Bot[Any, Any]
"""A bot of a game that was chosen by its name at run time."""


class RandomBot:
    """Makes any legal move, at a leisurely pace."""

    def think(self, glimpse: Glimpse[V, M]) -> Thought[M] | None:
        """One of the moves, each as likely as the others."""
        luck = glimpse.luck
        move = glimpse.game.random_move(glimpse.view, luck)
        return None if move is None else Thought(move, 200 + luck.below(1800))

    def __repr__(self) -> str:
        return "RandomBot()"
