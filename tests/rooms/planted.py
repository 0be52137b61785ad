"""Bugs put into a room on purpose, to see that the world finds them."""

from collections.abc import Callable, Iterable

import pytest

from fivefold.core.game import Millis
from fivefold.rooms import connections as lines
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms import room as rooms
from fivefold.rooms.changes import AddEntry
from fivefold.rooms.connections import RoomConnection
from fivefold.rooms.draft import Draft, Mark
from fivefold.rooms.effects import Effects, Outgoing
from fivefold.rooms.match import Match
from fivefold.rooms.room import Room
from fivefold.rooms.state import RoomState
from fivefold.rooms.updates import update

Patch = pytest.MonkeyPatch


def early_hello(patch: Patch) -> None:
    """Whoever says hello is shown the table at once, though a commit is under way."""
    honest = Room.take

    def take(self: Room, given: i.Input, now: Millis) -> Effects:
        effects = honest(self, given, now)
        match given, self._draft.match:
            case i.Requested(connection=line, request=m.Hello()), Match() as match if (
                self._is_saving and line in self._connections
            ):
                seat = match.seat_at_table(self._draft.state.seat_of(self._connections[line].person))
                table = update(match, seat, -1, self._now, hints=False)
                shown = Outgoing((line,), lines.encode(table))
                return Effects(effects.save, (*effects.send, shown), effects.think, effects.wake, effects.close)
            case _:
                return effects

    patch.setattr(Room, "take", take)


def the_room_is_not_undone(patch: Patch) -> None:
    """What could not be kept has happened all the same, to the room if not to the match."""
    honest = Draft.go_back

    def go_back(self: Draft, to: Mark) -> None:
        state = self.state
        honest(self, to)
        if state.match == self.state.match:
            self.state = state

    patch.setattr(Draft, "go_back", go_back)


def readers_are_forgotten(patch: Patch) -> None:
    """Who only read while something could not be kept is not answered."""
    honest = Room._go_back

    def go_back(self: Room) -> None:
        waiting = list(self._inbox)
        honest(self)
        self._inbox = waiting

    patch.setattr(Room, "_go_back", go_back)


def one_letter_for_all(patch: Patch) -> None:
    """Letters are shared by number alone, whichever seat they were made for."""

    def letters(guests: Iterable[RoomConnection], match: Match, state: RoomState, now: Millis) -> list[Outgoing]:
        found = lines.updates(guests, match, state, now)
        return [Outgoing(found[0].connections + other.connections, found[0].text) for other in found]

    patch.setattr(rooms, "updates", letters)


def numbers_tell(patch: Patch) -> None:
    """An answer has the number of the last entry, whoever may see it."""
    patch.setattr(RoomConnection, "shown", lambda self, match: -1 if match is None else len(match.table.log) - 1)


def the_clock_is_deaf(patch: Patch) -> None:
    """Nobody is woken when a deadline falls due."""
    patch.setattr(Match, "deadline", None)


def time_goes_back(patch: Patch) -> None:
    """The room believes every clock."""
    honest = Room.take

    def take(self: Room, given: i.Input, now: Millis) -> Effects:
        self._now, self._given_now = now, now
        return honest(self, given, now)

    patch.setattr(Room, "take", take)
    patch.setattr(Match, "time", lambda self, now: max(0, now - self.began))


def the_clocks_entries_are_not_kept(patch: Patch) -> None:
    """What the clock did is not written down."""
    honest = Match.entries

    def entries(self: Match, since: int) -> list[AddEntry]:
        return [entry for entry in honest(self, since) if self.table.log[entry.n].seat != -1]

    patch.setattr(Match, "entries", entries)


def answered_twice(patch: Patch) -> None:
    """What everybody is told answers those who asked, too."""
    honest = Room._publish

    def publish(self: Room) -> None:
        for item in self._batch:
            item.private += [reply for reply in item.private if isinstance(reply[1], m.Succeeded) and item.public]
        honest(self)

    patch.setattr(Room, "_publish", publish)


def bots_are_not_asked_again(patch: Patch) -> None:
    """A bot that died is not asked again."""
    patch.setattr("fivefold.rooms.planner.Planner.fail", lambda self, later: setattr(self, "_asked", {}))


BUGS: tuple[Callable[[Patch], None], ...] = (
    early_hello,
    the_room_is_not_undone,
    readers_are_forgotten,
    one_letter_for_all,
    numbers_tell,
    the_clock_is_deaf,
    time_goes_back,
    the_clocks_entries_are_not_kept,
    answered_twice,
    bots_are_not_asked_again,
)
