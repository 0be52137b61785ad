"""The state of a room that is saved: people, seats, game and options, chat, and finished matches.

States are immutable: a change returns a new state, so that a room can be rolled back.
"""

from collections.abc import Callable, Collection

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fivefold.bots import dial_of, name_bots, profile_of
from fivefold.bots.adapting import NOBODY, Belief, Evidence, even_match
from fivefold.core.errors import Illegal
from fivefold.core.game import AnyGame, Millis, Outcome, Seat
from fivefold.core.lessons import lesson_of
from fivefold.core.options import OptionValue
from fivefold.core.sequences import replaced
from fivefold.rooms import messages as m
from fivefold.rooms.bot_levels import EVEN, may_sit, must_sit, stand_in, usual_bot
from fivefold.rooms.evening import Evening
from fivefold.rooms.naming import given_name
from fivefold.rooms.rated import Rated
from fivefold.rooms.text import clean_text
from fivefold.rooms.tournament_place import TournamentPlace

CHAT_KEPT = 100
PLAYED_KEPT = 20
LONGEST_CHAT = 300
MOST_PEOPLE = 100
MOST_KICKED = 200
MOST_SAT = 200
REACTIONS = ("👏", "😄", "😮", "🤔", "😢", "🎉", "👍", "🍀")


class SeatState(Struct, frozen=True, gc=False):
    """A seat with a person, a bot, both (the bot plays until the person returns), or neither."""

    person: str | None = None
    level: str | None = None

    @property
    def is_free(self) -> bool:
        return self.person is None and self.level is None


