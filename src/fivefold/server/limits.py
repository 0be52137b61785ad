"""How much one connection or one address may ask for."""

import time
from collections.abc import Hashable


class Bucket:
    """Fills at a rate up to a brim; taking from an empty one is refused."""

    __slots__ = ("_at", "_brim", "_left", "_rate")

    def __init__(self, rate: float, brim: float) -> None:
        self._rate, self._brim = rate, brim
        self._left, self._at = brim, time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Takes some if there is enough."""
        now = time.monotonic()
        self._left = min(self._brim, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    @property
    def is_full(self) -> bool:
        """Whether it has been left alone long enough to be forgotten."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._brim


class Buckets:
    """A bucket for everybody who asks; those that are full again are forgotten."""

    def __init__(self, rate: float, brim: float, most: int = 20_000) -> None:
        self._rate, self._brim, self._most = rate, brim, most
        self._all: dict[Hashable, Bucket] = {}

    def take(self, who: Hashable, amount: float = 1.0) -> bool:
        """Takes from somebody's bucket."""
        if len(self._all) > self._most:
            self._all = {key: bucket for key, bucket in self._all.items() if not bucket.is_full}
        return self._all.setdefault(who, Bucket(self._rate, self._brim)).take(amount)
