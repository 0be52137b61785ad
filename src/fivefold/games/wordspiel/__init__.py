"""WordSpiel: each word begins with the end of the one before; also as a solitaire and as a daily puzzle."""

from fivefold.games.wordspiel.daily import Daily
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire

GAMES = (WordSpiel, Solitaire, Daily)
