"""CROSSWORD SET players of four strengths."""

BOTS: dict[str, dict[str, object]] = {}
