"""The settings of a server, given as options or environment variables."""

from typing import Annotated

from msgspec import Meta, Struct

from fivefold.rooms.presence import Patience
from fivefold.server.limits import Limits
from fivefold.server.store import Retention


class Settings(Struct, frozen=True, kw_only=True):
    """All settings; `fivefold serve --help` lists them."""

    database: str
    bus: str = ""
    """The URL of Valkey, if several processes share the database."""
    base_url: str = ""
    limits: Limits = Limits()
    patience: Patience = Patience()
    retention: Retention = Retention()
    bots: Annotated[int, Meta(ge=0, le=64)] = 2
    """Worker processes for bots; 0 only if other machines run the bots."""
    rest_minutes: Annotated[int, Meta(ge=1)] = 10
    """How long an empty room stays in memory."""
    push_hosts: tuple[str, ...] = ()
    """Hosts of push services besides the known ones, with a port if it is not 443."""
    operator_token: str = ""
    """The token with which the operator lists and closes rooms and bans people; if empty, those routes do not exist."""
