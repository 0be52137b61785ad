"""All the luck at a table: a stream of numbers that anybody can check afterwards.

The stream of the n-th event under a 32-byte seed is the blocks
`SHA-256(seed || n || i)` for i = 0, 1, 2, ... (n and i as eight bytes, big end first),
each block read as eight 32-bit numbers, big end first. docs/chance.md has worked values.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

from fivefold.core.errors import BadOption, Illegal

T = TypeVar("T")
Seed = int | str | bytes | None

_COUNTER = Struct(">QQ")
_WORDS = Struct(">8I")
_RANGE = 1 << 32


def seed_bytes(seed: Seed) -> bytes:
    """The 32 bytes a seed stands for: a small number, 64 hex digits, or fresh ones for None."""
    match seed:
        case None:
            return secrets.token_bytes(32)
        case bytes() if len(seed) == 32:
            return seed
        case int() if 0 <= seed < 1 << 256:
            return seed.to_bytes(32, "big")
        case str() if len(seed) == 64:
            try:
                return bytes.fromhex(seed)
            except ValueError:
                pass
        case _:
            pass
    raise BadOption("core.bad-seed")


def commitment(seed: bytes) -> str:
    """The fingerprint published before the first card, which the seed must match afterwards."""
    return sha256(seed).hexdigest()


def derive(seed: bytes, label: str) -> bytes:
    """Another seed, fixed by this one and a label."""
    return sha256(b"fork" + seed + label.encode()).digest()


class Chance:
    """One stream of fair numbers; the same seed and n give the same stream for ever."""

    __slots__ = ("_block", "_n", "_seed", "_words")

    def __init__(self, seed: bytes, n: int = 0) -> None:
        self._seed = seed
        self._n = n
        self._block = 0
        self._words: list[int] = []

    def _refill(self) -> list[int]:
        digest = sha256(self._seed + _COUNTER.pack(self._n, self._block)).digest()
        self._block += 1
        self._words = words = list(reversed(_WORDS.unpack(digest)))
        return words

    @property
    def seed(self) -> bytes:
        """The seed, for a stream that another process is to continue."""
        return self._seed

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; numbers of the stream that would favour some are skipped."""
        if not 1 <= n <= _RANGE:
            raise ValueError(f"below() takes 1 to 2**32, not {n}")
        limit = _RANGE - _RANGE % n
        while True:
            word = (self._words or self._refill()).pop()
            if word < limit:
                return word % n

    def uniform(self) -> float:
        """A number strictly between 0 and 1."""
        return (self.below(_RANGE) + 0.5) / _RANGE

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All items in a fair order (Fisher-Yates from the last place down)."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out

    def part(self, n: int) -> "Chance":
        """One of many streams of their own under the same seed, from 0: cheaper than a fork."""
        return Chance(self._seed, n + 1)

    def fork(self, label: str) -> "Chance":
        """Another stream, fixed by this one's seed and the label, whatever was drawn so far."""
        return Chance(derive(self._seed + _COUNTER.pack(self._n, 0), label))


class NoChance(Chance):
    """The luck of a table whose seed is not known: whoever asks for some is refused."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(b"")

    def below(self, n: int) -> int:
        """Always refused."""
        raise Illegal("core.no-seed")
