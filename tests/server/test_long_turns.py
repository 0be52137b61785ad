"""Matches whose turns take days on a server: rooms wake in time, data stays, vacations, and a list of turns."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fivefold.api import bodies as rest
from fivefold.api.turns import MOST_VACATION_DAYS, VacationInfo
from fivefold.core.errors import Illegal
from fivefold.rooms.changes import NO_TURNS, Awaited, Seated, Turns
from fivefold.rooms.long_turns import GRACE
from fivefold.server.people import vacations
from fivefold.server.rooms.waking import MOST_WOKEN, Waker
from fivefold.server.store import Retention, Store, Sweeper, personal
from fivefold.server.store.merging import merge
from fivefold.server.store.turns import OpenTurn
from fivefold.server.store.vacations import Vacation
from server.client import Client, Server, until
from server.conftest import Person, company, seated
from server.stores import fresh, new_code, opened, room, run

DAY = 24 * 3600 * 1000
LONG_AGO = 1_600_000_000_000


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "--no-limits").start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


def waiting(code: str, *people: str, due: int | None, wake: int) -> Awaited:
    return Awaited(code, "karma", Turns(people, due, wake))


# -- the tables, on each database


def test_whose_turn_it_is_is_found_by_everybody_who_plays(url: str) -> None:
    async def test(store: Store) -> None:
        code, ann, ben = new_code(), fresh(), fresh()
        await store.save([room(code, 1), Seated(code, "karma", (ann, ben)), waiting(code, ann, due=5, wake=5)])
        assert await store.turns.around(ann) == await store.turns.around(ben) == [OpenTurn(code, ann, 5)]
        await store.save([waiting(code, ann, ben, due=7, wake=7)])
        assert await store.turns.around(ann) == sorted([OpenTurn(code, ann, 7), OpenTurn(code, ben, 7)])
        await store.save([waiting(code, ben, due=None, wake=9)])
        assert await store.turns.around(ann) == [OpenTurn(code, ben, None)]
        await store.save([Awaited(code, "karma", NO_TURNS)])
        assert await store.turns.around(ann) == []

    run(url, test)


def test_rooms_wake_when_their_time_has_come(url: str) -> None:
    async def test(store: Store) -> None:
        early, late, bots = new_code(), new_code(), new_code()
        for code, wake in ((early, LONG_AGO + 1), (late, LONG_AGO + 9), (bots, 0)):
            await store.save([room(code, 1), waiting(code, fresh(), due=wake, wake=wake)])
        ours = {early, late, bots}
        assert [code for code in await store.turns.due(LONG_AGO + 5, 1000) if code in ours] == [bots, early]
        await store.turns.postpone(early, LONG_AGO + 5, LONG_AGO + 20)
        await store.turns.postpone(late, LONG_AGO + 5, LONG_AGO + 20)
        assert [code for code in await store.turns.due(LONG_AGO + 9, 1000) if code in ours] == [bots, late]
        await store.turns.drop(bots)
        assert bots not in await store.turns.due(LONG_AGO + 9, 1000)

    run(url, test)


def test_a_room_that_cannot_be_loaded_keeps_no_other_asleep(tmp_path: Path) -> None:
    loaded: list[str] = []

    async def test() -> None:
        async with opened(f"sqlite:///{tmp_path / 'f.db'}") as store:
            codes = [f"R{n:04}" for n in range(MOST_WOKEN + 2)]
            for n, code in enumerate(codes):
                await store.save([room(code, 1), waiting(code, "ann", due=n, wake=n)])

            async def load(code: str) -> None:
                if code == codes[0]:
                    raise ValueError(code)
                if code == codes[1]:
                    raise Illegal("server.no-such-room")
                loaded.append(code)
                await store.save([Awaited(code, "karma", NO_TURNS)])

            waker = Waker(store, {codes[2]}, load, lambda: 1000)
            await waker.wake()
            await waker.wake()
            assert loaded == codes[3:]
            assert await store.turns.due(1000, 9) == [codes[2]], "it is awake already"
            assert await store.turns.due(10**12, 9) == [codes[2], codes[0]], "it is tried again later"

    asyncio.run(test())


def test_a_room_in_which_a_turn_takes_days_is_not_swept(url: str) -> None:
    async def test() -> None:
        now = [LONG_AGO]
        async with opened(url, clock=lambda: now[0]) as store:
            code = new_code()
            await store.save([room(code, 1), waiting(code, fresh(), due=LONG_AGO + 99 * DAY, wake=LONG_AGO + 99 * DAY)])
            now[0] += 60 * DAY
            await Sweeper(store, Retention()).sweep()
            assert await store.load_room(code) is not None
            await store.save([Awaited(code, "karma", NO_TURNS)])
            await Sweeper(store, Retention()).sweep()
            assert await store.load_room(code) is None

    asyncio.run(test())


def test_turns_and_vacations_go_with_a_person(url: str) -> None:
    async def test(store: Store) -> None:
        code, guest, ann = new_code(), fresh(), fresh()
        await store.save([room(code, 1, b"{}"), Seated(code, "karma", (guest,)), waiting(code, guest, due=5, wake=5)])
        await store.vacations.begin(guest, 1, 9)
        await merge(store, guest, ann)
        assert await store.turns.around(ann) == [OpenTurn(code, ann, 5)]
        assert await store.vacations.current([ann, guest], 5) == {ann: Vacation(1, 9)}
        assert (await personal.export(store, ann)).vacations == [{"since": 1, "until": 9}]
        await personal.forget(store, ann)
        assert await store.turns.around(ann) == []
        assert await store.vacations.all(ann) == []

    run(url, test)


def test_a_vacation_counts_as_a_day_at_least_so_there_are_few(url: str) -> None:
    async def test(store: Store) -> None:
        ann = fresh()
        for n in range(MOST_VACATION_DAYS):
            await vacations.begin(store, ann, 2 if n == 0 else 1, LONG_AGO + n, lambda *_: None)
            await vacations.end(store, ann, LONG_AGO + n, lambda *_: None)
        with pytest.raises(Illegal, match="0 days"):
            await vacations.begin(store, ann, 1, LONG_AGO + DAY, lambda *_: None)
        assert len(await store.vacations.all(ann)) == MOST_VACATION_DAYS

    run(url, test)


def test_a_year_has_so_many_days_of_vacation(url: str) -> None:
    async def test(store: Store) -> None:
        told: list[Vacation] = []
        ann, now = fresh(), LONG_AGO

        async def begin(days: int) -> None:
            await vacations.begin(store, ann, days, now, lambda _, vacation: told.append(vacation))

        await begin(20)
        with pytest.raises(Illegal, match="already"):
            await begin(1)
        now += 5 * DAY
        await vacations.end(store, ann, now, lambda _, vacation: told.append(vacation))
        assert told == [Vacation(LONG_AGO, LONG_AGO + 20 * DAY), vacations.NONE]
        assert await vacations.info(store, ann, now) == VacationInfo(None, MOST_VACATION_DAYS - 5)
        with pytest.raises(Illegal, match="23 days"):
            await begin(24)
        await begin(23)
        now += (23 + 366) * DAY
        assert await vacations.info(store, ann, now) == VacationInfo(None, MOST_VACATION_DAYS)

    run(url, test)


# -- a server


def mine(client: Client) -> rest.Mine:
    return client.get("/api/mine", rest.Mine)


def by_days(server: Server, someone: Person, days: int = 2) -> tuple[str, Client, Client]:
    """Start a match of two whose turns take days; return whose turn it is, and the other."""
    code, wires = company(server, someone, 2, game="five-crowns", options={"turn_seconds": days * 86_400})
    seated(wires)
    wires[0].start()
    wires[1].until_table()
    clients = [wire.client for wire in wires]
    until(lambda: any(mine(client).turns for client in clients), "the first turn")
    clients.sort(key=lambda client: -mine(client).turns)
    return code, clients[0], clients[1]


@pytest.mark.smoke
def test_it_is_listed_whose_turn_it_is_and_for_how_long(server: Server, someone: Person) -> None:
    code, ann, ben = by_days(server, someone)
    assert (mine(ann).turns, mine(ben).turns) == (1, 0)
    (hers,), (his,) = mine(ann).matches, mine(ben).matches
    assert (hers.code, hers.yours, hers.waits_for, his.yours, len(his.waits_for)) == (code, True, (), False, 1)
    assert hers.due is not None
    assert hers.due == his.due
    assert 1.9 * DAY < hers.due - time.time() * 1000 <= 2.1 * DAY


def test_a_vacation_stops_the_clock_in_every_room(server: Server, someone: Person) -> None:
    _, ann, ben = by_days(server, someone)
    answer = ann.http.put("/api/mine/vacation", json={"days": 3})
    assert answer.status_code == 200
    assert answer.json()["days_left"] == MOST_VACATION_DAYS - 3
    until(lambda: mine(ben).matches[0].due is None, "the clock to stand still")
    assert ann.http.put("/api/mine/vacation", json={"days": 3}).status_code == 400
    assert ann.http.put("/api/mine/vacation", json={"days": 29}).status_code == 400
    assert ann.http.delete("/api/mine/vacation").json()["until"] is None
    until(lambda: mine(ben).matches[0].due is not None, "the clock to run")


def test_after_days_without_a_server_a_sleeping_room_wakes_and_the_player_has_a_day(mortal: Server) -> None:
    with Client(mortal) as one, Client(mortal) as two:
        clients = iter([one, two])
        _, ann, ben = by_days(mortal, lambda *_: next(clients))
        before = mine(ann).matches[0].due
        assert before is not None
        mortal.terminate()
        mortal.clock = 9 * 86_400.0
        mortal.start()
        until(lambda: mine(ben).matches[0].due != before, "the room to wake by itself")
        after = mine(ben).matches[0].due
        assert mine(ann).turns == 1, "nobody has lost a turn"
        assert after is not None
        assert after - before > 6 * DAY + GRACE
