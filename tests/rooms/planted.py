"""Planted bugs in rooms, each with the promise that must catch it."""

import secrets
import sys
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from fivefold.core.discovery import find_game, game_module, today
from fivefold.core.errors import Refusal
from fivefold.core.game import AnyGame, Millis
from fivefold.pieces import lexicon
from fivefold.pieces.daily import puzzle_date
from fivefold.rooms import connections as lines
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms import room as rooms
from fivefold.rooms.batch import Item
from fivefold.rooms.changes import AddEntry
from fivefold.rooms.connections import RoomConnection
from fivefold.rooms.draft import Draft, Mark
from fivefold.rooms.effects import Effects, Outgoing
from fivefold.rooms.input_handler import InputHandler
from fivefold.rooms.match import Match
from fivefold.rooms.open_questions import OpenQuestions
from fivefold.rooms.room import Room
from fivefold.rooms.schedule import BotSchedule
from fivefold.rooms.state import RoomState
from fivefold.rooms.updates import update

Patch = pytest.MonkeyPatch


def early_hello(patch: Patch) -> None:
    """`hello` is answered with the table at once, though a commit is in progress."""
    honest = Room.take

    def take(self: Room, given: i.Input, now: Millis) -> Effects:
        effects = honest(self, given, now)
        match given, self._draft.match:
            case i.Requested(connection=line, request=m.Hello()), Match() as match if (
                self._is_saving and line in self._connections
            ):
                seat = match.seat_at_table(self._draft.state.seat_of(self._connections[line].person))
                table = update(match, seat, -1, self._now, hints=False, step=self._draft.state.lesson)
                shown = Outgoing((line,), lines.encode(table))
                return Effects(effects.save, (*effects.send, shown), effects.think, effects.wake, effects.close)
            case _:
                return effects

    patch.setattr(Room, "take", take)


def the_room_is_not_undone(patch: Patch) -> None:
    """A failed save is rolled back in the match, but not in the room."""
    honest = Draft.go_back

    def go_back(self: Draft, to: Mark) -> None:
        state = self.state
        honest(self, to)
        if state.match == self.state.match and sys.exc_info()[0] is None:
            self.state = state

    patch.setattr(Draft, "go_back", go_back)


def readers_are_forgotten(patch: Patch) -> None:
    """Reads are not answered if a save fails at the same time."""
    honest = Room._go_back

    def go_back(self: Room) -> None:
        self._batch = [item for item in self._batch if item.has_changed or not isinstance(item.given, i.Requested)]
        honest(self)

    patch.setattr(Room, "_go_back", go_back)


def one_update_for_all(patch: Patch) -> None:
    """Updates are shared by entry number alone, regardless of the seat."""

    def shared(connections: Iterable[RoomConnection], match: Match, state: RoomState, now: Millis) -> list[Outgoing]:
        found = lines.updates(connections, match, state, now)
        return [Outgoing(found[0].connections + other.connections, found[0].text) for other in found]

    patch.setattr("fivefold.rooms.publisher.updates", shared)


def numbers_tell(patch: Patch) -> None:
    """A reply has the number of the last entry, even if its recipient may not see that entry."""
    patch.setattr(RoomConnection, "shown", lambda self, match: -1 if match is None else len(match.table.log) - 1)


def the_clock_is_deaf(patch: Patch) -> None:
    """The room is not woken for a deadline."""
    patch.setattr(Match, "deadline", None)


def time_goes_back(patch: Patch) -> None:
    """The room accepts times that go back."""
    honest = Room.take

    def take(self: Room, given: i.Input, now: Millis) -> Effects:
        self._now, self._given_now = now, now
        return honest(self, given, now)

    patch.setattr(Room, "take", take)
    patch.setattr(Match, "time", lambda self, now: max(0, now - self.began))


def the_clocks_entries_are_not_kept(patch: Patch) -> None:
    """Entries made by the clock are not saved."""
    honest = Match.entries

    def entries(self: Match, since: int) -> list[AddEntry]:
        return [entry for entry in honest(self, since) if self.table.log[entry.n].seat != -1]

    patch.setattr(Match, "entries", entries)


def answered_twice(patch: Patch) -> None:
    """Public messages are sent to the requester as a second reply."""
    honest = Room._publish

    def publish(self: Room) -> None:
        for item in self._batch:
            item.private += [reply for reply in item.private if isinstance(reply[1], m.Succeeded) and item.public]
        honest(self)

    patch.setattr(Room, "_publish", publish)


def bots_are_not_asked_again(patch: Patch) -> None:
    """A bot whose worker died is not asked again."""

    def fail(self: BotSchedule, now: Millis, patience: Millis) -> None:
        self._asked, self._planned, self.plan = {}, [], None

    patch.setattr(BotSchedule, "fail", fail)


