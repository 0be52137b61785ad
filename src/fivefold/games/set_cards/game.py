"""The common base of the SET games: match, solitaire and daily puzzle."""

from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Game, H, Hint, Millis, Seat
from fivefold.core.hidden import HiddenPieces
from fivefold.core.words import Pieces, listed, message
from fivefold.games.set_cards import advice, notation, position, sets
from fivefold.games.set_cards.bookkeeping import apply
from fivefold.games.set_cards.model import Card, Event, Missed, Move, State, Took, Triple, public_fields
from fivefold.games.set_cards.upgrades import upgraded
from fivefold.games.set_cards.view import View, sample
from fivefold.pieces.calls import pressed, told


class SetGame(Game[State, Move, Event, View, H]):
    """The base class of games in which players find SETs among cards on a board."""

    version: ClassVar = 3
    older_orders: ClassVar[tuple[str, ...]] = ("type reason missed",)
    same_rules_since: ClassVar[int | None] = 1
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position

    @property
    @abstractmethod
    def cards(self) -> tuple[Card, ...]:
        """Return all cards of the box."""

    @property
    def goal(self) -> int | None:
        """Return the number of SETs to find, where it is known."""
        return None

    def can_agree(self, state: State) -> bool:
        """Return whether the players decide that there is no SET."""
        return False

    def start(self, seats: int) -> State:
        nothing = (0,) * seats
        return State(seats, None, (), ((),) * seats, nothing, lags=nothing)

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state without the deck."""
        actors, deadline = told(self, state, seat)
        return View(
            *public_fields(state),
            seat=seat,
            actors=actors,
            deadline=deadline,
            deck=len(state.deck),
            scores=self.scores(state),
            can_agree=self.can_agree(state),
            goal=self.goal,
            pressed=pressed(state, seat),
        )

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def sample(self, view: View, chance: Chance) -> State:
        """Shuffle the unseen cards."""
        return sample(view, self.cards, chance)

    def box(self, seats: int) -> Iterable[str]:
        return self.cards

    def pieces(self, state: State) -> Iterable[str]:
        """Return the deck, the board, and the SETs that were taken."""
        yield from state.deck
        yield from state.face_up
        for triples in state.won:
            for triple in triples:
                yield from triple

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        return state.deck

    def hidden(self, state: State) -> Iterator[HiddenPieces]:
        yield HiddenPieces(state.deck, name=message("pieces.hidden.deck"))

    def read_state(self, text: str) -> State:
        """Read a state from its position, with the number of players this game allows."""
        return position.read_state(text, self.players)

    def upgraded(self, rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        """Read records of earlier versions, which named the end differently and explained wrong SETs in English."""
        return move, [upgraded(rules, event) for event in events]

    def hints(self, view: View) -> Sequence[Hint]:
        """Return hints that name one card of a SET, then two, then all three."""
        return advice.hints(view.face_up)


def take(state: State, seat: Seat, cards: Sequence[Card], at: Millis, *, pardon: bool = False) -> Took | Missed:
    """Return the event of taking these cards; with `pardon` a SET removes a penalty."""
    triple = check_triple(state, cards)
    if sets.is_set(*triple):
        return Took(seat, triple, at, pardon)
    return Missed(seat, "wrong", at, triple, sets.why_not(*triple))


def check_triple(state: State, cards: Sequence[Card]) -> Triple:
    """Return three different cards that lie on the board; raises Illegal."""
    if len(cards) != 3 or len(set(cards)) != 3:
        raise Illegal("set_cards.not-three.different")
    if missing := [card for card in cards if card not in state.board]:
        raise Illegal("set_cards.not-there", cards=listed([Pieces((card,)) for card in missing]))
    a, b, c = cards
    return a, b, c
