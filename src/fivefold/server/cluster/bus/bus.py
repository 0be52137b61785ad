"""What a bus does: it carries packets to mailboxes, mostly, and says when it may have lost some."""

from typing import Protocol

ALL_PROCESSES = "everybody"
"""The mailbox that all processes read."""


class MailboxReader(Protocol):
    """Whose a mailbox is. Both are called from the event loop and must not block."""

    def received(self, packet: bytes) -> None:
        """A packet has come; from one process they come in order, but some may be missing."""
        ...

    def lost(self, peer: str | None) -> None:
        """What was posted to a process has not arrived; None: to anybody, and what others posted may be lost too."""
        ...


class Bus(Protocol):
    """A mailbox of one's own, and everybody else's to post to."""

    async def open(self, name: str, reader: MailboxReader) -> None:
        """Begins to read the mailbox of that name; a bus that is not to be had is tried again and again."""
        ...

    def post(self, to: str, packet: bytes) -> None:
        """Sends a packet and never blocks; when too much waits, it is lost, and the reader is told."""
        ...

    async def close(self) -> None:
        """Reads and sends nothing any more."""
        ...
