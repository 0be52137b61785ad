"""A match in a room: its table, when it began, and how its time is counted."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from fivefold.core.chance import derive
from fivefold.core.game import AnyGame, Millis, Seat
from fivefold.core.options import OptionValue
from fivefold.core.playback import rebuild
from fivefold.core.record import Header, write_entry
from fivefold.core.table import AnyTable, Checkpoint, Table
from fivefold.rooms.changes import AddEntry, BeginMatch

Luck = Callable[[int], bytes]
"""Where ids and seeds come from: so many bytes that nobody can guess, or in tests that anybody can."""


class Match:
    """A table with the name under which it is kept."""

    __slots__ = ("began", "bot_seed", "id", "options", "table")

    def __init__(self, match: str, table: AnyTable, began: Millis) -> None:
        assert table.seed is not None
        self.id, self.table, self.began = match, table, began
        """`began` is when its clock started or, for one that was only just dealt, is going to."""
        self.bot_seed = derive(table.seed, "bots")
        self.options: dict[str, OptionValue] = msgspec.to_builtins(table.game.options)

    @classmethod
    def begin(
        cls, game: AnyGame, names: Sequence[str], bots: Sequence[str], now: Millis, luck: Luck, origin: str = ""
    ) -> "Match":  # fmt: skip
        """A new match with its opening dealt, or from a position; for each seat the name of its bot, if any.

        Raises Refusal.
        """
        match, seed, names = luck(8).hex(), luck(32), told_apart(names)
        table = Table.at(game, origin, names, seed) if origin else Table(game, names, seed)
        table.bots = tuple(bots) if any(bots) else ()
        return cls(match, table, now - table.now)

    @classmethod
    def resumed(cls, match: str, header: bytes, lines: Iterable[bytes], seed: bytes, began: Millis) -> "Match":
        """A match as it was kept; raises BadRecord."""
        return cls(match, rebuild(header, lines, seed), began)

    def has_begun(self, now: Millis) -> bool:
        """Whether the clock runs, so that anybody may act."""
        return now >= self.began

    def time(self, now: Millis) -> Millis:
        """Milliseconds since the match began; never before what has happened."""
        return max(self.table.now, now - self.began)

    @property
    def deadline(self) -> Millis | None:
        """When the clock will act, as a time of day."""
        due = self.table.deadline
        return None if due is None else self.began + due

    def beginning(self, room: str) -> BeginMatch:
        """The match at its opening, to be kept."""
        table = self.table
        assert table.seed is not None
        header = msgspec.json.encode(Header.of(table))
        opening = write_entry(table.game, table.log[0], table.rules)
        return BeginMatch(self.id, room, header, table.seed, self.began, opening)

    def entries(self, since: int) -> list[AddEntry]:
        """The entries from this number on, to be kept."""
        game, rules, log = self.table.game, self.table.rules, self.table.log
        return [AddEntry(self.id, n, write_entry(game, log[n], rules)) for n in range(since, len(log))]

    def winners(self) -> tuple[str, ...]:
        """The names of those who won."""
        outcome = self.table.outcome
        return tuple(self.table.names[seat] for seat in outcome.winners) if outcome else ()

    def checkpoint(self) -> Checkpoint[Any]:
        """Where the table stands."""
        return self.table.checkpoint()

    def seat_at_table(self, seat: Seat | None) -> Seat | None:
        """The seat if this table has it; after a match the room may have more."""
        return seat if seat is not None and seat < self.table.seats else None


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, with numbers where two would be the same."""
    names = list(names)
    return [f"{name} {names[: n + 1].count(name)}" if names.count(name) > 1 else name for n, name in enumerate(names)]
