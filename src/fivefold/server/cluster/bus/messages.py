"""Messages between the processes of a cluster.

Two versions may run side by side during an upgrade: new fields are added at the end, with a default; messages of an
unknown type are ignored. Any other change increments VERSION, and processes of different versions then ignore each
other.
"""

import msgspec
from msgspec import Raw, Struct

from fivefold.core.game import Millis
from fivefold.rooms.questions import Question, Thought

VERSION = 1


class PeerMessage(Struct, frozen=True, array_like=True, gc=False):
    """A message from one process to another; `connection` is the id at the process that has the WebSocket."""


class RemoteConnect(PeerMessage, frozen=True, array_like=True, gc=False, tag="came"):
    """To the owner: a connection to a room was opened."""

    connection: int
    room: str
    person: str
    name: str
    address: str = ""


class RemoteRequest(PeerMessage, frozen=True, array_like=True, gc=False, tag="asked"):
    """To the owner: a request over a connection, as the client sent it, and its id."""

    connection: int
    id: int
    request: bytes


class RemoteLatency(PeerMessage, frozen=True, array_like=True, gc=False, tag="measured"):
    """To the owner: the one-way latency of a connection."""

    connection: int
    latency: Millis


class RemoteDisconnect(PeerMessage, frozen=True, array_like=True, gc=False, tag="went"):
    """To the owner: a connection has ended."""

    connection: int


class RemoteSend(PeerMessage, frozen=True, array_like=True, tag="told"):
    """From the owner: an encoded message for these connections."""

    connections: tuple[int, ...]
    text: bytes


class RemoteClose(PeerMessage, frozen=True, array_like=True, gc=False, tag="ended"):
    """From the owner: the last message for a connection."""

    connection: int
    text: bytes


class RemoteRename(PeerMessage, frozen=True, array_like=True, gc=False, tag="renamed"):
    """To all: a person has a new name."""

    person: str
    name: str


class RemoteVacation(PeerMessage, frozen=True, array_like=True, gc=False, tag="vacation"):
    """To all: a person has begun or ended a vacation."""

    person: str
    since: int
    until: int


class RemoteBlocks(PeerMessage, frozen=True, array_like=True, gc=False, tag="blocks"):
    """To all: whom a person blocks now."""

    person: str
    blocked: tuple[str, ...]


class CloseConnections(PeerMessage, frozen=True, array_like=True, gc=False, tag="sentaway"):
    """To all: close the connections of a person or an address with this message."""

    kind: str
    who: str
    text: bytes


class CloseRoom(PeerMessage, frozen=True, array_like=True, gc=False, tag="shut"):
    """To the owner: the operator closes a room."""

    room: str


class ThinkRequest(Struct, frozen=True, array_like=True):
    """To any machine that runs bots: a question, the process that asks, and its number there."""

    version: int

    asker: str
    number: int
    question: Question


class ThinkReply(PeerMessage, frozen=True, array_like=True, tag="answered"):
    """From a machine that runs bots: the answer, or None if there is none."""

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
    | RemoteVacation
    | RemoteBlocks
    | CloseConnections
    | CloseRoom
    | ThinkReply
)


class Packet(Struct, frozen=True, array_like=True):
    """Messages from one process: packet number `n` of a session."""

    version: int
    sender: str
    session: int
    n: int
    messages: list[AnyPeerMessage]
    resync: int = 0
    """The recipient's session that the sender ignores from now on, because packets of it are missing."""


class RawPacket(Struct, frozen=True, array_like=True):
    """A packet whose messages may be of unknown types."""

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
    return _encoder.encode(packet)


def read(text: bytes) -> Packet | None:
    """Decode a packet and those of its messages that are known; None if it is invalid or of another version."""
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
