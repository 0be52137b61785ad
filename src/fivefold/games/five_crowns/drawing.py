"""The cards of Five Crowns on paper: suits differ by shape, and wild cards have a band."""

from fivefold.core.speech import Reader
from fivefold.core.words import Message
from fivefold.games.five_crowns.cards import JOKER, Card, is_wild
from fivefold.pieces.drawing import COLOURS, EDGE, INK, Setting

SIZE = (60, 84)
SHAPES = {
    "S": "M0-10C-3-5-10-1-10 3.8A4.7 4.7 0 0 0-1.6 6.6L-3.5 10H3.5L1.6 6.6A4.7 4.7 0 0 0 10 3.8C10-1 3-5 0-10Z",
    "H": "M0 9.5C-4 5.5-10.5 1-10.5-4A5.4 5.4 0 0 1 0-6 5.4 5.4 0 0 1 10.5-4C10.5 1 4 5.5 0 9.5Z",
    "C": "M0-10.5a4.8 4.8 0 0 1 3.9 7.6 4.9 4.9 0 1 1-2.3 8.3L3.5 10H-3.5L-1.6 5.4a4.9 4.9 0 1 1-2.3-8.3"
    "A4.8 4.8 0 0 1 0-10.5Z",
    "D": "M0-11 7.8 0 0 11-7.8 0Z",
    "*": "M0-11 2.8-3.9 10.5-3.4 4.6 1.5 6.5 9 0 4.8-6.5 9-4.6 1.5-10.5-3.4-2.8-3.9Z",
}
INKS = {"S": INK, "H": COLOURS["r"], "C": COLOURS["g"], "D": COLOURS["p"], "*": "#8a6a12"}
HAT = "M-14 10C-19-6-13-17-6-12-2.5-9.5-1-4 0 1 1-4 2.5-9.5 6-12 13-17 19-6 14 10Z"
BAND = "M.75 69H59.25V76.75A6.5 6.5 0 0 1 52.75 83.25H7.25A6.5 6.5 0 0 1 .75 76.75Z"


def draw(card: Card, setting: Setting, reader: Reader) -> str:
    """A card with its rank and suit; a wild one says so at the bottom."""
    box = f'<rect x=".75" y=".75" width="58.5" height="82.5" rx="6.5" fill="#fff" stroke="{EDGE}" stroke-width="1.5"/>'
    if card == JOKER:
        hat = f'<path d="{HAT}M-14 12H14V17H-14Z" transform="translate(30 36)" fill="{INK}"/>'
        return box + hat + _band(reader.say(Message("five_crowns.face-joker")))
    rank, suit = card[:-1], card[-1]
    ink, shape = INKS[suit], SHAPES[suit]
    text = f'<text x="4" y="26" font-size="26" fill="{ink}">{rank}</text>'
    small = f'<path d="{shape}" transform="translate(13.5 40) scale(.86)" fill="{ink}"/>'
    wild = is_wild(card, setting["wild"])
    large = f'<path d="{shape}" transform="translate(40 {50 if wild else 58}) scale(1.4)" fill="{ink}"/>'
    return box + text + small + large + (_band(reader.say(Message("five_crowns.face-wild"))) if wild else "")


def _band(word: str) -> str:
    return (
        f'<path d="{BAND}" fill="{INK}"/><text x="30" y="80" font-size="10.5" text-anchor="middle" fill="#fff">'
        f"{word}</text>"
    )
