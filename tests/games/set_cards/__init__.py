"""SET by its clauses: tests named after the rules in `games/set_cards/RULES.md`."""
