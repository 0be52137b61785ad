"""What one connection may use."""

from msgspec import Struct


class WebSocketLimits(Struct, frozen=True):
    """Limits of every connection of a server, of HTTP and of WebSockets."""

    message_bytes: int = 4096
    """A message, assembled from its fragments, compressed as well as decompressed."""
    fragments: int = 16
    """Frames of one message."""
    control_frames: int = 60
    """Pings and pongs between two heartbeats."""
    batch: int = 16
    """Frames of one WebSocket that are handled before other connections get their turn."""
    backlog_bytes: int = 262_144
    """What may wait for a slow reader before it is disconnected."""
    heartbeat_seconds: float = 15.0
    missed_heartbeats: int = 3
    """Heartbeats without any data from the peer after which it is disconnected; from the second one on it is pinged."""
    closing_seconds: float = 5.0
    """How long a peer has to close its side."""
    request_seconds: float = 10.0
    """How long a request, head and body, may take to arrive; also how long a new connection may stay silent."""
    head_bytes: int = 16_384
    """The head of a request."""
