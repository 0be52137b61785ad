"""Reviews of finished matches, made once by a worker and saved, and of uploaded records, which are not saved.

A review that has begun is finished even if the client disconnects. A claim in the store keeps other processes from
making the same one; if its holder dies, the claim expires, and the next request is served by another process.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import cast

from msgspec import Raw

from fivefold.api.bodies import Reviewed
from fivefold.core.errors import Illegal, Refusal
from fivefold.core.words import Message
from fivefold.reviews import Review
from fivefold.server.logs import log
from fivefold.server.matches.records import Records
from fivefold.server.store import NotSaved, Store, now_ms
from fivefold.server.store.review_claims import ReviewClaim
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
LEASE = 15_000
"""Milliseconds after which the claim of a process that does not renew it is free."""
RENEW_SECONDS = 4.0
FAILED = 600_000
"""Milliseconds for which other processes know that a review has failed."""
BUSY = Message("server.busy.reviews")
REASONS: dict[type[JobFailed], Message] = {QueueFull: BUSY, TimedOut: Message("server.no-review.too-long")}
Pay = Callable[[], object]
"""Charges for some work; raises Illegal."""
FREE: Pay = bool


class TakenOver(JobFailed):
    """Another process has claimed the review, because this one was silent for too long."""


class ReviewService:
    """Makes, saves and caches reviews; the review of a match never changes."""

    def __init__(self, store: Store, records: Records, pool: WorkerPool, clock: Callable[[], int] = now_ms) -> None:
        self._store, self._records, self._pool, self._clock = store, records, pool, clock
        self._name = secrets.token_hex(8)
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
        if (claim := await self._store.review_claims.find(match, self._clock())) is not None:
            return _elsewhere(claim, match)
        pay()
        await self._records.find(match)
        return self._known(match) or Reviewed("none", id=match)

    async def ask(self, match: str, asker: str, pay: Pay = FREE) -> Reviewed:
        """Like `look`, but request the review if there is none, and call `pay` for it. Raises Illegal."""
        self._failed.pop(match, None)
        found = await self.look(match)
        if found.state not in ("none", "failed"):
            return found
        record = await self._records.find(match)
        if not await self._claim(match):
            return await self.look(match)
        try:
            # Another process may have saved it and released its claim since we looked.
            if (saved := await self._store.review(match)) is not None:
                await self._release(match)
                return _ready(saved.encode(), match)
            return self._known(match) or self._begin(match, ReviewRequest(record.encode(), is_ours=True), asker, pay)
        except Illegal:
            await self._release(match)
            raise

    def look_at_record(self, key: str) -> Reviewed:
        """Return the state of an uploaded record's review, which is cached only for a while."""
        return self._known(key) or Reviewed("none", id=key)

    async def ask_for_record(self, record: bytes, asker: str, pay: Pay = FREE) -> Reviewed:
        """Like `look_at_record`, but request the review if there is none. Raises Illegal."""
        key = await asyncio.to_thread(fingerprint, record)
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
        holding = supervisor.start("review-claim", partial(self._hold, key)) if request.is_ours else None
        try:
            await self._save(key, request, await self._result(key, request, job))
        except TakenOver:
            log.info("review taken over by another process", key=key)
        except (Refusal, JobFailed) as error:
            why = error.message if isinstance(error, Refusal) else REASONS.get(type(error), Message("server.no-review"))
            (log.error if request.is_ours else log.info)("review failed", key=key, why=why.key)
            self._failed[key] = why
            while len(self._failed) > MOST_FAILED:
                self._failed.popitem(last=False)
        finally:
            if holding is not None:
                holding.cancel()
                await asyncio.gather(holding, return_exceptions=True)
                await self._release(key)
            del self._jobs[key]

    async def _claim(self, match: str) -> bool:
        now, job = self._clock(), self._jobs.get(match)
        progress = (0, 0) if job is None else (job.done_steps, job.total_steps)
        return await self._store.review_claims.take(match, self._name, now, now + LEASE, progress=progress)

    async def _hold(self, match: str) -> None:
        """Renew the claim, and publish the progress; give the job up if another process has claimed it."""
        while True:
            try:
                if not await self._claim(match):
                    self._jobs[match].fail(TakenOver())
            except NotSaved as error:
                log.error("the claim of a review could not be renewed", key=match, error=repr(error))
            await asyncio.sleep(RENEW_SECONDS)

    async def _release(self, match: str) -> None:
        """End the claim; if the review has failed, other processes are told why."""
        claims = self._store.review_claims
        try:
            if (why := self._failed.get(match)) is not None:
                await claims.fail(match, self._name, self._clock() + FAILED, why)
            else:
                await claims.release(match, self._name)
        except NotSaved as error:
            log.error("the claim of a review could not be released", key=match, error=repr(error))

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


def fingerprint(record: bytes) -> str:
    """Return the key of an uploaded record; several milliseconds for a large one."""
    return sha256(record).hexdigest()


def _ready(review: bytes, key: str) -> Reviewed:
    """Return the encoded review without decoding it."""
    return Reviewed("ready", id=key, review=cast("Review", Raw(review)))


def _elsewhere(claim: ReviewClaim, key: str) -> Reviewed:
    """Return the state of a review that another process makes or has failed to make."""
    if claim.failure is not None:
        return Reviewed("failed", id=key, message=claim.failure)
    return Reviewed("running", id=key, done=claim.done, total=claim.total)
