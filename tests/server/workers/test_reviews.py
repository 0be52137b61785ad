"""Reviews on the server: made once for each match, saved, only for finished matches, and without delaying bots."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from review_examples import MATCHES, RECORDS

import fivefold as ff
from fivefold.api.bodies import Reviewed
from fivefold.core.errors import Illegal
from fivefold.reviews import Review
from fivefold.rooms.changes import AddEntry, BeginMatch, EndMatch
from fivefold.rooms.results import result_of
from fivefold.server.matches.records import Records
from fivefold.server.matches.reviews import ReviewService
from fivefold.server.store import Store
from fivefold.server.workers.jobs import Lane
from fivefold.server.workers.pool import WorkerPool
from fivefold.server.workers.requests import REVIEW
from reviews.matches import record
from server.client import Server, until
from server.conftest import Person
from server.workers.jobs import DeadlyReview

MATCH = "00000000000000aa"


async def put(store: Store, text: str, match: str = MATCH, *, over: bool = True) -> None:
    """Save a match from its record as rooms do; an unfinished one lacks its last line."""
    header, *lines, end = text.splitlines()
    seed = bytes.fromhex(msgspec.json.decode(end)["seed"])
    first, *rest = lines if over else lines[:-1]
    await store.save([BeginMatch(match, "ROOM", header.encode(), seed, 1, first.encode())])
    await store.save([AddEntry(match, n, line.encode()) for n, line in enumerate(rest, 1)])
    if over:
        await store.save([EndMatch(match, "set", 2, (), result_of(ff.replay(text)))])


@asynccontextmanager
async def reviewing(
    folder: Path, *, over: bool = True, slug: str = "set", lane: Lane = REVIEW
) -> AsyncGenerator[tuple[ReviewService, Store]]:
    store = Store(f"sqlite:///{folder / 'table.db'}")
    await store.open()
    if await store.load_match(MATCH) is None:
        await put(store, record(slug), over=over)
    pool = WorkerPool(lane)
    pool.start()
    reviews = ReviewService(store, Records(store, lambda _: False), pool)
    try:
        yield reviews, store
    finally:
        await reviews.close()
        await pool.close()
        await store.close()


async def made(ask: Callable[[], Any]) -> Reviewed:
    """Ask until the review is ready or has failed."""
    for _ in range(6000):
        found = ask()
        reviewed: Reviewed = await found if asyncio.iscoroutine(found) else found
        if reviewed.state in ("ready", "failed"):
            return reviewed
        await asyncio.sleep(0.01)
    raise AssertionError("no review")


def read(reviewed: Reviewed) -> Review:
    return msgspec.json.decode(msgspec.json.encode(reviewed.review), type=Review)


def test_a_match_is_looked_back_at_once_for_all_who_ask_and_it_is_kept(tmp_path: Path) -> None:
    paid: list[int] = []

    async def test() -> None:
        async with reviewing(tmp_path) as (reviews, store):
            assert (await reviews.look(MATCH)).state == "none"
            asked = [reviews.ask(MATCH, "ann", lambda: paid.append(1)) for _ in range(5)]
            assert {one.state for one in await asyncio.gather(*asked)} <= {"queued", "running"}
            assert paid == [1]
            found = read(await made(lambda: reviews.look(MATCH)))
            assert found == ff.review(record("set"))
            kept = await store.review(MATCH)
            assert kept is not None
            assert msgspec.json.decode(kept, type=Review) == found
            assert (await reviews.ask(MATCH, "bo", lambda: paid.append(2))).state == "ready"

    asyncio.run(test())
    assert paid == [1]


def test_a_review_is_found_again_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first() -> None:
        async with reviewing(tmp_path) as (reviews, _):
            await reviews.ask(MATCH, "ann")
            await made(lambda: reviews.look(MATCH))

    async def second() -> None:
        monkeypatch.setattr(ReviewService, "_begin", lambda *_: pytest.fail("made again"))
        async with reviewing(tmp_path) as (reviews, _):
            assert read(await reviews.look(MATCH)) == ff.review(record("set"))
            assert (await reviews.ask(MATCH, "ann")).state == "ready"

    asyncio.run(first())
    asyncio.run(second())


@pytest.mark.parametrize("slug", ["karma", "five-crowns", "set"])
def test_a_running_match_has_no_review(tmp_path: Path, slug: str) -> None:
    """Neither requests nor replies reveal anything: a review shows all cards."""

    async def test() -> None:
        async with reviewing(tmp_path, over=False, slug=slug) as (reviews, store):
            for ask in (reviews.look(MATCH), reviews.ask(MATCH, "ann")):
                with pytest.raises(Illegal) as refused:
                    await ask
                assert refused.value.code == "not-over"
            with pytest.raises(Illegal) as refused:
                await reviews.ask("00000000000000bb", "ann")
            assert refused.value.code == "no-such-match"
            assert not reviews._jobs
            assert await store.review(MATCH) is None

    asyncio.run(test())


@pytest.mark.parametrize("deaths", [1, 2])
def test_a_review_whose_worker_dies_is_tried_once_more(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, deaths: int
) -> None:
    folder = tmp_path_factory.mktemp("deaths")
    for n in range(deaths):
        (folder / str(n)).touch()
    monkeypatch.setenv("DEATHS", str(folder))
    monkeypatch.setattr("fivefold.server.matches.reviews.ReviewRequest", DeadlyReview)

    async def test() -> None:
        async with reviewing(tmp_path) as (reviews, _):
            await reviews.ask(MATCH, "ann")
            found = await made(lambda: reviews.look(MATCH))
            assert not list(folder.iterdir())
            assert found.state == ("ready" if deaths == 1 else "failed")
            if deaths == 2:
                assert found.message is not None
                assert found.message.key == "server.no-review"
                assert (await reviews.ask(MATCH, "ann")).state == "queued", "the next request gets it"
                assert (await made(lambda: reviews.look(MATCH))).state == "ready"

    asyncio.run(test())


def test_a_review_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with reviewing(tmp_path, lane=msgspec.structs.replace(REVIEW, seconds=0.001)) as (reviews, _):
            await reviews.ask(MATCH, "ann")
            found = await made(lambda: reviews.look(MATCH))
            assert found.message is not None
            assert found.message.key == "server.no-review.too-long"

    asyncio.run(test())


def test_no_more_wait_than_may(tmp_path: Path) -> None:
    async def test() -> None:
        async with reviewing(tmp_path, lane=msgspec.structs.replace(REVIEW, workers=0)) as (reviews, _):
            for n in range(REVIEW.max_per_address):
                assert (await reviews.ask_for_record(b"%d" % n, "ann")).ahead == n
            with pytest.raises(Illegal, match="Reviews are busy"):
                await reviews.ask_for_record(b"more", "ann")
            assert (await reviews.ask_for_record(b"of bo", "bo")).ahead == 1, (
                "who waits for one goes before who waits for five"
            )
            others = REVIEW.max_waiting - REVIEW.max_per_address - 1
            ids = [(await reviews.ask_for_record(b"of others %d" % n, str(n))).id for n in range(others)]
            assert (await reviews.ask_for_record(b"1", "dan")).ahead == others + 2, (
                "who asks for the same waits with them"
            )
            last = sha256(b"4").hexdigest()
            assert reviews.look_at_record(last).state == "queued"
            assert (await reviews.ask_for_record(b"of cleo", "cleo")).state == "queued"
            dropped = await made(lambda: reviews.look_at_record(last))
            assert dropped.message is not None
            assert dropped.message.code == "busy", "who waits for most has to go"
            assert all(reviews.look_at_record(key).state == "queued" for key in ids)

    asyncio.run(test())


@pytest.mark.parametrize("is_full", [True, False])
def test_a_review_that_cannot_be_made_or_paid_for_is_not_begun(tmp_path: Path, is_full: bool) -> None:
    paid: list[int] = []

    def broke() -> None:
        raise Illegal("server.too-fast")

    async def test() -> None:
        lane = msgspec.structs.replace(REVIEW, workers=0, max_waiting=0 if is_full else 1)
        async with reviewing(tmp_path, lane=lane) as (reviews, _):
            with pytest.raises(Illegal) as refused:
                await reviews.ask_for_record(b"1", "ann", (lambda: paid.append(1)) if is_full else broke)
            assert refused.value.code == ("busy" if is_full else "too-fast")
            assert reviews.look_at_record(sha256(b"1").hexdigest()).state == "none"

    asyncio.run(test())
    assert not paid


def test_a_record_from_a_file_is_judged_before_it_is_looked_back_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with reviewing(tmp_path) as (reviews, store):
            text = record("set").encode()
            key = (await reviews.ask_for_record(text, "ann")).id
            assert read(await made(lambda: reviews.look_at_record(key))) == ff.review(record("set"))
            assert await store.review(key) is None, "nothing of it is kept"
            bad = (await reviews.ask_for_record(text.replace(b'"seats"', b'"chairs"'), "ann")).id
            found = await made(lambda: reviews.look_at_record(bad))
            assert found.state == "failed"
            assert found.message is not None
            unfinished = ff.Table("karma", 3, seed=1).record().encode()
            key = (await reviews.ask_for_record(unfinished, "ann")).id
            found = await made(lambda: reviews.look_at_record(key))
            assert found.message is not None
            assert found.message.code == "unfinished"

    asyncio.run(test())


def test_a_match_played_here_is_looked_back_at_over_http(server: Server, someone: Person) -> None:
    ann = someone(server)
    code = ann.open_room(game="set-solitaire", options={"deck": "easy"}, start=True)
    wire = ann.join(code)
    table = wire.until_table()
    path = f"/api/matches/{table.match}/review"
    for answer in (ann.http.get(path), ann.http.post(path)):
        assert (answer.status_code, answer.json()["code"]) == (400, "not-over")
    wire.ask("do", move="resign")
    wire.until_over()
    assert ann.http.post(path).json()["state"] in ("queued", "running", "ready")
    until(lambda: ann.http.get(path).json()["state"] == "ready", "the review")
    mine = msgspec.json.decode(ann.http.get(path).content, type=Reviewed)
    assert mine.review == ff.review(ann.http.get(f"/api/records/{table.match}").text)
    text = ann.http.get(f"/api/records/{table.match}").content
    given = ann.http.post("/api/file/review", content=text, headers={"content-type": "text/plain"})
    assert given.status_code == 200, given.text
    again = f"/api/file/review/{given.json()['id']}"
    until(lambda: ann.http.get(again).json()["state"] == "ready", "the review of the file")
    assert ann.http.get(again).json()["review"] == ann.http.get(path).json()["review"]
    assert ann.http.get(f"/api/file/review/{'0' * 64}").json()["state"] == "none"
    assert ann.http.post("/api/matches/0000000000000000/review").status_code == 404


@pytest.mark.parametrize("slug", MATCHES)
def test_every_moment_to_learn_from_can_be_tried_again_in_a_room(
    server: Server, someone: Person, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fivefold.games.karma.review.GUESSES", 20)
    review = ff.review(RECORDS / f"{slug}.fivefold")
    lessons = [lesson for player in review.players for lesson in player.lessons]
    assert lessons
    ann = someone(server)
    for lesson in lessons[:2]:
        wish = {"options": review.options, "position": lesson.position, "seat": lesson.seat}
        wire = ann.join(ann.open_room(game=slug, **wish, start=True))
        table = wire.until(partial(getattr, wire, "table"), "a table")
        assert (table.game, table.seat, len(table.names)) == (slug, lesson.seat, len(review.names))