class RoomState(Struct, frozen=True, rename={"chat_lines": "said"}):
    """The saved state of a room; methods that change it return the new state, or raise Refusal.

    Methods that need the rules take the room's `game`, as the state has only its slug.
    """

    code: str
    host: str
    game: str
    options: dict[str, OptionValue]
    seats: tuple[SeatState, ...]
    people: dict[str, str]
    public: bool = False
    kicked: tuple[str, ...] = ()
    chat: tuple[m.ChatLine, ...] = ()
    chat_lines: int = 0
    match: str | None = None
    over: bool = False
    sat: dict[str, int] = {}
    """The seat from which each person has seen the match: one person may not see two hands."""
    played: tuple[m.PlayedMatch, ...] = ()
    owner: str = ""
    """The person who opened the room, and becomes host again on return."""
    password: str = ""
    """The hashed password that newcomers must enter; empty without one. The driver does the hashing."""
    began: Millis = 0
    """When the clock of the match started or will start; 0 for the time of the deal."""
    beliefs: dict[str, dict[str, Belief]] = {}
    """Estimated strengths, by person and game, from matches against bots."""
    origin: str = ""
    """The position from which matches begin; empty to deal them."""
    lesson: int | None = None
    """The current step, in a room that teaches a lesson."""
    evening: Evening = Evening()
    """Wins per player over all games."""
    pace: m.Pace = "normal"
    paused: Millis = 0
    """Since when the clock of the match stands still; 0 while it runs."""
    vacations: dict[str, tuple[Millis, Millis]] = {}
    """The vacations of people, in matches whose turns take days: from when until when."""
    missed: dict[str, int] = {}
    """How many turns in a row people have let pass, in such matches."""
    blocked: dict[str, tuple[str, ...]] = {}
    """The people whom someone in the room keeps out of rooms of which they are host."""
    quiet: bool = False
    """Whether people may only send reactions, and have nicknames."""
    rated: Rated | None = None
    """In a room whose matches are rated, what it remembers for that."""
    tournament: TournamentPlace | None = None

    # -- people

    def seat_of(self, person: str) -> Seat | None:
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), None)

    def must_admit(self, person: str) -> None:
        """Raise Illegal for a person who was kicked, or if the room is full."""
        if person in self.kicked or (self.seat_of(person) is None and person in self.blocked.get(self.host, ())):
            raise Illegal("rooms.kicked")
        if person not in self.people and len(self.people) >= MOST_PEOPLE:
            raise Illegal("rooms.full")

    def enter(self, person: str, name: str) -> "RoomState":
        """Add a person, or change their name; an empty one becomes that of a guest, in a quiet room any a nickname."""
        name = given_name(self.people, person, name, quiet=self.quiet)
        if self.people.get(person) == name:
            return self
        return replace(self, people={**self.people, person: name})

    def forget(self, person: str) -> "RoomState":
        """Remove a person who has no seat."""
        if person not in self.people or self.seat_of(person) is not None:
            return self
        return self._without(person)

    def _without(self, person: str) -> "RoomState":
        people = {who: name for who, name in self.people.items() if who != person}
        beliefs = {who: found for who, found in self.beliefs.items() if who != person}
        vacations = {who: when for who, when in self.vacations.items() if who != person}
        blocked = {who: their for who, their in self.blocked.items() if who in people or who in (self.host, self.owner)}
        return replace(self, people=people, beliefs=beliefs, vacations=vacations, blocked=blocked)

    def must_be_host(self, person: str) -> None:
        if person != self.host:
            raise Illegal("rooms.not-host")

    def kick(self, person: str, game: type[AnyGame]) -> "RoomState":
        """Remove a person and keep them out; in a match a bot takes over their seat."""
        if person not in self.people:
            raise Illegal("rooms.no-such-person")
        seat = self.seat_of(person)
        left = self if seat is None else self._leave_to_a_bot(seat, game)
        return replace(left._without(person), kicked=(*self.kicked, person)[-MOST_KICKED:])

    def lock(self, password: str) -> "RoomState":
        """Require a password from newcomers; an empty one removes it."""
        return replace(self, password=password)

    def must_know_password(self, password: str) -> None:
        if self.password and password != self.password:
            raise Illegal("rooms.wrong-password")

    # -- the game and its seats

    @property
    def is_playing(self) -> bool:
        return self.match is not None and not self.over

    @property
    def is_quick(self) -> bool:
        """Whether it is the room of a quick match: nobody can change anything, and leaving is losing."""
        return self.rated is not None and self.tournament is None

    @property
    def may_have_hints(self) -> bool:
        """Whether hints harm no opponent: at most one person plays, and nothing depends on the result."""
        return (
            self.rated is None and self.tournament is None and sum(seat.person is not None for seat in self.seats) <= 1
        )

    def must_be_lobby(self) -> None:
        """Raise Illegal during a match."""
        if self.is_playing:
            raise Illegal("rooms.playing")

    def choose(self, chosen: AnyGame, options: Collection[str]) -> "RoomState":
        """Choose another game, or the options with these names; people keep their seats if there are enough."""
        self.must_be_lobby()
        found, named = type(chosen), {name: getattr(chosen.options, name) for name in options}
        left = replace(
            self, game=found.slug, options=named, match=None, over=False, sat={}, began=0, origin="", lesson=None,
            paused=0,
        )  # fmt: skip
        usual = usual_bot(found)
        seats = tuple(
            seat if seat.level is None or may_sit(found, seat.level) else SeatState(seat.person, usual)
            for seat in self.seats
        )
        left = replace(left, seats=seats)
        if found.slug == self.game:
            return left
        least, most = found.players
        return left.resize(min(max(len(seats), least), most), found)

    def resize(self, count: int, game: type[AnyGame]) -> "RoomState":
        """Change the number of seats; people whose seats are removed become spectators."""
        self.must_be_lobby()
        least, most = game.players
        if not least <= count <= most:
            raise Illegal("core.bad-seats", game=game.title, players=game.players.message)
        taken = [seat for seat in self.seats if not seat.is_free]
        free = [seat for seat in self.seats if seat.is_free]
        kept = self.seats if count >= len(self.seats) else (*taken, *free)
        return replace(self, seats=(*kept[:count], *(SeatState() for _ in range(count - len(kept)))))

    def sit(self, person: str, seat: Seat | None) -> "RoomState":
        """Let a person take a free seat or a bot's; None is any free one in the lobby."""
        if seat is None:
            seat = self._open_seat(person)
        wanted = self._seat(seat)
        if self.origin and person != self.owner:
            raise Illegal("rooms.known-cards")
        if wanted.person not in (None, person):
            raise Illegal("rooms.seat-taken")
        if self.is_playing and wanted.is_free:
            raise Illegal("rooms.playing.other-seat")
        if self.is_playing and self.sat.get(person, seat) != seat:
            raise Illegal("rooms.playing.has-seen")
        mine = self.seat_of(person)
        left = self
        if mine is not None and mine != seat:
            if self.is_playing:
                raise Illegal("rooms.playing.seated")
            left = self._put(mine, SeatState())
        sat = [(who, where) for who, where in self.sat.items() if who != person][1 - MOST_SAT :]
        return replace(left._put(seat, SeatState(person)), sat=dict([*sat, (person, seat)]))

    def _open_seat(self, person: str) -> Seat:
        mine = self.seat_of(person)
        if mine is not None:
            return mine
        self.must_be_lobby()
        found = next((n for n, seat in enumerate(self.seats) if seat.is_free), None)
        if found is None:
            raise Illegal("rooms.no-open-seat")
        return found

    def stand(self, person: str, game: type[AnyGame]) -> "RoomState":
        """Vacate a person's seat; in a match a bot takes it over."""
        seat = self.seat_of(person)
        if seat is None:
            raise Illegal("rooms.not-seated")
        return self._leave_to_a_bot(seat, game)

    def seat_bot(
        self, seat: Seat, level: str | None, is_here: Callable[[str], bool], game: type[AnyGame]
    ) -> "RoomState":
        """Set the bot of a seat, or remove it with None; in a match only for a person who is not here."""
        wanted = self._seat(seat)
        if level == EVEN and self.is_playing:
            level = stand_in(game)
        if level is not None:
            must_sit(game, level)
        if self.is_playing:
            if wanted.person is None or is_here(wanted.person) or level is None:
                raise Illegal("rooms.playing.no-stand-in")
            level = self.bot_for(level, (wanted,), game)
        elif wanted.person is not None:
            raise Illegal("rooms.seat-taken")
        return self._put(seat, SeatState(wanted.person, level))

    def at_step(self, n: int, game: type[AnyGame]) -> "RoomState":
        """Return the room before a step of its lesson; the learner has the first seat."""
        lesson = lesson_of(game)
        if self.lesson is None or lesson is None or n >= len(lesson.steps):
            raise Illegal("rooms.no-such-step")
        step = lesson.steps[n]
        count = lesson.table(n, seed=0).seats
        level = step.opponent or f"lesson-{n}"
        seats = (SeatState(self.host), *(SeatState(level=level) for _ in range(count - 1)))
        left = self.leave_table()
        return replace(left, seats=seats, lesson=n, origin=step.position, options=dict(step.options))

    def give_back(self, seat: Seat) -> "RoomState":
        """Let the person of this seat play again instead of the bot that stood in."""
        return self._put(seat, SeatState(self.seats[seat].person))

    def ready(self, bots: str | None, game: type[AnyGame]) -> tuple[SeatState, ...]:
        """Return the seats for the next match: free ones get bots of this level, or are removed with None."""
        if bots is not None:
            must_sit(game, bots)
            return tuple(SeatState(level=bots) if seat.is_free else seat for seat in self.seats)
        taken = tuple(seat for seat in self.seats if not seat.is_free)
        if len(taken) < game.players.least:
            raise Illegal("rooms.too-few", least=game.players.least)
        return taken

    def begin(self, match: str, seats: tuple[SeatState, ...], began: Millis) -> "RoomState":
        """Begin a match with these seats, whose clock starts at `began`."""
        sat = {seat.person: n for n, seat in enumerate(seats) if seat.person is not None}
        return replace(self, seats=seats, match=match, over=False, sat=sat, began=began, paused=0, missed={})

    @property
    def playing(self) -> tuple[str, ...]:
        """The people who play in the current match."""
        return tuple(seat.person for seat in self.seats if seat.person is not None) if self.is_playing else ()

    def leave_table(self) -> "RoomState":
        """Return to the lobby."""
        return self if self.match is None else replace(self, match=None, over=False, sat={}, began=0, paused=0)

    def finish(self, played: m.PlayedMatch) -> "RoomState":
        """Add a finished match."""
        return replace(self, over=True, played=(*self.played, played)[-PLAYED_KEPT:])

    def _leave_to_a_bot(self, seat: Seat, game: type[AnyGame]) -> "RoomState":
        level = self.seats[seat].level or usual_bot(game) if self.is_playing else None
        return self._put(seat, SeatState(level=level))

    def _put(self, seat: Seat, given: SeatState) -> "RoomState":
        return replace(self, seats=replaced(self.seats, seat, given))

    def _seat(self, seat: Seat) -> SeatState:
        if not 0 <= seat < len(self.seats):
            raise Illegal("core.no-such-seat", seat=str(seat), last=len(self.seats) - 1)
        return self.seats[seat]

    def name_of(self, person: str) -> str:
        """Return the name of a person who has a seat."""
        expected = self.tournament.players[self.seat_of(person) or 0] if self.tournament else "Somebody"
        return self.people.get(person, expected)

    def seat_names(self, game: type[AnyGame]) -> list[str]:
        """Return the names of the seats before a match, bots by their level; a free seat has an empty name."""
        levels = ["" if seat.person is not None else seat.level or "" for seat in self.seats]
        bots = [self.bot_for(level, self.seats, game) for level in levels]
        found = name_bots(bots, [EVEN if level == EVEN else "" for level in levels])
        return [
            str(bot or "") if seat.person is None else self.name_of(seat.person)
            for seat, bot in zip(self.seats, found, strict=True)
        ]

    # -- estimated strengths

    def know(self, person: str, beliefs: dict[str, Belief]) -> "RoomState":
        """Set the estimated strengths of a person who is in the room."""
        if person not in self.people or not beliefs or self.beliefs.get(person) == beliefs:
            return self
        return replace(self, beliefs={**self.beliefs, person: beliefs})

    def bot_for(self, level: str, seats: tuple[SeatState, ...], game: type[AnyGame]) -> str:
        """Return the exact bot for a level: `even` is about as strong as the people in these seats."""
        found = dial_of(game) if level == EVEN else None
        if found is None:
            return level
        people = [self.beliefs.get(seat.person, {}).get(self.game, NOBODY) for seat in seats if seat.person]
        return even_match(people, found.top)

    def evidence(self, outcome: Outcome, bots: tuple[str, ...], game: type[AnyGame]) -> tuple[Evidence, ...]:
        """Return the evidence of a match against these bots about the people who played it to the end."""
        dial = dial_of(game)
        if dial is None or not bots:
            return ()
        won = outcome.winners
        found: list[Evidence] = []
        for n, seat in enumerate(self.seats[: len(bots)]):
            if seat.person is None or seat.level is not None or bots[n]:
                continue
            results = tuple(
                (profile.strength, 0.5 if (n in won) == (other in won) else float(n in won))
                for other, bot in enumerate(bots)
                if (profile := profile_of(bot)) is not None and (n in won or other in won)
            )
            if results:
                found.append(Evidence(seat.person, results, dial.slope))
        return tuple(found)

    def learn(self, evidence: tuple[Evidence, ...]) -> "RoomState":
        """Update the estimates after a match. The store may know more, as people also play in other rooms."""
        beliefs = dict(self.beliefs)
        for one in evidence:
            known = beliefs.get(one.person, {})
            beliefs[one.person] = {**known, self.game: one.after(known.get(self.game, NOBODY))}
        return replace(self, beliefs=beliefs) if evidence else self

    # -- chat

    def say(self, person: str, text: str) -> "RoomState":
        """Add a chat message."""
        plain = clean_text(text, LONGEST_CHAT)
        if not plain:
            raise Illegal("rooms.empty")
        line = m.ChatLine(self.chat_lines + 1, person, self.people[person], plain)
        return replace(self, chat_lines=line.n, chat=(*self.chat, line)[-CHAT_KEPT:])


def read_room(state: bytes) -> RoomState:
    """Read a saved room; raises DecodeError. Rooms of an earlier version get their host as owner."""
    found = msgspec.json.decode(state, type=RoomState)
    return found if found.owner else replace(found, owner=found.host)
