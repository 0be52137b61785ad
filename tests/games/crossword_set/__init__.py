"""CROSSWORD SET by its clauses: tests named after the rules in `games/crossword_set/RULES.md`."""
