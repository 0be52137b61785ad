"""One room, without input or output: it takes what happens, and says what to keep, tell and think about.

Whatever happens goes through one inbox. A batch of it is judged on a draft; if that changed anything, the changes are
to be kept first, and until the store has answered everything else waits. Only then is anybody told anything: so nobody
can be shown what is not kept, and what could not be kept has not happened.
"""

from msgspec.structs import replace

from fivefold.core.errors import Illegal, Refusal, Unreadable
from fivefold.core.game import AnyGame, Millis
from fivefold.core.words import Said
from fivefold.host import inputs as i
from fivefold.host import messages as m
from fivefold.host.asks import answer
from fivefold.host.batch import Gathering, Item
from fivefold.host.draft import Draft
from fivefold.host.effects import Effects, Farewell, Letter
from fivefold.host.keeping import Change
from fivefold.host.letters import page
from fivefold.host.lines import Guest, encode, letters
from fivefold.host.match import Luck, Match
from fivefold.host.planner import Planner
from fivefold.host.presence import Patience, Presence
from fivefold.host.questions import Advice, Idea, Looked, Thought
from fivefold.host.readiness import unready
from fivefold.host.state import REACTIONS, RoomState

MOST_QUESTIONS = 2
"""Questions of one connection that may be thought about at a time."""
NOT_KEPT = Illegal("host.not-kept")
NO_BOOK = Illegal("host.no-book")
BUSY = Illegal("host.busy")
TROUBLE = Illegal("host.trouble")
USUAL = Patience()
KICKED = m.Closed.saying(Said("host.kicked"))


