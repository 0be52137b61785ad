"""Lessons for CROSSWORD SET: ten dice become a grid, step by step."""

from collections.abc import Callable
from itertools import combinations

from fivefold.core.lessons import LEARNER, Lesson, Step
from fivefold.games.crossword_set.rules import CrosswordSet
from fivefold.games.crossword_set.view import View

_FRIEND = "1gq#13 3ro#9 3po#16 1rd#18 1pd#4 1go#3 2po#12 2gd#2 3rd#10 2go#1"
"""Ten dice of which seven fit into a grid."""
_ROW = "1ro#8@j11 2ro#7@k11 3ro#17@l11"
_COLUMN = "3go#21@l12 3po#6@l13"


def _table(hand: str, rest: str = "", friend: str = _FRIEND) -> str:
    return f"seats 2; phase building; hands {hand} | {friend}{rest}"


def _uses(count: int) -> Callable[[View], bool]:
    """Return whether this many of the learner's dice are used, or were when the round was won."""

    def is_so(view: View) -> bool:
        me = view.players[LEARNER]
        return bool(view.results) or len(me.dice) - me.unused >= count

    return is_so


def _share(count: int) -> Callable[[View], bool]:
    """Return whether two of the learner's SETs share this many dice: one where they cross, two in a longer line."""

    def is_so(view: View) -> bool:
        mine = view.players[LEARNER].sets
        return any(len({*one} & {*other}) == count for one, other in combinations(mine, 2))

    return is_so


def _is_reordered(view: View) -> bool:
    """Return whether a SET of the learner begins or ends with two red ovals."""
    me = view.players[LEARNER]
    twos = {die.square for die in me.dice if die.face == "2ro"}
    return any(not twos.isdisjoint((first, last)) for first, _, last in me.sets)


def _build(name: str, hand: str, until: Callable[[View], bool], *moves: str, point: tuple[str, ...]) -> Step:
    """Return a step in which the learner lays dice until a condition holds."""
    return Step(
        name=name,
        position=_table(hand),
        point=point,
        until=until,
        on_the_way=("put *", "declare *"),
        solution=moves,
        wrong={"take": "take", "give-up": "give"},
    )


LESSONS = (
    Lesson(
        CrosswordSet,
        (
            _build(
                "line",
                "1ro#8 2ro#7 3ro#17 3ro#20 3go#21 3po#6 1gq#5 1rq#11 1pq#14 *#19",
                _uses(3),
                *("put #8 j11", "put #7 k11", "put #17 l11"),
                point=("#8", "#7", "#17"),
            ),
            _build(
                "slant",
                "1ro#8@j11 2ro#7@k11 3ro#17@l12 3ro#20 3go#21 3po#6 1gq#5 1rq#11 1pq#14 *#19",
                _uses(3),
                "put #17 l11",
                point=("#17",),
            ),
            _build(
                "longer",
                f"{_ROW} 3ro#20 3go#21 3po#6 1gq#5 1rq#11 1pq#14 *#19",
                _share(2),
                "put #20 i11",
                point=("#20",),
            ),
            _build(
                "cross",
                f"{_ROW} 3ro#20@i11 3go#21 3po#6 1gq#5 1rq#11 1pq#14 *#19",
                _share(1),
                *("put #21 l12", "put #6 l13"),
                point=("#17", "#21", "#6"),
            ),
            _build(
                "touch",
                f"{_ROW} 3ro#20@i11 {_COLUMN} 1gq#5@j15 1rq#11@k15 1pq#14@l15 *#19",
                _uses(9),
                *("put #5 j14", "put #11 k14", "put #14 l14"),
                point=("#5", "#11", "#14"),
            ),
            _build(
                "wild",
                f"{_ROW} 3ro#20@i11 {_COLUMN} 1gq#5@j14 1rq#11@k14 1pq#14@l14 *#19",
                _uses(10),
                "put #19 m14",
                point=("#19",),
            ),
            _build(
                "order",
                f"{_ROW} {_COLUMN} 2ro#19",
                _is_reordered,
                "put #8 k11 #7 j11",
                point=("#8", "#7"),
            ),
            _build(
                "ends",
                f"2ro#7@j11 1ro#8@k11 3ro#17@l11 {_COLUMN} 2ro#19",
                _uses(6),
                "put #19 m11",
                point=("#19",),
            ),
            Step(
                name="more",
                position=_table(f"{_ROW} {_COLUMN} 2gd#15"),
                point=("#15",),
                do=("take",),
                on_the_way=("put *",),
                wrong={"give-up": "give"},
            ),
            Step(
                name="guest",
                position=_table(
                    "1ro#12@j11 2ro#1@k11 3ro#9@l11 3go#2@l12 3po#4@l13 1gd#14",
                    "; bag -",
                    "1gd#18@j11 2gd#15@k11 3gd#6@l11 2rq#13 1po#3 3rq#10 2po#7 1pd#11 3pd#8 2gq#5",
                ),
                point=("#14", "#15", "#6"),
                do=("guest *",),
                on_the_way=("put *",),
                solution=("guest 2 #14 m11",),
                wrong={"give-up": "give"},
            ),
            Step(
                name="match",
                position=_table(
                    "1pq#14 2pq#7 3pq#15 1gq#23 1rq#8 3gd#5 3ro#3 1pq#10",
                    friend="1gq#17 3ro#9 3po#12 1rd#6 1pd#4 1go#11 2po#19 2gd#2 3rd#13 2go#1",
                ),
                options={"rounds": 1},
                opponent="easy",
            ),
        ),
    ),
)
