"""Tells rooms what has changed about a person who is in them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fivefold.rooms import inputs as i
from fivefold.server.cluster.bus import messages as mail
from fivefold.server.store.vacations import Vacation

if TYPE_CHECKING:
    from fivefold.server.cluster.cluster import Cluster
    from fivefold.server.rooms.driver import Driver


class PeopleNews:
    """What all rooms of a person have to know, at every process."""

    def __init__(self, rooms: "Mapping[str, Driver]", cluster: "Cluster | None") -> None:
        self._rooms, self._cluster = rooms, cluster

    def renamed(self, person: str, name: str) -> None:
        """Show a person's new name."""
        self._tell(i.PersonRenamed(person, name), mail.RemoteRename(person, name))

    def vacation(self, person: str, vacation: Vacation) -> None:
        """Stop or start the clocks of a person's turns."""
        self._tell(i.VacationKnown(person, *vacation), mail.RemoteVacation(person, *vacation))

    def blocked(self, person: str, blocked: tuple[str, ...]) -> None:
        """Keep out whom a person blocks now."""
        self._tell(i.BlocksKnown(person, blocked), mail.RemoteBlocks(person, blocked))

    def _tell(self, given: i.AboutPerson, message: mail.AnyPeerMessage) -> None:
        self.here(given)
        if self._cluster is not None:
            self._cluster.post.send_to_all(message)

    def here(self, given: i.AboutPerson) -> None:
        """Tell the rooms of this process."""
        for driver in list(self._rooms.values()):
            if given.person in driver.room.state.people:
                driver.put(given)
