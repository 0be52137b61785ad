"""Worker processes for bots, reviews and uploaded records."""
