"""Counts for WordSpiel: the judge of challenges."""

from fivefold.core.counts import Count, CountAnswer
from fivefold.core.drills import Row
from fivefold.core.errors import Unreadable
from fivefold.core.options import Options
from fivefold.core.words import Pieces, message
from fivefold.games.wordspiel.model import LexiconTag
from fivefold.games.wordspiel.spelling import no_list
from fivefold.pieces import lexicon
from fivefold.pieces.lexicon import LONGEST


class WordOptions(Options, frozen=True):
    """The dictionary of the table."""

    lexicon: LexiconTag = "default"


def word(text: str, options: WordOptions) -> CountAnswer:
    """Answer whether the dictionary has a word; with a dot before the player's own letters, also what they played."""
    start, dot, cards = text.strip().partition(".")
    if not (start + cards).isalpha() or len(start + cards) > LONGEST or (dot and not (start and cards)):
        raise Unreadable("wordspiel.count-not-a-word", text=text, most=LONGEST)
    found = lexicon.find(options.lexicon)
    if found is None:
        raise no_list(options.lexicon)
    book = found.folded
    start, cards = book.spelled(start), book.spelled(cards)
    spelled, good = start + cards, start + cards in book
    used = message("wordspiel.count-played", start=Pieces(tuple(start)), count=len(start), played=len(cards))
    name = message("pieces.word-list", name=book.name)
    return CountAnswer(
        message=message("wordspiel.count-word.good" if good else "wordspiel.count-word.wrong", word=spelled, list=name),
        verdict="yes" if good else "no",
        why=(used,) if dot else (),
        shown=(Row(tuple(spelled), None, tuple(range(len(start), len(spelled))) if dot else ()),),
        clauses=("WS-02", *(("WS-07",) if dot else ()), *(() if good else ("WS-13",))),
    )


COUNTS = {"wordspiel": {"word": Count(word, WordOptions)}}
ASKED = {
    "wordspiel": {
        "back": ("WS-07",),
        "own-card": ("WS-07",),
        "draw": ("WS-09",),
        "refill": ("WS-08",),
        "exchange": ("WS-10",),
        "challenge": ("WS-13",),
        "good-challenge": ("WS-14",),
        "when": ("WS-15",),
        "names": ("WS-02",),
        "look-up": ("WS-04",),
        "points": ("WS-11",),
        "deck-empty": ("WS-12",),
    }
}
