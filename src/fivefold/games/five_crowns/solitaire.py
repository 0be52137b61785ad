"""The solitaire of Five Crowns: eleven piles, each with its own wild rank, and 28 cards to bring them in order."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Game, Hint, Outcome, Players, Seat
from fivefold.core.hidden import HiddenPieces
from fivefold.core.options import Options
from fivefold.core.sequences import replaced
from fivefold.core.words import Pieces, message
from fivefold.games.five_crowns import melds, solitaire_notation, solitaire_position
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import DECK, LOWEST, POINTS, Card, is_wild
from fivefold.games.five_crowns.model import Hand
from fivefold.games.five_crowns.solitaire_model import (
    SIZES,
    Closed,
    Drop,
    Event,
    Finished,
    Place,
    Placed,
    SetOut,
    Sorted,
    State,
    Turned,
    View,
    public_fields,
)


class Solitaire(Game[State, Place, Event, View, Options]):
    slug: ClassVar = "five-crowns-solitaire"
    aim: ClassVar = "fewest"
    players: ClassVar = Players(1, 1)
    version: ClassVar = 1
    state_type: ClassVar = State
    move_type: ClassVar = Place
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = solitaire_notation
    position: ClassVar = solitaire_position

    def start(self, seats: int) -> State:
        return State()

    def judge(self, state: State, act: Act[Place]) -> Event:
        """Put the turned card onto an open pile, and discard any card of it."""
        move, turned = act.move, state.turned
        assert isinstance(move, Place)
        assert turned is not None
        size, card = move.pile, move.card
        if size not in SIZES:
            raise Illegal("five_crowns.no-pile")
        if state.closed[size - LOWEST] is not None:
            raise Illegal("five_crowns.closed", size=size)
        cards = (*state.piles[size - LOWEST], turned)
        if card not in cards:
            raise Illegal("five_crowns.not-in-pile", card=Pieces((card,)), size=size)
        return Placed(size, turned, card, melds.least(without(cards, card), size), act.at)

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Set out the piles, close piles, turn cards, or end the match."""
        if not state.piles:
            return set_out(chance)
        if state.ended or state.turned is not None:
            return None
        for size, cards, points, laid in zip(SIZES, state.piles, state.points, state.closed, strict=True):
            if not points and laid is None:
                return Closed(size, melds.best(cards, size))
        if not any(state.points):
            return Finished(won=True)
        return Turned(state.deck[-1]) if state.deck else Finished(won=False)

    def apply(self, state: State, event: Event) -> State:
        match event:
            case SetOut(piles=piles, points=points, deck=deck):
                return replace(state, piles=piles, points=points, closed=(None,) * len(piles), deck=deck)
            case Turned(card=card):
                return replace(state, turned=card, deck=state.deck[:-1])
            case Placed(pile=size, turned=turned, card=card, points=points, at=now):
                place = size - LOWEST
                pile = without((*state.piles[place], turned), card)
                return replace(
                    state,
                    piles=replaced(state.piles, place, pile),
                    points=replaced(state.points, place, points),
                    turned=None,
                    gone=(*state.gone, card),
                    now=now,
                )
            case Closed(pile=size, laid=laid):
                return replace(state, closed=replaced(state.closed, size - LOWEST, laid))
            case Finished(won=won):
                return replace(state, ended="all-closed" if won else "used-up")

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.ended else (0,)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: won when all piles are closed, otherwise the points left."""
        if not state.ended:
            return None
        points = sum(state.points)
        if state.ended == "all-closed":
            return Outcome((0,), (points,), state.ended, message("five_crowns.outcome.won", count=len(state.deck)))
        told = message("five_crowns.outcome.lost", points=points, piles=state.closed.count(None))
        return Outcome((), (points,), state.ended, told)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything but the order of the cards to come."""
        return View(*public_fields(state), seat=seat, actors=self.actors(state), left=len(state.deck))

    def moves(self, view: View) -> Iterable[Place]:
        """Return every open pile with each of its cards and the turned one as the discard."""
        if view.seat is None or view.turned is None:
            return
        for size, cards, laid in zip(SIZES, view.piles, view.closed, strict=True):
            if laid is None:
                for card in dict.fromkeys((*cards, view.turned)):
                    yield Place(size, card)

    def sample(self, view: View, chance: Chance) -> State:
        """Shuffle the cards to come."""
        hidden = list(DECK)
        for card in (*(card for pile in view.piles for card in pile), *view.gone):
            hidden.remove(card)
        if view.turned is not None:
            hidden.remove(view.turned)
        return State(*public_fields(view), deck=tuple(chance.shuffled(hidden)[: view.left]))

    def box(self, seats: int) -> Iterable[str]:
        """Return the cards of both decks."""
        return DECK

    def pieces(self, state: State) -> Iterable[str]:
        """Return the piles, the cards to come, the turned card, and the discards."""
        for pile in state.piles:
            yield from pile
        yield from (*state.deck, *state.gone)
        if state.turned is not None:
            yield state.turned

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """Return nothing: the cards to come follow from the visible ones, and their order is not a piece."""
        return set(state.deck) - {card for pile in state.piles for card in pile} - {*state.gone, state.turned}

    def hidden(self, state: State) -> Iterator[HiddenPieces]:
        yield HiddenPieces(state.deck[::-1], name=message("pieces.hidden.draw-pile"))

    def for_people(self, view: View) -> View:
        """Add the analysis of every open pile."""
        return replace(view, analysis=tuple([worked_out(view, size) for size in SIZES]) if view.piles else ())

    def hints(self, view: View) -> Sequence[Hint]:
        """Return where the turned card saves the most points."""
        if view.seat is None or view.turned is None:
            return ()
        size, card, points = min(drops(view), key=lambda drop: (drop[2] - view.points[drop[0] - LOWEST], drop))
        before = view.points[size - LOWEST]
        if points >= before:
            return (Hint(message("five_crowns.hint-place.nowhere", turned=Pieces((view.turned,))), (view.turned,)),)
        best = message(
            "five_crowns.hint-place", turned=Pieces((view.turned,)), card=Pieces((card,)), before=before, points=points
        )
        return (
            Hint(message("five_crowns.hint-place.look", size=size), view.piles[size - LOWEST]),
            Hint(best, tuple(dict.fromkeys((view.turned, card)))),
        )


