"""Fivefold in a terminal: play line by line, and step through records."""
