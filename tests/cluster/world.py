"""A simulated world of several processes: rooms change owners, processes hang and die, the bus loses and repeats.

All from one seed, with nothing real but rooms, sessions and remote connections. The messages of an owner are checked
against the data saved at that moment; those that arrive, against earlier ones of their connection.
"""

from collections.abc import Callable
from functools import partial

from cluster.parts import Bus, Connection, Database, Driver
from fivefold.core.playback import verify
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.room import Room
from fivefold.server.cluster.bus import messages as b
from fivefold.server.cluster.cluster import LOOK_SECONDS, MARGIN, RENEW_SECONDS
from fivefold.server.cluster.links import BEAT, PeerLinks
from fivefold.server.cluster.remote_connections import OnFound, RemoteConnections
from fivefold.server.cluster.remote_rooms import UNREACHABLE, RemoteRoom, RemoteRooms
from fivefold.server.store.owners import LEASE
from rooms.promises import Promises
from rooms.timeline import Timeline
from rooms.timeline import play as play_world
from rooms.visitor import GAMES, Visit, opening, wish

PEOPLE = ("ann", "ben", "cem", "dot")
LEVELS = (None, "easy")


class Process:
    def __init__(self, world: "World", name: str) -> None:
        self.world, self.name = world, name
        self.is_alive, self.wakes = True, 0
        self.rooms: dict[str, Driver] = {}
        self.connections = 0
        self.post = PeerLinks(name, 1, Bus(self), self, lambda work: self.later(0, work), lambda: world.now / 1000)
        self.far = RemoteRooms(self.post)
        self.visits = RemoteConnections(self.post, self.find_for, self.new_connection_id, 1000, lambda *_: True)
        self.lease = 0
        self.open_lines: list[Connection] = []
        self.renew()
        for seconds, chore in ((RENEW_SECONDS, self.renew), (LOOK_SECONDS, self.look), (BEAT, self.beat)):
            self.again(int(seconds * 1000), chore)

    @property
    def has_lease(self) -> bool:
        return self.world.now < self.lease

    def new_connection_id(self) -> int:
        self.connections += 1
        return self.connections

    def later(self, delay: int, happen: Callable[[], None]) -> None:
        """Schedule an action of this process; it waits while the process hangs, and is dropped if it is dead."""
        self.world.later(delay, partial(self._happen, happen))

    def _happen(self, happen: Callable[[], None]) -> None:
        if not self.is_alive:
            return
        if self.world.now < self.wakes:
            self.world.later(self.wakes - self.world.now, partial(self._happen, happen))
            return
        happen()

    def again(self, delay: int, chore: Callable[[], None]) -> None:
        def one() -> None:
            chore()
            self.again(delay, chore)

        self.later(delay, one)

    # -- chores

    def renew(self) -> None:
        database = self.world.database
        if self.lease and self.name not in database.leases:
            for driver in list(self.rooms.values()):
                driver.retire()
        database.leases[self.name] = self.world.now + LEASE
        self.lease = self.world.now + LEASE - MARGIN

    def look(self) -> None:
        database = self.world.database
        if not self.has_lease:
            return
        database.expire_leases(self.world.now)
        for code in [code for code, (owner, _) in database.owners.items() if owner == ""]:
            self.room(code)

    def beat(self) -> None:
        if not self.has_lease:
            for driver in list(self.rooms.values()):
                driver.retire()
        self.post.beat()

    # -- the bus, both ends

    def got(self, peer: str, message: b.AnyPeerMessage) -> None:
        match message:
            case b.RemoteSend():
                self.far.told(peer, message)
            case b.RemoteRequest() | b.RemoteLatency():
                self.visits.message(peer, message)
            case b.RemoteConnect():
                self.visits.came(peer, message)
            case b.RemoteDisconnect():
                self.visits.went(peer, message)
            case b.RemoteClose():
                self.far.ended(peer, message)
            case _:
                raise TypeError(message)

    def dropped(self, peer: str) -> None:
        self.far.drop(peer)
        self.visits.drop(peer)

    # -- rooms

    def room(self, code: str) -> Driver | RemoteRoom | None:
        if code in self.rooms:
            return self.rooms[code]
        if not self.has_lease:
            return None
        found = self.world.database.claim(code, self.name)
        if isinstance(found, str):
            return None if self.post.is_unreachable(found) else RemoteRoom(code, found, self.far)
        return None if found is None else self.drive(code, found)

    def drive(self, code: str, epoch: int) -> Driver:
        kept = self.world.database.kept
        version, _ = kept.rooms[code]
        state = kept.state(code)
        match = kept.match(state.match) if state.match is not None else None
        room = Room(state, version, match, self.world.now, self.world.luck.randbytes, GAMES)
        driver = self.rooms[code] = Driver(self, room, epoch)
        self.world.say(f"{self.name} takes {code}, epoch {epoch}")
        driver.put(i.Tick())
        return driver

    def find_for(self, code: str, found: OnFound) -> None:
        def look() -> None:
            place = self.room(code)
            found(place if isinstance(place, Driver) else UNREACHABLE)

        self.later(self.world.luck.choice((0, 5, 50)), look)

    def die(self) -> None:
        self.world.say(f"{self.name} dies")
        self.is_alive = False
        for connection in self.open_lines:
            connection.visit.is_open = False


