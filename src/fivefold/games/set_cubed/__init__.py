"""SET CUBED: dice on a board, in lines of three that are SETs; and a puzzle a day."""

from fivefold.games.set_cubed.daily import Daily
from fivefold.games.set_cubed.rules import SetCubed

GAMES = (SetCubed, Daily)
