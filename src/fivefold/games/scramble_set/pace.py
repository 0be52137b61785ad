"""The figure that players follow from match to match: the seconds they take to see a SET."""

from fivefold.games.scramble_set.model import Rolled, Took
from fivefold.pieces.seeing import milliseconds_to_a_set

PACES = {"scramble-set": milliseconds_to_a_set((Rolled, Took), (Took,))}
