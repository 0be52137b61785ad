"""All rooms of a server: creates, loads, hands over and drops them."""

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from fivefold.api.codes import long_code, new_challenge
from fivefold.core.discovery import load_games
from fivefold.core.errors import Illegal
from fivefold.core.words import Message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.match import Match
from fivefold.rooms.room import Room
from fivefold.rooms.state import RoomState, read_room
from fivefold.server.chores import repeat, watch_loop
from fivefold.server.clock import Clock
from fivefold.server.clubs.service import ClubService
from fivefold.server.cluster.bus import messages as mail
from fivefold.server.cluster.bus.address import must_be_shared, open_shared
from fivefold.server.cluster.cluster import Cluster
from fivefold.server.cluster.remote_rooms import RemoteRoom
from fivefold.server.limits import ServerBuckets
from fivefold.server.logs import log
from fivefold.server.maker import Maker
from fivefold.server.matches.daily_statistics import DailyStatistics
from fivefold.server.matches.indexing import catch_up
from fivefold.server.matches.records import Records
from fivefold.server.matches.replays import Replays
from fivefold.server.matches.reviews import ReviewService
from fivefold.server.matches.uploads import UploadedRecords
from fivefold.server.metrics import COMMIT_SECONDS
from fivefold.server.moderation import Moderation
from fivefold.server.people.accounts import AccountService
from fivefold.server.people.exports import Exports
from fivefold.server.people.handovers import Codes, OwnCodes
from fivefold.server.people.name_filter import name_filter
from fivefold.server.people.people import Registry, banned
from fivefold.server.people.ratings import RatingService
from fivefold.server.people.strengths import Strengths
from fivefold.server.push.notifier import TELL_SECONDS, Notifier
from fivefold.server.quick.queue import QuickMatches
from fivefold.server.rooms.connections import Connections
from fivefold.server.rooms.driver import AGAIN, Driver, Workers
from fivefold.server.rooms.handle import RoomHandle
from fivefold.server.rooms.listings import Listings
from fivefold.server.rooms.news import PeopleNews
from fivefold.server.rooms.opener import RoomOpener
from fivefold.server.rooms.preparation import Preparer
from fivefold.server.rooms.waking import WAKE_SECONDS, Waker
from fivefold.server.settings import Settings
from fivefold.server.sheet_sums import SheetSums
from fivefold.server.store import Ownership, SavedRoom, Store, Sweeper
from fivefold.server.store.bans import Ban
from fivefold.server.supervision import supervisor
from fivefold.server.tournaments.service import LOOK_SECONDS, TournamentService
from fivefold.server.workers.making import MAKE
from fivefold.server.workers.pool import WorkerPool
from fivefold.server.workers.requests import REVIEW, UPLOAD, think_lane

if TYPE_CHECKING:
    from fivefold.server.cluster.remote_workers import RemoteWorkers
    from fivefold.server.cluster.shared import Shared

LONGEST_CODE = 17
"""Longer than any valid code."""
HANDED_OVER_AT_ONCE = 8
DRAINING_SECONDS = 6
CLOSING_SECONDS = 8
"""The timeouts of handing rooms over and of closing everything else when a server stops."""
PING_SECONDS = 2
SWEEP_SECONDS = 60
SHARE_SECONDS = 1


