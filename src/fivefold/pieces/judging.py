"""Answers whether three cards or dice are a SET, feature by feature, and whether there is one among several."""

from collections.abc import Mapping, Sequence

from fivefold.core.counts import CountAnswer
from fivefold.core.drills import Row
from fivefold.core.game import Hint
from fivefold.core.words import Message, Pieces, message
from fivefold.pieces import dice
from fivefold.pieces.dice import Face, completing, meaning
from fivefold.pieces.features import Fault, Feature, give_away


def judged(
    pieces: Sequence[str], meant: Sequence[str], features: Mapping[Feature, str], faults: Sequence[Fault],
    *clauses: str, more: tuple[Message, ...] = (),
) -> CountAnswer:  # fmt: skip
    """Answer whether three pieces are a SET; `meant` are the faces they count as."""
    broken = {fault.feature: fault.message for fault in faults}
    why = [
        message("pieces.count-feature.fault", feature=feature, fault=broken[feature])
        if feature in broken
        else message(f"pieces.count-feature.{'same' if len(set(values)) == 1 else 'different'}", feature=feature)
        for feature, *values in zip(features, *meant, strict=True)
    ]
    return CountAnswer(
        message=Message("pieces.count-set.none" if faults else "pieces.count-set"),
        verdict="no" if faults else "yes",
        why=(*more, *why),
        shown=(Row(tuple(pieces)),),
        clauses=clauses,
    )


def found(pieces: Sequence[str], one: Sequence[str] | None, *clauses: str) -> CountAnswer:
    """Answer whether there is a SET, then name one of its pieces, then all three."""
    if one is None:
        return CountAnswer(
            message=message("pieces.count-find.none", count=len(pieces)), verdict="no", clauses=clauses
        )  # fmt: skip
    first, _, whole = give_away([Pieces((piece,)) for piece in one], one)
    steps: tuple[Hint, ...] = (first, whole)
    return CountAnswer(
        message=message("pieces.count-find", count=len(pieces)), verdict="yes", steps=steps, clauses=clauses
    )


def judged_dice(faces: tuple[Face, Face, Face], *clauses: str) -> CountAnswer:
    """Answer whether three dice are a SET; a WILD without features stands for what the other two need."""
    meant = [meant for face in faces if (meant := meaning(face))]
    if len(meant) < 2:
        return CountAnswer(
            message=Message("pieces.count-set"),
            verdict="yes",
            why=(Message("pieces.count-wild.any"),),
            shown=(Row(tuple(faces)),),
            clauses=clauses,
        )
    if len(meant) == 2:
        needed = completing(*meant)
        more: tuple[Message, ...] = (message("pieces.count-wild", face=Pieces((needed,))),)
        counted = [meaning(face) or needed for face in faces]
    else:
        more, counted = (), meant
    return judged(faces, counted, dice.FEATURES, dice.why_not(*faces), *clauses, more=more)
