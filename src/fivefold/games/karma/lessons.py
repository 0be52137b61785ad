"""Lessons for Karma."""

from fivefold.core.lessons import Lesson, Step
from fivefold.games.karma.rules import Karma

_TABLE = "seats 2; phase play; turn 0"
_REST = "up 12 14 GIVE | 10 13 UP; down 4 8 2 | 1 6 15; draw 6 11 5 13 7 16 2 1 14 3"

LESSONS = (
    Lesson(
        Karma,
        (
            Step(
                name="fit",
                position=f"{_TABLE}; hands 5 9 12 | 3 8 15; {_REST}; pile 2 7; row 7",
                point=("9", "12"),
                do=("play 9", "play 12"),
                wrong={"pickup": "pickup"},
                replies=("1 play 15",),
            ),
            Step(
                name="thrift",
                position=f"{_TABLE}; hands 4 10 15 | 3 8 9; {_REST}; pile 1 4; row 4",
                do=("play 4",),
                wrong={"pickup": "pickup", "play 10": "higher", "play 15": "higher"},
                replies=("1 play 8",),
            ),
            Step(
                name="twins",
                position=f"{_TABLE}; hands 8 8 13 | 3 9 15; {_REST}; pile 3 6; row 6",
                point=("8",),
                do=("play 8 8",),
                wrong={"play 8": "one"},
                replies=("1 play 9",),
            ),
            Step(
                name="pickup",
                position=f"{_TABLE}; hands 2 3 5 | 4 9 15; {_REST}; pile 6 14; row 14",
                do=("pickup",),
                replies=("1 play 4",),
            ),
            Step(
                name="row",
                position=f"{_TABLE}; hands 2 9 11 | 3 8 15; {_REST}; pile 3 9 9; row 9 9",
                point=("9",),
                do=("play 9",),
                wrong={"play 11": "eleven", "pickup": "pickup"},
            ),
            Step(
                name="five",
                position=f"{_TABLE}; hands 3 12 FIVE | 7 9 15; {_REST}; pile 8 13; row 13",
                point=("FIVE",),
                do=("play five",),
                replies=("1 pickup",),
            ),
            Step(
                name="give",
                position=f"{_TABLE}; hands 1 3 GIVE | 7 9 15; {_REST}; pile 2 6 10 10 13 15; row 15",
                point=("GIVE",),
                do=("play give",),
                replies=("1 play 7",),
            ),
            Step(
                name="up",
                position=f"{_TABLE}; hands 3 4 UP | 7 9 15; {_REST}; pile 5 12 16; row 16",
                point=("UP",),
                do=("play up",),
                replies=("1 play 7",),
            ),
            Step(
                name="table",
                position=(
                    f"{_TABLE}; hands 6 7 TABLE | 3 9 15; up 1 14 15 | 10 13 UP; down 4 8 2 | 1 6 15;"
                    " draw 11 5 13 7 16 2 1 14 3; pile 8 16; row 16"
                ),
                point=("TABLE",),
                do=("play 1",),
                on_the_way=("play table",),
                solution=("play table", "play 1"),
                wrong={"play 1[45]": "high"},
                replies=("1 play 3",),
            ),
            Step(
                name="blind",
                position=f"{_TABLE}; hands - | 3 9; up - | 13; down 12 8 15 | 1 6 -; pile 4 6; row 6",
                do=("turn *",),
                solution=("turn 1",),
                replies=("1 play 9", "1 pickup"),
            ),
            Step(
                name="match",
                position=f"{_TABLE}; hands 4 9 12 | 3 8 11; up 14 UP | 10 13; down 16 FIVE - | 1 9 -",
                opponent="easy",
            ),
        ),
    ),
)
