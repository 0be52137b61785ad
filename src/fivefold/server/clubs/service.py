"""Clubs: who is a member, the permanent room, and results from matches and score sheets."""

import asyncio
import contextlib
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from fivefold.api.bodies import Me, NewRoom
from fivefold.api.clubs import (
    MOST_CLUBS,
    MOST_MEMBERS,
    MOST_RECENT,
    MOST_SHEETS,
    ClubMember,
    ClubPage,
    ClubPlan,
    ClubResult,
    MyClub,
    club_name,
    pairs_of,
    sheet_result,
    table_of,
)
from fivefold.api.codes import long_code
from fivefold.api.scores import SheetSum
from fivefold.core.errors import Illegal
from fivefold.core.games import Games
from fivefold.server.clock import Clock
from fivefold.server.logs import log
from fivefold.server.rooms.handle import RoomMaker
from fivefold.server.sheet_sums import Pay, SheetSums, WantedSheet
from fivefold.server.store import EntryExists, Stale, Store
from fivefold.server.store.clubs import TRIES, SavedClub, SavedMember, heir
from fivefold.server.store.database import Row

LONGEST_CODE = 16
MOST_HOSTED = 5
"""How many clubs a person can host."""


class FoundClub(NamedTuple):
    """A club, its members, and who of them asks."""

    code: str
    saved: SavedClub
    members: list[SavedMember]

    def member(self, person: str) -> SavedMember | None:
        return next((one for one in self.members if one.person == person), None)

    def heir(self, person: str) -> str:
        """Return who is host after a member has left; empty if nobody is left."""
        return heir(self.saved, self.members, person)


class ClubService:
    """All clubs of a server."""

    def __init__(self, store: Store, clock: Clock, games: Games, rooms: RoomMaker, sums: SheetSums) -> None:
        self._store, self._clock, self._games, self._rooms, self._sums = store, clock, games, rooms, sums

    async def find(self, code: str) -> FoundClub:
        """Return a club; raises Illegal or StoreError."""
        code = code.upper()[:LONGEST_CODE]
        saved = await self._store.clubs.find(code)
        if saved is None:
            raise Illegal("server.no-such-club")
        return FoundClub(code, saved, await self._store.clubs.members(code))

    async def page(self, found: FoundClub, me: Me | None, year: int, pay: Pay) -> ClubPage:
        """Return what a person sees of a club, with the table of a year; 0 is this one. Raises Refusal."""
        mine = None if me is None else found.member(me.id)
        shown = year or datetime.fromtimestamp(self._clock.now() / 1000, UTC).year
        if mine is None or mine.removed:
            return ClubPage(found.code, found.saved.name, 0, shown)
        since, until = (round(datetime(one, 1, 1, tzinfo=UTC).timestamp() * 1000) for one in (shown, shown + 1))
        clubs = self._store.clubs
        played = await clubs.played(found.saved.room, since, until)
        sheets = [WantedSheet(*row) for row in await clubs.scored(found.code, since, until)]
        scored = list(zip(sheets, await self._sums.of(sheets, pay), strict=True))
        host = found.member(found.saved.owner)
        is_host = mine.person == found.saved.owner
        return await asyncio.to_thread(
            _page, found, shown, played, scored, mine.number, None if host is None else host.number, all_members=is_host
        )

    async def open(self, me: Me, name: str) -> str:
        """Found a club, and return its code; raises Refusal."""
        clean = club_name(name)
        if await self._store.clubs.open_of(me.id) >= MOST_HOSTED:
            raise Illegal("server.too-many-clubs", most=MOST_HOSTED)
        for _ in range(TRIES):
            code = long_code()
            with contextlib.suppress(EntryExists):
                await self._store.clubs.open(code, me.id, clean, long_code())
                log.info("club founded", code=code)
                return code
        raise Illegal("server.not-kept.code")

    async def join(self, code: str, me: Me) -> None:
        """Make a person a member; nothing changes for one who is. Raises Refusal."""
        for _ in range(TRIES):
            found = await self.find(code)
            known = found.member(me.id)
            if known is not None and known.removed:
                raise Illegal("rooms.kicked")
            if known is not None:
                return
            if len(found.members) >= MOST_MEMBERS:
                raise Illegal("rooms.full")
            number = max((one.number for one in found.members), default=0) + 1
            with contextlib.suppress(EntryExists, Stale):
                await self._store.clubs.join(found.code, found.saved, number, me.id)
                return
        raise Illegal("server.not-kept")

    async def leave(self, code: str, me: Me) -> None:
        """Let a member leave; the longest member left becomes host, and a club without members is deleted."""
        for _ in range(TRIES):
            found = await self.find(code)
            must_be_member(found, me)
            with contextlib.suppress(Stale):
                await self._store.clubs.leave(found.code, found.saved, me.id, found.heir(me.id))
                return
        raise Illegal("server.not-kept")

    async def change(self, code: str, me: Me, plan: ClubPlan) -> None:
        """Host only: change the name, the next evening or the host; raises Refusal."""
        for _ in range(TRIES):
            found = await self.find(code)
            must_be_host(found, me)
            saved = found.saved
            if plan.host is not None:
                saved = saved._replace(owner=self._other(found, plan.host).person)
            if plan.name is not None:
                saved = saved._replace(name=club_name(plan.name))
            if plan.next is not None:
                saved = saved._replace(next=plan.next)
            with contextlib.suppress(Stale):
                await self._store.clubs.plan(found.code, saved)
                return
        raise Illegal("server.not-kept")

    async def keep_out(self, code: str, me: Me, number: int, *, removed: bool) -> None:
        """Host only: remove a member, or let them in again; raises Refusal."""
        for _ in range(TRIES):
            found = await self.find(code)
            must_be_host(found, me)
            other = next((one for one in found.members if one.number == number), None)
            if other is None or other.person == me.id:
                raise Illegal("rooms.no-such-person")
            with contextlib.suppress(Stale):
                await self._store.clubs.keep_out(found.code, found.saved, number, removed=removed)
                return
        raise Illegal("server.not-kept")

    @staticmethod
    def _other(found: FoundClub, number: int) -> SavedMember:
        other = next((one for one in found.members if one.number == number and not one.removed), None)
        if other is None:
            raise Illegal("rooms.no-such-person")
        return other

    async def room(self, code: str, me: Me) -> str:
        """Return the code of the club's room, which is made again after it was swept; raises Refusal."""
        found = await self.find(code)
        must_be_member(found, me)
        await self._store.clubs.touch(found.code)
        if await self._store.load_room(found.saved.room) is None:
            room = NewRoom().room(found.saved.room, me, self._games, self._clock.now())
            with contextlib.suppress(Stale):  # another member was faster
                await self._rooms.create_room(replace(room, owner=found.saved.owner), start=False)
        return found.saved.room

    async def add_sheet(self, code: str, me: Me, sheet: str) -> None:
        """Let the result of a score sheet count; raises Refusal."""
        found = await self.find(code)
        must_be_member(found, me)
        if await self._store.scores.find(sheet.upper()) is None:
            raise Illegal("scores.no-such-sheet")
        if await self._store.clubs.sheets(found.code) >= MOST_SHEETS:
            raise Illegal("scores.full")
        await self._store.clubs.add_sheet(found.code, sheet.upper())

    async def remove_sheet(self, code: str, me: Me, sheet: str) -> None:
        """Host only: let the result of a score sheet count no more; raises Refusal."""
        found = await self.find(code)
        must_be_host(found, me)
        await self._store.clubs.remove_sheet(found.code, sheet.upper())

    async def of_person(self, me: Me) -> list[MyClub]:
        """Return the clubs of a person."""
        return [MyClub(*row) for row in await self._store.clubs.of_person(me.id, MOST_CLUBS)]


