"""Bots think in processes of their own, so that a hard thought never holds up the table."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from threading import Thread
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec

from fivefold.bots import Glimpse, levels
from fivefold.core.chance import Chance
from fivefold.core.discovery import find_game
from fivefold.core.game import AnyGame, Hint, Millis, Seat
from fivefold.core.options import OptionValue, make_options
from fivefold.core.table import AnyTable

P = ParamSpec("P")
R = TypeVar("R")


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


def advise(game: str, options: dict[str, OptionValue], view: bytes) -> tuple[Hint, ...]:
    """All hints for a view."""
    found = find_game(game)
    made: AnyGame = found(make_options(found.options_type, options))
    return tuple(made.hints(msgspec.json.decode(view, type=made.view_type)))


def _ready() -> bool:
    return True


def _end_with_the_server() -> None:
    """A thinker does not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=watch, daemon=True).start()


class BotPool:
    """The processes; one that dies is replaced."""

    def __init__(self, count: int = 2) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, initializer=_end_with_the_server)
        return self._pool

    async def warm_up(self) -> None:
        """Starts a process, so that the first bot does not have to wait for it."""
        await asyncio.get_running_loop().run_in_executor(self._processes(), _ready)

    async def ask(self, question: Question) -> tuple[str, Millis] | None:
        """Has a bot think."""
        return await self._run(think, question)

    async def hints(self, table: AnyTable, seat: Seat) -> tuple[Hint, ...]:
        """Has somebody advised, which may take as much thought as a move."""
        options = msgspec.to_builtins(table.game.options)
        return await self._run(advise, table.game.slug, options, msgspec.json.encode(table.view(seat)))

    async def _run(self, work: Callable[P, R], *words: P.args, **more: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        call = partial(work, *words, **more)
        try:
            return await loop.run_in_executor(self._processes(), call)
        except BrokenExecutor:
            self._pool = None
            return await loop.run_in_executor(self._processes(), call)

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
