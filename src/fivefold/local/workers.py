"""Workers that answer at once, in the same thread."""

from collections.abc import Callable

from fivefold.core.game import AnyGame
from fivefold.rooms.questions import Question, Thought, think
from fivefold.rooms.runner import Cancel


class InlineWorkers:
    """Answers every question before it returns, as a terminal may: nobody else waits."""

    def think(self, question: Question, done: Callable[[Thought | None], None]) -> Cancel:
        done(think(question))
        return bool

    def prepare(self, game: AnyGame, done: Callable[[bool], None]) -> None:
        game.prepare()
        done(True)
