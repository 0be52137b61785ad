"""Sheets of paper: puzzles of a game as a page to be printed, and their solutions on another."""

from fivefold.sheets.sheet import MOST, PAPERS, Paper, sheet

__all__ = ["MOST", "PAPERS", "Paper", "sheet"]
