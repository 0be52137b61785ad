"""CROSSWORD SET: race to join all of one's dice into a single grid of SETs."""

from fivefold.games.crossword_set.rules import CrosswordSet

GAMES = (CrosswordSet,)
