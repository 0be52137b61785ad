"""A table: one match of one game, from the deal to the result."""

from collections.abc import Sequence
from copy import copy
from typing import Any, Generic, NamedTuple, overload

from msgspec import Struct

from fivefold.core.chance import Chance, NoChance, Seed, commitment, seed_bytes
from fivefold.core.discovery import named_game
from fivefold.core.errors import BadOption, Illegal
from fivefold.core.game import (
    CLOCK,
    HOUSE,
    OPENING,
    Act,
    AnyGame,
    Due,
    E,
    Game,
    H,
    M,
    Millis,
    Named,
    Notice,
    Outcome,
    S,
    Seat,
    V,
)
from fivefold.core.position import read_position, write_position
from fivefold.core.referee import check, check_seat
from fivefold.core.sequences import replaced

TOO_MANY = 10_000
"""A dealer or clock that acts this often without a pause is assumed to never stop."""


class Entry(Struct, Generic[M, E], frozen=True, gc=False):
    """One entry of the log: an act and its events; the opening has no act."""

    act: Act[M] | None
    events: tuple[E, ...]

    @property
    def seat(self) -> Seat:
        return self.act.seat if self.act else OPENING

    @property
    def at(self) -> Millis:
        return self.act.at if self.act else 0


class Checkpoint(NamedTuple, Generic[S]):
    """A saved state of a table, to return to."""

    state: S
    now: Millis
    entries: int
    events: int
    names: tuple[str, ...]


def _names(game: AnyGame, seats: int | Sequence[str] | None) -> tuple[str, ...]:
    least, most = game.players
    if seats is None or isinstance(seats, int):
        count = least if seats is None else seats
        seats = [f"Player {n + 1}" for n in range(min(count, most + 1))]
    names = tuple(seats)
    if not least <= len(names) <= most:
        raise BadOption("core.bad-seats", game=game.title, players=game.players.message)
    return names


