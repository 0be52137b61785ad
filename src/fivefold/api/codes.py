"""Random ids of people, and codes: for rooms, for handovers to another device, for recovery, and for passkeys."""

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


def recovery_code() -> str:
    """Return a code to write down, which cannot be guessed at all."""
    return "-".join(new_code(5) for _ in range(4))


def new_challenge() -> str:
    """Return what a passkey signs, as base64url."""
    return secrets.token_urlsafe(32)
