"""The figure that players follow from match to match: the seconds they take to see a SET."""

from fivefold.games.set_cards.model import Dealt, Found, Moved, Took
from fivefold.pieces.seeing import milliseconds_to_a_set

_PACE = milliseconds_to_a_set((Dealt, Moved, Took, Found), (Took, Found))
PACES = {"set": _PACE, "set-solitaire": _PACE, "set-daily": _PACE}
