"""Ways to bend a record so that it says something else: other lines, acts, events, players, options, results."""

import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec

from core.lines import anything, at, fields, some_act, some_line, spots, with_line
from core.matches import SLUGS, bases

Bend = Callable[[random.Random, list[bytes]], list[bytes]]
"""A way to bend the lines of a record; the end is made to fit them afterwards."""


# -- whole lines


def repeat(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    n, to = rng.randrange(len(lines)), rng.randrange(len(lines) + 1)
    return [*lines[:to], lines[n], *lines[to:]]


def repeat_at_once(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    n = rng.randrange(len(lines))
    return [*lines[:n], lines[n], *lines[n:]]


def swap(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    lines = list(lines)
    n, m = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[n], lines[m] = lines[m], lines[n]
    return lines


def swap_neighbours(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    n = rng.randrange(max(1, len(lines) - 1))
    return [*lines[:n], *reversed(lines[n : n + 2]), *lines[n + 2 :]]


def drop(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    n = rng.randrange(len(lines))
    return [*lines[:n], *lines[n + 1 :]]


def blank(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    n = rng.randrange(len(lines) + 1)
    return [*lines[:n], rng.choice((b"", b" ", b"{}", b"null", b"[]", b"0", b'""')), *lines[n:]]


def foreign_line(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """A line of another match, of this game or of another one."""
    slug = fields(lines[0]).get("game")
    other = rng.choice(bases(slug if slug in SLUGS and rng.random() < 0.7 else rng.choice(SLUGS))).split(b"\n")
    n = rng.randrange(len(lines))
    return [*lines[:n], rng.choice(other), *lines[n + rng.randrange(2) :]]


def open_again(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """A second opening, in which happens what happened just before, or something else."""
    n, before = some_act(rng, lines)
    events = before.get("events", []) if rng.random() < 0.8 else []
    opening = msgspec.json.encode({"seat": -3, "at": 0, "move": "", "events": events})
    return [*lines[: n + 1], opening, *lines[n + 1 :]]


def open_with(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """An opening with a move, a time or another seat."""
    opening = fields(lines[1 % len(lines)])
    if not opening:
        return lines
    key, values = rng.choice((("move", ("due", "call", " ")), ("at", (1, -1, 1000)), ("seat", (-1, -2, -4, 0))))
    return with_line(lines, 1, {**opening, key: rng.choice(values)})


def break_off(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """As if the match had not been played on; with or without what was known at the end."""
    n = rng.randrange(1, len(lines)) if len(lines) > 1 else 1
    end = fields(lines[-1])
    for key in rng.choice((("seed", "outcome"), ("seed",), ("outcome",), ())):
        end[key] = None
    return [*lines[:n], msgspec.json.encode(end)]


# -- what stands in a line


def act(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """Somebody else, another move or another time; all from this record, or nearly."""
    n, found = some_act(rng, lines)
    key = rng.choice(("seat", "move", "at"))
    _, other = some_act(rng, lines)
    near = {"seat": (-4, -3, -2, -1, 0, 1, 2, 11, 12, 99, 2**63), "at": (-1, 0, 1, 10**6, 2**53, 2**64), "move": MOVES}
    new = other.get(key) if rng.random() < 0.5 else rng.choice(near[key])
    if key == "at" and isinstance(found.get("at"), int) and rng.random() < 0.5:
        new = found["at"] + rng.choice((-1, 1, 7, 5000))
    if key == "move" and rng.random() < 0.2:
        new = respelled(rng, str(found.get("move")))
    return with_line(lines, n, {**found, key: new})


MOVES = (
    "due", "due due", "left 0", "left 1", "left 99", "back 0", "back 1", "lag 0 0", "lag 1 5", "lag 0 99999999999", "",
    "call", "resign", "pickup", "draw", "ready", "roll", "done", "pass", "agree", "more", "take 1 2 3",
)  # fmt: skip


def respelled(rng: random.Random, words: str) -> str:
    return rng.choice((words.upper(), words + " ", " " + words, words.replace(" ", "  "), words + "\n", words.title()))


def clock_or_house(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """An act of the clock or of the house that nobody saw."""
    n, found = some_act(rng, lines)
    seat, move = rng.choice(((-1, "due"), (-2, "left 0"), (-2, "back 0"), (-2, "lag 0 100"), (-2, "left 1")))
    _, other = some_act(rng, lines)
    events: Any = rng.choice(([], found.get("events", []), other.get("events", [])))
    new = {"seat": seat, "at": found.get("at", 0), "move": move, "events": events}
    return [*lines[: n + 1], msgspec.json.encode(new), *lines[n + 1 :]]


def later(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """All times from some line on, also those inside events, are put off."""
    n, by = rng.randrange(1, max(2, len(lines))), rng.choice((-1000, -1, 1, 10, 100_000))
    lines = list(lines)
    for number in range(n, len(lines) - 1):
        found = fields(lines[number])
        for path in list(spots(found)):
            if path[-1] == "at" and isinstance(at(found, path), int):
                at(found, path[:-1])["at"] += by
        lines = with_line(lines, number, found) if found else lines
    return lines


def value(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """Any value anywhere becomes another one."""
    n, found = some_line(rng, lines)
    ways = list(spots(found))
    if not ways:
        return lines
    path = rng.choice(ways)
    inside = at(found, path[:-1])
    inside[path[-1]] = other_value(rng, inside[path[-1]], lines)
    return with_line(lines, n, found)


def other_value(rng: random.Random, old: Any, lines: list[bytes]) -> Any:
    if rng.random() < 0.3:
        return anything(rng, lines)
    if rng.random() < 0.1:
        return rng.choice((None, True, False, 0, -1, 1.5, "", [], {}, "\u0000", "é", "\U0001f0a1", 10**20))
    match old:
        case bool():
            return not old
        case int():
            return rng.choice((old + 1, old - 1, -old, 0, old * 10, 2**31, 2**63, -(2**70)))
        case str():
            return rng.choice((old[1:], old + old, old.upper(), old.lower(), old[::-1], respelled(rng, old), old + "0"))
        case list():
            return rng.choice((old[1:], old + old[:1], old[::-1], rng.sample(old, len(old)), [old], old * 3))
        case dict():
            return rng.choice(
                (dict(rng.sample(list(old.items()), len(old))), {**old, "more": 1}, dict(list(old.items())[1:]))
            )
        case _:
            return rng.choice((0, "0" * 64, "", [], {"winners": [0], "scores": [0], "reason": "x", "text": "x"}))


def event_moved(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """An event of one line stands in another one, or in another place."""
    n, found = some_act(rng, lines)
    m = min(n + 1, len(lines) - 1) if rng.random() < 0.6 else some_act(rng, lines)[0]
    events = found.get("events")
    if not isinstance(events, list) or not events:
        return lines
    moved = events.pop(rng.randrange(len(events)))
    lines = with_line(lines, n, found)
    other = fields(lines[m])
    if isinstance(others := other.get("events"), list):
        others.insert(rng.randrange(len(others) + 1), moved)
        lines = with_line(lines, m, other)
    return lines


def split(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """What happened in one line happens in two."""
    n, found = some_act(rng, lines)
    events = found.get("events")
    if not isinstance(events, list):
        return lines
    cut = rng.randrange(len(events) + 1)
    parts = [{**found, "events": part} for part in (events[:cut], events[cut:])]
    return [*lines[:n], *map(msgspec.json.encode, parts), *lines[n + 1 :]]


def join(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """What happened in two lines happens in one."""
    n, found = some_act(rng, lines)
    other = fields(lines[n + 1]) if n + 1 < len(lines) else {}
    if not isinstance(found.get("events"), list) or not isinstance(other.get("events"), list):
        return lines
    both = {**rng.choice((found, other)), "events": found["events"] + other["events"]}
    return [*lines[:n], msgspec.json.encode(both), *lines[n + 2 :]]


# -- header and end


def header(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """Another format, game, version, commitment; more, fewer or other players and options."""
    found = fields(lines[0])
    seats, options = found.get("seats"), found.get("options")
    if not isinstance(seats, list) or not isinstance(options, dict):
        return lines
    key = rng.choice((*found, "position"))
    games = ("set", "set-solitaire", "karma", "five-crowns", "wordspiel", "bridge", "", "SET", "../set")
    new: Any = {
        "fivefold": rng.choice((0, 1, 2, -1, 10**30, True, "1", 1.0)),
        "game": rng.choice(games),
        "rules": rng.choice((0, 1, 2, -1, 10**30)),
        "seats": rng.choice((seats[1:], [*seats, "One more"], seats[::-1], [*seats[1:], "Żoë"], [*seats[1:], ""], [])),
        "options": other_options(rng, options),
        "position": other_position(rng, found.get("position")),
        "commitment": rng.choice(("0" * 64, "f" * 64, str(found.get("commitment")).upper(), "0" * 64 + "\n")),
    }.get(key)
    return with_line(lines, 0, {**found, key: new})


def other_position(rng: random.Random, old: object) -> object:
    """Where the match began: somewhere else, in another spelling, or nowhere."""
    if not isinstance(old, str) or rng.random() < 0.2:
        return rng.choice((None, "", "seats 2", "seats 2; at 5", "seats 99", 7))
    words = old.split(" ")
    n = rng.randrange(len(words))
    word = rng.choice((words[n].upper(), words[n] + " ", "0", "??", rng.choice(words), words[n] + ";"))
    return " ".join([*words[:n], word, *words[n + 1 :]])


def renamed(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """Somebody has another name: alone, that is as true as before."""
    found = fields(lines[0])
    seats = found.get("seats")
    if not isinstance(seats, list) or not seats:
        return lines
    seats[rng.randrange(len(seats))] = rng.choice(("Ann", "Żoë", "", "\n", "\u2028", '"', "a" * 1000, "\U0001f0a1"))
    return with_line(lines, 0, found)


def other_options(rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    if not options or rng.random() < 0.2:
        return rng.choice(({**options, "jokers": 2}, dict(reversed(options.items())), {}))
    name = rng.choice(tuple(options))
    if rng.random() < 0.15:
        return {key: option for key, option in options.items() if key != name}
    near = (
        options[name],
        0,
        1,
        2,
        3,
        5,
        60,
        10**9,
        -1,
        True,
        False,
        "yes",
        "no",
        "easy",
        "full",
        "auto",
        "agree",
        "open",
    )
    old = options[name]
    return {**options, name: old + rng.choice((-1, 1)) if type(old) is int and rng.random() < 0.5 else rng.choice(near)}


def end(rng: random.Random, lines: list[bytes]) -> list[bytes]:
    """Another seed or another result, or none."""
    found = fields(lines[-1])
    if rng.random() < 0.3:
        seed = bytes(rng.randrange(256) for _ in range(32))
        found["seed"] = seed.hex()
        head = fields(lines[0])
        if head and rng.random() < 0.7:
            lines = with_line(lines, 0, {**head, "commitment": sha256(seed).hexdigest()})
    elif isinstance(outcome := found.get("outcome"), dict) and rng.random() < 0.6:
        key = rng.choice(tuple(outcome) or ("text",))
        found["outcome"] = {**outcome, key: other_value(rng, outcome.get(key), lines)}
    else:
        for key in rng.choice((("seed",), ("outcome",), ("seed", "outcome"))):
            found[key] = None
    return with_line(lines, -1 % len(lines), found)


BENDS: tuple[Bend, ...] = (
    repeat, repeat_at_once, swap, swap_neighbours, drop, blank, foreign_line, open_again, open_with, break_off,
    act, act, clock_or_house, later, value, value, value, event_moved, split, join, header, header,
    renamed, renamed, end, end,
)  # fmt: skip
