"""SCRAMBLE SET: 42 dice at once, and everybody looks for SETs among them; and a puzzle a day."""

from fivefold.games.scramble_set.daily import Daily
from fivefold.games.scramble_set.rules import Scramble

GAMES = (Scramble, Daily)
