"""Runs a cluster on this machine: Postgres, Valkey, three servers and a reverse proxy, until Ctrl+C.

    python tools/run_cluster.py [--port 8000] [--servers 3]

All programs come from Python packages, and all data is deleted afterwards.
"""

import argparse
import asyncio
import contextlib
import itertools
import signal
import socket
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))


class Proxy:
    """A TCP proxy: passes each connection on to the next server that accepts it.

    With `first`, it tries the same server first every time.
    """

    def __init__(self, ports: list[int], first: int | None = None) -> None:
        self._ports = ports
        self._next = itertools.cycle(range(len(ports)) if first is None else [first])
        self.tasks: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        there: asyncio.StreamWriter | None = None
        try:
            there_reader, there = await self._connect()
            await asyncio.gather(self._pass(reader, there), self._pass(there_reader, writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self.tasks.discard(task)
            for end in (writer, there):
                if end is not None:
                    end.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the next server that accepts; for a few seconds there may be none."""
        for _ in range(50):
            first = next(self._next)
            for port in self._ports[first:] + self._ports[:first]:
                with contextlib.suppress(OSError, TimeoutError):
                    async with asyncio.timeout(1):
                        return await asyncio.open_connection("127.0.0.1", port)
            await asyncio.sleep(0.1)
        raise ConnectionRefusedError

    @staticmethod
    async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while message := await reader.read(65536):
            writer.write(message)
            await writer.drain()
        with contextlib.suppress(OSError):
            writer.write_eof()


def bind(port: int) -> socket.socket:
    """Return a bound socket, or exit with a sentence."""
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(("127.0.0.1", port))
    except (OSError, OverflowError) as error:
        sys.exit(f"Port {port} cannot be used: {error}. Choose another with --port.")
    return bound


async def run(proxy: Proxy, listening: socket.socket) -> None:
    server = await asyncio.start_server(proxy.serve, sock=listening)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    print(f"Fivefold is at http://localhost:{server.sockets[0].getsockname()[1]}", flush=True)
    print("Ctrl+C stops everything.", flush=True)
    await stop.wait()
    server.close()
    for task in list(proxy.tasks):
        task.cancel()


def main() -> None:
    from cluster.company import cluster, why_none

    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--port", type=int, default=8000)
    options.add_argument("--servers", type=int, default=3)
    given = options.parse_args()
    if why := why_none():
        sys.exit(f"A cluster cannot be started here: {why}.")
    listening = bind(given.port)
    print(f"Postgres, Valkey and {given.servers} servers are starting.", flush=True)
    with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), given.servers) as whole:
        print(f"Postgres is at port {whole.postgres.port}, Valkey at port {whole.valkey.port}.")
        for server in whole.servers:
            print(f"A server is at {server.url}, process {server.pid}: kill it and see what happens.")
        asyncio.run(run(Proxy([server.port for server in whole.servers]), listening))


if __name__ == "__main__":
    main()
