"""Group commit: batches that arrive during a commit are written together in the next one."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from fivefold.core.words import Argument, Message
from fivefold.server.store.database import Batch, Busy, Database, Lost
from fivefold.server.store.errors import NotSaved, StoreError, Unsure
from fivefold.server.supervision import supervisor

MOST_TOGETHER = 500
"""The most batches in one commit."""
_LOOK = 0.5
"""Seconds between checks for a commit that hangs."""
_PAUSE = 0.05
_LONGEST_PAUSE = 0.5

Noted = Callable[[float, int], None]
"""Called after every commit with its seconds and its number of batches."""


class _Pending(NamedTuple):
    batch: Batch
    done: "asyncio.Future[None]"
    until: float


class Writer:
    """Writes batches, one commit after the other. It is the only writer, and callers cannot cancel a commit."""

    def __init__(self, database: Database, patience: float, noted: Noted | None = None) -> None:
        self._database, self._patience, self._noted = database, patience, noted
        self._waiting: deque[_Pending] = deque()
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._under_way: list[_Pending] = []
        self._looked_at: list[_Pending] = []
        """The batches of the commit that was in progress at the last check."""
        self._watch: asyncio.TimerHandle | None = None
        self._is_closing = False
        self.commits = 0

    def start(self) -> None:
        self._task = supervisor.start("writer", self._run, may_return=True)
        self._look()

    async def close(self) -> None:
        """Write what is waiting, and refuse everything later."""
        self._is_closing = True
        self._arrived.set()
        if self._task is not None:
            await asyncio.shield(self._task)
        if self._watch is not None:
            self._watch.cancel()

    async def write(self, batch: Batch) -> None:
        """Return when the batch is durable; raises NotSaved within bounded time.

        The batch is written even if the caller is cancelled.
        """
        await self.begin(batch)

    def begin(self, batch: Batch) -> "asyncio.Future[None]":
        """Begin to write; the future ends when the batch is durable or refused, within bounded time."""
        loop = asyncio.get_running_loop()
        pending = _Pending(batch, loop.create_future(), loop.time() + self._patience)
        if self._is_closing or self._task is None:
            pending.done.set_exception(StoreError("server.database.not-open"))
        else:
            self._waiting.append(pending)
            self._arrived.set()
        return pending.done

    async def _run(self) -> None:
        while self._waiting or not self._is_closing:
            if not self._waiting:
                self._arrived.clear()
                await self._arrived.wait()
                continue
            group = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
            try:
                await self._keep(group)
            except Exception as error:
                _fail(group, StoreError("server.database.not-taken", why=repr(error)))

    async def _keep(self, group: list[_Pending]) -> None:
        """Commit a group, with retries while there is time and an error may pass."""
        pause, again = _PAUSE, False
        while True:
            began = time.perf_counter()
            try:
                verdicts = await self._attempt(group, again=again)
            except (Busy, Lost) as trouble:
                again = again or isinstance(trouble, Lost)
                self._give_up(group, again=again, why=str(trouble))
                now = asyncio.get_running_loop().time()
                group = [pending for pending in group if pending.until > now]
                if not group:
                    return
                await asyncio.sleep(pause)
                pause = min(pause * 2, _LONGEST_PAUSE)
            except StoreError as error:
                _fail(group, error)
                return
            else:
                self.commits += 1
                if self._noted is not None:
                    self._noted(time.perf_counter() - began, len(group))
                for pending, refusal in zip(group, verdicts, strict=True):
                    _answer(pending, refusal)
                return

    async def _attempt(self, group: list[_Pending], *, again: bool) -> list[NotSaved | None]:
        self._under_way = group
        try:
            return await self._database.commit([pending.batch for pending in group], again=again)
        finally:
            self._under_way = []

    def _look(self) -> None:
        """Answer batches whose time is up while a commit hangs; called regularly.

        A commit that has only begun since the last check is left alone, as it may still fail with a better error.
        """
        hanging = self._under_way if self._under_way is self._looked_at else []
        self._looked_at = self._under_way
        self._give_up(hanging, again=True, why=Message("server.database.hangs"))
        self._watch = asyncio.get_running_loop().call_later(_LOOK, self._look)

    def _give_up(self, group: list[_Pending], *, again: bool, why: Argument) -> None:
        """Answer the batches whose time is up, in the group and in the queue."""
        now = asyncio.get_running_loop().time()
        for pending in group:
            if pending.until <= now:
                kind = Unsure if again else StoreError
                _answer(pending, kind("server.database.not-there", why=why))
        while self._waiting and self._waiting[0].until <= now:
            _answer(self._waiting.popleft(), StoreError("server.database.not-there", why=why))


def _fail(group: list[_Pending], why: StoreError) -> None:
    for pending in group:
        _answer(pending, StoreError.of(why.message))


def _answer(pending: _Pending, refusal: NotSaved | None) -> None:
    """Resolve the future, unless its caller has gone."""
    if pending.done.done():
        return
    if refusal is None:
        pending.done.set_result(None)
    else:
        pending.done.set_exception(refusal)
