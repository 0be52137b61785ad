"""What a bot is: a pure function from a glimpse of the table to a thought."""

from typing import Any, NamedTuple, Protocol

from fivefold.core.chance import Chance
from fivefold.core.game import AnyGame, Millis


class Glimpse(NamedTuple):
    """What a bot is shown when it is asked."""

    game: AnyGame
    view: Any
    now: Millis
    chance: Chance
    """The same for the whole match: fork it by a label, so that being asked again changes nothing."""
    acts: int
    """How many acts there have been: a label for decisions that should differ each time."""

    @property
    def luck(self) -> Chance:
        """Fresh chance for this one decision."""
        return self.chance.fork(f"act {self.acts}")


class Thought(NamedTuple):
    """A move the bot will make after so many milliseconds, unless the table changes before."""

    move: Any
    after: Millis = 0


class Bot(Protocol):
    """Anything that thinks. It keeps nothing between two glimpses, so any process can ask it."""

    def think(self, glimpse: Glimpse) -> Thought | None:
        """What it would do now; None: it waits for the table to change."""
        ...


class RandomBot:
    """Makes any legal move, at a leisurely pace."""

    def think(self, glimpse: Glimpse) -> Thought | None:
        """One of the moves, each as likely as the others."""
        moves = list(glimpse.game.moves(glimpse.view))
        if not moves:
            return None
        luck = glimpse.luck
        return Thought(luck.pick(moves), 200 + luck.below(1800))

    def __repr__(self) -> str:
        return "RandomBot()"
