"""A worker process: runs one job after the other, under limits.

It reads orders from standard input and writes messages to standard output, each with a length prefix. It ends when the
server ends, whatever the cause.
"""

import contextlib
import math
import os
import pkgutil
import signal
import sys
import time
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec

from fivefold.core.errors import Refusal
from fivefold.server.workers.jobs import JobRequest, Lane, Order, WorkerMessage, encode

LENGTH = 4
"""The size of the length prefix, in bytes."""


def serve(lane: Lane, orders: BinaryIO, messages: BinaryIO) -> None:
    """Run jobs until there are no more, or one has used up the memory."""
    percent = -1

    def send(message: WorkerMessage) -> None:
        text = encode(message)
        messages.write(len(text).to_bytes(LENGTH, "big") + text)
        messages.flush()

    def report(done: int, total: int) -> None:
        nonlocal percent
        if (now := 100 * done // max(total, 1)) > percent:
            percent = now
            send(WorkerMessage(done=done, total=total))

    decoder = msgspec.msgpack.Decoder(Order)
    send(WorkerMessage())
    while len(head := orders.read(LENGTH)) == LENGTH:
        percent = -1
        order = decoder.decode(orders.read(int.from_bytes(head, "big")))
        _limit("RLIMIT_CPU", math.ceil(time.process_time()) + lane.cpu_seconds)
        try:
            reply = encode(_decoder(order.kind).decode(order.request).run(report))
        except Refusal as refusal:
            send(WorkerMessage(is_last=True, refusal=refusal.message))
        except MemoryError:
            return
        except Exception as error:
            send(WorkerMessage(is_last=True, error=repr(error)))
        else:
            send(WorkerMessage(is_last=True, reply=reply))


@lru_cache(32)
def _decoder(kind: str) -> "msgspec.msgpack.Decoder[JobRequest[Any]]":
    return msgspec.msgpack.Decoder(pkgutil.resolve_name(kind))


def _limit(name: str, most: int) -> None:
    """Set a soft limit of this process, if the platform supports it."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(AttributeError, ValueError, OSError):
            kind: int = getattr(resource, name)
            resource.setrlimit(kind, (most, resource.getrlimit(kind)[1]))


def main() -> None:
    """Serve the lane given on the command line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lane = msgspec.json.decode(sys.argv[1], type=Lane)
    if hasattr(os, "nice"):
        os.nice(lane.nice)
    _limit("RLIMIT_AS", lane.memory)
    _limit("RLIMIT_CORE", 0)
    messages, sys.stdout = sys.stdout.buffer, sys.stderr
    with contextlib.suppress(BrokenPipeError):
        serve(lane, sys.stdin.buffer, messages)


if __name__ == "__main__":
    main()
