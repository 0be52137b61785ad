"""Several processes around one table: who owns which room, and how the others reach it."""
