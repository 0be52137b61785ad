"""Tells rooms whom people block, and records who is here."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from fivefold.rooms import inputs as i
from fivefold.server.cluster.bus import messages as mail
from fivefold.server.store import Store

if TYPE_CHECKING:
    from fivefold.server.cluster.cluster import Cluster
    from fivefold.server.rooms.driver import Driver

TOGETHER = 500
"""The most people who are recorded at a time."""


class Company:
    """The rooms and connections of this process, as far as people who know each other are concerned."""

    def __init__(self, store: Store, rooms: "Mapping[str, Driver]", cluster: "Cluster | None") -> None:
        self._store, self._rooms, self._cluster = store, rooms, cluster

    def tell_blocks(self, person: str, blocked: tuple[str, ...]) -> None:
        """Tell every room, at every process, whom a person blocks now."""
        self.tell_blocks_here(person, blocked)
        if self._cluster is not None:
            self._cluster.post.send_to_all(mail.RemoteBlocks(person, blocked))

    def tell_blocks_here(self, person: str, blocked: tuple[str, ...]) -> None:
        """Tell every room of this process whom a person blocks now."""
        for driver in list(self._rooms.values()):
            if person in driver.room.state.people:
                driver.put(i.BlocksKnown(person, blocked))

    async def note_here(self, people: Iterable[str]) -> None:
        """Record who is here, as far as they show it; raises NotSaved."""
        everybody = list(people)
        for first in range(0, len(everybody), TOGETHER):
            await self._store.friends.note_here(everybody[first : first + TOGETHER])
