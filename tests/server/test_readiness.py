"""A puzzle that is slow to make: its room waits for it, and other rooms do not."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from fivefold.core.chance import Chance
from fivefold.core.discovery import games, named_game
from fivefold.core.errors import Illegal
from fivefold.games.scramble_set.daily import Daily
from fivefold.pieces import puzzle
from fivefold.pieces.daily import DailyOptions, Level
from fivefold.pieces.once_cache import OnceCache
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.match import Match
from fivefold.rooms.opening import new_room
from fivefold.rooms.presence import Patience
from fivefold.rooms.room import Room
from fivefold.server.clock import Clock
from fivefold.server.limits import PREPARATION_PRICE
from fivefold.server.rooms import preparation as readiness
from fivefold.server.rooms.driver import Driver
from fivefold.server.rooms.preparation import Preparer
from fivefold.server.store import NotSaved, Store
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import QueueFull
from fivefold.server.workers.making import MAKE, PreparationRequest
from fivefold.server.workers.pool import Job, WorkerPool
from fivefold.server.workers.requests import think_lane
from server.stores import new_code, run
from server.test_driver import Broken, Guest, Observer, settled, table

SLUG, DAY, NEXT_DAY = "scramble-set-daily", "2026-03-09", "2026-03-10"
NOON = 1_773_057_600_000
"""The noon of that day."""
LONG = 10
"""Seconds after which a test stops waiting."""


class Slowly:
    """A puzzle that is not made before the test says so."""

    def __init__(self) -> None:
        self.may_go, self.begun, self.wrong = Event(), 0, False


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slowly]:
    """Block the making of puzzles, with an empty cache."""
    slow, really = Slowly(), Daily.candidate

    def candidate(self: Daily, chance: Chance, level: Level) -> object:
        slow.begun += 1
        assert slow.may_go.wait(LONG), "nobody goes on while the puzzle is being made"
        if slow.wrong:
            raise RuntimeError("no puzzle")
        return really(self, chance, level)

    monkeypatch.setattr(Daily, "candidate", candidate)
    monkeypatch.setattr(puzzle, "_MADE", OnceCache[object, object](puzzle.MOST_MADE))
    yield slow
    slow.may_go.set()


class Threads:
    """Prepares games in threads of this process, where the test can hold them up."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def submit(self, request: PreparationRequest, asker: Asker) -> Job[bytes]:
        job = Job(request, asker)

        async def work() -> None:
            try:
                job.succeed(await asyncio.to_thread(request.run, lambda _done, _total: None))
            except Exception as error:
                job.fail(error)

        self._tasks.append(asyncio.create_task(work()))
        return job


class Full:
    """A pool whose queue is full."""

    def submit(self, request: PreparationRequest, asker: Asker) -> Job[bytes]:
        job = Job(request, asker)
        job.fail(QueueFull())
        return job


