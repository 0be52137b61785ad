"""The letters of WordSpiel on paper."""

from fivefold.core.speech import Reader
from fivefold.pieces.drawing import EDGE, INK, Setting

SIZE = (50, 58)


def draw(card: str, _setting: Setting, _reader: Reader) -> str:
    """A letter."""
    box = f'<rect x="1" y="1" width="48" height="56" rx="8" fill="#fff" stroke="{EDGE}" stroke-width="1.8"/>'
    return f'{box}<text x="25" y="41" font-size="34" text-anchor="middle" fill="{INK}">{card}</text>'
