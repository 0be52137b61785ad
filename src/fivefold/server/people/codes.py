"""Codes that people tell each other: of rooms, and for another device."""

import secrets

ALPHABET = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""Letters that are not mixed up when read out, and make no words."""


def new_code(length: int = 6) -> str:
    """A code for a room, short enough to be told over the phone."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def long_code() -> str:
    """A code that nobody guesses in ten minutes."""
    return new_code(8)
