"""All that is kept of a room: the people, the seats, the game and its options, chat, and what was played.

A state is a value: whatever changes makes another one, so that a room can go back to what is kept.
"""

from collections.abc import Callable, Collection

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fivefold.bots import dial_of, is_bot, name_bots, offer, profile_of
from fivefold.bots.adapting import NOBODY, Belief, Evidence, even_match
from fivefold.core.errors import Illegal
from fivefold.core.game import AnyGame, Millis, Outcome, Seat
from fivefold.core.lessons import lesson_of
from fivefold.core.options import OptionValue
from fivefold.core.sequences import replaced
from fivefold.core.words import listed
from fivefold.rooms import messages as m
from fivefold.rooms.evening import Evening
from fivefold.rooms.text import clean_text

CHAT_KEPT = 100
PLAYED_KEPT = 20
LONGEST_CHAT = 300
MOST_PEOPLE = 100
MOST_KICKED = 200
REACTIONS = ("👏", "😄", "😮", "🤔", "😢", "🎉", "👍", "🍀")
USUAL_BOT = "medium"
EVEN = "even"
"""The level of a bot that is about as strong as the people it plays with."""


class SeatState(Struct, frozen=True, gc=False):
    """A seat: a person's, a bot's, both (the bot plays until the person is back), or free."""

    person: str | None = None
    level: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether nobody plays there."""
        return self.person is None and self.level is None


class RoomState(Struct, frozen=True, rename={"chat_lines": "said"}):
    """A room as it is kept; methods that change something return the state after it, or raise Refusal.

    What needs to know the rules is given the room's `game`, as a state knows only its slug.
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
    """Who has seen the match from which seat: nobody may look into two hands."""
    played: tuple[m.PlayedMatch, ...] = ()
    owner: str = ""
    """Who opened the room, and is host again after coming back."""
    password: str = ""
    """The password that newcomers are asked for, as the driver gives it to the room: hashed. None: empty."""
    began: Millis = 0
    """When the clock of the match started, or is going to; 0: when the match was dealt."""
    beliefs: dict[str, dict[str, Belief]] = {}
    """How strong people are, by person and game, as far as they have played bots."""
    origin: str = ""
    """The position from which matches begin here; none: they are dealt."""
    lesson: int | None = None
    """The step of the game's lesson that is learned here."""
    evening: Evening = Evening()
    """Who has won how often."""

    # -- people

    def seat_of(self, person: str) -> Seat | None:
        """Where a person sits."""
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), None)

    def must_admit(self, person: str) -> None:
        """Raises Illegal for one who was sent out, or who finds the room full."""
        if person in self.kicked:
            raise Illegal("rooms.kicked")
        if person not in self.people and len(self.people) >= MOST_PEOPLE:
            raise Illegal("rooms.full")

    def enter(self, person: str, name: str) -> "RoomState":
        """Somebody comes in, or has another name."""
        if self.people.get(person) == name:
            return self
        return replace(self, people={**self.people, person: name})

    def forget(self, person: str) -> "RoomState":
        """Somebody without a seat has gone for good."""
        if person not in self.people or self.seat_of(person) is not None:
            return self
        return self._without(person)

    def _without(self, person: str) -> "RoomState":
        people = {who: name for who, name in self.people.items() if who != person}
        beliefs = {who: found for who, found in self.beliefs.items() if who != person}
        return replace(self, people=people, beliefs=beliefs)

    def must_be_host(self, person: str) -> None:
        """Raises Illegal for anybody else."""
        if person != self.host:
            raise Illegal("rooms.not-host")

    def kick(self, person: str, game: type[AnyGame]) -> "RoomState":
        """Sends somebody out; in a match a bot goes on for them."""
        if person not in self.people:
            raise Illegal("rooms.no-such-person")
        seat = self.seat_of(person)
        left = self if seat is None else self._leave_to_a_bot(seat, game)
        return replace(left._without(person), kicked=(*self.kicked, person)[-MOST_KICKED:])

    def lock(self, password: str) -> "RoomState":
        """Asks newcomers for a password from now on; an empty one opens the room."""
        return replace(self, password=password)

    def must_know_password(self, password: str) -> None:
        """Raises Illegal for a wrong one."""
        if self.password and password != self.password:
            raise Illegal("rooms.wrong-password")

    # -- the game and its seats

    @property
    def is_playing(self) -> bool:
        """Whether a match is going on."""
        return self.match is not None and not self.over

    @property
    def may_have_hints(self) -> bool:
        """Whether nobody is wronged by hints: at most one person plays."""
        return sum(seat.person is not None for seat in self.seats) <= 1

    def must_be_lobby(self) -> None:
        """Raises Illegal while a match goes on."""
        if self.is_playing:
            raise Illegal("rooms.playing")

    def choose(self, chosen: AnyGame, options: Collection[str]) -> "RoomState":
        """Another game, or other options of these names; people keep their seats as far as there are some."""
        self.must_be_lobby()
        found, named = type(chosen), {name: getattr(chosen.options, name) for name in options}
        left = replace(
            self, game=found.slug, options=named, match=None, over=False, sat={}, began=0, origin="", lesson=None
        )
        if found.slug == self.game:
            return left
        usual = usual_bot(found)
        seats = tuple(
            seat if seat.level is None or may_sit(found, seat.level) else SeatState(seat.person, usual)
            for seat in self.seats
        )
        least, most = found.players
        return replace(left, seats=seats).resize(min(max(len(seats), least), most), found)

    def resize(self, count: int, game: type[AnyGame]) -> "RoomState":
        """More or fewer seats; those who sit in seats that go, watch."""
        self.must_be_lobby()
        least, most = game.players
        if not least <= count <= most:
            raise Illegal("core.bad-seats", game=game.title, players=game.players.message)
        taken = [seat for seat in self.seats if not seat.is_free]
        free = [seat for seat in self.seats if seat.is_free]
        kept = self.seats if count >= len(self.seats) else (*taken, *free)
        return replace(self, seats=(*kept[:count], *(SeatState() for _ in range(count - len(kept)))))

    def sit(self, person: str, seat: Seat) -> "RoomState":
        """Somebody takes a seat: a free one, or a bot's."""
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
        return replace(left._put(seat, SeatState(person)), sat={**self.sat, person: seat})

    def stand(self, person: str, game: type[AnyGame]) -> "RoomState":
        """Somebody gives their seat up; in a match a bot goes on."""
        seat = self.seat_of(person)
        if seat is None:
            raise Illegal("rooms.not-seated")
        return self._leave_to_a_bot(seat, game)

    def seat_bot(
        self, seat: Seat, level: str | None, is_here: Callable[[str], bool], game: type[AnyGame]
    ) -> "RoomState":
        """A bot for a free seat, another level, or nobody; in a match only where the person has gone."""
        wanted = self._seat(seat)
        if level == EVEN and self.is_playing:
            level = stand_in(game)
        if level is not None:
            _must_sit(game, level)
        if self.is_playing:
            if wanted.person is None or is_here(wanted.person) or level is None:
                raise Illegal("rooms.playing.no-stand-in")
            level = self.bot_for(level, (wanted,), game)
        elif wanted.person is not None:
            raise Illegal("rooms.seat-taken")
        return self._put(seat, SeatState(wanted.person, level))

    def at_step(self, n: int, game: type[AnyGame]) -> "RoomState":
        """The room before a step of its lesson; the person who learns sits in the first seat."""
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
        """The person of this seat plays again, and not the bot that stood in."""
        return self._put(seat, SeatState(self.seats[seat].person))

    def ready(self, bots: str | None, game: type[AnyGame]) -> tuple[SeatState, ...]:
        """The seats of a match that is about to begin: bots of this level play in free ones, or those go."""
        if bots is not None:
            _must_sit(game, bots)
            return tuple(SeatState(level=bots) if seat.is_free else seat for seat in self.seats)
        taken = tuple(seat for seat in self.seats if not seat.is_free)
        if len(taken) < game.players.least:
            raise Illegal("rooms.too-few", least=game.players.least)
        return taken

    def begin(self, match: str, seats: tuple[SeatState, ...], began: Millis) -> "RoomState":
        """A match begins with these seats; its clock starts then."""
        sat = {seat.person: n for n, seat in enumerate(seats) if seat.person is not None}
        return replace(self, seats=seats, match=match, over=False, sat=sat, began=began)

    @property
    def playing(self) -> tuple[str, ...]:
        """The people who play in the match that goes on."""
        return tuple(seat.person for seat in self.seats if seat.person is not None) if self.is_playing else ()

    def leave_table(self) -> "RoomState":
        """Back to the lobby."""
        return self if self.match is None else replace(self, match=None, over=False, sat={}, began=0)

    def finish(self, played: m.PlayedMatch) -> "RoomState":
        """The match is over."""
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
        """How somebody who has a seat is called."""
        return self.people.get(person, "Somebody")

    def seat_names(self, game: type[AnyGame]) -> list[str]:
        """How the seats are called before a match, bots by their level; a free one has no name."""
        levels = ["" if seat.person is not None else seat.level or "" for seat in self.seats]
        bots = [self.bot_for(level, self.seats, game) for level in levels]
        found = name_bots(bots, [EVEN if level == EVEN else "" for level in levels])
        return [
            str(bot or "") if seat.person is None else self.name_of(seat.person)
            for seat, bot in zip(self.seats, found, strict=True)
        ]

    # -- how strong people are

    def know(self, person: str, beliefs: dict[str, Belief]) -> "RoomState":
        """Says what is believed of somebody who is here."""
        if person not in self.people or not beliefs or self.beliefs.get(person) == beliefs:
            return self
        return replace(self, beliefs={**self.beliefs, person: beliefs})

    def bot_for(self, level: str, seats: tuple[SeatState, ...], game: type[AnyGame]) -> str:
        """The exact bot that a level stands for: an even one is about as strong as the people in these seats."""
        found = dial_of(game) if level == EVEN else None
        if found is None:
            return level
        people = [self.beliefs.get(seat.person, {}).get(self.game, NOBODY) for seat in seats if seat.person]
        return even_match(people, found.top)

    def evidence(self, outcome: Outcome, bots: tuple[str, ...], game: type[AnyGame]) -> tuple[Evidence, ...]:
        """What a match with these bots says of the people who played it to its end."""
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
        """What is believed after a match; what is kept of a person may say more, as they play elsewhere too."""
        beliefs = dict(self.beliefs)
        for one in evidence:
            known = beliefs.get(one.person, {})
            beliefs[one.person] = {**known, self.game: one.after(known.get(self.game, NOBODY))}
        return replace(self, beliefs=beliefs) if evidence else self

    # -- chat

    def say(self, person: str, text: str) -> "RoomState":
        """A line of chat."""
        plain = clean_text(text, LONGEST_CHAT)
        if not plain:
            raise Illegal("rooms.empty")
        line = m.ChatLine(self.chat_lines + 1, person, self.people[person], plain)
        return replace(self, chat_lines=line.n, chat=(*self.chat, line)[-CHAT_KEPT:])


def read_room(state: bytes) -> RoomState:
    """A room as it was kept; one of an earlier version belongs to its host. Raises DecodeError."""
    found = msgspec.json.decode(state, type=RoomState)
    return found if found.owner else replace(found, owner=found.host)


def _must_sit(game: type[AnyGame], level: str) -> None:
    if not may_sit(game, level):
        raise Illegal("core.unknown-bot", game=game.title, bot=level, known=listed(offer(game), "comma"))


def may_sit(game: type[AnyGame], level: str) -> bool:
    """Whether a bot of this level can be had."""
    return is_bot(game, level) or (level == EVEN and dial_of(game) is not None)


def usual_bot(game: type[AnyGame]) -> str:
    """The level of a bot nobody chose."""
    return USUAL_BOT if is_bot(game, USUAL_BOT) else "random"


def stand_in(game: type[AnyGame]) -> str:
    """The level of a bot that plays on for somebody: about as strong, if the game can tell."""
    return EVEN if dial_of(game) is not None else usual_bot(game)
