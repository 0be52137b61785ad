"""A shelf of things that take long to make: each is made once, by whoever asks first, in whatever thread."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class OnceCache(Generic[K, V]):
    """The last so many that were made; who asks for one that is being made waits for it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[K, V] = {}
        self._making: dict[K, Lock] = {}
        self._lock = Lock()

    def __contains__(self, key: K) -> bool:
        return key in self._made

    def get(self, key: K, make: Callable[[], V]) -> V:
        """What lies there under the key, made now if there is nothing; whatever goes wrong in making it is raised."""
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
