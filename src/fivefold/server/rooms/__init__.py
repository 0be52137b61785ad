"""Rooms on a server: the hub, a driver for each room, and connections."""
