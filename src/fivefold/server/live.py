"""A room with people in it: what they ask for is done, kept, and told to everybody."""

import asyncio

import msgspec

from fivefold.core.discovery import find_game
from fivefold.core.errors import Illegal
from fivefold.core.game import Back, Hint, Lag, Left, Lookup
from fivefold.core.options import make_options
from fivefold.core.table import Table
from fivefold.host.keeping import Change, EndMatch, SaveRoom
from fivefold.server import messages as m
from fivefold.server.connection import Connection
from fivefold.server.logs import log
from fivefold.server.match import Match
from fivefold.server.room import REACTIONS, RoomState
from fivefold.server.store import NotKept, Stale, Store, now_ms
from fivefold.server.thinking import BotPool

GRACE = 4.0
"""Seconds after which somebody who lost the connection counts as gone."""
LAG_STEP = 15
"""Milliseconds by which a latency must change, if it is small, before the table is told."""
MOST_LAG = 1000
"""Nobody is further away than this."""


class LiveRoom:
    """A room in memory; everything it changes is written down before anybody sees it."""

    def __init__(self, state: RoomState, store: Store, bot_pool: BotPool, version: int = 0) -> None:
        self.state, self._store, self._bot_pool = state, store, bot_pool
        self._version = version
        self.match: Match | None = None
        self.connections: list[Connection] = []
        self.gone: set[str] = set()
        self.touched = now_ms()
        self._lags: dict[int, int] = {}
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._patient: set[asyncio.Task[None]] = set()
        """Those of them that still wait for somebody to come back."""

    @property
    def here(self) -> set[str]:
        """Who has a connection, or lost it only just now."""
        leaving = {task.get_name() for task in self._patient}
        return {connection.person for connection in self.connections} | leaving

    async def resume(self) -> None:
        """Goes on with the match that was on."""
        if self.state.match is None or self.match is not None:
            return
        kept = await self._store.load_match(self.state.match)
        if kept is None:
            self.state.match = None
            return
        match = await Match.resumed(kept, self._store, self._bot_pool)
        self._attach(match)
        if self.state.is_playing and match.table.outcome is not None:
            await self._finish()
        for person in self.state.people:
            self._expect(person)

    def _attach(self, match: Match) -> None:
        self.match = match
        self._lags = {}
        match.changed = self._match_changed
        self._tell_bots()
        if self.state.is_playing:
            match.drive()

    def _tell_bots(self) -> None:
        if self.match is not None:
            self.match.bots = {n: seat.level for n, seat in enumerate(self.state.seats) if seat.level}
            self.match.nudge()

    def stop(self) -> None:
        """Lets the room rest; nothing is lost."""
        if self.match is not None:
            self.match.stop()
        for task in self._tasks:
            task.cancel()

    # -- coming and going

    async def enter(self, connection: Connection, name: str) -> None:
        """Somebody opens the room; raises Illegal."""
        person = connection.person
        async with self._lock:
            known = self.state.people.get(person)
            self.state.enter(person, name)
            self.connections.append(connection)
            was_gone = person in self.gone
            self.gone.discard(person)
            stood_in = self.state.take_back(person)
            if self.state.host in self.gone:
                self.state.pass_host(self.here)
            if stood_in:
                self._tell_bots()
            connection.tell(m.Welcome(m.Person(person, name, True), self.state.seen(self.here), REACTIONS))
            if known != name or was_gone or stood_in:
                await self.save()
            self._tell_room()
        await self._present(self.state.seat_of(person))

    def leave(self, connection: Connection) -> None:
        """A connection has ended; its person counts as gone a little later."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.touched = now_ms()
        person = connection.person
        if not any(other.person == person for other in self.connections):
            self._expect(person)

    def _expect(self, person: str) -> None:
        """Waits a little for somebody who is not connected."""
        task = asyncio.create_task(self._later_gone(person), name=person)
        for tasks in (self._tasks, self._patient):
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    async def _later_gone(self, person: str) -> None:
        await asyncio.sleep(GRACE)
        self._patient.discard(asyncio.current_task())
        async with self._lock:
            if person in self.here:
                return
            self.gone.add(person)
            self.state.forget(person)
            self.state.pass_host(self.here)
            await self.save()
            self._tell_room()
        seat = self.state.seat_of(person)
        if self.match is not None and seat is not None and self.state.seats[seat].level is None:
            await self.match.notice(Left(seat))

    async def rename(self, person: str, name: str) -> None:
        """Somebody has another name now; in a match they keep the one they began with."""
        async with self._lock:
            self.state.people[person] = name
            await self.save()
            self._tell_room()

    # -- what people ask for

    async def handle(self, connection: Connection, ask: m.Request) -> None:
        """Does what was asked for, or raises Refusal."""
        self.touched = now_ms()
        person = connection.person
        if person not in self.state.people:
            raise Illegal("kicked", "You are not in this room any more.")
        match ask:
            case m.Pong(ping=ping):
                connection.pong(ping)
                await self._measure(connection)
            case m.Hello(match=match, since=since):
                known = self.match is not None and match == self.match.id and since < len(self.match.table.log)
                connection.match, connection.n = (match, since) if known else ("", -1)
                connection.greeted = True
                self._tell_table(connection)
            case m.Do(move=move):
                await self._do(person, move)
            case m.Chat(text=text):
                said = self.state.say(person, text)
                await self.save()
                self._tell_all(m.Spoke(said))
            case m.React(symbol=symbol):
                if symbol not in REACTIONS:
                    raise Illegal("no-such-reaction", "That is not one of the reactions.")
                self._tell_all(m.Reacted(person, self.state.people[person], symbol))
            case m.Askhint():
                connection.tell(m.Hints(await self._hints(person)))
            case _:
                async with self._lock:
                    await self._arrange(person, ask)
                    await self.save()
                    self._tell_room()

    async def _do(self, person: str, move: str) -> None:
        seat = self.state.seat_of(person)
        if self.match is None:
            raise Illegal("no-match", "There is no match on.")
        if seat is None:
            raise Illegal("watching", "You are watching; take a seat to play.")
        await self.match.act(seat, move)

    async def _hints(self, person: str) -> tuple[Hint, ...]:
        seat = self.state.seat_of(person)
        if self.match is None or seat is None or not self._may_have_hints:
            raise Illegal("no-hints", "Hints are for those who play alone or against bots.")
        return await self._bot_pool.hints(self.match.table, seat)

    def look_up(self, text: str) -> Lookup:
        """What the book of the match that is on, or to come, says about a text; raises Refusal."""
        if self.match is not None:
            game = self.match.table.game
        else:
            found = find_game(self.state.game)
            game = found(make_options(found.options_type, self.state.options))
        answer = game.look_up(text)
        if answer is None:
            raise Illegal("no-book", f"There is nothing to look up in {game.title}.")
        return answer

    @property
    def _may_have_hints(self) -> bool:
        return sum(seat.person is not None for seat in self.state.seats) <= 1

    async def _arrange(self, person: str, ask: m.Request) -> None:
        """Seats, game and people; most of it is for the host."""
        state = self.state
        match ask:
            case m.Sit(seat=seat):
                state.sit(person, seat)
                self._reseat(person)
                await self._present(seat)
            case m.Stand():
                left = state.seat_of(person)
                state.stand(person)
                self._reseat(person)
                await self._present(left)
            case m.Choose(game=game, options=options):
                state.must_be_host(person)
                state.choose(game, options)
                self._drop_match()
            case m.Resize(seats=count):
                state.must_be_host(person)
                state.resize(count)
            case m.Seatbot(seat=seat, level=level):
                state.must_be_host(person)
                state.seat_bot(seat, level, self.here)
                self._tell_bots()
                await self._present(seat)
            case m.Start():
                state.must_be_host(person)
                await self.start()
            case m.Lobby():
                state.must_be_host(person)
                self._drop_match()
            case m.Publish(public=public):
                state.must_be_host(person)
                state.public = public
            case m.Kick(person=who):
                state.must_be_host(person)
                left = state.seat_of(who)
                state.kick(who)
                self._tell_bots()
                await self._present(left)
                for connection in [other for other in self.connections if other.person == who]:
                    connection.close("kicked", "The host has sent you out of this room.")
            case _:
                raise Illegal("not-here", "That cannot be asked for here.")

    async def _present(self, seat: int | None) -> None:
        """Somebody plays for this seat again, if anybody had left it."""
        if self.match is not None and seat is not None and self.state.is_playing:
            await self.match.notice(Back(seat))

    def _reseat(self, person: str) -> None:
        """Somebody sees the table from another place now."""
        self._tell_bots()
        for connection in self.connections:
            if connection.person == person:
                connection.n = -1
                self._tell_table(connection)

    def _drop_match(self) -> None:
        if self.match is not None:
            self.match.stop()
        self.match, self.state.match, self.state.over = None, None, False

    async def start(self) -> None:
        """Begins a match with those who sit; raises Refusal."""
        state = self.state
        state.must_be_lobby()
        found = find_game(state.game)
        seats = state.ready()
        names = [state.seat_name(seat) for seat in seats]
        table = Table(found(make_options(found.options_type, state.options)), _told_apart(names))
        match = await Match.begin(state.code, table, self._store, self._bot_pool)
        if self.match is not None:
            self.match.stop()
        state.seats, state.match, state.over = seats, match.id, False
        state.sat = {seat.person: n for n, seat in enumerate(seats) if seat.person is not None}
        self._attach(match)
        for n, seat in enumerate(seats):
            if seat.person is not None and seat.level is None and seat.person not in self.here:
                await match.notice(Left(n))
        log.info("match began", room=state.code, match=match.id, game=state.game, seats=len(seats))
        await self.save()
        for connection in self.connections:
            self._tell_table(connection)

    # -- telling

    async def save(self, *more: Change) -> None:
        """Keeps the room as it is, over whatever is kept of it."""
        for _ in range(3):
            self._version += 1
            state = msgspec.json.encode(self.state)
            try:
                await self._store.keep([SaveRoom(self.state.code, self._version, state), *more])
                return
            except Stale:
                kept = await self._store.load_room(self.state.code)
                self._version = kept.version if kept else 0
            except NotKept:
                self._version -= 1
                raise
        raise Stale

    async def _match_changed(self) -> None:
        for connection in self.connections:
            self._tell_table(connection)
        if self.match is not None and self.match.table.outcome is not None and not self.state.over:
            await self._finish()

    async def _finish(self) -> None:
        assert self.match is not None
        outcome = self.match.table.outcome
        assert outcome is not None
        winners = tuple(self.match.table.names[who] for who in outcome.winners)
        self.state.over = True
        self.state.played = [*self.state.played[-19:], m.Played(self.match.id, self.state.game, winners)]
        log.info("match over", room=self.state.code, match=self.match.id, reason=outcome.reason)
        await self.save(EndMatch(self.match.id, self.state.game, now_ms(), tuple(self.state.sat.items())))
        self._tell_room()

    def _tell_all(self, message: m.Answer) -> None:
        text = msgspec.json.encode(message).decode()
        for connection in self.connections:
            connection.tell_encoded(text)

    def _tell_room(self) -> None:
        self._tell_all(m.Room(self.state.seen(self.here)))

    def _tell_table(self, connection: Connection) -> None:
        """What this connection's seat has not seen yet."""
        match = self.match
        if match is None or not connection.greeted:
            return
        if connection.match != match.id:
            connection.match, connection.n = match.id, -1
        seat = self.state.seat_of(connection.person)
        seat = seat if seat is not None and seat < match.table.seats else None
        seen = match.seen(seat, connection.n, hints=self._may_have_hints and seat is not None)
        if seen is not None:
            connection.n = seen.n
            connection.tell(seen)

    async def _measure(self, connection: Connection) -> None:
        """Tells the table how far away a player is, when that has changed."""
        seat = self.state.seat_of(connection.person)
        if self.match is None or seat is None or Lag not in self.match.table.game.notices or not self.state.is_playing:
            return
        lag, known = min(connection.lag, MOST_LAG), self._lags.get(seat)
        if known is None or abs(lag - known) >= max(LAG_STEP, known // 4):
            self._lags[seat] = lag
            await self.match.notice(Lag(seat, lag))


def _told_apart(names: list[str]) -> list[str]:
    """The names, with numbers where two would be the same."""
    return [f"{name} {names[: n + 1].count(name)}" if names.count(name) > 1 else name for n, name in enumerate(names)]
