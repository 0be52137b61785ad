"""SCRAMBLE SET: 42 dice at once, and everybody looks for SETs among them."""

from fivefold.games.scramble_set.rules import Scramble

GAMES = (Scramble,)
