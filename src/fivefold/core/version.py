"""The version of Fivefold."""

__version__ = "0.2.0"
