"""A tournament as a value: entries are added, and nothing is ever taken out of its log."""

from collections.abc import Callable, Collection, Iterable
from typing import Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fivefold.bots import name_bot
from fivefold.core.botname import read_bot_name
from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.tournaments.entries import (
    LONGEST_NAME,
    AnyTournamentEntry,
    ByeTaken,
    Decider,
    PairedTable,
    PlayerEntered,
    PlayersSwapped,
    PlayerWithdrawn,
    PlayOffPaired,
    RoundPaired,
    TableDecided,
    TournamentEnded,
)
from fivefold.tournaments.pairing import pairing, rounds_of, still_in
from fivefold.tournaments.plan import LEAST_PLAYERS, MOST_PLAYERS, Format, TournamentPlan, check_plan
from fivefold.tournaments.standing import TournamentRow, standing_of, ties_to_break
from fivefold.tournaments.state import TournamentPlayer, TournamentRound, TournamentState, after, state_of

MOST_ENTRIES = 6000
LAST_ENTRIES = 200
"""A tournament whose log has no more room than this ends, so that nobody can stop it by filling the log."""
MOST_RETURNS = 5
"""How often a player who has left can come back without the host."""
NewRoom = Callable[[], str]


def no_room() -> str:
    """Return no code: without a server, a table needs no room."""
    return ""


