"""The daily SET puzzle: find all SETs among cards that are the same for all players on a date."""

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
"""For each shape the deck, the number of cards, and the number of SETs among them."""


@lru_cache(maxsize=64)
def puzzle(day: str, shape: Shape = "advanced") -> tuple[Card, ...]:
    """Return the cards of a day's puzzle."""
    deck, count, goal = SHAPES[shape]
    chance = Chance(sha256(f"Fivefold daily SET, {shape}, {day}".encode()).digest())
    while True:
        cards = tuple(chance.shuffled(deck)[:count])
        if len(sets.find(cards)) == goal:
            return cards


class SetDailyOptions(DailyOptions, frozen=True):
    """The options of the puzzle, in the order of the records."""

    shape: Shape = "advanced"
    date: Day


class Daily(SetGame[SetDailyOptions]):
    """The daily puzzle."""

    slug: ClassVar = "set-daily"
    older_orders: ClassVar = (*SetGame.older_orders, "shape date")
    players: ClassVar = Players(1, 1)
    options_type: ClassVar[type[Options]] = SetDailyOptions
    generators: ClassVar = UNCHANGED

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards of the day."""
        return puzzle(self.options.date, self.options.shape)

    @property
    def goal(self) -> int:
        """Return the number of SETs to find."""
        return SHAPES[self.options.shape][2]

    def start(self, seats: int) -> State:
        """Return the first and only round, before the cards are laid out."""
        return replace(super().start(seats), round=1)

    def judge(self, state: State, act: Act[Move]) -> Event:
        """Judge an act by the rules; a wrong pick is counted but costs nothing."""
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
        """Lay the puzzle out, or end it when it is solved."""
        if not state.board:
            return Dealt(self.cards, tuple(range(len(self.cards))), 0)
        if not state.ended and len(state.won[0]) == self.goal:
            return Solved()
        return None

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.ended else (0,)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: won when all SETs are found."""
        if not state.ended:
            return None
        found = len(state.won[0])
        told = message(
            "set_cards.outcome-puzzle", sets=found, goal=self.goal, wrong=state.penalties[0], time=clock(state.now)
        )
        return Outcome((0,) if found == self.goal else (), (found,), state.ended, told)

    def moves(self, view: View) -> Iterable[Move]:
        """Return any three cards, except the SETs already found."""
        if view.seat is None or view.ended:
            return
        known = {frozenset(triple) for triple in view.won[0]}
        yield from (Take(cards) for cards in combinations(view.face_up, 3) if frozenset(cards) not in known)
        yield Resign()

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the number of SETs found, without penalties."""
        return (len(state.won[0]),)

    def pieces(self, state: State) -> Iterable[str]:
        """Return the cards of the puzzle; those of a found SET stay."""
        return state.face_up

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        return ()

    def show(self, view: View) -> Sequence[Message | str]:
        """Describe the cards and the SETs found."""
        found = view.won[0]
        told = message("set_cards.show-found", sets=len(found), goal=self.goal)
        return (*notation.show_cards(view), told, *map(" ".join, found))

    def hints(self, view: View) -> Sequence[Hint]:
        """Return hints that name one card of a SET still to find, then two, then all three."""
        return advice.hints(view.face_up, view.won[0])
