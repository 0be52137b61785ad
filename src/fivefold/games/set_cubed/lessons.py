"""Lessons for SET CUBED."""

from itertools import permutations

from fivefold.core.lessons import Lesson, Step
from fivefold.games.set_cubed.rules import SetCubed
from fivefold.games.set_cubed.view import View

_LOGO = "1ro#3@f7 2ro#1@g7 3ro#14@h7"
_FRIEND = "1gq#5 2pd#6 3gq#8 1rd#26 2gd#2"
_CROSS = "1ro#12@f7 2ro#20@g7 3ro#9@h7 2go#16@g8 2po#23@g9 1pq#14@f6 1gd#18@f5 3gq#34@h8 3pd#1@h9"
"""A board with a square on which a green diamond completes two lines."""
_MOST = 17
"""The points of the best turn on it."""


def _turn(board: str, hand: str, sheet: str = "0 3") -> str:
    """Return a position: the learner's turn."""
    return f"seats 2; phase turn; first 1; turn 0; board {board}; hands {hand} | {_FRIEND}; sheet {sheet}"


def _has_two(view: View) -> bool:
    """Return whether two dice were put down together."""
    return any(len(play.spots) == 2 for play in view.plays)


def _has_bonus(view: View) -> bool:
    return any(play.bonus for play in view.plays)


def _has_most(view: View) -> bool:
    """Return whether the turn has the most points possible."""
    return view.gained >= _MOST


LESSONS = (
    Lesson(
        SetCubed,
        (
            Step(
                name="race",
                position="seats 2; phase race; hands 1gq#5 2gq#6 3gq#8 1go#11 2rq#13 | 1ro#3 2pd#4 1gd#7 3rq#1 2gd#2",
                point=("1gq",),
                do=tuple(f"set {' '.join(faces)}" for faces in permutations(("1gq", "2gq", "3gq"))),
            ),
            Step(
                name="differ",
                position="seats 2; phase race; hands 1ro#3 2gq#6 3pd#8 2ro#7 1gd#4 | 1ro#12 2pd#13 1gd#14 3rq#1 2gd#2",
                point=("1ro", "2gq"),
                do=tuple(f"set {' '.join(faces)}" for faces in permutations(("1ro", "2gq", "3pd"))),
            ),
            Step(
                name="third",
                position=_turn(_LOGO, "3ro#9 1gq#13 2gd#11 2rd#12 1gd#7"),
                point=("e7",),
                do=("put e7=3ro",),
                wrong={"done": "done"},
            ),
            Step(
                name="two",
                position=_turn(_LOGO, "2go#10 2po#12 1rd#11 3rd#13 1gq#36"),
                point=("2go", "2po", "g7"),
                until=_has_two,
                on_the_way=("put *", "back"),
                solution=("put g8=2go", "put g9=2po"),
                wrong={"done": "done"},
            ),
            Step(
                name="cross",
                position=_turn(_CROSS, "1gd#4 3rd#10 1pd#11 1go#3", "0 3, 3 3, 6 3"),
                point=("1gd",),
                do=("put f8=1gd",),
                wrong={"put *": "one", "done": "done"},
            ),
            Step(
                name="touch",
                position=_turn(_CROSS, "2po#7 1rd#11 3rq#10 2gd#28", "0 3, 3 3, 6 3"),
                point=("2po", "g6"),
                do=("put g6=2po",),
                wrong={"done": "done"},
            ),
            Step(
                name="bonus",
                position=_turn(f"{_LOGO} 3ro#9@e7", "2ro#10 1ro#12 2go#7 1gd#4 3pd#15", "0 3, 3 0"),
                point=("d7", "j7"),
                until=_has_bonus,
                on_the_way=("put *", "back"),
                solution=("put d7=2ro",),
                wrong={"done": "done"},
            ),
            Step(
                name="wild",
                position=_turn(_LOGO, "*#9 2pd#13 3gd#11 1rd#18 2go#7"),
                point=("*", "e7", "i7"),
                do=("put *=[*]???", "put * with [*]???"),
                on_the_way=("put *", "back"),
                solution=("put e7=*3ro",),
                wrong={"done": "done"},
            ),
            Step(
                name="swap",
                position=_turn("1ro#3@f7 *2ro#9@g7 3ro#14@h7", "2ro#7 3rq#1 1rq#11 2pd#13 2po#12", "0 2"),
                point=("g7", "2ro"),
                do=("replace g7",),
                wrong={"done": "done"},
            ),
            Step(
                name="turn",
                position=_turn(_CROSS, "1gd#4 2ro#7 1pq#17 1po#3 2gq#15", "0 3, 3 3, 6 3"),
                point=("f8", "f9", "g10"),
                until=_has_most,
                on_the_way=("put *", "back"),
                solution=("put f8=1gd", "put f9=1pq", "put g10=2ro"),
                wrong={"done": "done"},
            ),
            Step(
                name="roll",
                position=(
                    f"seats 2; phase extra; first 1; board {_CROSS};"
                    f" hands 1gd#4 2ro#7 1rq#11 2pd#13 2gd#28 | {_FRIEND}; sheet 0 3, 3 3, 6 3; chosen - | keep"
                ),
                options={"extra_roll_seconds": 300},
                point=("1rq", "2pd", "2gd"),
                do=("roll 1rq 2gd 2pd",),
                wrong={"keep": "keep", "roll *1gd*": "good", "roll *2ro*": "good"},
            ),
            Step(
                name="match",
                position=(
                    "seats 2; phase turn; board 2gd#9@f7 2pq#40@g7 2ro#19@h7 3ro#20@i7 *1ro#5@j7 1pq#10@g6 3pq#15@g8"
                    " 1ro#3@h5 3ro#38@h6 1pq#14@g9 2pq#37@i5 3gd#22@j5 3rd#13@f6 1pd#17@f8 3gq#2@j3 *3go#33@j4"
                    " 1pd#25@f5 2go#31@d6 1pq#30@e6 2pq#27@g10 1rd#35@g4 1go#16@g5 2pq#12@j6 1gd#4@i6 1rq#18@e5"
                    " 1gq#23@d5 3gd#11@d7 2gd#39@f4 2go#7@k5 1gq#26@l5 1gq#32@e4 1ro#36@g2 1rq#1@g3 2po#29@e8"
                    " 2rq#24@e2 3pq#21@e3 3go#34@d4; hands 3gq#8 1go#28 2rd#41 | 2pd#6 3rq#42;"
                    " sheet 3 4, 3 0, 3 3, 3 3, 7 8, 8 9, 8 6, 6 10, 0 0"
                ),
                options={"extra_roll_seconds": 300},
                opponent="easy",
            ),
        ),
    ),
)
