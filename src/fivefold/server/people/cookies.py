"""Signed cookies that identify a person: id, generation and expiry, signed with keys that rotate."""

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

SETTLING = 120_000
"""Milliseconds before a new key is used for signing: by then every process has loaded it."""
FIRST_KEY = 0
"""The key of the first format of cookies, which had neither an expiry nor a generation."""
_FIRST_COOKIE = re.compile(r"([0-9a-f]{16})\.([0-9a-f]{64})")
_COOKIE = re.compile(r"(([0-9a-f]{16})\.([0-9]{1,9})\.([0-9]{1,15})\.([0-9]{1,9}))\.([0-9a-f]{64})")


class Key(NamedTuple):
    """A secret, accepted until `until` if that is set. Times are in milliseconds."""

    id: int
    secret: bytes
    made: int
    until: int | None


class Cookie(NamedTuple):
    """The content of a cookie. It is valid unless the person has signed out and so started a later generation."""

    person: str
    generation: int
    until: int


class Keyring:
    def __init__(self, keys: Sequence[Key], lifetime: int) -> None:
        self._keys = {key.id: key for key in keys}
        self.lifetime = lifetime

    def sign(self, person: str, generation: int, now: int) -> str:
        """Return a new cookie of a person."""
        good = [key for key in self._keys.values() if key.until is None or key.until > now]
        settled = [key for key in good if key.made + SETTLING <= now]
        key = max(settled) if settled else min(good)
        message = f"{person}.{generation}.{now + self.lifetime}.{key.id}"
        return f"{message}.{_digest(key, message)}"

    def read(self, text: str | None, now: int) -> Cookie | None:
        """Return the content of a cookie if its signature is valid and it has not expired."""
        if text is None:
            return None
        if found := _FIRST_COOKIE.fullmatch(text):
            person, digest = found.groups()
            key = self._key(FIRST_KEY, now)
            is_ours = key is not None and hmac.compare_digest(_digest(key, person), digest)
            return Cookie(person, 0, key.until or now + self.lifetime) if key and is_ours else None
        if found := _COOKIE.fullmatch(text):
            message, person, generation, until, number, digest = found.groups()
            key = self._key(int(number), now)
            is_ours = key is not None and hmac.compare_digest(_digest(key, message), digest)
            return Cookie(person, int(generation), int(until)) if is_ours and int(until) > now else None
        return None

    def _key(self, number: int, now: int) -> Key | None:
        key = self._keys.get(number)
        return key if key is not None and (key.until is None or key.until > now) else None


def _digest(key: Key, message: str) -> str:
    return hmac.new(key.secret, message.encode(), sha256).hexdigest()
