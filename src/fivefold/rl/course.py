"""A match as a sequence of decisions: one seat at a time chooses one of the numbered actions."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from fivefold.bots import AnyBot, Glimpse, own_chances
from fivefold.core.chance import Chance, Seed, derive, seed_bytes
from fivefold.core.discovery import find_game, games
from fivefold.core.encoding import AnyEncoding, encoding_of
from fivefold.core.errors import BadOption
from fivefold.core.game import Outcome, Seat
from fivefold.core.table import AnyTable, Table


class SeatDecision(NamedTuple):
    """What a seat sees when it is asked, its listed moves, and the move of each action; None is waiting."""

    seat: Seat
    view: Any
    moves: Sequence[Any]
    actions: Mapping[int, Any]


class Course:
    """One match, in which seats are asked one after the other.

    Where several seats may act at once, the one that is asked first comes from the seed. A seat that need not act may
    wait; it is asked again after the next move. The clock stands still, so no time limit passes.
    """

    def __init__(self, slug: str, seats: int | None = None, seed: Seed = None, **options: object) -> None:
        self.encoding = encoding_for(slug)
        seats = self.encoding.players.least if seats is None else seats
        check_players(slug, self.encoding, seats)
        seed = seed_bytes(seed)
        self.table: AnyTable = Table(slug, seats, seed, **options)
        self._first = Chance(derive(seed, "first")).below(seats)
        self._own = own_chances(Chance(derive(seed, "bots")), seats)
        self._waiting: frozenset[Seat] = frozenset()
        self.decision = self._next()
        """The next decision; None after the end."""

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match is in progress."""
        return self.table.outcome

    def act(self, action: int) -> None:
        """Take one of the actions of the next decision."""
        assert self.decision is not None
        self._play(self.decision.actions[action])

    def ask(self, bot: AnyBot) -> None:
        """Let a bot make the next decision; it may make moves that have no id."""
        assert self.decision is not None
        seat, view, _, actions = self.decision
        table = self.table
        thought = bot.think(Glimpse(table.game, view, table.now, self._own[seat], len(table.log)))
        waits = self.encoding.wait in actions
        self._play(thought.move if thought is not None else None if waits else next(iter(actions.values())))

    def _play(self, move: Any) -> None:
        assert self.decision is not None
        seat = self.decision.seat
        if move is None:
            self._waiting |= {seat}
        else:
            self.table.act(seat, move)
            self._waiting = frozenset()
        self.decision = self._next()

    def _next(self) -> SeatDecision | None:
        table, encoding = self.table, self.encoding
        if table.outcome is not None:
            return None
        for seat in sorted(table.actors, key=lambda seat: (seat - self._first) % table.seats):
            if seat in self._waiting:
                continue
            view = table.view(seat)
            moves = list(table.game.moves(view))
            actions: dict[int, Any] = dict(encoding.numbered(view, moves))
            if actions:
                if encoding.wait is not None and encoding.may_wait(view):
                    actions[encoding.wait] = None
                return SeatDecision(seat, view, moves, actions)
        raise RuntimeError(f"no seat can act: {table!r}")

    def observation(self, seat: Seat) -> list[float]:
        """Return what a seat sees as a vector."""
        if (found := self.decision) is not None and found.seat == seat:
            return self.encoding.observation(found.view, found.moves)
        view = self.table.view(seat)
        return self.encoding.observation(view, list(self.table.game.moves(view)))

    def mask(self, seat: Seat) -> list[bool]:
        """Return for every id whether the seat can take that action now."""
        found = self.decision
        return self.encoding.mask(found.actions if found is not None and found.seat == seat else ())

    def __deepcopy__(self, memo: object) -> "Course":
        """Return a match that goes on by itself; states and views are values, which both can share."""
        twin = copy(self)
        twin.table = copy(self.table)
        twin.table.log = self.table.log.copy()
        return twin


def encoding_for(slug: str) -> AnyEncoding:
    """Return the numbers of a game; raises BadOption if it has none."""
    game = find_game(slug)
    if (found := encoding_of(game)) is None:
        raise BadOption("core.no-encoding", game=game.title)
    return found


def check_players(slug: str, encoding: AnyEncoding, seats: int) -> None:
    """Raise BadOption if the vector cannot describe so many players."""
    if not encoding.players.least <= seats <= encoding.players.most:
        raise BadOption("core.bad-seats", game=find_game(slug).title, players=encoding.players.message)


def encoded_games() -> dict[str, AnyEncoding]:
    """Return the games that have numbers, by slug."""
    found = {slug: encoding_of(game) for slug, game in games().items()}
    return {slug: encoding for slug, encoding in found.items() if encoding is not None}