@pytest.fixture
def place(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.db'}"


def room_of(
    saver: Broken, preparer: Preparer, match: Match | None = None, driver: Driver | None = None
) -> tuple[Driver, Guest]:
    """Return Ann in a room with the puzzle: a new one, or another's as it was saved."""
    game = named_game(SLUG, {"date": DAY})
    state = new_room(new_code(), "ann", "Ann", game, {"date": DAY}, None, None) if driver is None else driver.room.state
    version = 0 if driver is None else driver.room.version
    room = Room(state, version, match, Clock().now(), secrets.token_bytes, games(), Patience(count=0))
    pool = WorkerPool(think_lane())
    return Driver(room, saver, pool, Clock(), lambda _: None, Observer(), preparer), Guest()


async def until_playing(driver: Driver) -> None:
    for _ in range(LONG * 500):
        if driver.room.state.is_playing and not driver.room.is_saving and not driver.waiting:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the match does not begin")


def test_another_room_goes_on_while_a_puzzle_is_made(place: str, slowly: Slowly) -> None:
    async def test(store: Store) -> None:
        driver, ann = room_of(Broken(store), Preparer(Threads()))
        driver.opened = asyncio.get_running_loop().create_future()
        driver.put(i.Created(start=True))
        driver.join(1, ann, "ann", "Ann")
        driver.ask(1, m.Hello())
        driver.ask(1, m.Chat(id=5, text="here"))
        other, one, two = await table(Broken(store))
        other.ask(2, m.MakeMove(id=7, move="call"))
        await settled(other)
        assert isinstance(two.answer(7), m.Succeeded)
        assert one.shown == {0, 1}
        assert (driver.opened.done(), ann.heard, driver.waiting) == (False, [], 4)
        slowly.may_go.set()
        await until_playing(driver)
        await driver.opened
        assert isinstance(ann.answer(5), m.Succeeded), "what happened meanwhile is taken in afterwards"
        assert any(isinstance(heard, m.MatchUpdate) for heard in ann.heard)

    run(place, test)


def test_what_two_rooms_wait_for_is_made_once(place: str, slowly: Slowly) -> None:
    async def test(store: Store) -> None:
        preparer = Preparer(Threads())
        drivers = [room_of(Broken(store), preparer)[0] for _ in range(2)]
        for driver in drivers:
            driver.put(i.Created(start=True))
        slowly.may_go.set()
        for driver in drivers:
            await until_playing(driver)
        tries = slowly.begun
        assert tries == len(await asyncio.to_thread(_tries)), "as many candidates as it takes once"

    def _tries() -> list[int]:
        before = slowly.begun
        Daily(DailyOptions(date=DAY))._made()
        return list(range(slowly.begun - before))

    run(place, test)


def test_a_match_that_is_read_again_waits_too(place: str, slowly: Slowly, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        slowly.may_go.set()
        preparer = Preparer(Threads())
        first, _ = room_of(Broken(store), preparer)
        first.put(i.Created(start=True))
        await until_playing(first)
        match = first.room.state.match
        assert match is not None
        head, lines = await store.load_match(match), await store.entries(match)
        assert head is not None
        slowly.may_go.clear()
        monkeypatch.setattr(puzzle, "_MADE", OnceCache[object, object](puzzle.MOST_MADE))
        resumed = Match.resumed(head.id, head.header, lines, head.seed, head.began)
        driver, ann = room_of(Broken(store), preparer, resumed, first)
        driver.join(1, ann, "ann", "Ann")
        driver.ask(1, m.Hello())
        assert ann.heard == []
        slowly.may_go.set()
        await until_playing(driver)
        assert any(isinstance(heard, m.MatchUpdate) for heard in ann.heard)

    run(place, test)


def test_a_room_whose_game_does_not_get_ready_is_closed(place: str, slowly: Slowly) -> None:
    async def test(store: Store) -> None:
        slowly.wrong = True
        slowly.may_go.set()
        driver, ann = room_of(Broken(store), Preparer(Threads()))
        opened = driver.opened = asyncio.get_running_loop().create_future()
        driver.put(i.Created(start=True))
        driver.join(1, ann, "ann", "Ann")
        with pytest.raises(NotSaved):
            await asyncio.wait_for(opened, LONG)
        assert ann.ended

    run(place, test)


def test_the_puzzles_of_two_days_are_made_ahead_of_time(slowly: Slowly, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FIRST_SECONDS", 0)

    def is_prepared() -> bool:
        return all(Daily(DailyOptions(date=day)).is_prepared for day in (DAY, NEXT_DAY))

    async def test() -> None:
        chore = asyncio.create_task(Preparer(Threads()).keep_prepared({SLUG: Daily}, lambda: NOON))
        assert not is_prepared()
        slowly.may_go.set()
        for _ in range(LONG * 500):
            if is_prepared():
                break
            await asyncio.sleep(0.002)
        assert is_prepared()
        chore.cancel()

    asyncio.run(test())


def test_a_start_is_refused_while_too_many_puzzles_are_made(place: str, slowly: Slowly) -> None:
    async def test(store: Store) -> None:
        driver, ann = room_of(Broken(store), Preparer(Full()))
        driver.opened = asyncio.get_running_loop().create_future()
        driver.put(i.Created(start=False))
        await driver.opened
        driver.join(1, ann, "ann", "Ann")
        driver.ask(1, m.Hello())
        assert driver.price(m.Start(id=5)) == PREPARATION_PRICE
        driver.ask(1, m.Start(id=5))
        driver.ask(1, m.Chat(id=6, text="still here"))
        for _ in range(3):
            await settled(driver)
        refused = ann.answer(5)
        assert isinstance(refused, m.Refused)
        assert refused.code == "busy"
        assert isinstance(ann.answer(6), m.Succeeded)
        assert not ann.ended
        slowly.may_go.set()
        await asyncio.to_thread(Daily(DailyOptions(date=DAY)).prepare)
        assert driver.price(m.Start(id=7)) == 0

    run(place, test)


def test_a_room_that_is_to_start_at_once_is_refused_while_too_many_puzzles_are_made(place: str, slowly: Slowly) -> None:
    async def test(store: Store) -> None:
        driver, _ = room_of(Broken(store), Preparer(Full()))
        opened = driver.opened = asyncio.get_running_loop().create_future()
        driver.put(i.Created(start=True))
        with pytest.raises(Illegal) as refused:
            await asyncio.wait_for(opened, LONG)
        assert refused.value.code == "busy"

    run(place, test)


@pytest.mark.parametrize("slug", [slug for slug, game in games().items() if issubclass(game, puzzle.DailyPuzzle)])
def test_a_puzzle_that_another_process_made_is_the_same_puzzle(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = named_game(slug, {"date": DAY})
    game.prepare()
    made, puzzle_here = game.export_prepared(), game.puzzle
    monkeypatch.setattr(puzzle, "_MADE", OnceCache[object, object](puzzle.MOST_MADE))
    monkeypatch.setattr(type(game), "_made", lambda _: pytest.fail("made again"))
    assert not game.is_prepared
    game.import_prepared(made)
    assert game.is_prepared
    assert game.puzzle == puzzle_here


@pytest.mark.real
def test_a_puzzle_is_made_in_a_worker(slowly: Slowly) -> None:
    """Making it here would wait for ever."""

    async def test() -> None:
        pool = WorkerPool(MAKE)
        pool.start()
        try:
            ready = asyncio.get_running_loop().create_future()
            game = Daily(DailyOptions(date=DAY))
            Preparer(pool).prepare(game, Asker(), ready.set_result)
            assert await ready is None
            assert (game.is_prepared, slowly.begun) == (True, 0)
        finally:
            await pool.close()

    asyncio.run(test())
