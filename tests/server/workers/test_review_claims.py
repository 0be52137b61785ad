"""Two processes never make the same review: claims in the database, which expire when their holder dies."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import msgspec
import pytest

from fivefold.api.bodies import Reviewed
from fivefold.server.matches import reviews as module
from fivefold.server.matches.records import Records
from fivefold.server.matches.reviews import FAILED, LEASE, ReviewService
from fivefold.server.store import Store
from fivefold.server.workers.jobs import Lane
from fivefold.server.workers.pool import WorkerPool
from fivefold.server.workers.requests import REVIEW
from reviews.matches import record
from server.client import LONG
from server.stores import opened
from server.workers.test_reviews import MATCH, made, put

IDLE = msgspec.structs.replace(REVIEW, workers=0)
"""Reviews are accepted, but never made."""


class Process:
    """The reviews of one process, with a store and workers of its own; `now` is its clock."""

    def __init__(self, store: Store, lane: Lane) -> None:
        self.now, self.submitted = 1_000_000, 0
        self.store, self.pool = store, WorkerPool(lane)
        self.reviews = ReviewService(store, Records(store, lambda _: False), self.pool, lambda: self.now)

    async def state(self) -> str:
        return (await self.reviews.look(MATCH)).state

    async def ask(self) -> str:
        return (await self.reviews.ask(MATCH, "ann")).state

    @property
    def jobs(self) -> int:
        return len(self.reviews._jobs)


@asynccontextmanager
async def processes(url: str, *lanes: Lane) -> AsyncGenerator[list[Process]]:
    """As many processes on one database, in which a finished match is saved."""
    async with AsyncExitStack() as stack:
        found = [Process(await stack.enter_async_context(opened(url)), lane) for lane in lanes]
        await put(found[0].store, record("set"))
        for process in found:
            process.pool.start()
        try:
            yield found
        finally:
            for process in found:
                await process.reviews.close()
                await process.pool.close()


def test_one_of_two_processes_makes_a_review_and_both_have_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[str]()
    really = ReviewService._begin

    def begin(self: ReviewService, key: str, *more: object) -> object:
        begun.append(key)
        return really(self, key, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(ReviewService, "_begin", begin)

    async def test() -> None:
        async with processes(url, REVIEW, REVIEW) as both:
            one, two = both
            states = await asyncio.gather(*(process.ask() for process in (one, two, one, two)))
            assert set(states) <= {"queued", "running", "ready"}
            for process in both:
                assert (await made(partial(process.reviews.look, MATCH))).state == "ready"
                assert await process.ask() == "ready"

    asyncio.run(test())
    assert begun == [MATCH]


def test_the_work_of_a_process_that_was_killed_is_taken_over(url: str) -> None:
    async def test() -> None:
        async with processes(url, REVIEW) as (one,):
            assert await one.store.review_claims.take(MATCH, "killed", one.now, one.now + LEASE, progress=(3, 9))
            for found in (await one.reviews.look(MATCH), await one.reviews.ask(MATCH, "ann")):
                assert (found.state, found.done, found.total) == ("running", 3, 9)
            assert one.jobs == 0
            one.now += LEASE + 1
            assert await one.state() == "none", "clients ask again then"
            assert await one.ask() in ("queued", "running")
            assert (await made(lambda: one.reviews.look(MATCH))).state == "ready"
            assert await one.store.read("SELECT match FROM review_claims") == []

    asyncio.run(test())


def test_who_was_silent_for_too_long_gives_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RENEW_SECONDS", 0.01)

    async def test() -> None:
        async with processes(url, IDLE) as (one,):
            assert await one.ask() == "queued"
            assert not await one.store.review_claims.take(MATCH, "other", one.now, one.now + LEASE)
            later = one.now + 10 * LEASE
            assert await one.store.review_claims.take(MATCH, "other", later, later + LEASE)
            async with asyncio.timeout(LONG):
                while one.jobs:
                    await asyncio.sleep(0.01)
            assert await one.state() == "running", "at the other process; nothing has failed"
            assert await one.store.read("SELECT claimer FROM review_claims") == [("other",)]

    asyncio.run(test())


def test_a_claim_is_renewed_while_the_review_waits(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RENEW_SECONDS", 0.01)

    async def test() -> None:
        async with processes(url, IDLE, REVIEW) as (one, two):
            assert await one.ask() == "queued"
            two.now = one.now = one.now + 10 * LEASE
            async with asyncio.timeout(LONG):
                while await two.state() == "none":
                    await asyncio.sleep(0.01)
            assert await two.ask() == "running"
            assert two.jobs == 0
            await one.reviews.close()
            assert await two.state() == "none", "a process that stops leaves it to the others"

    asyncio.run(test())


def test_a_review_that_was_saved_since_we_looked_is_not_made_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with processes(url, REVIEW) as (one,):
            await one.ask()
            assert (await made(lambda: one.reviews.look(MATCH))).state == "ready"

            async def none(_match: str) -> Reviewed:
                return Reviewed("none", id=MATCH)

            monkeypatch.setattr(one.reviews, "look", none)
            assert await one.ask() == "ready"
            assert one.jobs == 0
            assert await one.store.read("SELECT match FROM review_claims") == []

    asyncio.run(test())


def test_what_failed_at_one_process_is_not_tried_at_the_others_unless_somebody_asks(url: str) -> None:
    async def test() -> None:
        async with processes(url, msgspec.structs.replace(REVIEW, seconds=0.001), REVIEW) as (one, two):
            await one.ask()
            first = await made(lambda: one.reviews.look(MATCH))
            found = await two.reviews.look(MATCH)
            assert (found.state, found.message) == ("failed", first.message)
            assert found.message is not None
            assert found.message.key == "server.no-review.too-long"
            two.now += FAILED + 1
            assert await two.state() == "none"
            two.now = one.now
            assert await two.ask() in ("queued", "running")
            assert (await made(lambda: two.reviews.look(MATCH))).state == "ready"

    asyncio.run(test())
