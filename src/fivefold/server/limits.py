"""Rate limits and size limits of the server, all in one place.

Work is counted in points. A request costs what it makes the server do (`PRICES`), and is charged to four token buckets
at once: those of the connection, the person, the room and the address. An IPv6 address counts with its whole /64.
"""

import ipaddress
import math
import time
from collections.abc import Hashable
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from fivefold.core.errors import Illegal
from fivefold.rooms import messages as m

PRICES: dict[type[m.Request], int] = {
    m.Hello: 5,
    m.History: 5,
    m.Chat: 2,
    m.Choose: 5,
    m.Start: 10,
    m.Enter: 10,
    m.Lock: 5,
    m.AskHint: 5,
    m.LookUp: 2,
    m.Kick: 5,
    m.Quiet: 5,
}
"""Points that a request costs; those that are not listed cost one."""
ASSET_PRICE = 0.2
"""Points charged to an address, in place of one, for a file of the client. These are compressed once and are cached for
ever, and a browser that keeps all of them for offline use asks for several hundred."""
SOCKET_PRICE = 5
RECORD_PRICE = 20
FILE_PRICE = 60
WORK_PRICE = 10
SCORES_PRICE = 3
MISS_PRICE = 20
REVIEW_PRICE = 100
RETRY_PRICE = 15
COUNT_PRICE = 2
PUSH_PRICE = 20
INVITE_PRICE = 15
EXPORT_PRICE = 200
PREPARATION_PRICE = 40
QUICK_PRICE = 3
"""Points charged to an address: for opening a connection; and, in addition to the usual point, for a record, for
reading an uploaded record, for a request that writes or scans, for entries of a score sheet, for a wrong code or token,
for a review that has to be made, for a decision tried again, for a question about real cards, for a browser to be
notified, for an invitation, for exporting or deleting a person's data, for starting a game that has to be prepared,
and for looking for an opponent."""
DAY = 24 * 3600
TOURNAMENT_PRICE = 5.0
"""What a tournament costs of the new rooms an hour."""
SOLO_PRICE = 0.1
"""What a room for one person costs of the new rooms an hour; one that others can join costs a whole one."""
STRIKES_FORGIVEN_PER_SECOND = 0.1
"""Strikes against a connection that expire per second."""


Rate = Annotated[float, Meta(gt=0)]
Count = Annotated[int, Meta(ge=1)]


class Limits(Struct, frozen=True, kw_only=True):
    """All limits. Each is an option of the same name; the command line explains them."""

    connection_points: Rate = 20
    connection_burst: Rate = 60
    person_points: Rate = 40
    person_burst: Rate = 120
    room_points: Rate = 400
    room_burst: Rate = 1200
    address_points: Rate = 100
    address_burst: Rate = 300
    strikes: Count = 60
    address_guesses: Count = 100
    person_reports: Count = 10
    address_reports: Count = 40
    message_bytes: Count = 4096
    waiting_bytes: Count = 262_144
    room_queue: Count = 1000
    address_connections: Count = 200
    person_connections: Count = 20
    room_connections: Count = 300
    room_address_connections: Count = 60
    connections: Count = 10_000
    address_rooms: Count = 300
    person_rooms: Count = 60
    thoughts: Count = 500
    thought_ms: Count = 20_000
    request_seconds: Count = 10


class TokenBucket:
    """Refills at a rate up to its burst; taking more than it holds is refused."""

    __slots__ = ("_at", "_burst", "_left", "_rate", "spent")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()
        self.spent = 0.0
        """Taken in this process since other processes were last informed."""

    def take(self, amount: float, now: float) -> bool:
        """Take `amount` and return True, or return False if the bucket does not hold that much."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        self.spent += amount
        return True

    def wait(self, amount: float, now: float) -> float:
        """Return in how many seconds the bucket will hold `amount`; 0 if it does."""
        self.take(0, now)
        return max(0.0, (amount - self._left) / self._rate)

    def penalise(self, amount: float, now: float) -> None:
        """Take `amount` even if that makes the balance negative."""
        self.take(0, now)
        self.debit(amount)
        self.spent += amount

    def debit(self, amount: float) -> None:
        """Record what was taken at another process."""
        self._left = max(-self._burst, self._left - amount)

    def is_full(self, now: float) -> bool:
        """Return whether it has refilled, so that it can be dropped."""
        return self._left + (now - self._at) * self._rate >= self._burst


class TokenBuckets:
    """One token bucket per key; full ones are dropped from time to time."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._all: dict[Hashable, TokenBucket] = {}
        self._tidy_at = most

    def of(self, who: Hashable) -> TokenBucket:
        bucket = self._all.get(who)
        if bucket is None:
            if len(self._all) > self._tidy_at:
                now = time.monotonic()
                self._all = {key: one for key, one in self._all.items() if not one.is_full(now)}
                self._tidy_at = max(self._most, 2 * len(self._all))  # amortised over many new keys
            bucket = self._all[who] = TokenBucket(self._rate, self._burst)
        return bucket

    def take(self, who: Hashable, amount: float = 1.0) -> bool:
        return self.of(who).take(amount, time.monotonic())

    def wait(self, who: Hashable, amount: float = 1.0) -> float:
        """Return in how many seconds `amount` can be taken; 0 if it can be now."""
        return self.of(who).wait(amount, time.monotonic())

    def penalise(self, who: Hashable, amount: float) -> None:
        self.of(who).penalise(amount, time.monotonic())

    def spent(self) -> dict[Hashable, float]:
        """Return what each key took since the last call, where it is at least a twentieth of the burst."""
        least = self._burst / 20
        found = {who: bucket.spent for who, bucket in self._all.items() if bucket.spent >= least}
        for who in found:
            self._all[who].spent = 0.0
        return found

    @property
    def seconds(self) -> float:
        """How long an empty bucket takes to refill."""
        return self._burst / self._rate


