"""Counts for Karma: what may be played on a card, and what a card does."""

from fivefold.core.counts import Count, CountAnswer
from fivefold.core.drills import Row
from fivefold.core.options import Options
from fivefold.core.words import Message, Pieces, message
from fivefold.games.karma.effects import FITTING
from fivefold.games.karma.model import KINDS, NUMBERS, Card
from fivefold.games.karma.notation import read_card

EMPTY = "-"
CLAUSES: dict[Card, tuple[str, ...]] = {
    "GIVE": ("KA-16", "KA-17"),
    "FIVE": ("KA-18",),
    "TABLE": ("KA-19", "KA-20"),
    "UP": ("KA-21", "KA-22"),
}


def fits(text: str, _options: Options) -> CountAnswer:
    """List the cards that may be played on a card, or on an empty pile (`-`)."""
    top = None if text.strip() == EMPTY else read_card(text.strip())
    may = tuple([card for card in KINDS if card in FITTING[top]])
    numbers = [card for card in may if card in NUMBERS]
    clauses: tuple[str, ...]
    if top is None:
        told, clauses = Message("karma.count-fits.empty"), ("KA-05",)
    elif top == "GIVE":
        told, clauses = Message("karma.count-fits.give"), ("KA-16", "KA-17")
        may = ()
    elif len(numbers) == len(NUMBERS):
        told, clauses = (
            message("karma.count-fits.anything", top=Pieces((top,))),
            ("KA-15", *CLAUSES.get(top, ("KA-04",))),
        )
    elif top in CLAUSES:
        told, clauses = Message("karma.count-fits.five"), ("KA-18", "KA-15")
    else:
        told, clauses = message("karma.count-fits.number", top=Pieces((top,))), ("KA-04", "KA-15")
    rows = (Row(may),) if may else ()
    return CountAnswer(message=told, shown=rows, clauses=clauses)


def card(text: str, _options: Options) -> CountAnswer:
    """Tell what a card does."""
    kind = read_card(text.strip())
    key = kind.lower() if kind in CLAUSES else "number"
    return CountAnswer(
        message=message(f"karma.count-does.{key}", card=Pieces((kind,))),
        why=(Message(f"karma.count-also.{key}"),),
        shown=(Row((kind,)),),
        clauses=CLAUSES.get(kind, ("KA-04", "KA-11")),
    )


COUNTS = {"karma": {"fits": Count(fits), "card": Count(card)}}
ASKED = {
    "karma": {
        "must-play": ("KA-04",),
        "equal": ("KA-06",),
        "three": ("KA-11",),
        "others-three": ("KA-11",),
        "refill": ("KA-07",),
        "when-table": ("KA-08",),
        "face-down": ("KA-09",),
        "picked-up": ("KA-10",),
        "two-five": ("KA-15", "KA-18"),
        "give-out": ("KA-16",),
        "give-two": ("KA-15", "KA-16"),
        "end": ("KA-23",),
    }
}
