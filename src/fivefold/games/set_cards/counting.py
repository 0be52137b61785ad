"""Counts for SET: whether three cards are a SET, and whether there is one on the table."""

from fivefold.core.counts import Count, CountAnswer, words_in
from fivefold.core.errors import Unreadable
from fivefold.core.options import Options
from fivefold.core.words import Pieces
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import FEATURES, Card
from fivefold.games.set_cards.notation import read_card
from fivefold.pieces.judging import found, judged

MOST = 30
"""The most cards on a table; 21 always have a SET (SET-16)."""


def judge(text: str, _options: Options) -> CountAnswer:
    """Answer whether three cards are a SET, feature by feature."""
    a, b, c = _cards(text, 3, 3)
    return judged((a, b, c), (a, b, c), FEATURES, sets.why_not(a, b, c), "SET-03")


def find(text: str, _options: Options) -> CountAnswer:
    """Answer whether there is a SET among the cards on the table; the easiest is shown in steps."""
    cards = _cards(text, 3, MOST)
    every = sets.find(cards)
    easiest = min(every, key=lambda three: sets.differing(three[0], three[1])) if every else None
    return found(cards, easiest, "SET-03")


def _cards(text: str, least: int, most: int) -> list[Card]:
    """Read different cards; raises Unreadable."""
    cards = [read_card(word) for word in words_in(text, least, most)]
    for card in cards:
        if cards.count(card) > 1:
            raise Unreadable("set_cards.count-twice", card=Pieces((card,)))
    return cards


COUNTS = {"set": {"judge": Count(judge), "find": Count(find)}}
ASKED = {
    "set": {
        "turns": ("SET-06",),
        "rule": ("SET-03",),
        "all-same": ("SET-03",),
        "call": ("SET-07", "SET-09"),
        "wrong": ("SET-09",),
        "none": ("SET-10",),
        "replace": ("SET-08", "SET-11"),
        "odds": ("SET-16", "SET-17"),
        "end": ("SET-13", "SET-14"),
        "beginners": ("SET-02",),
    }
}
