"""Score sheets of real tables, as pure values: a log of entries from several devices, and what follows from it."""

from fivefold.scores.entries import (
    AnyScoreEntry,
    PlayerNamed,
    PlayerRemoved,
    PlayersOrdered,
    PointsEntered,
    RoundPicked,
    RoundsSet,
    TieDecided,
)
from fivefold.scores.sheet import MOST_ENTRIES, ScoreSheet
from fivefold.scores.standing import ScoredPlayer, SheetStanding

__all__ = [
    "MOST_ENTRIES",
    "AnyScoreEntry",
    "PlayerNamed",
    "PlayerRemoved",
    "PlayersOrdered",
    "PointsEntered",
    "RoundPicked",
    "RoundsSet",
    "ScoreSheet",
    "ScoredPlayer",
    "SheetStanding",
    "TieDecided",
]
