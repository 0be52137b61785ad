"""The bots in the other seats of a lesson, which play the moves that the step lists."""

import re
from typing import Any

from fivefold.bots.bot import Glimpse, Thought
from fivefold.core.errors import Refusal
from fivefold.core.game import AnyGame
from fivefold.core.lessons import Step, lesson_of

NAME = re.compile(r"lesson-([0-9]{1,2})")
PAUSE = 900
"""The delay of a reply in milliseconds, so that the learner sees it."""


def script_of(game: type[AnyGame], name: str) -> "Scripted | None":
    """Return the bot for the other seats of a step (`lesson-3`), or None if there is no such step."""
    found, lesson = NAME.fullmatch(name), lesson_of(game)
    if found is None or lesson is None or int(found[1]) >= len(lesson.steps):
        return None
    return Scripted(lesson.steps[int(found[1])])


class Scripted:
    """Makes the first of its moves that is legal now, and otherwise waits."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def __repr__(self) -> str:
        return f"Scripted({self.step.name})"

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        legal = list(glimpse.game.moves(glimpse.view))
        for reply in self.step.replies:
            seat, _, move = reply.partition(" ")
            if int(seat) != glimpse.view.seat:
                continue
            try:
                wanted = glimpse.game.read(move, glimpse.view)
            except Refusal:
                continue
            if wanted in legal:
                return Thought(wanted, PAUSE)
        return None
