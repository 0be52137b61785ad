"""The entries of a score sheet: who plays, which points in which round, and corrections.

An entry writes one cell, and the latest entry of a cell holds. All earlier ones stay in the log.
"""

from typing import Annotated

from msgspec import Meta, Struct

from fivefold.core.scoring import MOST_ROUNDS

MOST_PLAYERS = 24
LONGEST_NAME = 24
EntryId = Annotated[str, Meta(pattern=r"^[0-9a-z]{1,16}-[0-9]{1,5}$")]
"""The device and a number that it counts up: `f3a9c2d1-17`. No two entries of a sheet have the same id."""
PlayerId = EntryId
"""The id of the entry that first named the player."""
RoundNumber = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Time = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Milliseconds since 1970. Devices make entries later than all they have seen, whatever their clocks say."""
Cell = tuple[str | int, ...]


class ScoreEntry(Struct, frozen=True, gc=False, kw_only=True, tag_field="t", forbid_unknown_fields=True):
    """A numbered line of a score sheet's log."""

    id: EntryId
    at: Time

    @property
    def stamp(self) -> tuple[int, str]:
        """The order in which entries count: by time, then by device."""
        return self.at, self.id

    @property
    def cell(self) -> Cell:
        """What the entry writes."""
        raise NotImplementedError


class PlayerNamed(ScoreEntry, frozen=True, gc=False, tag="named"):
    """A player joins, or gets another name."""

    player: PlayerId
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]

    @property
    def cell(self) -> Cell:
        return "player", self.player


class PlayerRemoved(ScoreEntry, frozen=True, gc=False, tag="removed"):
    """A player is taken off the sheet; naming the player again brings all points back."""

    player: PlayerId

    @property
    def cell(self) -> Cell:
        return "player", self.player


class PlayersOrdered(ScoreEntry, frozen=True, gc=False, tag="ordered"):
    """The order of play; players who are not named follow in the order in which they joined."""

    players: Annotated[tuple[PlayerId, ...], Meta(max_length=MOST_PLAYERS)]

    @property
    def cell(self) -> Cell:
        return ("order",)


class PointsEntered(ScoreEntry, frozen=True, gc=False, tag="points"):
    """The points of a player in a round; `null` takes them back."""

    round: RoundNumber
    player: PlayerId
    points: Annotated[int, Meta(ge=-999, le=999)] | None

    @property
    def cell(self) -> Cell:
        return "points", self.round, self.player


class RoundPicked(ScoreEntry, frozen=True, gc=False, tag="picked"):
    """The player who decided a round, in games that only ask for this; `null` takes it back."""

    round: RoundNumber
    player: PlayerId | None

    @property
    def cell(self) -> Cell:
        return "picked", self.round


class RoundsSet(ScoreEntry, frozen=True, gc=False, tag="rounds"):
    """How many rounds are played; 0 if the table decides later."""

    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]

    @property
    def cell(self) -> Cell:
        return ("rounds",)


class TieDecided(ScoreEntry, frozen=True, gc=False, tag="decided"):
    """The player who won the decision after a tie; `null` takes it back."""

    player: PlayerId | None

    @property
    def cell(self) -> Cell:
        return ("decided",)


AnyScoreEntry = PlayerNamed | PlayerRemoved | PlayersOrdered | PointsEntered | RoundPicked | RoundsSet | TieDecided
