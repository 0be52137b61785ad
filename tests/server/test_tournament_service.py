"""What follows by itself in tournaments, with a store on each database and a clock of the test's own."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from fivefold.api.bodies import Me
from fivefold.api.tournaments import NewTournament
from fivefold.core.discovery import load_games
from fivefold.core.errors import Illegal
from fivefold.core.table import Table
from fivefold.rooms.changes import AddEntry, BeginMatch, EndMatch, SaveRoom
from fivefold.rooms.match import Match
from fivefold.rooms.results import result_of
from fivefold.rooms.state import RoomState, read_room
from fivefold.server.clock import Clock
from fivefold.server.store import EntryExists, Retention, Stale, Store
from fivefold.server.store.merging import merge
from fivefold.server.tournaments.service import TournamentService
from fivefold.server.workers.jobs import JobRequest
from fivefold.server.workers.pool import WorkerPool
from fivefold.tournaments import Tournament, TournamentPlan
from fivefold.tournaments.actions import AddBots, DecideTable, StartTournament
from fivefold.tournaments.plan import Format
from fivefold.tournaments.standing import TournamentRow, standing_of
from fivefold.tournaments.state import TournamentState
from server.stores import fresh, new_code, opened, run
from server.test_sweep import Calendar, swept

MINUTE = 60_000


class Hands:
    """A clock that the test sets, and workers that answer at once."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time

    async def submit(self, request: JobRequest[bytes], _asker: object) -> bytes:
        return await asyncio.to_thread(request.run, lambda _done, _total: None)


class SavedRooms:
    """Makes rooms by saving them, as a server does; it may die before."""

    def __init__(self, store: Store) -> None:
        self.store, self.is_dead = store, False
        self.made: list[str] = []

    async def create_room(self, state: RoomState, *, start: bool) -> None:
        if self.is_dead:
            raise Died
        await self.store.save([SaveRoom(state.code, 1, msgspec.json.encode(state))])
        self.made.append(state.code)


class Died(Exception):
    """The process was killed."""


def service(store: Store, hands: Hands, rooms: SavedRooms, *, rates: bool = False) -> TournamentService:
    return TournamentService(store, cast("WorkerPool", hands), cast("Clock", hands), rooms, rates=rates)


async def begun(tournaments: TournamentService, bots: int = 0, **plan: Any) -> tuple[str, Me]:
    """Return the code and the host of a tournament with four people and some bots whose first round is paired."""
    host = Me(fresh(), "Ann")
    code = await tournaments.open(host, replace(NewTournament("karma", pause=0), **plan))
    for who in (host, Me(fresh(), "Bo"), Me(fresh(), "Cy"), Me(fresh(), "Di")):
        await tournaments.enter(code, who, "")
    if bots:
        await tournaments.host(code, host, AddBots("easy", bots), "")
    await tournaments.host(code, host, StartTournament(), "")
    return code, host


async def played(store: Store, room: str) -> tuple[int, ...]:
    """Save a match in a room from its deal to its end, and return the places."""
    table = Table(load_games()["karma"](), ["a", "b"], seed=7)
    luck = iter(range(10**6))
    while table.outcome is None:
        seat = table.actors[0]
        moves = table.moves(seat)
        table.act(seat, moves[next(luck) % len(moves)], at=table.now + 1000)
    match = Match(fresh(), table, 0)
    change = match.beginning(room)
    entries: list[BeginMatch | AddEntry | EndMatch] = [change, *match.entries(1)]
    result = result_of(table)
    await store.save([*entries, EndMatch(match.id, "karma", 5, (), result, tournament="CODE")])
    assert await store.tournaments.of_match(match.id) == "CODE"
    return tuple(seat.place for seat in result.seats)


def test_a_result_is_taken_once_from_the_record_of_the_match(url: str) -> None:
    async def test(store: Store) -> None:
        hands, rooms = Hands(), SavedRooms(store)
        tournaments = service(store, hands, rooms)
        code, _ = await begun(tournaments)
        tables = (await tournaments.find(code)).value.round.tables
        assert sorted(rooms.made) == sorted(table.room for table in tables)
        places = await played(store, tables[0].room)
        assert code in await store.tournaments.due(hands.now(), 100_000)
        for _ in range(3):
            await tournaments.carry_on(code)
        found = (await tournaments.find(code)).value
        assert found.round.tables[0].places == places
        assert sum(1 for entry in found.entries if type(entry).__name__ == "TableDecided") == 1
        assert code not in await store.tournaments.due(hands.now(), 100_000)

    run(url, test)


