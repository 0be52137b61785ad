"""Reviews of matches that are over: made once, one after the other, in a process of their own, and kept.

The process is none of those in which bots think, and comes after them where there are few processors, so that nobody at
a table waits for it. It is started when there is something to look back at, and ended when there has been nothing for
a while. What has begun is finished, whether anybody still waits for it or not.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from hashlib import sha256
from typing import cast

import msgspec
from msgspec import Raw

from fivefold.core.errors import Illegal
from fivefold.core.words import Message
from fivefold.reviews import Review
from fivefold.server import process as processes
from fivefold.server.http.bodies import Reviewed
from fivefold.server.logs import log
from fivefold.server.matches.records import Records
from fivefold.server.reviewer import Failed, Progress, Ready, Task, Told
from fivefold.server.store import NotSaved, Store

MOST_WAITING = 50
MOST_OF_ONE = 5
"""Reviews that wait in all, and of one address."""
MOST_BYTES = 20_000_000
"""Bytes of records that wait."""
REMEMBERED = 8_000_000
"""Bytes of reviews that are remembered since they are kept nowhere else: those of records that were brought along."""
MOST_FAILED = 200
TRIES = 2
"""So many processes may die over one review."""
SECONDS = 120.0
"""How long a review may take; on a machine that has nothing else to do it is seconds."""
IDLE_SECONDS = 60.0
_PAUSE = 0.5
Pay = Callable[[], object]
"""Takes the price of some work; raises Illegal."""
FREE: Pay = bool
_decoder: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class _Run:
    """A review that waits or is being made."""

    __slots__ = ("asker", "done", "is_ours", "is_running", "key", "record", "total", "tries")

    def __init__(self, key: str, record: bytes, asker: str, *, is_ours: bool) -> None:
        self.key, self.record, self.asker, self.is_ours = key, record, asker, is_ours
        self.is_running, self.done, self.total, self.tries = False, 0, 0, 0


class Reviews:
    """What was asked for; the review of a match never changes."""

    def __init__(self, store: Store, records: Records) -> None:
        self._store, self._records = store, records
        self._runs: dict[str, _Run] = {}
        self._waiting: deque[_Run] = deque()
        self._arrived = asyncio.Event()
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._failed: OrderedDict[str, Message] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to look back at what is asked for."""
        self._task = asyncio.create_task(self._serve())

    async def close(self) -> None:
        """Ends the process; what was not finished is asked for again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def look(self, match: str, pay: Pay = FREE) -> Reviewed:
        """How far the review of a match is; raises Illegal if there is no such match, or it is not over.

        Whoever asks for one of which nothing is known pays for finding out.
        """
        if (known := self._known(match)) is not None:
            return known
        if (kept := await self._store.review(match)) is not None:
            return _ready(kept.encode(), match)
        pay()
        await self._records.find(match)
        return self._known(match) or Reviewed("none", id=match)

    async def ask(self, match: str, asker: str, pay: Pay = FREE) -> Reviewed:
        """The same, and has the review made if there is none; who has one made pays for it. Raises Illegal."""
        self._failed.pop(match, None)
        found = await self.look(match)
        if found.state != "none":
            return found
        record = await self._records.find(match)
        return self._known(match) or self._begin(_Run(match, record.encode(), asker, is_ours=True), pay)

    def look_at_record(self, key: str) -> Reviewed:
        """How far the review of a record is that was brought along; it is not remembered for long."""
        return self._known(key) or Reviewed("none", id=key)

    def ask_for_record(self, record: bytes, asker: str, pay: Pay = FREE) -> Reviewed:
        """Has a record looked back at that was brought along; nothing of it is kept. Raises Illegal."""
        key = sha256(record).hexdigest()
        self._failed.pop(key, None)
        return self._known(key) or self._begin(_Run(key, record, asker, is_ours=False), pay)

    def _begin(self, run: _Run, pay: Pay) -> Reviewed:
        of_asker = sum(one.asker == run.asker for one in self._waiting)
        size = len(run.record) + sum(len(one.record) for one in self._waiting)
        if len(self._waiting) >= MOST_WAITING or of_asker >= MOST_OF_ONE or size > MOST_BYTES:
            raise Illegal("server.busy.reviews")
        pay()
        self._runs[run.key] = run
        self._waiting.append(run)
        self._arrived.set()
        return self._state(run)

    # -- what is known

    def _known(self, key: str) -> Reviewed | None:
        if (made := self._made.get(key)) is not None:
            self._made.move_to_end(key)
            return _ready(made, key)
        if (run := self._runs.get(key)) is not None:
            return self._state(run)
        if (why := self._failed.get(key)) is not None:
            return Reviewed("failed", id=key, message=why)
        return None

    def _state(self, run: _Run) -> Reviewed:
        if run.is_running:
            return Reviewed("running", id=run.key, done=run.done, total=run.total)
        return Reviewed("queued", id=run.key, ahead=self._waiting.index(run))

    def _remember(self, key: str, review: bytes) -> None:
        if key not in self._made:
            self._made[key] = review
            self._bytes += len(review)
        while self._bytes > REMEMBERED and len(self._made) > 1:
            self._bytes -= len(self._made.popitem(last=False)[1])

    # -- the process

    async def _next(self, seconds: float | None = None) -> _Run | None:
        """What is to be looked back at now; None if there was nothing for so long."""
        while not self._waiting:
            self._arrived.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._arrived.wait()
            except TimeoutError:
                return None
        run = self._waiting.popleft()
        run.is_running = True
        return run

    async def _serve(self) -> None:
        """One process after the other; there is never more than one at a time."""
        while True:
            run = await self._next()
            assert run is not None, "it waits for as long as it takes"
            try:
                process = await processes.begin("fivefold.server.reviewer")
            except OSError as error:  # no files, processes or memory left
                log.error("a reviewer's process cannot be started", error=str(error), seconds=_PAUSE)
                self._try_again(run)
                await asyncio.sleep(_PAUSE)
                continue
            try:
                while run is not None and await self._one(process, run):
                    run = await self._next(IDLE_SECONDS)
            finally:
                await processes.end(process)

    async def _one(self, process: asyncio.subprocess.Process, run: _Run) -> bool:
        """One review; says whether the process is still good."""
        try:
            processes.ask(process, msgspec.msgpack.encode(Task(run.record, run.is_ours)))
            async with asyncio.timeout(SECONDS):
                while isinstance(told := _decoder.decode(await processes.hear(process)), Progress):
                    run.done, run.total = told.done, told.total
        except TimeoutError:
            log.error("a review took too long", key=run.key, seconds=SECONDS)
            self._fail(run, Message("server.no-review.too-long"))
            return False
        except (*processes.GONE, msgspec.MsgspecError) as error:
            log.error("a reviewer's process has gone", key=run.key, error=repr(error))
            self._try_again(run)
            return False
        match told:
            case Ready(review):
                await self._keep(run, review)
                del self._runs[run.key]
            case Failed(why, what):
                if run.is_ours or why is None:
                    log.error("a review failed", key=run.key, error=what)
                self._fail(run, why or Message("server.no-review"))
        return True

    async def _keep(self, run: _Run, review: bytes) -> None:
        if run.is_ours:
            try:
                await self._store.keep_review(run.key, review.decode())
            except NotSaved as error:
                log.error("a review was not kept", key=run.key, error=repr(error))
            else:
                return
        self._remember(run.key, review)

    def _try_again(self, run: _Run) -> None:
        """The process has died, or could not be started: once more, and then no more."""
        run.tries += 1
        if run.tries >= TRIES:
            self._fail(run, Message("server.no-review"))
            return
        run.is_running, run.done = False, 0
        self._waiting.appendleft(run)

    def _fail(self, run: _Run, why: Message) -> None:
        del self._runs[run.key]
        self._failed[run.key] = why
        while len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)


def _ready(review: bytes, key: str) -> Reviewed:
    """The review goes on as the text that it is."""
    return Reviewed("ready", id=key, review=cast("Review", Raw(review)))
