"""Bots think in processes of their own, so that a hard thought never holds up the table."""

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import NamedTuple

import msgspec

from fivefold.bots import Glimpse, levels
from fivefold.core.chance import Chance
from fivefold.core.discovery import find_game
from fivefold.core.game import AnyGame, Millis
from fivefold.core.options import OptionValue, make_options


class Question(NamedTuple):
    """All a bot is told, in a form that travels."""

    game: str
    options: dict[str, OptionValue]
    level: str
    view: bytes
    now: Millis
    seed: bytes
    acts: int


def think(question: Question) -> tuple[str, Millis] | None:
    """A bot's thought: the move in notation, and after how long."""
    found = find_game(question.game)
    game: AnyGame = found(make_options(found.options_type, question.options))
    view = msgspec.json.decode(question.view, type=game.view_type)
    bot = levels(found)[question.level]
    thought = bot.think(Glimpse(game, view, question.now, Chance(question.seed), question.acts))
    return None if thought is None else (game.write(thought.move), thought.after)


def _ready() -> bool:
    return True


class Thinkers:
    """The processes; one that dies is replaced."""

    def __init__(self, count: int = 2) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"))
        return self._pool

    async def warm_up(self) -> None:
        """Starts a process, so that the first bot does not have to wait for it."""
        await asyncio.get_running_loop().run_in_executor(self._processes(), _ready)

    async def ask(self, question: Question) -> tuple[str, Millis] | None:
        """Has a bot think."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), think, question)
        except BrokenExecutor:
            self._pool = None
            return await loop.run_in_executor(self._processes(), think, question)

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
