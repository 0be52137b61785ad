"""A process that looks at one record that somebody has brought, within bounds, and ends."""

import gzip
import sys
from hashlib import sha256
from typing import Literal

import msgspec

from fivefold.core.errors import Refusal
from fivefold.core.game import SeenBy
from fivefold.core.moments import Moments
from fivefold.core.record import Record
from fivefold.core.words import Message
from fivefold.rooms import replay

SECONDS = 10
MEMORY = 1 << 30
"""How much of a processor's time and how many bytes it may use."""
What = Literal["past", "letters", "deal", "moment"]


class Wish(msgspec.Struct, frozen=True):
    """What somebody would like to know about a record."""

    text: bytes
    what: What
    eyes: SeenBy = None
    at: int = 0
    is_zipped: bool = False


class Found(msgspec.Struct, frozen=True):
    """The answer as JSON, or why there is none."""

    body: bytes = b""
    message: Message | None = None


def packed(found: msgspec.Struct, *, zipped: bool) -> bytes:
    """As JSON, compressed if that is wanted."""
    text = msgspec.json.encode(found)
    return gzip.compress(text, 5) if zipped else text


def answer(wish: Wish) -> Found:
    """Looks at a record."""
    name = sha256(wish.text).hexdigest()[:16]
    try:
        moments = Moments(Record.read(wish.text))
        found: msgspec.Struct
        match wish.what:
            case "past":
                found = replay.past(name, moments)
            case "letters":
                found = replay.replay_page(name, moments, wish.eyes, wish.at)
            case "deal":
                found = replay.deal(moments)
            case "moment":
                found = replay.moment(moments, wish.at)
        return Found(packed(found, zipped=wish.is_zipped))
    except Refusal as refusal:
        return Found(message=refusal.message)


def main() -> None:
    """Answers one wish."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    wish = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Wish)
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer(wish)))


if __name__ == "__main__":
    main()
