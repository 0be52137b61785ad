"""The lines of a record as a forger sees them: something to decode, to change and to sign again."""

import random
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest

import fivefold as ff
from fivefold.core.playback import rebuild, replay, verify


def signed(lines: list[bytes]) -> bytes:
    """The lines with an end that fits them, as a forger would make it; spelled as it was."""
    body = b"".join(line + b"\n" for line in lines[:-1])
    end = re.sub(rb'("end"\s*:\s*)-?\d+', rb"\g<1>%d" % (len(lines) - 2), lines[-1], count=1)
    end = re.sub(rb'("sha256"\s*:\s*")[0-9a-f]{64}', rb"\g<1>%s" % sha256(body).hexdigest().encode(), end, count=1)
    return body + end + b"\n"


def edited(text: str, number: int, change: Callable[[dict[str, Any]], object]) -> str:
    """The record with one line changed and signed again; the last line has the number -1."""
    lines = text.encode().split(b"\n")[:-1]
    place = number - 1 if number > 0 else len(lines) + number
    found = fields(lines[place])
    change(found)
    return signed(with_line(lines, place, found)).decode()


def with_lines(text: str, change: Callable[[list[bytes]], object]) -> str:
    """The record after something was done to its lines, signed again."""
    lines = text.encode().split(b"\n")[:-1]
    change(lines)
    return signed(lines).decode()


def refusal(source: Any, act: Callable[[Any], object] = ff.replay) -> ff.BadRecord:
    """The refusal of a record, by `replay` unless said otherwise."""
    with pytest.raises(ff.BadRecord) as caught:
        act(source)
    return caught.value


def fields(line: bytes) -> dict[str, Any]:
    """What a line says, if it still says anything."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a value but to itself."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*path, key)
        yield from spots(part, (*path, key))


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def some_line(rng: random.Random, lines: list[bytes]) -> tuple[int, dict[str, Any]]:
    """A line, more often an act's than not, and what it says."""
    n = rng.randrange(len(lines))
    return n, fields(lines[n])


def some_act(rng: random.Random, lines: list[bytes]) -> tuple[int, dict[str, Any]]:
    """A line between header and end, and what it says."""
    n = rng.randrange(1, max(2, len(lines) - 1)) % len(lines)
    return n, fields(lines[n])


def with_line(lines: list[bytes], n: int, value: object) -> list[bytes]:
    return [*lines[:n], msgspec.json.encode(value), *lines[n + 1 :]]


def anything(rng: random.Random, lines: list[bytes]) -> Any:
    """A value from anywhere in the record."""
    for _ in range(10):
        _, found = some_line(rng, lines)
        if ways := list(spots(found)):
            return at(found, rng.choice(ways))
    return None


def kept(text: str) -> ff.AnyTable:
    """The table that is resumed from the lines of a record."""
    header, *lines, end = text.encode().split(b"\n")[:-1]
    return rebuild(header, lines, bytes.fromhex(fields(end)["seed"]))


def refused_by_all(text: str) -> tuple[str, int]:
    """The code and the line that all of them name alike."""
    found = {(error.code, error.line) for act in (replay, verify, kept) for error in [refusal(text, act)]}
    assert len(found) == 1, found
    return found.pop()


def line(**changes: object) -> Callable[[dict[str, Any]], object]:
    return lambda found: found.update(changes)
