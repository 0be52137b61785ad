"""Five Crowns alone: eleven piles, each with its own wild rank, and 28 cards to bring them in order."""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal, Unreadable
from fivefold.core.game import Act, Game, Hint, Millis, Outcome, Players, Public, Seat
from fivefold.core.notation import counted
from fivefold.core.options import Options
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import at, without
from fivefold.games.five_crowns.cards import DECK, LOWEST, POINTS, RANKS, Card, Laid, in_order, is_wild
from fivefold.games.five_crowns.model import Hand
from fivefold.games.five_crowns.notation import plural, read_card

SIZES = tuple(RANKS)
"""The sizes of the piles, which are also their wild ranks."""


class State(Struct, frozen=True, gc=False):
    """Eleven piles face up, and the cards still to come, the last of them first."""

    piles: tuple[Hand, ...] = ()
    points: tuple[int, ...] = ()
    closed: tuple[Laid | None, ...] = ()
    deck: tuple[Card, ...] = ()
    turned: Card | None = None
    gone: tuple[Card, ...] = ()
    now: Millis = 0
    ended: str = ""


class Place(Struct, frozen=True, gc=False, tag=True):
    """Put the turned card onto the pile of that size, and discard a card of it for good."""

    pile: int
    card: Card


class SetOut(Struct, frozen=True, gc=False, tag=True):
    """The piles were set out; `points` is what each has left."""

    piles: tuple[Hand, ...]
    points: tuple[int, ...]
    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "SetOut":
        """All but the cards still to come."""
        return SetOut(self.piles, self.points, ())


class Turned(Public, frozen=True):
    """The next card was turned over."""

    card: Card


class Placed(Public, frozen=True):
    """The turned card went onto a pile, which now has so many points left, and another one went."""

    pile: int
    turned: Card
    card: Card
    points: int
    at: Millis


class Closed(Public, frozen=True):
    """All cards of a pile lie in books and runs."""

    pile: int
    laid: Laid


class Finished(Public, frozen=True):
    """It is over: all piles are closed, or no card is left to turn."""

    won: bool


Event = SetOut | Turned | Placed | Closed | Finished


class Drop(Struct, frozen=True, gc=False):
    """A card that may go when the turned one comes, and the points that are then left."""

    card: Card
    points: int


class Sorted(Struct, frozen=True, gc=False):
    """An open pile, worked out: how it lies best, and what each discard would leave, the fewest points first."""

    laid: Laid
    drops: tuple[Drop, ...]


class View(Struct, frozen=True, gc=False):
    """Everything but the order of the cards still to come; a spectator sees as much."""

    seat: Seat | None
    piles: tuple[Hand, ...]
    points: tuple[int, ...]
    closed: tuple[Laid | None, ...]
    left: int
    turned: Card | None
    gone: tuple[Card, ...]
    now: Millis
    ended: str
    aid: tuple[Sorted | None, ...] = ()