def a_fault_stays_half_way(patch: Patch) -> None:
    """After an internal error the draft is not rolled back."""
    honest = Draft.go_back

    def go_back(self: Draft, to: Mark) -> None:
        if sys.exc_info()[0] is None:
            honest(self, to)

    patch.setattr(Draft, "go_back", go_back)


def a_fault_is_told(patch: Patch) -> None:
    """After an internal error, messages of the failed input are sent."""
    honest = InputHandler.undo

    def undo(self: InputHandler, item: Item, refusal: Refusal, now: Millis) -> None:
        public = item.public
        honest(self, item, refusal, now)
        item.public = public if refusal is rooms.TROUBLE else []

    patch.setattr(InputHandler, "undo", undo)


def a_fault_is_not_answered(patch: Patch) -> None:
    """A request that failed with an internal error gets no reply."""
    honest = Item.refuse

    def refuse(self: Item, connections: dict[i.ConnectionId, RoomConnection], refusal: Refusal) -> None:
        if refusal is not rooms.TROUBLE:
            honest(self, connections, refusal)

    patch.setattr(Item, "refuse", refuse)


def a_fault_leaves_the_question(patch: Patch) -> None:
    """A question is sent to a worker, though its request failed and was refused."""
    honest = OpenQuestions.withdraw

    def withdraw(self: OpenQuestions, item: Item) -> None:
        if sys.exc_info()[0] is None:
            honest(self, item)

    patch.setattr(OpenQuestions, "withdraw", withdraw)


def the_puzzle_of_another_day(patch: Patch) -> None:
    """After midnight a daily is still yesterday's."""
    honest = Match.begin.__func__  # type: ignore[attr-defined]

    def begin(cls: type[Match], game: AnyGame, *more: Any) -> Match:
        if (day := puzzle_date(game)) is not None and day == "2023-11-15":
            game = type(game)(replace(game.options, date="2023-11-14"))
        found: Match = honest(cls, game, *more)
        return found

    patch.setattr(Match, "begin", classmethod(begin))


class Bug(NamedTuple):
    """A bug, and a pattern of the promise that it breaks."""

    plant: Callable[[Patch], None]
    promise: str


BUGS = (
    Bug(early_hello, "was shown and is not kept"),
    Bug(the_room_is_not_undone, "not as (it is|they are) kept"),
    Bug(readers_are_forgotten, "waits for"),
    Bug(one_update_for_all, "a letter for seat .* went to seat"),
    Bug(numbers_tell, "which this seat may not know of"),
    Bug(the_clock_is_deaf, "the clock should act, and nobody will wake it"),
    Bug(time_goes_back, "time went back"),
    Bug(the_clocks_entries_are_not_kept, "was shown and is not kept"),
    Bug(answered_twice, "answers nothing"),
    Bug(bots_are_not_asked_again, "only bots can act, and none is thinking"),
    Bug(a_fault_stays_half_way, "a fault has left the draft half-way"),
    Bug(a_fault_is_told, "that was not said"),
    Bug(a_fault_is_not_answered, "waits for"),
    Bug(a_fault_leaves_the_question, "answers nothing"),
    Bug(the_puzzle_of_another_day, "the puzzle of 2023-11-14, not of 2023-11-15"),
)


def the_wall_clock(patch: Patch) -> None:
    """The date of a daily comes from the system clock."""
    patch.setattr("fivefold.rooms.questions.day_of", lambda now: today())


def games_are_looked_for(patch: Patch) -> None:
    """The folder of games is searched for every input."""
    patch.setattr(Draft, "game", property(lambda self: find_game(self.state.game)))


def lessons_are_looked_for(patch: Patch) -> None:
    """The lesson of a game is searched for every update."""
    patch.setattr("fivefold.core.lessons.game_module", game_module.__wrapped__)


def word_lists_are_named_by_the_environment(patch: Patch) -> None:
    """The list of word lists is read from the environment for every match."""
    patch.setattr(lexicon, "known", lexicon.give)


def luck_of_its_own(patch: Patch) -> None:
    """A match takes a seed from the system."""
    honest = Match.begin.__func__  # type: ignore[attr-defined]

    def begin(cls: type[Match], *given: Any) -> Match:
        found: Match = honest(cls, *given[:4], secrets.token_bytes, *given[5:])
        return found

    patch.setattr(Match, "begin", classmethod(begin))


LEAKS = (
    Bug(the_wall_clock, r"datetime\.now"),
    Bug(games_are_looked_for, r"os\.stat"),
    Bug(lessons_are_looked_for, r"importlib\.util\.find_spec"),
    Bug(word_lists_are_named_by_the_environment, r"os\.environ"),
    Bug(luck_of_its_own, r"secrets\.token_bytes"),
)
"""Bugs that access the outside world, each with the access that must be reported."""
