"""Finished matches: records, replays, reviews and statistics."""
