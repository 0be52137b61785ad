"""Players of WordSpiel."""

from fivefold.bots import Bot

BOTS: dict[str, dict[str, Bot]] = {}
