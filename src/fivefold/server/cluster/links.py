"""What a process has to tell others, gathered until the end of a turn; and who of them is still there."""

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from fivefold.server.cluster.bus import Bus
from fivefold.server.cluster.bus.bus import ALL_PROCESSES
from fivefold.server.cluster.bus.messages import AnyPeerMessage, RemoteSend
from fivefold.server.cluster.bus.sessions import Sessions
from fivefold.server.wire import Frame

BEAT = 0.4
"""Seconds between two signs of life to those we have to do with."""
SILENCE = 1.6
"""Seconds after which one who gives none is not waited for."""
MOST_IN_TURN = 1000
"""Mails to one process that wait for the end of a turn."""


class PeerListener(Protocol):
    """Who the post is for."""

    def got(self, peer: str, message: AnyPeerMessage) -> None:
        """Something has come from a process."""
        ...

    def dropped(self, peer: str) -> None:
        """Something may be lost between us and a process: everything that depends on it begins anew."""
        ...


class _Multicast:
    """A message for lines of one process."""

    __slots__ = ("connections", "frame")

    def __init__(self, frame: Frame, connection: int) -> None:
        self.frame, self.connections = frame, [connection]


class PeerLinks:
    """The mailbox of a process, and what it sends. `soon` calls at the end of a turn, and `clock` counts seconds."""

    def __init__(
        self,
        name: str,
        began: int,
        bus: Bus,
        listener: PeerListener,
        soon: Callable[[Callable[[], None]], object],
        clock: Callable[[], float],
    ) -> None:
        self._sessions = Sessions(name, began)
        self._bus, self._listener, self._soon, self._clock = bus, listener, soon, clock
        self._out: dict[str, list[AnyPeerMessage | _Multicast]] = {}
        self._dependencies: Counter[str] = Counter()
        self._heard: dict[str, float] = {}
        self._unreachable: dict[str, float] = {}

    # -- sending

    def send(self, peer: str, message: AnyPeerMessage) -> None:
        """Something for a process."""
        self._box(peer).append(message)

    def tell(self, peer: str, connection: int, frame: Frame) -> None:
        """A message for a line of a process; one that several of its lines are sent travels once."""
        box = self._box(peer)
        last = box[-1] if box else None
        if isinstance(last, _Multicast) and last.frame is frame:
            last.connections.append(connection)
        else:
            box.append(_Multicast(frame, connection))

    def send_to_all(self, message: AnyPeerMessage) -> None:
        """Something for all processes but this one, which may miss it."""
        self._bus.post(ALL_PROCESSES, self._sessions.pack_for_everybody(message))

    def _box(self, peer: str) -> "list[AnyPeerMessage | _Multicast]":
        if not self._out:
            self._soon(self.flush)
        box = self._out.setdefault(peer, [])
        if len(box) >= MOST_IN_TURN:
            self._bus.post(peer, self._packed(peer, box))
            box.clear()
        return box

    def flush(self) -> None:
        """Sends what has gathered, one packet to each."""
        out, self._out = self._out, {}
        for peer, box in out.items():
            self._bus.post(peer, self._packed(peer, box))

    def _packed(self, peer: str, box: "list[AnyPeerMessage | _Multicast]") -> bytes:
        messages = [
            RemoteSend(tuple(one.connections), one.frame.text) if isinstance(one, _Multicast) else one for one in box
        ]
        return self._sessions.pack(peer, messages)

    # -- receiving

    def received(self, packet: bytes) -> None:
        """A packet has come."""
        heard = self._sessions.unpack(packet)
        if heard is None:
            return
        self._heard[heard.sender] = self._clock()
        self._unreachable.pop(heard.sender, None)
        if heard.is_lost:
            self._drop(heard.sender)
            if not heard.messages:
                self._box(heard.sender)  # so that they notice
        for message in heard.messages:
            self._listener.got(heard.sender, message)

    def lost(self, peer: str | None) -> None:
        """What was posted has not arrived."""
        for each in list(self._dependencies) if peer is None else [peer]:
            self._unreachable[each] = self._clock()
            self._sessions.drop(each)
            self._drop(each)

    def _drop(self, peer: str) -> None:
        self._out.pop(peer, None)
        self._listener.dropped(peer)

    # -- who is there

    def add_dependency(self, peer: str) -> None:
        """We have one thing more to do with a process."""
        self._dependencies[peer] += 1
        if self._dependencies[peer] == 1:
            self._heard[peer] = self._clock()

    def drop_dependency(self, peer: str) -> None:
        """We have one thing less to do with a process."""
        self._dependencies[peer] -= 1
        if not self._dependencies[peer]:
            del self._dependencies[peer]

    def is_unreachable(self, peer: str) -> bool:
        """Whether a process could not be reached only just now."""
        return self._clock() - self._unreachable.get(peer, float("-inf")) < SILENCE

    def beat(self) -> None:
        """Gives all we have to do with a sign of life, and drops those who have given none for too long."""
        now = self._clock()
        for peer in list(self._dependencies):
            if now - self._heard[peer] > SILENCE:
                self.lost(peer)
            else:
                self._box(peer)
        gone = [peer for peer, heard in self._heard.items() if peer not in self._dependencies and now - heard > 600]
        for peer in gone:
            del self._heard[peer]
            self._unreachable.pop(peer, None)
            self._sessions.forget(peer)
