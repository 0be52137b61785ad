"""Finds the words that can be played: the end of the spiral, of any length, followed by cards from the hand."""

from collections.abc import Sequence
from typing import NamedTuple

from fivefold.pieces.letter_graph import SIZES
from fivefold.pieces.lexicon import Lexicon


class Found(NamedTuple):
    """A word that can be played: its letters from the spiral, its cards from the hand, and its level."""

    spiral: str
    cards: str
    level: int

    @property
    def word(self) -> str:
        return self.spiral + self.cards

    def __str__(self) -> str:
        return f"{self.spiral}.{self.cards}"


def find(spiral: Sequence[str], hand: Sequence[str], lexicon: Lexicon, rarest: int = SIZES[-1]) -> list[Found]:
    """Return every way to play a word of at most this level, once each, those with few letters of the spiral first."""
    end = "".join(spiral[-lexicon.longest :]).upper()
    bits, width, signs = lexicon.bits, lexicon.width, f" {lexicon.alphabet}"
    cards_held = [letter for letter in "".join(hand).upper() if letter in bits]
    marks, starts, links = lexicon.marks, lexicon.starts, lexicon.links
    letters, least, most = (1 << width) - 1, 1 << width, SIZES.index(rarest) + 1 << width
    count = [0] * (width + 1)
    for letter in cards_held:
        count[bits[letter].bit_length()] += 1
    found: list[Found] = []
    tail = ""

    def walk(start: int, open_: int, have: int, path: str) -> None:
        """Follow the letters that both the words and the hand have, from a node that has some."""
        left = open_ & have
        while left:
            bit = left & -left
            left ^= bit
            node = links[start + (open_ & (bit - 1)).bit_count()]
            mark = marks[node]
            number = bit.bit_length()
            cards = path + signs[number]
            if least <= mark < most:
                found.append(Found(tail, cards, SIZES[mark >> width]))
            mark &= letters
            if mark:
                count[number] -= 1
                rest = have if count[number] else have ^ bit
                if mark & rest:
                    walk(starts[node], mark, rest, cards)
                count[number] += 1

    have = sum(bits[letter] for letter in set(cards_held))
    for begin in range(len(end) - 1, -1, -1):
        tail = end[begin:]
        node = lexicon.node(tail)
        if node >= 0:
            walk(starts[node], marks[node] & letters, have, "")
    return found
