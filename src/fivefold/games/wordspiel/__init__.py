"""WordSpiel: words that begin with the end of the one before, for many, for one, and as a puzzle a day."""

from fivefold.games.wordspiel.daily import Daily
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire

GAMES = (WordSpiel, Solitaire, Daily)