class Room:
    """One room in memory. Nothing in it awaits, reads a clock or draws luck of its own; nothing can fail half-way."""

    __slots__ = (
        "_batch", "_draft", "_effects", "_given_now", "_guests", "_inbox", "_is_keeping", "_kept", "_last_key", "_now",
        "_patience", "_planner", "_presence", "_retry", "_seen", "_thinking", "_told", "_version",
    )  # fmt: skip

    def __init__(
        self,
        state: RoomState,
        version: int,
        match: Match | None,
        now: Millis,
        luck: Luck,
        patience: Patience = USUAL,
    ) -> None:
        self._draft = Draft(state, match, luck, patience.early)
        self._kept = self._draft.mark()
        self._version, self._patience = version, patience
        # After a restart time goes on from what has happened, even if the clock was set back.
        self._now = max(now, match.began + match.table.now) if match is not None and match.table.now else now
        self._given_now = now
        self._presence = Presence(patience, state.people, self._now)
        self._guests: dict[i.Line, Guest] = {}
        self._inbox: list[Item] = []
        self._batch: list[Item] = []
        self._is_keeping = False
        self._retry: Millis = 0
        """Until then nothing is tried by itself, as it could not be kept."""
        self._planner = Planner()
        self._thinking: dict[int, tuple[Guest, int]] = {}
        self._last_key = 0
        self._told: m.RoomView | None = None
        self._seen: tuple[RoomState | None, object] = (None, None)
        """For which state and whose presence that was."""
        self._effects = Gathering()

    # -- what the outside may know: only what is kept

    @property
    def state(self) -> RoomState:
        """The room as it is kept."""
        return self._kept.state

    @property
    def people_here(self) -> int:
        """How many people have a connection."""
        return self._presence.connected

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is under way, so that the room can rest."""
        return not self._guests and not self._is_keeping and not self._inbox

    @property
    def is_keeping(self) -> bool:
        """Whether the store has still to answer."""
        return self._is_keeping

    @property
    def waiting(self) -> int:
        """How much has happened that is not judged yet."""
        return len(self._inbox)

    @property
    def version(self) -> int:
        """How often the room was kept."""
        return self._version

    # -- the inbox

    def unready(self, given: i.Input) -> AnyGame | None:
        """The game that should get ready before this is taken, if there is one to wait for."""
        return unready(self._draft.state, self._draft.match, given)

    def take(self, given: i.Input, now: Millis) -> Effects:
        """Takes what happened, and says what is to be done."""
        self._now += max(0, now - self._given_now)
        self._given_now = now
        match given:
            case i.Kept():
                assert self._is_keeping, "nothing was to be kept"
                self._settle()
            case i.NotKept():
                assert self._is_keeping, "nothing was to be kept"
                self._go_back()
            case _:
                self._inbox.append(Item(given, self._now))
        while self._inbox and not self._is_keeping:
            self._judge()
        return self._effects.all(self._wake())

    def _judge(self) -> None:
        """Judges all that waits; what it changed is to be kept together."""
        self._batch, self._inbox = self._inbox, []
        self._batch.append(Item(i.Tick(), self._now))
        changes: list[Change] = []
        for item in self._batch:
            if not item.is_judged:
                changes += self._step(item)
        if self._draft.state is not self._kept.state or not self._version:
            changes.append(self._draft.saved(self._version + 1))
            changes += self._draft.seating(self._kept)
        if changes:
            self._is_keeping = True
            self._effects.keep = tuple(changes)
        else:
            self._publish()

    def _step(self, item: Item) -> list[Change]:
        """One input; refused or done, the draft is whole afterwards."""
        before = self._draft.mark()
        try:
            self._handle(item)
            self._draft.finish(self._now)
            item.has_changed = self._draft.has_changed(before)
            changes = self._draft.match_changes(before, self._now) if item.has_changed else []
        except Exception as error:  # a fault of ours must not leave a room half-way
            self._draft.go_back(before)
            self._effects.faults.append(f"{type(item.given).__name__}: {error!r}")
            item.refuse(self._guests, TROUBLE)
            self._retry = self._now + self._patience.retry
            item.has_changed, changes = False, []
        item.is_judged = True
        return changes

    def _settle(self) -> None:
        """All is kept: it counts, and is told."""
        self._is_keeping = False
        if self._draft.state is not self._kept.state or not self._version:
            self._version += 1
        self._kept = self._draft.mark()
        self._retry = 0
        self._publish()

    def _go_back(self) -> None:
        """Nothing is kept: whoever changed something is refused, and who only read, reads again."""
        self._is_keeping = False
        self._draft.go_back(self._kept)
        self._retry = self._now + self._patience.retry
        again: list[Item] = []
        judged: list[Item] = []
        for item in self._batch:
            if isinstance(item.given, i.Asked) and not item.has_changed:
                self._forget_questions(item)
                again.append(Item(item.given, item.at))
            else:
                judged.append(item)
                if item.has_changed:
                    self._fail(item)
        self._batch, self._inbox = judged, [*again, *self._inbox]
        self._publish()

    def _fail(self, item: Item) -> None:
        """Has it not happened."""
        item.private, item.pages, item.public, item.out = [], [], [], []
        item.refuse(self._guests, NOT_KEPT)
        match item.given:
            case i.Arrived(line=line) if guest := self._guests.get(line):
                self._put_out(guest)
                item.out.append((guest, m.Closed.saying(NOT_KEPT.said, again=True)))
            case i.Asked(line=line, ask=m.Enter()) if guest := self._guests.get(line):
                self._put_out(guest)
            case _:
                pass

    # -- inputs

    def _handle(self, item: Item) -> None:
        """What the input means for the draft; refusals are answers."""
        match item.given:
            case i.Asked(line=line, ask=ask):
                if guest := self._guests.get(line):
                    try:
                        if self._answer(item, guest, ask):
                            item.private.append((guest, m.Done(ask.id, -1)))
                    except Refusal as refusal:
                        item.refuse(self._guests, refusal)
            case i.Tick():
                self._follow(item.at)
            case i.Answered(key=key, thought=thought):
                self._hear(item, key, thought)
            case i.Unanswered(key=key):
                self._hear(item, key, None)
            case i.Measured(line=line, latency=latency):
                if guest := self._guests.get(line):
                    self._draft.measure(guest.person, latency, item.at)
            case i.Arrived():
                self._arrive(item, item.given)
            case i.Dropped(line=line):
                if guest := self._guests.pop(line, None):
                    self._put_out(guest)
            case i.Renamed(person=person, name=name):
                if person in self._draft.state.people:
                    self._draft.state = self._draft.state.enter(person, name)
            case i.Known(person=person, beliefs=beliefs):
                self._draft.state = self._draft.state.know(person, beliefs)
            case i.Opened(start=start):
                if start:
                    self._draft.start(None, item.at, self._patience.opening)
            case i.Shut(said=said, again=again):
                item.out += [(guest, m.Closed.saying(said, again=again)) for guest in self._guests.values()]
            case _:
                raise TypeError(item.given)

    def _arrive(self, item: Item, given: i.Arrived) -> None:
        guest = self._guests[given.line] = Guest(given.line, given.person, given.name)
        try:
            self._draft.state.must_admit(guest.person)
        except Illegal as refusal:
            item.out.append((guest, m.Closed.saying(refusal.said)))
            return
        if self._draft.state.password and guest.person not in self._draft.state.people:
            item.private.append((guest, m.Locked()))
        else:
            self._let_in(guest)

    def _let_in(self, guest: Guest) -> None:
        self._draft.state = self._draft.state.enter(guest.person, guest.name)
        self._presence.come(guest.person)
        guest.is_in = guest.is_new = True

    def _put_out(self, guest: Guest) -> None:
        if guest.is_in:
            guest.is_in = False
            self._presence.go(guest.person, self._now)

    def _send_out(self, item: Item, person: str, closed: m.Closed) -> None:
        item.out += [(guest, closed) for guest in self._guests.values() if guest.person == person]

    def _answer(self, item: Item, guest: Guest, ask: m.AnyAsk) -> bool:
        """Does what was asked for, and says whether that is all; raises Refusal."""
        if isinstance(ask, m.Enter):
            if not guest.is_in:
                self._draft.state.must_know_password(ask.password)
                self._draft.state.must_admit(guest.person)
                self._let_in(guest)
            return True
        if not guest.is_in:
            raise Illegal("host.locked")
        if isinstance(ask, m.Hello):
            guest.has(ask.match, ask.since, draws=ask.draws)
            return True
        if isinstance(ask, m.Shown):
            guest.drawn = ask.match
            return True
        opening = self._patience.opening
        reply = answer(
            self._draft, guest.person, ask, item.at, lambda who: self._presence.is_here(who, item.at), opening
        )
        if reply.page is not None:
            item.pages.append((guest, reply.page))
        if reply.public is not None:
            item.public.append(reply.public)
        if reply.out is not None:
            self._send_out(item, reply.out, KICKED)
        if reply.question is None:
            return True
        if guest.asks >= MOST_QUESTIONS:
            raise Illegal("host.too-many-questions")
        guest.asks += 1
        self._last_key += 1
        self._thinking[self._last_key] = (guest, ask.id)
        item.questions.append(replace(reply.question, key=self._last_key))
        return False

    def _forget_questions(self, item: Item) -> None:
        for question in item.questions:
            guest, _ = self._thinking.pop(question.key)
            guest.asks -= 1

    def _hear(self, item: Item, key: int, thought: Thought | None) -> None:
        """What was thought: a bot's idea for its match, anything else for the one who asked."""
        match = self._draft.match
        if self._planner.is_waiting_for(key) and match is not None:
            try:
                if isinstance(thought, Idea):
                    self._planner.hear(match, key, thought, item.at)
                    return
            except Unreadable as error:
                self._effects.faults.append(f"a bot said what is no move: {error}")
            self._planner.fail(item.at, self._patience.retry)
            return
        guest, number = self._thinking.pop(key, (None, 0))
        if guest is None or self._guests.get(guest.line) is not guest:
            return
        guest.asks -= 1
        match thought:
            case Advice(hints=hints):
                item.private += [(guest, m.Hints(hints)), (guest, m.Done(number, -1))]
            case Looked(lookup=lookup) if lookup is not None:
                item.private += [(guest, m.Found(lookup)), (guest, m.Done(number, -1))]
            case Looked():
                item.private.append((guest, m.Refused(number, NO_BOOK.code, NO_BOOK.said)))
            case _:
                item.private.append((guest, m.Refused(number, BUSY.code, BUSY.said)))

    def _follow(self, now: Millis) -> None:
        """What follows by itself: who is here counts, the clock acts, and a bot whose time has come."""
        if now < self._retry:
            return
        draft = self._draft
        if draft.match is not None and not draft.match.has_begun(now):
            seen_by = {guest.person for guest in self._guests.values() if guest.sees(draft.match)}
            draft.open(seen_by, self._presence, now, self._patience.count)
        draft.follow(self._presence, now)
        match, plan = draft.match, self._planner.plan
        if (
            match is None
            or not draft.state.is_playing
            or not match.has_begun(now)
            or match.table.outcome is not None
            or plan is None
            or plan.move is None
        ):
            return
        if self._planner.fits(match, draft.bots) and match.time(now) >= plan.at:
            try:
                draft.play(plan.seat, plan.move, now)
            except Refusal as refusal:
                self._effects.faults.append(f"the bot of seat {plan.seat} was refused {plan.move!r}: {refusal}")
                self._planner.fail(now, self._patience.retry)

    # -- telling

    def _publish(self) -> None:
        """Tells everybody what is kept now, and asks the bots."""
        batch, self._batch = self._batch, []
        match, state, now = self._draft.match, self._draft.state, self._now
        tell, guests = self._effects.tell, [guest for guest in self._guests.values() if guest.is_in]
        self._tell_room(guests)
        if match is not None:
            tell += letters(guests, match, state, now)
        everybody = tuple(guest.line for guest in guests)
        for item in batch:
            tell += [Letter(everybody, encode(message)) for message in item.public if everybody]
        for item in batch:
            for guest, ask in item.pages:
                if guest.line in self._guests and match is not None and match.id == ask.match:
                    seat = match.seat_at_table(state.seat_of(guest.person))
                    tell.append(Letter((guest.line,), encode(page(match, seat, ask.before))))
            for guest, message in item.private:
                if guest.line in self._guests:
                    told = m.Done(message.id, guest.shown(match)) if isinstance(message, m.Done) else message
                    tell.append(Letter((guest.line,), encode(told)))
            self._effects.think += item.questions
        for item in batch:
            for guest, closed in item.out:
                if self._guests.pop(guest.line, None) is not None:
                    self._put_out(guest)
                    self._effects.close.append(Farewell(guest.line, encode(closed)))
        self._presence.keep_only(state.people)
        if match is not None and state.is_playing:
            questions = self._planner.questions(match, self._draft.bots, now, self._last_key + 1)
            self._last_key += len(questions)
            self._effects.think += questions
        else:
            self._planner.forget()

    def _tell_room(self, guests: list[Guest]) -> None:
        if not guests:
            self._told, self._seen = None, (None, None)
            return
        seen = (self._draft.state, self._presence.moment(self._now))
        if seen[0] is self._seen[0] and seen[1] == self._seen[1] and not any(guest.is_new for guest in guests):
            return
        self._seen = seen
        view = self._draft.view(self._presence, self._now)
        others = tuple(guest.line for guest in guests if not guest.is_new)
        if view != self._told and others:
            self._effects.tell.append(Letter(others, encode(m.Room(self._now, view))))
        self._told = view
        for guest in guests:
            if guest.is_new:
                guest.is_new = False
                you = m.Person(guest.person, guest.name, True)
                welcome = m.Welcome(you, self._now, view, self._draft.state.chat, REACTIONS)
                self._effects.tell.append(Letter((guest.line,), encode(welcome)))

    def _wake(self) -> Millis | None:
        """When to come back, on the scale of the time that is given."""
        if self._is_keeping:
            return None
        match, times = self._draft.match, list(self._presence.changes(self._now))
        if match is not None and self._draft.state.is_playing:
            times += self._planner.wake(match.began)
            if not match.has_begun(self._now):
                times.append(match.began)
            if (due := match.deadline) is not None:
                times.append(due)
        if self._retry > self._now:
            times.append(self._retry)
        if not times:
            return None
        return self._given_now + max(0, min(times) - self._now, self._retry - self._now)