class Table(Generic[S, M, E, V, H]):
    """A match in progress. A refused act changes nothing; time never goes back.

    `seats` is a number of players or their names; further keywords are the game's options. A table of a game instance
    (`Table(Karma(), 3)`) is typed; a table of a named game (`Table("karma", 3)`) has types that only the caller knows.
    """

    game: Game[S, M, E, V, H]
    names: tuple[str, ...]
    """The current names of the players; `first_names` are those at the start of the match."""
    first_names: tuple[str, ...]
    seats: int
    seed: bytes | None
    commitment: str
    origin: str | None
    """The position from which the match began, or None for the game's own opening."""
    rules: int
    """The version of the rules when the match began."""
    bots: tuple[str, ...]
    """For the record: the exact name of the bot in each seat when the match began, empty for a person."""
    now: Millis
    state: S
    log: list[Entry[M, E]]

    @overload
    def __init__(
        self: "Table[Any, Any, Any, Any, Any]", game: str, seats: int | Sequence[str] | None = None, seed: Seed = None,
        **options: object,
    ) -> None: ...  # fmt: skip

    @overload
    def __init__(
        self, game: Game[S, M, E, V, H], seats: int | Sequence[str] | None = None, seed: Seed = None
    ) -> None: ...  # fmt: skip

    def __init__(
        self, game: Any, seats: int | Sequence[str] | None = None, seed: Seed = None, **options: object
    ) -> None:  # fmt: skip
        game = _made(game, options)
        known = seed_bytes(seed)
        self._begin(game, _names(game, seats), commitment(known), known)
        self._follow(None, [])

    def _begin(
        self, game: Game[S, M, E, V, H], names: tuple[str, ...], published: str, seed: bytes | None,
        origin: str | None = None, rules: int | None = None,
    ) -> None:  # fmt: skip
        """Set up the table before its opening: empty, or at a position."""
        self.game, self.seats = game, len(names)
        self.names = self.first_names = names
        self._namings: list[tuple[int, tuple[str, ...]]] = []
        self.seed, self.commitment = seed, published
        self.bots = ()
        self.rules = game.version if rules is None else rules
        if origin is None:
            self.origin, self.now, self.state = None, 0, game.start(len(names))
        else:
            found = read_position(game, origin)
            if found.seats != len(names):
                raise BadOption("core.bad-seats.position", seats=found.seats, given=len(names))
            self.origin, self.now, self.state = write_position(game, found.state, found.at), found.at, found.state
        self.log = []
        self._events = 0

    @classmethod
    def rebuilt(
        cls, game: Game[S, M, E, V, H], names: Sequence[str], published: str, seed: bytes | None,
        origin: str | None = None, rules: int | None = None,
    ) -> "Table[S, M, E, V, H]":  # fmt: skip
        """Return a table before its opening, to be filled from a log with `append`."""
        table = cls.__new__(cls)
        table._begin(game, _names(game, names), published, seed, origin, rules)
        return table

    @overload
    @classmethod
    def at(
        cls, game: str, position: str, seats: int | Sequence[str] | None = None, seed: Seed = None, **options: object
    ) -> "Table[Any, Any, Any, Any, Any]": ...

    @overload
    @classmethod
    def at(
        cls, game: Game[S, M, E, V, H], position: str, seats: int | Sequence[str] | None = None, seed: Seed = None
    ) -> "Table[S, M, E, V, H]": ...

    @classmethod
    def at(
        cls, game: Any, position: str, seats: int | Sequence[str] | None = None, seed: Seed = None, **options: object
    ) -> "Table[Any, Any, Any, Any, Any]":  # fmt: skip
        """Return a table that continues from a position; by default with as many players as the position has.

        Automatic events follow at once. Raises BadOption, or Unreadable, which says where.
        """
        game = _made(game, options)
        known = seed_bytes(seed)
        names = _names(game, read_position(game, position).seats if seats is None else seats)
        table = cls.rebuilt(game, names, commitment(known), known, position)
        table._follow(None, [])
        return table

    @classmethod
    def set_up(
        cls, game: Game[S, M, E, V, H], seats: int | Sequence[str], *events: E, seed: Seed = 0
    ) -> "Table[S, M, E, V, H]":  # fmt: skip
        """Return a table after these events and the automatic ones that follow, for tests and puzzles."""
        known = seed_bytes(seed)
        table = cls.rebuilt(game, _names(game, seats), commitment(known), known)
        table._follow(None, list(events))
        return table

    @property
    def position(self) -> str:
        """The table as one line of text, from which another one can continue (`at`)."""
        return write_position(self.game, self.state, self.now)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now; empty after the end."""
        return self.game.actors(self.state)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats for whose acts the match waits, not those that may interrupt."""
        return self.game.awaited(self.state)

    @property
    def deadline(self) -> Millis | None:
        """The time at which the clock acts, or None."""
        return self.game.deadline(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match is in progress."""
        return self.game.outcome(self.state)

    def view(self, seat: Seat | None) -> V:
        """Return everything that the seat may know; None is a spectator."""
        if seat is not None:
            check_seat(self.seats, seat)
        return self.game.view(self.state, seat)

    def moves(self, seat: Seat) -> list[M]:
        """Return the legal moves of the seat that the game lists."""
        return list(self.game.moves(self.view(seat)))

    def act(self, seat: Seat, move: M | str, at: Millis | None = None) -> tuple[E, ...]:
        """Make a move, given as a value or in notation, and return the events.

        The clock acts first if its deadline has passed; this stands even if the move is then refused. Raises Illegal or
        Unreadable.
        """
        if isinstance(move, str):
            move = self.game.read(move, self.view(seat))
        before = self.tick(at)
        return before + self._play(Act(seat, move, self.now if at is None else at))

    def tick(self, at: Millis | None = None) -> tuple[E, ...]:
        """Let the clock act for every deadline up to a time, and return the events."""
        if at is None:
            at = self.now
        else:
            self._check_time(at)
        happened: tuple[E, ...] = ()
        for _ in range(TOO_MANY):
            if (due := self.deadline) is None or due > at:
                return happened
            happened += self._play(Act(CLOCK, Due(), max(due, self.now)))
        raise RuntimeError(f"the clock of {self.game.slug} acts for ever")

    def notice(self, notice: Notice, at: Millis | None = None) -> tuple[E, ...]:
        """Report a notice as the house, and return the events; a game that does not handle the notice ignores it."""
        check_seat(self.seats, notice.seat)
        before = self.tick(at)
        if not isinstance(notice, self.game.notices) or self.outcome is not None:
            return before
        return before + self._play(Act(HOUSE, notice, self.now if at is None else at))

    def name(self, seat: Seat, name: str, at: Millis | None = None) -> tuple[E, ...]:
        """Note that a player of this name plays in the seat from now on."""
        check_seat(self.seats, seat)
        before = self.tick(at)
        if self.outcome is not None:
            return before
        named: Any = Named(seat, name)  # not a move of any game
        return before + self._play(Act(HOUSE, named, self.now if at is None else at))

    def names_at(self, n: int) -> tuple[str, ...]:
        """Return the players' names when entry `n` was made."""
        return next((names for entry, names in reversed(self._namings) if entry <= n), self.first_names)

    def redo(self, act: Act[M]) -> tuple[E, ...]:
        """Make an act of any seat exactly as logged; raises Illegal if it could not have been logged."""
        self.admit(act)
        return self._follow(act, self._judged(act))

    def admit(self, act: Act[M]) -> None:
        """Raise Illegal for an act that could not be the next one in the log, whatever its move."""
        self._check_time(act.at)
        check(self.game, self.state, self.seats, act)
        due = self.deadline
        if act.seat == CLOCK:
            if due is not None and act.at != max(due, self.now):
                raise Illegal("core.not-due.past", due=due)
        elif due is not None and due <= act.at:
            raise Illegal("core.clock-first", due=due)

    def append(self, entry: Entry[M, E]) -> None:
        """Append a logged entry without judging or dealing."""
        state = self.state
        for event in entry.events:
            state = self.game.apply(state, event)
        self._commit(state, entry)

    def checkpoint(self) -> "Checkpoint[S]":
        """Return the current state, to go back to if the following changes cannot be saved."""
        return Checkpoint(self.state, self.now, len(self.log), self._events, self.names)

    def go_back(self, to: "Checkpoint[S]") -> None:
        """Undo everything since the checkpoint."""
        self.state, self.now, self._events, self.names = to.state, to.now, to.events, to.names
        del self.log[to.entries :]
        self._namings = [naming for naming in self._namings if naming[0] < to.entries]

    def as_of(self, moment: "Checkpoint[S]") -> "Table[S, M, E, V, H]":
        """Return another table as this one was at a checkpoint."""
        past = copy(self)
        past.log = self.log[: moment.entries]
        past.go_back(moment)
        return past

    def record(self) -> str:
        """Return the record as JSON lines; it contains the seed once the match is over."""
        from fivefold.core.record import Record

        return Record[S, M, E, V, H].of(self).text()

    def _check_time(self, at: Millis) -> None:
        if type(at) is not int or at < self.now:
            raise Illegal("core.past", now=self.now, at=str(at))

    def _play(self, act: Act[M]) -> tuple[E, ...]:
        check(self.game, self.state, self.seats, act)
        return self._follow(act, self._judged(act))

    def _judged(self, act: Act[M]) -> list[E]:
        """Return the events that the game's rules return for an act; none for a name."""
        return [] if isinstance(act.move, Named) else [self.game.judge(self.state, act)]

    def _follow(self, act: Act[M] | None, events: list[E]) -> tuple[E, ...]:
        """Apply the events and those of the dealer after them, atomically."""
        game, state, n = self.game, self.state, self._events
        for event in events:
            state = game.apply(state, event)
        while (dealt := game.dealer(state, self._chance(n + len(events)))) is not None:
            events.append(dealt)
            state = game.apply(state, dealt)
            if len(events) > TOO_MANY:
                raise RuntimeError(f"the dealer of {game.slug} acts for ever")
        entry = Entry(act, tuple(events))
        self._commit(state, entry)
        return entry.events

    def _chance(self, n: int) -> Chance:
        return NoChance() if self.seed is None else Chance(self.seed, n)

    def _commit(self, state: S, entry: Entry[M, E]) -> None:
        self.state = state
        if entry.at > self.now:
            self.now = entry.at
        self._events += len(entry.events)
        if entry.act is not None and isinstance(entry.act.move, Named):
            who, name = entry.act.move.seat, entry.act.move.name
            self.names = replaced(self.names, who, name)
            self._namings.append((len(self.log), self.names))
        self.log.append(entry)

    def __repr__(self) -> str:
        return f"<Table {self.game.slug} seats={self.seats} acts={len(self.log) - 1}: {self.position}>"


AnyTable = Table[Any, Any, Any, Any, Any]
"""A table of a game that is chosen by name at run time."""


def _made(game: str | AnyGame, options: dict[str, object]) -> AnyGame:
    if isinstance(game, str):
        return named_game(game, options)
    if options:
        raise BadOption("core.unknown-option.made")
    return game
