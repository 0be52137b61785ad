"""Counts for SCRAMBLE SET: whether three dice are a SET, whether there is one, and how many fit beside each other."""

from fivefold.core.counts import Count, CountAnswer, words_in
from fivefold.core.drills import Row
from fivefold.core.options import Options
from fivefold.core.words import message
from fivefold.games.scramble_set import sets
from fivefold.pieces.dice import ALL_DICE, Face, is_wild, read_face
from fivefold.pieces.judging import found, judged_dice

MOST = len(ALL_DICE)


def judge(text: str, _options: Options) -> CountAnswer:
    """Answer whether three dice are a SET, feature by feature."""
    a, b, c = _dice(text, 3)
    return judged_dice((a, b, c), "SC-03", "DICE-03")


def find(text: str, _options: Options) -> CountAnswer:
    """Answer whether there is a SET among the dice; one with the fewest WILDs is shown in steps."""
    dice = _dice(text, MOST)
    every = sets.find(dice)
    easiest = min(every, key=lambda three: sum(is_wild(dice[place]) for place in three), default=None)
    return found(dice, None if easiest is None else sets.taken(dice, easiest), "SC-03", "SC-05")


def most(text: str, _options: Options) -> CountAnswer:
    """Answer how many SETs can be taken from the dice, and show one way."""
    dice = _dice(text, MOST)
    split = sets.split(dice)
    return CountAnswer(
        message=message("scramble_set.count-most.sets", sets=len(split), left=len(dice) - 3 * len(split)),
        points=len(split),
        shown=tuple([Row(sets.taken(dice, three)) for three in split]),
        clauses=("SC-03", "SC-08"),
    )


def _dice(text: str, largest: int) -> list[Face]:
    return [read_face(word) for word in words_in(text, 3, largest)]


COUNTS = {"scramble-set": {"judge": Count(judge), "find": Count(find), "most": Count(most)}}
ASKED = {
    "scramble-set": {
        "turns": ("SC-02",),
        "equal": ("SC-03",),
        "wild": ("SC-03", "DICE-04"),
        "two-wilds": ("SC-03",),
        "wrong": ("SC-04",),
        "move": ("SC-01",),
        "end": ("SC-05",),
        "rounds": ("SC-06",),
        "tie": ("SC-07",),
    }
}
