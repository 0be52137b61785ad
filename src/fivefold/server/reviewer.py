"""A process in which matches are looked back at: records come over standard input, reviews go over standard output."""

import contextlib
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from fivefold.core.errors import Refusal
from fivefold.core.playback import verify
from fivefold.core.words import Message
from fivefold.reviews import review
from fivefold.server import process

NICE = 15
"""Looking back comes after thinking, where there are few processors."""
MEMORY = 2 << 30
"""So many bytes it may use: a record that somebody brings along can be anything."""


class Task(Struct, frozen=True):
    """A record to look back at; one of strangers is first judged by the rules, act by act."""

    record: bytes
    is_ours: bool


class Progress(Struct, frozen=True, tag=True):
    """So many acts of all are looked at; told whenever that is a percent more."""

    done: int
    total: int


class Ready(Struct, frozen=True, tag=True):
    """The review, as JSON."""

    review: bytes


class Failed(Struct, frozen=True, tag=True):
    """Why there can be none; without words it is a fault of ours."""

    message: Message | None
    error: str


Told = Progress | Ready | Failed
_encoder = msgspec.msgpack.Encoder()


def look_back(task: Task, answered: BinaryIO) -> Told:
    """The review of one record; tells on the way how far it is."""
    told = -1

    def progress(done: int, total: int) -> None:
        nonlocal told
        percent = 100 * done // total if total else 100
        if percent > told:
            told = percent
            process.answer(answered, _encoder.encode(Progress(done, total)))

    try:
        if not task.is_ours:
            verify(task.record)
        return Ready(msgspec.json.encode(review(task.record, progress)))
    except Refusal as refusal:
        return Failed(refusal.message, str(refusal))
    except Exception as error:
        return Failed(None, repr(error))


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Looks at one record after the other until there are no more."""
    decoder = msgspec.msgpack.Decoder(Task)
    for task in process.frames(asked):
        process.answer(answered, _encoder.encode(look_back(decoder.decode(task), answered)))


def main() -> None:
    """Gets ready and serves."""
    process.prepare(NICE)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
