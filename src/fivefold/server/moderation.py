"""Keeps tables friendly: reports, bans, and operators with what they can see and do."""

from typing import TYPE_CHECKING

from fivefold.api.moderation import ServerLoad
from fivefold.server.backups import BackupService
from fivefold.server.load import server_load
from fivefold.server.people.bans import BanService
from fivefold.server.people.operators import Operators
from fivefold.server.people.reports import ReportService

if TYPE_CHECKING:
    from fivefold.server.rooms.hub import Hub


class Moderation:
    """The services for reports, bans and operators of a server."""

    def __init__(self, hub: "Hub") -> None:
        self._hub, settings = hub, hub.settings
        self.reports = ReportService(hub.store, hub.buckets)
        self.bans = BanService(
            hub.store, hub.people, hub.connections.networks_of, hub.close_connections_of_banned,
            None if hub.cluster is None else hub.cluster.ban_addresses,
        )  # fmt: skip
        self.operators = Operators(hub.store, settings.operator_token, hub.buckets)
        self.backups = BackupService(settings.database, settings.backups)

    async def load(self) -> ServerLoad:
        """Return how busy this process is."""
        rooms, workers = list(self._hub.rooms.values()), self._hub.workers
        matches = sum(driver.room.state.is_playing for driver in rooms)
        waiting = {lane: workers.waiting(lane) for lane in workers.lanes}
        return server_load(len(rooms), matches, max(1, await self._hub.store.owners.count()), waiting)
