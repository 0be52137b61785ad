"""A room on a real store: saved changes are sent, unsaved ones have not happened, and saving cannot be interrupted."""

import asyncio
import secrets
from pathlib import Path

import msgspec
import pytest

from fivefold.core.discovery import games, named_game
from fivefold.core.options import OptionValue
from fivefold.core.playback import rebuild
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change, EndMatch
from fivefold.rooms.match import Match
from fivefold.rooms.opening import new_room
from fivefold.rooms.presence import Patience
from fivefold.rooms.questions import Thought
from fivefold.rooms.room import Room
from fivefold.rooms.state import read_room
from fivefold.server.clock import Clock
from fivefold.server.rooms.driver import Driver
from fivefold.server.store import NotSaved, Store, StoreError
from fivefold.server.wire import Frame
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.pool import Job, WorkerPool
from fivefold.server.workers.requests import BotRequest, think_lane
from server.client import LONG
from server.idle import IDLE
from server.stores import new_code, opened, run

_decoder: "msgspec.json.Decoder[m.AnyServerMessage]" = msgspec.json.Decoder(m.AnyServerMessage)


class Guest:
    """A connection that records what it is sent."""

    def __init__(self) -> None:
        self.address = ""
        self.heard: list[m.AnyServerMessage] = []
        self.ended = False

    def send(self, frame: Frame) -> None:
        self.heard.append(_decoder.decode(frame.text))

    def end(self, frame: Frame) -> None:
        self.send(frame)
        self.ended = True

    def answer(self, number: int) -> m.Succeeded | m.Refused | None:
        found = [one for one in self.heard if isinstance(one, m.Succeeded | m.Refused) and one.id == number]
        assert len(found) <= 1, "answered twice"
        return found[0] if found else None

    @property
    def shown(self) -> set[int]:
        return {entry.n for one in self.heard if isinstance(one, m.MatchUpdate) for entry in one.entries}


