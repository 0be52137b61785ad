"""A table: one match of one game, from the first card to the result."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from fivefold.core.chance import Chance, NoChance, Seed, commitment, seed_bytes
from fivefold.core.discovery import find_game
from fivefold.core.errors import BadOption, Illegal, Unreadable
from fivefold.core.game import (
    CLOCK,
    HOUSE,
    OPENING,
    Act,
    AnyGame,
    Back,
    Due,
    Lag,
    Left,
    Millis,
    Named,
    Notice,
    Outcome,
    Seat,
)
from fivefold.core.options import make_options

TOO_MANY = 10_000
"""A dealer or clock that acts so often at a stretch will never stop."""


class Entry(Struct, frozen=True, gc=False):
    """One line of the log: an act and everything that followed from it; the opening has no act."""

    act: Act[Any] | None
    events: tuple[Any, ...]

    @property
    def seat(self) -> Seat:
        """Who acted."""
        return self.act.seat if self.act else OPENING

    @property
    def at(self) -> Millis:
        """When."""
        return self.act.at if self.act else 0


class Checkpoint(NamedTuple):
    """A moment of a table."""

    state: Any
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
        raise BadOption("bad-seats", f"{game.title} is for {game.players} {'player' if most == 1 else 'players'}.")
    return names


class Table:
    """A match in progress. What is refused changes nothing; time never goes back.

    `seats` is a number of players or their names; further keywords are the game's options.
    """

    def __init__(
        self, game: str | AnyGame, seats: int | Sequence[str] | None = None, seed: Seed = None, **options: object
    ) -> None:
        if isinstance(game, str):
            found = find_game(game)
            game = found(make_options(found.options_type, options))
        elif options:
            raise BadOption("unknown-option", "A game that is already made has its options.")
        self.game: AnyGame = game
        self.names = self.first_names = _names(game, seats)
        self._namings: list[tuple[int, tuple[str, ...]]] = []
        self.seats = len(self.names)
        self.seed: bytes | None = seed_bytes(seed)
        self.commitment = commitment(self.seed)
        self.now: Millis = 0
        self.state: Any = game.start(len(self.names))
        self.log: list[Entry] = []
        self._events = 0
        self._follow(None, [])

    @classmethod
    def rebuilt(cls, game: AnyGame, names: Sequence[str], published: str, seed: bytes | None) -> "Table":
        """A table at its very start, before the opening, to be filled from a log with `append`."""
        table = cls.__new__(cls)
        table.game = game
        table.names = table.first_names = _names(game, names)
        table._namings = []
        table.seats = len(table.names)
        table.seed = seed
        table.commitment = published
        table.now = 0
        table.state = game.start(len(table.names))
        table.log = []
        table._events = 0
        return table

    @classmethod
    def set_up(cls, game: AnyGame, seats: int | Sequence[str], *events: Any, seed: Seed = 0) -> "Table":
        """A table on which just this has happened, and then what follows by itself: for tests and puzzles."""
        known = seed_bytes(seed)
        table = cls.rebuilt(game, _names(game, seats), commitment(known), known)
        table._follow(None, list(events))
        return table

    @property
    def actors(self) -> Collection[Seat]:
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

    def view(self, seat: Seat | None) -> Any:
        """What the seat may know; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def moves(self, seat: Seat) -> list[Any]:
        """The legal moves of the seat."""
        return list(self.game.moves(self.view(seat)))

    def act(self, seat: Seat, move: Any, at: Millis | None = None) -> tuple[Any, ...]:
        """Makes a move, given as such or in notation, and returns what happened.

        The clock goes first if its deadline has come; that stands even if the move is then
        refused. Raises Illegal or Unreadable.
        """
        if isinstance(move, str):
            move = self.game.read(move, self.view(seat))
        before = self.tick(at)
        if self.outcome is not None:
            raise Illegal("over", "The game is over.")
        return before + self._play(Act(seat, move, self.now if at is None else at))

    def tick(self, at: Millis | None = None) -> tuple[Any, ...]:
        """Lets the clock act for every deadline that has come by then."""
        if at is None:
            at = self.now
        else:
            self._check_time(at)
        happened: tuple[Any, ...] = ()
        for _ in range(TOO_MANY):
            if (due := self.deadline) is None or due > at:
                return happened
            happened += self._play(Act(CLOCK, Due(), max(due, self.now)))
        raise RuntimeError(f"the clock of {self.game.slug} acts for ever")

    def notice(self, notice: Notice, at: Millis | None = None) -> tuple[Any, ...]:
        """Tells the table what happened around it, as the house; a game that takes no notice of it does nothing."""
        self._check_seat(notice.seat)
        before = self.tick(at)
        if not isinstance(notice, self.game.notices) or self.outcome is not None:
            return before
        return before + self._play(Act(HOUSE, notice, self.now if at is None else at))

    def name(self, seat: Seat, name: str, at: Millis | None = None) -> tuple[Any, ...]:
        """Notes that somebody of that name plays for the seat from now on."""
        self._check_seat(seat)
        before = self.tick(at)
        if self.outcome is not None:
            return before
        return before + self._play(Act(HOUSE, Named(seat, name), self.now if at is None else at))

    def names_at(self, n: int) -> tuple[str, ...]:
        """What everybody was called when entry `n` was made."""
        return next((names for entry, names in reversed(self._namings) if entry <= n), self.first_names)

    def redo(self, act: Act[Any]) -> tuple[Any, ...]:
        """Plays an act exactly as logged, whoever's it was; refuses one that could not have been logged."""
        self._check_time(act.at)
        if self.outcome is not None:
            raise Illegal("over", "The game is over.")
        if act.seat != CLOCK and (due := self.deadline) is not None and due <= act.at:
            raise Illegal("clock-first", f"The clock had to act at {due} ms.")
        return self._play(act)

    def append(self, entry: Entry) -> None:
        """Takes over a logged entry as a fact, without judging or dealing."""
        state = self.state
        for event in entry.events:
            state = self.game.apply(state, event)
        self._commit(state, entry)

    def checkpoint(self) -> "Checkpoint":
        """Where the table stands, to be gone back to if what follows cannot be kept."""
        return Checkpoint(self.state, self.now, len(self.log), self._events, self.names)

    def go_back(self, to: "Checkpoint") -> None:
        """Forgets everything since the checkpoint."""
        self.state, self.now, self._events, self.names = to.state, to.now, to.events, to.names
        del self.log[to.entries :]
        self._namings = [naming for naming in self._namings if naming[0] < to.entries]

    def record(self) -> str:
        """Everything, as JSON lines; the seed is in it once the match is over."""
        from fivefold.core.record import Record

        return Record.of(self).text()

    def _check_seat(self, seat: Seat) -> None:
        if not (type(seat) is int and 0 <= seat < self.seats):
            raise Illegal("no-such-seat", f"There is no seat {seat}; seats are 0 to {self.seats - 1}.")

    def _check_time(self, at: Millis) -> None:
        if type(at) is not int or at < self.now:
            raise Illegal("past", f"It is {self.now} ms already; nothing can happen at {at} ms.")

    def _check_act(self, act: Act[Any]) -> None:
        """Players make the game's moves, the clock and the house their own."""
        if isinstance(act.move, self.game.move_type):
            self._check_seat(act.seat)
            return
        match act.move:
            case Due():
                whose = CLOCK
            case Left(seat=about) | Back(seat=about) | Lag(seat=about):
                self._check_seat(about)
                if not isinstance(act.move, self.game.notices):
                    raise Illegal("not-noticed", f"{self.game.title} takes no notice of that.")
                whose = HOUSE
            case Named(seat=about):
                self._check_seat(about)
                whose = HOUSE
            case _:
                raise Unreadable("not-a-move", f"{act.move!r} is no move of {self.game.title}.")
        if act.seat != whose:
            raise Illegal("not-yours", "Only the clock and the house may do that.")

    def _play(self, act: Act[Any]) -> tuple[Any, ...]:
        self._check_act(act)
        return self._follow(act, [] if isinstance(act.move, Named) else [self.game.judge(self.state, act)])

    def _follow(self, act: Act[Any] | None, events: list[Any]) -> tuple[Any, ...]:
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

    def _commit(self, state: Any, entry: Entry) -> None:
        self.state = state
        if entry.at > self.now:
            self.now = entry.at
        self._events += len(entry.events)
        if entry.act is not None and isinstance(entry.act.move, Named):
            who, name = entry.act.move.seat, entry.act.move.name
            self.names = (*self.names[:who], name, *self.names[who + 1 :])
            self._namings.append((len(self.log), self.names))
        self.log.append(entry)

    def __repr__(self) -> str:
        how = "over" if self.outcome else f"{self.actors} to act"
        return f"<Table {self.game.slug} seats={self.seats} acts={len(self.log) - 1} {how}>"
