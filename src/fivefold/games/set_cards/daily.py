"""The daily SET puzzle: the same cards for everybody on the same date, and all their SETs to find."""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import combinations
from typing import ClassVar, Literal

from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Hint, Outcome, Players, Seat
from fivefold.core.notation import clock
from fivefold.core.options import Options
from fivefold.core.words import Message, message
from fivefold.games.set_cards import advice, notation, sets
from fivefold.games.set_cards.game import SetGame, check_triple, take
from fivefold.games.set_cards.model import (
    EASY_DECK,
    FULL_DECK,
    Card,
    Dealt,
    Event,
    Found,
    Missed,
    Move,
    Resign,
    Resigned,
    Solved,
    State,
    Take,
)
from fivefold.games.set_cards.view import View
from fivefold.pieces.daily import UNCHANGED, DailyOptions, Day

Shape = Literal["advanced", "basic"]

SHAPES: dict[Shape, tuple[tuple[Card, ...], int, int]] = {"advanced": (FULL_DECK, 12, 6), "basic": (EASY_DECK, 9, 4)}
"""Each shape's deck, how many cards lie there, and how many SETs they hold."""


@lru_cache(maxsize=64)
def puzzle(day: str, shape: Shape = "advanced") -> tuple[Card, ...]:
    """The cards of a day's puzzle."""
    deck, count, goal = SHAPES[shape]
    chance = Chance(sha256(f"Fivefold daily SET, {shape}, {day}".encode()).digest())
    while True:
        cards = tuple(chance.shuffled(deck)[:count])
        if len(sets.find(cards)) == goal:
            return cards


class SetDailyOptions(DailyOptions, frozen=True):
    """Which puzzle, in the order of the records."""

    shape: Shape = "advanced"
    date: Day


class Daily(SetGame[SetDailyOptions]):
    """The puzzle of the day."""

    slug: ClassVar = "set-daily"
    players: ClassVar = Players(1, 1)
    options_type: ClassVar[type[Options]] = SetDailyOptions
    generators: ClassVar = UNCHANGED

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the day."""
        return puzzle(self.options.date, self.options.shape)

    @property
    def goal(self) -> int:
        """How many SETs there are to find."""
        return SHAPES[self.options.shape][2]

    def start(self, seats: int) -> State:
        """The one round there is, with nothing laid out yet."""
        return replace(super().start(seats), round=1)

    def judge(self, state: State, act: Act[Move]) -> Event:
        """One act by the rules; a wrong pick costs nothing but is counted."""
        match act.move:
            case Take(cards=cards):
                triple = check_triple(state, cards)
                if any(set(triple) == set(known) for known in state.won[0]):
                    raise Illegal("set_cards.found")
                event = take(state, act.seat, triple, act.at)
                return event if isinstance(event, Missed) else Found(event.seat, event.cards, event.at)
            case Resign():
                return Resigned(act.seat, act.at, tuple(sets.unfound(state.face_up, state.won[0])))
            case _:
                raise Illegal("set_cards.not-alone.puzzle")

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Lays the puzzle out, and sees when it is solved."""
        if not state.board:
            return Dealt(self.cards, tuple(range(len(self.cards))), 0)
        if not state.ended and len(state.won[0]) == self.goal:
            return Solved()
        return None

    def actors(self, state: State) -> tuple[Seat, ...]:
        """The one player."""
        return () if state.ended else (0,)

    def outcome(self, state: State) -> Outcome | None:
        """Won when all are found."""
        if not state.ended:
            return None
        found = len(state.won[0])
        told = message(
            "set_cards.outcome-puzzle", sets=found, goal=self.goal, wrong=state.penalties[0], time=clock(state.now)
        )
        return Outcome((0,) if found == self.goal else (), (found,), state.ended, told)

    def moves(self, view: View) -> Iterable[Move]:
        """Any three cards but a SET that is found already."""
        if view.seat is None or view.ended:
            return
        known = {frozenset(triple) for triple in view.won[0]}
        yield from (Take(cards) for cards in combinations(view.face_up, 3) if frozenset(cards) not in known)
        yield Resign()

    def scores(self, state: State) -> tuple[int, ...]:
        """What was found, whatever went wrong on the way."""
        return (len(state.won[0]),)

    def pieces(self, state: State) -> Iterable[str]:
        """The cards of the puzzle; those of a found SET stay."""
        return state.face_up

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """None."""
        return ()

    def show(self, view: View) -> Sequence[Message | str]:
        """The cards, and what is found."""
        found = view.won[0]
        told = message("set_cards.show-found", sets=len(found), goal=self.goal)
        return (*notation.show_cards(view), told, *map(" ".join, found))

    def hints(self, view: View) -> Sequence[Hint]:
        """One card of a SET that is still to find, then two, then all three."""
        return advice.hints(view.face_up, view.won[0])
