"""Lessons for Five Crowns and its solitaire."""

from fivefold.core.lessons import Lesson, Step
from fivefold.games.five_crowns.rules import FiveCrowns
from fivefold.games.five_crowns.solitaire import Solitaire

_FRIEND = {3: "6C 10H QS", 4: "6C 10H QS 5D", 5: "6C 10H QS 8D JC", 6: "4C 10H QS 8D JC 5*"}
"""The opponent's cards in each hand."""
_PILE = "pile 9C 4S JD 10* 3H KC 8C 7D QH 4H JS 9*"


def _table(wild: int, hand: str, discards: str) -> str:
    """Return a position: the learner's turn in the hand of this wild rank."""
    return f"seats 2; wild {wild}; dealer 1; turn 0; hands {hand} | {_FRIEND[wild]}; {_PILE}; discards {discards}"


def _laying(*moves: str) -> tuple[str, ...]:
    """Return moves that lay cards down, both as the table proposes and in melds that the player names."""
    return (*moves, *[f"{move} *" for move in moves])


_CLOSED = {
    3: "8S 8H 8D",
    4: "3H 4H 5H 6H",
    5: "7D 8D 9D 10D JD",
    6: "JS JH J* QS QH Q*",
    7: "3C 4C 5C 9S 9H 9C 9D",
    8: "3S 4S 5S 6S 7S 8S 9S 10S",
    9: "3* 4* 5* 6* 7* 8* 9* 10* J*",
    10: "KS KC KD K* KS K* 10H 10C 10D 10*",
    11: "3D 4D 5D 6D 6* 7* 8* QS QC QD QD",
    12: "3H 4H 5H 6H 7H 8H 9H 10H JH 3* 4* 5*",
    13: "6C 7C 8C 9C 10C JC QC 7S 7D 7H 3C 4C 5C",
}
"""Eleven piles of the solitaire, all in order."""


def _alone(turned: str, deck: str, **still_open: str) -> str:
    """Return a position of the solitaire with some piles still open: `three="8S 8H KD"`."""
    sizes = {"three": 3, "four": 4, "five": 5, "six": 6}
    piles = _CLOSED | {sizes[name]: cards for name, cards in still_open.items()}
    return f"seats 1; piles {', '.join(piles.values())}; turned {turned}; deck {deck}"


LESSONS = (
    Lesson(
        FiveCrowns,
        (
            Step(
                name="book",
                position=_table(3, "8S 8C KD", "5D 8H"),
                point=("8H", "8S", "8C"),
                do=("pick",),
                wrong={"draw": "draw"},
            ),
            Step(
                name="out",
                position=_table(3, "8S 8C KD 8H", "5D"),
                point=("KD",),
                do=_laying("out KD"),
                wrong={"discard KD": "only", "discard 8?": "book"},
                replies=("1 draw", "1 lay QS"),
            ),
            Step(
                name="run",
                position=_table(4, "6H 7H 8H 9S 9H", "5C QD"),
                options={"first": 4},
                point=("6H", "7H", "8H"),
                do=_laying("out 9S"),
                wrong={"discard 9S": "only", "discard 9H": "suit", "discard [678]H": "gap"},
                replies=("1 draw", "1 lay QS"),
            ),
            Step(
                name="wild",
                position=_table(6, "9C 9D 6H JS KS JK 4D", "3C 7H"),
                options={"first": 6},
                point=("6H", "JK"),
                do=_laying("out 4D"),
                wrong={"discard 4D": "only", "discard 6H": "rank", "discard JK": "joker"},
                replies=("1 draw", "1 lay QS"),
            ),
            Step(
                name="gold",
                position=_table(6, "9C 9D JS KS 4D 7*", "QH 3D 6C"),
                options={"first": 6},
                point=("6C",),
                do=("pick",),
                wrong={"draw": "draw"},
            ),
            Step(
                name="unseen",
                position=_table(5, "4C 4D 8H 9H QC", "7D KD"),
                options={"first": 5},
                point=("draw",),
                do=("draw",),
                wrong={"pick": "king"},
            ),
            Step(
                name="dear",
                position=_table(5, "4C 4D 8H 9H QC KS", "7D 3D"),
                options={"first": 5},
                do=("discard KS",),
                wrong={"discard 4?": "pair", "discard [89]H": "near", "discard QC": "queen"},
                replies=("1 draw", "1 discard QS"),
            ),
            Step(
                name="spare",
                position=_table(6, "10S 10H 10D 10* 7C 8C 9C", "QH 3D"),
                options={"first": 6},
                point=("10S", "10H", "10D", "10*"),
                do=_laying("out 10S", "out 10?"),
                wrong={"discard 10?": "only", "discard [789]C": "run"},
                replies=("1 draw", "1 lay QS"),
            ),
            Step(
                name="last",
                position=(
                    f"seats 2; wild 5; dealer 1; turn 0; turns 7; out 1; hands 7S 8S 9S 4C QD KH | -; {_PILE};"
                    " laid - | 6C-6H-6D-5C-JK; discards 7D 3D"
                ),
                options={"first": 5},
                point=("7S", "8S", "9S"),
                do=_laying("lay KH"),
                wrong={"lay [789]S*": "run", "lay QD*": "queen", "lay 4C*": "four"},
            ),
            Step(name="match", options={"first": 3, "hands": 2}, opponent="easy"),
        ),
    ),
    Lesson(
        Solitaire,
        (
            Step(
                name="alone-place",
                position=_alone("8C", "4S 10S JD", three="8S 8H KD", six="JS JH 5S QS QH KC"),
                point=("8S", "8H"),
                do=("place 3 KD",),
                wrong={"place 3 8?": "book", "place 6 *": "other"},
            ),
            Step(
                name="alone-wild",
                position=_alone("5S", "4S KH", four="JC 6S KC 3S", five="7D 8D 10D JD KH"),
                point=("8D", "10D"),
                do=("place 5 KH",),
                wrong={"place 4 *": "other", "place 5 5S": "wild"},
            ),
            Step(
                name="alone-dear",
                position=_alone("3S", "10S 4S", four="JC 6S KH QH", six="JS JH 8C QS Q* 5S"),
                do=("place 4 KH",),
                wrong={"place ? 3S": "gone", "place 6 *": "other"},
            ),
            Step(
                name="alone-match",
                position=_alone(
                    "8C", "JS JK 6S Q* 10S 4S", three="8S 8H KD", four="JC JD KH 3S", six="JS JH 5S QS QH KC"
                ),
            ),
        ),
    ),
)
