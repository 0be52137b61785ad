"""One process of a cluster: renews its lease, claims free rooms, and reaches the others over the bus."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from fivefold.core.errors import Illegal, Refusal
from fivefold.core.words import Message
from fivefold.rooms.changes import Change
from fivefold.rooms.inputs import ConnectionId
from fivefold.rooms.messages import Closed
from fivefold.server.clock import Clock
from fivefold.server.cluster.bus import Bus
from fivefold.server.cluster.bus import messages as b
from fivefold.server.cluster.links import BEAT, PeerLinks
from fivefold.server.cluster.remote_connections import OnFound, RemoteConnections
from fivefold.server.cluster.remote_rooms import UNREACHABLE, RemoteRoom, RemoteRooms
from fivefold.server.logs import log
from fivefold.server.rooms.handle import RoomHandle
from fivefold.server.rooms.lease import Lease
from fivefold.server.store import Ownership, Store, StoreError
from fivefold.server.store.owners import LEASE, Claim, OwnedElsewhere
from fivefold.server.supervision import supervisor

MARGIN = 500
"""Milliseconds before the end of its lease at which a process stops its rooms, by its own clock."""
RENEW_SECONDS = 0.7
HEARS_SECONDS = 2.5
"""A process hears the bus if a message to itself has arrived within this time."""
CUT_OFF_SECONDS = 5.0
"""Seconds without one after which a process is cut off if others hear the bus.

