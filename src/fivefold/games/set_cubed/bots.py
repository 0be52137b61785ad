"""SET CUBED players of four strengths."""

from fivefold.bots import Bot

BOTS: dict[str, dict[str, Bot]] = {"set-cubed": {}}
