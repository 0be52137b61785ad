"""WordSpiel: words that begin with the end of the one before, for many and for one."""

from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire

GAMES = (WordSpiel, Solitaire)
