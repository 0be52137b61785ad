"""Workers of a real server: their number stays right, whatever happens to them."""

import os
import signal
from contextlib import suppress
from pathlib import Path

from server.client import Server, until
from server.conftest import Person
from server.workers.watching import workers


def test_bots_that_are_killed_are_replaced_by_as_many(tmp_path: Path, someone: Person) -> None:
    server = Server(tmp_path, "--no-limits").start()
    try:
        ann = someone(server)
        wires = [
            ann.join(ann.open_room(game="set", options={"deck": "easy"}, bots="expert", seats=3, start=True))
            for _ in range(12)
        ]
        killed: set[int] = set()
        for _ in range(4):
            found = until(lambda: set(workers(server.pid, "think")).difference(killed), "workers")
            assert len(found) <= 2
            for worker in found:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            killed.update(found)
        for wire in wires[:3]:
            wire.until_table(after=wire.until_table().n)
        until(lambda: len(workers(server.pid, "think")) == 2, "both workers")
        assert not workers(server.pid, "review"), "nobody has asked for a review"
        assert not workers(server.pid, "upload")
    finally:
        server.stop()
