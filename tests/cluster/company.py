"""Several servers on one Postgres and one Valkey."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from server import postgres as pg
from server import valkey as vk
from server.client import Server


def why_none() -> str:
    """Return what is missing to run a cluster, or an empty string."""
    return pg.why_none() or vk.why_none()


class Cluster:
    """The servers and their dependencies; servers can be killed and started one by one."""

    def __init__(self, folder: Path, postgres: pg.Postgres, valkey: vk.Valkey, count: int) -> None:
        self.folder, self.postgres, self.valkey = folder, postgres, valkey
        self.database = postgres.new_database()
        self.servers: list[Server] = []
        for _ in range(count):
            self.add()

    def add(self, *options: str) -> Server:
        """Start one more server."""
        words = ("--bus", self.valkey.url, "--no-limits", "--bots", "1", *options)
        server = Server(self.folder, *words, database=self.database)
        self.servers.append(server)
        return server

    def start(self) -> None:
        for server in self.servers:
            server.start()

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


@contextmanager
def cluster(folder: Path, count: int) -> Generator[Cluster]:
    """Run this many servers for the duration of a test."""
    with pg.postgres() as postgres, vk.valkey() as valkey:
        found = Cluster(folder, postgres, valkey, count)
        try:
            found.start()
            yield found
        finally:
            found.stop()
