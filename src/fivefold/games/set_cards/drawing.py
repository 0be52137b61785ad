"""The cards of SET on paper."""

from fivefold.core.speech import Reader
from fivefold.games.set_cards.model import Card
from fivefold.pieces.drawing import COLOURS, EDGE, Setting, letter, symbols

SIZE = (66, 92)
LEGEND = "pieces.colour-letter.cards"


def draw(card: Card, _setting: Setting, reader: Reader) -> str:
    """A card: its symbols, and the letter of their colour in a corner."""
    number, colour, shading, symbol = tuple(card)
    fill = {"s": COLOURS[colour], "t": f"url(#stripes-{colour})", "o": "#fff"}[shading]
    box = f'<rect x="1" y="1" width="64" height="90" rx="7" fill="#fff" stroke="{EDGE}" stroke-width="1.6"/>'
    drawn = symbols(number, colour, symbol, fill, "translate(33 42) scale(.82)")
    return f"{box}{drawn}{letter(colour, 62, 87.5, 14, reader)}"
