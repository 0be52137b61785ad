"""The entries of a tournament: who plays, who meets whom, how it ended, and corrections.

Entries are numbered in the order in which they were taken, and none is ever changed: a correction is one more entry.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.tournaments.plan import LARGEST_TABLE, MOST_PLAYERS, MOST_ROUNDS

LONGEST_NAME = 24
PlayerNumber = Annotated[int, Meta(ge=1)]
"""Players are numbered in the order in which they entered."""
RoundNumber = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
TableNumber = Annotated[int, Meta(ge=0, le=MOST_PLAYERS)]
"""The place of a table in its round."""
Time = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Places = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=LARGEST_TABLE)], ...], Meta(min_length=1, max_length=LARGEST_TABLE)
]
"""The place of each player of a table, 1 for winners; 0 for a player who did not play, and is behind all others."""
Decider = Literal["room", "clock", "host"]
"""Who said how a table ended: the record of its match, the time of the round, or the host."""


class TournamentEntry(Struct, frozen=True, gc=False, kw_only=True, tag_field="t", forbid_unknown_fields=True):
    """A numbered line of a tournament's log."""

    at: Time = 0


class PlayerEntered(TournamentEntry, frozen=True, gc=False, tag="entered"):
    """A player enters, or comes back."""

    player: PlayerNumber
    name: Annotated[str, Meta(min_length=1)]
    bot: str = ""
    """The level of a bot; empty for a person."""
    fills: bool = False
    """Whether it is the bot that fills an odd seat."""


class PlayerWithdrawn(TournamentEntry, frozen=True, gc=False, tag="withdrawn"):
    """A player leaves; results so far stay."""

    player: PlayerNumber
    by_host: bool = False
    """Whether the host took the player out, and has to let them in again."""


class PairedTable(Struct, frozen=True, gc=False):
    """The players of a table in the order of seats, and their room. One player alone has a bye."""

    players: tuple[PlayerNumber, ...]
    room: str = ""


class RoundPaired(TournamentEntry, frozen=True, tag="paired"):
    """A round begins."""

    round: RoundNumber
    tables: tuple[PairedTable, ...]
    until: Time | None = None
    """When its time is up."""


class ByeTaken(TournamentEntry, frozen=True, gc=False, tag="joined"):
    """A late player joins the one who has a bye."""

    round: RoundNumber
    table: TableNumber
    player: PlayerNumber
    room: str = ""


class PlayOffPaired(TournamentEntry, frozen=True, gc=False, tag="play-off"):
    """The winners of a table that was tied play again, as only one can go on."""

    round: RoundNumber
    table: TableNumber
    players: tuple[PlayerNumber, ...]
    room: str = ""
    until: Time | None = None


class PlayersSwapped(TournamentEntry, frozen=True, gc=False, tag="swapped"):
    """The host exchanges two players; one who has no table in this round replaces the other."""

    round: RoundNumber
    first: PlayerNumber
    second: PlayerNumber
    rooms: tuple[str, str] = ("", "")
    """New rooms for the tables of both."""


class TableDecided(TournamentEntry, frozen=True, gc=False, tag="decided"):
    """How a table ended; the latest entry of a table holds."""

    round: RoundNumber
    table: TableNumber
    places: Places
    scores: tuple[int, ...] = ()
    """The points in the game, if there are any."""
    by: Decider = "host"
    match: str = ""
    """The match that says so."""


class TournamentEnded(TournamentEntry, frozen=True, gc=False, tag="ended"):
    """The tournament is over."""


AnyTournamentEntry = (
    PlayerEntered
    | PlayerWithdrawn
    | RoundPaired
    | ByeTaken
    | PlayOffPaired
    | PlayersSwapped
    | TableDecided
    | TournamentEnded
)
