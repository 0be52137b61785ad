"""Rooms without input or output: what is asked goes in, what to keep and to tell comes out."""
