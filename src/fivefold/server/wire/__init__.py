"""WebSockets without a task for each: lines that are heard by callback, and frames that many lines share."""

from fivefold.server.wire.frame import Frame
from fivefold.server.wire.handshake import Gone, accept, refuse
from fivefold.server.wire.line import Line, Listener
from fivefold.server.wire.lines import Lines
from fivefold.server.wire.rules import Code, Limits

__all__ = ["Code", "Frame", "Gone", "Limits", "Line", "Lines", "Listener", "accept", "refuse"]
