"""Parts that two or more games share: cards, dice, boards and words."""
