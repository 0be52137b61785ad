"""Estimates the value of a hand: the turns it takes to play all of it, at typical ends of the spiral."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.pieces.lexicon import Lexicon, own

_ENDS = """
AIQLNI FULSAL RFHPMA REBTON SPREAD EDUCES NUTATE PETALY ILYOUA FNUNIN IFMFJE ABYEST GETTID MOVARS STHETE RAINER
PWECUB TEYEFN BASEIF IVETES ESQKNG ZEDOIO AWKIDH UXQHBU TALANK SRUGHN UTHYUM EDHEMU CAYSUQ ARCHRY LIEFBW LTOHOZ
"""
ENDS = tuple(_ENDS.split())
"""Typical ends of spirals in matches with our word list, weighted by the frequency of the last letter."""
FEW_ENDS, FEWER_ENDS = 8, 4
SMALL, BIG = 3, 6
"""With a small hand every end and every play is considered; with a big one few ends, and only the longest plays."""
LONGEST_PLAYS = 3
HOPELESS = 30.0
"""The value of a hand of which no card can be played at any of the ends."""

NEXT_PLAYER = 2.0
"""The value, in turns, of leaving the next player without a word."""
A_CARD = 0.3
"""The value, in turns, of one card less in the hand when another player may soon end the round."""


def share(spiral: str, hand: str, book: Lexicon) -> float:
    """Return the share of a hand that can be played at this spiral."""
    longest = max((len(one.cards) for one in words.find(spiral, hand, book)), default=0)
    return longest / len(hand)


class Outlook:
    """A cache of the values of hands, with the work spent on it."""

    def __init__(self, book: Lexicon) -> None:
        self.book, self.work = book, 0
        self._known: dict[str, float] = {"": 0.0}

    def turns(self, hand: str) -> float:
        """Estimate the number of turns it takes to play all these cards."""
        return self._turns("".join(sorted(hand)))

    def mean(self, hands: Counter[str], effort: int) -> float:
        """Return the mean over these hands, the most frequent first, within the effort."""
        total, count = 0.0, 0
        for hand, often in sorted(hands.items(), key=lambda item: (-item[1], item[0])):
            total += often * self.turns(hand)
            count += often
            if self.work > effort:
                break
        return total / count

    def _turns(self, hand: str) -> float:
        if (known := self._known.get(hand)) is not None:
            return known
        ends = _ends(self.book)[: None if len(hand) <= SMALL else FEW_ENDS if len(hand) < BIG else FEWER_ENDS]
        self.work += len(ends)
        stuck, after = 0, 0.0
        for end in ends:
            rests = _rests(end, hand, self.book)
            if rests:
                after += min([self._turns(rest) for rest in rests])
            else:
                stuck += 1
        free = len(ends) - stuck
        self._known[hand] = found = min(HOPELESS, (len(ends) + after) / free) if free else HOPELESS
        return found


@lru_cache(maxsize=16)
def _ends(book: Lexicon) -> Sequence[str]:
    """Return typical ends of spirals: as measured with our word list, else ends of words from all parts of the list."""
    if book.sha256 == own().sha256:
        return ENDS
    step = max(1, len(book) // len(ENDS))
    places = range(0, min(len(book), step * len(ENDS)), step)
    found = [book.word(place)[-len(ENDS[0]) :] for place in places]
    return found[::2] + found[1::2]


@lru_cache(maxsize=200_000)
def _rests(end: str, hand: str, book: Lexicon) -> Sequence[str]:
    """Return what can be left of the hand after a word at this end; for a big hand only after the longest words."""
    found = {less(hand, one.cards) for one in words.find(end, hand, book)}
    return list(found) if len(hand) <= SMALL else sorted(found, key=lambda rest: (len(rest), rest))[:LONGEST_PLAYS]
