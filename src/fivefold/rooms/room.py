"""One room without I/O: it takes inputs and returns effects.

All inputs go through one inbox. The room applies a batch of them to a draft. If the batch changed anything, the changes
are saved first, and later inputs wait until the store has answered. Only then are messages sent: so clients never see
unsaved changes, and a failed save leaves no trace.
"""

from fivefold.core.errors import Illegal
from fivefold.core.game import AnyGame, Millis
from fivefold.core.games import Games
from fivefold.rooms import inputs as i
from fivefold.rooms.batch import Item, PendingEffects
from fivefold.rooms.changes import Change
from fivefold.rooms.connections import RoomConnection, encode
from fivefold.rooms.draft import Draft
from fivefold.rooms.effects import Closing, Effects
from fivefold.rooms.input_handler import InputHandler
from fivefold.rooms.long_turns import alarm
from fivefold.rooms.match import Luck, Match
from fivefold.rooms.open_questions import OpenQuestions
from fivefold.rooms.preparation import needs_preparation
from fivefold.rooms.presence import Patience, Presence
from fivefold.rooms.publisher import Publisher
from fivefold.rooms.quiet import quieted
from fivefold.rooms.schedule import BotSchedule
from fivefold.rooms.state import RoomState
from fivefold.rooms.tournament_table import pace_of

NOT_KEPT = Illegal("rooms.not-kept")
TROUBLE = Illegal("rooms.trouble")
USUAL = Patience()


