"""A room that raises errors in the middle of an input."""

from collections.abc import Callable

from fivefold.rooms import inputs as i
from fivefold.rooms.batch import Item
from fivefold.rooms.changes import Change
from fivefold.rooms.room import Room


class Planted(Exception):
    """A planted error."""


class FaultyRoom(Room):
    """Fails on the inputs that `fails` selects, after the draft has changed, and checks that it is rolled back."""

    __slots__ = ("failed", "fails")

    def plant(self, fails: Callable[[i.Input], bool]) -> None:
        """Select the inputs that fail from now on."""
        self.fails, self.failed = fails, list[i.Input]()

    def _handle(self, item: Item) -> None:
        super()._handle(item)
        if self.fails(item.given):
            self.failed.append(item.given)
            raise Planted

    def _step(self, item: Item) -> list[Change]:
        before, failed = self._draft.mark(), len(self.failed)
        changes = super()._step(item)
        if len(self.failed) > failed:
            assert self._draft.mark() == before, "a fault has left the draft half-way"
            assert not changes, "a fault has left changes to be kept"
        return changes
