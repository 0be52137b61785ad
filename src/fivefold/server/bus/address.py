"""Where the bus is: a URL of Valkey or Redis."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from fivefold.core.errors import BadOption
from fivefold.server.store.address import file_of

if TYPE_CHECKING:
    from fivefold.server.cluster.shared import Shared


def open_shared(url: str, clock: Callable[[], int], new_code: Callable[[], str]) -> "Shared":
    """What processes share over a Valkey, not yet connected; raises BadOption."""
    try:
        from fivefold.server.cluster.shared import Shared
    except ImportError:
        raise BadOption("no-bus", "A bus needs the package redis: pip install 'fivefold[cluster]'.") from None
    try:
        return Shared(url, clock, new_code)
    except ValueError:
        raise BadOption("bad-bus", "That is no address of a bus: give one like valkey://localhost:6379.") from None


def must_be_shared(database: str) -> None:
    """Raises BadOption for a database that only one process can use."""
    if file_of(database) is not None:
        raise BadOption("bad-bus", "Several processes need a database that they share: give a URL of Postgres.")
