"""The bus: how the processes of one table tell each other things, each in its own mailbox."""

from fivefold.server.cluster.bus.bus import Bus, MailboxReader
from fivefold.server.cluster.bus.local import Exchange, LocalBus

__all__ = ["Bus", "Exchange", "LocalBus", "MailboxReader"]