def must_be_member(found: FoundClub, me: Me) -> None:
    """Raise Illegal for a person who is no member."""
    mine = found.member(me.id)
    if mine is None or mine.removed:
        raise Illegal("server.not-member")


def must_be_host(found: FoundClub, me: Me) -> None:
    """Raise Illegal for a person who is not the host."""
    if found.saved.owner != me.id:
        raise Illegal("rooms.not-host")


def _page(
    found: FoundClub,
    year: int,
    played: Sequence[Row],
    scored: Sequence[tuple[WantedSheet, SheetSum]],
    me: int,
    host: int | None,
    *,
    all_members: bool,
) -> ClubPage:
    here = [one for one in found.members if not one.removed]
    numbers = [one.number for one in here]
    results = sorted([*_matches(here, played), *_sheets(here, scored)], key=lambda one: -one.ended)
    shown = found.members if all_members else here
    return ClubPage(
        code=found.code,
        name=found.saved.name,
        next=found.saved.next,
        year=year,
        members=tuple(ClubMember(one.number, one.name, one.removed) for one in shown),
        table=table_of(numbers, results),
        pairs=pairs_of(numbers, results),
        recent=tuple(results[:MOST_RECENT]),
        me=me,
        host=host,
    )


def _matches(members: Sequence[SavedMember], played: Sequence[Row]) -> list[ClubResult]:
    numbers = {one.person: one.number for one in members}
    found: list[ClubResult] = []
    for (match, game, ended), rows in groupby(played, key=lambda row: row[:3]):
        places = tuple((numbers[row[3]], row[4]) for row in rows if row[3] in numbers)
        found += [ClubResult("match", match, game, ended, places)] if places else []
    return found


def _sheets(members: Sequence[SavedMember], scored: Sequence[tuple[WantedSheet, SheetSum]]) -> list[ClubResult]:
    names = {one.name.casefold(): one.number for one in members if one.name}
    found = [sheet_result(sheet.code, sheet.game, sheet.seen, one, names) for sheet, one in scored]
    return [result for result in found if result is not None and result.places]
