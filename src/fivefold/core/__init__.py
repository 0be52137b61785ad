"""The core of the library: games, tables, records, randomness, notation, and the laws every game is tested against."""
