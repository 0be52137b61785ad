"""The bodies of requests and responses about notifications."""

from typing import Annotated

from msgspec import Meta, Struct

Hour = Annotated[int, Meta(ge=0, le=23)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,100}$")]


class PushInfo(Struct, frozen=True):
    """Notifications: the server's key, in how many browsers you are notified, and your quiet hours."""

    key: str | None
    """None if this server cannot send any."""
    browsers: int
    here: bool
    """Whether this browser is one of them."""
    quiet_since: int | None
    quiet_until: int | None


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser in which you want to be notified, as it subscribed at its push service."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]
    p256dh: Key
    auth: Key
    language: Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z]{2,8})?$")] = "en"


class NewQuiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Your quiet hours; none if both are equal. `utc` is how many minutes your clock is ahead of UTC."""

    since: Hour
    until: Hour
    utc: Annotated[int, Meta(ge=-900, le=900)]
