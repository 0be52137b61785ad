"""Puzzles of a day are made beside the event loop, one at a time: to find and to solve one can take a second."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

from fivefold.core.errors import Illegal, Refusal
from fivefold.core.options import OptionValue
from fivefold.core.table import Table
from fivefold.host.questions import game_of
from fivefold.pieces.daily import ENDING

MOST_WAITING = 50
"""Puzzles that may wait to be made; whoever wants one more is refused."""

Options = dict[str, OptionValue]


class Puzzles:
    """Whoever has dealt a puzzle once has it at hand: the puzzle itself is remembered by its game."""

    def __init__(self) -> None:
        self._maker = ThreadPoolExecutor(1, "puzzles")
        self._waiting = 0

    def is_needed(self, game: str) -> bool:
        """Whether there is anything to make before a match of this game is dealt."""
        return game.endswith(ENDING)

    async def make(self, game: str, options: Options) -> None:
        """Returns when a match of the game can be dealt at once; raises Illegal if too many wait for that."""
        if not self.is_needed(game):
            return
        if self._waiting >= MOST_WAITING:
            raise Illegal("server.busy.puzzles")
        self._waiting += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self._maker, _deal, game, options)
        finally:
            self._waiting -= 1

    def make_soon(self, game: str, options: Options, then: Callable[[], None]) -> None:
        """The same, and does something afterwards; where too many wait already, without having made anything."""
        task = asyncio.ensure_future(self.make(game, options))
        task.add_done_callback(partial(_after, then))

    def close(self) -> None:
        """Nothing more is made."""
        self._maker.shutdown(wait=False, cancel_futures=True)


def _after(then: Callable[[], None], done: "asyncio.Future[None]") -> None:
    if not done.cancelled():
        done.exception()
        then()


def _deal(game: str, options: Options) -> None:
    """What is wrong with the options is said by whoever opens the room."""
    with suppress(Refusal):
        Table(game_of(game, options))
