"""Rooms without I/O: a room takes inputs and returns effects, such as changes to save and messages to send."""
