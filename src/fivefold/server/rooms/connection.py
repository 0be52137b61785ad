"""One WebSocket of a person in a room: what comes in is paid for, read and passed on, and its latency measured."""

import contextlib
import time
from collections.abc import Callable
from statistics import median

import msgspec

from fivefold.core.errors import Illegal, Refusal
from fivefold.core.words import Message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.server.limits import PRICES, STRIKES_FORGIVEN_PER_SECOND, Limits, TokenBucket
from fivefold.server.logs import log
from fivefold.server.metrics import ACTS, CONNECTIONS, MESSAGES, REFUSALS
from fivefold.server.rooms.handle import RoomHandle
from fivefold.server.wire import Code, Frame, Line

PINGS_KEPT = 5
_decoder: "msgspec.json.Decoder[m.AnyClientMessage]" = msgspec.json.Decoder(m.AnyClientMessage)
_encode = msgspec.json.Encoder().encode


class _Id(msgspec.Struct):
    id: int = 0


class Connection:
    """A line that is in a room; the listener of the line, and a client of the room."""

    __slots__ = (
        "_asked",
        "_began",
        "_buckets",
        "_guesses",
        "_is_over",
        "_left",
        "_limits",
        "_must_disconnect",
        "_pings",
        "_strikes",
        "_told",
        "_trips",
        "address",
        "handle",
        "number",
        "person",
        "websocket",
    )  # fmt: skip

    def __init__(
        self, number: i.ConnectionId, person: str, address: str, handle: RoomHandle, limits: Limits,
        buckets: tuple[TokenBucket, ...], guesses: TokenBucket, left: "Callable[[Connection], None]",
    ) -> None:  # fmt: skip
        self.number, self.person, self.address, self.handle = number, person, address, handle
        self._left = left
        self.websocket: Line | None = None
        self._limits = limits
        self._buckets = (TokenBucket(limits.connection_points, limits.connection_burst), *buckets)
        """The connection's own, the person's, and then those that others share."""
        self._guesses = guesses
        self._strikes = TokenBucket(STRIKES_FORGIVEN_PER_SECOND, limits.strikes)
        self._is_over = self._must_disconnect = False
        self._began = time.monotonic()
        self._asked: dict[int, float] = {}
        self._pings = 0
        self._trips: list[float] = []
        self._told = -1

    def open(self, connection: Line, name: str) -> None:
        """The line is there: comes into the room."""
        self.websocket = connection
        CONNECTIONS.inc()
        log.info("connection opened", room=self.handle.code, connection=self.number)
        self.handle.join(self.number, self, self.person, name)
        self.ping()

    # -- what the room sends

    def send(self, frame: Frame) -> None:
        """Sends a message."""
        if self.websocket is not None:
            self.websocket.send(frame)

    def end(self, frame: Frame) -> None:
        """Sends a last message, and closes the line."""
        if self.websocket is not None:
            self.websocket.send(frame)
            self.websocket.close(Code.NORMAL)

    def say_goodbye(self, closed: m.Closed) -> None:
        """Ends the connection, and says why."""
        self.end(Frame(_encode(closed)))

    # -- what comes in

    def heard(self, connection: Line, text: bytes) -> None:
        """A message has come."""
        MESSAGES.inc()
        try:
            request = self._read(text)
            if request is not None:
                self.handle.ask(self.number, request)
        except Refusal as refusal:
            self._refuse(text, refusal)

    def _read(self, text: bytes) -> m.AnyRequest | None:
        """A message that is paid for; None for a pong. Raises Illegal."""
        try:
            request = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._strike()
            self._pay(1)
            raise Illegal("server.bad-message", why=str(error)) from None
        if isinstance(request, m.Pong):
            self._pay(1)
            self._pong(request.ping)
            return None
        self._pay(PRICES.get(type(request), 1))
        if type(request) is m.Enter and not self._guesses.take(1, time.monotonic()):
            raise Illegal("server.too-many-guesses")
        if self.handle.waiting >= self._limits.room_queue:
            raise Illegal("server.busy")
        if type(request) is m.MakeMove:
            ACTS.inc()
        return request

    def _pay(self, price: float) -> None:
        now = time.monotonic()
        for n, bucket in enumerate(self._buckets):
            if not bucket.take(price, now):
                if n < 2:  # that others have emptied the room's or the address's is nobody's offence
                    self._strike()
                raise Illegal("server.too-fast")

    def _strike(self) -> None:
        """What nobody has to send; a few are forgiven, with time."""
        if not self._strikes.take(1, time.monotonic()):
            self._must_disconnect = True

    def _refuse(self, text: bytes, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.code).inc()
        number = 0
        with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            number = msgspec.json.decode(text, type=_Id).id
        self.send(Frame(_encode(m.Refused(number, refusal.code, refusal.message))))
        if self._must_disconnect:
            self.say_goodbye(m.Closed.saying(Message("server.abuse")))

    def closed(self, connection: Line, code: int, reason: str) -> None:
        """The line is gone."""
        if self._is_over:
            return
        self._is_over = True
        CONNECTIONS.dec()
        seconds = round(time.monotonic() - self._began, 1)
        log.info(
            "connection closed",
            room=self.handle.code,
            connection=self.number,
            code=code,
            reason=reason,
            seconds=seconds,
        )
        self._left(self)
        self.handle.leave(self.number)

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
            self.handle.measure(self.number, latency)