@pytest.mark.parametrize(
    ("rates", "options", "is_rated"),
    [(True, {}, True), (False, {}, False), (True, {"turn_seconds": 30}, False)],
)
def test_matches_count_for_ratings_where_the_server_rates_and_the_rules_are_the_usual_ones(
    tmp_path: Path, rates: bool, options: dict[str, int], is_rated: bool
) -> None:
    async def test(store: Store) -> None:
        tournaments = service(store, Hands(), rooms := SavedRooms(store), rates=rates)
        code, host = await begun(tournaments, options=options)
        room = await store.load_room(rooms.made[0])
        assert room is not None
        assert (read_room(room.state).rated is not None) is is_rated
        assert (await tournaments.page(await tournaments.find(code), 0, host)).rated is is_rated

    run(f"sqlite:///{tmp_path / 'table.db'}", test)


def test_two_processes_pair_a_round_once(url: str) -> None:
    async def test(store: Store) -> None:
        hands = Hands()
        one, other = (service(store, hands, SavedRooms(store)) for _ in range(2))
        code, host = await begun(one, pause=60)
        for table in range(2):
            await one.host(code, host, DecideTable(1, table, (1, 2)), "")
        hands.time += MINUTE
        await asyncio.gather(*(process.carry_on(code) for process in (one, other, one, other)))
        found, again = (await one.find(code)).value, (await other.find(code)).value
        assert found == again
        assert len(found.state.rounds) == 2
        for table_of_two in found.round.tables:
            assert await store.load_room(table_of_two.room) is not None

    run(url, test)


def test_a_process_killed_before_it_made_rooms_leaves_them_to_the_next(url: str) -> None:
    async def test(store: Store) -> None:
        hands, rooms = Hands(), SavedRooms(store)
        rooms.is_dead = True
        with suppress(Died):
            await begun(service(store, hands, rooms))
        code = (await store.read("SELECT code FROM tournament_tables ORDER BY code LIMIT 1"))[0][0]
        if "sqlite" not in url:
            listed = await store.read("SELECT code FROM tournaments ORDER BY began DESC, seen DESC LIMIT 1")
            code = listed[0][0]
        assert len(await store.tournaments.missing_rooms(code)) == 2
        assert code in await store.tournaments.due(0, 100_000)
        other = SavedRooms(store)
        await service(store, hands, other).carry_on(code)
        assert len(other.made) == 2
        assert await store.tournaments.missing_rooms(code) == set()
        seats = read_room(await _saved(store, other.made[0])).seats
        assert all(seat.person for seat in seats)

    run(url, test)


async def _saved(store: Store, room: str) -> bytes:
    kept = await store.load_room(room)
    assert kept is not None
    return kept.state


def test_when_time_is_up_who_came_is_ahead_and_a_match_that_goes_on_is_a_tie(url: str) -> None:
    async def test(store: Store) -> None:
        hands, rooms = Hands(), SavedRooms(store)
        tournaments = service(store, hands, rooms)
        code, _ = await begun(tournaments, minutes=10, pause=600)
        tables = (await tournaments.find(code)).value.round.tables
        await _change(store, tables[0].room, lambda room: room.enter(room.seats[1].person or "", "Somebody"))
        await _change(store, tables[1].room, lambda room: msgspec.structs.replace(room, match="0123456789abcdef"))
        hands.time += 10 * MINUTE - 1
        await tournaments.carry_on(code)
        assert all(table.is_open for table in (await tournaments.find(code)).value.round.tables)
        hands.time += 1
        await tournaments.carry_on(code)
        found = (await tournaments.find(code)).value.round.tables
        assert [table.places for table in found] == [(0, 1), (1, 1)]

    run(url, test)


async def _change(store: Store, code: str, change: Callable[[RoomState], RoomState]) -> None:
    kept = await store.load_room(code)
    assert kept is not None
    await store.save([SaveRoom(code, kept.version + 1, msgspec.json.encode(change(read_room(kept.state))))])


def test_entries_are_numbered_once(url: str) -> None:
    async def test(store: Store) -> None:
        code, ann = new_code(), fresh()
        plan = TournamentPlan(game="karma")
        await store.tournaments.open(code, ann, "Cup", plan)
        with pytest.raises(EntryExists):
            await store.tournaments.open(code, fresh(), "Other", plan)
        one, other = Tournament(plan).enter("Ann"), Tournament(plan).enter("Bo")
        await store.tournaments.add(code, one, one.entries, {ann: 1})
        with pytest.raises(EntryExists):
            await store.tournaments.add(code, other, other.entries, {fresh(): 1})
        assert await store.tournaments.people(code) == {1: ann}
        assert len(await store.tournaments.lines(code)) == 1

    run(url, test)


