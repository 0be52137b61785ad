"""Five Crowns by its clauses: tests named after the rules in `games/five_crowns/RULES.md`."""
