"""What processes say to each other.

Two versions may run side by side for the length of an upgrade: fields are only added at the end, with a default; a kind
that a process does not know is left unread. What cannot be done so raises VERSION, and processes of different versions
then have nothing to do with each other's rooms.
"""

import msgspec
from msgspec import Raw, Struct

from fivefold.core.game import Millis
from fivefold.rooms.questions import Question, Thought

VERSION = 1


class PeerMessage(Struct, frozen=True, array_like=True, gc=False):
    """Something one process tells another; `line` is always the number that the one with the socket has given it."""


class RemoteConnect(PeerMessage, frozen=True, array_like=True, gc=False, tag="came"):
    """To the owner: somebody has opened a connection to a room."""

    connection: int
    room: str
    person: str
    name: str


class RemoteRequest(PeerMessage, frozen=True, array_like=True, gc=False, tag="asked"):
    """To the owner: a message over a connection, as the client said it, and its id."""

    connection: int
    id: int
    request: bytes


class RemoteLatency(PeerMessage, frozen=True, array_like=True, gc=False, tag="measured"):
    """To the owner: how long messages of a connection take one way."""

    connection: int
    latency: Millis


class RemoteDisconnect(PeerMessage, frozen=True, array_like=True, gc=False, tag="went"):
    """To the owner: a connection has ended."""

    connection: int


class RemoteSend(PeerMessage, frozen=True, array_like=True, tag="told"):
    """From the owner: a message for these connections, ready to be sent."""

    connections: tuple[int, ...]
    text: bytes


class RemoteClose(PeerMessage, frozen=True, array_like=True, gc=False, tag="ended"):
    """From the owner: the last message of a connection."""

    connection: int
    text: bytes


class RemoteRename(PeerMessage, frozen=True, array_like=True, gc=False, tag="renamed"):
    """To everybody: a person has another name."""

    person: str
    name: str


class CloseConnections(PeerMessage, frozen=True, array_like=True, gc=False, tag="sentaway"):
    """To everybody: connections of a person or an address are to be ended, and what they are told."""

    kind: str
    who: str
    text: bytes


class CloseRoom(PeerMessage, frozen=True, array_like=True, gc=False, tag="shut"):
    """To the owner: the operator closes a room."""

    room: str


class ThinkRequest(Struct, frozen=True, array_like=True):
    """To any machine of bots: a question, by whom it is asked, and its number there."""

    version: int

    asker: str
    number: int
    question: Question


class ThinkReply(PeerMessage, frozen=True, array_like=True, tag="answered"):
    """From a machine of bots: what was thought; None if nothing came of it."""

    number: int
    thought: Thought | None


AnyPeerMessage = (
    RemoteConnect
    | RemoteRequest
    | RemoteLatency
    | RemoteDisconnect
    | RemoteSend
    | RemoteClose
    | RemoteRename
    | CloseConnections
    | CloseRoom
    | ThinkReply
)


class Packet(Struct, frozen=True, array_like=True):
    """Several mails from one process: the n-th packet of a talk."""

    version: int
    sender: str
    session: int
    n: int
    messages: list[AnyPeerMessage]
    resync: int = 0
    """The talk of the one it is sent to that is not listened to any more, as something of it is missing."""


class RawPacket(Struct, frozen=True, array_like=True):
    """A packet of which not everything may be understood."""

    version: int
    sender: str
    session: int
    n: int
    messages: list[Raw]
    resync: int = 0


_encoder = msgspec.msgpack.Encoder()
_packet = msgspec.msgpack.Decoder(Packet)
_sealed = msgspec.msgpack.Decoder(RawPacket)
_mail: "msgspec.msgpack.Decoder[AnyPeerMessage]" = msgspec.msgpack.Decoder(AnyPeerMessage)


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
        known: list[AnyPeerMessage] = []
        for message in sealed.messages:
            try:
                known.append(_mail.decode(message))
            except msgspec.ValidationError:
                continue
        packet = Packet(sealed.version, sealed.sender, sealed.session, sealed.n, known, sealed.resync)
    return packet if packet.version == VERSION else None
