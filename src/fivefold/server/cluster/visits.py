"""Connections that are at other processes, in rooms of this one."""

from collections.abc import Callable
from functools import partial

import msgspec

from fivefold.core.words import Said
from fivefold.host.inputs import Line
from fivefold.host.messages import AnyAsk, Closed, Refused
from fivefold.server.bus.mail import Asked, Came, Ended, Measured, Went
from fivefold.server.cluster.post import Post
from fivefold.server.place import Place
from fivefold.server.wire import Frame

MOST_WAITING = 50
"""Messages of one connection that may wait until its room is open."""
_encode = msgspec.json.Encoder().encode
_asks: "msgspec.json.Decoder[AnyAsk]" = msgspec.json.Decoder(AnyAsk)
AGAIN = Closed.saying(Said("server.moved"), again=True)

Found = Callable[[Place | Closed], None]
"""Is told where a room is, or why nobody can come in."""


class Visit:
    """One of them: a client of the room like any other, only that what it is sent goes over the bus."""

    __slots__ = ("_post", "_visits", "line", "number", "peer", "place", "waiting")

    def __init__(self, visits: "Visits", post: Post, peer: str, number: int, line: Line) -> None:
        self._visits, self._post, self.peer, self.number, self.line = visits, post, peer, number, line
        self.place: Place | None = None
        self.waiting: list[Asked | Measured] = []

    def send(self, frame: Frame) -> None:
        """Sends a message."""
        self._post.tell(self.peer, self.number, frame)

    def end(self, frame: Frame) -> None:
        """Sends a last message."""
        if self._visits.remove(self.peer, self.number) is not None:
            self._post.send(self.peer, Ended(self.number, frame.text))

    def take(self, mail: Asked | Measured, most: int) -> None:
        """Something comes over the connection."""
        if self.place is None:
            if len(self.waiting) >= MOST_WAITING:
                self.end(Frame(_encode(AGAIN)))
            else:
                self.waiting.append(mail)
        elif isinstance(mail, Measured):
            self.place.measure(self.line, mail.latency)
        elif self.place.waiting >= most:
            self._refuse(mail.id, Said("server.busy"))
        else:
            try:
                ask = _asks.decode(mail.ask)
            except msgspec.MsgspecError:
                # Of a newer Fivefold than this one, while all are being upgraded.
                self._refuse(mail.id, Said("server.bad-message.newer"))
            else:
                self.place.ask(self.line, ask)

    def _refuse(self, number: int, why: Said) -> None:
        self.send(Frame(_encode(Refused(number, why.code, why))))


class Visits:
    """All of them. `find` looks for a room, now or later; `most` asks may wait in one room."""

    def __init__(self, post: Post, find: Callable[[str, Found], None], new_line: Callable[[], Line], most: int) -> None:
        self._post, self._find, self._new_line, self._most = post, find, new_line, most
        self._all: dict[str, dict[int, Visit]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._all.values()))

    def came(self, peer: str, came: Came) -> None:
        """Somebody has opened a connection."""
        visit = Visit(self, self._post, peer, came.line, self._new_line())
        self._all.setdefault(peer, {})[came.line] = visit
        self._post.tie(peer)
        self._find(came.room, partial(self._found, visit, came))

    def _found(self, visit: Visit, came: Came, found: Place | Closed) -> None:
        if self._all.get(visit.peer, {}).get(visit.number) is not visit:
            return
        if isinstance(found, Closed):
            visit.end(Frame(_encode(found)))
            return
        visit.place = found
        found.join(visit.line, visit, came.person, came.name)
        waiting, visit.waiting = visit.waiting, []
        for mail in waiting:
            visit.take(mail, self._most)

    def said(self, peer: str, mail: Asked | Measured) -> None:
        """Something comes over a connection."""
        if (visit := self._all.get(peer, {}).get(mail.line)) is not None:
            visit.take(mail, self._most)

    def went(self, peer: str, went: Went) -> None:
        """A connection has ended."""
        visit = self.remove(peer, went.line)
        if visit is not None and visit.place is not None:
            visit.place.leave(visit.line)

    def remove(self, peer: str, number: int) -> Visit | None:
        """One less; None if it was not there any more."""
        visit = self._all.get(peer, {}).pop(number, None)
        if visit is not None:
            self._post.untie(peer)
        return visit

    def drop(self, peer: str) -> None:
        """The process with the connections cannot be reached: they are as good as gone."""
        for number in list(self._all.get(peer, {})):
            self.went(peer, Went(number))
        self._all.pop(peer, None)