def drops(view: View) -> Iterable[tuple[int, Card, int]]:
    """Yield for each open pile the best discard if the turned card goes there, and the points then left."""
    assert view.turned is not None
    for size, cards, laid in zip(SIZES, view.piles, view.closed, strict=True):
        if laid is None:
            yield (size, *melds.least_discard((*cards, view.turned), size))


def worked_out(view: View, size: int) -> Sorted | None:
    """Return the best arrangement of the pile of that size, with every discard tried; None if it is closed."""
    place = size - LOWEST
    if view.closed[place] is not None:
        return None
    cards = view.piles[place]
    drops: list[Drop] = []
    if view.turned is not None:
        every = (*cards, view.turned)
        drops = [Drop(card, melds.least(without(every, card), size)) for card in dict.fromkeys(every)]
        drops.sort(key=lambda drop: (drop.points, is_wild(drop.card, size), -POINTS[size][drop.card]))
    return Sorted(melds.best(cards, size), tuple(drops))


def set_out(chance: Chance) -> SetOut:
    """Set out piles of 3 to 13 cards; the rest is to come."""
    cards = chance.shuffled(DECK)
    piles: list[Hand] = []
    for size in SIZES:
        piles.append(tuple(cards[:size]))
        del cards[:size]
    points = tuple([melds.least(pile, size) for size, pile in zip(SIZES, piles, strict=True)])
    return SetOut(tuple(piles), points, tuple(reversed(cards)))
