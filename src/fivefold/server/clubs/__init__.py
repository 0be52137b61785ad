"""Clubs on a server: members, a permanent room, and the table of a year."""
