"""The WebSocket of a room: read a message, do it, answer; trouble is answered in words."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from fivefold.core.errors import Illegal, Refusal
from fivefold.server import messages as m
from fivefold.server.connection import Connection
from fivefold.server.hub import Hub
from fivefold.server.live import LiveRoom
from fivefold.server.logs import log
from fivefold.server.metrics import ACTS, CONNECTIONS, MESSAGES, REFUSALS

MOST_OFFENCES = 60
"""Messages beyond what is allowed, or that make no sense, after which a connection is ended."""

_decoder: "msgspec.json.Decoder[m.Request]" = msgspec.json.Decoder(m.Request)
Socket = WebSocket[Any, Any, State]


class _Id(msgspec.Struct):
    id: int = 0


def _read(text: str) -> m.Request:
    """A message; raises Illegal for what is none."""
    if len(text) > m.LONGEST_MESSAGE:
        raise Illegal("too-long", f"A message has at most {m.LONGEST_MESSAGE} characters.")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Illegal("bad-message", f"That is no message: {error}.") from None


def _id_of(text: str) -> int:
    """The id of a message that may be anything, to answer it with."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.json.decode(text, type=_Id).id
    return 0


async def serve(socket: Socket, hub: Hub, room: LiveRoom, me: m.Me, address: str) -> None:
    """Talks with one client until either side ends it."""

    async def send(text: str) -> None:
        # Straight to the ASGI server: a busy table sends thousands of messages a second.
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    connection = Connection(me.id, address, send, limited=hub.limited)
    sender = asyncio.create_task(connection.run())
    CONNECTIONS.inc()
    try:
        await room.enter(connection, me.name)
        connection.ping()
        reader = asyncio.create_task(_listen(socket, hub, room, connection))
        await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        reader.cancel()
        with contextlib.suppress(WebSocketDisconnect, asyncio.CancelledError):
            await reader
    except Refusal as refusal:
        connection.close(refusal.code, refusal.sentence)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sender, 2)
    finally:
        CONNECTIONS.dec()
        room.leave(connection)
        sender.cancel()
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await sender
        with contextlib.suppress(Exception):
            await socket.close()


async def _listen(socket: Socket, hub: Hub, room: LiveRoom, connection: Connection) -> None:
    while True:
        text = await socket.receive_text()
        MESSAGES.inc()
        try:
            if not connection.bucket.take():
                connection.offences += 1
                raise Illegal("too-fast", "You are sending too much; slow down.")
            if hub.limited and not hub.per_address.take(connection.address):
                raise Illegal("too-fast", "Too much comes from your address; slow down.")
            ask = _read(text)
            await room.handle(connection, ask)
            if isinstance(ask, m.Do):
                ACTS.inc()
        except Refusal as refusal:
            REFUSALS.labels(refusal.code).inc()
            connection.tell(m.Refused(_id_of(text), refusal.code, refusal.sentence))
            connection.offences += refusal.code in ("too-long", "bad-message")
            if connection.offences >= MOST_OFFENCES and hub.limited:
                connection.close("abuse", "Too much that makes no sense came from you.")
                return
        except WebSocketDisconnect:
            raise
        except Exception as error:
            log.error("a message failed", room=room.state.code, error=repr(error), message=text[:200])
            connection.tell(m.Refused(_id_of(text), "trouble", "Something went wrong here; it was not your fault."))
