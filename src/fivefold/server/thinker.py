"""A process in which bots think: questions come over standard input, answers go over standard output."""

import contextlib
import sys
from typing import BinaryIO

import msgspec

from fivefold.bots import levels
from fivefold.core.discovery import games
from fivefold.rooms.questions import Question, think
from fivefold.server import process
from fivefold.server.thinking import Reply

NICE = 5
"""Thinking comes after talking, where there are few processors."""


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answers one question after the other until there are no more."""
    decoder = msgspec.msgpack.Decoder(Question)
    for question in process.frames(asked):
        try:
            reply = Reply(think(decoder.decode(question)))
        except Exception as error:
            reply = Reply(error=repr(error))
        process.answer(answered, msgspec.msgpack.encode(reply))


def main() -> None:
    """Gets ready and serves."""
    process.prepare(NICE)
    for game in games().values():
        levels(game)
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