class World(Timeline):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.database = Database()
        self.promises = Promises(self.database.kept)
        self._asks = self._born = 0
        self.bus_works = True
        self.far_tables = 0
        """Updates that came over the bus."""
        self.last: dict[str, tuple[str, int]] = {}
        self.processes: list[Process] = []
        for _ in range(3):
            self.start()

    def start(self) -> None:
        self._born += 1
        self.processes = [process for process in self.processes if process.is_alive]
        self.processes.append(Process(self, f"p{self._born}"))

    def run(self, steps: int) -> None:
        """Run this many steps; then let everything come to rest, and check the totals."""
        for _ in range(self.luck.randrange(1, 3)):
            self._open_room()
        for person in PEOPLE:
            self.later(self.luck.randrange(200), partial(self._live, person))
        for trouble in (self._kill, self._hang, self._break_bus):
            self.later(self.luck.randrange(12_000), trouble)
        for _ in range(steps):
            self._step()
        self._come_to_rest()

    def _step(self) -> None:
        self.happen()
        for process in self.processes:
            if process.has_lease and self.now >= process.wakes:
                for code, driver in process.rooms.items():
                    self.promises.not_stuck(code, driver.keeping, driver.thinking, driver.wake)

    def _come_to_rest(self) -> None:
        self.is_resting = self.bus_works = True
        until = self.now + 20_000
        while self.happens_by(until):
            self._step()
        for process in self.processes:
            for connection in process.open_lines:
                visit = connection.visit
                assert not visit.is_open or not visit.owed, f"{visit.person} waits for {visit.asked - visit.answered}"
        kept = self.database.kept
        for code, (owner, _) in self.database.owners.items():
            owners = [process.name for process in self.processes if code in process.rooms and process.is_alive]
            assert owners in ([owner], []), f"{code} is {owner}'s and driven by {owners}"
        for match in kept.matches.values():
            if match.table.outcome is not None:
                verify(match.table.record())

    # -- the bus

    def carry(self, sender: Process, to: str, packet: bytes) -> None:
        """Deliver a packet, or lose, repeat or delay it."""
        chance = 0.0 if self.is_resting else self.luck.random()
        if not self.bus_works or 0.97 < chance < 0.975:
            if self.luck.random() < 0.5:
                sender.later(3, partial(sender.post.lost, to))
            return
        delay = 400 if 0.975 < chance < 0.98 else self.luck.choice((0, 1, 2)) if self.is_resting else 1
        for _ in range(2 if chance > 0.98 else 1):
            self.later(delay, partial(self._deliver, sender, to, packet))

    def _deliver(self, sender: Process, to: str, packet: bytes) -> None:
        found = [process for process in self.processes if process.name == to and process.is_alive]
        if found:
            found[0].later(0, partial(found[0].post.received, packet))
        else:
            sender.later(1, partial(sender.post.lost, to))

    # -- people

    def _open_room(self) -> None:
        code, process = f"R{self._order}", self.luck.choice(self.processes)
        state, start = opening(self.luck, code, PEOPLE, self.now, LEVELS)
        driver = process.rooms[code] = Driver(process, Room(state, 0, None, self.now, self.luck.randbytes, GAMES), 1)
        self.say(f"{state.owner} opens {code} for {state.game} at {process.name}")
        driver.put(i.Created(start=start))

    def _live(self, person: str) -> None:
        """Let a person do something, and schedule the next action."""
        if self.is_resting:
            return
        mine = [c for p in self.processes for c in p.open_lines if c.visit.person == person and c.visit.is_open]
        chance = self.luck.random()
        if not mine or chance < 0.05:
            self._come(person)
        elif chance < 0.1:
            self.luck.choice(mine).hang_up()
        else:
            connection = self.luck.choice(mine)
            if self.luck.random() < (0.9 if connection.visit.table is not None else 0.4):
                self._asks += 1
                seen = {self.last[person][0]: self.last[person][1]} if person in self.last else {}
                self._send(connection, wish(connection.visit, self.luck, self._asks, list(PEOPLE), seen))
        self.later(self.luck.choice((5, 30, 200, 900)), partial(self._live, person))

    def _come(self, person: str) -> None:
        codes, process = list(self.database.kept.rooms), self.luck.choice(self.processes)
        if codes and process.is_alive:
            process.later(0, partial(self._enter, process, person, self.luck.choice(codes)))

    def _enter(self, process: Process, person: str, code: str) -> None:
        place = process.room(code)
        if place is None:
            return
        connection = Connection(process, process.new_connection_id(), code, Visit(process.connections, person))
        connection.handle = place
        process.open_lines.append(connection)
        place.join(connection.connection, connection, person, person)
        match, since = self.last.get(person, ("", -1))
        self._asks += 1
        self._send(connection, m.Hello(id=self._asks, match=match, since=since))

    def _send(self, connection: Connection, ask: m.AnyRequest) -> None:
        connection.visit.asked[ask.id] += 1
        if isinstance(ask, m.Hello):
            connection.message = max(connection.message, ask.since)
        connection.process.later(self.luck.choice((0, 2, 60)), partial(self._reach, connection, ask))

    def _reach(self, connection: Connection, ask: m.AnyRequest) -> None:
        if connection.visit.is_open and connection.handle is not None:
            connection.handle.ask(connection.connection, ask)

    def arrived(self, connection: Connection, message: m.AnyServerMessage) -> None:
        """Check that an update is consistent with earlier ones of this connection, and saved."""
        if not isinstance(message, m.MatchUpdate):
            return
        visit, table = connection.visit, self.database.kept.matches[message.match].table
        self.far_tables += isinstance(connection.handle, RemoteRoom)
        numbers = [n for n, e in enumerate(table.log) if any(x.seen_by(message.seat) is not None for x in e.events)]
        shown = [entry.n for entry in message.entries]
        had = connection.had
        if not message.fresh and had is not None and had[:2] == (message.match, message.seat):
            wanted = [n for n in numbers if max(had[2], connection.message) < n <= message.n]
            assert set(wanted) <= set(shown), f"{visit.person} had {had[2]}, and was sent {shown} instead of {wanted}"
        assert set(shown) <= set(numbers), "that is not kept"
        connection.had = (message.match, message.seat, message.n)
        self.last[visit.person] = (message.match, message.n)

    # -- faults

    def _kill(self) -> None:
        if self.is_resting:
            return
        living = [process for process in self.processes if process.is_alive]
        if len(living) > 1:
            self.luck.choice(living).die()
            self.later(self.luck.randrange(8_000), self.start)
        self.later(self.luck.randrange(15_000), self._kill)

    def _hang(self) -> None:
        if self.is_resting:
            return
        process = self.luck.choice(self.processes)
        process.wakes = self.now + self.luck.choice((500, 2_500, 6_000))
        self.say(f"{process.name} hangs until {process.wakes - self.began}")
        self.later(self.luck.randrange(12_000), self._hang)

    def _break_bus(self) -> None:
        self.bus_works = not self.bus_works or self.is_resting
        self.say("the bus works again" if self.bus_works else "the bus is gone")
        if not self.bus_works:
            for process in self.processes:
                process.later(0, partial(process.post.lost, None))
        self.later(self.luck.randrange(15_000) if self.bus_works else 1_500, self._break_bus)


def play(seed: int, steps: int = 700) -> World:
    """Run one world from its seed; raises BrokenPromise, which says how to repeat it."""
    return play_world(World(seed), steps, f"cluster.world.play({seed})")
