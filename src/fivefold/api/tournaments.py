"""Tournaments over HTTP: the bodies of requests and responses."""

from typing import Annotated

from msgspec import Meta, Struct

from fivefold.core.game import Millis
from fivefold.core.options import OptionValue
from fivefold.rooms.messages import Word
from fivefold.rooms.text import clean_text
from fivefold.tournaments import WIN, Tournament, TournamentPlan, TournamentPlayer, TournamentRound, TournamentRow
from fivefold.tournaments.entries import PlayersSwapped, TableDecided
from fivefold.tournaments.plan import LARGEST_TABLE, LONGEST_TITLE, Format

MOST_LISTED = 50
MOST_SHOWN = 20
"""The most decisions of the host that are shown."""

HostEntry = TableDecided | PlayersSwapped


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to open; the fields are those of its plan."""

    game: Word
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    options: dict[str, OptionValue] = {}
    format: Format = "swiss"
    size: Annotated[int, Meta(ge=2, le=LARGEST_TABLE)] = 2
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=0, le=14)] = 0
    pause: Annotated[int, Meta(ge=0, le=3600)] = 30
    fill: Annotated[str, Meta(max_length=20)] = ""

    def plan(self, seed: str) -> TournamentPlan:
        """The plan with a seed for the draw."""
        return TournamentPlan(
            game=self.game,
            options=self.options,
            format=self.format,
            size=self.size,
            rounds=self.rounds,
            minutes=self.minutes,
            days=self.days,
            pause=self.pause,
            fill=self.fill,
            seed=seed,
        )

    @property
    def clean_title(self) -> str:
        """The title on one line, without invisible characters."""
        return clean_text(self.title, LONGEST_TITLE)


class TournamentOpened(Struct, frozen=True):
    """The code of a new tournament."""

    code: str


class NewTournamentHost(Struct, frozen=True, forbid_unknown_fields=True):
    """Host only: the player who becomes host."""

    player: Annotated[int, Meta(ge=1)]


class TournamentPage(Struct, frozen=True):
    """A tournament as everybody with the link sees it, with one of its rounds."""

    code: str
    title: str
    game: str
    format: Format
    size: int
    minutes: int
    days: int
    length: int
    """How many entries its log has."""
    players: tuple[TournamentPlayer, ...]
    standing: tuple[TournamentRow, ...]
    round: TournamentRound | None
    """The round that was asked for, or the current one; its tables' points follow from the places."""
    current: int
    """The number of the current round; 0 before the first."""
    rounds: int
    """How many rounds there are; of a knock-out, how many are expected."""
    ended: bool
    due: Millis | None
    """When the next round begins, or the time of this one is up."""
    now: Millis
    by_host: tuple[HostEntry, ...]
    """What the host has decided or exchanged, the latest first."""
    win: int = WIN
    """Points for a win: all points are in parts of it."""
    rated: bool = False
    """Whether its matches are rated."""
    is_host: bool = False
    me: int | None = None
    """The number of your player."""
    room: str = ""
    """The room of your table in the current round, while it has no result."""


class MyTournament(Struct, frozen=True):
    """A tournament that you host or play in."""

    code: str
    title: str
    game: str
    began: Millis
    ended: bool
    is_host: bool


def page_of(
    code: str, title: str, found: Tournament, number: int, now: Millis, standing: tuple[TournamentRow, ...]
) -> TournamentPage:
    """Return a tournament, whose standing is known, with one of its rounds; 0 is the current one."""
    state, plan = found.state, found.plan
    wanted = number if 0 < number <= len(state.rounds) else len(state.rounds)
    by_host = [
        entry
        for entry in reversed(found.entries)
        if isinstance(entry, PlayersSwapped) or (isinstance(entry, TableDecided) and entry.by == "host")
    ]
    return TournamentPage(
        code=code,
        title=title,
        game=plan.game,
        format=plan.format,
        size=plan.size,
        minutes=plan.minutes,
        days=plan.days,
        length=len(found.entries),
        players=tuple(state.players.values()),
        standing=standing,
        round=state.rounds[wanted - 1] if wanted else None,
        current=len(state.rounds),
        rounds=found.rounds,
        ended=found.is_over,
        due=found.due(),
        now=now,
        by_host=tuple(by_host[:MOST_SHOWN]),
    )