class Hub:
    """All rooms, connections and services of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.limits = settings, settings.limits
        limits = settings.limits
        self.clock = Clock()
        self.games = load_games()
        self.store = Store(settings.database, noted=lambda seconds, _: COMMIT_SECONDS.observe(seconds))
        self.workers = WorkerPool(think_lane(settings.bots, limits.thoughts, limits.thought_ms), REVIEW, UPLOAD, MAKE)
        self.cluster: Cluster | None = None
        self.shared: Shared | None = None
        self._remote_workers: RemoteWorkers | None = None
        codes: Codes = OwnCodes(long_code)
        challenges: Codes = OwnCodes(new_challenge)
        if settings.bus:
            must_be_shared(settings.database)
            self.shared = shared = open_shared(settings.bus, self.clock.now, long_code)
            codes, challenges = shared.codes, shared.challenges
            self.cluster = Cluster(self.store, self.clock, shared.bus, self, limits.room_queue)
            self._remote_workers = shared.workers(self.cluster.name, self.workers)
            self.cluster.answered = self._remote_workers.receive
        self._bot_workers: Workers = self._remote_workers or self.workers
        self._preparer = Preparer(self.workers)
        self.people = Registry(self.store, settings.retention, codes, name_filter(settings.blocked_names))
        self.accounts = AccountService(self.store, challenges, self.workers)
        self.records = Records(self.store, self._is_played)
        self.reviews = ReviewService(self.store, self.records, self.workers, self.clock.now)
        self.replays, self.uploads = Replays(self.records), UploadedRecords(self.workers)
        self.exports, self.maker = Exports(self.store), Maker(self.workers)
        self.rooms: dict[str, Driver] = {}
        self.listings = Listings(self.games, self.rooms, self.store, self.shared)
        self.buckets = ServerBuckets(limits)
        self.connections = Connections(limits, self.buckets)
        self.moderation = Moderation(self)
        self._sweeper = Sweeper(self.store, settings.retention)
        self._loading: dict[str, asyncio.Task[RoomHandle]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.waker = Waker(self.store, self.rooms, self.room, self.clock.now)
        self.notifier = Notifier(
            self.store, self.games, self.rooms, self.clock.now, settings.base_url, settings.push_hosts
        )
        self.news = PeopleNews(self.rooms, self.cluster)
        self.ratings = RatingService(self.store, self.games)
        self._strengths = Strengths(self.store, self.ratings)
        self.opener = RoomOpener(self)
        self.quick = QuickMatches(
            self.store, self.games, self.clock.now, self.opener.open_rated, self.buckets.charge_place,
            self.store.blocks.between,
        )  # fmt: skip
        self.days = DailyStatistics(self.store, self.clock.now)
        self.tournaments = TournamentService(self.store, self.workers, self.clock, self, rates=settings.quick_match)
        self.sheet_sums = SheetSums(self.store)
        self.clubs = ClubService(self.store, self.clock, self.games, self, self.sheet_sums)

    async def open(self) -> None:
        """Open the store; rooms are loaded on demand or in the background. Raises StoreError."""
        await self.store.open()
        if self.cluster is not None:
            await self.cluster.open()
        await self.people.open()
        self.workers.start()
        if self._remote_workers is not None:
            self._remote_workers.start()
        if self.cluster is None:
            first = supervisor.start(
                "open-rooms", partial(self.waker.open_recent, self.workers, self.limits.thoughts), may_return=True
            )
        else:
            first = supervisor.start("share", partial(repeat, SHARE_SECONDS, self.share))
        self._tasks = [
            first,
            supervisor.start("ping", partial(repeat, PING_SECONDS, self.connections.ping)),
            supervisor.start("wake", partial(repeat, WAKE_SECONDS, self.waker.wake)),
            supervisor.start("notify", partial(repeat, TELL_SECONDS, self.notifier.tell)),
            supervisor.start("sweep", partial(repeat, SWEEP_SECONDS, self.sweep)),
            supervisor.start("tournaments", partial(repeat, LOOK_SECONDS, self.tournaments.look)),
            supervisor.start("event-loop", partial(watch_loop, self.connections.counts.look_for_files)),
            supervisor.start("preparation", partial(self._preparer.keep_prepared, self.games, self.clock.now)),
            supervisor.start("index", partial(catch_up, self.store), may_return=True),
        ]

    async def close(self) -> None:
        """Close everything within a bounded time; saved data is safe in any case."""
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._close()
        except TimeoutError:
            log.error("closing took too long", seconds=CLOSING_SECONDS)

    async def _close(self) -> None:
        for task in (*self._tasks, *self._loading.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        for driver in list(self.rooms.values()):
            driver.retire(m.Closed.saying(Message("server.restart"), again=True))
        if self.cluster is not None:
            await self.cluster.close()
        if self._remote_workers is not None and self.shared is not None:
            await self._remote_workers.close()
            await self.shared.close()
        await self.reviews.close()
        await self.notifier.close()
        await self.workers.close()
        await self._strengths.close()
        await self.store.close()

    async def drain(self) -> None:
        """Hand all rooms over to other processes, if there are any, each while it is not saving."""
        if self.cluster is None:
            return
        self.cluster.is_draining = True
        waiting = iter(list(self.rooms.values()))

        async def work() -> None:
            for driver in waiting:
                await self._hand_over(driver)

        try:
            async with asyncio.timeout(DRAINING_SECONDS):
                await asyncio.gather(*(work() for _ in range(HANDED_OVER_AT_ONCE)))
        except TimeoutError:
            log.error("not all rooms were handed over; they are free when the lease expires")

    async def _hand_over(self, driver: Driver) -> None:
        for _ in range(200):
            if not driver.room.is_saving:
                break
            await asyncio.sleep(0.01)
        # Release the room before its connections close, as clients reconnect at once.
        driver.stop()
        await self._let_go(driver, in_use=True)
        driver.retire(AGAIN)

    async def _let_go(self, driver: Driver, *, in_use: bool) -> None:
        if self.cluster is not None and driver.ownership is not None:
            await self.cluster.release(driver.ownership, in_use=in_use)

    async def readiness(self) -> str:
        """Return `ok` if people can play here, and the reason otherwise: `not-kept` or `cut-off`."""
        if not await self.store.is_ready():
            return "not-kept"
        return "cut-off" if self.cluster is not None and self.cluster.is_cut_off else "ok"

    # -- connections

    def new_connection_id(self) -> i.ConnectionId:
        """Return a number that no other connection of this process has."""
        return self.connections.new_id()

    def charge(self, person: str, address: str, price: int) -> bool:
        """Charge a person and an address with points; return whether they had that many."""
        return self.buckets.charge(person, address, price)

    def close_connections(self, person: str, closed: m.Closed) -> None:
        """Close all connections of a person, at every process."""
        self._close_connections("person", person, closed)

    def close_connections_of_banned(self, ban: Ban) -> None:
        """Close the connections of a person or an address that has been banned."""
        self._close_connections(ban.kind, ban.who, m.Closed.saying(banned(ban)))

    def _close_connections(self, kind: str, who: str, closed: m.Closed) -> None:
        text = msgspec.json.encode(closed)
        self.close_connections_here(kind, who, text)
        if self.cluster is not None:
            self.cluster.post.send_to_all(mail.CloseConnections(kind, who, text))

    def ban_addresses_here(self, ban: Ban, but: str) -> None:
        """Ban the addresses from which a person is connected to this process, for an operator at another one."""
        supervisor.once("ban", partial(self.moderation.bans.add_addresses_here, ban, but))

    def close_connections_here(self, kind: str, who: str, text: bytes) -> None:
        """Close all connections of a person or an address at this process."""
        self.connections.close(kind, who, text)

    # -- rooms

    def _drive(self, state: RoomState, version: int, match: Match | None, ownership: Ownership | None) -> Driver:
        room = Room(
            state, version, match, self.clock.now(), secrets.token_bytes, self.games, self.settings.patience,
            always_quiet=self.settings.quiet_rooms,
        )  # fmt: skip
        if self.cluster is None or ownership is None:
            return Driver(
                room, self.store, self._bot_workers, self.clock, self._retired, self._strengths, self._preparer
            )
        cluster = self.cluster
        driver = Driver(
            room, cluster.saver(ownership), self._bot_workers, self.clock, self._retired, self._strengths,
            self._preparer, cluster.lease,
        )  # fmt: skip
        driver.ownership = ownership
        return driver

    def _retired(self, driver: Driver) -> None:
        if self.rooms.get(driver.code) is driver:
            del self.rooms[driver.code]

    def give_up_rooms(self) -> list[str]:
        """Drop all rooms of this process at once, and return their codes."""
        codes = list(self.rooms)
        for driver in list(self.rooms.values()):
            driver.retire(AGAIN)
        return codes

    async def create_room(self, state: RoomState, *, start: bool) -> None:
        """Save a new room, and run it; raises NotSaved, which is Stale if there is a room with its code."""
        driver = self._drive(state, 0, None, self.cluster.new_ownership(state.code) if self.cluster else None)
        await driver.create(start=start)
        self.rooms[driver.code] = driver
        log.info("room opened", room=driver.code, game=state.game)

    async def room(self, code: str) -> RoomHandle:
        """Return the room of a code, in this process or another, loaded if necessary; raises Illegal."""
        code = code.upper()[:LONGEST_CODE]
        if (driver := self.rooms.get(code)) is not None:
            return driver
        if code not in self._loading:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> RoomHandle:
        ownership: Ownership | None = None
        if self.cluster is None:
            kept = await self.store.load_room(code)
            if kept is None:
                raise Illegal("server.no-such-room")
        else:
            found = await self.cluster.find(code)
            if isinstance(found, RemoteRoom):
                return found
            ownership, claim = found
            kept = SavedRoom(claim.version, claim.state)
        state = read_room(kept.state)
        match = None
        if state.match is not None:
            head = await self.store.load_match(state.match)
            if head is None:
                state = state.leave_table()
            else:
                lines = await self.store.entries(head.id)
                match = await asyncio.to_thread(Match.resumed, head.id, head.header, lines, head.seed, head.began)
        driver = self.rooms[code] = self._drive(state, kept.version, match, ownership)
        for person, vacation in (await self.waker.vacations(match, state)).items():
            driver.put(i.VacationKnown(person, *vacation))
        driver.put(i.Tick())
        return driver

    def _is_played(self, code: str) -> bool:
        """Return whether a match is in progress in a loaded room."""
        return (driver := self.rooms.get(code)) is not None and driver.room.state.is_playing

    async def close_room(self, code: str) -> None:
        """Close all connections to a room, for the operator; raises Illegal."""
        (await self.room(code)).close_room()

    def tell_rooms_here(self, given: i.AboutPerson) -> None:
        """Tell the rooms of this process what has changed about a person."""
        self.news.here(given)

    def close_room_here(self, code: str) -> None:
        """Close all connections to a room if it is in this process."""
        if (driver := self.rooms.get(code)) is not None:
            driver.close_room()

    # -- housekeeping

    async def sweep(self) -> None:
        """Drop rooms that are idle, and delete expired data."""
        before = self.clock.now() - self.settings.rest_minutes * 60_000
        for driver in list(self.rooms.values()):
            if driver.room.is_idle and driver.touched < before:
                driver.retire(m.Closed.saying(Message("server.moved"), again=True))
                await self._let_go(driver, in_use=False)
        await self.people.refresh()
        await self._sweeper.sweep(self.rooms)
        await self.store.friends.note_here(self.connections.people)
        await self.ratings.rate_waiting()

    async def share(self) -> None:
        """Publish the rooms of this process, and exchange what was taken from token buckets."""
        assert self.shared is not None
        assert self._remote_workers is not None
        await self._remote_workers.look()
        await self.listings.share()
        for kind, buckets in self.buckets.shared.items():
            await self.shared.buckets.settle(kind, buckets)
