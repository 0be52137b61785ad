"""A table: one match of one game, from the first card to the result."""

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
"""A dealer or clock that acts so often at a stretch will never stop."""


class Entry(Struct, Generic[M, E], frozen=True, gc=False):
    """One line of the log: an act and everything that followed from it; the opening has no act."""

    act: Act[M] | None
    events: tuple[E, ...]

    @property
    def seat(self) -> Seat:
        """Who acted."""
        return self.act.seat if self.act else OPENING

    @property
    def at(self) -> Millis:
        """When."""
        return self.act.at if self.act else 0


class Checkpoint(NamedTuple, Generic[S]):
    """A moment of a table."""

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
    """A match in progress. What is refused changes nothing; time never goes back.

    `seats` is a number of players or their names; further keywords are the game's options. A table of a game that
    was made (`Table(Karma(), 3)`) knows the game's types; of one that is named (`Table("karma", 3)`) only you do.
    """

    game: Game[S, M, E, V, H]
    names: tuple[str, ...]
    """What the players are called now; `first_names` is what they were called when the match began."""
    first_names: tuple[str, ...]
    seats: int
    seed: bytes | None
    commitment: str
    origin: str | None
    """The position from which the match began, unless it began with the game's own opening."""
    rules: int
    """The version of the rules when the match began."""
    bots: tuple[str, ...]
    """Which bot played in each seat when the match began, by its exact name, and empty for a person; for the record."""
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
        """A table before its opening: bare, or as the position says that it began."""
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
        """A table at its very start, before the opening, to be filled from a log with `append`."""
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
        """A table that goes on from a position in text; without `seats`, as many players as the position has.

        Whatever follows by itself happens at once. Raises Unreadable, which says where, or BadOption.
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
        """A table on which just this has happened, and then what follows by itself: for tests and puzzles."""
        known = seed_bytes(seed)
        table = cls.rebuilt(game, _names(game, seats), commitment(known), known)
        table._follow(None, list(events))
        return table

    @property
    def position(self) -> str:
        """The whole table as one line of text, from which another can go on (`at`)."""
        return write_position(self.game, self.state, self.now)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now; nobody when it is over."""
        return self.game.actors(self.state)

    @property
    def deadline(self) -> Millis | None:
        """When the clock will act by itself."""
        return self.game.deadline(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self.game.outcome(self.state)

    def view(self, seat: Seat | None) -> V:
        """What the seat may know; None is a spectator."""
        if seat is not None:
            check_seat(self.seats, seat)
        return self.game.view(self.state, seat)

    def moves(self, seat: Seat) -> list[M]:
        """The legal moves of the seat, as far as the game lists them."""
        return list(self.game.moves(self.view(seat)))

    def act(self, seat: Seat, move: M | str, at: Millis | None = None) -> tuple[E, ...]:
        """Makes a move, given as such or in notation, and returns what happened.

        The clock goes first if its deadline has come; that stands even if the move is then
        refused. Raises Illegal or Unreadable.
        """
        if isinstance(move, str):
            move = self.game.read(move, self.view(seat))
        before = self.tick(at)
        return before + self._play(Act(seat, move, self.now if at is None else at))

    def tick(self, at: Millis | None = None) -> tuple[E, ...]:
        """Lets the clock act for every deadline that has come by then."""
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
        """Tells the table what happened around it, as the house; a game that takes no notice of it does nothing."""
        check_seat(self.seats, notice.seat)
        before = self.tick(at)
        if not isinstance(notice, self.game.notices) or self.outcome is not None:
            return before
        return before + self._play(Act(HOUSE, notice, self.now if at is None else at))

    def name(self, seat: Seat, name: str, at: Millis | None = None) -> tuple[E, ...]:
        """Notes that somebody of that name plays for the seat from now on."""
        check_seat(self.seats, seat)
        before = self.tick(at)
        if self.outcome is not None:
            return before
        named: Any = Named(seat, name)  # no move of any game
        return before + self._play(Act(HOUSE, named, self.now if at is None else at))

    def names_at(self, n: int) -> tuple[str, ...]:
        """What everybody was called when entry `n` was made."""
        return next((names for entry, names in reversed(self._namings) if entry <= n), self.first_names)

    def redo(self, act: Act[M]) -> tuple[E, ...]:
        """Plays an act exactly as logged, whoever's it was; refuses one that could not have been logged."""
        self.admit(act)
        return self._follow(act, self._judged(act))

    def admit(self, act: Act[M]) -> None:
        """Refuses an act that could not be the next in the log, whatever the rules say about its move."""
        self._check_time(act.at)
        check(self.game, self.state, self.seats, act)
        due = self.deadline
        if act.seat == CLOCK:
            if due is not None and act.at != max(due, self.now):
                raise Illegal("core.not-due.past", due=due)
        elif due is not None and due <= act.at:
            raise Illegal("core.clock-first", due=due)

    def append(self, entry: Entry[M, E]) -> None:
        """Takes over a logged entry as a fact, without judging or dealing."""
        state = self.state
        for event in entry.events:
            state = self.game.apply(state, event)
        self._commit(state, entry)

    def checkpoint(self) -> "Checkpoint[S]":
        """Where the table stands, to be gone back to if what follows cannot be kept."""
        return Checkpoint(self.state, self.now, len(self.log), self._events, self.names)

    def go_back(self, to: "Checkpoint[S]") -> None:
        """Forgets everything since the checkpoint."""
        self.state, self.now, self._events, self.names = to.state, to.now, to.events, to.names
        del self.log[to.entries :]
        self._namings = [naming for naming in self._namings if naming[0] < to.entries]

    def as_of(self, moment: "Checkpoint[S]") -> "Table[S, M, E, V, H]":
        """Another table, as this one was at a checkpoint; this one stays as it is."""
        past = copy(self)
        past.log = self.log[: moment.entries]
        past.go_back(moment)
        return past

    def record(self) -> str:
        """Everything, as JSON lines; the seed is in it once the match is over."""
        from fivefold.core.record import Record

        return Record[S, M, E, V, H].of(self).text()

    def _check_time(self, at: Millis) -> None:
        if type(at) is not int or at < self.now:
            raise Illegal("core.past", now=self.now, at=str(at))

    def _play(self, act: Act[M]) -> tuple[E, ...]:
        check(self.game, self.state, self.seats, act)
        return self._follow(act, self._judged(act))

    def _judged(self, act: Act[M]) -> list[E]:
        """What the rules say to an act that can be judged; to a name they say nothing."""
        return [] if isinstance(act.move, Named) else [self.game.judge(self.state, act)]

    def _follow(self, act: Act[M] | None, events: list[E]) -> tuple[E, ...]:
        """Applies the events and whatever the dealer does after them; all of it or nothing is kept."""
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
"""A table of a game that was chosen by its name at run time."""


def _made(game: str | AnyGame, options: dict[str, object]) -> AnyGame:
    if isinstance(game, str):
        return named_game(game, options)
    if options:
        raise BadOption("core.unknown-option.made")
    return game
