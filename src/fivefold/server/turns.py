"""Questions that wait for a process to think about them: bounded, and everybody who asks has a turn."""

from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Generic, Protocol, TypeVar


class Waiting(Protocol):
    """Something that waits, and may be called off."""

    @property
    def is_wanted(self) -> bool:
        """Whether anybody still waits for it."""
        ...


W = TypeVar("W", bound=Waiting)


class Turns(Generic[W]):
    """What waits, by who asked. One of each goes in turn, so that who asks for much waits longest."""

    def __init__(self, most: int) -> None:
        self._most, self._count = most, 0
        self._put_since = 0
        """How many were put in since those that nobody wants any more were last looked for."""
        self._of: OrderedDict[Hashable, deque[W]] = OrderedDict()

    def __len__(self) -> int:
        return self._count

    def put(self, asker: Hashable, given: W) -> W | None:
        """One more, at the end of its asker's; returns what has to go if there are too many: of who has the most."""
        self._of.setdefault(asker, deque()).append(given)
        self._count += 1
        self._put_since += 1
        if self._count > self._most and self._put_since * 8 > self._most:
            self._tidy()
        if self._count <= self._most:
            return None
        everybody_has_one = self._count == len(self._of)
        longest = asker if everybody_has_one else max(reversed(self._of), key=lambda who: len(self._of[who]))
        gone = self._of[longest].pop()
        self._count -= 1
        if not self._of[longest]:
            del self._of[longest]
        return gone

    def next(self) -> W | None:
        """The oldest of whoever's turn it is, if anything that is wanted waits."""
        while self._of:
            asker, waiting = self._of.popitem(last=False)
            found = waiting.popleft()
            self._count -= 1
            if waiting:
                self._of[asker] = waiting
            if found.is_wanted:
                return found
        return None

    def _tidy(self) -> None:
        """Forgets what nobody wants any more."""
        wanted = {who: deque(one for one in waiting if one.is_wanted) for who, waiting in self._of.items()}
        self._of = OrderedDict((who, waiting) for who, waiting in wanted.items() if waiting)
        self._count, self._put_since = sum(map(len, self._of.values())), 0
