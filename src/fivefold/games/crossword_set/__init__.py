"""CROSSWORD SET: race to join all of one's dice into a single grid of SETs; and a puzzle a day."""

from fivefold.games.crossword_set.daily import Daily
from fivefold.games.crossword_set.rules import CrosswordSet

GAMES = (CrosswordSet, Daily)
