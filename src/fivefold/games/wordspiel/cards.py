"""The letter cards of WordSpiel: how many of each letter are in the box or in a custom deck."""

import json
import re
from functools import lru_cache
from pathlib import Path

from fivefold.core.errors import BadOption
from fivefold.core.options import Choices
from fivefold.core.words import Message
from fivefold.pieces.letters import ONE, capital, folded

Letter = str
"""A card in notation: its letter."""
HIDDEN = "??"
DEALT = 10
FEWEST, MOST = 80, 400
"""The size of a custom deck: enough for six hands, and bounded."""

_DECKS = json.loads(Path(__file__).with_name("deck.json").read_text("utf-8"))
BOX: str = _DECKS["letters"]
"""The deck in the box, as letters with their counts."""
DECKS: dict[str, str] = {"box": BOX, **_DECKS["languages"]}
"""The decks with a name: the box, and one for each other language."""
DECK_LANGUAGES = {"box": "en", "french": "fr", "german": "de", "spanish": "es"}


@lru_cache(64)
def deck(text: str) -> str:
    """Return all cards of a deck, given by its name or as letters with their counts (`A9B2C2...`); raises BadOption."""
    counts = re.findall(f"({ONE})([0-9]{{1,2}})", DECKS.get(text) or capital(text))
    if len({letter for letter, _ in counts}) < len(counts):
        raise BadOption("wordspiel.bad-deck.twice")
    cards = "".join(letter * int(many) for letter, many in counts)
    if not FEWEST <= len(cards) <= MOST:
        raise BadOption("wordspiel.bad-deck", least=FEWEST, most=MOST, count=len(cards))
    return cards


def choices() -> Choices:
    """Return the decks with a name and their labels."""
    return {name: Message(f"wordspiel.option-deck.{name}") for name in DECKS}


def marked(cards: str) -> list[str]:
    """Return the letters of a deck that have accents or other marks."""
    return [letter for letter in dict.fromkeys(cards) if folded(letter) != letter]


def without(cards: str, taken: str) -> str | None:
    """Return the cards without these, in their order; None if some are missing."""
    for card in taken:
        place = cards.find(card)
        if place < 0:
            return None
        cards = cards[:place] + cards[place + 1 :]
    return cards


def left_over(hand: str) -> str:
    """Return the cards left at the end of a round as they are written on the sheet: sorted, after a dot."""
    return f".{''.join(sorted(hand))}"
