"""Holds tournaments: takes what people do, makes rooms for each round, and takes results from the records of matches.

Nothing is held in memory that is not saved. Every step can be repeated: the log decides what is next, a room is made
under the code that the log gave it, and a result is taken only for a table that has none. So any process can do it, and
a process that is killed loses nothing.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from fivefold.api.bodies import Me
from fivefold.api.codes import long_code
from fivefold.api.tournaments import MyTournament, NewTournament, TournamentPage, page_of
from fivefold.core.botname import guest_name
from fivefold.core.errors import BadRecord, Illegal, Refusal
from fivefold.core.playback import rebuild
from fivefold.rooms.results import MatchResult, result_of
from fivefold.rooms.state import RoomState, read_room
from fivefold.server.clock import Clock
from fivefold.server.logs import log
from fivefold.server.rooms.handle import RoomMaker
from fivefold.server.store import EntryExists, NotSaved, SavedMatch, Stale, Store
from fivefold.server.store.tournaments import SavedTournament
from fivefold.server.tournaments.tables import is_rated, places_out_of_time, room_of
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import JobFailed
from fivefold.server.workers.pool import WorkerPool
from fivefold.server.workers.tournaments import TournamentRequest
from fivefold.tournaments import AnyTournamentEntry, Tournament, TournamentPlan
from fivefold.tournaments.actions import AddBots, AnyAction, AnyHostAction, EnterPlayer, FollowOn, LeaveTournament
from fivefold.tournaments.csv import as_csv
from fivefold.tournaments.entries import TableDecided
from fivefold.tournaments.plan import check_level, check_plan
from fivefold.tournaments.standing import TournamentRow
from fivefold.tournaments.tournament import decode_entry

LONGEST_CODE = 16
LOOK_SECONDS = 1
"""How often a server looks for tournaments in which something follows."""
MOST_OPEN = 5
"""How many tournaments a person can host that are not over."""
MOST_AT_ONCE = 20
"""The most tournaments that one look carries on."""
REMEMBERED = 50
"""Tournaments that are kept read."""
TRIES = 20
CODES = 5
_new_entries = msgspec.json.Decoder(tuple[AnyTournamentEntry, ...])
_plan = msgspec.json.Decoder(TournamentPlan)


class ReadTournament(NamedTuple):
    """A tournament as it was saved, and its log worked out."""

    code: str
    saved: SavedTournament
    value: Tournament
    people: dict[int, str]

    def player_of(self, person: str) -> int | None:
        return next((player for player, one in self.people.items() if one == person), None)


class TournamentService:
    """All tournaments of a server."""

    def __init__(
        self, store: Store, workers: WorkerPool, clock: Clock, rooms: RoomMaker, *, rates: bool = False
    ) -> None:
        self._store, self._workers, self._clock, self._rooms = store, workers, clock, rooms
        self._rates = rates
        self._read: OrderedDict[str, tuple[int, Tournament]] = OrderedDict()
        self._ranked: dict[str, tuple[tuple[int, int], tuple[TournamentRow, ...]]] = {}
        self._ranking = asyncio.Lock()
        self._last = ""
        """The last tournament that was looked at, so that those that fail do not stop all others."""

    # -- reading

    async def find(self, code: str) -> ReadTournament:
        """Return a tournament; raises Illegal or StoreError."""
        code = code.upper()[:LONGEST_CODE]
        saved = await self._store.tournaments.find(code)
        if saved is None:
            raise Illegal("tournaments.no-such-tournament")
        version, known = self._read.get(code, (0, None))
        if known is None or version != saved.version:
            known = Tournament(_plan.decode(saved.plan))
        lines = await self._store.tournaments.lines(code, len(known.entries))
        value = await asyncio.to_thread(_grown, known, lines) if lines else known
        self._read[code] = saved.version, value
        self._read.move_to_end(code)
        while len(self._read) > REMEMBERED:
            self._ranked.pop(self._read.popitem(last=False)[0], None)
        return ReadTournament(code, saved, value, await self._store.tournaments.people(code))

    async def page(self, found: ReadTournament, number: int, me: Me | None) -> TournamentPage:
        """Return what a person sees of a tournament, with the round of this number or the current one."""
        now, standing = self._clock.now(), await self._standing(found)
        page = await asyncio.to_thread(page_of, found.code, found.saved.title, found.value, number, now, standing)
        page = msgspec.structs.replace(page, rated=self._rates and is_rated(found.value))
        if me is None:
            return page
        player = found.player_of(me.id)
        state = found.value.state
        table = None if player is None or state.round is None else state.round.table_of(player)
        room = "" if table is None or state.round is None or state.ended else state.round.tables[table].room
        is_open = table is not None and state.round is not None and state.round.tables[table].is_open
        is_host = found.saved.owner == me.id
        return msgspec.structs.replace(page, is_host=is_host, me=player, room=room if is_open else "")

    async def of_person(self, me: Me, most: int) -> list[MyTournament]:
        """Return the tournaments that a person hosts or plays in, the latest first."""
        listed = await self._store.tournaments.of_person(me.id, most)
        return [
            MyTournament(one.code, one.title, _plan.decode(one.plan).game, one.began, one.ended, one.is_host)
            for one in listed
        ]

    async def csv(self, found: ReadTournament, language: str) -> str:
        """Return the standing for spreadsheets."""
        return await asyncio.to_thread(as_csv, found.value, language, await self._standing(found))

    async def _standing(self, found: ReadTournament) -> tuple[TournamentRow, ...]:
        """Return the standing, which is worked out once for a log, however many people look at it."""
        wanted = found.saved.version, len(found.value.entries)
        async with self._ranking:
            known, standing = self._ranked.get(found.code, (None, ()))
            if known != wanted:
                standing = await asyncio.to_thread(lambda: found.value.standing)
                self._ranked[found.code] = wanted, standing
            return standing

    # -- what people do

    async def open(self, me: Me, new: NewTournament) -> str:
        """Open a tournament with this person as its host, and return its code; raises Refusal."""
        plan = new.plan(long_code())
        check_plan(plan)
        if await self._store.tournaments.open_of(me.id) >= MOST_OPEN:
            raise Illegal("tournaments.too-many", most=MOST_OPEN)
        for _ in range(CODES):
            code = long_code()
            try:
                await self._store.tournaments.open(code, me.id, new.clean_title, plan)
            except EntryExists:
                continue
            log.info("tournament opened", code=code, game=plan.game)
            return code
        raise Illegal("server.not-kept.code")

    async def enter(self, code: str, me: Me, address: str) -> ReadTournament:
        """Let a person play, or come back; raises Refusal."""
        found = await self.find(code)
        player = found.player_of(me.id)
        number = len(found.value.state.players) + 1
        action = EnterPlayer(me.name or guest_name(number), player)
        return await self._act(code, action, address, me.id)

    async def leave(self, code: str, me: Me, address: str) -> ReadTournament:
        """Let a person leave; raises Refusal."""
        player = (await self.find(code)).player_of(me.id)
        if player is None:
            raise Illegal("tournaments.no-such-player")
        return await self._act(code, LeaveTournament(player), address)

    async def host(self, code: str, me: Me, action: AnyHostAction, address: str) -> ReadTournament:
        """Carry out what the host wants; raises Refusal."""
        found = await self.find(code)
        must_host(found, me)
        if isinstance(action, AddBots):
            check_level(check_plan(found.value.plan), action.level)
        return await self._act(code, action, address)

    async def _act(self, code: str, action: AnyAction, address: str, enters: str = "") -> ReadTournament:
        """Add what an action adds, and make the rooms that it asks for; raises Refusal or NotSaved."""
        for left in reversed(range(TRIES)):
            found = await self.find(code)
            try:
                done = await self._added(found, action, address, enters)
            except EntryExists:  # another process or request came first
                if not left:
                    raise
                continue
            await self._make_rooms(done)
            return done
        raise AssertionError("the last try returns or raises")

    async def _added(self, found: ReadTournament, action: AnyAction, address: str, enters: str) -> ReadTournament:
        entries = await asyncio.to_thread(msgspec.json.encode, found.value.entries)
        wanted = TournamentRequest(found.saved.plan, entries, msgspec.json.encode(action), self._clock.now())
        try:
            reply = await self._workers.submit(wanted, Asker(address))
        except JobFailed:
            raise Illegal("server.busy.making") from None
        new = _new_entries.decode(reply)
        if not new:
            return found
        done = await asyncio.to_thread(found.value.take, *new)
        players: dict[str, int] = {}
        if enters and isinstance(action, EnterPlayer) and action.player is None:
            players[enters] = len(found.value.state.players) + 1
        await self._store.tournaments.add(found.code, done, new, players)
        people = {**found.people, **{player: person for person, player in players.items()}}
        return found._replace(value=done, people=people)

    # -- what follows by itself

    async def look(self) -> None:
        """Carry on tournaments in which something follows, in turn; failures are logged, and tried again."""
        codes = await self._store.tournaments.due(self._clock.now(), MOST_AT_ONCE, self._last)
        self._last = codes[-1] if len(codes) == MOST_AT_ONCE else ""
        for code in codes:
            try:
                await self.carry_on(code)
            except (Refusal, NotSaved, BadRecord) as error:
                log.error("a tournament could not be carried on", code=code, error=str(error))

    async def carry_on(self, code: str) -> None:
        """Take the results of a tournament that have come, and what follows from them; raises Refusal or NotSaved."""
        found = await self.find(code)
        await self._make_rooms(found)
        if not found.value.is_over:
            await self._act(code, FollowOn(await self._results(found)), "")

    async def _results(self, found: ReadTournament) -> tuple[TableDecided, ...]:
        """Return the results of tables whose match or time is over."""
        now, results = self._clock.now(), list[TableDecided]()
        for one in found.value.state.rounds[-1:]:
            for n, table in enumerate(one.tables):
                if not table.is_open:
                    continue
                match = await self._store.tournaments.match_of(table.room)
                kept = None if match is None else await self._store.load_match(match)
                if match is not None and kept is not None:
                    result = await asyncio.to_thread(_result, kept, await self._store.entries(match))
                    places, scores = _places(result, len(table.players)), tuple(seat.score for seat in result.seats)
                    results.append(
                        TableDecided(
                            round=one.number, table=n, places=places, scores=scores, by="room", match=match, at=now
                        )
                    )
                elif table.until is not None and now >= table.until:
                    room = await self._store.load_room(table.room)
                    places = places_out_of_time(table, None if room is None else read_room(room.state))
                    results.append(TableDecided(round=one.number, table=n, places=places, by="clock", at=now))
        return tuple(results)

    async def _make_rooms(self, found: ReadTournament) -> None:
        """Make the rooms of tables that are to be played and have none."""
        missing = await self._store.tournaments.missing_rooms(found.code)
        game = check_plan(found.value.plan) if missing else None
        for one in found.value.state.rounds[-1:]:
            for n, table in enumerate(one.tables):
                if game is not None and table.is_open and table.room in missing:
                    await self._make_room(
                        room_of(found.code, found.value, one.number, n, found.people, game, rates=self._rates)
                    )

    async def _make_room(self, room: RoomState) -> None:
        is_only_bots = not any(seat.person for seat in room.seats)
        with contextlib.suppress(Stale):  # another process was faster
            await self._rooms.create_room(room, start=is_only_bots)


def must_host(found: ReadTournament, me: Me) -> None:
    """Raise Illegal for a person who is not the host."""
    if found.saved.owner != me.id:
        raise Illegal("tournaments.not-host")


def _grown(known: Tournament, lines: Sequence[bytes]) -> Tournament:
    if known.entries:
        return known.take(*map(decode_entry, lines))
    return Tournament.read(known.plan, map(decode_entry, lines))


def _result(kept: SavedMatch, lines: list[bytes]) -> MatchResult:
    """Return the result that the record of a finished match has; raises BadRecord."""
    return result_of(rebuild(kept.header, lines, kept.seed))


def _places(result: MatchResult, players: int) -> tuple[int, ...]:
    """Return the places of a match in the form of a tournament: as many players as are ahead, plus one."""
    ranks = [seat.place for seat in result.seats[:players]]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
