"""Playthroughs: matches as text files, in which acts are the input and everything else is the expected output.

Lines that begin with `>` are acts (`> 1200 0 call`: time, seat, move; `> 9000 clock` lets time pass), and lines that
begin with `?` ask for a seat's view (`? 1`, `? spectator`). Everything else is written by `run`.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from fivefold.core.chance import seed_bytes
from fivefold.core.discovery import named_game
from fivefold.core.errors import Illegal, Refusal, Unreadable
from fivefold.core.game import CLOCK, HOUSE, Seat
from fivefold.core.notation import read_move, read_seat, write_act
from fivefold.core.options import make_options
from fivefold.core.speech import Reader
from fivefold.core.table import AnyTable


class Playthrough(Struct, frozen=True):
    """The settings of a table, a remark, and the lines of input."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    about: str
    lines: tuple[str, ...]
    position: str = ""
    """The position at the start; empty for the game's own opening."""

    @classmethod
    def read(cls, text: str) -> "Playthrough":
        """Return the input in a playthrough's text, without the expected output. Raises Unreadable."""
        head: dict[str, str] = {}
        rows = text.splitlines()
        for number, row in enumerate(rows, 1):
            if not row.strip():
                break
            key, colon, value = row.partition(":")
            if not colon or key not in ("about", "game", "seats", "seed", "options", "position"):
                raise Unreadable("core.not-a-playthrough.line", line=number, text=row)
            head[key] = value.strip()
        try:
            options = dict(pair.split("=", 1) for pair in head.get("options", "").split())
            lines = tuple(row for row in rows if row.startswith((">", "?")))
            seats, seed = int(head["seats"]), int(head["seed"])
            return cls(head["game"], seats, seed, options, head["about"], lines, head.get("position", ""))
        except (KeyError, ValueError) as error:
            raise Unreadable("core.not-a-playthrough", why=str(error)) from None

    @classmethod
    def of(cls, table: AnyTable, about: str) -> "Playthrough":
        """Return a playthrough of a table's match."""
        assert table.seed is not None
        options_type, mine = type(table.game).options_type, msgspec.to_builtins(table.game.options)
        dates = {field.name: mine[field.name] for field in fields(options_type) if field.required}
        default = make_options(options_type, dates)
        options = {k: str(v) for k, v in mine.items() if k in dates or v != getattr(default, k)}
        acts = [f"> {write_act(table.game, entry.act)}" for entry in table.log if entry.act]
        seed = int.from_bytes(table.seed, "big")
        return cls(table.game.slug, table.seats, seed, options, about, tuple(acts), table.origin or "")

    def run(self) -> str:
        """Return the whole text: the input, and its output."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        head = [f"about: {self.about}", f"game: {self.game}", f"seats: {self.seats}", f"seed: {self.seed}"]
        if options:
            head.append(f"options: {options}")
        if self.position:
            head.append(f"position: {self.position}")
        game = named_game(self.game, self.options)
        if self.position:
            table = AnyTable.at(game, self.position, self.seats, self.seed)
        else:
            table = AnyTable(game, self.seats, self.seed)
        return "\n".join((*head, "", *self._rows(table))) + "\n"

    def _rows(self, table: AnyTable) -> Iterator[str]:
        yield from _told(table, 0)
        yield from _shown(table, None)
        for line in self.lines:
            yield ""
            yield line
            if line.startswith("?"):
                who = line[1:].strip()
                yield from _shown(table, None if who == "spectator" else read_seat(who))
                continue
            logged = len(table.log)
            try:
                _play(table, line[1:])
            except (Illegal, Unreadable) as refusal:
                yield f"! {refusal.code}: {_reader(table).say(refusal.message)}"
            yield from _told(table, logged)
        if table.outcome is not None:
            yield ""
            outcome = table.outcome
            yield f"= winners {list(outcome.winners)}, scores {list(outcome.scores)}, {outcome.reason}"
            yield f"  {_reader(table).say(outcome.message)}"


def _play(table: AnyTable, line: str) -> None:
    at, who, move = [*line.split(maxsplit=2), "", "", ""][:3]
    if not at.isdigit():
        raise Unreadable("core.not-an-act", text=line.strip())
    seat = read_seat(who)
    if seat == CLOCK:
        table.tick(int(at))
    elif seat == HOUSE:
        table.notice(read_move(table.game, seat, move), int(at))
    else:
        table.act(seat, move, int(at))


def _told(table: AnyTable, first: int) -> Iterator[str]:
    """Yield what happened since an entry; events that only some seats see are marked with these seats."""
    for entry in table.log[first:]:
        for event in entry.events:
            yield f"  {_reader(table).say(*table.game.tell(event))}{_audience(table, event)}"


def _audience(table: AnyTable, event: Any) -> str:
    seen = [seat for seat in range(table.seats) if event.seen_by(seat) == event]
    if event.seen_by(None) == event:
        return ""
    return f" [only seat {' '.join(map(str, seen))}]" if seen else " [secret]"


def _shown(table: AnyTable, seat: Seat | None) -> Iterator[str]:
    rows = _reader(table).rows(table.game.show(table.view(seat)))
    return (f"    {row}".rstrip() for row in rows.splitlines())


def _reader(table: AnyTable) -> Reader:
    """Playthroughs are in English and name every player."""
    return Reader(names=table.names)


def refresh(path: Path) -> bool:
    """Run a file and write its new output; return whether it changed."""
    old = path.read_text("utf-8")
    try:
        new = Playthrough.read(old).run()
    except Refusal as refusal:
        raise Unreadable("core.not-a-playthrough.file", path=str(path), why=refusal.message) from None
    if new != old:
        path.write_text(new, "utf-8", newline="\n")
    return new != old


def make(game: str, seats: int, seed: int, about: str, most: int, options: dict[str, str]) -> Playthrough:
    """Return a playthrough of random moves, with at most `most` acts."""
    from fivefold.core.chance import Chance

    table = AnyTable(game, seats, seed, **options)
    chance = Chance(seed_bytes(seed)).fork("playthrough")
    while table.outcome is None and len(table.log) <= most:
        due, actors = table.deadline, list(table.actors)
        if due is not None and (not actors or chance.below(5) == 0):
            table.tick(due)
            continue
        seat = chance.pick(actors)
        at = table.now + 1 + chance.below(2000)
        table.act(seat, chance.pick(table.moves(seat)), at if due is None else min(at, max(table.now, due - 1)))
    return Playthrough.of(table, about)
