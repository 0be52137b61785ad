"""Lessons for WordSpiel and its solitaire.

The words are English, whatever the language of the lesson.
"""

from fivefold.core.lessons import Lesson, Step
from fivefold.core.options import OptionValue
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire
from fivefold.games.wordspiel.solitaire_model import View

_CHECKED: dict[str, OptionValue] = {"words": "checked", "turn_seconds": 0}
"""The table refuses invalid words, and turns are not timed."""
_DECK = "deck EARLTONISEDUGAPRIMOSTELA"
_DRAW = {"draw *": "draw"}
_ALONE = {"draw *": "draw", "give up": "give"}


def _words(*patterns: str) -> tuple[str, ...]:
    """Return words with a dot before the player's cards, and the same words without it."""
    return (*patterns, *[f"word {pattern.replace('.', '')}" for pattern in patterns])


def _has_three(view: View) -> bool:
    """Return whether a third word was played, with three or more cards."""
    last = view.plays[-1]
    return len(view.plays) > 2 and last.end - last.own >= 3


def _table(hand: str, spiral: str, plays: str = "", turns: int = 0, turn: int = 0) -> str:
    """Return a position with a turn to play, by default the learner's."""
    played = f"; plays {plays}" if plays else ""
    return (
        f"seats 2; round 1; dealer 1; turn {turn}; turns {turns}; {_DECK}; hands {hand} | ENDATLY;"
        f" spiral {spiral}{played}"
    )


LESSONS = (
    Lesson(
        WordSpiel,
        (
            Step(
                name="first",
                position=_table("ATOX", "C"),
                options=_CHECKED,
                point=("C", "A", "T"),
                do=("C.*", "word C*"),
                solution=("C.AT",),
                wrong=_DRAW,
                replies=("1 T.EN",),
            ),
            Step(
                name="further",
                position=_table("ITEQ", "FUN", "- 0 .F, 1 1 F.UN", 1),
                options=_CHECKED,
                point=("U", "N"),
                do=_words("UN.*"),
                solution=("UN.ITE",),
                wrong={**_DRAW, "N.*": "one", "word N*": "one"},
                replies=("1 E.ND", "1 T.EN"),
            ),
            Step(
                name="across",
                position=_table("ESTX", "CANO", "- 0 .C, 0 1 C.AN, 1 2 N.O", 2),
                options=_CHECKED,
                point=("C", "A", "N", "O"),
                do=_words("CANO.*"),
                solution=("CANO.E",),
                wrong=_DRAW,
                replies=("1 E.ND",),
            ),
            Step(
                name="many",
                position=_table("TINGV", "STAR", "- 0 .S, 1 1 S.TAR", 1),
                options=_CHECKED,
                do=_words("STAR.TING", "STAR.VING", "TAR.TING"),
                wrong=_DRAW,
            ),
            Step(
                name="stuck",
                position=_table("JQXZ", "SKIV", "- 0 .S, 0 1 S.KI, 1 2 .V", 2),
                options=_CHECKED,
                do=("draw spiral",),
                wrong={"draw hand": "hand"},
                replies=("1 E.AT",),
            ),
            Step(
                name="doubt",
                position=_table("OONE", "CATZ", "- 0 .C, 1 1 C.ATZ", 1),
                options={"words": "challenge", "turn_seconds": 0},
                point=("C", "A", "T", "Z"),
                do=("challenge",),
                wrong={**_DRAW, "*.*": "word", "word *": "word"},
            ),
            Step(
                name="swap",
                position=_table("QTEOR", "CAN", "- 0 .C, 0 1 C.AN", 1, turn=1),
                options=_CHECKED,
                point=("Q",),
                do=("exchange Q",),
            ),
            Step(
                name="out",
                position=_table("TS", "PLANE", "- 0 .P, 0 1 P.LAN, 1 2 PLAN.E", 2),
                options=_CHECKED,
                do=_words("*.TS", "*.ST"),
                solution=("PLANE.TS",),
                wrong=_DRAW,
            ),
            Step(
                name="match",
                position=(
                    "seats 2; round 1; dealer 1; turn 0; hands EATRNID | LMUPEDY; spiral S;"
                    " deck OEGAITURNSLEADHIPORTEMBYACIFSEWONGULETA"
                ),
                options={**_CHECKED, "rounds": 1},
                opponent="easy",
            ),
        ),
    ),
    Lesson(
        Solitaire,
        (
            Step(
                name="alone-word",
                position="seats 1; hand TOPEAR; pile INLEDS; deck UGAHME; spiral S",
                point=("S",),
                do=("S.*", "word S*"),
                solution=("S.PORE",),
                wrong=_ALONE,
            ),
            Step(
                name="alone-many",
                position="seats 1; hand INGEDX; pile AOT; deck UGAHME; spiral WALK; plays - 0 .W, 0 1 W.ALK",
                until=_has_three,
                solution=("WALK.ING",),
                wrong=_ALONE,
            ),
            Step(
                name="alone-swap",
                position="seats 1; hand QTEOR; pile SIN; deck AGUHME; spiral CAN; plays - 0 .C, 0 1 C.AN",
                point=("Q",),
                do=("exchange Q",),
                wrong={"exchange *": "other", **_ALONE},
            ),
            Step(
                name="alone-last",
                position="seats 1; hand TS; deck AGUHME; spiral PLANE; plays - 0 .P, 0 1 P.LAN, 0 2 PLAN.E",
                do=_words("*.TS", "*.ST"),
                solution=("PLANE.TS",),
                wrong=_ALONE,
            ),
            Step(name="alone-match", position="seats 1; hand TOREA; pile NSI; deck UGAHMELD; spiral S"),
        ),
    ),
)