class Room:
    """One room in memory. It never awaits; games, time and randomness are passed in.

    An error while handling an input leaves the room as it was before.
    """

    __slots__ = (
        "_batch",
        "_connections",
        "_draft",
        "_effects",
        "_given_now",
        "_handler",
        "_inbox",
        "_is_saving",
        "_now",
        "_patience",
        "_presence",
        "_publisher",
        "_questions",
        "_retry",
        "_saved",
        "_schedule",
        "_version",
    )  # fmt: skip

    def __init__(
        self,
        state: RoomState,
        version: int,
        match: Match | None,
        now: Millis,
        luck: Luck,
        games: Games,
        patience: Patience = USUAL,
        *,
        always_quiet: bool = False,
    ) -> None:
        state = quieted(state) if always_quiet else state
        self._draft = Draft(games, state, match, luck, patience.early, always_quiet=always_quiet)
        self._saved = self._draft.mark()
        self._version, self._patience = version, patience
        # After a restart time continues from the last entry, even if the clock was set back.
        self._now = max(now, match.began + match.table.now) if match is not None and match.table.now else now
        self._given_now = now
        self._presence = Presence(patience, state.people, self._now)
        self._connections: dict[i.ConnectionId, RoomConnection] = {}
        self._inbox: list[Item] = []
        self._batch: list[Item] = []
        self._is_saving = False
        self._retry: Millis = 0
        """No automatic change is tried before this time, because the last save failed."""
        self._schedule = BotSchedule()
        self._questions = OpenQuestions()
        self._handler = InputHandler(
            self._draft, self._connections, self._presence, self._schedule, self._questions, patience
        )
        self._publisher = Publisher()
        self._effects = PendingEffects()

    # -- the public state, which is the saved one

    @property
    def state(self) -> RoomState:
        """The saved state."""
        return self._saved.state

    @property
    def match(self) -> Match | None:
        """The match at the table; while the room is saving, with entries that are not saved yet."""
        return self._draft.match

    @property
    def people_here(self) -> int:
        """The number of people with a connection."""
        return self._presence.connected

    def is_connected(self, person: str) -> bool:
        """Return whether a person has a connection."""
        return self._presence.is_connected(person)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is connected or in progress, so that the room can be unloaded."""
        if self.state.is_quick and self.state.is_playing:
            return False  # bots finish a quick match that everyone has left
        return not self._connections and not self._is_saving and not self._inbox

    @property
    def is_saving(self) -> bool:
        """Whether the room waits for the store."""
        return self._is_saving

    @property
    def waiting(self) -> int:
        """The number of inputs that wait for the store."""
        return len(self._inbox)

    @property
    def version(self) -> int:
        """How many times the state has been saved."""
        return self._version

    # -- the inbox

    def needs_preparation(self, given: i.Input, now: Millis) -> AnyGame | None:
        """Return the game to prepare before this input is taken, or None."""
        return needs_preparation(self._draft.games, self._draft.state, self._draft.match, given, self._time(now))

    def _time(self, now: Millis) -> Millis:
        """Return the room's own time, which never goes back."""
        return self._now + max(0, now - self._given_now)

    def take(self, given: i.Input, now: Millis) -> Effects:
        """Take an input, and return its effects."""
        self._now = self._time(now)
        self._given_now = now
        match given:
            case i.Saved():
                assert self._is_saving, "nothing is being saved"
                self._settle()
            case i.SaveFailed():
                assert self._is_saving, "nothing is being saved"
                self._go_back()
            case _:
                self._inbox.append(Item(given, self._now))
        while self._inbox and not self._is_saving:
            waiting, self._inbox = self._inbox, []
            self._judge(waiting)
        return self._effects.all(self._wake())

    def _judge(self, batch: list[Item]) -> None:
        """Apply a batch to the draft; all its changes are saved together."""
        self._batch = [*batch, Item(i.Tick(), self._now)]
        changes: list[Change] = []
        for item in self._batch:
            if not item.is_judged:
                changes += self._step(item)
        if self._draft.state is not self._saved.state or not self._version:
            changes.append(self._draft.saved(self._version + 1))
        if changes:
            changes += self._draft.seating(self._saved)
        if changes:
            self._is_saving = True
            self._effects.save = tuple(changes)
        else:
            self._publish()

    def _step(self, item: Item) -> list[Change]:
        """Apply one input; the draft is consistent afterwards even after an error."""
        before = self._draft.mark()
        try:
            self._handle(item)
            self._draft.finish(self._now)
            item.has_changed = self._draft.has_changed(before)
            changes = self._draft.match_changes(before, self._now) if item.has_changed else []
        except Exception as error:  # an error of ours must not leave a room half-way
            self._draft.go_back(before)
            item.faults.append(f"{type(item.given).__name__}: {error!r}")
            self._questions.withdraw(item)
            self._handler.undo(item, TROUBLE, self._now)
            self._schedule.fail(self._now, self._patience.retry)
            self._retry = self._now + self._patience.retry
            item.has_changed, changes = False, []
        self._effects.faults += item.faults
        item.is_judged = True
        return changes

    def _handle(self, item: Item) -> None:
        """Apply an input to the draft; after a failure, nothing is done automatically for a while."""
        if not isinstance(item.given, i.Tick) or item.at >= self._retry:
            self._handler.handle(item, self._now)

    def _settle(self) -> None:
        """Commit the saved changes and send the messages."""
        self._is_saving = False
        if self._draft.state is not self._saved.state or not self._version:
            self._version += 1
        self._saved = self._draft.mark()
        self._retry = 0
        self._publish()

    def _go_back(self) -> None:
        """Roll back after a failed save: refuse changes, and repeat reads before newer inputs.

        If the reads were batched with newer changes, they would wait for the store for as long as saving fails.
        """
        self._is_saving = False
        self._draft.go_back(self._saved)
        self._retry = self._now + self._patience.retry
        again: list[Item] = []
        judged: list[Item] = []
        for item in self._batch:
            if isinstance(item.given, i.Requested) and not item.has_changed:
                self._questions.withdraw(item)
                again.append(Item(item.given, item.at))
            else:
                judged.append(item)
                if item.has_changed:
                    self._handler.undo(item, NOT_KEPT, self._now)
        self._batch = judged
        self._publish()
        if again:
            self._judge(again)

    # -- sending

    def _publish(self) -> None:
        """Send the saved changes, and ask the bots for their next moves."""
        batch, self._batch = self._batch, []
        draft, now = self._draft, self._now
        self._effects.send += self._publisher.messages(batch, self._connections, draft, self._presence, now)
        for item in batch:
            self._effects.think += item.questions
        for connection, closed in [each for item in batch for each in item.out]:
            if self._connections.pop(connection.id, None) is not None:
                self._handler.mark_disconnected(connection, self._now)
                self._effects.close.append(Closing(connection.id, encode(closed)))
        self._presence.keep_only(draft.state.people)
        if draft.match is not None and draft.state.is_playing:
            self._effects.think += self._schedule.questions(
                draft.match, draft.bots, now, self._questions.new_key, pace_of(draft.state)
            )
        else:
            self._schedule.forget()

    def _wake(self) -> Millis | None:
        """Return when to wake the room, on the scale of the given time."""
        if self._is_saving:
            return None
        match, times = self._draft.match, list(self._presence.changes(self._now))
        if match is not None and self._draft.state.is_playing:
            times += self._schedule.wake(match.began)
            if not match.has_begun(self._now):
                times.append(match.began)
            if (due := alarm(self._draft.state, match)) is not None:
                times.append(due)
        if self._retry > self._now:
            times.append(self._retry)
        if not times:
            return None
        return self._given_now + max(0, min(times) - self._now, self._retry - self._now)
