"""The bus on Valkey survives whatever happens to its connections."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import uvloop

from cluster.cables import Cable, cables
from fivefold.server.cluster.bus.valkey import ValkeyBus, client
from server.client import LONG
from server.valkey import valkey, why_none

ROUNDS = 20


class Reader:
    """A mailbox that remembers what came."""

    def __init__(self) -> None:
        self.packets = asyncio.Queue[bytes]()

    def received(self, packet: bytes) -> None:
        self.packets.put_nowait(packet)

    def lost(self, peer: str | None) -> None:
        pass


async def arrives(bus: ValkeyBus, reader: Reader, packet: bytes) -> None:
    """Send to our own mailbox until it arrives; fails after a long time."""
    async with asyncio.timeout(LONG):
        while True:
            bus.post("me", packet)
            try:
                async with asyncio.timeout(0.2):
                    while await reader.packets.get() != packet:
                        pass
                    return
            except TimeoutError:
                continue


@pytest.mark.real
@pytest.mark.skipif(bool(why_none()), reason=why_none())
def test_the_bus_comes_back_from_any_number_of_resets() -> None:
    """uvloop raises RuntimeError when something is written to a transport that was reset a moment ago."""

    async def test(cable: Cable) -> None:
        valkey_client, reader = client(f"valkey://127.0.0.1:{cable.port}"), Reader()
        bus = ValkeyBus(valkey_client)
        await bus.open("me", reader)
        for n in range(ROUNDS):
            await arrives(bus, reader, b"before %d" % n)
            broken = cable.broken
            cable.cut(reset=True)
            async with asyncio.timeout(LONG):
                while cable.broken < broken + 4:
                    bus.post("me", b"lost")
                    await asyncio.sleep(0.002)
            cable.mend()
        await arrives(bus, reader, b"after")
        await bus.close()
        await valkey_client.aclose()

    with valkey() as server, cables() as some, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(test(some.add(server.port)))


class BrokenConnection:
    """A connection whose transport was reset."""

    async def connect(self) -> None:
        raise RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed")

    async def disconnect(self, *, nowait: bool) -> None:
        assert nowait
        raise RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed")


def test_a_runtime_error_of_the_event_loop_does_not_end_the_bus() -> None:
    made, enough = 0, asyncio.Event()

    def make_connection() -> BrokenConnection:
        nonlocal made
        made += 1
        if made == 6:
            enough.set()
        return BrokenConnection()

    async def test() -> None:
        pool: Any = SimpleNamespace(connection_pool=SimpleNamespace(make_connection=make_connection))
        bus = ValkeyBus(pool)
        await bus.open("me", Reader())
        async with asyncio.timeout(LONG):
            await enough.wait()
        await bus.close()

    asyncio.run(test())
