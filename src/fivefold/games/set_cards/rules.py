"""The rules of SET for two or more players: no turns; the first player to call may take a SET."""

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Millis, Outcome, Players, Seat
from fivefold.core.options import Options
from fivefold.core.words import message
from fivefold.games.set_cards.dealing import lay_out, shuffle
from fivefold.games.set_cards.game import SetGame, take
from fivefold.games.set_cards.model import (
    DECKS,
    MOST,
    Agree,
    Agreed,
    Card,
    Event,
    Happening,
    Missed,
    More,
    Move,
    Resign,
    SetOptions,
    State,
    Take,
    Withdraw,
    Withdrew,
)
from fivefold.games.set_cards.view import View
from fivefold.pieces.calls import Call, CallGame, MissReason
from fivefold.pieces.rounds import leaders


class Set(CallGame[State, Move, Happening, View, SetOptions], SetGame[SetOptions]):
    slug: ClassVar = "set"
    players: ClassVar = Players(2, MOST)
    options_type: ClassVar[type[Options]] = SetOptions

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards of the whole deck."""
        return DECKS[self.options.deck]

    # -- moves

    def play(self, state: State, seat: Seat, move: Move, at: Millis) -> Event:
        """Return the event of a move by a player who is present."""
        match move:
            case Call():
                return self.call(state, seat, at)
            case Take(cards=cards):
                self.must_have_board(state, seat, "cards")
                return take(state, seat, cards, at)
            case Agree() | Withdraw():
                return self._say(state, seat, move, at)
            case More() | Resign():
                raise Illegal("set_cards.alone-only")

    def miss(self, state: State, seat: Seat, reason: MissReason, at: Millis) -> Missed:
        """Return the event of a call without a SET, which costs a point."""
        return Missed(seat, reason, at)

    def can_agree(self, state: State) -> bool:
        """Return whether the players decide: not while the table adds cards by itself, but always about the end."""
        return self.options.no_set == "agree" or not state.deck

    def _say(self, state: State, seat: Seat, move: Agree | Withdraw, at: Millis) -> Agreed | Withdrew:
        """Agree that there is no SET, or withdraw that."""
        self.must_be_free(state, seat)
        if not self.can_agree(state):
            raise Illegal("set_cards.auto")
        match move:
            case Agree():
                if seat in state.agreed:
                    raise Illegal("set_cards.agreed")
                return Agreed(seat, at)
            case Withdraw():
                if seat not in state.agreed:
                    raise Illegal("set_cards.not-agreed")
                return Withdrew(seat, at)

    # -- automatic events

    def between_calls(self, state: State, chance: Chance) -> Happening | None:
        """Shuffle, deal, close gaps, or end the deal."""
        if state.round == 0 or (state.ended and self._has_more_rounds(state)):
            return shuffle(state, self.cards, chance)
        return lay_out(state, auto=self.options.no_set == "auto")

    def _has_more_rounds(self, state: State) -> bool:
        return self.options.deals == "each" and state.round < state.seats

    # -- state of the match

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the caller, or all players present who have not just pressed."""
        if state.ended:
            return ()
        if state.calling is not None:
            return (state.calling.seat,)
        busy = {*state.away, *(press.seat for press in state.presses)}
        return tuple(who for who in range(state.seats) if who not in busy)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the highest score wins, and ties share the win."""
        if not state.ended or self._has_more_rounds(state):
            return None
        return Outcome(leaders(state.scores), state.scores, state.ended, message(f"set_cards.outcome.{state.ended}"))

    def moves(self, view: View) -> Iterable[Move]:
        """Return any three cards while the player has the call; otherwise calling, agreeing and withdrawing."""
        if view.seat not in view.actors:
            return
        if view.calling is not None:
            yield from map(Take, combinations(view.face_up, 3))
            return
        yield Call()
        if view.can_agree:
            yield Withdraw() if view.seat in view.agreed else Agree()
