"""Computes the events of all moves but challenges by the rules, without changing the state."""

from typing import Literal

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis, Seat
from fivefold.core.words import Pieces
from fivefold.games.wordspiel.model import EXCHANGES, Drew, Exchanged, Passed, Spelled, State
from fivefold.games.wordspiel.spelling import check, make
from fivefold.pieces.lexicon import Lexicon
from fivefold.pieces.rounds import Readied, readied


def prepare(state: State, seat: Seat, at: Millis) -> Readied:
    """Mark a player as ready for the round to begin."""
    if state.phase != "ready":
        raise Illegal("wordspiel.begun")
    return readied(state.ready, seat, at)


def spell(
    state: State, seat: Seat, spiral: str, cards: str, at: Millis, *, is_checked: bool, lexicon: Lexicon | None
) -> Spelled:  # fmt: skip
    """Play a word; it has to be valid where the table checks words."""
    _check_turn(state, seat)
    made = make(state.spiral, state.hands[seat], spiral, cards)
    if is_checked:
        check("".join(made), lexicon)
    return Spelled(seat, *made, at)


def draw(state: State, seat: Seat, to: Literal["hand", "spiral"], at: Millis) -> Drew:
    """Take a card instead of playing a word."""
    _check_turn(state, seat)
    if not state.deck:
        raise Illegal("wordspiel.deck-empty")
    return Drew(seat, to, state.deck[-1], at)


def pass_turn(state: State, seat: Seat, at: Millis) -> Passed:
    """End the turn without a word or a card, when there is none to take."""
    _check_turn(state, seat)
    if state.deck:
        raise Illegal("wordspiel.deck-not-empty")
    return Passed(seat, at)


def finish_late(state: State, at: Millis) -> Drew | Passed:
    """Finish a slow player's turn: take a card into the hand, if there is one."""
    if not state.deck:
        return Passed(state.turn, at, late=True)
    return Drew(state.turn, "hand", state.deck[-1], at, late=True)


def exchange(state: State, seat: Seat, card: str, at: Millis) -> Exchanged:
    """Exchange a card of the hand for one of the deck."""
    _check_not_last(state)
    if state.phase == "turn" and seat == state.turn:
        raise Illegal("wordspiel.your-turn")
    if not state.exchanges[seat]:
        raise Illegal("wordspiel.no-exchange", count=EXCHANGES)
    if len(card) != 1 or card not in state.hands[seat]:
        raise not_in_hand(card)
    if not state.deck:
        raise Illegal("wordspiel.deck-empty.exchange")
    return Exchanged(seat, card, state.deck[-1], at)


def not_in_hand(card: str) -> Illegal:
    """Return the refusal of a card that the player does not hold."""
    if not card:
        return Illegal("wordspiel.not-in-hand.nothing")
    return Illegal("wordspiel.not-in-hand", card=Pieces(tuple(card)))


def can_exchange(state: State, seat: Seat) -> bool:
    """Return whether a player may exchange a card outside of their turn."""
    return bool(state.deck and state.hands[seat] and state.exchanges[seat])


def _check_turn(state: State, seat: Seat) -> None:
    if state.phase == "ready":
        raise Illegal("wordspiel.not-begun")
    _check_not_last(state)
    if seat != state.turn:
        raise Illegal("wordspiel.not-your-turn")


def _check_not_last(state: State) -> None:
    if state.phase == "last":
        raise Illegal("wordspiel.last-word")
