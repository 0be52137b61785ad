"""The symbols of SET and the dice as SVG, for paper, where colours may be missing: a letter says which one it is.

Dice have no shading, so theirs stands for the colour: red is filled, green is open, purple is striped.
"""

from collections.abc import Mapping

from fivefold.core.speech import Reader
from fivefold.core.words import message
from fivefold.pieces.dice import Face, is_wild, meaning

Setting = Mapping[str, int]
INK, EDGE = "#22302b", "#8a8a80"
COLOURS = {"r": "#d3253b", "g": "#12844a", "p": "#6b3bb8"}
OUTLINES = {
    "o": "M-13-11.5H13a11.5 11.5 0 0 1 0 23H-13a11.5 11.5 0 0 1 0-23Z",
    "d": "M-26.5 0 0-13 26.5 0 0 13Z",
    "q": "M-25 5.5C-25-9-12-15.5 1-8.5C9-4.2 13-5.500 17-9.500C21-13.500 25-11.500 25-5.500"
    "C25 9 12 15.500-1 8.500C-9 4.200-13 5.500-17 9.500C-21 13.500-25 11.500-25 5.500Z",
}
STEP = 28.5
"""The distance from one symbol to the next."""
STRIPES = "".join(
    f'<pattern id="stripes-{letter}" width="4.2" height="8" patternUnits="userSpaceOnUse">'
    f'<path d="M2.1 0V8" stroke="{colour}" stroke-width="1.4"/></pattern>'
    for letter, colour in COLOURS.items()
)
"""Once on every page that shows striped symbols."""
STAR = "M0-10 2.6-3.6 9.5-3.1 4.2 1.4 6 8 0 4.4-6 8-4.2 1.4-9.5-3.1-2.6-3.6Z"
DIE_SIZE = (100, 100)
DICE_FILLS = {"r": COLOURS["r"], "g": "#fff", "p": "url(#stripes-p)"}


def symbols(number: str, colour: str, symbol: str, fill: str, scale: str) -> str:
    """So many symbols one below the other around the middle, with their outlines in the colour."""
    count, ink = int(number), COLOURS[colour]
    places = [(place - (count - 1) / 2) * STEP for place in range(count)]
    look = f'fill="{fill}" stroke="{ink}" stroke-width="3" stroke-linejoin="round"'
    drawn = [f'<path d="{OUTLINES[symbol]}" transform="translate(0 {y:g})" {look}/>' for y in places]
    return f'<g transform="{scale}">{"".join(drawn)}</g>'


def letter(colour: str, x: float, y: float, size: int, reader: Reader) -> str:
    """The letter of a colour."""
    text = reader.say(message("pieces.colour-letter", colour=colour))
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="end" fill="{INK}">{text}</text>'


def draw_die(face: Face, _setting: Setting, reader: Reader) -> str:
    """A die from above; a WILD is a star, and says so."""
    box = f'<rect x="2" y="2" width="96" height="96" rx="18" fill="#fff" stroke="{EDGE}" stroke-width="2.5"/>'
    meant = meaning(face)
    if meant is None:
        word = f'<text x="50" y="84" font-size="24" text-anchor="middle" fill="{INK}">WILD</text>'
        return f'{box}<path d="{STAR}" transform="translate(50 40) scale(2.6)" fill="{INK}"/>{word}'
    number, colour, symbol = tuple(meant)
    drawn = symbols(number, colour, symbol, DICE_FILLS[colour], "translate(43 49) scale(1.08 .9)")
    star = f'<path d="{STAR}" transform="translate(14 15) scale(1.1)" fill="{INK}"/>' if is_wild(face) else ""
    return f"{box}{drawn}{star}{letter(colour, 95, 92, 23, reader)}"
