"""Counts for SET CUBED: whether three dice are a SET, and the points of a turn."""

import re

from fivefold.core.counts import Count, CountAnswer, words_in
from fivefold.core.drills import Row, Shown
from fivefold.core.errors import Unreadable
from fivefold.core.options import Options
from fivefold.core.words import Message, listed, message
from fivefold.games.set_cubed.model import DICE_A_TURN
from fivefold.pieces.dice import Face, completing, is_wild, meaning, read_face, stated, why_not
from fivefold.pieces.judging import judged_dice

MOST_SETS = 12
"""The most SETs of a turn; three dice can be part of six each, and that already needs a full board."""
BONUS = re.compile(r"\+([235])")


def judge(text: str, _options: Options) -> CountAnswer:
    """Answer whether three dice are a SET, feature by feature."""
    a, b, c = (read_face(word) for word in words_in(text, 3, 3))
    return judged_dice((a, b, c), "DICE-03", "DICE-04")


def turn(text: str, _options: Options) -> CountAnswer:
    """Add up a turn: its new SETs, between slashes, and its bonus squares, such as `+3`.

    A WILD that was put down with the play that completed the SET is `*`, with or without features. One that had been
    there before is written as the face it stands for.
    """
    sets, bonus = list[list[Face]](), list[int]()
    for part in text.split("/"):
        words = part.replace(",", " ").split()
        bonus += [int(found[1]) for word in words if (found := BONUS.fullmatch(word))]
        faces = [word for word in words if not BONUS.fullmatch(word)]
        if faces:
            sets.append([read_face(word) for word in words_in(" ".join(faces), 3, 3)])
    if not sets:
        raise Unreadable("set_cubed.count-nothing")
    if len(sets) > MOST_SETS or len(bonus) > DICE_A_TURN:
        raise Unreadable("set_cubed.count-too-many")
    rows, why, total = list[Shown](), list[Message](), 0
    wrong = False
    for number, (a, b, c) in enumerate(sets, 1):
        points = 3 - sum(map(is_wild, (a, b, c)))
        if faults := why_not(a, b, c):
            wrong, reasons = True, listed([fault.message for fault in faults], "comma")
            why.append(message("set_cubed.count-line.wrong", number=number, why=reasons))
            rows.append(Row((a, b, c), message("set_cubed.count-points", points=0)))
        else:
            total += points
            rows.append(Row(_told(a, b, c), message("set_cubed.count-points", points=points)))
    if any(is_wild(face) for three in sets for face in three):
        why.append(Message("set_cubed.count-wild"))
    if bonus:
        why.append(message("set_cubed.count-bonus", points=sum(bonus)))
    total += sum(bonus)
    return CountAnswer(
        message=message("set_cubed.count-turn.wrong" if wrong else "set_cubed.count-turn.points", points=total),
        verdict="no" if wrong else "",
        points=total,
        why=tuple(why),
        shown=tuple(rows),
        clauses=("CU-11", "CU-12", "CU-13"),
    )


def _told(*faces: Face) -> tuple[Face, ...]:
    """Return the faces of a SET; a single WILD with the face it stands for."""
    plain = [meant for face in faces if (meant := meaning(face))]
    if len(plain) != 2:
        return faces
    needed = stated(completing(*plain))
    return tuple([needed if meaning(face) is None else face for face in faces])


COUNTS = {"set-cubed": {"turn": Count(turn), "judge": Count(judge)}}
ASKED = {
    "set-cubed": {
        "how-many": ("CU-07",),
        "diagonal": ("DICE-05",),
        "touching": ("DICE-06", "CU-14"),
        "two-sets": ("CU-11",),
        "wild-points": ("CU-12",),
        "replace": ("CU-15",),
        "bonus": ("CU-13",),
        "skip": ("CU-10",),
        "first": ("CU-04", "CU-06"),
        "reroll": ("CU-17",),
        "end": ("CU-19",),
    }
}
