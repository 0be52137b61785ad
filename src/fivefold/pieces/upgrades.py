"""Upgrades records of earlier rules: English sentences about what was wrong with a SET become faults."""

from itertools import permutations
from typing import Any

from msgspec import to_builtins

from fivefold.pieces.features import NUMBERS, Fault

_COLOURS = {"r": "red", "g": "green", "p": "purple"}
_SHADINGS = {"s": "solid", "o": "open", "t": "striped"}
_SYMBOLS = {"o": "an oval", "q": "a squiggle", "d": "a diamond"}


def _plural(symbol: str) -> str:
    return _SYMBOLS[symbol].split(" ")[1] + "s"


_FAULTS: dict[str, Fault] = {
    **{
        f"two show {two} symbol{'' if two == '1' else 's'} and one shows {one}": Fault("number", two, one)
        for two, one in permutations(NUMBERS, 2)
    },
    **{
        f"two are {_COLOURS[two]} and one is {_COLOURS[one]}": Fault("colour", two, one)
        for two, one in permutations(_COLOURS, 2)
    },
    **{
        f"two are {_SHADINGS[two]} and one is {_SHADINGS[one]}": Fault("shading", two, one)
        for two, one in permutations(_SHADINGS, 2)
    },
    **{
        f"two are {_plural(two)} and one is {_SYMBOLS[one]}": Fault("symbol", two, one)
        for two, one in permutations(_SYMBOLS, 2)
    },
}


def with_faults(event: dict[str, Any]) -> dict[str, Any]:
    """Return the event with faults in place of their sentences; unknown text is left, and is refused later."""
    match event:
        case {"type": "Missed", "why": [*sentences]}:
            return {**event, "why": [_fault(sentence) for sentence in sentences]}
        case _:
            return event


def _fault(sentence: object) -> object:
    known = _FAULTS.get(sentence) if isinstance(sentence, str) else None
    return sentence if known is None else to_builtins(known)
