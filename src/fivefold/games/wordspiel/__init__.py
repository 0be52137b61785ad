"""w."""
GAMES = ()