It is so much longer that all of them have said that they do not hear, if the bus is gone for all."""
LOOK_SECONDS = 0.5
"""How often a process looks for rooms without an owner."""
MOST_ADOPTED = 20
"""The most rooms it claims at a time, to leave some to others."""
PATIENCE = 6.0
"""Seconds for which a client waits for a room that cannot be reached: longer than the lease of a dead owner."""
_PAUSE = 0.2


class LocalServer(Protocol):
    """What the cluster needs of the server."""

    async def room(self, code: str) -> RoomHandle:
        """Return the room of a code, loaded if necessary; raises Refusal or StoreError."""
        ...

    def new_connection_id(self) -> ConnectionId: ...

    def charge(self, person: str, address: str, price: int) -> bool:
        """Charge a person and an address with points; return whether they had that many."""
        ...

    def give_up_rooms(self) -> list[str]:
        """Drop all rooms of this process at once, and return their codes."""
        ...

    def rename_here(self, person: str, name: str) -> None: ...

    def tell_blocks_here(self, person: str, blocked: tuple[str, ...]) -> None: ...

    def tell_vacation_here(self, person: str, since: int, until: int) -> None: ...

    def close_connections_here(self, kind: str, who: str, text: bytes) -> None: ...

    def close_room_here(self, code: str) -> None: ...


class OwnedSaver:
    """Saves a room as long as this process owns it."""

    __slots__ = ("_store", "ownership")

    def __init__(self, store: Store, ownership: Ownership) -> None:
        self._store, self.ownership = store, ownership

    def save_soon(self, changes: tuple[Change, ...]) -> "asyncio.Future[None]":
        """Begin to save; the future ends when the changes are durable or refused."""
        return self._store.save_soon(changes, self.ownership)


class Cluster:
    """This process in the cluster, with a unique name."""

    def __init__(self, store: Store, clock: Clock, bus: Bus, host: LocalServer, most_waiting: int) -> None:
        self.name = secrets.token_hex(8)
        self._store, self._clock, self._bus, self._host = store, clock, bus, host
        self.lease = Lease(0)
        self.is_draining = False
        self._others_hear = False
        soon = lambda work: asyncio.get_running_loop().call_soon(work)  # noqa: E731
        self.post = PeerLinks(self.name, time.time_ns(), bus, self, soon, time.monotonic)
        self._remote_rooms = RemoteRooms(self.post)
        self._remote_connections = RemoteConnections(
            self.post, self._find_for, host.new_connection_id, most_waiting, host.charge
        )
        self._again: set[str] = set()
        """Rooms that were ours when the lease expired, and may still be."""
        self._tasks: list[asyncio.Task[None]] = []
        self._finding: set[asyncio.Task[None]] = set()
        self.answered: Callable[[b.ThinkReply], None] = lambda _: None
        """Called with the replies of machines that run bots."""

    async def open(self) -> None:
        """Join the cluster; raises StoreError."""
        now = await self._store.owners.join(self.name)
        self._clock.follow(now)
        self.lease.until = now + LEASE - MARGIN
        await self._bus.open(self.name, self.post)
        self._tasks = [
            supervisor.start("lease", partial(self._keep_on, RENEW_SECONDS, self._renew)),
            supervisor.start("adoption", partial(self._keep_on, LOOK_SECONDS, self._look)),
            supervisor.start("peer-heartbeat", partial(self._keep_on, BEAT, self._beat)),
        ]

    async def close(self) -> None:
        """Leave the cluster, and free the rooms that are left."""
        for task in (*self._tasks, *self._finding):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._finding, return_exceptions=True)
        self.post.flush()
        try:
            await self._store.owners.leave(self.name)
        except StoreError as error:
            log.error("rooms are free only when the lease expires", error=str(error))
        await self._bus.close()

    # -- ownership

    async def find(self, code: str) -> tuple[Ownership, Claim] | RemoteRoom:
        """Claim a room, or return where it is; raises Illegal if it does not exist or cannot be reached."""
        until = time.monotonic() + PATIENCE
        while not self.is_draining:
            if self._clock.now() < self.lease.until:
                found = await self._store.owners.claim(code, self.name)
                if found is None:
                    raise Illegal("server.no-such-room")
                if isinstance(found, Claim):
                    self._again.discard(code)
                    return Ownership(code, self.name, found.epoch), found
                if self._can_reach(found):
                    return RemoteRoom(code, found.owner, self._remote_rooms)
            if time.monotonic() > until:
                break
            await asyncio.sleep(_PAUSE)
        raise Illegal.of(UNREACHABLE.message)

    def _can_reach(self, found: OwnedElsewhere) -> bool:
        return bool(found.owner) and not self.post.is_unreachable(found.owner)

    def new_ownership(self, code: str) -> Ownership:
        """Return the ownership of a room that is created here."""
        return Ownership(code, self.name, 1)

    def saver(self, ownership: Ownership) -> OwnedSaver:
        return OwnedSaver(self._store, ownership)

    async def release(self, ownership: Ownership, *, in_use: bool) -> None:
        """Release a room that is not running any more."""
        try:
            await self._store.owners.release(ownership.room, self.name, ownership.epoch, in_use=in_use)
        except StoreError as error:
            log.error("a room could not be released", room=ownership.room, error=str(error))

    @property
    def is_cut_off(self) -> bool:
        """Whether this process does not hear the bus while others do."""
        return self._others_hear and self._bus.silence > CUT_OFF_SECONDS

    # -- background tasks

    async def _keep_on(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await chore()
            except StoreError as error:
                log.error("the database failed", chore=chore.__name__, error=str(error))
            await asyncio.sleep(seconds)

    async def _renew(self) -> None:
        asked = self._clock.now()
        others_hear = await self._store.owners.renew(self.name, hears=self._bus.silence < HEARS_SECONDS)
        if others_hear is None:
            log.error("this process had lost its lease", process=self.name)
            self._host.give_up_rooms()
            self._again.clear()
            asked = self._clock.now()
            await self._store.owners.join(self.name)
        self._others_hear = bool(others_hear)
        self.lease.until = asked + LEASE - MARGIN

    async def _look(self) -> None:
        """Claim rooms without an owner, and those that were ours before we lost the database."""
        if self._clock.now() >= self.lease.until or self.is_draining:
            return
        owners = self._store.owners
        for dead in await owners.expire_leases():
            log.info("the lease of a process has expired", process=dead)
        for code in {*list(self._again)[:MOST_ADOPTED], *await owners.orphans(MOST_ADOPTED)}:
            self._again.discard(code)
            try:
                await self._host.room(code)
            except Refusal as refusal:
                log.info("a room could not be claimed", room=code, error=refusal.code)

    async def _beat(self) -> None:
        if self._clock.now() >= self.lease.until and (codes := self._host.give_up_rooms()):
            log.error("the lease has expired", rooms=len(codes))
            self._again.update(codes)
        self.post.beat()

    # -- messages

    def got(self, peer: str, message: b.AnyPeerMessage) -> None:
        match message:
            case b.RemoteSend():
                self._remote_rooms.told(peer, message)
            case b.RemoteRequest() | b.RemoteLatency():
                self._remote_connections.message(peer, message)
            case b.RemoteConnect():
                self._remote_connections.came(peer, message)
            case b.RemoteDisconnect():
                self._remote_connections.went(peer, message)
            case b.RemoteClose():
                self._remote_rooms.ended(peer, message)
            case b.RemoteRename(person, name):
                self._host.rename_here(person, name)
            case b.RemoteBlocks(person, blocked):
                self._host.tell_blocks_here(person, blocked)
            case b.RemoteVacation(person, since, until):
                self._host.tell_vacation_here(person, since, until)
            case b.CloseConnections(kind, who, text):
                self._host.close_connections_here(kind, who, text)
            case b.CloseRoom(room):
                self._host.close_room_here(room)
            case b.ThinkReply():
                self.answered(message)

    def dropped(self, peer: str) -> None:
        """Drop everything that depends on a peer."""
        log.info("a process cannot be reached", process=peer)
        self._remote_rooms.drop(peer)
        self._remote_connections.drop(peer)

    def _find_for(self, code: str, found: OnFound) -> None:
        """Look for a room to which a connection was opened at a peer that takes us for its owner."""
        task = supervisor.once("remote-connection", partial(self._open_for, code, found))
        self._finding.add(task)
        task.add_done_callback(self._finding.discard)

    async def _open_for(self, code: str, found: OnFound) -> None:
        try:
            handle = await self._host.room(code)
        except Refusal as refusal:
            again = refusal.code == UNREACHABLE.code
            found(Closed.saying(refusal.message, again=again))
        except StoreError as error:
            log.error("a connection could not be opened", room=code, error=str(error))
            found(Closed.saying(Message("server.not-kept"), again=True))
        else:
            # It is not ours any more; a client that reconnects is sent to its owner.
            found(UNREACHABLE if isinstance(handle, RemoteRoom) else handle)
