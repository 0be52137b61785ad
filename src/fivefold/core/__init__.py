"""The core on which every game stands: game, table, record, chance, notation, laws."""
