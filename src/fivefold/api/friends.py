"""The bodies of requests and responses about people one has played with."""

from typing import Annotated

from msgspec import Meta, Struct

from fivefold.core.game import Millis


class Friend(Struct, frozen=True):
    """A person with whom you have played, with the latest match, or whom you block; `here` is None if not shown."""

    person: str
    name: str
    last: Millis
    game: str
    here: bool | None
    blocked: bool


class FriendList(Struct, frozen=True):
    """The people with whom you have played, the latest first, others whom you block, and whether you are seen here."""

    people: tuple[Friend, ...]
    shows_presence: bool


class InvitationInfo(Struct, frozen=True):
    """An invitation to a room, by a person with whom you have played."""

    sender: str
    name: str
    room: str
    game: str


class NewInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The room to which you invite a person; you have to be in it."""

    room: Annotated[str, Meta(pattern="^[A-Za-z0-9]{1,16}$")]


class ShowPresence(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people with whom you have played see that you are here."""

    shows: bool
