"""Opens the bus at a URL of Valkey or Redis."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fivefold.core.errors import BadOption
from fivefold.server.store.address import file_of

if TYPE_CHECKING:
    from fivefold.server.cluster.remote_workers import ThinkService
    from fivefold.server.cluster.shared import Shared


def open_shared(url: str, clock: Callable[[], int], new_code: Callable[[], str]) -> "Shared":
    """Return what processes share over Valkey, not yet connected; raises BadOption."""
    with _plainly():
        from fivefold.server.cluster.shared import Shared

        return Shared(url, clock, new_code)


def open_think_service(url: str, count: int, milliseconds: int) -> "ThinkService":
    """A machine whose workers think for the bots of servers, not yet connected; raises BadOption."""
    with _plainly():
        from fivefold.server.cluster.remote_workers import ThinkService

        return ThinkService(url, count, milliseconds)


@contextmanager
def _plainly() -> Generator[None]:
    try:
        yield
    except ImportError:
        raise BadOption("server.no-bus") from None
    except ValueError:
        raise BadOption("server.bad-bus") from None


def check_bus(url: str) -> None:
    """Raise BadOption if there can be no bus at a URL; nothing is sent."""
    with _plainly():
        from fivefold.server.cluster.bus.valkey import client

        client(url)


def must_be_shared(database: str) -> None:
    """Raise BadOption for a database that only one process can use."""
    if file_of(database) is not None:
        raise BadOption("server.bad-bus.alone")
