"""Talks between processes, without input or output: every packet is numbered, so that what is lost is noticed.

A bus may lose, repeat or delay. Whoever notices a gap drops everything that depends on the other process, and begins a
new talk; by that the other one knows that it has to drop everything too. Nothing is ever sent again: people whose
connection was dropped come back, and are told what they have not seen.
"""

from typing import NamedTuple

from fivefold.server.cluster.bus.messages import VERSION, AnyPeerMessage, Packet, read, write


class Received(NamedTuple):
    """What a packet brings: first, if `is_lost`, everything between the two is to be dropped."""

    sender: str
    is_lost: bool
    messages: list[AnyPeerMessage]


class Sessions:
    """All talks of one process; `began` is greater than that of any earlier process of the same name."""

    def __init__(self, name: str, began: int) -> None:
        self.name, self._talk = name, began
        self._out: dict[str, tuple[int, int]] = {}
        """By process: the number of our talk, and of its last packet."""
        self._in: dict[str, tuple[int, int]] = {}
        """The same of theirs; the last packet is -1 when something was lost, and the rest is not listened to."""

    def pack(self, to: str, messages: list[AnyPeerMessage]) -> bytes:
        """The next packet to a process."""
        session, n = self._out.get(to, (0, 0))
        if not n:
            self._talk += 1
            session = self._talk
        self._out[to] = (session, n + 1)
        theirs, last = self._in.get(to, (0, 0))
        return write(Packet(VERSION, self.name, session, n + 1, messages, theirs if last < 0 else 0))

    def pack_for_everybody(self, message: AnyPeerMessage) -> bytes:
        """A packet that belongs to no talk: nobody notices if it is lost."""
        return write(Packet(VERSION, self.name, 0, 0, [message]))

    def unpack(self, text: bytes) -> Received | None:
        """What a packet brings; None if it is of no interest."""
        packet = read(text)
        if packet is None or packet.sender == self.name:
            return None
        if not packet.session:
            return Received(packet.sender, False, packet.messages)
        is_unheard = packet.resync == self._out.get(packet.sender, (-1, 0))[0]
        if is_unheard:
            del self._out[packet.sender]
        heard = self._listen(packet)
        if is_unheard:
            return Received(packet.sender, True, [] if heard is None else heard.messages)
        return heard

    def _listen(self, packet: Packet) -> Received | None:
        sender, session, n = packet.sender, packet.session, packet.n
        known, last = self._in.get(sender, (0, 0))
        if session == known and n == last + 1 and last > 0:
            self._in[sender] = (session, n)
            return Received(sender, False, packet.messages)
        if session < known or (session == known and (last < 0 or n <= last)):
            return None
        # A new talk: they have dropped us, unless it was we who dropped them; and if it has no beginning, we do now.
        is_whole, is_lost = n == 1, last > 0 or n != 1
        if is_lost:
            self._out.pop(sender, None)
        self._in[sender] = (session, 1 if is_whole else -1)
        return Received(sender, is_lost, packet.messages if is_whole else [])

    def drop(self, peer: str) -> None:
        """Something may be lost on the way to or from a process: what is left of these talks is not listened to."""
        self._out.pop(peer, None)
        if peer in self._in:
            self._in[peer] = (self._in[peer][0], -1)

    def forget(self, peer: str) -> None:
        """A process has gone for good."""
        self._out.pop(peer, None)
        self._in.pop(peer, None)
