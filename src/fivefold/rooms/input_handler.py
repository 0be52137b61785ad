"""Applies inputs to the draft of a room: requests, arrivals, answers of workers, and what is due by the clock."""

from fivefold.core.errors import Illegal, Refusal, Unreadable
from fivefold.core.game import Millis
from fivefold.core.words import Message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.batch import Item
from fivefold.rooms.blocks import with_blocks
from fivefold.rooms.connections import RoomConnection
from fivefold.rooms.draft import Draft
from fivefold.rooms.long_turns import with_vacation
from fivefold.rooms.open_questions import OpenQuestions, private_answers
from fivefold.rooms.presence import Patience, Presence
from fivefold.rooms.questions import Idea, Thought
from fivefold.rooms.requests import handle
from fivefold.rooms.schedule import BotSchedule
from fivefold.rooms.tournament_table import is_complete, pace_of

KICKED = m.Closed.saying(Message("rooms.kicked"))


class InputHandler:
    """Applies one input at a time; its messages wait in the item until the changes are saved."""

    __slots__ = ("_connections", "_draft", "_patience", "_presence", "_questions", "_schedule")

    def __init__(
        self,
        draft: Draft,
        connections: dict[i.ConnectionId, RoomConnection],
        presence: Presence,
        schedule: BotSchedule,
        questions: OpenQuestions,
        patience: Patience,
    ) -> None:
        self._draft, self._connections, self._presence = draft, connections, presence
        self._schedule, self._questions, self._patience = schedule, questions, patience

    def handle(self, item: Item, now: Millis) -> None:
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
                self._follow(item)
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
                    self.mark_disconnected(connection, now)
            case i.PersonRenamed(person=person, name=name):
                for connection in self._connections.values():
                    if connection.person == person:
                        connection.name = name
                if person in self._draft.state.people:
                    self._draft.state = self._draft.state.enter(person, name)
            case i.BeliefsKnown(person=person, beliefs=beliefs):
                self._draft.state = self._draft.state.know(person, beliefs)
            case i.VacationKnown(person=person, since=since, until=until):
                self._draft.state = with_vacation(self._draft.state, person, since, until)
            case i.BlocksKnown(person=person, blocked=blocked):
                self._draft.state = with_blocks(self._draft.state, person, blocked)
            case i.Created(start=start):
                if start:
                    opening = 0 if pace_of(self._draft.state) is None else self._patience.opening
                    self._draft.start(None, item.at, opening)
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

    def mark_disconnected(self, connection: RoomConnection, now: Millis) -> None:
        if connection.is_in:
            connection.is_in = False
            self._presence.go(connection.person, now)

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
        if isinstance(request, m.Quiet):
            self._name_everybody(item.at)
        if reply.page is not None:
            item.pages.append((connection, reply.page))
        if reply.public is not None:
            item.public.append(reply.public)
        if reply.out is not None:
            self._close_connections_of(item, reply.out, KICKED)
        if reply.hurry and self._draft.match is not None:
            self._schedule.hurry(self._draft.match, item.at)
        if reply.question is None:
            return True
        item.questions.append(self._questions.ask(connection, request.id, reply.question))
        return False

    def _name_everybody(self, now: Millis) -> None:
        """Call everybody as the room does since it became quiet, or stopped being it; also at the table."""
        for connection in self._connections.values():
            if connection.is_in and connection.person in self._draft.state.people:
                self._draft.state = self._draft.state.enter(connection.person, connection.name)
        for seat, taken in enumerate(self._draft.state.seats):
            if taken.person is not None:
                self._draft.rename(seat, now)

    def _on_thought(self, item: Item, key: int, thought: Thought | None) -> None:
        """Handle a worker's answer: a bot's move is scheduled, anything else is sent to the connection that asked."""
        match = self._draft.match
        if self._schedule.is_waiting_for(key) and match is not None:
            try:
                if isinstance(thought, Idea):
                    self._schedule.hear(match, key, thought, item.at)
                    return
            except Unreadable as error:
                item.faults.append(f"a bot sent an invalid move: {error}")
            self._schedule.fail(item.at, self._patience.retry)
            return
        item.asker = self._questions.answered(key)
        if item.asker is not None and self._connections.get(item.asker[0].id) is item.asker[0]:
            item.private += private_answers(*item.asker, thought)

    def _follow(self, item: Item) -> None:
        """Apply changes that need no request: presence, the clock, and bots' moves that are due."""
        draft, now = self._draft, item.at
        if draft.match is not None and not draft.match.has_begun(now):
            seen_by = {connection.person for connection in self._connections.values() if connection.sees(draft.match)}
            draft.open(seen_by, self._presence, now, self._patience.count)
        draft.follow(self._presence, now)
        if is_complete(draft.state, self._presence):
            draft.start(None, now, self._patience.opening)
        match = draft.match
        if match is None or not draft.state.is_playing or not match.has_begun(now) or match.table.outcome is not None:
            return
        if (plan := self._schedule.due(match, draft.bots, now)) is not None:
            try:
                draft.play(plan.seat, plan.move, now)
            except Refusal as refusal:
                item.faults.append(f"the bot of seat {plan.seat} was refused {plan.move!r}: {refusal}")
                self._schedule.fail(now, self._patience.retry)

    def undo(self, item: Item, refusal: Refusal, now: Millis) -> None:
        """Drop an input's messages and refuse it; the draft is rolled back by the room."""
        item.private, item.pages, item.public, item.out = [], [], [], []
        item.refuse(self._connections, refusal)
        match item.given:
            case i.Connected(connection=connection_id) if connection := self._connections.get(connection_id):
                self.mark_disconnected(connection, now)
                item.out.append((connection, m.Closed.saying(refusal.message, again=True)))
            case i.Requested(connection=connection_id, request=m.Enter()) if connection := self._connections.get(
                connection_id
            ):
                self.mark_disconnected(connection, now)
            case _:
                pass
