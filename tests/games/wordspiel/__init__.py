"""WordSpiel by its clauses: tests named after the rules in `games/wordspiel/RULES.md`."""
