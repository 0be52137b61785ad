"""The 42 dice of SET Dice: their faces, and which three of them form a SET."""

import re
from collections.abc import Collection, Iterable, Mapping
from importlib.resources import files
from itertools import product
from typing import Annotated, Any

from msgspec import Meta

from fivefold.core.chance import Chance
from fivefold.core.errors import Unreadable
from fivefold.core.position import EMPTY, Part, hidden, spaced
from fivefold.pieces.features import COLOURS, NUMBERS, SYMBOLS, Fault, Feature, faults, third

FEATURES: dict[Feature, str] = {"number": NUMBERS, "colour": COLOURS, "symbol": SYMBOLS}
"""The features in the order of notation, with the letters of their values."""

Face = Annotated[str, Meta(pattern=r"^([123][rgp][oqd]|\*([123][rgp][oqd])?)$")]
"""The face of a die: number, colour, symbol; WILD is `*`, with stated features `*2rd`."""
Die = Annotated[str, Meta(pattern=r"^#([1-9]|[1-3][0-9]|4[0-2])$")]
"""One of the 42 dice, from `#1` to `#42`; it shows a `Face`."""

WILD: Face = "*"
FACES: tuple[Face, ...] = tuple(map("".join, product(*FEATURES.values())))
"""All faces except WILD. A face's code is its index here; solvers work with codes."""
CODES: dict[Face, int] = {face: code for code, face in enumerate(FACES)}
THIRD: tuple[tuple[int, ...], ...] = tuple(
    tuple(CODES["".join(map(third, FEATURES.values(), a, b))] for b in FACES) for a in FACES
)
"""The code of the face that completes a SET with two others; for two equal faces it is the same face."""


def _read(text: str) -> tuple[tuple[Face, ...], ...]:
    return tuple(tuple(line.split()) for line in text.splitlines() if not line.startswith("#"))


SIDES: dict[Die, tuple[Face, ...]] = {
    f"#{number}": faces
    for number, faces in enumerate(_read(files("fivefold.pieces").joinpath("dice.txt").read_text("utf-8")), 1)
}
"""The six faces of each die."""
ALL_DICE: tuple[Die, ...] = tuple(SIDES)
ORDER: dict[Die, int] = {die: place for place, die in enumerate(ALL_DICE)}
"""The index of each die among all; by default, dice are in this order."""


def all_but(dice: Collection[Die]) -> tuple[Die, ...]:
    """Return the other dice, in order."""
    return tuple([die for die in ALL_DICE if die not in dice])


def roll(dice: Iterable[Die], chance: Chance) -> tuple[Face, ...]:
    """Roll the dice and return their faces."""
    return tuple([SIDES[die][chance.below(6)] for die in dice])


def read_die(text: str) -> Die:
    """Return the die in a text, such as `#7`; raises Unreadable."""
    if text in SIDES:
        return text
    raise Unreadable("pieces.not-a-die", text=text)


def read_face(text: str) -> Face:
    """Return the face in a text, such as `2rd`, `*` or `*2rd`; raises Unreadable."""
    face = text.lower()
    if re.fullmatch(r"([123][rgp][oqd]|\*([123][rgp][oqd])?)", face):
        return face
    raise Unreadable("pieces.not-a-face", text=text)


def write_shown(die: Die, face: Face) -> str:
    """Return a die and its face as one word: `2rd#7`."""
    return f"{face}{die}"


def read_shown(text: str) -> tuple[Die, Face]:
    """Return the die and the face in such a word; raises Unreadable."""
    face, sign, number = text.partition("#")
    if not sign:
        raise Unreadable("pieces.not-a-die.shown", text=text)
    return read_die(sign + number), read_face(face)


def write_bag(bag: tuple[Die, ...], in_play: Collection[Die], *, is_seen: bool) -> str:
    """Write the bag in a position: empty if it has all dice that are not in play; else the dice, or their number."""
    if bag == all_but(in_play):
        return ""
    return (spaced(bag) if is_seen else hidden(len(bag))) or EMPTY


def read_bag(part: Part, in_play: Collection[Die]) -> tuple[Die, ...]:
    """Return the dice in the bag from such a text; raises Unreadable."""
    return tuple(sorted(part.pieces(read_die), key=ORDER.__getitem__)) if part.text else all_but(in_play)


def renamed(value: Any, dice: Mapping[str, Die]) -> Any:
    """Rename the dice in text, or in JSON that contains text, such as those of an earlier version."""
    match value:
        case str(text):
            return " ".join([dice.get(word, word) for word in text.split(" ")])
        case [*values]:
            return [renamed(one, dice) for one in values]
        case {**fields}:
            return {name: renamed(one, dice) for name, one in fields.items()}
        case _:
            return value


def is_wild(face: Face) -> bool:
    """Return whether the face is WILD, with or without stated features."""
    return face[0] == "*"


def meaning(face: Face) -> Face | None:
    """Return the face it counts as in a SET, or None for a WILD without stated features."""
    return face.lstrip("*") or None


def stated(meant: Face) -> Face:
    """Return a WILD that stands for this face."""
    return "*" + meant


def unstated(face: Face) -> Face:
    """Return the face without the stated features of a WILD."""
    return WILD if is_wild(face) else face


def completing(a: Face, b: Face) -> Face:
    """Return the face that completes a SET with two faces that are not WILD."""
    return FACES[THIRD[CODES[a]][CODES[b]]]


def is_set(a: Face, b: Face, c: Face) -> bool:
    """Return whether the three form a SET; a WILD without stated features fits whatever is needed."""
    codes = [CODES[meant] for meant in map(meaning, (a, b, c)) if meant]
    return len(codes) < 3 or THIRD[codes[0]][codes[1]] == codes[2]


def why_not(a: Face, b: Face, c: Face) -> tuple[Fault, ...]:
    """Return every feature on which two agree and one differs; empty for a SET."""
    return () if is_set(a, b, c) else faults(FEATURES, *(meaning(face) or "" for face in (a, b, c)))
