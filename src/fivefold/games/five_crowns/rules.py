"""The rules of Five Crowns for two to seven: take a card, part with a card, and go out first."""

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar, Literal

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Due, Game, Hint, Millis, Outcome, Players, Seat
from fivefold.core.options import Options
from fivefold.games.five_crowns import advice, melds, notation, position
from fivefold.games.five_crowns.arranging import laid, read_meld
from fivefold.games.five_crowns.bookkeeping import apply, without
from fivefold.games.five_crowns.cards import DECK, KINDS, Card, Laid, Meld
from fivefold.games.five_crowns.model import (
    Counted,
    Dealt,
    Discard,
    Discarded,
    Draw,
    Drew,
    Event,
    FiveCrownsOptions,
    GoOut,
    Hand,
    LaidDown,
    LayDown,
    Move,
    Pick,
    Picked,
    Reshuffled,
    State,
    Stopped,
    WentOut,
)
from fivefold.games.five_crowns.view import View, sample, totals, view

_DRAW, _PICK = Draw(), Pick()
_DISCARD = {card: Discard(card) for card in KINDS}
_GO_OUT = {card: GoOut(card) for card in KINDS}
_LAY_DOWN = {card: LayDown(card) for card in KINDS}


class FiveCrowns(Game[State, Move, Event, View, FiveCrownsOptions]):
    """Five Crowns around a table."""

    slug: ClassVar = "five-crowns"
    title: ClassVar = "Five Crowns"
    blurb: ClassVar = "Eleven hands of books and runs, with a wild rank that rises; the fewest points win."
    players: ClassVar = Players(2, 7)
    version: ClassVar = 1
    options_type: ClassVar[type[Options]] = FiveCrownsOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position
    lists_all_moves: ClassVar = False

    def start(self, seats: int) -> State:
        """Nothing dealt, nothing written down."""
        nothing: tuple[Hand, ...] = ((),) * seats
        return State(seats, hands=nothing, known=nothing, drawn=nothing, laid=(None,) * seats)

    # -- what players and the clock may do

    def judge(self, state: State, act: Act[Move]) -> Event:
        """One act by the rules."""
        seat, move = act.seat, act.move
        if seat != state.turn and not isinstance(move, Due):
            raise Illegal("not-your-turn", "It is not your turn.")
        match move:
            case Draw():
                if state.has_drawn:
                    raise Illegal("drawn", "You have taken a card; now discard one.")
                if not state.pile:
                    raise Illegal("pile-empty", "The draw pile is empty; take the discard.")
                return Drew(seat, state.deck[state.pile - 1], act.at)
            case Pick():
                if state.has_drawn:
                    raise Illegal("drawn", "You have taken a card; now discard one.")
                if not state.discards:
                    raise Illegal("no-discard", "There is no discard to take.")
                return Picked(seat, state.discards[-1], act.at)
            case Discard(card=card):
                self._kept(state, card)
                if state.out is not None:
                    raise Illegal("last-turn", "This is your last turn: lay down what you have with your discard.")
                return Discarded(seat, card, act.at)
            case GoOut(card=card, melds=own):
                return WentOut(seat, card, self._going_out(state, card, own), act.at)
            case LayDown(card=card, melds=own):
                kept = self._kept(state, card)
                if state.out is None:
                    raise Illegal("nobody-out", "You may lay cards down only when somebody has gone out.")
                return LaidDown(seat, card, lay(kept, own, state.wild), act.at)
            case _:  # the clock; of the house nothing is noticed here
                return self._clock(state, act.at)

    def _kept(self, state: State, card: Card) -> Hand:
        """What is left of the hand without the discard."""
        if not state.has_drawn:
            raise Illegal("not-drawn", "Take a card first.")
        if card not in state.hands[state.turn]:
            raise Illegal("not-in-hand", f"You do not have {card}.")
        return without(state.hands[state.turn], card)

    def _going_out(self, state: State, card: Card, own: tuple[Hand, ...]) -> Laid:
        kept = self._kept(state, card)
        if state.out is not None:
            raise Illegal("last-turn", "Somebody has gone out already; lay down what you have with your discard.")
        laid = lay(kept, own, state.wild)
        if laid.left:
            raise Illegal("not-out", f"That leaves {' '.join(laid.left)}, so you cannot go out with {card}.")
        return laid

    def _clock(self, state: State, at: Millis) -> Event:
        if state.has_drawn:
            return proposed(state, at)
        if state.pile:
            return Drew(state.turn, state.deck[state.pile - 1], at, late=True)
        return Picked(state.turn, state.discards[-1], at, late=True)

    # -- what follows by itself

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Dealing, counting, shuffling, and finishing the turn of a slow player."""
        if state.has_drawn:
            return proposed(state, state.since) if state.late else None
        if state.over:
            return None
        options, seats = self.options, state.seats
        if not state.wild:
            return deal(options.first, 0, seats, chance)
        if len(state.sheet) > state.wild - options.first:
            return deal(state.wild + 1, (state.dealer + 1) % seats, seats, chance)
        if state.out is not None:
            if state.turn == state.out:
                return self._count(state, "out")
        elif state.turns >= options.max_turns * seats:
            if state.laid[0] is not None:
                return self._count(state, "stopped")
            return Stopped(tuple([melds.best(hand, state.wild) for hand in state.hands]))
        if not state.pile and len(state.discards) > 1:
            return Reshuffled(len(state.discards) - 1, tuple(chance.shuffled(state.discards[:-1])))
        return None

    def _count(self, state: State, ended: Literal["out", "stopped"]) -> Counted:
        points = tuple([0 if laid is None else laid.points for laid in state.laid])
        return Counted(state.wild, points, ended, over=state.wild >= self.options.last)

    def apply(self, state: State, event: Event) -> State:
        """Bookkeeping."""
        return apply(state, event)

    # -- how it stands

    def actors(self, state: State) -> Collection[Seat]:
        """Whoever's turn it is."""
        return () if state.over else (state.turn,)

    def deadline(self, state: State) -> Millis | None:
        """The end of the turn, if turns have one."""
        seconds = self.options.turn_seconds
        return state.since + 1000 * seconds if seconds and state.wild and not state.over else None

    def outcome(self, state: State) -> Outcome | None:
        """The fewest points win; equal ones share it."""
        if not state.over:
            return None
        scores = totals(state.seats, state.sheet)
        winners = tuple(who for who, score in enumerate(scores) if score == min(scores))
        played = "One hand was" if len(state.sheet) == 1 else f"All {len(state.sheet)} hands were"
        return Outcome(winners, scores, "played-out", f"{played} played; the fewest points win.")

    def view(self, state: State, seat: Seat | None) -> View:
        """The table without the draw pile and the hands of others."""
        return view(state, seat, self.deadline(state), self.options)

    def moves(self, view: View) -> Iterable[Move]:
        """Where to take a card from; then which to part with, and with which of them one may go out.

        Laying down is listed as the table proposes it. One may name other melds, too many to list.
        """
        if view.turn is None or view.seat != view.turn:
            return ()
        if not view.has_drawn:
            if not view.pile:
                return (_PICK,)
            return (_DRAW, _PICK) if view.discards else (_DRAW,)
        hand = view.hand
        if view.out is not None:
            return [_LAY_DOWN[card] for card in dict.fromkeys(hand)]
        discards: list[Move] = [_DISCARD[card] for card in dict.fromkeys(hand)]
        discards += [_GO_OUT[card] for card in melds.outs(hand, view.wild)]
        return discards

    def sample(self, view: View, chance: Chance) -> State:
        """The unseen cards in other places."""
        return sample(view, chance)

    def pieces(self, state: State) -> Iterable[str]:
        """The draw pile, the discards, and all hands, laid down or not."""
        yield from state.deck[: state.pile]
        yield from state.discards
        for hand in state.hands:
            yield from hand

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """What lies in the draw pile and in the hands of others, and never lay face up in this hand."""
        hidden, open_ = set(state.deck[: state.pile]), {*state.discards, *state.stock}
        for who, hand in enumerate(state.hands):
            if who == seat or state.laid[who] is not None:
                open_.update(hand)
            else:
                hidden.update(hand)
                open_.update(state.known[who])
        return hidden - open_

    # -- for people

    def for_people(self, view: View) -> View:
        """With one's own hand worked out."""
        return advice.for_people(view)

    def hints(self, view: View) -> Sequence[Hint]:
        """What to take or to part with, in points."""
        return advice.hints(view)


