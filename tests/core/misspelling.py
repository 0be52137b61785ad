"""Ways to spoil how a record is written: the same in another spelling, sizes beyond all bounds, bytes of elsewhere."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec

from core.bending import Bend
from core.lines import at, some_line, spots, with_line

Spoil = Callable[[random.Random, bytes], bytes]
"""A way to spoil the bytes of a record; nothing is made to fit afterwards."""


# -- the same, spelled in another way


def spaced(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """White space before, inside or behind a line."""
    n, found = some_line(rng, lines)
    space = rng.choice((b" ", b"\t", b"\r", b"\r\r", b"  ", b"\x0b", b"\xc2\xa0", b"\xe2\x80\xa8"))
    new = rng.choice((lines[n] + space, space + lines[n], lines[n].replace(b":", b":" + space, 1), dumped(found, ", ")))
    return [*lines[:n], new, *lines[n + 1 :]]


def dumped(found: Any, comma: str = ",", ascii_only: bool = False) -> bytes:
    return json.dumps(found, ensure_ascii=ascii_only, separators=(comma, ":")).encode(errors="surrogatepass")


def carriage_return(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """At the end of one line or of all but the last."""
    n = rng.randrange(len(lines))
    all_of_them = rng.random() < 0.3
    return [line + b"\r" if all_of_them or n == number else line for number, line in enumerate(lines)]


def reordered(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """The keys of something in another order."""
    n, found = some_line(rng, lines)
    places = [(), *(path for path in spots(found) if isinstance(at(found, path), dict))]
    inside = at(found, rng.choice(places))
    items = rng.sample(list(inside.items()), len(inside))
    inside.clear()
    inside.update(items)
    return with_line(lines, n, found)


def escaped(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """A letter as its number."""
    n = rng.randrange(len(lines))
    letters = [place for place, byte in enumerate(lines[n]) if chr(byte).isalnum()] or [0]
    place = rng.choice(letters)
    letter = lines[n][place : place + 1]
    number = b"\\u00%02x" % (letter[0] if letter else 0)
    return [*lines[:n], lines[n][:place] + number + lines[n][place + 1 :], *lines[n + 1 :]]


def renumbered(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """A number with a point, an exponent, a sign or zeros too many."""
    n, found = some_line(rng, lines)
    ways = [path for path in spots(found) if type(at(found, path)) is int]
    if not ways:
        return lines
    old = at(found, path := rng.choice(ways))
    new = rng.choice((f"{old}.0", f"{old}e0", f"+{old}", f"0{old}", f"-{old}", f"{old}0e-1", f'"{old}"', f"{old}E+0"))
    return spliced(lines, n, found, path, new.encode())


def spliced(lines: list[bytes], n: int, found: Any, path: tuple[Any, ...], new: bytes) -> list[bytes]:
    """The line with some text in place of a value, whether it is JSON or not."""
    mark = "a value that stands nowhere else"
    at(found, path[:-1])[path[-1]] = mark
    return [*lines[:n], msgspec.json.encode(found).replace(f'"{mark}"'.encode(), new), *lines[n + 1 :]]


def doubled_key(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """A key stands there twice, with the same value or with another one before it."""
    n, found = some_line(rng, lines)
    if not found:
        return lines
    key = rng.choice(tuple(found))
    first = msgspec.json.encode({key: rng.choice((found[key], None, 0))})[:-1]
    return [*lines[:n], first + b"," + lines[n][1:], *lines[n + 1 :]]


def more_or_less(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """A key too many or too few, somewhere."""
    n, found = some_line(rng, lines)
    places = [(), *(path for path in spots(found) if isinstance(at(found, path), dict))]
    inside = at(found, rng.choice(places))
    if inside and rng.random() < 0.6:
        del inside[rng.choice(tuple(inside))]
    else:
        inside[rng.choice(("more", "type", "at", "seat", ""))] = rng.choice((None, 0, "", []))
    return with_line(lines, n, found)


RESPELLED: tuple[Bend, ...] = (spaced, carriage_return, reordered, escaped, renumbered, doubled_key, more_or_less)


# -- sizes


def nested(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """Brackets in brackets in brackets, closed or not, as a value or as a line."""
    deep = rng.choice((10, 500, 1500, 5000, 100_000))
    before, behind = rng.choice(((b"[", b"]"), (b'{"a":', b"}"), (b"[[],", b"]"), (b"[", b"")))
    return grown(rng, lines, before * deep + b"0" * bool(behind) + behind * deep)


def huge_number(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    digits = b"9" * rng.choice((18, 19, 20, 40, 400, 4300, 4301, 50_000))
    return grown(rng, lines, rng.choice((digits, b"-" + digits, digits + b".5", b"1e" + digits, b"0." + digits)))


def huge_text(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    text = rng.choice((b"a", b"0", b"\xc3\xa9", b"due ", b"\\u0000")) * rng.choice((1000, 60_000))
    return grown(rng, lines, b'"' + text + b'"')


def huge_list(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    item = rng.choice((b"0", b"[]", b"{}", b'"1rso"', b'{"type":"Dealt"}', b"null"))
    return grown(rng, lines, b"[" + b",".join([item] * rng.choice((1000, 20_000))) + b"]")


def grown(rng: random.Random, lines: list[bytes], new: bytes) -> list[bytes]:
    """Something large in place of a value or of a whole line."""
    n, found = some_line(rng, lines)
    ways = list(spots(found))
    if not ways or rng.random() < 0.2:
        return [*lines[:n], new, *lines[n + 1 :]]
    short = [path for path in ways if len(path) == 1]
    return spliced(lines, n, found, rng.choice(rng.choice((ways, short))), new)


HUGE: tuple[Bend, ...] = (nested, nested, huge_number, huge_text, huge_list)


# -- bytes


def changed_byte(rng: random.Random, text: bytes) -> bytes:
    place = rng.randrange(len(text))
    return text[:place] + bytes([rng.randrange(256)]) + text[place + 1 :]


def changed_letter(rng: random.Random, text: bytes) -> bytes:
    place = rng.randrange(len(text))
    return text[:place] + bytes([rng.randrange(32, 127)]) + text[place + 1 :]


def foreign_bytes(rng: random.Random, text: bytes) -> bytes:
    place = rng.choice((0, rng.randrange(len(text)), len(text)))
    return text[:place] + rng.choice(FOREIGN) + text[place:]


FOREIGN = (
    b"\x00", b"\xff", b"\xfe\xff", b"\xef\xbb\xbf", b"\xc0\x80", b"\xed\xa0\x80", b"\xed\xb2\x80", b"\xf5\x80\x80\x80",
    b"\r", b"\n", b"\n\n", b"\r\n", b"\x1a", b"\x1b[2J", b"\xe2\x80\xa8", b"\xc2\x85", b"\x0c", b"{", b"}", b'"', b"\\",
)  # fmt: skip


def cut(rng: random.Random, text: bytes) -> bytes:
    return text[: rng.randrange(len(text))]


def cut_out(rng: random.Random, text: bytes) -> bytes:
    place = rng.randrange(len(text))
    return text[:place] + text[place + rng.choice((1, 2, 10, 100)) :]


def other_newlines(rng: random.Random, text: bytes) -> bytes:
    new = rng.choice((b"\r", b"\r\n", b"\n\r", b"\n\n", b"\x0b", b"\xe2\x80\xa8", b" "))
    return text.replace(b"\n", new, rng.choice((-1, 1, rng.randrange(1, text.count(b"\n") + 2))))


def tail(rng: random.Random, text: bytes) -> bytes:
    more = rng.choice((b"\n", b" ", b"\r", b"{}", b"{}\n", b"\x00", text, text.split(b"\n")[0] + b"\n", b"-- \nAnn\n"))
    return text + more


def without_last_newline(rng: random.Random, text: bytes) -> bytes:
    return text.rstrip(b"\n")


def other_case(rng: random.Random, text: bytes) -> bytes:
    return rng.choice((text.upper(), text.swapcase(), text.lower()))


SPOILS: tuple[Spoil, ...] = (
    changed_byte, changed_letter, foreign_bytes, foreign_bytes, cut, cut_out, other_newlines, other_newlines, tail,
    without_last_newline, other_case,
)  # fmt: skip
