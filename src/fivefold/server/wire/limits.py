"""Limits of one connection."""

from msgspec import Struct


class WebSocketLimits(Struct, frozen=True):
    """The limits of every HTTP and WebSocket connection of a server."""

    message_bytes: int = 4096
    """The size of a message assembled from its fragments, both compressed and decompressed."""
    fragments: int = 16
    """The number of frames in one message."""
    control_frames: int = 60
    """The number of pings and pongs between two heartbeats."""
    batch: int = 16
    """The number of frames of one WebSocket that are handled before other connections get their turn."""
    backlog_bytes: int = 262_144
    """The size of the write buffer at which a slow reader is disconnected."""
    heartbeat_seconds: float = 15.0
    missed_heartbeats: int = 3
    """Heartbeats without data from the peer after which it is disconnected; it is pinged from the second one on."""
    closing_seconds: float = 5.0
    """How long a peer has to close its side."""
    request_seconds: float = 10.0
    """How long a request, head and body, may take to arrive, and how long a new connection may stay silent."""
    head_bytes: int = 16_384
    """The size of the head of a request."""
