"""What processes say to each other.

Two versions may run side by side for the length of an upgrade: fields are only added at the end, with a default; a kind
that a process does not know is left unread. What cannot be done so raises VERSION, and processes of different versions
then have nothing to do with each other's rooms.
"""

import msgspec
from msgspec import Raw, Struct

from fivefold.core.game import Millis
from fivefold.host.questions import Question, Thought

VERSION = 1


class Mail(Struct, frozen=True, array_like=True, gc=False, tag=lambda name: name.lower()):
    """Something one process tells another; `line` is always the number that the one with the socket has given it."""


class Came(Mail, frozen=True, array_like=True, gc=False):
    """To the owner: somebody has opened a connection to a room."""

    line: int
    room: str
    person: str
    name: str


class Asked(Mail, frozen=True, array_like=True, gc=False):
    """To the owner: a message over a connection, as the client said it, and its id."""

    line: int
    id: int
    ask: bytes


class Measured(Mail, frozen=True, array_like=True, gc=False):
    """To the owner: how long messages of a connection take one way."""

    line: int
    latency: Millis


class Went(Mail, frozen=True, array_like=True, gc=False):
    """To the owner: a connection has ended."""

    line: int


class Told(Mail, frozen=True, array_like=True):
    """From the owner: a message for these connections, ready to be sent."""

    lines: tuple[int, ...]
    text: bytes


class Ended(Mail, frozen=True, array_like=True, gc=False):
    """From the owner: the last message of a connection."""

    line: int
    text: bytes


class Renamed(Mail, frozen=True, array_like=True, gc=False):
    """To everybody: a person has another name."""

    person: str
    name: str


class SentAway(Mail, frozen=True, array_like=True, gc=False):
    """To everybody: connections of a person or an address are to be ended, and what they are told."""

    kind: str
    who: str
    text: bytes


class Shut(Mail, frozen=True, array_like=True, gc=False):
    """To the owner: the operator closes a room."""

    room: str


class Wondered(Struct, frozen=True, array_like=True):
    """To any machine of bots: a question, by whom it is asked, and its number there."""

    version: int

    asker: str
    number: int
    question: Question


class Answered(Mail, frozen=True, array_like=True):
    """From a machine of bots: what was thought; None if nothing came of it."""

    number: int
    thought: Thought | None


AnyMail = Came | Asked | Measured | Went | Told | Ended | Renamed | SentAway | Shut | Answered


class Packet(Struct, frozen=True, array_like=True):
    """Several mails from one process: the n-th packet of a talk."""

    version: int
    sender: str
    talk: int
    n: int
    mails: list[AnyMail]
    deaf: int = 0
    """The talk of the one it is sent to that is not listened to any more, as something of it is missing."""


class Sealed(Struct, frozen=True, array_like=True):
    """A packet of which not everything may be understood."""

    version: int
    sender: str
    talk: int
    n: int
    mails: list[Raw]
    deaf: int = 0


_encoder = msgspec.msgpack.Encoder()
_packet = msgspec.msgpack.Decoder(Packet)
_sealed = msgspec.msgpack.Decoder(Sealed)
_mail: "msgspec.msgpack.Decoder[AnyMail]" = msgspec.msgpack.Decoder(AnyMail)


def write(packet: Packet) -> bytes:
    """A packet as it travels."""
    return _encoder.encode(packet)


def read(text: bytes) -> Packet | None:
    """A packet with those of its mails that are understood; None for one of another version, or what is none."""
    try:
        packet = _packet.decode(text)
    except msgspec.MsgspecError:
        try:
            sealed = _sealed.decode(text)
        except msgspec.MsgspecError:
            return None
        known: list[AnyMail] = []
        for mail in sealed.mails:
            try:
                known.append(_mail.decode(mail))
            except msgspec.ValidationError:
                continue
        packet = Packet(sealed.version, sealed.sender, sealed.talk, sealed.n, known, sealed.deaf)
    return packet if packet.version == VERSION else None
