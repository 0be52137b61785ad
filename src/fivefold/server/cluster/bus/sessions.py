"""Sessions between processes, without I/O: packets are numbered, so that losses are noticed.

A bus may lose, repeat or delay packets. A process that notices a gap drops everything that depends on the other process
and starts a new session, which tells the other one to do the same. Packets are never sent again: clients whose
connections were dropped reconnect, and get what they have missed.
"""

from typing import NamedTuple

from fivefold.server.cluster.bus.messages import VERSION, AnyPeerMessage, Packet, read, write


class Received(NamedTuple):
    """The content of a packet; if `is_lost`, everything that depends on the sender has to be dropped first."""

    sender: str
    is_lost: bool
    messages: list[AnyPeerMessage]


class Sessions:
    """All sessions of one process; `began` is greater than that of any earlier process of the same name."""

    def __init__(self, name: str, began: int) -> None:
        self.name, self._talk = name, began
        self._out: dict[str, tuple[int, int]] = {}
        """By peer: the number of our session, and of its last packet."""
        self._in: dict[str, tuple[int, int]] = {}
        """By peer: the number of their session, and of its last packet; -1 after a loss, when the rest is ignored."""

    def pack(self, to: str, messages: list[AnyPeerMessage]) -> bytes:
        """Return the next packet to a peer."""
        session, n = self._out.get(to, (0, 0))
        if not n:
            self._talk += 1
            session = self._talk
        self._out[to] = (session, n + 1)
        theirs, last = self._in.get(to, (0, 0))
        return write(Packet(VERSION, self.name, session, n + 1, messages, theirs if last < 0 else 0))

    def pack_for_everybody(self, message: AnyPeerMessage) -> bytes:
        """Return a packet outside of any session, whose loss is not noticed."""
        return write(Packet(VERSION, self.name, 0, 0, [message]))

    def unpack(self, text: bytes) -> Received | None:
        """Return the content of a packet; None if it is to be ignored."""
        packet = read(text)
        if packet is None or packet.sender == self.name:
            return None
        if not packet.session:
            return Received(packet.sender, False, packet.messages)
        must_resync = packet.resync == self._out.get(packet.sender, (-1, 0))[0]
        if must_resync:
            del self._out[packet.sender]
        received = self._listen(packet)
        if must_resync:
            return Received(packet.sender, True, [] if received is None else received.messages)
        return received

    def _listen(self, packet: Packet) -> Received | None:
        sender, session, n = packet.sender, packet.session, packet.n
        known, last = self._in.get(sender, (0, 0))
        if session == known and n == last + 1 and last > 0:
            self._in[sender] = (session, n)
            return Received(sender, False, packet.messages)
        if session < known or (session == known and (last < 0 or n <= last)):
            return None
        # A new session: the peer has dropped us, unless we dropped it. If the first packet is missing, we drop it now.
        is_whole, is_lost = n == 1, last > 0 or n != 1
        if is_lost:
            self._out.pop(sender, None)
        self._in[sender] = (session, 1 if is_whole else -1)
        return Received(sender, is_lost, packet.messages if is_whole else [])

    def drop(self, peer: str) -> None:
        """End the sessions with a peer after a possible loss; the rest of them is ignored."""
        self._out.pop(peer, None)
        if peer in self._in:
            self._in[peer] = (self._in[peer][0], -1)

    def forget(self, peer: str) -> None:
        """Forget a peer that has gone for good."""
        self._out.pop(peer, None)
        self._in.pop(peer, None)
