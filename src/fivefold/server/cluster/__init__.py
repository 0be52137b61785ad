"""A cluster of processes: ownership of rooms, and connections to rooms of other processes."""
