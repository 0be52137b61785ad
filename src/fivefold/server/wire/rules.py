"""What a peer may do on a line, and the codes with which one is closed."""

from enum import IntEnum

from msgspec import Struct


class Code(IntEnum):
    """Why a line was closed, in the numbers of RFC 6455 and its registry."""

    NORMAL = 1000
    GOING_AWAY = 1001
    PROTOCOL = 1002
    NOT_TEXT = 1003
    NONE_GIVEN = 1005
    """Never sent: the peer closed without a code."""
    LOST = 1006
    """Never sent: the connection ended without a word."""
    BAD_DATA = 1007
    POLICY = 1008
    TOO_BIG = 1009
    FAULT = 1011
    RESTART = 1012
    LATER = 1013


class Broken(Exception):
    """A peer that does not keep to the protocol or to our limits; the line is closed with this code."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


class Limits(Struct, frozen=True):
    """How much one connection may use."""

    message: int = 4096
    """Bytes in a message, after it was inflated and put together; at least 125."""
    fragments: int = 16
    """Frames that one message may come in."""
    controls: int = 60
    """Pings, pongs and the like between two rounds."""
    batch: int = 16
    """Messages of one line that are heard before others get their turn."""
    waiting: int = 262_144
    """Bytes that may wait for a slow reader before it is let go."""
    round_seconds: float = 15.0
    """How often all lines are looked after."""
    silent_rounds: int = 3
    """Rounds without a sign of life after which a line is given up; a ping goes out after the first."""
    closing_seconds: float = 5.0
    """How long a peer has to close its side."""
    request_seconds: float = 10.0
    """How long a request, head and body, may take to arrive; also how long a new connection may stay silent."""
    head: int = 16_384
    """Bytes in the head of a request."""
