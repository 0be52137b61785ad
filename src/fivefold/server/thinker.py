"""A process in which bots think: questions come over standard input, answers go over standard output."""

import contextlib
import os
import signal
import sys
from typing import BinaryIO

import msgspec

from fivefold.bots import levels
from fivefold.core.discovery import games
from fivefold.host.questions import Question, think
from fivefold.server.thinking import LENGTH, Reply

NICE = 5
"""Thinking comes after talking, where there are few processors."""


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answers one question after the other until there are no more: it ends with the server, however that ends."""
    decoder = msgspec.msgpack.Decoder(Question)
    while len(head := asked.read(LENGTH)) == LENGTH:
        question = decoder.decode(asked.read(int.from_bytes(head, "big")))
        try:
            reply = Reply(think(question))
        except Exception as error:
            reply = Reply(error=repr(error))
        text = msgspec.msgpack.encode(reply)
        answered.write(len(text).to_bytes(LENGTH, "big") + text)
        answered.flush()


def main() -> None:
    """Gets ready and serves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    for game in games().values():
        levels(game)
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
