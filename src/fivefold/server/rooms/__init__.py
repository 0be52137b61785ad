"""Rooms on a server: all of them, the driver of each, and the connections to them."""
