"""Hints for somebody who looks for a word."""

from collections.abc import Sequence

from fivefold.core.game import Hint
from fivefold.core.notation import counted
from fivefold.games.wordspiel.words import Found


def hints(found: Sequence[Found], otherwise: str) -> Sequence[Hint]:
    """How many words there are, where the best one begins, and the word; or what to do without one."""
    if not found:
        return (Hint(f"There is no word here; {otherwise}."),)
    best = min(found, key=lambda one: (-len(one.cards), one.level, one.cards))
    many = "One word is" if len(found) == 1 else f"{len(found)} words are"
    return (
        Hint(f"{many} possible, with up to {counted(len(best.cards), 'card')}."),
        Hint(f"One with {counted(len(best.cards), 'card')} begins with {best.spiral}.", tuple(best.spiral)),
        Hint(f"{best.word}: play {best}.", tuple(best.word)),
    )
