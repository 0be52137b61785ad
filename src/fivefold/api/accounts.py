"""The bodies of requests and responses about keeping who you are: passkeys, recovery codes and devices."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from fivefold.core.game import Millis


class PasskeyInfo(Struct, frozen=True):
    """A passkey of yours, with the browser in which it was made."""

    id: str
    name: str
    made: Millis
    used: Millis | None


class DeviceInfo(Struct, frozen=True):
    """A browser in which you are signed in; `own` is the one that asks."""

    id: str
    name: str
    seen: Millis
    own: bool


class Account(Struct, frozen=True):
    """How you can come back: your passkeys, when your recovery code was made, and your devices."""

    kept: bool
    """Whether there is a way back without this browser."""
    passkeys: tuple[PasskeyInfo, ...]
    recovery: Millis | None
    devices: tuple[DeviceInfo, ...]
    played: int
    """How many matches you have finished, up to three."""
    offered: bool
    """Whether passkeys work here: they need a name and TLS."""


class PasskeyOptions(Struct, frozen=True):
    """What the browser needs to make a passkey or to sign in with one, as WebAuthn defines it."""

    options: msgspec.Raw


class Credential(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's answer, as WebAuthn defines it, encoded as JSON."""

    credential: Annotated[str, Meta(max_length=8_000)]
    merge: bool = False
    """At a sign-in: whether what was played in this browser goes along."""


class NewRecovery(Struct, frozen=True):
    """A new recovery code, which is shown once."""

    code: str


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, to sign in with."""

    code: Annotated[str, Meta(max_length=60)]
    merge: bool = False