class Tournament(Struct, frozen=True):
    """A tournament: a plan, and a log of entries.

    Make one with `Tournament.of("karma", "Ann", "Bo", "Cy", "Di", format="swiss")`, and begin with `start`. A round
    is over when `decide` was called for all its tables; then `follow` pairs the next one.
    """

    plan: TournamentPlan
    entries: tuple[AnyTournamentEntry, ...] = ()
    state: TournamentState = TournamentState()
    """What the entries say."""

    @classmethod
    def of(
        cls,
        game: str,
        *names: str,
        format: Format = "swiss",  # noqa: A002
        size: int = 2,
        rounds: int = 0,
        seed: str = "",
    ) -> Self:
        """Return a tournament with these players; raises UnknownGame, BadOption or Illegal."""
        plan = TournamentPlan(game=game, format=format, size=size, rounds=rounds, seed=seed, pause=0)
        check_plan(plan)
        found = cls(plan)
        for name in names:
            found = found.enter(name)
        return found

    @classmethod
    def read(cls, plan: TournamentPlan, entries: Iterable[AnyTournamentEntry]) -> Self:
        """Return the tournament with a log that was saved."""
        log = tuple(entries)
        return cls(plan, log, state_of(log))

    def take(self, *entries: AnyTournamentEntry) -> Self:
        """Return the tournament with more entries; raises Illegal."""
        found = self
        for entry in entries:
            found.check(entry)
            found = replace(found, entries=(*found.entries, entry), state=after(found.state, entry))
        return found

    # -- what follows from it

    @property
    def standing(self) -> tuple[TournamentRow, ...]:
        """The standing, the leader first."""
        return standing_of(self.state, self.plan.format)

    @property
    def rounds(self) -> int:
        """How many rounds there are; of a knock-out, how many are expected."""
        return rounds_of(self.state, self.plan)

    @property
    def is_over(self) -> bool:
        return self.state.ended

    @property
    def round(self) -> TournamentRound:
        """The current round; raises Illegal before the first."""
        if self.state.round is None:
            raise Illegal("tournaments.not-begun")
        return self.state.round

    @property
    def is_full(self) -> bool:
        """Whether its log has no room for what may follow."""
        return len(self.entries) > MOST_ENTRIES - LAST_ENTRIES

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the winners; empty while the tournament goes on."""
        return tuple(self.state.players[row.player].name for row in self.standing if row.place == 1 and self.is_over)

    def due(self) -> Millis | None:
        """Return when `follow` has more to say without a new result: a round begins, or its time is up."""
        found = self.state.round
        if self.is_over or found is None:
            return None
        if found.is_complete:
            return found.settled + self.plan.pause * 1000
        return min((table.until for table in found.tables if table.is_open and table.until), default=None)

    # -- what people do; all of these raise Illegal

    def enter(
        self, name: str, *, bot: str = "", fills: bool = False, at: Millis = 0, new_room: NewRoom = no_room
    ) -> Self:
        """Add a player. A late one joins a player who has a bye, or plays from the next round on."""
        names = self._names
        number = len(names) + 1
        called = next(one for one in (name, *(f"{name} {n}" for n in range(2, number + 2))) if one not in names)
        return self._entered(PlayerEntered(player=number, name=called, bot=bot, fills=fills, at=at), new_room)

    def add_bot(self, level: str, *, fills: bool = False, at: Millis = 0, new_room: NewRoom = no_room) -> Self:
        """Add a bot of a level, with a name of its own."""
        names = [bot for bot in map(read_bot_name, self._names) if bot is not None]
        return self.enter(str(name_bot(level, names)), bot=level, fills=fills, at=at, new_room=new_room)

    @property
    def _names(self) -> list[str]:
        return [player.name for player in self.state.players.values()]

    def come_back(self, player: int, *, at: Millis = 0, new_room: NewRoom = no_room) -> Self:
        """Let a player who has left play again."""
        known = self._player(player)
        return self._entered(PlayerEntered(player=player, name=known.name, bot=known.bot, at=at), new_room)

    def _entered(self, entry: PlayerEntered, new_room: NewRoom) -> Self:
        found = self.take(entry)
        table = _free_bye(self.state, self.plan)
        if table is None or self.state.round is None or self.state.round.table_of(entry.player) is not None:
            return found
        joined = ByeTaken(round=self.state.round.number, table=table, player=entry.player, room=new_room(), at=entry.at)
        return found.take(joined)

    def withdraw(self, player: int, *, by_host: bool = False, at: Millis = 0) -> Self:
        """Let a player leave; a player who is left alone at a table has won."""
        return self.take(PlayerWithdrawn(player=player, by_host=by_host, at=at))

    def check_return(self, player: int) -> None:
        """Raise Illegal for a player whom the host has taken out, or who has left too often."""
        left = [one for one in self.entries if isinstance(one, PlayerWithdrawn) and one.player == player]
        if self._player(player).withdrawn and left[-1].by_host:
            raise Illegal("tournaments.removed")
        if len(left) > MOST_RETURNS:
            raise Illegal("tournaments.left-too-often")

    def start(self, *, at: Millis = 0, new_room: NewRoom = no_room) -> Self:
        """Pair the first round."""
        if self.state.rounds:
            raise Illegal("tournaments.begun")
        if len(self.state.active) < LEAST_PLAYERS:
            raise Illegal("tournaments.too-few", least=LEAST_PLAYERS)
        return self._pair(at, new_room)

    def decide(
        self,
        table: int,
        *places: int,
        round: int | None = None,  # noqa: A002
        scores: tuple[int, ...] = (),
        by: Decider = "host",
        match: str = "",
        at: Millis = 0,
    ) -> Self:
        """Say or correct how a table ended: the place of each player, 0 for one who did not play."""
        number = self.round.number if round is None else round
        decided = TableDecided(round=number, table=table, places=places, scores=scores, by=by, match=match, at=at)
        return self.take(decided)

    def swap(self, first: int, second: int, *, at: Millis = 0, new_room: NewRoom = no_room) -> Self:
        """Exchange two players of the current round, whose tables have no result yet."""
        rooms = (new_room(), new_room())
        return self.take(PlayersSwapped(round=self.round.number, first=first, second=second, rooms=rooms, at=at))

    def end(self, *, at: Millis = 0) -> Self:
        """End the tournament, whether or not all rounds were played."""
        return self.take(TournamentEnded(at=at))

    # -- what follows by itself

    def follow(self, at: Millis = 0, new_room: NewRoom = no_room, *, now: bool = False) -> Self:
        """Add what follows: walkovers, play-offs, the next round after the pause (or `now`), and the end."""
        found = self
        while (further := found._next(at, new_room, now=now)) is not found:
            found = further
        return found

    def _next(self, at: Millis, new_room: NewRoom, *, now: bool) -> Self:
        state, found = self.state, self.state.round
        if state.ended or found is None:
            return self
        for n, table in enumerate(found.tables):
            left = [player for player in table.players if not state.players[player].withdrawn]
            if table.is_open and len(left) <= 1:
                return self.decide(n, *(int(player in left) for player in table.players), by="clock", at=at)
        if self.plan.format == "knock-out" and (ties := ties_to_break(found.tables)):
            tied = found.tables[ties[0]].winners
            until = self._until(at)
            again = PlayOffPaired(round=found.number, table=ties[0], players=tied, room=new_room(), until=until, at=at)
            return self.take(again)
        if not found.is_complete:
            return self
        if self._is_last(found):
            return self.end(at=at)
        return self._pair(at, new_room) if now or at >= (self.due() or 0) else self

    def _is_last(self, found: TournamentRound) -> bool:
        if self.plan.format == "knock-out":
            winners = still_in(self.state)
            return len(winners) <= 1 or not any(winners)
        return found.number >= self.rounds or len(self.state.active) < 2

    def _pair(self, at: Millis, new_room: NewRoom) -> Self:
        ready = self._filled(at)
        tables = pairing(ready.state, ready.plan)
        paired = tuple([PairedTable(table, new_room() if len(table) > 1 else "") for table in tables])
        return ready.take(RoundPaired(round=len(self.state.rounds) + 1, tables=paired, until=self._until(at), at=at))

    def _until(self, at: Millis) -> Millis | None:
        return None if self.plan.time is None else at + self.plan.time

    def _filled(self, at: Millis) -> Self:
        """Return the tournament with a bot in an odd seat, or without the one that is not needed any more."""
        if not self.plan.fill or self.plan.size > 2 or (self.state.rounds and self.plan.format != "swiss"):
            return self
        bots = [number for number in self.state.active if self.state.players[number].fills]
        if not len(self.state.active) % 2:
            return self
        if bots:
            return self.withdraw(bots[0], at=at)
        known = next((number for number, player in self.state.players.items() if player.fills), None)
        if known is not None:
            player = replace(self.state.players[known], withdrawn=False)
            return self.take(PlayerEntered(player=known, name=player.name, bot=player.bot, fills=True, at=at))
        return self.add_bot(self.plan.fill, fills=True, at=at)

    # -- what is possible

    def check(self, entry: AnyTournamentEntry) -> None:
        """Raise Illegal for an entry that is not possible now."""
        state = self.state
        if state.ended and not isinstance(entry, TableDecided):
            raise Illegal("tournaments.over")
        if len(self.entries) >= MOST_ENTRIES and not isinstance(entry, TournamentEnded):
            raise Illegal("tournaments.full", most=MOST_PLAYERS)
        match entry:
            case PlayerEntered(player=number):
                self._check_entering(number, entry.name)
            case PlayerWithdrawn(player=number):
                if self._player(number).withdrawn:
                    raise Illegal("tournaments.no-such-player")
            case RoundPaired(tables=tables):
                players = [player for table in tables for player in table.players]
                if state.round is not None and not state.round.is_complete:
                    raise Illegal("tournaments.round-open")
                if len(set(players)) < len(players) or not set(players) <= set(state.active):
                    raise Illegal("tournaments.no-such-player")
            case TableDecided():
                self._check_decided(entry)
            case PlayersSwapped(first=first, second=second):
                self._check_swapped(first, second)
            case ByeTaken() | PlayOffPaired() | TournamentEnded():
                pass

    def _player(self, number: int) -> TournamentPlayer:
        if number not in self.state.players:
            raise Illegal("tournaments.no-such-player")
        return self.state.players[number]

    def _check_entering(self, number: int, name: str) -> None:
        state = self.state
        if len(name) > LONGEST_NAME + 4:
            raise Illegal("rooms.bad-name", most=LONGEST_NAME)
        if number in state.players:
            if not state.players[number].withdrawn:
                raise Illegal("tournaments.entered")
        elif number != len(state.players) + 1:
            raise Illegal("tournaments.no-such-player")
        if len(state.active) >= MOST_PLAYERS or len(state.players) >= 2 * MOST_PLAYERS:
            raise Illegal("tournaments.full", most=MOST_PLAYERS)
        came_before = number in state.starters
        is_late = bool(state.rounds) and self.plan.format != "swiss" and not came_before
        if is_late and _free_bye(state, self.plan) is None:
            raise Illegal("tournaments.too-late")
        if self.plan.format == "knock-out" and came_before:
            raise Illegal("tournaments.too-late")

    def _check_decided(self, entry: TableDecided) -> None:
        if entry.round > len(self.state.rounds) or entry.table >= len(self.state.rounds[entry.round - 1].tables):
            raise Illegal("tournaments.no-such-table")
        table = self.state.rounds[entry.round - 1].tables[entry.table]
        if len(entry.places) != len(table.players) or table.is_bye:
            raise Illegal("tournaments.bad-places", players=len(table.players))
        ranked = sorted(place for place in entry.places if place)
        if any(place != 1 + sum(other < place for other in ranked) for place in ranked):
            raise Illegal("tournaments.bad-places", players=len(table.players))

    def _check_swapped(self, first: int, second: int) -> None:
        if first == second:
            raise Illegal("tournaments.no-such-player")
        places = [self.round.table_of(player) for player in (first, second) if not self._player(player).withdrawn]
        tables = [self.round.tables[place] for place in places if place is not None]
        if len(places) < 2 or not tables or any(not table.is_open and not table.is_bye for table in tables):
            raise Illegal("tournaments.cannot-swap")


def _free_bye(state: TournamentState, plan: TournamentPlan) -> int | None:
    """Return a table at which a late player can still join the one who has a bye."""
    found = state.round
    if found is None or plan.size > 2 or (plan.format != "swiss" and found.number > 1):
        return None
    if plan.format == "round-robin" and len(state.players) > len(state.starters):
        return None
    byes: Collection[int] = [n for n, table in enumerate(found.tables) if table.is_bye]
    return next((n for n in byes if not state.players[found.tables[n].players[0]].withdrawn), None)


def out_of_time(players: tuple[int, ...], came: Collection[int], *, has_begun: bool) -> tuple[int, ...]:
    """Return the places at a table whose time is up.

    A match that has begun is a tie. In one that has not, those who came are ahead of those who did not.
    """
    return tuple([1 if has_begun or player in came else 0 for player in players])


decode_entry: Callable[[bytes], AnyTournamentEntry] = msgspec.json.Decoder(AnyTournamentEntry).decode
encode_entry = msgspec.json.encode
