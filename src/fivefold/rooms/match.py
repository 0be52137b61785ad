"""A match in a room: its table, its start and its clock."""

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
"""A source of random bytes for ids and seeds; deterministic in tests."""


class Match:
    """A table with its id and its start."""

    __slots__ = ("began", "bot_seed", "id", "options", "paused", "table")

    def __init__(self, match: str, table: AnyTable, began: Millis) -> None:
        assert table.seed is not None
        self.id, self.table, self.began = match, table, began
        """`began` is the time of day at which the clock started or, after a deal, will start."""
        self.paused: Millis = 0
        """Since when the clock stands still, as a time of day; 0 while it runs."""
        self.bot_seed = derive(table.seed, "bots")
        self.options: dict[str, OptionValue] = msgspec.to_builtins(table.game.options)

    @classmethod
    def begin(
        cls, game: AnyGame, names: Sequence[str], bots: Sequence[str], now: Millis, luck: Luck, origin: str = ""
    ) -> "Match":  # fmt: skip
        """Deal a new match, or start it from the position `origin`; raises Refusal.

        `bots` has the bot of each seat, or an empty string.
        """
        match, seed, names = luck(8).hex(), luck(32), told_apart(names)
        table = Table.at(game, origin, names, seed) if origin else Table(game, names, seed)
        table.bots = tuple(bots) if any(bots) else ()
        return cls(match, table, now - table.now)

    @classmethod
    def resumed(cls, match: str, header: bytes, lines: Iterable[bytes], seed: bytes, began: Millis) -> "Match":
        """Rebuild a saved match; raises BadRecord."""
        return cls(match, rebuild(header, lines, seed), began)

    def has_begun(self, now: Millis) -> bool:
        """Return whether the clock runs, so that players may act."""
        return now >= self.began

    def time(self, now: Millis) -> Millis:
        """Return the milliseconds since the match began, never less than the time of the last entry."""
        return max(self.table.now, (min(now, self.paused) if self.paused else now) - self.began)

    @property
    def deadline(self) -> Millis | None:
        """When the table's clock will act, as a time of day; None while it stands still."""
        due = self.table.deadline
        return None if due is None or self.paused else self.began + due

    def beginning(self, room: str) -> BeginMatch:
        """Return the change that saves the match with its opening."""
        table = self.table
        assert table.seed is not None
        header = msgspec.json.encode(Header.of(table))
        opening = write_entry(table.game, table.log[0], table.rules)
        return BeginMatch(self.id, room, header, table.seed, self.began, opening)

    def entries(self, since: int) -> list[AddEntry]:
        """Return the changes that save the entries from this number on."""
        game, rules, log = self.table.game, self.table.rules, self.table.log
        return [AddEntry(self.id, n, write_entry(game, log[n], rules)) for n in range(since, len(log))]

    def winners(self) -> tuple[str, ...]:
        """Return the names of the winners."""
        outcome = self.table.outcome
        return tuple(self.table.names[seat] for seat in outcome.winners) if outcome else ()

    def checkpoint(self) -> Checkpoint[Any]:
        return self.table.checkpoint()

    def seat_at_table(self, seat: Seat | None) -> Seat | None:
        """Return the seat if this table has it, else None; after a match the room may have more seats."""
        return seat if seat is not None and seat < self.table.seats else None


def told_apart(names: Sequence[str]) -> list[str]:
    """Return the names with numbers added to duplicates."""
    names = list(names)
    return [f"{name} {names[: n + 1].count(name)}" if names.count(name) > 1 else name for n, name in enumerate(names)]
