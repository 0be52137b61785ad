"""What the log of a tournament says: its players, and its rounds with their tables."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.sequences import replaced
from fivefold.tournaments.entries import (
    AnyTournamentEntry,
    ByeTaken,
    PlayerEntered,
    PlayersSwapped,
    PlayerWithdrawn,
    PlayOffPaired,
    RoundPaired,
    TableDecided,
    TournamentEnded,
)

WIN = 120
"""Points for a win; so many that the share of each player at a table of up to seven is a whole number."""


class TournamentPlayer(Struct, frozen=True, gc=False):
    """A player of a tournament."""

    number: int
    name: str
    bot: str = ""
    fills: bool = False
    withdrawn: bool = False


class TournamentTable(Struct, frozen=True, gc=False):
    """A table of a round."""

    players: tuple[int, ...]
    room: str = ""
    places: tuple[int, ...] = ()
    """How it ended; empty while it is played."""
    scores: tuple[int, ...] = ()
    match: str = ""
    replays: int | None = None
    """The table whose winners play again here."""
    until: int | None = None

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1

    @property
    def is_open(self) -> bool:
        """Whether it has no result yet."""
        return not self.places

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(player for player, place in zip(self.players, self.places, strict=bool(self.places)) if place == 1)

    def points(self, player: int) -> int:
        """Return the points of a player: an equal share of a win for each player behind, half of it for equals."""
        if self.is_bye:
            return WIN
        mine = self.places[self.players.index(player)] if self.places else 0
        if not mine:
            return 0
        halves = sum(2 if not place or place > mine else int(place == mine) for place in self.places) - 1
        return halves * WIN // (2 * (len(self.players) - 1))


class TournamentRound(Struct, frozen=True):
    """A round."""

    number: int
    tables: tuple[TournamentTable, ...]
    paired: int = 0
    """When it was paired."""
    settled: int = 0
    """When its latest result came."""

    @property
    def is_complete(self) -> bool:
        """Whether all its tables have ended."""
        return not any(table.is_open for table in self.tables)

    def table_of(self, player: int) -> int | None:
        """Return the place of the last table that a player has in this round."""
        return next((n for n in reversed(range(len(self.tables))) if player in self.tables[n].players), None)

    def with_table(self, n: int, table: TournamentTable) -> "TournamentRound":
        return replace(self, tables=replaced(self.tables, n, table))


class TournamentState(Struct, frozen=True):
    """A tournament worked out from its log."""

    players: Mapping[int, TournamentPlayer] = {}
    rounds: tuple[TournamentRound, ...] = ()
    starters: tuple[int, ...] = ()
    """Who was there when the first round was paired."""
    ended: bool = False

    @property
    def active(self) -> tuple[int, ...]:
        """The players who have not left."""
        return tuple(number for number, player in self.players.items() if not player.withdrawn)

    @property
    def round(self) -> TournamentRound | None:
        """The latest round."""
        return self.rounds[-1] if self.rounds else None


def state_of(entries: Iterable[AnyTournamentEntry]) -> TournamentState:
    """Work out a tournament from its entries."""
    state = TournamentState()
    for entry in entries:
        state = after(state, entry)
    return state


def after(state: TournamentState, entry: AnyTournamentEntry) -> TournamentState:
    """Return the state after an entry that is possible."""
    match entry:
        case PlayerEntered(player=number, name=name, bot=bot, fills=fills):
            player = TournamentPlayer(number, name, bot, fills)
            return replace(state, players={**state.players, number: player})
        case PlayerWithdrawn(player=number):
            gone = replace(state.players[number], withdrawn=True)
            return replace(state, players={**state.players, number: gone})
        case RoundPaired(round=number, tables=tables, until=until, at=at):
            made = tuple([_table(table.players, table.room, until) for table in tables])
            starters = state.starters or tuple(sorted(player for table in tables for player in table.players))
            paired = TournamentRound(number, made, at, at)
            return replace(state, rounds=(*state.rounds, paired), starters=starters)
        case TournamentEnded():
            return replace(state, ended=True)
        case _:
            changed = _after_in_round(state.rounds[entry.round - 1], entry)
            return replace(state, rounds=replaced(state.rounds, entry.round - 1, changed))


def _table(players: tuple[int, ...], room: str, until: int | None, replays: int | None = None) -> TournamentTable:
    places = (1,) if len(players) == 1 else ()
    return TournamentTable(players, room, places, replays=replays, until=until)


def _after_in_round(
    found: TournamentRound, entry: ByeTaken | PlayOffPaired | PlayersSwapped | TableDecided
) -> TournamentRound:
    match entry:
        case ByeTaken(table=n, player=player, room=room):
            bye = found.tables[n]
            return found.with_table(n, _table((*bye.players, player), room, bye.until))
        case PlayOffPaired(table=n, players=players, room=room, until=until):
            return replace(found, tables=(*found.tables, _table(players, room, until, replays=n)))
        case PlayersSwapped(first=first, second=second, rooms=rooms):
            for n, table in enumerate(found.tables):
                here = [who for who in (first, second) if who in table.players]
                if here and (table.is_open or table.is_bye):
                    names = tuple([{first: second, second: first}.get(who, who) for who in table.players])
                    found = found.with_table(n, _table(names, rooms[here[0] == second], table.until, table.replays))
            return found
        case TableDecided(table=n, places=places, scores=scores, match=played, at=at):
            decided = replace(found.tables[n], places=places, scores=scores, match=played)
            return replace(found.with_table(n, decided), settled=at)
