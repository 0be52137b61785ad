"""Counts for CROSSWORD SET: whether three dice are a SET, and whether a grid is complete or what is wrong with it."""

from collections.abc import Iterator

from fivefold.core.counts import Count, CountAnswer, words_in
from fivefold.core.drills import Board, Cell
from fivefold.core.errors import Unreadable
from fivefold.core.options import Options
from fivefold.core.words import Message, Pieces, Series, listed, message
from fivefold.games.crossword_set import layouts
from fivefold.games.crossword_set.model import GRID, Joining
from fivefold.pieces.dice import ALL_DICE, FACES, Face, completing, meaning, read_face, stated
from fivefold.pieces.grid import Place
from fivefold.pieces.judging import judged_dice

GAP = "."
MOST_TRIES = 1000
"""The most choices of features for WILDs that are tried; three WILDs in line have 19,683."""


class GridOptions(Options, frozen=True):
    """What has to be known about a grid."""

    joining: Joining = "touching"


def judge(text: str, _options: Options) -> CountAnswer:
    """Answer whether three dice are a SET, feature by feature."""
    a, b, c = (read_face(word) for word in words_in(text, 3, 3))
    return judged_dice((a, b, c), "DICE-03", "DICE-04")


def grid(text: str, options: GridOptions) -> CountAnswer:
    """Answer whether a grid is complete; its rows are separated by slashes, and `.` is a square without a die."""
    shown = _read(text)
    meant, is_certain = _meant(shown, options.joining)
    faces = shown | meant
    reading = layouts.read(faces, options.joining)
    groups = layouts.parts(reading.sets, options.joining)
    loose = sorted(faces.keys() - {place for line in reading.sets for place in line})
    why = [message("crossword_set.count-wild", spots=_spots(meant))] if meant else []
    if loose:
        why.append(message("crossword_set.count-loose", spots=_spots({place: faces[place] for place in loose})))
    if len(groups) > 1:
        why.append(message("crossword_set.count-apart", groups=len(groups)))
    if not is_certain:
        why.append(Message("crossword_set.count-wild.open"))
    whole = not loose and len(groups) == 1
    left = len(faces) - len(reading.part)
    return CountAnswer(
        message=Message("crossword_set.count-grid.complete")
        if whole
        else message("crossword_set.count-grid.left", left=left, dice=len(faces)),
        verdict="yes" if whole else "no",
        why=tuple(why),
        shown=(_board(faces, reading.part),),
        clauses=("CW-03", "DICE-05", *(("CW-04",) if meant else ())),
    )


def _read(text: str) -> dict[Place, Face]:
    """Read the rows of a grid; raises Unreadable."""
    shown: dict[Place, Face] = {}
    rows = text.replace(",", " ").split("/")
    for row, words in enumerate(map(str.split, rows)):
        for column, word in enumerate(words):
            if row >= GRID.side or column >= GRID.side:
                raise Unreadable("crossword_set.count-too-large", most=GRID.side)
            if word != GAP:
                shown[row * GRID.side + column] = read_face(word)
    if not 1 <= len(shown) <= len(ALL_DICE):
        raise Unreadable("crossword_set.count-dice", count=len(shown), most=len(ALL_DICE))
    return shown


def _is_complete(faces: dict[Place, Face], joining: Joining) -> bool:
    return len(layouts.read(faces, joining).part) == len(faces)


def _meant(shown: dict[Place, Face], joining: Joining) -> tuple[dict[Place, Face], bool]:
    """Return what the WILDs without features stand for, and whether no other choice would complete the grid."""
    usual = layouts.settled(shown, joining)
    if _is_complete(shown | usual, joining):
        return usual, True
    open_ = [place for place, face in shown.items() if meaning(face) is None]
    for tries, found in enumerate(_choices(shown, open_)):
        if tries == MOST_TRIES:
            return usual, False
        if _is_complete(shown | found, joining):
            return found, True
    return usual, True


def _choices(shown: dict[Place, Face], open_: list[Place]) -> Iterator[dict[Place, Face]]:
    """Yield every choice of features with which each of these WILDs can be part of a SET."""
    if not open_:
        yield {}
        return
    faces = {place: _possible(shown, place) for place in open_}
    place = min(open_, key=lambda place: len(faces[place]))
    rest = [other for other in open_ if other != place]
    for face in faces[place]:
        for more in _choices(shown | {place: stated(face)}, rest):
            yield {place: stated(face), **more}


def _possible(shown: dict[Place, Face], place: Place) -> list[Face]:
    """Return the faces with which a WILD can be part of a SET: any, if another WILD lies in line with it."""
    needed = set[Face]()
    for line in GRID.lines_through[place]:
        others = [shown[other] for other in line if other != place and other in shown]
        meant = [face for other in others if (face := meaning(other))]
        if len(meant) == 2:
            needed.add(completing(*meant))
        elif len(others) == 2:
            return list(FACES)
    return sorted(needed)


def _spots(faces: dict[Place, Face]) -> Series:
    return listed(
        [
            message("crossword_set.spot", face=Pieces((meaning(face) or face,)), square=GRID.squares[place])
            for place, face in faces.items()
        ],
        "comma",
    )


def _board(faces: dict[Place, Face], part: frozenset[Place]) -> Board:
    """Return the grid as a picture; dice outside the joined part are marked."""
    wide = max(place % GRID.side for place in faces) + 1
    high = max(place // GRID.side for place in faces) + 1
    cells = [
        Cell(place % GRID.side, place // GRID.side, GRID.squares[place], face, "" if place in part else "new")
        for place, face in sorted(faces.items())
    ]
    return Board(wide, high, tuple(cells), has_squares=True)


COUNTS = {"crossword-set": {"grid": Count(grid, GridOptions), "judge": Count(judge)}}
ASKED = {
    "crossword-set": {
        "reroll": ("CW-02",),
        "move": ("CW-02",),
        "longer": ("DICE-06",),
        "diagonal": ("DICE-05",),
        "two-grids": ("CW-03",),
        "wild": ("CW-04",),
        "stuck": ("CW-05",),
        "guests": ("CW-06",),
        "points": ("CW-08",),
        "rounds": ("CW-09",),
    }
}
