"""A drill for SCRAMBLE SET: how many SETs can be taken from these dice."""

from fivefold.core.chance import Chance
from fivefold.core.drills import Choice, Difficulty, Drill, Row, scaled
from fivefold.core.words import Message, message
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.daily import taken_at_random
from fivefold.pieces.dice import ALL_DICE, is_wild, roll

PLAYERS = 20
"""The number of simulated players who take SETs at random, to see how many of them miss the most."""


def most(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask for the most SETs; harder drills have more dice, and random players miss the most more often."""
    count = scaled(difficulty, 6, 15)
    dice = chance.shuffled(ALL_DICE)[:count]
    faces = roll(dice, chance)
    if any(map(is_wild, faces)):
        return None
    split = sets.split(faces)
    every = sets.find(faces)
    missed = sum(taken_at_random(every, chance.fork("players").part(n)) < len(split) for n in range(PLAYERS))
    if missed < scaled(difficulty, 0, PLAYERS // 2):
        return None
    best = message("scramble_set.drill-most.best", sets=len(split), dice=count)
    left = [face for place, face in enumerate(faces) if all(place not in three for three in split)]
    numbers = range(count // 3 + 1)
    return Drill(
        question=Message("scramble_set.drill-most.question"),
        shown=(Row(faces),),
        choices=tuple([Choice(message=message("scramble_set.drill-number", sets=number)) for number in numbers]),
        right=((len(split),),),
        why={
            str(place): message("scramble_set.drill-most.more", sets=len(split))
            if number < len(split)
            else best
            if number == len(split)
            else message("scramble_set.drill-most.fewer", sets=len(split))
            for place, number in enumerate(numbers)
        },
        best=best,
        proof=(
            *[Row(tuple([faces[place] for place in three])) for three in split],
            *([Row(tuple(left), Message("scramble_set.drill-most.left"))] if left else ()),
        ),
        effort=len(every) * (1 + missed),
    )


DRILLS = {"scramble-set": {"most": most}}