class Broken:
    """A store that refuses changes on demand."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trouble: NotSaved | None = None

    def save_soon(self, changes: tuple[Change, ...]) -> "asyncio.Future[None]":
        if self.trouble is None:
            return self.store.save_soon(changes)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(self.trouble)
        return done


class Observer:
    """Records people who joined and matches that ended."""

    def __init__(self) -> None:
        self.arrived: list[str] = []
        self.over: list[EndMatch] = []

    def came(self, driver: Driver, person: str) -> None:
        self.arrived.append(person)

    def ended(self, driver: Driver, end: EndMatch) -> None:
        self.over.append(end)


async def settled(driver: Driver) -> None:
    """Wait until nothing is being saved."""
    async with asyncio.timeout(LONG):
        await asyncio.sleep(0)
        while driver.room.is_saving:
            await asyncio.sleep(0.001)


async def table(saver: Broken, code: str = "") -> tuple[Driver, Guest, Guest]:
    """Return Ann and Ben at a table of SET, on a store."""
    options: dict[str, OptionValue] = {"deck": "easy", "call_seconds": 60}
    state = new_room(code or new_code(), "ann", "Ann", named_game("set", options), options, 2, None)
    room = Room(state, 0, None, Clock().now(), secrets.token_bytes, games(), Patience(count=0))
    driver = Driver(room, saver, WorkerPool(think_lane()), Clock(), lambda _: None, Observer(), IDLE)
    driver.put(i.Created())
    ann, ben = Guest(), Guest()
    for line, guest, person in ((1, ann, "ann"), (2, ben, "ben")):
        driver.join(line, guest, person, person.title())
        driver.ask(line, m.Hello())
    driver.ask(2, m.Sit(seat=1))
    driver.ask(1, m.Start())
    await settled(driver)
    assert driver.room.state.is_playing
    return driver, ann, ben


async def log_of(store: Store, match: str | None) -> list[object]:
    assert match is not None
    kept = await store.load_match(match)
    assert kept is not None
    return list(rebuild(kept.header, await store.entries(match), kept.seed).log)


def test_a_move_is_kept_and_told_though_its_player_vanishes(url: str) -> None:
    async def test(store: Store) -> None:
        for steps in range(8):
            driver, ann, _ = await table(Broken(store))
            driver.ask(2, m.MakeMove(id=7, move="call"))
            for _ in range(steps):
                await asyncio.sleep(0.0003)
            driver.leave(2)
            await settled(driver)
            assert len(await log_of(store, driver.room.state.match)) == 2
            assert ann.shown == {0, 1}

    run(url, test)


@pytest.mark.parametrize("ask", [m.MakeMove(id=9, move="call"), m.Chat(id=9, text="hi"), m.Publish(id=9, public=True)])
def test_what_is_not_kept_has_not_happened(url: str, ask: m.AnyRequest) -> None:
    async def test(store: Store) -> None:
        saver = Broken(store)
        driver, ann, ben = await table(saver)
        before, heard = driver.room.state, len(ben.heard)
        saver.trouble = StoreError("server.database.why", why="The disk is full.")
        driver.ask(1, ask)
        driver.ask(2, m.Hello(id=3))
        await settled(driver)
        answer = ann.answer(9)
        assert isinstance(answer, m.Refused)
        assert answer.code == "not-kept"
        assert driver.room.state == before
        assert not any(isinstance(one, m.Spoke) for one in ben.heard)
        assert all(one.n == 0 for one in ben.heard[heard:] if isinstance(one, m.MatchUpdate | m.Succeeded))
        saver.trouble = None
        driver.ask(1, msgspec.structs.replace(ask, id=10))
        await settled(driver)
        assert isinstance(ann.answer(10), m.Succeeded)
        kept = await store.load_room(driver.code)
        assert kept is not None
        assert read_room(kept.state) == driver.room.state

    run(url, test)


def test_two_processes_at_one_table_are_settled_by_the_key(url: str) -> None:
    """The loser sends nothing, and its clients reconnect and find what the winner has saved."""

    async def test(store: Store) -> None:
        driver, ann, ben = await table(Broken(store))
        async with opened(url) as second:
            state = driver.room.state
            assert state.match is not None
            head, lines = await second.load_match(state.match), await second.entries(state.match)
            assert head is not None
            match = Match.resumed(head.id, head.header, lines, head.seed, head.began)
            room = Room(
                state, driver.room.version, match, Clock().now(), secrets.token_bytes, games(), Patience(count=0)
            )
            retired: list[Driver] = []
            other = Driver(room, second, WorkerPool(think_lane()), Clock(), retired.append, Observer(), IDLE)
            eve = Guest()
            other.join(5, eve, "ben", "Ben")
            other.ask(5, m.Hello())
            driver.ask(1, m.MakeMove(id=4, move="call"))
            await settled(driver)
            other.ask(5, m.MakeMove(id=6, move="call"))
            async with asyncio.timeout(LONG):
                while not retired:
                    await asyncio.sleep(0.005)
            assert retired == [other]
            assert eve.ended
            last = eve.heard[-1]
            assert isinstance(last, m.Closed)
            assert last.again
            assert eve.shown == {0}
            assert isinstance(ann.answer(4), m.Succeeded)
            assert ben.shown == {0, 1}

    run(url, test)


def test_acts_that_arrive_during_a_commit_are_kept_together(url: str) -> None:
    async def test(store: Store) -> None:
        driver, ann, _ = await table(Broken(store))
        before = store.commits
        for n in range(40):
            driver.ask(1, m.MakeMove(id=100 + n, move="agree" if n % 2 == 0 else "withdraw"))
        await settled(driver)
        assert len(await log_of(store, driver.room.state.match)) == 41
        assert store.commits - before == 2, "one for the first, and one for all the others"
        assert all(isinstance(ann.answer(100 + n), m.Succeeded) for n in range(40))

    run(url, test)


# -- passwords


async def answered(guest: Guest, number: int) -> m.Succeeded | m.Refused:
    """Wait for a reply; passwords are hashed in a thread."""
    async with asyncio.timeout(LONG):
        while (found := guest.answer(number)) is None:
            await asyncio.sleep(0.001)
    return found


def test_a_password_is_kept_as_a_salted_hash_and_asked_for(url: str) -> None:
    async def test(store: Store) -> None:
        driver, ann, _ = await table(Broken(store))
        stored: list[str] = []
        for number in (11, 12):
            driver.ask(1, m.Lock(id=number, password="sesame"))
            assert isinstance(await answered(ann, number), m.Succeeded)
            stored.append(driver.room.state.password)
        assert all(one.startswith("scrypt$14$8$1$") and "sesame" not in one for one in stored)
        assert stored[0] != stored[1], "each has a salt of its own"
        kept = await store.load_room(driver.code)
        assert kept is not None
        assert read_room(kept.state).password == stored[1]
        eve = Guest()
        driver.join(3, eve, "eve", "Eve")
        for number, password in enumerate(("wrong", "", stored[1][:40], "sesame")):
            driver.ask(3, m.Enter(id=20 + number, password=password))
        assert isinstance(await answered(eve, 23), m.Succeeded)
        assert [getattr(eve.answer(20 + number), "code", "") for number in range(3)] == ["wrong-password"] * 3
        driver.ask(1, m.Lock(id=13, password=""))
        assert isinstance(await answered(ann, 13), m.Succeeded)
        assert driver.room.state.password == ""

    run(url, test)


def test_requests_after_a_password_wait_for_it_and_others_do_not(url: str) -> None:
    async def test(store: Store) -> None:
        driver, ann, ben = await table(Broken(store))
        driver.ask(1, m.Lock(id=11, password="sesame"))
        await answered(ann, 11)
        eve, dan = Guest(), Guest()
        driver.join(3, eve, "eve", "Eve")
        driver.join(4, dan, "dan", "Dan")
        driver.ask(4, m.Enter(id=30, password="sesame"))
        driver.ask(3, m.Enter(id=20, password="sesame"))
        driver.ask(3, m.Chat(id=21, text="hello"))
        assert driver.waiting >= 1
        driver.leave(4)
        driver.ask(2, m.Chat(id=22, text="who is it?"))
        assert isinstance(await answered(ben, 22), m.Succeeded)
        assert isinstance(await answered(eve, 21), m.Succeeded), "not refused as locked"
        spoken = [one.line.text for one in ann.heard if isinstance(one, m.Spoke)]
        assert spoken == ["who is it?", "hello"]
        assert dan.answer(30) is None, "who has left is not let in"
        assert "dan" not in driver.room.state.people

    run(url, test)


def test_a_password_from_before_is_still_the_password(url: str) -> None:
    """The digest that rooms saved before 0.1, of the code K7RWX and `sesame`."""
    old = "b4e0da23354be15e3223dcf3babebad5a93245ba5954f3f233051c178ea61755"

    async def test(store: Store) -> None:
        driver, ann, _ = await table(Broken(store), "K7RWX")
        driver.put(i.Requested(1, m.Lock(id=11, password=old)))
        await answered(ann, 11)
        assert driver.room.state.password == old
        eve = Guest()
        driver.join(3, eve, "eve", "Eve")
        for number, password in ((20, "wrong"), (21, old[:40]), (22, "sesame")):
            driver.ask(3, m.Enter(id=number, password=password))
        assert isinstance(await answered(eve, 22), m.Succeeded)
        assert isinstance(eve.answer(20), m.Refused)
        assert isinstance(eve.answer(21), m.Refused)

    run(url, test)


class Asked:
    """Workers that never answer, and record on whose behalf they were asked."""

    def __init__(self) -> None:
        self.askers: list[Asker] = []

    def submit(self, request: BotRequest, asker: Asker) -> Job[Thought]:
        self.askers.append(asker)
        return Job(request, asker)


def test_workers_are_asked_for_the_room_and_for_the_address_of_the_last_message(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        state, workers = new_room(new_code(), "ann", "Ann", named_game("wordspiel", {}), {}, 2, None), Asked()
        room = Room(state, 0, None, Clock().now(), secrets.token_bytes, games(), Patience(count=0))
        driver = Driver(room, store, workers, Clock(), lambda _: None, Observer(), IDLE)
        driver.put(i.Created())
        for line, address in ((1, "192.0.2.1"), (2, "2001:db8::7")):
            guest = Guest()
            guest.address = address
            driver.join(line, guest, "ann", "Ann")
        await settled(driver)
        for line in (1, 2, 1):
            driver.ask(line, m.LookUp(id=line, text="unite"))
        assert [asker.address for asker in workers.askers] == ["192.0.2.1", "2001:db8::/64", "192.0.2.1"]
        assert {asker.room for asker in workers.askers} == {driver.code}
        driver.stop()

    run(f"sqlite:///{tmp_path / 'table.db'}", test)
