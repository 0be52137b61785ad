"""How a server is run: everything that can be set, by flag or by environment."""

from typing import Annotated

from msgspec import Meta, Struct

from fivefold.rooms.presence import Patience
from fivefold.server.limits import Limits
from fivefold.server.store import Retention


class Settings(Struct, frozen=True, kw_only=True):
    """What the command line says; `fivefold serve --help` lists it."""

    database: str
    bus: str = ""
    """A URL of Valkey, where several processes share the database."""
    base_url: str = ""
    limits: Limits = Limits()
    patience: Patience = Patience()
    retention: Retention = Retention()
    bots: Annotated[int, Meta(ge=0, le=64)] = 2
    """Processes in which bots think; none only where others think for this server."""
    rest_minutes: Annotated[int, Meta(ge=1)] = 10
    """How long an empty room stays in memory."""
    operator_token: str = ""
    """Who has it may list and close rooms, and ban; without one, nobody may."""
