"""The bus: how the processes of one table tell each other things, each in its own mailbox."""

from fivefold.server.bus.bus import Bus, Reader
from fivefold.server.bus.local import Exchange, LocalBus

__all__ = ["Bus", "Exchange", "LocalBus", "Reader"]
