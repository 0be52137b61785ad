"""Randomness: a deterministic stream of numbers from a seed, which can be verified after the match.

The stream of the n-th event under a 32-byte seed is the blocks `SHA-256(seed || n || i)` for i = 0, 1, 2, ... (n and i
as eight bytes, big-endian), each block read as eight 32-bit big-endian numbers. docs/chance.md has worked values.
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
    """Return the 32 bytes of a seed: from a small number, from 64 hex digits, or random ones for None."""
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
    """Return the hash that is published before the match and that the revealed seed must match."""
    return sha256(seed).hexdigest()


def derive(seed: bytes, label: str) -> bytes:
    """Derive another seed from a seed and a label."""
    return sha256(b"fork" + seed + label.encode()).digest()


class Chance:
    """A stream of uniform random numbers, fully determined by a seed and a number n."""

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
        """The seed, for continuing the stream in another process."""
        return self._seed

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, without bias (rejection sampling)."""
        if not 1 <= n <= _RANGE:
            raise ValueError(f"below() takes 1 to 2**32, not {n}")
        limit = _RANGE - _RANGE % n
        while True:
            word = (self._words or self._refill()).pop()
            if word < limit:
                return word % n

    def uniform(self) -> float:
        """Return a number strictly between 0 and 1."""
        return (self.below(_RANGE) + 0.5) / _RANGE

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each with equal probability."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in a uniformly random order (Fisher-Yates from the last place down)."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out

    def part(self, n: int) -> "Chance":
        """Return the n-th independent stream under the same seed; cheaper than `fork`."""
        return Chance(self._seed, n + 1)

    def fork(self, label: str) -> "Chance":
        """Return a stream derived from the seed and the label, independent of what was drawn so far."""
        return Chance(derive(self._seed + _COUNTER.pack(self._n, 0), label))


class NoChance(Chance):
    """The randomness of a table whose seed is unknown: drawing raises an error."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(b"")

    def below(self, n: int) -> int:
        raise Illegal("core.no-seed")
