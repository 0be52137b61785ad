"""Rooms in one process without a server: time, storage and workers are passed in."""
