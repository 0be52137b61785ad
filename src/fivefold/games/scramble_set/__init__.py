"""SCRAMBLE SET: all players look for SETs among 42 dice at once; with a daily puzzle."""

from fivefold.games.scramble_set.daily import Daily
from fivefold.games.scramble_set.rules import Scramble

GAMES = (Scramble, Daily)
