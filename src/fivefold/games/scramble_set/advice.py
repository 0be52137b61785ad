"""Hints that reveal a SET of a best split die by die, an easy one first."""

from collections.abc import Sequence

from fivefold.core.game import Hint
from fivefold.core.words import Pieces, message
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.view import View
from fivefold.pieces.dice import Face, is_wild
from fivefold.pieces.features import give_away


def hints(view: View) -> Sequence[Hint]:
    """Return hints that reveal the easiest SET of a best split die by die; none while no dice can be taken."""
    if view.phase not in ("round", "tie-break"):
        return ()
    split = sets.split(view.upper)
    if not split:
        return (Hint(message("pieces.no-set")),)
    easiest = min(split, key=lambda three: difficulty([view.upper[index] for index in three]))
    places = [view.lying[index] for index in easiest]
    words = [message("scramble_set.in-place", face=Pieces((view.faces[place],)), place=place + 1) for place in places]
    return give_away(words, [view.dice[place] for place in places])


def difficulty(faces: Sequence[Face]) -> int:
    """Return on how many features the dice differ; a SET with a WILD is as easy as equal dice."""
    if any(map(is_wild, faces)):
        return 0
    return sum(x != y for x, y in zip(faces[0], faces[1], strict=True))
