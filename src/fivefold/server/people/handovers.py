"""Codes with which another device becomes the same person: few, short-lived, and good once."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from fivefold.core.errors import Illegal

SECONDS = 600
MOST_A_PERSON = 3
"""Codes of one person; the oldest goes when there is one more."""
MOST = 10_000
"""Codes of all people."""
BAD = Illegal("server.bad-handover")


class Codes(Protocol):
    """Where codes are kept: in this process, or where all processes find them."""

    async def make(self, person: str) -> str:
        """A code of a person; raises Illegal."""
        ...

    async def take(self, code: str) -> str:
        """Whose code it is, once; raises Illegal."""
        ...

    async def forget(self, person: str) -> None:
        """Makes all codes of a person worthless; raises Illegal."""
        ...


class Handovers:
    """The codes that are good now. Times are seconds of a clock that only goes forwards."""

    def __init__(self, new_code: Callable[[], str]) -> None:
        self._new_code = new_code
        self._codes: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """Whose, and until when; the oldest first."""
        self._of: dict[str, list[str]] = {}

    def __len__(self) -> int:
        return len(self._codes)

    def make(self, person: str, now: float) -> str:
        """A code of a person; raises Illegal when there are too many of other people."""
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
        """Whose code it is; raises Illegal."""
        self._expire(now)
        if code not in self._codes:
            raise BAD
        return self._drop(code)

    def forget(self, person: str) -> None:
        """Makes all codes of a person worthless."""
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
        """A code of a person; raises Illegal."""
        return self._handovers.make(person, time.monotonic())

    async def take(self, code: str) -> str:
        """Whose code it is, once; raises Illegal."""
        return self._handovers.take(code, time.monotonic())

    async def forget(self, person: str) -> None:
        """Makes all codes of a person worthless."""
        self._handovers.forget(person)
