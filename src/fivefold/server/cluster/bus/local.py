"""A bus within one process, for a single server and for tests."""

import asyncio

from fivefold.server.cluster.bus.bus import ALL_PROCESSES, MailboxReader


class Exchange:
    """All mailboxes of this process."""

    def __init__(self) -> None:
        self.readers: dict[str, MailboxReader] = {}


class LocalBus:
    """A mailbox at an exchange."""

    def __init__(self, exchange: Exchange | None = None) -> None:
        self._exchange = exchange or Exchange()
        self._name = ""

    async def open(self, name: str, reader: MailboxReader) -> None:
        self._name = name
        self._exchange.readers[name] = reader

    def post(self, to: str, packet: bytes) -> None:
        """Deliver in the next iteration of the event loop, never during the call."""
        asyncio.get_running_loop().call_soon(self._deliver, to, packet)

    def _deliver(self, to: str, packet: bytes) -> None:
        readers = self._exchange.readers
        names = list(readers) if to == ALL_PROCESSES else [to]
        for name in names:
            if (reader := readers.get(name)) is not None:
                reader.received(packet)
            elif (own := readers.get(self._name)) is not None:
                own.lost(name)

    @property
    def silence(self) -> float:
        return 0.0

    async def close(self) -> None:
        self._exchange.readers.pop(self._name, None)
