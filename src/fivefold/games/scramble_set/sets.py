"""Finds SETs among dice: whether there is one, all of them, and the most that can be taken together."""

from collections.abc import Iterable, Sequence

from fivefold.pieces.dice import CODES, FACES, THIRD, WILD, Face, is_wild, meaning, stated

Line = tuple[int, int, int]
"""The codes of three faces that are a SET; three equal faces are a SET too."""
Three = tuple[int, int, int]
"""The places of three dice among those given."""

LINES: tuple[Line, ...] = tuple(
    (a, b, THIRD[a][b]) for a in range(len(FACES)) for b in range(a, len(FACES)) if THIRD[a][b] >= b
)
"""All 117 SETs of three different faces, and the 27 of three equal ones."""

_ANY = len(FACES)
_CODE = {**CODES, **{stated(face): code for face, code in CODES.items()}, WILD: _ANY}
_THROUGH = [[line for line in LINES if code in line] for code in range(len(FACES))]
_BITS = [1 << code for code in range(len(FACES))]
_MASKS = [1 << a | 1 << b | 1 << c for a, b, c in LINES if a != b]


def counted(dice: Iterable[Face]) -> tuple[list[int], int]:
    """Return how many dice show each face, by its code, and how many are WILD."""
    counts = [0] * (_ANY + 1)
    for face in dice:
        counts[_CODE[face]] += 1
    return counts, counts.pop()


def has_set(dice: Iterable[Face]) -> bool:
    """Return whether three of the dice are a SET; a WILD counts as any face."""
    counts, wilds = counted(dice)
    if max(counts) >= 3 or (wilds and wilds + sum(counts) >= 3):
        return True
    there = sum([bit for bit, n in zip(_BITS, counts, strict=True) if n])
    return any(there & mask == mask for mask in _MASKS)


def find(dice: Sequence[Face]) -> list[Three]:
    """Return every three of the dice that are a SET."""
    codes = [_CODE[face] for face in dice]
    # The candidates for the third die, by code: the dice that show it, and every WILD.
    places = [[k for k, c in enumerate(codes) if c in (code, _ANY)] for code in range(_ANY)]
    found: list[Three] = []
    for i, a in enumerate(codes):
        for j, b in enumerate(codes[i + 1 :], i + 1):
            thirds = range(j + 1, len(codes)) if _ANY in (a, b) else places[THIRD[a][b]]
            found += [(i, j, k) for k in thirds if k > j]
    return found


def taken(dice: Sequence[Face], places: Three) -> tuple[Face, Face, Face]:
    """Return the faces of the three dice of a SET; a single WILD with the face it stands for."""
    faces = [dice[place] for place in places]
    plain = [CODES[face] for face in faces if not is_wild(face)]
    if len(plain) == 2:
        meant = stated(FACES[THIRD[plain[0]][plain[1]]])
        faces = [meant if is_wild(face) else face for face in faces]
    a, b, c = faces
    return a, b, c


def most(dice: Iterable[Face]) -> int:
    """Return the largest number of SETs with each die in at most one."""
    counts, wilds = counted(dice)
    whole = (sum(counts) + wilds) // 3
    return min(whole, len(_pack(counts, whole - wilds)) + wilds)


def split(dice: Sequence[Face]) -> list[Three]:
    """Return one split with that many SETs."""
    counts, wilds = counted(dice)
    places: dict[Face | None, list[int]] = {}
    for place, face in enumerate(dice):
        places.setdefault(meaning(face), []).append(place)
    found = [
        (places[FACES[a]].pop(), places[FACES[b]].pop(), places[FACES[c]].pop())
        for a, b, c in _pack(counts, len(dice) // 3 - wilds)
    ]
    spare = places.pop(None, [])
    others = [place for left in places.values() for place in left]
    while spare and len(spare) + len(others) >= 3:
        found.append((spare.pop(), (others or spare).pop(), (others or spare).pop()))
    return found


# WILDs are easy: each makes a SET with any two dice. So the result depends on how many SETs the other dice make among
# themselves, up to the number that is `enough` to use all dice together with the WILDs.
#
# Take the features of a face as three numbers modulo 3. The faces of a SET add up to zero, and any three that do are
# a SET. So the dice left over must have the same sum as all dice, which decides for most positions at once whether all
# dice but one or two can be used.

_SUM = [[THIRD[0][third] for third in row] for row in THIRD]


def _pack(counts: Sequence[int], enough: int) -> list[Line]:
    """Return the most SETs of dice that are not WILD, or at least `enough` of them."""
    dice = sum(counts)
    for target in range(min(enough, dice // 3), 0, -1):
        found: list[Line] = []
        if _fill(list(counts), dice - 3 * target, found, set()):
            return found
    return []


def _fill(counts: list[int], spare: int, found: list[Line], dead: set[tuple[int, ...]]) -> bool:
    """Put all dice but `spare` into SETs; return False if that is impossible. `dead` are counts known to fail."""
    there = [code for code, n in enumerate(counts) if n]
    if not there:
        return True
    key = (*counts, spare)
    if key in dead or not _can_be_left(counts, there, spare):
        return False
    # A die of the face with the fewest SETs: it is in one of them, or it is left over.
    face, lines = _scarcest(counts, there)
    for line in lines:
        _change(counts, line, -1)
        if _fill(counts, spare, found, dead):
            found.append(line)
            return True
        _change(counts, line, 1)
    if spare:
        counts[face] -= 1
        if _fill(counts, spare - 1, found, dead):
            return True
        counts[face] += 1
    dead.add(key)
    return False


def _scarcest(counts: list[int], there: list[int]) -> tuple[int, list[Line]]:
    """Return the face that is in the fewest SETs, and these, those of the most frequent faces first."""
    best, fewest = there[0], _THROUGH[0]
    for code in there:
        lines = [
            line
            for line in _THROUGH[code]
            if counts[line[0]] and counts[line[1]] and counts[line[2]] and (line[0] != line[1] or counts[code] >= 3)
        ]
        if code == there[0] or len(lines) < len(fewest):
            best, fewest = code, lines
            if len(lines) < 2:
                break
    return best, sorted(fewest, key=lambda line: -counts[line[0]] * counts[line[1]] * counts[line[2]])


def _change(counts: list[int], line: Line, by: int) -> None:
    for code in line:
        counts[code] += by


def _can_be_left(counts: list[int], there: list[int], spare: int) -> bool:
    """Return whether this few dice could have the same sum as all of these."""
    if spare > 2:
        return True
    total = 0
    for code in there:
        for _ in range(counts[code] % 3):
            total = _SUM[total][code]
    if spare == 0:
        return total == 0
    if spare == 1:
        return counts[total] > 0
    pairs = ((code, _SUM[total][THIRD[0][code]]) for code in there)
    return any(counts[other] > (other == code) for code, other in pairs)
