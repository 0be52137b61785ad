"""A room: the people, the seats, the game and its options, chat, and what was played."""

import secrets

from msgspec import Struct

from fivefold.bots import levels
from fivefold.core.discovery import find_game
from fivefold.core.errors import Illegal
from fivefold.core.options import OptionValue, make_options
from fivefold.server import messages as m
from fivefold.server.people import clean_text

ALPHABET = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""Letters that are not mixed up when read out, and make no words."""
CHAT_KEPT = 100
LONGEST_CHAT = 300
REACTIONS = ("👏", "😄", "😮", "🤔", "😢", "🎉", "👍", "🍀")
USUAL_BOT = "medium"


def new_code(length: int = 6) -> str:
    """A code for a room, short enough to be told over the phone."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class SeatState(Struct):
    """A seat: a person's, a bot's, both (the bot plays until the person is back), or free."""

    person: str | None = None
    level: str | None = None


class RoomState(Struct):
    """All that is kept of a room."""

    code: str
    host: str
    game: str
    options: dict[str, OptionValue]
    seats: list[SeatState]
    people: dict[str, str]
    public: bool = False
    kicked: list[str] = []
    chat: list[m.Said] = []
    said: int = 0
    match: str | None = None
    over: bool = False
    sat: dict[str, int] = {}
    """Who has seen the match from which seat: nobody may look into two hands."""
    played: list[m.Played] = []

    # -- people

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), None)

    def enter(self, person: str, name: str) -> None:
        """Somebody comes in; raises Illegal for one who was sent out."""
        if person in self.kicked:
            raise Illegal("kicked", "The host has sent you out of this room.")
        if person not in self.people and len(self.people) >= 100:
            raise Illegal("full", "This room is full.")
        self.people[person] = name

    def forget(self, person: str) -> None:
        """Somebody without a seat has gone for good."""
        if self.seat_of(person) is None:
            self.people.pop(person, None)

    def pass_host(self, here: set[str]) -> bool:
        """Makes the next person host if the host has gone; says whether that happened."""
        candidates = [person for person in self.people if person in here]
        if self.host in candidates or not candidates:
            return False
        self.host = candidates[0]
        return True

    def must_be_host(self, person: str) -> None:
        """Raises Illegal for anybody else."""
        if person != self.host:
            raise Illegal("not-host", "Only the host may do that.")

    def kick(self, person: str) -> None:
        """Sends somebody out."""
        if person == self.host:
            raise Illegal("not-yourself", "You cannot send yourself out.")
        if person not in self.people:
            raise Illegal("no-such-person", "There is nobody like that here.")
        self.kicked.append(person)
        seat = self.seat_of(person)
        if seat is not None:
            self.seats[seat].person = None
            if self.is_playing and self.seats[seat].level is None:
                self.seats[seat].level = self._usual_bot()
        del self.people[person]

    # -- the game and its seats

    @property
    def is_playing(self) -> bool:
        """Whether a match is going on."""
        return self.match is not None and not self.over

    def must_be_lobby(self) -> None:
        """Raises Illegal while a match goes on."""
        if self.is_playing:
            raise Illegal("playing", "A match is going on; finish it or go back to the lobby first.")

    def choose(self, game: str, options: dict[str, OptionValue]) -> None:
        """Another game or other options; people keep their seats as far as there are some."""
        self.must_be_lobby()
        found = find_game(game)
        found(make_options(found.options_type, options))
        self.options = {k: v for k, v in options.items() if make_options(found.options_type, {k: v})}
        changed = game != self.game
        self.game, self.match = found.slug, None
        if changed:
            known = levels(found)
            for seat in self.seats:
                if seat.level is not None and seat.level not in known:
                    seat.level = self._usual_bot()
            self.resize(min(max(len(self.seats), found.players.least), found.players.most))

    def resize(self, count: int) -> None:
        """More or fewer seats; those who sit in seats that go, watch."""
        self.must_be_lobby()
        least, most = find_game(self.game).players
        if not least <= count <= most:
            raise Illegal("bad-seats", f"This game is for {find_game(self.game).players} players.")
        taken = [seat for seat in self.seats if seat.person or seat.level]
        free = [seat for seat in self.seats if not (seat.person or seat.level)]
        kept = self.seats if count >= len(self.seats) else [*taken, *free]
        self.seats = [*kept[:count], *(SeatState() for _ in range(count - len(kept)))]

    def sit(self, person: str, seat: int) -> None:
        """Somebody takes a seat: a free one, or during a match a bot's."""
        wanted = self._seat(seat)
        if wanted.person not in (None, person):
            raise Illegal("seat-taken", "That seat is taken.")
        if self.is_playing and wanted.level is None and wanted.person is None:
            raise Illegal("playing", "That seat is not in the match.")
        if self.is_playing and self.sat.get(person, seat) != seat:
            raise Illegal("playing", "You have seen the table from another seat in this match.")
        mine = self.seat_of(person)
        if mine is not None and mine != seat:
            if self.is_playing:
                raise Illegal("playing", "You have a seat in this match already.")
            self.seats[mine].person = None
        wanted.person, wanted.level = person, None
        self.sat[person] = seat

    def stand(self, person: str) -> None:
        """Somebody gives their seat up; in a match a bot goes on."""
        seat = self.seat_of(person)
        if seat is None:
            raise Illegal("not-seated", "You have no seat.")
        self.seats[seat].person = None
        if self.is_playing:
            self.seats[seat].level = self._usual_bot()

    def seat_bot(self, seat: int, level: str | None, here: set[str]) -> None:
        """A bot for a free seat, another level, or nobody; in a match only where the person has gone."""
        wanted = self._seat(seat)
        if level is not None and level not in levels(find_game(self.game)):
            raise Illegal("unknown-bot", f"There is no bot {level!r} for this game.")
        if self.is_playing:
            if wanted.person in here or level is None:
                raise Illegal("playing", "In a match a bot can only stand in for somebody who has gone.")
        elif wanted.person is not None:
            raise Illegal("seat-taken", "Somebody sits there.")
        wanted.level = level

    def take_back(self, person: str) -> bool:
        """A person who is back takes the seat from the bot that stood in; says whether there was one."""
        seat = self.seat_of(person)
        if seat is None or self.seats[seat].level is None:
            return False
        self.seats[seat].level = None
        return True

    def ready(self) -> list[SeatState]:
        """The seats of a match that is about to begin: free ones go if enough are left, else bots come."""
        least = find_game(self.game).players.least
        taken = [seat for seat in self.seats if seat.person or seat.level]
        taken += [SeatState(level=self._usual_bot()) for _ in range(least - len(taken))]
        return taken

    def _usual_bot(self) -> str:
        return USUAL_BOT if USUAL_BOT in levels(find_game(self.game)) else "random"

    def _seat(self, seat: int) -> SeatState:
        if not 0 <= seat < len(self.seats):
            raise Illegal("no-such-seat", f"There is no seat {seat}.")
        return self.seats[seat]

    def seat_name(self, seat: SeatState) -> str:
        """How a seat is called."""
        if seat.person is not None:
            return self.people.get(seat.person, "Somebody")
        return f"{seat.level} bot" if seat.level else ""

    # -- chat, and how it is seen

    def say(self, person: str, text: str) -> m.Said:
        """A line of chat."""
        plain = clean_text(text, LONGEST_CHAT)
        if not plain:
            raise Illegal("empty", "There is nothing in it.")
        self.said += 1
        line = m.Said(self.said, person, self.people[person], plain)
        self.chat = [*self.chat[-CHAT_KEPT + 1 :], line]
        return line

    def seen(self, here: set[str]) -> m.RoomView:
        """The room as everybody sees it."""
        return m.RoomView(
            code=self.code,
            host=self.host,
            public=self.public,
            game=self.game,
            options=self.options,
            people=tuple(m.Person(person, name, person in here) for person, name in self.people.items()),
            seats=tuple(m.SeatView(self.seat_name(seat), seat.person, seat.level) for seat in self.seats),
            match=self.match,
            over=self.over,
            chat=tuple(self.chat),
            played=tuple(self.played[-20:]),
        )
