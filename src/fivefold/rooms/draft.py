"""A room with changes that are not saved yet, which can be rolled back to the saved state."""

from collections.abc import Collection
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from fivefold.bots import name_bot, name_bots
from fivefold.bots.adapting import Evidence
from fivefold.core.botname import read_bot_name
from fivefold.core.errors import Illegal
from fivefold.core.game import AnyGame, Back, Lag, Left, Millis, Notice, Seat
from fivefold.core.games import Games, pick_game
from fivefold.core.options import OptionValue
from fivefold.core.table import Checkpoint
from fivefold.rooms import long_turns
from fivefold.rooms import messages as m
from fivefold.rooms.bot_levels import EVEN
from fivefold.rooms.changes import Awaited, Change, EndMatch, SaveRoom, Seated, Turns
from fivefold.rooms.days import require_day_reached
from fivefold.rooms.long_turns import has_long_turns, turns_of
from fivefold.rooms.match import Luck, Match
from fivefold.rooms.presence import Presence
from fivefold.rooms.questions import game_of
from fivefold.rooms.rated import Rated, all_want_again, noted, rated_seats, wants_again
from fivefold.rooms.results import result_of
from fivefold.rooms.state import RoomState
from fivefold.rooms.tournament_table import names_at

LAG_STEP = 15
"""Milliseconds by which a small latency must change before the table is notified."""
MOST_LAG = 1000
"""Latencies in milliseconds are capped at this value."""
MOST_ENTRIES = 20_000
"""The length of a log at which moves are refused, as matches are held in memory; normal ones are far shorter."""


class Mark(NamedTuple):
    """A checkpoint of a draft."""

    state: RoomState
    match: Match | None
    table: Checkpoint[Any] | None
    told_away: dict[Seat, bool]
    latencies: dict[Seat, Millis]
    turns: Turns


