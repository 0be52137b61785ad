"""What a hand is worth: how many turns it will take to be rid of it, at spirals as they usually end."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.pieces.lexicon import Lexicon, own

_ENDS = """
AIQLNI FULSAL RFHPMA REBTON SPREAD EDUCES NUTATE PETALY ILYOUA FNUNIN IFMFJE ABYEST GETTID MOVARS STHETE RAINER
PWECUB TEYEFN BASEIF IVETES ESQKNG ZEDOIO AWKIDH UXQHBU TALANK SRUGHN UTHYUM EDHEMU CAYSUQ ARCHRY LIEFBW LTOHOZ
"""
ENDS = tuple(_ENDS.split())
"""How spirals end in play with our own list, each letter at the very end about as often as it does."""
FEW_ENDS, FEWER_ENDS = 8, 4
SMALL, BIG = 3, 6
"""With so few cards every end and every play is thought of; with so many, few ends and the longest plays only."""
LONGEST_PLAYS = 3
HOPELESS = 30.0
"""A hand of which no card can be played at any of the ends."""


def turns(hand: str, book: Lexicon) -> float:
    """About how many turns it takes to play all these cards."""
    return _turns("".join(sorted(hand)), book)


@lru_cache(maxsize=200_000)
def _turns(hand: str, book: Lexicon) -> float:
    if not hand:
        return 0.0
    ends = _ends(book)[: None if len(hand) <= SMALL else FEW_ENDS if len(hand) < BIG else FEWER_ENDS]
    stuck, after = 0, 0.0
    for end in ends:
        rests = _rests(end, hand, book)
        if rests:
            after += min(_turns(rest, book) for rest in rests)
        else:
            stuck += 1
    if stuck == len(ends):
        return HOPELESS
    return min(HOPELESS, (len(ends) + after) / (len(ends) - stuck))


@lru_cache(maxsize=16)
def _ends(book: Lexicon) -> Sequence[str]:
    """How spirals end in play: as seen with our own list, else as words do, from all parts of the list."""
    if book.sha256 == own().sha256:
        return ENDS
    step = max(1, len(book) // len(ENDS))
    found = [word[-len(ENDS[0]) :] for word in islice(book, 0, step * len(ENDS), step)]
    return found[::2] + found[1::2]


def _rests(end: str, hand: str, book: Lexicon) -> Sequence[str]:
    """What can be left of the hand after a word at this end; of a big hand only after the longest words."""
    found = {less(hand, one.cards) for one in words.find(end, hand, book)}
    return list(found) if len(hand) <= SMALL else sorted(found, key=lambda rest: (len(rest), rest))[:LONGEST_PLAYS]
