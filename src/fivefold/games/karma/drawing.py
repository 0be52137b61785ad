"""The cards of Karma on paper: a number has as many petals, a Karma Card is framed and has a sign."""

from fivefold.core.speech import Reader
from fivefold.core.words import Message
from fivefold.games.karma.model import KARMA, Card
from fivefold.pieces.drawing import COLOURS, EDGE, INK, Setting

SIZE = (66, 92)
SIGNS = {
    "GIVE": "M-19-8h15v21h-15zM-14-8v-5h15v21h-5M6 2h14M14-5l7 7-7 7",
    "FIVE": "M-5-14h-12l-1 11c8-4 16 0 15 8s-10 11-16 5M13-14V13M5 5l8 9 8-9",
    "TABLE": "M-20 6h40M-15 6v13M15 6v13M-7 6v-21H7V6M0-9.500v9M-4-4l4 4 4-4",
    "UP": "M-19 4H5M-19 10H5M-19 16H9C25 15 23-13 5-12M11-19l-8 7 8 7",
}
PETAL = "M0-16.5C4.5-20 4.5-25 0-30C-4.5-25-4.5-20 0-16.5Z"
SHORT_PETAL = "M0-20.5C4-23 4-27 0-30.5C-4-27-4-23 0-20.5Z"
FEW = 10
"""From so many petals on they are short."""


def draw(card: Card, _setting: Setting, reader: Reader) -> str:
    """A card."""
    if card in KARMA:
        return _karma(card, reader)
    number = int(card)
    ink = COLOURS["g" if number <= 5 else "p" if number <= 10 else "r"]
    box = f'<rect x="1" y="1" width="64" height="90" rx="7" fill="#fff" stroke="{EDGE}" stroke-width="1.6"/>'
    petal = PETAL if number < FEW else SHORT_PETAL
    look = f'fill="none" stroke="{ink}" stroke-width="1.4"'
    petals = [f'<path d="{petal}" transform="rotate({place * 360 / number:.6g})" {look}/>' for place in range(number)]
    text = f'<text y="8" font-size="23" text-anchor="middle" fill="{INK}">{card}</text>'
    corner = f'<text x="5" y="17" font-size="15" fill="{INK}">{card}</text>'
    return f'{box}<g transform="translate(33 53)">{"".join(petals)}{text}</g>{corner}'


def _karma(card: Card, reader: Reader) -> str:
    word, *lines = reader.say(Message(f"karma.face-{card.lower()}")).split(" / ")
    frame = (
        f'<rect x="1" y="1" width="64" height="90" rx="7" fill="#f3ead0" stroke="{INK}" stroke-width="2"/>'
        f'<rect x="4" y="4" width="58" height="84" rx="4" fill="none" stroke="{INK}" stroke-width=".8"/>'
    )
    sign = f'<path d="{SIGNS[card]}" transform="translate(33 44) scale(.85)" fill="none" stroke="{INK}" {_LINE}/>'
    names = [
        f'<text x="33" y="{(79 if len(lines) == 1 else 74) + 9 * n}" font-size="8.5" text-anchor="middle">{line}</text>'
        for n, line in enumerate(lines)
    ]
    return f'{frame}<text x="7" y="18" font-size="12">{word}</text>{sign}{"".join(names)}'


_LINE = 'stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
