"""Reviews of finished matches, made once by a worker and saved, and of uploaded records, which are not saved.

A review that has begun is finished even if the client disconnects.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import cast

from msgspec import Raw

from fivefold.core.errors import Illegal, Refusal
from fivefold.core.words import Message
from fivefold.reviews import Review
from fivefold.server.http.bodies import Reviewed
from fivefold.server.logs import log
from fivefold.server.matches.records import Records
from fivefold.server.store import NotSaved, Store
from fivefold.server.supervision import supervisor
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import JobFailed, QueueFull, TimedOut, WorkerDied
from fivefold.server.workers.pool import Job, WorkerPool
from fivefold.server.workers.requests import ReviewRequest

REMEMBERED = 8_000_000
"""The size in bytes of the cached reviews of uploaded records, which are not saved."""
MOST_FAILED = 200
TRIES = 2
"""The number of workers that may die over one review."""
BUSY = Message("server.busy.reviews")
REASONS: dict[type[JobFailed], Message] = {QueueFull: BUSY, TimedOut: Message("server.no-review.too-long")}
Pay = Callable[[], object]
"""Charges for some work; raises Illegal."""
FREE: Pay = bool


class ReviewService:
    """Makes, saves and caches reviews; the review of a match never changes."""

    def __init__(self, store: Store, records: Records, pool: WorkerPool) -> None:
        self._store, self._records, self._pool = store, records, pool
        self._jobs: dict[str, Job[bytes]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._failed: OrderedDict[str, Message] = OrderedDict()

    async def close(self) -> None:
        """Cancel unfinished reviews; clients have to request them again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self, match: str, pay: Pay = FREE) -> Reviewed:
        """Return the state of a match's review; raises Illegal if the match is unknown or not over.

        It calls `pay` if neither the review nor its progress is known.
        """
        if (known := self._known(match)) is not None:
            return known
        if (saved := await self._store.review(match)) is not None:
            return _ready(saved.encode(), match)
        pay()
        await self._records.find(match)
        return self._known(match) or Reviewed("none", id=match)

    async def ask(self, match: str, asker: str, pay: Pay = FREE) -> Reviewed:
        """Like `look`, but request the review if there is none, and call `pay` for it. Raises Illegal."""
        self._failed.pop(match, None)
        found = await self.look(match)
        if found.state != "none":
            return found
        record = await self._records.find(match)
        return self._known(match) or self._begin(match, ReviewRequest(record.encode(), is_ours=True), asker, pay)

    def look_at_record(self, key: str) -> Reviewed:
        """Return the state of an uploaded record's review, which is cached only for a while."""
        return self._known(key) or Reviewed("none", id=key)

    def ask_for_record(self, record: bytes, asker: str, pay: Pay = FREE) -> Reviewed:
        """Like `look_at_record`, but request the review if there is none. Raises Illegal."""
        key = sha256(record).hexdigest()
        self._failed.pop(key, None)
        return self._known(key) or self._begin(key, ReviewRequest(record, is_ours=False), asker, pay)

    def _begin(self, key: str, request: ReviewRequest, asker: str, pay: Pay) -> Reviewed:
        job = self._pool.submit(request, Asker(asker))
        if job.done():
            raise Illegal.of(BUSY) from job.exception()
        try:
            pay()
        except Illegal:
            job.cancel()
            raise
        self._jobs[key] = job
        task = supervisor.once("review", partial(self._make, key, request, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return self._state(key, job)

    def _known(self, key: str) -> Reviewed | None:
        if (made := self._made.get(key)) is not None:
            self._made.move_to_end(key)
            return _ready(made, key)
        if (job := self._jobs.get(key)) is not None:
            return self._state(key, job)
        if (why := self._failed.get(key)) is not None:
            return Reviewed("failed", id=key, message=why)
        return None

    def _state(self, key: str, job: Job[bytes]) -> Reviewed:
        if job.is_running or job.done():
            return Reviewed("running", id=key, done=job.done_steps, total=job.total_steps)
        return Reviewed("queued", id=key, ahead=self._pool.ahead(job))

    async def _make(self, key: str, request: ReviewRequest, job: Job[bytes]) -> None:
        """Wait for a review, and save or cache it, or remember why it failed."""
        try:
            await self._save(key, request, await self._result(key, request, job))
        except (Refusal, JobFailed) as error:
            why = error.message if isinstance(error, Refusal) else REASONS.get(type(error), Message("server.no-review"))
            (log.error if request.is_ours else log.info)("review failed", key=key, why=why.key)
            self._failed[key] = why
            while len(self._failed) > MOST_FAILED:
                self._failed.popitem(last=False)
        finally:
            del self._jobs[key]

    async def _result(self, key: str, request: ReviewRequest, job: Job[bytes]) -> bytes:
        for _ in range(TRIES - 1):
            try:
                return await job
            except WorkerDied:
                job = self._jobs[key] = self._pool.submit(request, job.asker)
        return await job

    async def _save(self, key: str, request: ReviewRequest, review: bytes) -> None:
        if request.is_ours:
            try:
                await self._store.keep_review(key, review.decode())
            except NotSaved as error:
                log.error("review not saved", key=key, error=repr(error))
            else:
                return
        if key not in self._made:
            self._made[key] = review
            self._bytes += len(review)
        while self._bytes > REMEMBERED and len(self._made) > 1:
            self._bytes -= len(self._made.popitem(last=False)[1])


def _ready(review: bytes, key: str) -> Reviewed:
    """Return the encoded review without decoding it."""
    return Reviewed("ready", id=key, review=cast("Review", Raw(review)))
