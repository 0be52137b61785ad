"""Short-lived data that all processes share in Valkey: open rooms, handover codes and rate limits.

All of it expires. Without Valkey, each process uses what it knows itself, and no move is lost.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec

from fivefold.api.bodies import Listed
from fivefold.api.codes import new_challenge
from fivefold.core.errors import Illegal
from fivefold.server.cluster.bus.valkey import BUS_ERRORS, PREFIX, ValkeyBus, client
from fivefold.server.cluster.remote_workers import RemoteWorkers
from fivefold.server.limits import TokenBuckets
from fivefold.server.logs import log
from fivefold.server.people.handovers import BAD, MOST_A_PERSON, SECONDS
from fivefold.server.workers.pool import WorkerPool

SHOWN_SECONDS = 30
"""How long a room is listed after its owner has last published it."""
MOST_KNOWN = 50_000
OPEN, PUBLIC = f"{PREFIX}open", f"{PREFIX}public"
_listed = msgspec.json.Decoder(Listed)
_BUSY = Illegal("server.busy.devices")


class SharedHandovers:
    """Handover codes, or challenges of passkeys, that are valid at every process."""

    def __init__(self, client: Any, new_code: Callable[[], str], kind: str = "code") -> None:
        self._client, self._new_code = client, new_code
        self._one, self._all = f"{PREFIX}{kind}:", f"{PREFIX}{kind}s:"

    async def make(self, person: str) -> str:
        code, mine = self._new_code(), f"{self._all}{person}"
        try:
            async with self._client.pipeline(transaction=True) as together:
                together.set(f"{self._one}{code}", person, ex=SECONDS)
                together.rpush(mine, code).expire(mine, SECONDS)
                together.lrange(mine, 0, -MOST_A_PERSON - 1)
                together.ltrim(mine, -MOST_A_PERSON, -1)
                old = (await together.execute())[3]
            if old:
                await self._client.delete(*(f"{self._one}{one.decode()}" for one in old))
        except BUS_ERRORS:
            raise _BUSY from None
        return code

    async def take(self, code: str) -> str:
        return await self._person(self._client.getdel, code)

    async def owner(self, code: str) -> str:
        return await self._person(self._client.get, code)

    async def _person(self, read: Callable[[str], Awaitable[bytes | None]], code: str) -> str:
        try:
            person = await read(f"{self._one}{code}")
        except BUS_ERRORS:
            raise _BUSY from None
        if person is None:
            raise BAD
        return person.decode()

    async def forget(self, person: str) -> None:
        mine = f"{self._all}{person}"
        try:
            codes = await self._client.lrange(mine, 0, -1)
            await self._client.delete(mine, *(f"{self._one}{code.decode()}" for code in codes))
        except BUS_ERRORS:
            raise _BUSY from None


class SharedRooms:
    """The rooms that are open at any process, and how many people are in them."""

    def __init__(self, client: Any, clock: Callable[[], int]) -> None:
        self._client, self._clock = client, clock
        self._shown: dict[str, tuple[Listed, bool, int]] = {}

    async def show(self, rooms: Iterable[tuple[Listed, bool]]) -> None:
        """Publish the rooms of this process, and which of them are public; only changes are sent."""
        now, later = self._clock(), SHOWN_SECONDS * 1000
        old, self._shown = self._shown, {}
        news: list[tuple[Listed, bool]] = []
        for room, public in rooms:
            known = old.pop(room.code, None)
            is_known = known is not None and known[:2] == (room, public) and known[2] > now - later // 2
            self._shown[room.code] = known if is_known and known is not None else (room, public, now)
            if not is_known:
                news.append((room, public))
        try:
            async with self._client.pipeline(transaction=False) as together:
                for room, public in news:
                    together.set(f"{PREFIX}room:{room.code}", msgspec.json.encode(room), px=later)
                    together.zadd(OPEN, {room.code: now + later})
                    if public:
                        together.zadd(PUBLIC, {room.code: now + later})
                    else:
                        together.zrem(PUBLIC, room.code)
                for code in old:
                    together.delete(f"{PREFIX}room:{code}").zrem(OPEN, code).zrem(PUBLIC, code)
                if news or old:
                    await together.execute()
        except BUS_ERRORS as error:
            self._shown = {}
            log.error("rooms could not be published", error=repr(error))

    async def public(self, most: int) -> list[Listed] | None:
        """Return the public rooms of all processes; None if Valkey fails."""
        return await self._listed(PUBLIC, most)

    async def open(self, most: int) -> list[Listed] | None:
        """Return the open rooms of all processes; None if Valkey fails."""
        return await self._listed(OPEN, most)

    async def _listed(self, which: str, most: int) -> list[Listed] | None:
        try:
            async with self._client.pipeline(transaction=False) as together:
                together.zremrangebyscore(which, "-inf", self._clock())
                together.zrange(which, 0, most - 1)
                codes = (await together.execute())[1]
            found = await self._client.mget([f"{PREFIX}room:{code.decode()}" for code in codes]) if codes else []
        except BUS_ERRORS:
            return None
        return [_listed.decode(text) for text in found if text is not None]

    async def find(self, code: str) -> Listed | None:
        """Return an open room of any process."""
        try:
            text = await self._client.get(f"{PREFIX}room:{code}")
        except BUS_ERRORS:
            return None
        return None if text is None else _listed.decode(text)


class SharedTokenBuckets:
    """What was taken from token buckets at all processes, so that a client cannot multiply its limits."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._known: dict[str, float] = {}

    async def settle(self, kind: str, buckets: TokenBuckets) -> None:
        """Publish what was taken here, and debit what the same keys took at other processes."""
        spent = buckets.spent()
        if not spent:
            return
        keys = {who: f"{PREFIX}spent:{kind}:{who}" for who in spent}
        seconds = int(buckets.seconds) + 10
        try:
            async with self._client.pipeline(transaction=False) as together:
                for who, amount in spent.items():
                    together.incrbyfloat(keys[who], amount).expire(keys[who], seconds)
                totals = (await together.execute())[::2]
        except BUS_ERRORS:
            return
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        for (who, amount), total in zip(spent.items(), totals, strict=True):
            elsewhere = float(total) - amount - self._known.get(keys[who], 0.0)
            self._known[keys[who]] = float(total)
            if elsewhere > 0:
                buckets.of(who).debit(elsewhere)


class Shared:
    """Everything in Valkey, the bus included."""

    def __init__(self, url: str, clock: Callable[[], int], new_code: Callable[[], str]) -> None:
        self.client = client(url)
        self.bus = ValkeyBus(self.client)
        self.codes = SharedHandovers(self.client, new_code)
        self.challenges = SharedHandovers(self.client, new_challenge, "challenge")
        self.rooms = SharedRooms(self.client, clock)
        self.buckets = SharedTokenBuckets(self.client)

    def workers(self, name: str, pool: WorkerPool) -> RemoteWorkers:
        """The workers of other machines for a process with this name and this pool."""
        return RemoteWorkers(name, self.client, pool)

    async def close(self) -> None:
        await self.client.aclose()