def deal(wild: int, dealer: Seat, seats: int, chance: Chance) -> Dealt:
    """A new hand from all cards, one card at a time from the dealer's left; then one is turned over."""
    cards = chance.shuffled(DECK)
    dealt = wild * seats
    hands = [tuple(cards[place:dealt:seats]) for place in range(seats)]
    first = (dealer + 1) % seats
    by_seat = tuple([hands[(seat - first) % seats] for seat in range(seats)])
    return Dealt(wild, dealer, cards[dealt], by_seat, tuple(cards[:dealt:-1]))


def lay(kept: Hand, own: tuple[Hand, ...], wild: int) -> Laid:
    """The kept cards in the player's own books and runs, or as the table proposes; raises Illegal."""
    if not own:
        return melds.best(kept, wild)
    made: list[Meld] = []
    for cards in own:
        for card in cards:
            if card not in kept:
                raise Illegal("not-in-hand", f"You do not have {card}, or not so often.")
            kept = without(kept, card)
        meld = read_meld(cards, wild)
        if meld is None:
            raise Illegal("not-a-meld", f"{'-'.join(cards)} is neither a book nor a run.")
        made.append(meld)
    return laid(made, kept, wild)


def proposed(state: State, at: Millis) -> Discarded | WentOut | LaidDown:
    """The rest of a slow player's turn: what leaves the fewest points, going out if that leaves none."""
    card, laid = melds.best_discard(state.hands[state.turn], state.wild)
    if state.out is not None:
        return LaidDown(state.turn, card, laid, at, late=True)
    if not laid.points:
        return WentOut(state.turn, card, laid, at, late=True)
    return Discarded(state.turn, card, at, late=True)
