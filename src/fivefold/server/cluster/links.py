"""Links to peers: collects messages into packets, sends heartbeats, and detects peers that are gone."""

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from fivefold.server.cluster.bus import Bus
from fivefold.server.cluster.bus.bus import ALL_PROCESSES
from fivefold.server.cluster.bus.messages import AnyPeerMessage, RemoteSend
from fivefold.server.cluster.bus.sessions import Sessions
from fivefold.server.wire import Frame

BEAT = 0.4
"""Seconds between two heartbeats to the peers we depend on."""
SILENCE = 1.6
"""Seconds without a heartbeat after which a peer counts as unreachable."""
MOST_IN_TURN = 1000
"""Messages to one peer that may wait for the end of an iteration of the event loop."""


class PeerListener(Protocol):
    """Handles the messages of peers."""

    def got(self, peer: str, message: AnyPeerMessage) -> None: ...

    def dropped(self, peer: str) -> None:
        """Drop everything that depends on a peer, because messages may have been lost."""
        ...


class _Multicast:
    """A message for several connections at one peer."""

    __slots__ = ("connections", "frame")

    def __init__(self, frame: Frame, connection: int) -> None:
        self.frame, self.connections = frame, [connection]


class PeerLinks:
    """The mailbox of a process, and its outgoing packets.

    `soon` schedules a call at the end of an iteration of the event loop; `clock` returns seconds.
    """

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
        """Send a message to a peer at the end of the iteration."""
        self._box(peer).append(message)

    def tell(self, peer: str, connection: int, frame: Frame) -> None:
        """Send a message for a connection at a peer; the same frame for several connections travels once."""
        box = self._box(peer)
        last = box[-1] if box else None
        if isinstance(last, _Multicast) and last.frame is frame:
            last.connections.append(connection)
        else:
            box.append(_Multicast(frame, connection))

    def send_to_all(self, message: AnyPeerMessage) -> None:
        """Send a message to all other processes; they may miss it."""
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
        """Send the collected messages, one packet to each peer."""
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
        content = self._sessions.unpack(packet)
        if content is None:
            return
        self._heard[content.sender] = self._clock()
        self._unreachable.pop(content.sender, None)
        if content.is_lost:
            self._drop(content.sender)
            if not content.messages:
                self._box(content.sender)  # an empty packet, so that the peer notices
        for message in content.messages:
            self._listener.got(content.sender, message)

    def lost(self, peer: str | None) -> None:
        """Drop the session with a peer, or with all of them, after a loss."""
        for each in list(self._dependencies) if peer is None else [peer]:
            self._unreachable[each] = self._clock()
            self._sessions.drop(each)
            self._drop(each)

    def _drop(self, peer: str) -> None:
        self._out.pop(peer, None)
        self._listener.dropped(peer)

    # -- who is there

    def add_dependency(self, peer: str) -> None:
        """Count one more thing that depends on a peer."""
        self._dependencies[peer] += 1
        if self._dependencies[peer] == 1:
            self._heard[peer] = self._clock()

    def drop_dependency(self, peer: str) -> None:
        """Count one thing less that depends on a peer."""
        self._dependencies[peer] -= 1
        if not self._dependencies[peer]:
            del self._dependencies[peer]

    def is_unreachable(self, peer: str) -> bool:
        """Return whether a peer was unreachable a moment ago."""
        return self._clock() - self._unreachable.get(peer, float("-inf")) < SILENCE

    def beat(self) -> None:
        """Send heartbeats to the peers we depend on, and drop those that have been silent for too long."""
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
