"""Random ids of people, and codes that people read out: for rooms, and for handovers to another device."""

import secrets

ALPHABET = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""Consonants and digits that are hard to confuse and form no words."""


def new_code(length: int = 6) -> str:
    """Return a code for a room, short enough for a phone call."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def long_code() -> str:
    """Return a code that cannot be guessed in ten minutes."""
    return new_code(8)


def new_person() -> str:
    """Return a random id for a new person; it is not a secret."""
    return secrets.token_hex(8)