class ServerBuckets:
    """The token buckets of a server."""

    def __init__(self, limits: Limits) -> None:
        self.per_address = TokenBuckets(limits.address_points, limits.address_burst)
        self.per_person = TokenBuckets(limits.person_points, limits.person_burst)
        self.per_room = TokenBuckets(limits.room_points, limits.room_burst)
        self.rooms_of_address = TokenBuckets(limits.address_rooms / 3600, limits.address_rooms)
        self.rooms_of_person = TokenBuckets(limits.person_rooms / 3600, limits.person_rooms)
        self.guesses = TokenBuckets(limits.address_guesses / 3600, limits.address_guesses)
        self.reports_of_address = TokenBuckets(limits.address_reports / DAY, limits.address_reports)
        self.reports_of_person = TokenBuckets(limits.person_reports / DAY, limits.person_reports)
        self.shared = {
            "address": self.per_address,
            "person": self.per_person,
            "rooms-of-address": self.rooms_of_address,
            "rooms-of-person": self.rooms_of_person,
            "guesses": self.guesses,
            "reports-of-address": self.reports_of_address,
            "reports-of-person": self.reports_of_person,
        }
        """Those that all processes share, so that a client cannot multiply them."""

    def charge(self, person: str, address: str, price: int) -> bool:
        """Charge a person and an address with points; return whether they had that many."""
        return self.per_person.take(person, price) and self.per_address.take(network(address), price)

    def charge_room(self, person: str, address: str, price: float) -> None:
        """Count a new room; raises Illegal, with the time to wait."""
        buckets = ((self.rooms_of_address, address), (self.rooms_of_person, person))
        if seconds := max(bucket.wait(who, price) for bucket, who in buckets):
            raise Illegal("server.too-many-rooms", minutes=math.ceil(seconds / 60))
        for bucket, who in buckets:
            bucket.take(who, price)

    def charge_report(self, person: str, network: str) -> None:
        """Count a report of a person; raises Illegal if there were too many in a day."""
        buckets = ((self.reports_of_address, network), (self.reports_of_person, person))
        if any(bucket.wait(who) for bucket, who in buckets):
            raise Illegal("server.too-many-reports")
        for bucket, who in buckets:
            bucket.take(who)

    def charge_place(self, person: str, address: str) -> None:
        """Count a new place in the queue of quick matches as a room for one; raises Illegal, with the time to wait."""
        self.charge_room(person, address, SOLO_PRICE)


class Counts:
    """Counts per key, and their total."""

    def __init__(self) -> None:
        self._all: dict[Hashable, int] = {}
        self.total = 0

    def of(self, who: Hashable) -> int:
        return self._all.get(who, 0)

    def add(self, who: Hashable) -> None:
        self._all[who] = self._all.get(who, 0) + 1
        self.total += 1

    def remove(self, who: Hashable) -> None:
        left = self._all[who] - 1
        self.total -= 1
        if left:
            self._all[who] = left
        else:
            del self._all[who]


@lru_cache(4096)
def network(address: str) -> str:
    """Return what an address is counted by: itself, or for IPv6 its /64, which one household usually has."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


UNLIMITED = Limits(
    connection_points=1e9, connection_burst=1e9, person_points=1e9, person_burst=1e9, room_points=1e9,
    room_burst=1e9, address_points=1e9, address_burst=1e9, strikes=10**9, address_connections=10**9,
    person_connections=10**9, room_connections=10**9, connections=10**9, address_rooms=10**9, person_rooms=10**9,
    address_guesses=10**9, room_address_connections=10**9, person_reports=10**9, address_reports=10**9,
)  # fmt: skip
"""For benchmarks and trusted rooms; sizes and the time of bots stay limited."""
