"""The signed cookie that identifies a device: the person, the generation of their sign-outs, the expiry, the device."""

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

SETTLING = 120_000
"""Milliseconds before a new key is used to sign: by then every process has read it."""
_OLD_COOKIE = re.compile(r"(([0-9a-f]{16})(?:\.([0-9]{1,9})\.([0-9]{1,15})\.[0-9]{1,9})?)\.([0-9a-f]{64})")


class Key(NamedTuple):
    """A signing key; it is valid until its end, if it has one. Times are in milliseconds."""

    id: int
    secret: bytes
    made: int
    until: int | None


class Cookie(NamedTuple):
    """The content of a cookie. It is valid unless the person has signed out a later generation."""

    person: str
    generation: int
    until: int
    device: str = ""
    """Empty in cookies from before devices had ids."""


class Keyring:
    def __init__(self, keys: Sequence[Key], lifetime: int) -> None:
        self._keys = sorted(keys)
        self.lifetime = lifetime

    def sign(self, person: str, generation: int, now: int, device: str = "") -> str:
        """Return a cookie for a person's device, valid from now on."""
        valid = self._valid(now)
        settled = [key for key in valid if key.made + SETTLING <= now]
        signer = _signer(settled or valid[:1])
        content = f"{person}.{generation}.{now + self.lifetime}"
        return signer.sign(f"{content}.{device}" if device else content).decode()

    def read(self, text: str | None, now: int) -> Cookie | None:
        """Return the content of a cookie if its signature is valid and it has not expired."""
        if text is None:
            return None
        if old := _OLD_COOKIE.fullmatch(text):
            return self._read_old(old, now)
        try:
            person, generation, until, *device = _signer(self._valid(now)).unsign(text).decode().split(".")
        except BadSignature:
            return None
        return Cookie(person, int(generation), int(until), *device) if int(until) > now else None

    def _read_old(self, found: re.Match[str], now: int) -> Cookie | None:
        """Read a cookie from before 0.1, signed in hexadecimal; the first ones had no generation and no expiry."""
        message, person, generation, until, digest = found.groups()
        for key in self._valid(now):
            if hmac.compare_digest(hmac.new(key.secret, message.encode(), sha256).hexdigest(), digest):
                end = int(until or key.until or now + self.lifetime)
                return Cookie(person, int(generation or 0), end) if end > now else None
        return None

    def _valid(self, now: int) -> list[Key]:
        return [key for key in self._keys if key.until is None or key.until > now]


def _signer(keys: Sequence[Key]) -> Signer:
    """Return a signer that signs with the last key and accepts all of them."""
    secrets = [key.secret for key in keys]
    return Signer(secrets, salt="fivefold.cookie", key_derivation="hmac", digest_method=sha256)
