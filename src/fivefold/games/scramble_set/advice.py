"""Hints that give a SET away die by die: an easy one of a best split."""

from collections.abc import Sequence

from fivefold.core.game import Hint
from fivefold.core.words import Pieces, message
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.view import View
from fivefold.pieces.dice import Face, is_wild
from fivefold.pieces.features import give_away


def hints(view: View) -> Sequence[Hint]:
    """The easiest SET of a best split, given away die by die; nothing while no dice are to be taken."""
    if view.phase not in ("round", "tie-break"):
        return ()
    lying = [(place, die) for place, die in enumerate(view.board, 1) if die is not None]
    split = sets.split(view.upper)
    if not split:
        return (Hint(message("pieces.no-set")),)
    easiest = min(split, key=lambda three: difficulty([lying[index][1].face for index in three]))
    dice = [lying[index] for index in easiest]
    words = [message("scramble_set.in-place", face=Pieces((die.face,)), place=place) for place, die in dice]
    return give_away(words, [die.die for _, die in dice])


def difficulty(faces: Sequence[Face]) -> int:
    """On how many features the dice differ; any with a WILD is as easy as equal ones."""
    if any(map(is_wild, faces)):
        return 0
    return sum(x != y for x, y in zip(faces[0], faces[1], strict=True))
