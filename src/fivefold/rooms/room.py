"""One room without I/O: it takes inputs and returns effects.

All inputs go through one inbox. The room applies a batch of them to a draft. If the batch changed anything, the changes
are saved first, and later inputs wait until the store has answered. Only then are messages sent: so clients never see
unsaved changes, and a failed save leaves no trace.
"""

from msgspec.structs import replace

from fivefold.core.errors import Illegal, Refusal, Unreadable
from fivefold.core.game import AnyGame, Millis
from fivefold.core.games import Games
from fivefold.core.words import Message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.batch import Item, PendingEffects
from fivefold.rooms.changes import Change
from fivefold.rooms.connections import RoomConnection, encode, updates
from fivefold.rooms.draft import Draft
from fivefold.rooms.effects import Closing, Effects, Outgoing
from fivefold.rooms.match import Luck, Match
from fivefold.rooms.preparation import needs_preparation
from fivefold.rooms.presence import Patience, Presence
from fivefold.rooms.questions import Advice, Idea, Looked, Thought
from fivefold.rooms.requests import handle
from fivefold.rooms.schedule import BotSchedule
from fivefold.rooms.state import REACTIONS, RoomState
from fivefold.rooms.updates import history_page

MOST_QUESTIONS = 2
"""The most questions of one connection in progress at a time."""
NOT_KEPT = Illegal("rooms.not-kept")
NO_BOOK = Illegal("rooms.no-book")
BUSY = Illegal("rooms.busy")
TROUBLE = Illegal("rooms.trouble")
USUAL = Patience()
KICKED = m.Closed.saying(Message("rooms.kicked"))


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
        "_inbox",
        "_is_saving",
        "_last_key",
        "_now",
        "_patience",
        "_presence",
        "_retry",
        "_saved",
        "_schedule",
        "_seen",
        "_thinking",
        "_told",
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
    ) -> None:
        self._draft = Draft(games, state, match, luck, patience.early)
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
        self._thinking: dict[int, tuple[RoomConnection, int]] = {}
        self._last_key = 0
        self._told: m.RoomView | None = None
        self._seen: tuple[RoomState | None, object] = (None, None)
        """The state and presence for which `_told` was made."""
        self._effects = PendingEffects()

    # -- the public state, which is the saved one

    @property
    def state(self) -> RoomState:
        """The saved state."""
        return self._saved.state

    @property
    def people_here(self) -> int:
        """The number of people with a connection."""
        return self._presence.connected

    @property
    def is_idle(self) -> bool:
        """Whether nothing is connected or in progress, so that the room can be unloaded."""
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
            self._effects.faults.append(f"{type(item.given).__name__}: {error!r}")
            self._forget_questions(item)
            self._fail(item, TROUBLE)
            self._schedule.fail(self._now, self._patience.retry)
            self._retry = self._now + self._patience.retry
            item.has_changed, changes = False, []
        item.is_judged = True
        return changes

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
                self._forget_questions(item)
                again.append(Item(item.given, item.at))
            else:
                judged.append(item)
                if item.has_changed:
                    self._fail(item, NOT_KEPT)
        self._batch = judged
        self._publish()
        if again:
            self._judge(again)

    def _fail(self, item: Item, refusal: Refusal) -> None:
        """Undo an input: drop its messages and refuse it."""
        item.private, item.pages, item.public, item.out = [], [], [], []
        item.refuse(self._connections, refusal)
        match item.given:
            case i.Connected(connection=connection_id) if connection := self._connections.get(connection_id):
                self._mark_disconnected(connection)
                item.out.append((connection, m.Closed.saying(refusal.message, again=True)))
            case i.Requested(connection=connection_id, request=m.Enter()) if connection := self._connections.get(
                connection_id
            ):
                self._mark_disconnected(connection)
            case _:
                pass

    # -- inputs

    def _handle(self, item: Item) -> None:
        """Apply an input to the draft; refusals become replies."""
        match item.given:
            case i.Requested(connection=connection_id, request=request):
                if connection := self._connections.get(connection_id):
                    try:
                        if self._answer(item, connection, request):
                            item.private.append((connection, m.Succeeded(request.id, -1)))
                    except Refusal as refusal:
                        item.refuse(self._connections, refusal)
            case i.Tick():
                self._follow(item.at)
            case i.QuestionAnswered(key=key, thought=thought):
                self._on_thought(item, key, thought)
            case i.QuestionFailed(key=key):
                self._on_thought(item, key, None)
            case i.LatencyMeasured(connection=connection_id, latency=latency):
                if connection := self._connections.get(connection_id):
                    self._draft.measure(connection.person, latency, item.at)
            case i.Connected():
                self._arrive(item, item.given)
            case i.Disconnected(connection=connection_id):
                if connection := self._connections.pop(connection_id, None):
                    self._mark_disconnected(connection)
            case i.PersonRenamed(person=person, name=name):
                if person in self._draft.state.people:
                    self._draft.state = self._draft.state.enter(person, name)
            case i.BeliefsKnown(person=person, beliefs=beliefs):
                self._draft.state = self._draft.state.know(person, beliefs)
            case i.Created(start=start):
                if start:
                    self._draft.start(None, item.at, self._patience.opening)
            case i.RoomClosed(message=message, again=again):
                item.out += [
                    (connection, m.Closed.saying(message, again=again)) for connection in self._connections.values()
                ]
            case _:
                raise TypeError(item.given)

    def _arrive(self, item: Item, given: i.Connected) -> None:
        connection = self._connections[given.connection] = RoomConnection(given.connection, given.person, given.name)
        try:
            self._draft.state.must_admit(connection.person)
        except Illegal as refusal:
            item.out.append((connection, m.Closed.saying(refusal.message)))
            return
        if self._draft.state.password and connection.person not in self._draft.state.people:
            item.private.append((connection, m.Locked()))
        else:
            self._let_in(connection)

    def _let_in(self, connection: RoomConnection) -> None:
        self._draft.state = self._draft.state.enter(connection.person, connection.name)
        self._presence.come(connection.person)
        connection.is_in = connection.is_new = True

    def _mark_disconnected(self, connection: RoomConnection) -> None:
        if connection.is_in:
            connection.is_in = False
            self._presence.go(connection.person, self._now)

    def _close_connections_of(self, item: Item, person: str, closed: m.Closed) -> None:
        item.out += [(connection, closed) for connection in self._connections.values() if connection.person == person]

    def _answer(self, item: Item, connection: RoomConnection, request: m.AnyRequest) -> bool:
        """Apply a request, and return whether it is complete or waits for a worker; raises Refusal."""
        if isinstance(request, m.Enter):
            if not connection.is_in:
                self._draft.state.must_know_password(request.password)
                self._draft.state.must_admit(connection.person)
                self._let_in(connection)
            return True
        if not connection.is_in:
            raise Illegal("rooms.locked")
        if isinstance(request, m.Hello):
            connection.has(request.match, request.since, reports_rendering=request.reports_rendering)
            return True
        if isinstance(request, m.Rendered):
            connection.rendered_match = request.match
            return True
        opening = self._patience.opening
        reply = handle(
            self._draft, connection.person, request, item.at, lambda who: self._presence.is_here(who, item.at), opening
        )
        if reply.page is not None:
            item.pages.append((connection, reply.page))
        if reply.public is not None:
            item.public.append(reply.public)
        if reply.out is not None:
            self._close_connections_of(item, reply.out, KICKED)
        if reply.question is None:
            return True
        if connection.open_questions >= MOST_QUESTIONS:
            raise Illegal("rooms.too-many-questions")
        connection.open_questions += 1
        self._last_key += 1
        self._thinking[self._last_key] = (connection, request.id)
        item.questions.append(replace(reply.question, key=self._last_key))
        return False

    def _forget_questions(self, item: Item) -> None:
        questions, item.questions = item.questions, []
        for question in questions:
            connection, _ = self._thinking.pop(question.key)
            connection.open_questions -= 1

    def _on_thought(self, item: Item, key: int, thought: Thought | None) -> None:
        """Handle a worker's answer: a bot's move is scheduled, anything else is sent to the connection that asked."""
        match = self._draft.match
        if self._schedule.is_waiting_for(key) and match is not None:
            try:
                if isinstance(thought, Idea):
                    self._schedule.hear(match, key, thought, item.at)
                    return
            except Unreadable as error:
                self._effects.faults.append(f"a bot sent an invalid move: {error}")
            self._schedule.fail(item.at, self._patience.retry)
            return
        item.asker = self._thinking.pop(key, None)
        connection, number = item.asker or (None, 0)
        if connection is None or self._connections.get(connection.id) is not connection:
            return
        connection.open_questions -= 1
        match thought:
            case Advice(hints=hints):
                item.private += [(connection, m.Hints(hints)), (connection, m.Succeeded(number, -1))]
            case Looked(lookup=lookup) if lookup is not None:
                item.private += [(connection, m.LookUpResult(lookup)), (connection, m.Succeeded(number, -1))]
            case Looked():
                item.private.append((connection, m.Refused(number, NO_BOOK.code, NO_BOOK.message)))
            case _:
                item.private.append((connection, m.Refused(number, BUSY.code, BUSY.message)))

    def _follow(self, now: Millis) -> None:
        """Apply changes that need no request: presence, the clock, and bots' moves that are due."""
        if now < self._retry:
            return
        draft = self._draft
        if draft.match is not None and not draft.match.has_begun(now):
            seen_by = {connection.person for connection in self._connections.values() if connection.sees(draft.match)}
            draft.open(seen_by, self._presence, now, self._patience.count)
        draft.follow(self._presence, now)
        match, plan = draft.match, self._schedule.plan
        if (
            match is None
            or not draft.state.is_playing
            or not match.has_begun(now)
            or match.table.outcome is not None
            or plan is None
            or plan.move is None
        ):
            return
        if self._schedule.fits(match, draft.bots) and match.time(now) >= plan.at:
            try:
                draft.play(plan.seat, plan.move, now)
            except Refusal as refusal:
                self._effects.faults.append(f"the bot of seat {plan.seat} was refused {plan.move!r}: {refusal}")
                self._schedule.fail(now, self._patience.retry)

    # -- sending

    def _publish(self) -> None:
        """Send the saved changes, and ask the bots for their next moves."""
        batch, self._batch = self._batch, []
        match, state, now = self._draft.match, self._draft.state, self._now
        tell, connections = (
            self._effects.send,
            [connection for connection in self._connections.values() if connection.is_in],
        )
        self._tell_room(connections)
        if match is not None:
            tell += updates(connections, match, state, now)
        everybody = tuple(connection.id for connection in connections)
        for item in batch:
            tell += [Outgoing(everybody, encode(message)) for message in item.public if everybody]
        for item in batch:
            for connection, request in item.pages:
                if connection.id in self._connections and match is not None and match.id == request.match:
                    seat = match.seat_at_table(state.seat_of(connection.person))
                    tell.append(Outgoing((connection.id,), encode(history_page(match, seat, request.before))))
            for connection, message in item.private:
                if connection.id in self._connections:
                    told = (
                        m.Succeeded(message.id, connection.shown(match))
                        if isinstance(message, m.Succeeded)
                        else message
                    )
                    tell.append(Outgoing((connection.id,), encode(told)))
            self._effects.think += item.questions
        for item in batch:
            for connection, closed in item.out:
                if self._connections.pop(connection.id, None) is not None:
                    self._mark_disconnected(connection)
                    self._effects.close.append(Closing(connection.id, encode(closed)))
        self._presence.keep_only(state.people)
        if match is not None and state.is_playing:
            questions = self._schedule.questions(match, self._draft.bots, now, self._last_key + 1)
            self._last_key += len(questions)
            self._effects.think += questions
        else:
            self._schedule.forget()

    def _tell_room(self, connections: list[RoomConnection]) -> None:
        if not connections:
            self._told, self._seen = None, (None, None)
            return
        seen = (self._draft.state, self._presence.moment(self._now))
        if (
            seen[0] is self._seen[0]
            and seen[1] == self._seen[1]
            and not any(connection.is_new for connection in connections)
        ):
            return
        self._seen = seen
        view = self._draft.view(self._presence, self._now)
        others = tuple(connection.id for connection in connections if not connection.is_new)
        if view != self._told and others:
            self._effects.send.append(Outgoing(others, encode(m.RoomUpdate(self._now, view))))
        self._told = view
        for connection in connections:
            if connection.is_new:
                connection.is_new = False
                you = m.PersonView(connection.person, connection.name, True)
                welcome = m.Welcome(you, self._now, view, self._draft.state.chat, REACTIONS)
                self._effects.send.append(Outgoing((connection.id,), encode(welcome)))

    def _wake(self) -> Millis | None:
        """Return when to wake the room, on the scale of the given time."""
        if self._is_saving:
            return None
        match, times = self._draft.match, list(self._presence.changes(self._now))
        if match is not None and self._draft.state.is_playing:
            times += self._schedule.wake(match.began)
            if not match.has_begun(self._now):
                times.append(match.began)
            if (due := match.deadline) is not None:
                times.append(due)
        if self._retry > self._now:
            times.append(self._retry)
        if not times:
            return None
        return self._given_now + max(0, min(times) - self._now, self._retry - self._now)