class Solitaire(Game[State, Place, Event, View, Options]):
    """Five Crowns for one."""

    slug: ClassVar = "five-crowns-solitaire"
    title: ClassVar = "Five Crowns solitaire"
    blurb: ClassVar = "Bring eleven piles into books and runs before the 28 cards are used up."
    players: ClassVar = Players(1, 1)
    version: ClassVar = 1
    state_type: ClassVar = State
    move_type: ClassVar = Place
    event_type: ClassVar = Event
    view_type: ClassVar = View

    def start(self, seats: int) -> State:
        """Nothing set out."""
        return State()

    def judge(self, state: State, act: Act[Place]) -> Event:
        """One act by the rules."""
        if state.ended or state.turned is None:
            raise Illegal("over", "The game is over.")
        match act.move:
            case Place(pile=size, card=card):
                if size not in SIZES:
                    raise Illegal("no-pile", "The piles have 3 to 13 cards.")
                if state.closed[size - LOWEST] is not None:
                    raise Illegal("closed", f"The pile of {size} is closed.")
                cards = (*state.piles[size - LOWEST], state.turned)
                if card not in cards:
                    raise Illegal("not-in-pile", f"{card} is neither in the pile of {size} nor the turned card.")
                return Placed(size, state.turned, card, melds.least(without(cards, card), size), act.at)
            case _:
                raise Illegal("not-due", "There is no clock here.")

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Setting out, closing piles, turning cards, and seeing that it is over."""
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
        """Bookkeeping."""
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
                    piles=at(state.piles, place, pile),
                    points=at(state.points, place, points),
                    turned=None,
                    gone=(*state.gone, card),
                    now=now,
                )
            case Closed(pile=size, laid=laid):
                return replace(state, closed=at(state.closed, size - LOWEST, laid))
            case Finished(won=won):
                return replace(state, ended="all-closed" if won else "used-up")

    def actors(self, state: State) -> Collection[Seat]:
        """The one player."""
        return () if state.ended else (0,)

    def outcome(self, state: State) -> Outcome | None:
        """Won when all piles are closed; otherwise the points that are left."""
        if not state.ended:
            return None
        points = sum(state.points)
        if state.ended == "all-closed":
            text = f"Won: all piles are closed, with {counted(len(state.deck), 'card')} to spare."
            return Outcome((0,), (points,), state.ended, text)
        many = counted(state.closed.count(None), "pile")
        return Outcome((), (points,), state.ended, f"Lost: {counted(points, 'point')} left in {many}.")

    def view(self, state: State, seat: Seat | None) -> View:
        """All but the order of the cards to come."""
        return View(
            seat=seat,
            piles=state.piles,
            points=state.points,
            closed=state.closed,
            left=len(state.deck),
            turned=state.turned,
            gone=state.gone,
            now=state.now,
            ended=state.ended,
        )

    def moves(self, view: View) -> Iterable[Place]:
        """Any open pile, and any card of it or the turned one."""
        if view.seat is None or view.turned is None:
            return
        for size, cards, laid in zip(SIZES, view.piles, view.closed, strict=True):
            if laid is None:
                for card in dict.fromkeys((*cards, view.turned)):
                    yield Place(size, card)

    def sample(self, view: View, chance: Chance) -> State:
        """The cards to come in another order."""
        hidden = list(DECK)
        for card in (*(card for pile in view.piles for card in pile), *view.gone):
            hidden.remove(card)
        if view.turned is not None:
            hidden.remove(view.turned)
        return State(
            piles=view.piles,
            points=view.points,
            closed=view.closed,
            deck=tuple(chance.shuffled(hidden)),
            turned=view.turned,
            gone=view.gone,
            now=view.now,
            ended=view.ended,
        )

    def pieces(self, state: State) -> Iterable[str]:
        """The piles, the cards to come, the turned one, and those that went."""
        for pile in state.piles:
            yield from pile
        yield from (*state.deck, *state.gone)
        if state.turned is not None:
            yield state.turned

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """None: which cards are still to come follows from those that lie there, and their order is no piece."""
        return set(state.deck) - {card for pile in state.piles for card in pile} - {*state.gone, state.turned}

    def write(self, move: Place) -> str:
        """Such as `place 7 QD`."""
        return f"place {move.pile} {move.card}"

    def read(self, text: str, view: View | None = None) -> Place:
        """The move a text stands for."""
        match text.lower().split():
            case ["place", size, card] if re.fullmatch(r"[0-9]{1,2}", size):
                return Place(int(size), read_card(card))
            case _:
                raise Unreadable(
                    "not-a-move", f"{text!r} is no move here: write place, a pile and a discard, such as place 7 QD."
                )

    def show(self, view: View, names: Sequence[str]) -> str:
        """The piles row by row, and the turned card."""
        rows: list[str] = []
        for size, cards, points, laid in zip(SIZES, view.piles, view.points, view.closed, strict=True):
            lies = f"{laid}, closed" if laid is not None else f"{' '.join(in_order(cards))}, {counted(points, 'point')}"
            rows.append(f"pile {size:>2}: {lies}")
        turned = f"turned: {view.turned}; " if view.turned else ""
        rows.append(f"{turned}{counted(view.left, 'card')} to come; {counted(sum(view.points), 'point')} left")
        return "\n".join(rows)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """The event in words."""
        match event:
            case SetOut(piles=piles):
                return f"{len(piles)} piles are set out."
            case Turned(card=card):
                return f"{card} is turned."
            case Placed(pile=size, turned=turned, card=card, points=points):
                if turned == card:
                    return f"{names[0]} discards {card} again; the pile of {size} keeps its {counted(points, 'point')}."
                return f"{names[0]} puts {turned} onto the pile of {size} for {card}: {counted(points, 'point')}."
            case Closed(pile=size, laid=laid):
                return f"The pile of {size}, {plural(size)} wild, is closed: {laid}."
            case Finished(won=won):
                return "All piles are closed." if won else "No card is left to turn."

    def for_people(self, view: View) -> View:
        """With every open pile worked out."""
        return replace(view, aid=tuple([worked_out(view, size) for size in SIZES]) if view.piles else ())

    def hints(self, view: View) -> Sequence[Hint]:
        """Where the turned card takes the most points away."""
        if view.seat is None or view.turned is None:
            return ()
        size, card, points = min(drops(view), key=lambda drop: (drop[2] - view.points[drop[0] - LOWEST], drop))
        before = view.points[size - LOWEST]
        if points >= before:
            again = f"{view.turned} brings no pile down: put it onto any of them and discard it again."
            return (Hint(again, (view.turned,)),)
        return (
            Hint(f"Look at the pile of {size}.", view.piles[size - LOWEST]),
            Hint(
                f"Put {view.turned} there and discard {card}: {before} points become {points}.",
                tuple(dict.fromkeys((view.turned, card))),
            ),
        )


def drops(view: View) -> Iterable[tuple[int, Card, int]]:
    """For each open pile, the best card to part with if the turned one comes there, and the points then left."""
    assert view.turned is not None
    for size, cards, laid in zip(SIZES, view.piles, view.closed, strict=True):
        if laid is None:
            yield (size, *melds.least_discard((*cards, view.turned), size))


def worked_out(view: View, size: int) -> Sorted | None:
    """The pile of that size as it lies best, with every discard tried; None if it is closed."""
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
    """Piles of 3, 4, ... 13 cards; the rest is to come."""
    cards = chance.shuffled(DECK)
    piles: list[Hand] = []
    for size in SIZES:
        piles.append(tuple(cards[:size]))
        del cards[:size]
    points = tuple([melds.least(pile, size) for size, pile in zip(SIZES, piles, strict=True)])
    return SetOut(tuple(piles), points, tuple(reversed(cards)))
