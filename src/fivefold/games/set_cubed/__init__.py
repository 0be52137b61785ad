"""SET CUBED: dice on a board, in lines of three that are SETs."""

from fivefold.games.set_cubed.rules import SetCubed

GAMES = (SetCubed,)
