"""Several servers on one Postgres and one Valkey."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from server import postgres as pg
from server import valkey as vk
from server.client import Server


def why_none() -> str:
    """What is missing for a cluster; empty when nothing is."""
    return pg.why_none() or vk.why_none()


class Cluster:
    """All of it; servers can be killed and started one by one."""

    def __init__(self, folder: Path, postgres: pg.Postgres, valkey: vk.Valkey, count: int) -> None:
        self.folder, self.postgres, self.valkey = folder, postgres, valkey
        self.database = postgres.new_database()
        self.servers: list[Server] = []
        for _ in range(count):
            self.add()

    def add(self, *options: str) -> Server:
        """One server more."""
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
    """So many servers, which end with the test."""
    with pg.postgres() as postgres, vk.valkey() as valkey:
        found = Cluster(folder, postgres, valkey, count)
        try:
            found.start()
            yield found
        finally:
            found.stop()
