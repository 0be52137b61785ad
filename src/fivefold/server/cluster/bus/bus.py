"""The interface of a bus: best-effort delivery of packets to mailboxes, with notice of losses."""

from typing import Protocol

ALL_PROCESSES = "everybody"
"""The mailbox that all processes read."""


class MailboxReader(Protocol):
    """The reader of a mailbox. Its methods are called in the event loop and must not block."""

    def received(self, packet: bytes) -> None:
        """Handle a packet. Packets of one process come in order, but some may be missing."""
        ...

    def lost(self, peer: str | None) -> None:
        """Handle the loss of packets to a peer; None means to any peer, and packets from others may be lost too."""
        ...


class Bus(Protocol):
    """Reads one mailbox, and posts to all others."""

    async def open(self, name: str, reader: MailboxReader) -> None:
        """Begin to read the mailbox of that name; if the bus is unreachable, it is retried for ever."""
        ...

    def post(self, to: str, packet: bytes) -> None:
        """Send a packet without blocking; if too many wait, it is dropped, and the reader is notified."""
        ...

    @property
    def silence(self) -> float:
        """Seconds since a message to ourselves has last arrived over the bus; infinite if none has yet."""
        ...

    async def close(self) -> None: ...
