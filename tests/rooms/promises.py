"""The promises of a room, checked against saved data alone, without looking into the room."""

from typing import Any

import msgspec

from fivefold.core.game import MOST_LISTED, Seat
from fivefold.core.lessons import LEARNER, Coach, coach, lesson_of
from fivefold.core.record import Header
from fivefold.core.table import AnyTable
from fivefold.pieces.daily import ENDING, day_of
from fivefold.rooms import messages as m
from fivefold.rooms.changes import BeginMatch, Change
from fivefold.rooms.presence import Patience
from fivefold.rooms.updates import PAGE
from rooms.saved import Kept, plain
from rooms.visitor import Visit

OPENING = Patience().opening
"""How long after the deal a match begins, if no client reports that it is on screen."""


class Promises:
    """Checks every message and every room."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self._clocks: dict[str, int] = {}
        self.checked = 0

    def forget_clocks(self) -> None:
        """Forget the clocks shown before a restart: then time continues from the last saved entry."""
        self._clocks = {}

    def told(self, code: str, visit: Visit, message: m.AnyServerMessage) -> None:
        """Check that a message shows only saved entries, and nothing that its recipient may not know."""
        self.checked += 1
        state = self.kept.state(code)
        match message:
            case m.MatchUpdate():
                self._table(code, message, self._seat(code, visit, message.match))
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

    def kept_changes(self, changes: tuple[Change, ...]) -> None:
        """Check that a daily has the chosen date, or that of the day on which its match began."""
        for change in changes:
            if not isinstance(change, BeginMatch) or change.match != self.kept.state(change.room).match:
                continue
            header = msgspec.json.decode(change.header, type=Header)
            if header.game.endswith(ENDING):
                dealt = change.began - OPENING
                wanted = self.kept.state(change.room).options.get("date", day_of(dealt))
                assert header.options["date"] == wanted, f"the puzzle of {header.options['date']}, not of {wanted}"

    def _numbers(self, code: str, visit: Visit, match: str) -> list[int]:
        """Return the numbers of the entries that a visitor may see."""
        seat = self._seat(code, visit, match)
        return [n for n, entry in enumerate(self.kept.matches[match].table.log) if _seen(entry.events, seat)]

    def _seat(self, code: str, visit: Visit, match: str) -> Seat | None:
        seat = self.kept.state(code).seat_of(visit.person)
        return seat if seat is not None and seat < self.kept.matches[match].table.seats else None

    def _room(self, code: str, view: m.RoomView) -> None:
        state = self.kept.state(code)
        people = {person.id: person.name for person in view.people}
        seats = [(seat.person, seat.level) for seat in view.seats]
        shown = (view.host, view.public, view.game, view.match, view.over, view.options, view.played, view.evening)
        kept = (state.host, state.public, state.game, state.match, state.over, state.options, state.played)
        assert shown == (*kept, state.evening.named(state.people)), "the room is not as it is kept"
        assert people == state.people, "the people in the room are not as they are kept"
        assert seats == [(seat.person, seat.level) for seat in state.seats], "the seats are not as they are kept"

    def _coach(self, code: str, table: AnyTable, seat: Seat | None) -> Coach | None:
        step, lesson = self.kept.state(code).lesson, lesson_of(type(table.game))
        return coach(lesson, step, table) if lesson is not None and step is not None and seat == LEARNER else None

    def _table(self, code: str, shown: m.MatchUpdate, seat: Seat | None) -> None:
        table = self.kept.matches[shown.match].table
        game = table.game
        assert shown.seat == seat, f"a letter for seat {shown.seat} went to seat {seat}"
        self._entries(table, seat, shown.entries)
        seen = [n for n, entry in enumerate(table.log) if _seen(entry.events, seat)]
        assert shown.n == (seen[-1] if seen else -1), "the number tells of what this seat may not see"
        assert [entry.n for entry in shown.entries] == seen[len(seen) - len(shown.entries) :], "an entry is missing"
        assert len(shown.entries) <= PAGE, "more entries than a page has"
        assert shown.older == (shown.fresh and len(seen) > len(shown.entries)), "older entries are hidden"
        view = table.view(seat)
        assert shown.view == plain(game.for_people(view)), "the view is not what follows from what is kept"
        moves = [game.write(move) for move in game.listed_moves(game.for_people(view))] if seat is not None else []
        assert shown.moves == (tuple(moves) if len(moves) <= MOST_LISTED else None), "other moves are listed"
        assert shown.outcome == table.outcome, "another outcome is shown"
        assert shown.deadline == view.deadline, "another deadline is shown"
        assert shown.actors == tuple(view.actors), "others are said to act"
        assert shown.coach == self._coach(code, table, seat), "the coach says something else"
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
        """Check that a player can act, that something is in progress, or that a wake-up is due."""
        if keeping or wake is not None or thinking or code not in self.kept.rooms:
            return
        state = self.kept.state(code)
        if not state.is_playing or state.match is None:
            return
        table = self.kept.matches[state.match].table
        assert table.deadline is None, f"{code}: the clock should act, and nobody will wake it"
        people = [seat for seat, taken in enumerate(state.seats) if taken.level is None]
        # It may wait for absent players to return or, in a lesson, for the learner.
        waits = (not table.actors and people) or state.lesson is not None
        assert waits or set(table.actors) & set(people), f"{code} is stuck: only bots can act, and none is thinking"


def _seen(events: tuple[Any, ...], seat: Seat | None) -> list[Any]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
