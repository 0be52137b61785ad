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
    quiet_rooms: bool = False
    """Whether all rooms are quiet, as for children: reactions only, and nicknames."""
    blocked_names: str = ""
    """A file with more names that people and rooms may not have; empty for none."""
    backups: str = ""
    """The folder of backups that the operator makes in the browser; empty for one beside the database."""
    quick_match: bool = False
    """Whether people who do not know each other can be paired for rated matches."""
    operator_token: str = ""
    """The token of the operator; if empty, the operator's routes do not exist."""
