"""Challenges: which word can be challenged, the result of a challenge, and when the last word of a round stands."""

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis, Seat
from fivefold.games.wordspiel.model import Accepted, Challenged, Play, State, WordSpielOptions
from fivefold.games.wordspiel.spelling import is_good
from fivefold.pieces.lexicon import Lexicon


def open_word(state: State, options: WordSpielOptions) -> Play | None:
    """Return the word that can be challenged: the last one, until other cards follow it on the spiral."""
    if state.phase not in ("turn", "last") or state.settled or options.words == "checked":
        return None
    last = state.plays[-1] if state.plays else None
    return last if last is not None and last.is_word else None


def challenge(
    state: State, seat: Seat, at: Millis, options: WordSpielOptions, lexicon: Lexicon | None
) -> Challenged:  # fmt: skip
    """Look the last word up; the player who was wrong may have to take a card."""
    if state.phase == "last":
        _check_undecided(state, seat)
    word = open_word(state, options)
    if word is None:
        raise Illegal("wordspiel.no-word")
    if word.seat == seat:
        raise Illegal("wordspiel.own-word")
    assert word.seat is not None
    played = state.spiral[word.start : word.own], state.spiral[word.own :]
    good = is_good("".join(played), lexicon)
    payer = (seat if options.failed_challenge == "card" else None) if good else word.seat
    card = state.deck[-1] if payer is not None and state.deck else None
    return Challenged(seat, word.seat, ".".join(played), good, payer, card, at)


def accept(state: State, seat: Seat, at: Millis) -> Accepted:
    """Let the word that ends the round stand."""
    if state.phase != "last":
        raise Illegal("wordspiel.not-last")
    _check_undecided(state, seat)
    return Accepted(seat, at)


def is_undecided(state: State, seat: Seat) -> bool:
    """Return whether a player has yet to accept or challenge the last word of the round."""
    return seat != state.plays[-1].seat and seat not in state.accepted


def stands(state: State, options: WordSpielOptions) -> bool:
    """Return whether the last word ends the round: accepted by all, challenged in vain, out of time, or checked."""
    if state.settled or options.words == "checked":
        return True
    return not any(is_undecided(state, seat) for seat in range(state.seats))


def _check_undecided(state: State, seat: Seat) -> None:
    if seat == state.plays[-1].seat:
        raise Illegal("wordspiel.own-word")
    if seat in state.accepted:
        raise Illegal("wordspiel.accepted")
