"""Hints for players who look for a word."""

from collections.abc import Sequence
from typing import Literal

from fivefold.core.game import Hint
from fivefold.core.words import message
from fivefold.games.wordspiel.words import Found


def hints(found: Sequence[Found], otherwise: Literal["take", "pass", "exchange", "lost"]) -> Sequence[Hint]:
    """Return the number of words, the start of the best one, and the word; or the best move without a word."""
    if not found:
        return (Hint(message(f"wordspiel.hint-no-word.{otherwise}")),)
    best = min(found, key=lambda one: (-len(one.cards), one.level, one.cards))
    count = len(best.cards)
    return (
        Hint(message("wordspiel.hint-words", words=len(found), count=count)),
        Hint(message("wordspiel.hint-begins", letters=best.spiral, count=count), tuple(best.spiral)),
        Hint(message("wordspiel.hint-word", word=best.word, play=str(best)), tuple(best.word)),
    )
