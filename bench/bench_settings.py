"""Others' latency while one client changes the settings of its room by the hundred per second and hangs up.

The server has no limits here; with limits, most of these requests are refused. The load is measured with and without
the client by turns, so that a busy machine hurts both alike.
"""

import asyncio
import itertools
import json
from contextlib import suppress

import disk
import uvloop
from bench_server import ANSWER, table_server
from load import Load, acts_by_turns, leave, request, tables
from peer import Peer, connect
from report import limit

TABLES = 40
SECONDS = 4.0
ROUNDS = 3
AT_ONCE = 100
"""Changes that the client sends before it hangs up."""
PAUSE = 0.25
"""Seconds between two of its connections: four hundred changes a second."""
GAMES = itertools.cycle(("five-crowns", "karma", "set", "wordspiel"))


class Churn:
    """The client that changes settings."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.sent = 0

    async def run(self) -> None:
        cookie, _ = await request(self._port, "GET", "/api/me")
        _, opened = await request(self._port, "POST", "/api/rooms", cookie, '{"game": "set"}')
        code = json.loads(opened)["code"]
        while True:
            peer = await connect(self._port, f"/ws/{code}", _ignore, cookie=cookie)
            peer.send(b'{"t":"hello"}')
            for number in range(AT_ONCE):
                change = {"t": "choose", "id": number + 1, "game": next(GAMES), "options": {}}
                peer.send(json.dumps(change).encode())
                self.sent += 1
            await asyncio.sleep(PAUSE)
            peer.close()


def _ignore(_peer: Peer, _payload: bytes, _first: int) -> None: ...


async def main() -> None:
    with table_server() as server:
        pairs = await tables(server, TABLES, ANSWER, deflates=True)
        calm: list[Load] = []
        churned: list[Load] = []
        sent = 0
        for _ in range(ROUNDS):
            calm.append(await acts_by_turns(server, pairs, SECONDS, every=0.5))
            churn = Churn(server.port)
            task = asyncio.create_task(churn.run())
            churned.append(await acts_by_turns(server, pairs, SECONDS, every=0.5))
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            sent += churn.sent
        leave(pairs)
    for what, loads in (("calm", calm), (f"{sent / ROUNDS / SECONDS:.0f} changes a second", churned)):
        print(f"{TABLES} tables, {what}: " + "; ".join(map(str, loads)))
    print(disk.measure())
    before, after = (sorted(load.p99 for load in loads)[ROUNDS // 2] for loads in (calm, churned))
    limit("p99 of others while settings change, beside a calm server", after / before, 3, "times")


if __name__ == "__main__":
    uvloop.install()
    asyncio.run(main())
