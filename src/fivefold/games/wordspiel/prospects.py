"""What a hand is worth: how many turns it will take to be rid of it, at spirals as they usually end."""

from collections import Counter
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

NEXT_PLAYER = 2.0
"""What it is worth, in turns, to leave the next player without a word."""
A_CARD = 0.3
"""What one card less in the hand is worth, in turns, when somebody else may soon end the round."""


def share(spiral: str, hand: str, book: Lexicon) -> float:
    """Which part of a hand can be played at this spiral."""
    longest = max((len(one.cards) for one in words.find(spiral, hand, book)), default=0)
    return longest / len(hand)


class Outlook:
    """What hands are worth, as far as somebody has thought about it, and how much work that was."""

    def __init__(self, book: Lexicon) -> None:
        self.book, self.work = book, 0
        self._known: dict[str, float] = {"": 0.0}

    def turns(self, hand: str) -> float:
        """About how many turns it takes to play all these cards."""
        return self._turns("".join(sorted(hand)))

    def mean(self, hands: Counter[str], effort: int) -> float:
        """The mean over these hands, the most frequent first, as far as the effort goes."""
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
    """How spirals end in play: as seen with our own list, else as words do, from all parts of the list."""
    if book.sha256 == own().sha256:
        return ENDS
    step = max(1, len(book) // len(ENDS))
    found = [word[-len(ENDS[0]) :] for word in islice(book, 0, step * len(ENDS), step)]
    return found[::2] + found[1::2]


@lru_cache(maxsize=200_000)
def _rests(end: str, hand: str, book: Lexicon) -> Sequence[str]:
    """What can be left of the hand after a word at this end; of a big hand only after the longest words."""
    found = {less(hand, one.cards) for one in words.find(end, hand, book)}
    return list(found) if len(hand) <= SMALL else sorted(found, key=lambda rest: (len(rest), rest))[:LONGEST_PLAYS]
