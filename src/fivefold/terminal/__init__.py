"""Fivefold in a terminal: plays, teaches, replays and reviews matches as text."""
