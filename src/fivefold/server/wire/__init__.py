"""A WebSocket server on asyncio protocols: callbacks instead of tasks, and frames encoded once for all recipients.

HTTP is uvicorn's, the WebSocket protocol is that of the `websockets` library without its I/O. Ours are the limits, the
shared frames, and that a connection costs neither a task nor a queue.
"""

from websockets.frames import CloseCode

from fivefold.server.wire.frame import Frame
from fivefold.server.wire.handshake import ClientGone, accept, refuse
from fivefold.server.wire.limits import WebSocketLimits
from fivefold.server.wire.server import WebSocketServer
from fivefold.server.wire.websocket import WebSocket, WebSocketListener

__all__ = [
    "ClientGone",
    "CloseCode",
    "Frame",
    "WebSocket",
    "WebSocketLimits",
    "WebSocketListener",
    "WebSocketServer",
    "accept",
    "refuse",
]
