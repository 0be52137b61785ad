"""Codes that make another device the same person: few, short-lived, and valid once."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from fivefold.core.errors import Illegal

SECONDS = 600
MOST_A_PERSON = 3
"""The most codes of one person; the oldest is dropped for a new one."""
MOST = 10_000
"""The most codes of all people."""
BAD = Illegal("server.bad-handover")


class Codes(Protocol):
    """A store of codes, in this process or shared by all processes. All methods raise Illegal."""

    async def make(self, person: str) -> str:
        """Create a code for a person."""
        ...

    async def take(self, code: str) -> str:
        """Return the person of a code, and invalidate it."""
        ...

    async def owner(self, code: str) -> str:
        """Return the person of a code, which stays valid."""
        ...

    async def forget(self, person: str) -> None:
        """Invalidate all codes of a person."""
        ...


class Handovers:
    """The valid codes. Times are seconds of a monotonic clock."""

    def __init__(self, new_code: Callable[[], str]) -> None:
        self._new_code = new_code
        self._codes: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """The person and the expiry of each code, the oldest first."""
        self._of: dict[str, list[str]] = {}

    def __len__(self) -> int:
        return len(self._codes)

    def make(self, person: str, now: float) -> str:
        """Create a code for a person; raises Illegal if other people have too many."""
        self._expire(now)
        mine, is_full = self._of.get(person, []), len(self._codes) >= MOST
        if mine and (is_full or len(mine) >= MOST_A_PERSON):
            self._drop(mine[0])
        elif is_full:
            raise Illegal("server.too-many-codes")
        code = self._new_code()
        self._codes[code] = (person, now + SECONDS)
        self._of.setdefault(person, []).append(code)
        return code

    def take(self, code: str, now: float) -> str:
        """Return the person of a code, and invalidate it; raises Illegal."""
        self._expire(now)
        if code not in self._codes:
            raise BAD
        return self._drop(code)

    def owner(self, code: str, now: float) -> str:
        """Return the person of a code, which stays valid; raises Illegal."""
        self._expire(now)
        if code not in self._codes:
            raise BAD
        return self._codes[code][0]

    def forget(self, person: str) -> None:
        """Invalidate all codes of a person."""
        for code in list(self._of.get(person, ())):
            self._drop(code)

    def _expire(self, now: float) -> None:
        while self._codes:
            code, (_, until) = next(iter(self._codes.items()))
            if until > now:
                return
            self._drop(code)

    def _drop(self, code: str) -> str:
        person, _ = self._codes.pop(code)
        self._of[person].remove(code)
        if not self._of[person]:
            del self._of[person]
        return person


class OwnCodes:
    """Codes that only this process knows."""

    def __init__(self, new_code: Callable[[], str]) -> None:
        self._handovers = Handovers(new_code)

    async def make(self, person: str) -> str:
        return self._handovers.make(person, time.monotonic())

    async def take(self, code: str) -> str:
        return self._handovers.take(code, time.monotonic())

    async def owner(self, code: str) -> str:
        return self._handovers.owner(code, time.monotonic())

    async def forget(self, person: str) -> None:
        self._handovers.forget(person)
