"""SET CUBED: dice on a board, in lines of three that are SETs; with a daily puzzle."""

from fivefold.games.set_cubed.daily import Daily
from fivefold.games.set_cubed.rules import SetCubed

GAMES = (SetCubed, Daily)
