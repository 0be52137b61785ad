"""The bus: how the processes of a cluster send packets to each other's mailboxes."""

from fivefold.server.cluster.bus.bus import Bus, MailboxReader
from fivefold.server.cluster.bus.local import Exchange, LocalBus

__all__ = ["Bus", "Exchange", "LocalBus", "MailboxReader"]
