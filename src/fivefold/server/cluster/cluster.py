"""One process among others: it says that it lives, takes rooms that are free, and reaches the rest over the bus."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from fivefold.core.errors import Illegal, Refusal
from fivefold.core.words import Said
from fivefold.host.inputs import Line
from fivefold.host.keeping import Change
from fivefold.host.messages import Closed
from fivefold.server.bus import Bus
from fivefold.server.bus import mail as b
from fivefold.server.clock import Clock
from fivefold.server.cluster.far import UNREACHABLE, FarRoom, FarRooms
from fivefold.server.cluster.post import BEAT, Post
from fivefold.server.cluster.visits import Found, Visits
from fivefold.server.lease import Lease
from fivefold.server.logs import log
from fivefold.server.place import Place
from fivefold.server.store import Hold, Store, StoreError
from fivefold.server.store.owners import LEASE, Claim, Elsewhere

MARGIN = 500
"""Milliseconds before the end of its lease at which a process stops, by its own clock."""
RENEW_SECONDS = 0.7
LOOK_SECONDS = 0.5
"""How often a process looks for rooms that nobody owns any more."""
MOST_ADOPTED = 20
"""Rooms it takes at a time; others may want some too."""
PATIENCE = 6.0
"""Seconds for which somebody who comes waits for a room that nobody can reach: longer than a dead owner keeps it."""
_PAUSE = 0.2


class Host(Protocol):
    """What the cluster wants of the server around it."""

    async def room(self, code: str) -> Place:
        """The room of that code, opened if it is not; raises Refusal or StoreError."""
        ...

    def new_line(self) -> Line:
        """A number that no other connection has."""
        ...

    def give_up_rooms(self) -> list[str]:
        """Ends all rooms here, at once; says which."""
        ...

    def rename_here(self, person: str, name: str) -> None:
        """Somebody has another name."""
        ...

    def send_away_here(self, kind: str, who: str, text: bytes) -> None:
        """Connections of a person or an address end."""
        ...

    def shut_here(self, code: str) -> None:
        """The operator closes a room, if it is here."""
        ...


class Held:
    """Keeps what a room wants to be kept, as long as it is ours."""

    __slots__ = ("_store", "hold")

    def __init__(self, store: Store, hold: Hold) -> None:
        self._store, self.hold = store, hold

    def keep_soon(self, changes: tuple[Change, ...]) -> "asyncio.Future[None]":
        """Begins to write; the future says how it went."""
        return self._store.keep_soon(changes, self.hold)


class Cluster:
    """One process, by a name that no other has had."""

    def __init__(self, store: Store, clock: Clock, bus: Bus, host: Host, most_waiting: int) -> None:
        self.name = secrets.token_hex(8)
        self._store, self._clock, self._bus, self._host = store, clock, bus, host
        self.lease = Lease(0)
        self.is_draining = False
        soon = lambda work: asyncio.get_running_loop().call_soon(work)  # noqa: E731
        self.post = Post(self.name, time.time_ns(), bus, self, soon, time.monotonic)
        self._far = FarRooms(self.post)
        self._visits = Visits(self.post, self._find_for, host.new_line, most_waiting)
        self._again: set[str] = set()
        """Rooms that were ours when the lease ran out, and may still be."""
        self._tasks: list[asyncio.Task[None]] = []
        self._finding: set[asyncio.Task[None]] = set()
        self.answered: Callable[[b.Answered], None] = lambda _: None
        """Is told what machines of bots have thought."""

    async def open(self) -> None:
        """Begins to live; raises StoreError."""
        now = await self._store.owners.join(self.name)
        self._clock.follow(now)
        self.lease.until = now + LEASE - MARGIN
        await self._bus.open(self.name, self.post)
        chores = ((RENEW_SECONDS, self._renew), (LOOK_SECONDS, self._look), (BEAT, self._beat))
        self._tasks = [asyncio.create_task(self._keep_on(*chore)) for chore in chores]

    async def close(self) -> None:
        """Ends, and leaves what it still has to others."""
        for task in (*self._tasks, *self._finding):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._finding, return_exceptions=True)
        self.post.flush()
        try:
            await self._store.owners.leave(self.name)
        except StoreError as error:
            log.error("others have to wait until the lease is over", error=str(error))
        await self._bus.close()

    # -- whose rooms are

    async def find(self, code: str) -> tuple[Hold, Claim] | FarRoom:
        """Takes a room, or says where it is; raises Illegal when there is none, or it cannot be reached."""
        until = time.monotonic() + PATIENCE
        while not self.is_draining:
            if self._clock.now() < self.lease.until:
                found = await self._store.owners.claim(code, self.name)
                if found is None:
                    raise Illegal("server.no-such-room")
                if isinstance(found, Claim):
                    self._again.discard(code)
                    return Hold(code, self.name, found.epoch), found
                if self._can_reach(found):
                    return FarRoom(code, found.owner, self._far)
            if time.monotonic() > until:
                break
            await asyncio.sleep(_PAUSE)
        raise Illegal.of(UNREACHABLE.said)

    def _can_reach(self, found: Elsewhere) -> bool:
        return bool(found.owner) and not self.post.is_missed(found.owner)

    def new_hold(self, code: str) -> Hold:
        """Of a room that is opened here."""
        return Hold(code, self.name, 1)

    def keeper(self, hold: Hold) -> Held:
        """What keeps a room of ours."""
        return Held(self._store, hold)

    async def release(self, hold: Hold, *, in_use: bool) -> None:
        """Lets a room go that is not driven any more."""
        try:
            await self._store.owners.release(hold.room, self.name, hold.epoch, in_use=in_use)
        except StoreError as error:
            log.error("a room is not let go", room=hold.room, error=str(error))

    # -- chores

    async def _keep_on(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await chore()
            except StoreError as error:
                log.error("the database does not answer", chore=chore.__name__, error=str(error))
            except Exception as error:
                log.error("a chore failed", chore=chore.__name__, error=repr(error))
            await asyncio.sleep(seconds)

    async def _renew(self) -> None:
        asked = self._clock.now()
        if await self._store.owners.renew(self.name) is None:
            log.error("this process was taken for dead", process=self.name)
            self._host.give_up_rooms()
            self._again.clear()
            asked = self._clock.now()
            await self._store.owners.join(self.name)
        self.lease.until = asked + LEASE - MARGIN

    async def _look(self) -> None:
        """Takes rooms that nobody owns any more, and those that were ours before we lost the database."""
        if self._clock.now() >= self.lease.until or self.is_draining:
            return
        owners = self._store.owners
        for dead in await owners.bury():
            log.info("a process is dead", process=dead)
        for code in {*list(self._again)[:MOST_ADOPTED], *await owners.orphans(MOST_ADOPTED)}:
            self._again.discard(code)
            try:
                await self._host.room(code)
            except Refusal as refusal:
                log.info("a room is not taken over", room=code, error=refusal.code)

    async def _beat(self) -> None:
        if self._clock.now() >= self.lease.until and (codes := self._host.give_up_rooms()):
            log.error("the lease has run out", rooms=len(codes))
            self._again.update(codes)
        self.post.beat()

    # -- the post

    def got(self, peer: str, mail: b.AnyMail) -> None:
        """Something has come from a process."""
        match mail:
            case b.Told():
                self._far.told(peer, mail)
            case b.Asked() | b.Measured():
                self._visits.said(peer, mail)
            case b.Came():
                self._visits.came(peer, mail)
            case b.Went():
                self._visits.went(peer, mail)
            case b.Ended():
                self._far.ended(peer, mail)
            case b.Renamed(person, name):
                self._host.rename_here(person, name)
            case b.SentAway(kind, who, text):
                self._host.send_away_here(kind, who, text)
            case b.Shut(room):
                self._host.shut_here(room)
            case b.Answered():
                self.answered(mail)

    def dropped(self, peer: str) -> None:
        """Everything between us and a process begins anew."""
        log.info("a process is not reached", process=peer)
        self._far.drop(peer)
        self._visits.drop(peer)

    def _find_for(self, code: str, found: Found) -> None:
        """Looks for a room in which somebody wants to come from another process, which thinks it is ours."""
        task = asyncio.create_task(self._open_for(code, found))
        self._finding.add(task)
        task.add_done_callback(self._finding.discard)

    async def _open_for(self, code: str, found: Found) -> None:
        try:
            place = await self._host.room(code)
        except Refusal as refusal:
            again = refusal.code == UNREACHABLE.code
            found(Closed.saying(refusal.said, again=again))
        except StoreError as error:
            log.error("a connection was not opened", room=code, error=str(error))
            found(Closed.saying(Said("server.not-kept"), again=True))
        else:
            # Ours no more: whoever asks for it anew finds out where it is.
            found(UNREACHABLE if isinstance(place, FarRoom) else place)
