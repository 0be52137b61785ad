"""The connection of a person to a room: rate limits, decoding of requests, and latency."""

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
from fivefold.server.wire import CloseCode, Frame, WebSocket

PINGS_KEPT = 5
_decoder: "msgspec.json.Decoder[m.AnyClientMessage]" = msgspec.json.Decoder(m.AnyClientMessage)
_encode = msgspec.json.Encoder().encode


class _Id(msgspec.Struct):
    id: int = 0


class Connection:
    """A WebSocket that is in a room: its listener, and a client of the room."""

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
        self.websocket: WebSocket | None = None
        self._limits = limits
        self._buckets = (TokenBucket(limits.connection_points, limits.connection_burst), *buckets)
        """First the buckets of the connection and the person, then those that others share."""
        self._guesses = guesses
        self._strikes = TokenBucket(STRIKES_FORGIVEN_PER_SECOND, limits.strikes)
        self._is_over = self._must_disconnect = False
        self._began = time.monotonic()
        self._asked: dict[int, float] = {}
        self._pings = 0
        self._trips: list[float] = []
        self._told = -1

    def open(self, websocket: WebSocket, name: str) -> None:
        """Join the room after the handshake was accepted."""
        self.websocket = websocket
        CONNECTIONS.inc()
        log.info("connection opened", room=self.handle.code, connection=self.number)
        self.handle.join(self.number, self, self.person, name)
        self.ping()

    # -- outgoing

    def send(self, frame: Frame) -> None:
        if self.websocket is not None:
            self.websocket.send(frame)

    def end(self, frame: Frame) -> None:
        """Send a last message, and close the WebSocket."""
        if self.websocket is not None:
            self.websocket.send(frame)
            self.websocket.close(CloseCode.NORMAL_CLOSURE)

    def say_goodbye(self, closed: m.Closed) -> None:
        """Close the connection with a reason."""
        self.end(Frame(_encode(closed)))

    # -- incoming

    def received(self, websocket: WebSocket, text: bytes) -> None:
        MESSAGES.inc()
        try:
            request = self._read(text)
            if request is not None:
                self.handle.ask(self.number, request)
        except Refusal as refusal:
            self._refuse(text, refusal)

    def _read(self, text: bytes) -> m.AnyRequest | None:
        """Decode and charge a message; return None for a pong. Raises Illegal."""
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
        self._pay(PRICES.get(type(request), 1) + self.handle.price(request))
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
                if n < 2:  # a bucket emptied by others is not this client's fault
                    self._strike()
                raise Illegal("server.too-fast")

    def _strike(self) -> None:
        """Count a violation of the protocol or of a rate limit; some are forgiven over time."""
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

    def closed(self, websocket: WebSocket, code: int, reason: str) -> None:
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
        """Send a ping to measure the latency."""
        self._pings += 1
        self._asked[self._pings] = time.monotonic()
        if len(self._asked) > PINGS_KEPT:
            del self._asked[min(self._asked)]
        self.send(Frame(b'{"t":"ping","ping":%d}' % self._pings))

    def _pong(self, ping: int) -> None:
        """Measure the latency; ignore pongs that were not requested."""
        asked = self._asked.pop(ping, None)
        if asked is None:
            return
        self._trips = [*self._trips[-PINGS_KEPT + 1 :], time.monotonic() - asked]
        latency = round(median(self._trips) * 500)
        if latency != self._told:
            self._told = latency
            self.handle.measure(self.number, latency)
