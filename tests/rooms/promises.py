"""What a room promises, checked from what is kept alone, without looking into the room."""

from typing import Any

from fivefold.core.game import Seat
from fivefold.core.table import AnyTable
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change
from fivefold.rooms.updates import MOST_MOVES, PAGE
from rooms.saved import Kept, plain
from rooms.visitor import Visit


class Promises:
    """Looks at every message and every room."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self._clocks: dict[str, int] = {}
        self.checked = 0

    def forget_clocks(self) -> None:
        """After a restart time goes on from the last entry; what clocks showed since was not kept."""
        self._clocks = {}

    def told(self, code: str, visit: Visit, message: m.AnyServerMessage) -> None:
        """Nothing is shown that is not kept, and nobody is shown what others may not know."""
        self.checked += 1
        state = self.kept.state(code)
        match message:
            case m.MatchUpdate():
                self._table(message, self._seat(code, visit, message.match))
                assert state.match == message.match, "that match is not on the table"
            case m.HistoryPage(match=match, entries=entries):
                self._entries(self.kept.matches[match].table, self._seat(code, visit, match), entries)
            case m.Welcome(room=view, chat=chat):
                self._room(code, view)
                assert chat == state.chat, "that was not said"
            case m.RoomUpdate(room=view):
                self._room(code, view)
            case m.Spoke(line=line):
                assert line in state.chat, "that was not said"
            case m.Succeeded(n=n):
                assert n < 0 or (state.match is not None and n in self._numbers(code, visit, state.match)), (
                    f"done with entry {n}, which this seat may not know of"
                )
            case _:
                pass

    def _numbers(self, code: str, visit: Visit, match: str) -> list[int]:
        """The numbers of the entries that somebody may see."""
        seat = self._seat(code, visit, match)
        return [n for n, entry in enumerate(self.kept.matches[match].table.log) if _seen(entry.events, seat)]

    def _seat(self, code: str, visit: Visit, match: str) -> Seat | None:
        seat = self.kept.state(code).seat_of(visit.person)
        return seat if seat is not None and seat < self.kept.matches[match].table.seats else None

    def _room(self, code: str, view: m.RoomView) -> None:
        state = self.kept.state(code)
        assert (view.host, view.public, view.game, view.match, view.over) == (
            state.host, state.public, state.game, state.match, state.over,
        ), "the room is not as it is kept"  # fmt: skip
        assert view.options == state.options
        assert view.played == state.played
        assert view.evening == state.evening.named(state.people)
        assert {person.id: person.name for person in view.people} == state.people
        assert [(seat.person, seat.level) for seat in view.seats] == [(seat.person, seat.level) for seat in state.seats]

    def _table(self, shown: m.MatchUpdate, seat: Seat | None) -> None:
        table = self.kept.matches[shown.match].table
        game = table.game
        assert shown.seat == seat, f"a letter for seat {shown.seat} went to seat {seat}"
        self._entries(table, seat, shown.entries)
        seen = [n for n, entry in enumerate(table.log) if _seen(entry.events, seat)]
        assert shown.n == (seen[-1] if seen else -1), "the number tells of what this seat may not see"
        assert [entry.n for entry in shown.entries] == seen[len(seen) - len(shown.entries) :], "an entry is missing"
        assert len(shown.entries) <= PAGE
        assert shown.older == (shown.fresh and len(seen) > len(shown.entries))
        view = table.view(seat)
        assert shown.view == plain(game.for_people(view)), "the view is not what follows from what is kept"
        moves = [game.write(move) for move in game.listed_moves(game.for_people(view))] if seat is not None else []
        assert shown.moves == (tuple(moves) if len(moves) <= MOST_MOVES else None)
        assert shown.outcome == table.outcome
        assert shown.deadline == game.deadline_in(view)
        assert shown.actors == tuple(game.actors_in(view))
        if shown.now < 0:
            assert all(entry.seat < 0 for entry in table.log), "somebody has acted before the match began"
        else:
            assert shown.now >= table.now, "time went back"
        assert shown.now >= self._clocks.get(shown.match, shown.now), "time went back"
        self._clocks[shown.match] = shown.now

    def _entries(self, table: AnyTable, seat: Seat | None, entries: tuple[m.SeenEntry, ...]) -> None:
        for entry in entries:
            assert entry.n < len(table.log), f"entry {entry.n} was shown and is not kept"
            kept = table.log[entry.n]
            assert (entry.at, entry.seat) == (kept.at, kept.seat), f"entry {entry.n} is another one than was kept"
            assert list(entry.events) == plain(_seen(kept.events, seat)), f"entry {entry.n} is not for this seat"

    def not_stuck(self, code: str, keeping: tuple[Change, ...], thinking: set[int], wake: int | None) -> None:
        """Somebody can act, or something is under way, or a wake-up is due."""
        if keeping or wake is not None or thinking or code not in self.kept.rooms:
            return
        state = self.kept.state(code)
        if not state.is_playing or state.match is None:
            return
        table = self.kept.matches[state.match].table
        assert table.deadline is None, f"{code}: the clock should act, and nobody will wake it"
        people = [seat for seat, taken in enumerate(state.seats) if taken.level is None]
        waits = not table.actors and people  # for somebody who left to come back
        assert waits or set(table.actors) & set(people), f"{code} is stuck: only bots can act, and none is thinking"


def _seen(events: tuple[Any, ...], seat: Seat | None) -> list[Any]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
