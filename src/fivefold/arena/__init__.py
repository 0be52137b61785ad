"""Matches between bots under a virtual clock, with statistics."""
