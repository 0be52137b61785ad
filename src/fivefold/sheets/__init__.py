"""Printable puzzles of a game, with their solutions on a separate page."""

from fivefold.sheets.sheet import MOST, PAPERS, Paper, sheet

__all__ = ["MOST", "PAPERS", "Paper", "sheet"]
