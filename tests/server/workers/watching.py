"""Finds worker processes, and waits for them."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from server.test_restart import children


def workers(pid: int, lane: str) -> list[int]:
    """Return the ids of a process's workers for a lane."""
    found: list[int] = []
    for child in children(pid):
        try:
            command = Path(f"/proc/{child}/cmdline").read_text("utf-8")
        except OSError:
            continue
        if "workers.worker" in command and f'"name":"{lane}"' in command:
            found.append(child)
    return found


async def eventually(is_so: Callable[[], object], what: str) -> None:
    for _ in range(12_000):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"waited in vain for {what}")
