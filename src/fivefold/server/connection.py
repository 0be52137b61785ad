"""One WebSocket of a person in a room: what comes in is paid for, read and passed on, and its latency measured."""

import contextlib
import time
from collections.abc import Callable
from statistics import median

import msgspec

from fivefold.core.errors import Illegal, Refusal
from fivefold.core.words import Said
from fivefold.host import inputs as i
from fivefold.host import messages as m
from fivefold.server.limits import FORGIVEN, PRICES, Limits, Purse
from fivefold.server.logs import log
from fivefold.server.metrics import ACTS, CONNECTIONS, MESSAGES, REFUSALS
from fivefold.server.place import Place
from fivefold.server.wire import Code, Frame, Line

PINGS_KEPT = 5
_decoder: "msgspec.json.Decoder[m.Request]" = msgspec.json.Decoder(m.Request)
_encode = msgspec.json.Encoder().encode


class _Id(msgspec.Struct):
    id: int = 0


class Connection:
    """A line that is in a room; the listener of the line, and a client of the room."""

    __slots__ = (
        "_asked", "_began", "_guesses", "_is_over", "_is_unbearable", "_left", "_limits", "_offences", "_pings",
        "_purses", "_told", "_trips", "address", "line", "number", "person", "place",
    )  # fmt: skip

    def __init__(
        self, number: i.Line, person: str, address: str, place: Place, limits: Limits, purses: tuple[Purse, ...],
        guesses: Purse, left: "Callable[[Connection], None]",
    ) -> None:  # fmt: skip
        self.number, self.person, self.address, self.place = number, person, address, place
        self._left = left
        self.line: Line | None = None
        self._limits = limits
        self._purses = (Purse(limits.connection_points, limits.connection_burst), *purses)
        """The connection's own, the person's, and then those that others share."""
        self._guesses = guesses
        self._offences = Purse(FORGIVEN, limits.offences)
        self._is_over = self._is_unbearable = False
        self._began = time.monotonic()
        self._asked: dict[int, float] = {}
        self._pings = 0
        self._trips: list[float] = []
        self._told = -1

    def open(self, line: Line, name: str) -> None:
        """The line is there: comes into the room."""
        self.line = line
        CONNECTIONS.inc()
        log.info("connection opened", room=self.place.code, line=self.number)
        self.place.join(self.number, self, self.person, name)
        self.ping()

    # -- what the room sends

    def send(self, frame: Frame) -> None:
        """Sends a message."""
        if self.line is not None:
            self.line.send(frame)

    def end(self, frame: Frame) -> None:
        """Sends a last message, and closes the line."""
        if self.line is not None:
            self.line.send(frame)
            self.line.close(Code.NORMAL)

    def say_goodbye(self, closed: m.Closed) -> None:
        """Ends the connection, and says why."""
        self.end(Frame(_encode(closed)))

    # -- what comes in

    def heard(self, line: Line, text: bytes) -> None:
        """A message has come."""
        MESSAGES.inc()
        try:
            ask = self._read(text)
            if ask is not None:
                self.place.ask(self.number, ask)
        except Refusal as refusal:
            self._refuse(text, refusal)

    def _read(self, text: bytes) -> m.AnyAsk | None:
        """A message that is paid for; None for a pong. Raises Illegal."""
        try:
            ask = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._offend()
            self._pay(1)
            raise Illegal("server.bad-message", why=str(error)) from None
        if isinstance(ask, m.Pong):
            self._pay(1)
            self._pong(ask.ping)
            return None
        self._pay(PRICES.get(type(ask), 1))
        if type(ask) is m.Enter and not self._guesses.take(1, time.monotonic()):
            raise Illegal("server.too-many-guesses")
        if self.place.waiting >= self._limits.room_queue:
            raise Illegal("server.busy")
        if type(ask) is m.Do:
            ACTS.inc()
        return ask

    def _pay(self, price: float) -> None:
        now = time.monotonic()
        for n, purse in enumerate(self._purses):
            if not purse.take(price, now):
                if n < 2:  # that others have emptied the room's or the address's is nobody's offence
                    self._offend()
                raise Illegal("server.too-fast")

    def _offend(self) -> None:
        """What nobody has to send; a few are forgiven, with time."""
        if not self._offences.take(1, time.monotonic()):
            self._is_unbearable = True

    def _refuse(self, text: bytes, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.code).inc()
        number = 0
        with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            number = msgspec.json.decode(text, type=_Id).id
        self.send(Frame(_encode(m.Refused(number, refusal.code, refusal.said))))
        if self._is_unbearable:
            self.say_goodbye(m.Closed.saying(Said("server.abuse")))

    def closed(self, line: Line, code: int, reason: str) -> None:
        """The line is gone."""
        if self._is_over:
            return
        self._is_over = True
        CONNECTIONS.dec()
        seconds = round(time.monotonic() - self._began, 1)
        log.info("connection closed", room=self.place.code, line=self.number, code=code, reason=reason, seconds=seconds)
        self._left(self)
        self.place.leave(self.number)

    # -- latency

    def ping(self) -> None:
        """Asks for a sign of life, to measure the latency with it."""
        self._pings += 1
        self._asked[self._pings] = time.monotonic()
        if len(self._asked) > PINGS_KEPT:
            del self._asked[min(self._asked)]
        self.send(Frame(b'{"t":"ping","ping":%d}' % self._pings))

    def _pong(self, ping: int) -> None:
        """The sign of life; one that was not asked for counts for nothing."""
        asked = self._asked.pop(ping, None)
        if asked is None:
            return
        self._trips = [*self._trips[-PINGS_KEPT + 1 :], time.monotonic() - asked]
        latency = round(median(self._trips) * 500)
        if latency != self._told:
            self._told = latency
            self.place.measure(self.number, latency)
