"""Tournaments as pure values: a plan, a log of entries, pairings, and the standing that follows."""

from fivefold.tournaments.entries import AnyTournamentEntry
from fivefold.tournaments.plan import LEAST_PLAYERS, MOST_PLAYERS, TournamentPlan
from fivefold.tournaments.standing import TournamentRow
from fivefold.tournaments.state import WIN, TournamentPlayer, TournamentRound, TournamentState, TournamentTable
from fivefold.tournaments.tournament import Tournament

__all__ = [
    "LEAST_PLAYERS",
    "MOST_PLAYERS",
    "WIN",
    "AnyTournamentEntry",
    "Tournament",
    "TournamentPlan",
    "TournamentPlayer",
    "TournamentRound",
    "TournamentRow",
    "TournamentState",
    "TournamentTable",
]
