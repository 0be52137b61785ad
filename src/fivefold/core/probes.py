"""Inputs for testing the laws: pieces to search for, marked states, and slightly wrong moves and texts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Struct, defstruct
from msgspec.structs import asdict

from fivefold.core.chance import Chance
from fivefold.core.speech import Reader, Unsaid, languages_of
from fivefold.core.words import Message, Seat

MARK = 7
"""The value of the additional field."""


def difference(before: Iterable[str], after: Iterable[str]) -> str:
    """Return which pieces were removed and which were added."""
    lost, gained = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return f"lost {dict(lost)}, gained {dict(gained)}"


def pieces_in(value: Any, pieces: Iterable[str]) -> set[str]:
    """Return the pieces that occur anywhere in the value when it is encoded."""
    wanted, found = set(pieces), set[str]()

    def walk(part: Any) -> None:
        if type(part) is str:
            found.update(wanted & {part, *part.split()})
        elif hasattr(part, "items"):
            walk(list(part.items()))
        elif hasattr(part, "__iter__"):
            for inner in part:
                walk(inner)

    if wanted:
        walk(msgspec.to_builtins(value))
    return found


def unsaid(told: Iterable[Message | str], names: tuple[str, ...], seat: Seat | None) -> str:
    """Return what is wrong with texts sent to a seat, in any available language; empty if nothing is."""
    spoken = [msgspec.json.encode(one) for one in told if isinstance(one, Message)]
    return next((wrong for one in spoken if (wrong := _unsaid(one, names, seat))), "")


@lru_cache(10_000)
def _unsaid(text: bytes, names: tuple[str, ...], seat: Seat | None) -> str:
    """Check one encoded message; cached, because most messages recur."""
    one = msgspec.json.decode(text, type=Message)
    for language in languages_of(one.key.partition(".")[0]):
        try:
            words = Reader(language, names, seat).strictly(one)
        except Unsaid as error:
            return str(error)
        if not words.strip() or "\n" in words:
            return f"{one.key} in {language} is not one line: {words!r}"
    return ""


@cache
def _with_mark(kind: type[Struct]) -> type[Struct]:
    """Return a type like this one with one more field."""
    return defstruct(kind.__name__, [("mark", int)], bases=(kind,), frozen=True, kw_only=True, gc=False)


def marked(state: Struct) -> Struct:
    """Return the state, and each of its `players`, with one more field, as if it had been added to the game later.

    Code that copies states with `replace` preserves it; code that builds a state from its fields loses it, as it would
    silently reset a field with a default.
    """
    fields: dict[str, Any] = asdict(state)
    players: tuple[Any, ...] = fields.get("players", ())
    if players and isinstance(players[0], Struct):
        fields["players"] = tuple(map(marked, players))
    return _with_mark(type(state))(**fields, mark=MARK)


def lost_mark(state: Any) -> str:
    """Return where a marked state has lost its mark; empty if it has not."""
    if getattr(state, "mark", None) != MARK:
        return "the state"
    players: Sequence[Any] = getattr(state, "players", ())
    for seat, player in enumerate(players):
        if isinstance(player, Struct) and getattr(player, "mark", None) != MARK:
            return f"player {seat}"
    return ""


def near_moves(text: str, words: Sequence[str], chance: Chance) -> Iterator[str]:
    """Yield variations of a move: a word exchanged, left out, or added."""
    own = text.split()
    if len(own) < 2 or not words:
        return
    place = 1 + chance.below(len(own) - 1)
    yield " ".join((*own[:place], chance.pick(words), *own[place + 1 :]))
    yield " ".join((*own[:place], *own[place + 1 :]))
    yield " ".join((*own, chance.pick(words)))


def bent(text: str, chance: Chance) -> Iterator[str]:
    """Yield damaged versions of a position: with a wrong field, a wrong word, or its end cut off."""
    fields = text.split("; ")
    place = chance.below(len(fields))
    yield "; ".join(fields[:place] + fields[place + 1 :])
    yield "; ".join((*fields, fields[place]))
    yield "; ".join((*fields[:place], "no" + fields[place], *fields[place + 1 :]))
    words = text.split()
    for other in (chance.pick(words), "?", "-", "|", "-1", "9" * 20, ""):
        here = chance.below(len(words))
        yield " ".join((*words[:here], other, *words[here + 1 :]))
    yield text[: chance.below(len(text))]
