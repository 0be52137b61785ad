"""What a process has to tell others, gathered until the end of a turn; and who of them is still there."""

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from fivefold.server.bus import Bus
from fivefold.server.bus.bus import EVERYBODY
from fivefold.server.bus.mail import AnyMail, Told
from fivefold.server.bus.talks import Talks
from fivefold.server.wire import Frame

BEAT = 0.4
"""Seconds between two signs of life to those we have to do with."""
SILENCE = 1.6
"""Seconds after which one who gives none is not waited for."""
MOST_IN_TURN = 1000
"""Mails to one process that wait for the end of a turn."""


class Listener(Protocol):
    """Who the post is for."""

    def got(self, peer: str, mail: AnyMail) -> None:
        """Something has come from a process."""
        ...

    def dropped(self, peer: str) -> None:
        """Something may be lost between us and a process: everything that depends on it begins anew."""
        ...


class _Telling:
    """A message for lines of one process."""

    __slots__ = ("frame", "lines")

    def __init__(self, frame: Frame, line: int) -> None:
        self.frame, self.lines = frame, [line]


class Post:
    """The mailbox of a process, and what it sends. `soon` calls at the end of a turn, and `clock` counts seconds."""

    def __init__(
        self,
        name: str,
        began: int,
        bus: Bus,
        listener: Listener,
        soon: Callable[[Callable[[], None]], object],
        clock: Callable[[], float],
    ) -> None:
        self._talks = Talks(name, began)
        self._bus, self._listener, self._soon, self._clock = bus, listener, soon, clock
        self._out: dict[str, list[AnyMail | _Telling]] = {}
        self._ties: Counter[str] = Counter()
        self._heard: dict[str, float] = {}
        self._missed: dict[str, float] = {}

    # -- sending

    def send(self, peer: str, mail: AnyMail) -> None:
        """Something for a process."""
        self._box(peer).append(mail)

    def tell(self, peer: str, line: int, frame: Frame) -> None:
        """A message for a line of a process; one that several of its lines are sent travels once."""
        box = self._box(peer)
        last = box[-1] if box else None
        if isinstance(last, _Telling) and last.frame is frame:
            last.lines.append(line)
        else:
            box.append(_Telling(frame, line))

    def tell_everybody(self, mail: AnyMail) -> None:
        """Something for all processes but this one, which may miss it."""
        self._bus.post(EVERYBODY, self._talks.pack_for_everybody(mail))

    def _box(self, peer: str) -> "list[AnyMail | _Telling]":
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

    def _packed(self, peer: str, box: "list[AnyMail | _Telling]") -> bytes:
        mails = [Told(tuple(one.lines), one.frame.text) if isinstance(one, _Telling) else one for one in box]
        return self._talks.pack(peer, mails)

    # -- receiving

    def received(self, packet: bytes) -> None:
        """A packet has come."""
        heard = self._talks.unpack(packet)
        if heard is None:
            return
        self._heard[heard.sender] = self._clock()
        self._missed.pop(heard.sender, None)
        if heard.is_lost:
            self._drop(heard.sender)
            if not heard.mails:
                self._box(heard.sender)  # so that they notice
        for mail in heard.mails:
            self._listener.got(heard.sender, mail)

    def lost(self, peer: str | None) -> None:
        """What was posted has not arrived."""
        for each in list(self._ties) if peer is None else [peer]:
            self._missed[each] = self._clock()
            self._talks.drop(each)
            self._drop(each)

    def _drop(self, peer: str) -> None:
        self._out.pop(peer, None)
        self._listener.dropped(peer)

    # -- who is there

    def tie(self, peer: str) -> None:
        """We have one thing more to do with a process."""
        self._ties[peer] += 1
        if self._ties[peer] == 1:
            self._heard[peer] = self._clock()

    def untie(self, peer: str) -> None:
        """We have one thing less to do with a process."""
        self._ties[peer] -= 1
        if not self._ties[peer]:
            del self._ties[peer]

    def is_missed(self, peer: str) -> bool:
        """Whether a process could not be reached only just now."""
        return self._clock() - self._missed.get(peer, float("-inf")) < SILENCE

    def beat(self) -> None:
        """Gives all we have to do with a sign of life, and drops those who have given none for too long."""
        now = self._clock()
        for peer in list(self._ties):
            if now - self._heard[peer] > SILENCE:
                self.lost(peer)
            else:
                self._box(peer)
        gone = [peer for peer, heard in self._heard.items() if peer not in self._ties and now - heard > 600]
        for peer in gone:
            del self._heard[peer]
            self._missed.pop(peer, None)
            self._talks.forget(peer)
