"""The dice on paper."""

from fivefold.pieces.drawing import DIE_SIZE as SIZE
from fivefold.pieces.drawing import draw_die as draw

LEGEND = "pieces.colour-letter.dice"
__all__ = ["LEGEND", "SIZE", "draw"]
