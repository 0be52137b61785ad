"""CROSSWORD SET: a race to join all dice into a single grid of SETs; with a daily puzzle."""

from fivefold.games.crossword_set.daily import Daily
from fivefold.games.crossword_set.rules import CrosswordSet

GAMES = (CrosswordSet, Daily)
