"""The rules of SET for two and more: no turns, first to call has the board."""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Hint, Millis, Outcome, Players, Seat
from fivefold.core.notation import listed
from fivefold.core.options import Options
from fivefold.games.set_cards import notation, position, sets
from fivefold.games.set_cards.bookkeeping import apply
from fivefold.games.set_cards.model import (
    EASY_DECK,
    FULL_DECK,
    ROOM,
    Agree,
    Agreed,
    Card,
    Dealt,
    Ended,
    Event,
    Happening,
    Missed,
    Move,
    Moved,
    SetOptions,
    Shuffled,
    State,
    Take,
    Took,
    Triple,
    Withdraw,
    Withdrew,
)
from fivefold.games.set_cards.view import View, sample, view
from fivefold.pieces.calls import Call, CallGame, MissReason, pressed
from fivefold.pieces.features import give_away


class Set(CallGame[State, Move, Happening, View, SetOptions]):
    """SET around a table."""

    slug: ClassVar = "set"
    title: ClassVar = "SET"
    blurb: ClassVar = "Spot three cards that are all alike or all different in every feature, before the others do."
    players: ClassVar = Players(2, 12)
    version: ClassVar = 1
    options_type: ClassVar[type[Options]] = SetOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position

    @property
    def cards(self) -> tuple[Card, ...]:
        """The whole deck in its box."""
        return EASY_DECK if self.options.deck == "easy" else FULL_DECK

    def start(self, seats: int) -> State:
        """Nothing dealt, nobody ahead."""
        nothing = (0,) * seats
        return State(seats=seats, won=((),) * seats, penalties=nothing, earlier=nothing, lags=nothing)

    # -- what players may do

    def play(self, state: State, seat: Seat, move: Move, at: Millis) -> Event:
        """What comes of the move of a player who is here."""
        match move:
            case Call():
                return self.call(state, seat, at)
            case Take(cards=cards):
                self.must_call(state, seat, "cards")
                return take(state, seat, cards, at)
            case Agree():
                self._may_agree(state, seat)
                if seat in state.agreed:
                    raise Illegal("agreed", "You have said already that there is no SET.")
                return Agreed(seat, at)
            case Withdraw():
                self._may_agree(state, seat)
                if seat not in state.agreed:
                    raise Illegal("not-agreed", "You have not said that there is no SET.")
                return Withdrew(seat, at)
            case _:
                raise Illegal("alone-only", "That is only for one who plays alone.")

    def _may_agree(self, state: State, seat: Seat) -> None:
        if state.calling is not None:
            raise Illegal("board-taken", "Somebody has the board; wait until they have finished.")
        if pressed(state, seat):
            raise Illegal("called", "You have called SET.")
        if self.options.no_set == "auto" and state.deck:
            raise Illegal("auto", "The table lays out more cards by itself when there is no SET.")

    def miss(self, state: State, seat: Seat, reason: MissReason, at: Millis) -> Missed:
        """A call without a SET costs a point."""
        return Missed(seat, reason, at)

    # -- what follows by itself

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Shuffling, dealing, closing up, and seeing that it is over."""
        if state.deal == 0 or (state.ended and self._has_more_deals(state)):
            return shuffle(state, self.cards, chance)
        if state.calling is not None:
            gone = state.calling.seat in state.away
            return self.miss(state, state.calling.seat, "left", state.now) if gone else None
        return lay_out(state, auto=self.options.no_set == "auto")

    def _has_more_deals(self, state: State) -> bool:
        return bool(self.options.deals == "each" and state.deal < state.seats)

    def apply(self, state: State, event: Event) -> State:
        """Bookkeeping."""
        return apply(state, event)

    # -- how it stands

    def actors(self, state: State) -> Collection[Seat]:
        """The caller, or everybody who is here and has not just pressed."""
        if state.ended:
            return ()
        if state.calling is not None:
            return (state.calling.seat,)
        busy = {*state.away, *(press.seat for press in state.presses)}
        return tuple(who for who in range(state.seats) if who not in busy)

    def outcome(self, state: State) -> Outcome | None:
        """The highest score wins; equal ones share it."""
        if not state.ended or self._has_more_deals(state):
            return None
        scores = state.scores
        winners = tuple(who for who, score in enumerate(scores) if score == max(scores))
        why = "no SET was left" if state.ended == "no-set-left" else "all agreed that no SET was left"
        return Outcome(winners, scores, state.ended, f"The deck was used up and {why}.")

    def view(self, state: State, seat: Seat | None) -> View:
        """The table without its deck."""
        return view(state, seat)

    def moves(self, view: View) -> Iterable[Move]:
        """Any three cards while one has the board; otherwise call, and say what one thinks."""
        me = view.me
        if me is None or view.ended or me.away or view.pressed:
            return
        if view.calling is not None:
            if view.calling.seat == view.seat:
                yield from map(Take, combinations(view.face_up, 3))
            return
        yield Call()
        if self.options.no_set == "agree" or not view.deck:
            yield Withdraw() if me.agreed else Agree()

    def sample(self, view: View, chance: Chance) -> State:
        """The unseen cards in another order."""
        return sample(view, self.cards, chance)

    def pieces(self, state: State) -> Iterable[str]:
        """Deck, table, and the SETs that were taken."""
        yield from state.deck
        yield from state.face_up
        for triples in state.won:
            for triple in triples:
                yield from triple

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """The deck."""
        return state.deck

    # -- for people

    def hints(self, view: View) -> Sequence[Hint]:
        """One card of a SET, then two, then all three."""
        return hints(sets.find(view.face_up))


def shuffle(state: State, cards: tuple[Card, ...], chance: Chance) -> Shuffled:
    """A new deal, by the player whose turn it is to deal."""
    return Shuffled(state.deal % state.seats, len(cards), tuple(chance.shuffled(cards)))


def lay_out(state: State, *, auto: bool) -> Event | None:
    """What happens on the table between two calls, if anything."""
    if state.ended:
        return None
    face_up = state.face_up
    if len(state.board) > max(ROOM, len(face_up)):
        return close_up(state)
    if state.deck and len(face_up) < ROOM:
        return deal(state, ROOM - len(face_up))
    if state.presses:
        return None
    present = [who for who in range(state.seats) if who not in state.away]
    agreed = bool(present) and all(who in state.agreed for who in present)
    if state.deck:
        return deal(state, 3) if agreed or (auto and not sets.has_set(face_up)) else None
    if not sets.has_set(face_up):
        return Ended("no-set-left", missed(state))
    return Ended("agreed", missed(state, face_up)) if agreed else None


def missed(state: State, *tables: tuple[Card, ...]) -> tuple[Triple, ...]:
    """The SETs that lay there when all had agreed that none did, or lie on these tables, and nobody ever took."""
    taken = {frozenset(triple) for triples in state.won for triple in triples}
    lay = dict.fromkeys(triple for cards in (*state.passed, *tables) for triple in sets.find(cards))
    return tuple(triple for triple in lay if frozenset(triple) not in taken)


def take(state: State, seat: Seat, cards: Sequence[Card], at: Millis, *, pardon: bool = False) -> Took | Missed:
    """What comes of taking these cards from the table."""
    triple = check_triple(state, cards)
    if sets.is_set(*triple):
        return Took(seat, triple, at, pardon)
    return Missed(seat, "wrong", at, triple, tuple(map(str, sets.why_not(*triple))))


def check_triple(state: State, cards: Sequence[Card]) -> Triple:
    """Three different cards that lie on the table; raises Illegal."""
    if len(cards) != 3 or len(set(cards)) != 3:
        raise Illegal("not-three", "Take three different cards.")
    if missing := [card for card in cards if card not in state.board]:
        raise Illegal("not-there", f"{listed(missing)} {'is' if len(missing) == 1 else 'are'} not on the table.")
    a, b, c = cards
    return a, b, c


def deal(state: State, count: int) -> Dealt:
    """The next cards of the deck, into the holes first, then into new places."""
    cards = state.deck[:count]
    holes = [place for place, card in enumerate(state.board) if card is None]
    new = range(len(state.board), len(state.board) + len(cards))
    return Dealt(cards, tuple([*holes, *new][: len(cards)]), state.now)


def close_up(state: State) -> Moved:
    """The cards from the extra places into the holes, so that it is a rectangle again."""
    size = max(ROOM, len(state.face_up))
    holes = [place for place, card in enumerate(state.board[:size]) if card is None]
    extra = [place for place in range(size, len(state.board)) if state.board[place] is not None]
    return Moved(tuple(zip(extra, holes, strict=False)))


def hints(found: Sequence[Triple]) -> Sequence[Hint]:
    """The easiest of the SETs, given away card by card."""
    if not found:
        return (Hint("There is no SET here."),)
    easiest = min(found, key=lambda triple: sets.differing(triple[0], triple[1]))
    return give_away(easiest, easiest)