class Draft:
    """The state of a room and its match, including unsaved changes."""

    __slots__ = ("_early", "always_quiet", "games", "latencies", "luck", "match", "state", "told_away", "turns")

    def __init__(
        self, games: Games, state: RoomState, match: Match | None, luck: Luck, early: Millis = 0,
        *, always_quiet: bool = False,
    ) -> None:  # fmt: skip
        self.games, self.state, self.match, self.luck, self._early = games, state, match, luck, early
        self.always_quiet = always_quiet
        """Whether all rooms are quiet, so that the host cannot change it."""
        self._set_clock()
        self.told_away: dict[Seat, bool] = {}
        """The last notice to the table for each seat: away or not.

        Empty for a match that was resumed after a restart.
        """
        self.latencies: dict[Seat, Millis] = {}
        self.turns = turns_of(state, match)

    # -- the game

    @property
    def game(self) -> type[AnyGame]:
        """The chosen game; raises UnknownGame."""
        return pick_game(self.games, self.state.game)

    def choose(self, game: str, options: dict[str, OptionValue], now: Millis) -> None:
        """Choose another game or other options; raises Refusal."""
        self.state, self.match = self.state.choose(game_of(self.games, game, options, now), options), None

    # -- rollback, and the changes to save

    def mark(self) -> Mark:
        table = None if self.match is None else self.match.checkpoint()
        return Mark(self.state, self.match, table, self.told_away, self.latencies, self.turns)

    def go_back(self, to: Mark) -> None:
        """Undo everything since the mark."""
        self.state, self.match, _, self.told_away, self.latencies, self.turns = to
        if to.match is not None and to.table is not None:
            to.match.table.go_back(to.table)
        self._set_clock()

    def has_changed(self, since: Mark) -> bool:
        """Return whether anything that must be saved has changed."""
        if self.state is not since.state or self.match is not since.match:
            return True
        return since.table is not None and self._entries != since.table.entries

    def match_changes(self, since: Mark, now: Millis) -> list[Change]:
        """Return the changes of the match since the mark."""
        match = self.match
        if match is None:
            return []
        found: list[Change] = []
        first = 1
        if match is since.match and since.table is not None:
            first = since.table.entries
        else:
            found.append(match.beginning(self.state.code))
        found += match.entries(first)
        if self.state.over and not (since.state.over and since.state.match == match.id):
            people = tuple((seat.person, n) for n, seat in enumerate(self.state.seats) if seat.person is not None)
            slug, result = match.table.game.slug, result_of(match.table)
            rated = rated_seats(self.state, match.table, [seat.place for seat in result.seats])
            code = "" if self.state.tournament is None else self.state.tournament.code
            found.append(EndMatch(match.id, slug, now, people, result, self._evidence, rated, code))
        return found

    @property
    def _evidence(self) -> tuple[Evidence, ...]:
        """The evidence about people's strength, once the match is over."""
        if self.match is None or self.match.table.outcome is None:
            return ()
        table = self.match.table
        return self.state.evidence(self.match.table.outcome, table.bots, type(table.game))

    def saved(self, version: int) -> SaveRoom:
        """Return the state of the room as a change with this version."""
        return SaveRoom(self.state.code, version, msgspec.json.encode(self.state))

    def seating(self, since: Mark) -> list[Change]:
        """Return the players of the current match and whose turn it is, as far as that has changed."""
        state, before = self.state, since.state
        found: list[Change] = []
        if (state.match, state.playing) != (before.match, before.playing):
            found.append(Seated(state.code, state.game, state.playing))
        if self.turns != since.turns:
            found.append(Awaited(state.code, state.game, self.turns))
        return found

    @property
    def _entries(self) -> int:
        return 0 if self.match is None else len(self.match.table.log)

    # -- the match

    @property
    def bots(self) -> dict[Seat, str]:
        """The bots by seat; in a match an `even` bot has its exact strength."""
        found = {n: seat.level for n, seat in enumerate(self.state.seats) if seat.level is not None}
        if self.match is None or EVEN not in found.values():
            return found
        began = self.match.table.bots
        return {n: began[n] if level == EVEN and n < len(began) else level for n, level in found.items()}

    def start(self, bots_for_free: str | None, now: Millis, opening: Millis) -> None:
        """Deal a match; its clock starts after `opening`, or when all players have seen the table. Raises Refusal."""
        state = self.state
        state.must_be_lobby()
        require_day_reached(state.game, state.options, now + self._early)
        game = game_of(self.games, state.game, state.options, now)
        seats = state.ready(bots_for_free, type(game))
        bots = ["" if seat.level is None else state.bot_for(seat.level, seats, type(game)) for seat in seats]
        called = name_bots(bots, ["easy" if state.lesson is not None and bot else "" for bot in bots])
        names = [
            str(bot or "") if seat.person is None else state.name_of(seat.person)
            for seat, bot in zip(seats, called, strict=True)
        ]
        begins = now if state.origin else now + opening
        match = Match.begin(game, names_at(state, names), bots, begins, self.luck, state.origin)
        self.state, self.match = state.begin(match.id, seats, match.began), match
        if state.rated is not None:
            self.state = replace(self.state, rated=Rated())
        self.told_away = dict.fromkeys(range(len(seats)), False)
        self.latencies = {}

    def rematch(self, person: str, now: Millis, opening: Millis) -> None:
        """Deal the next rated match once everyone at the table has asked for it; raises Refusal."""
        self.state = wants_again(self.state, person)
        if all_want_again(self.state):
            self.state = replace(self.state, seats=self.state.seats[::-1])  # the other side begins
            self.start(None, now, opening)

    def take_step(self, step: int, now: Millis) -> None:
        """Begin a step of the lesson; raises Refusal."""
        self.state = self.state.at_step(step, self.game)
        self.start(None, now, 0)

    def open(self, seen_by: Collection[str], presence: Presence, now: Millis, count: Millis) -> None:
        """Start the clock or the countdown of a dealt match once all players who are here have seen the table."""
        match, state = self.match, self.state
        if match is None or not state.is_playing or match.has_begun(now):
            return
        if any(who not in seen_by and presence.is_here(who, now) for who in state.playing):
            return
        counts = match.table.seats > 1 and Lag in match.table.game.notices
        # Nobody has to get ready for others where one person plays against bots.
        count = count if len(state.playing) > 1 else count * 2 // 3
        begins = now + (count if counts else 0)
        if begins < match.began:
            self.state = replace(state, began=begins)
            self._set_clock()

    def _set_clock(self) -> None:
        if self.match is not None and self.state.began:
            self.match.began, self.match.paused = self.state.began, self.state.paused

    def leave_table(self) -> None:
        """Return to the lobby, abandoning a running match."""
        self.state, self.match = self.state.leave_table(), None

    def act(self, person: str, move: str, now: Millis) -> None:
        """Make a person's move; raises Refusal."""
        seat = self.state.seat_of(person)
        if self.match is None:
            raise Illegal("rooms.no-match")
        if seat is None or seat >= self.match.table.seats:
            raise Illegal("rooms.watching")
        if not self.match.has_begun(now):
            raise Illegal("rooms.not-begun")
        if len(self.match.table.log) >= MOST_ENTRIES:
            raise Illegal("rooms.too-long")
        self.play(seat, self.match.table.game.read(move), now)
        self.state = long_turns.with_move(self.state, person)
        self.state = noted(self.state, person)

    def play(self, seat: Seat, move: Any, now: Millis) -> None:
        """Make a seat's move; raises Refusal."""
        assert self.match is not None
        self.match.table.act(seat, move, self.match.time(now))

    def measure(self, person: str, latency: Millis, now: Millis) -> None:
        """Notify the table of a player's latency, if it has changed enough."""
        seat = self.state.seat_of(person)
        if self.match is None or seat is None or Lag not in self.match.table.game.notices or not self.state.is_playing:
            return
        latency, known = min(latency, MOST_LAG), self.latencies.get(seat)
        if known is None or abs(latency - known) >= max(LAG_STEP, known // 4):
            self.latencies = {**self.latencies, seat: latency}
            self._notice(Lag(seat, latency), now)

    def _notice(self, notice: Notice, now: Millis) -> None:
        assert self.match is not None
        with suppress(Illegal):
            self.match.table.notice(notice, self.match.time(now))

    def rename(self, seat: Seat, now: Millis) -> None:
        """Give the seat the name of its current person or bot, from this entry on."""
        match = self.match
        if match is None or not self.state.is_playing:
            return
        names = list(match.table.names)
        others = {name for who, name in enumerate(names) if who != seat}
        person = self.state.seats[seat].person
        wanted = self._name_of_bot(seat, others) if person is None else self.state.name_of(person)
        if wanted in others:
            wanted = next(f"{wanted} {n}" for n in range(2, len(names) + 2) if f"{wanted} {n}" not in others)
        if names[seat] != wanted:
            match.table.name(seat, wanted, match.time(now))

    def _name_of_bot(self, seat: Seat, others: Collection[str]) -> str:
        bots = [bot for bot in map(read_bot_name, others) if bot is not None]
        return str(name_bot(self.bots[seat], bots))

    # -- changes that need no request

    def follow(self, presence: Presence, now: Millis) -> None:
        """Apply the passage of time: absences, the return of players, the role of host, and the table's clock."""
        state = self.state
        for person in presence.gone(now):
            state = state.forget(person)
        for n, seat in enumerate(state.seats):
            if seat.level is not None and seat.person is not None and presence.is_connected(seat.person):
                state = state.give_back(n)
                state = long_turns.with_move(state, seat.person)
        if self.has_long_turns:
            # Everybody is away most of the time: nobody loses a seat or the role of host by that.
            self.state = long_turns.with_bots_for_absent(state, presence, self.game)
            self._follow_clock(now)
            return
        if (state.public or state.rated is not None or state.tournament is not None) and state.is_playing:
            state = self._played_on(state, presence, now, self.game)
        host = presence.host(state, now)
        self.state = state if host == state.host else replace(state, host=host)
        if self.match is not None and self.state.is_playing:
            self._tell_who_is_away(presence, now)
            self.match.table.tick(self.match.time(now))

    @property
    def has_long_turns(self) -> bool:
        """Whether a match is played whose turns take days."""
        return self.match is not None and self.state.is_playing and has_long_turns(self.match.options)

    def _follow_clock(self, now: Millis) -> None:
        """Let the table's clock act in a match whose turns take days."""
        match = self.match
        assert match is not None
        self.state = long_turns.with_clock(self.state, match, now)
        self._set_clock()
        if late := long_turns.late(self.state, match, now):
            self.state = long_turns.with_missed(self.state, late)
        match.table.tick(match.time(now))

    @staticmethod
    def _played_on(state: RoomState, presence: Presence, now: Millis, game: type[AnyGame]) -> RoomState:
        """Replace absent players with bots: while a player is connected, and in a quick match always."""
        if not state.is_quick and not any(presence.is_connected(person) for person in state.playing):
            return state
        gone = presence.gone(now)
        for n, seat in enumerate(state.seats):
            if seat.person in gone and seat.level is None:
                state = state.seat_bot(n, EVEN, lambda who: presence.is_here(who, now), game)
        return state

    def _tell_who_is_away(self, presence: Presence, now: Millis) -> None:
        assert self.match is not None
        if Left not in self.match.table.game.notices:
            return
        for n, seat in enumerate(self.state.seats):
            plays = seat.level is not None or (seat.person is not None and presence.is_connected(seat.person))
            is_away = not plays and not presence.is_here(seat.person, now)
            known = self.told_away.get(n)
            if known is is_away or (known is None and not is_away and not plays):
                continue
            self.told_away = {**self.told_away, n: is_away}
            self._notice(Left(n) if is_away else Back(n), now)

    def finish(self, now: Millis) -> None:
        """Record the end of the match, if it is over, and whose turn it is."""
        self._end(now)
        self.turns = turns_of(self.state, self.match)

    def _end(self, now: Millis) -> None:
        match = self.match
        if match is not None and self.state.is_playing and match.table.outcome is not None:
            table, outcome = match.table, match.table.outcome
            state = self.state if self.state.origin else self.state.learn(self._evidence)
            if table.seats > 1 and not state.origin:
                people = [seat.person for seat in state.seats[: table.seats]]
                evening = state.evening.after(zip(people, table.names, strict=True), outcome.winners, now)
                state = replace(state, evening=evening)
            self.state = state.finish(m.PlayedMatch(match.id, table.game.slug, match.winners()))

    # -- the view

    def view(self, presence: Presence, now: Millis) -> m.RoomView:
        state = self.state
        people = tuple(m.PersonView(who, name, presence.is_here(who, now)) for who, name in state.people.items())
        return m.RoomView(
            code=state.code,
            host=state.host,
            public=state.public,
            locked=bool(state.password),
            game=state.game,
            options=state.options,
            people=people,
            seats=tuple(self._seat_view(n, name, presence, now) for n, name in enumerate(self._seat_names())),
            match=state.match,
            over=state.over,
            played=state.played,
            lesson=state.lesson,
            evening=state.evening.named(state.people),
            pace=state.pace,
            quiet=state.quiet,
            always_quiet=self.always_quiet,
            rematch=state.rated.again if state.rated is not None and state.is_quick else None,
            tournament=state.tournament,
        )

    def _seat_names(self) -> list[str]:
        """Return the names of the seats; in a match, bots have the names from the table."""
        names, match = self.state.seat_names(self.game), self.match
        if match is None or not self.state.is_playing:
            return names
        seats = zip(self.state.seats, names, match.table.names, strict=True)
        return [known if seat.person is None else name for seat, name, known in seats]

    def _seat_view(self, n: Seat, name: str, presence: Presence, now: Millis) -> m.SeatView:
        seat, since = self.state.seats[n], None
        is_away = seat.person is not None and not presence.is_here(seat.person, now) and not self.has_long_turns
        if is_away and seat.person is not None:
            absence = presence.absence(seat.person)
            since = None if absence is None else absence.since
        back = long_turns.back_from_vacation(self.state, seat.person, now) if self.has_long_turns else None
        return m.SeatView(name, seat.person, seat.level, is_away, since, back)
