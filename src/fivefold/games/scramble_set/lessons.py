"""Lessons for SCRAMBLE SET."""

from fivefold.core.lessons import Lesson, Step
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.rules import Scramble
from fivefold.pieces.dice import read_shown

_TIME = {"call_seconds": 60, "pause_seconds": 60}
"""Ample time for learners."""


def _find(
    name: str, dice: str, *found: str, point: tuple[str, ...] = (), wrong: tuple[tuple[str, str], ...] = ()
) -> Step:
    """Return a step in which the learner calls and takes one of these SETs, given by places; without any, all."""
    faces = [read_shown(shown)[1] for shown in dice.split()]
    every = [" ".join(str(place + 1) for place in three) for three in sets.find(faces)]
    do = tuple(f"take {places}" for places in found or every)
    return Step(
        name=name,
        position=f"seats 2; round 1; dice {dice}",
        options=_TIME,
        point=point,
        on_the_way=("call",),
        do=do,
        solution=("call", do[0]),
        wrong=dict(wrong),
    )


LESSONS = (
    Lesson(
        Scramble,
        (
            _find("first", "1gd#4 2rq#3 3gd#6 2gq#5 2gd#9 2pq#2", point=("#4", "#6", "#9")),
            _find(
                "same",
                "2ro#10 1gq#3 2ro#19 1pq#14 2ro#7 1rq#1 1gd#4",
                "1 3 5",
                point=("#10",),
                wrong=(("take 2 4 6", "other"),),
            ),
            _find("differ", "1ro#8 2rq#3 1pq#10 2gq#5 1pd#6 3pq#4 3go#2 3pd#1", point=("#8", "#5")),
            _find(
                "trap",
                "2gd#11 2gq#6 1pq#10 1po#5 3pd#8 3gq#2 3go#9 1ro#3 2ro#1",
                point=("#3", "#1", "#9"),
                wrong=(("take 7 8 9", "trap"),),
            ),
            _find("wild", "1gd#7 3pd#8 1po#3 2gq#5 3po#4 2go#1 *#9", point=("#9",)),
            _find(
                "split",
                "3po#4 2po#2 1go#7 1rq#1 3ro#3 *#5",
                *("2 3 5", "1 4 6"),
                wrong=(("take * 6", "waste"),),
            ),
            _find("many", "1pq#14 2gd#11 2pd#13 3rq#10 1rq#8 2po#2 1pd#6 2go#7 3gd#5 2rd#9 2go#1 1gd#4"),
            Step(
                name="match",
                position=(
                    "seats 2; round 1; dice 1ro#3 3pq#14 3go#16 2po#7 1rd#11 1rq#18 2pd#13 1rq#1 3go#2 3rq#8 2gq#5"
                    " 1pq#10 1pd#6 1rd#4 *#9"
                ),
                options={"rounds": 1, "call_seconds": 15},
                opponent="easy",
            ),
        ),
    ),
)
