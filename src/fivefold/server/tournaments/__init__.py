"""Tournaments on a server: their rooms, their rounds, and their results."""
