"""Hostile messages: malformed, of the wrong type, too large, or out of turn."""

import random
import string
from typing import Any

import msgspec

VALID: list[dict[str, Any]] = [
    {"t": "hello", "match": "", "since": -1},
    {"t": "do", "move": "call"},
    {"t": "do", "move": "agree"},
    {"t": "do", "move": "withdraw"},
    {"t": "do", "move": "take 1 2 3"},
    {"t": "do", "move": "take 1rso 2rso 3rso"},
    {"t": "do", "move": "more"},
    {"t": "do", "move": "resign"},
    {"t": "chat", "text": "Good game"},
    {"t": "react", "symbol": "👏"},
    {"t": "sit", "seat": 0},
    {"t": "choose", "game": "set", "options": {"deck": "easy"}},
    {"t": "resize", "seats": 3},
    {"t": "seatbot", "seat": 1, "level": "hard"},
    {"t": "start"},
    {"t": "lobby"},
    {"t": "kick", "person": "0123456789abcdef"},
    {"t": "publish", "public": True},
    {"t": "askhint"},
    {"t": "pong", "ping": 1},
]
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 0.5, 1e308, "", " ", "0", "-1",
    "null", "__proto__", "constructor", "../../etc/passwd", "%00", "\x00", "\x00" * 40, "\u202eevil", "\ufeff",
    "é" * 40,
    "👩‍👩‍👧‍👦" * 5, "ß" * 39, "A" * 41, "A" * 401, "'; drop table entries; --", "<script>alert(1)</script>", "{{7*7}}",
    "\r\nSet-Cookie: fivefold=x", [], [[]], {}, {"t": "do"}, ["do"], [None] * 50, {"a": {"b": {"c": []}}},
]  # fmt: skip
MOVES = [
    "take", "take 1", "take 1 1 1", "take 0 0 0", "take 99 98 97", "take -1 2 3", "take ١ ٢ ٣", "take ² ³ ¹",
    "take 1rso",
    "take 1rso 1rso 1rso", "take 4xyz 1 2", "CALL", " call ", "call call", "due", "left 0", "back 0", "lag 0 9999", "",
    "\n", "\x00", "take " + "1 " * 190, "call\u0000", "take 1rso,2rso,3rso", "resign", "more", "🃏", "take 1e1 2 3",
    "_" * 400,
]  # fmt: skip


def hostile(luck: random.Random) -> str | bytes:
    """Return a random message."""
    kind = luck.randrange(12)
    match kind:
        case 0:
            return luck.randbytes(luck.randrange(200))
        case 1:
            return "".join(luck.choice(string.printable) for _ in range(luck.randrange(200)))
        case 2:
            depth = luck.randrange(1, 4000)
            return luck.choice(['{"t":"chat","text":', '{"t":"choose","game":"set","options":', ""]) + "[" * depth
        case 3:
            return '{"t":"chat","text":"' + "A" * luck.choice([401, 4000, 4090, 8000, 15_000]) + '"}'
        case 4:
            return _text({"t": luck.choice(["", "Do", "welcome", "table", "admin", "due", "x" * 50, 1, None]), "id": 1})
        case 5:
            return _text({"t": "do", "move": luck.choice(MOVES)})
        case 6:
            return _cut(luck)
        case 7:
            return _text(
                {**luck.choice(VALID), luck.choice(["seat", "person", "at", "host", "__class__"]): luck.choice(ODD)}
            )
        case 8:
            return _text({"t": luck.choice(VALID)["t"]})
        case 9:
            return luck.choice(
                ["null", "[]", "{}", "0", '"do"', "NaN", "1e999", '{"t":"do","t":"lobby"}', '{"t":"\\ud800"}']
            )
        case 10:
            return _text({**luck.choice(VALID), "id": luck.choice(ODD)})
        case _:
            return _mutated(luck)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode() if _fits(value) else repr(value)


def _fits(value: object) -> bool:
    try:
        msgspec.json.encode(value)
    except (OverflowError, TypeError, ValueError):
        return False
    return True


def _mutated(luck: random.Random) -> str:
    """Return a valid message with one invalid field."""
    message = dict(luck.choice(VALID))
    message[luck.choice(list(message))] = luck.choice(ODD)
    return _text(message)


def _cut(luck: random.Random) -> str:
    """Return a valid message with a character changed, lost or doubled."""
    text = _text(luck.choice(VALID))
    at = luck.randrange(len(text))
    return text[:at] + luck.choice(["", "\\", '"', "{", "\x00", "é", text[at] * 2]) + text[at + luck.randrange(2) :]
