"""A WebSocket server on asyncio protocols: callbacks instead of tasks, and frames encoded once for all recipients.

uvicorn serves HTTP, and the sans-I/O part of the `websockets` library implements the protocol. This package adds
limits, shared frames, and connections without a task or a queue.
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
