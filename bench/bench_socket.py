"""WebSocket servers compared: echoes per second, CPU time of an echo, and memory of a connection."""

import asyncio
import importlib.util
import sys
from pathlib import Path

from echo import KINDS, REFERENCE
from load import Load, echo_memory, echoes
from peer import Server, free_port, on_core
from report import against

ECHO = str(Path(__file__).with_name("echo.py"))
SECONDS = 4.0


def server(kind: str) -> Server:
    port = free_port()
    with on_core(0):
        return Server([ECHO, kind, str(port)], port)


def measure(kind: str, connections: int, *, deflates: bool) -> Load:
    running = server(kind)
    try:
        with on_core(1):
            return asyncio.run(echoes(running, connections, SECONDS, deflates=deflates))
    finally:
        running.stop()


def memory(kind: str, *, deflates: bool) -> float:
    running = server(kind)
    try:
        return asyncio.run(echo_memory(running, 1000, deflates=deflates))
    finally:
        running.stop()


def is_here(kind: str) -> bool:
    """Return whether the library is installed; those that only this file uses are optional."""
    name = kind.rsplit(" ", 1)[-1] if "," in kind else kind
    return kind.startswith("uvicorn with") or importlib.util.find_spec(name.removesuffix("-sansio")) is not None


if __name__ == "__main__":
    import uvloop

    uvloop.install()
    reference: dict[tuple[int, bool], Load] = {}
    for kind in [REFERENCE, *(kind for kind in KINDS if kind != REFERENCE)]:
        if not is_here(kind):
            print(f"{kind}: not installed")
            continue
        for deflates in (False, True):
            how = "compressed" if deflates else "plain"
            try:
                for connections in (100, 1000):
                    load = measure(kind, connections, deflates=deflates)
                    what = f"echo, {kind}, {how}, {connections} connections"
                    print(f"{what}: {load}")
                    reference.setdefault((connections, deflates), load)
                    ours, theirs = 1 / load.micros, 1 / reference[connections, deflates].micros
                    against(f"{what}, by the processor's time", ours, REFERENCE, theirs)
                print(f"memory of a connection, {kind}, {how}: {memory(kind, deflates=deflates) / 1000:.1f} kB")
            except RuntimeError as error:
                print(f"echo, {kind}, {how}: {error}")
            sys.stdout.flush()