def test_a_guest_who_signs_in_brings_their_tournaments(url: str) -> None:
    async def test(store: Store) -> None:
        hands = Hands()
        tournaments = service(store, hands, SavedRooms(store))
        code, host = await begun(tournaments)
        person = fresh()
        await merge(store, host.id, person)
        found = await tournaments.find(code)
        assert found.saved.owner == person
        assert person in found.people.values()
        assert host.id not in found.people.values()

    run(url, test)


def test_tournaments_that_are_not_held_go_in_time_and_others_with_matches(url: str) -> None:
    today = Calendar()

    async def test() -> None:
        async with opened(url, clock=today) as store:
            waiting, over = new_code(), new_code()
            for code in (waiting, over):
                await store.tournaments.open(code, fresh(), "", TournamentPlan(game="karma"))
            ended = Tournament(TournamentPlan(game="karma")).enter("Ann").end()
            await store.tournaments.add(over, ended, ended.entries, {})
            today.wait(83)
            await swept(store)
            assert await store.tournaments.find(waiting) is not None
            today.wait(2)
            await swept(store)
            assert await store.tournaments.find(waiting) is None
            assert await store.tournaments.find(over) is not None
            await swept(store, Retention(matches=30))
            assert await store.tournaments.find(over) is None

    asyncio.run(test())


def test_a_room_of_a_table_that_is_played_is_not_swept(url: str) -> None:
    today = Calendar()

    async def test() -> None:
        async with opened(url, clock=today) as store:
            rooms = SavedRooms(store)
            tournaments = service(store, Hands(), rooms)
            code, host = await begun(tournaments)
            today.wait(30)
            await swept(store)
            assert await store.load_room(rooms.made[0]) is not None
            await tournaments.host(code, host, DecideTable(1, 0, (1, 2)), "")
            await tournaments.host(code, host, DecideTable(1, 1, (1, 2)), "")
            await swept(store)
            assert await store.load_room(rooms.made[0]) is None

    asyncio.run(test())


def test_a_result_that_came_too_late_changes_nothing(url: str) -> None:
    async def test() -> None:
        hands = Hands()
        async with opened(url) as store:
            tournaments = service(store, hands, SavedRooms(store))
            code, host = await begun(tournaments, pause=600)
            room = (await tournaments.find(code)).value.round.tables[0].room
            await tournaments.host(code, host, DecideTable(1, 0, (2, 1)), "")
            await played(store, room)
            await tournaments.carry_on(code)
            assert (await tournaments.find(code)).value.round.tables[0].places == (2, 1)

    asyncio.run(test())


def test_a_room_is_not_made_twice(url: str) -> None:
    """The store refuses a second room with a code."""

    async def test() -> None:
        async with opened(url) as store:
            rooms = SavedRooms(store)
            await begun(service(store, Hands(), rooms))
            state = read_room(await _saved(store, rooms.made[0]))
            with pytest.raises(Stale):
                await rooms.create_room(state, start=False)

    asyncio.run(test())


def test_however_many_look_the_standing_is_worked_out_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ranked: list[int] = []

    def count(state: TournamentState, form: Format) -> tuple[TournamentRow, ...]:
        ranked.append(len(state.rounds))
        return standing_of(state, form)

    monkeypatch.setattr("fivefold.tournaments.tournament.standing_of", count)

    async def test(store: Store) -> None:
        tournaments = service(store, Hands(), SavedRooms(store))
        code, host = await begun(tournaments)
        ranked.clear()

        async def look() -> int:
            return len((await tournaments.page(await tournaments.find(code), 0, None)).standing)

        assert set(await asyncio.gather(*(look() for _ in range(50)))) == {4}
        await tournaments.csv(await tournaments.find(code), "en")
        assert len(ranked) == 1
        await tournaments.host(code, host, DecideTable(1, 0, (1, 2)), "")
        assert await look() == 4
        assert len(ranked) == 2

    run(url, test)


def test_tournaments_that_fail_do_not_stop_all_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivefold.server.tournaments.service.MOST_AT_ONCE", 2)

    async def test(store: Store) -> None:
        hands, rooms = Hands(), SavedRooms(store)
        tournaments = service(store, hands, rooms)
        codes = sorted([(await begun(tournaments, minutes=1))[0] for _ in range(4)])
        carried: list[str] = []

        async def fail(code: str) -> None:
            carried.append(code)
            raise Illegal("tournaments.full", most=64)

        monkeypatch.setattr(tournaments, "carry_on", fail)
        hands.time += 2 * MINUTE
        for _ in range(1000):
            await tournaments.look()
            if set(codes) <= set(carried):
                break
        assert set(codes) <= set(carried), "always the same ones"

    run(url, test)
