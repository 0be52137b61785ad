"""A thread-safe cache in which each value is computed only once."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class OnceCache(Generic[K, V]):
    """A cache of limited size; a thread that asks for a value under construction waits for it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[K, V] = {}
        self._making: dict[K, Lock] = {}
        self._lock = Lock()

    def __contains__(self, key: K) -> bool:
        return key in self._made

    def get(self, key: K, make: Callable[[], V]) -> V:
        """Return the value for a key, computing it if it is missing; exceptions of `make` propagate."""
        if (found := self._made.get(key)) is not None:
            return found
        with self._lock:
            making = self._making.setdefault(key, Lock())
        with making:
            if (found := self._made.get(key)) is None:
                self._put(key, found := make())
            return found

    def _put(self, key: K, made: V) -> None:
        with self._lock:
            while len(self._made) >= self._most:
                old = next(iter(self._made))
                del self._made[old]
                self._making.pop(old, None)
            self._made[key] = made
