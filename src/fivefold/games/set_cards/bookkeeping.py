"""Applies events to a state of SET; the rules are decided elsewhere."""

from msgspec.structs import replace

from fivefold.core.game import Seat
from fivefold.core.sequences import replaced
from fivefold.games.set_cards.model import (
    ROOM,
    Agreed,
    Card,
    Dealt,
    Ending,
    Event,
    Found,
    Missed,
    Moved,
    Paid,
    Resigned,
    RoundOver,
    Shuffled,
    Solved,
    State,
    Took,
    Triple,
    Withdrew,
)
from fivefold.pieces.calls import Called, Measured, Pressed, race_after
from fivefold.pieces.presence import Gone, Returned


def _lost(state: State, seat: Seat, change: int) -> tuple[int, ...]:
    return replaced(state.penalties, seat, state.penalties[seat] + change)


def _won(state: State, seat: Seat, triple: Triple) -> tuple[tuple[Triple, ...], ...]:
    return replaced(state.won, seat, (*state.won[seat], triple))


def _without(state: State, cards: Triple) -> tuple[Card | None, ...]:
    """Return the board with holes in place of the cards; empty extra places are dropped."""
    board = [None if card in cards else card for card in state.board]
    while len(board) > ROOM and board[-1] is None:
        board.pop()
    return tuple(board)


def _laid(state: State, event: Dealt) -> State:
    grow = max(0, max(event.places) + 1 - len(state.board))
    board, since = [*state.board, *[None] * grow], [*state.since, *[0] * grow]
    for card, place in zip(event.cards, event.places, strict=True):
        board[place], since[place] = card, event.at
    return replace(
        state,
        deck=state.deck[len(event.cards) :],
        board=tuple(board),
        since=tuple(since),
        agreed=(),
        asked=None,
        passed=(*state.passed, state.face_up) if state.agreed else state.passed,
    )


def _moved(state: State, event: Moved) -> State:
    board, since = list(state.board), list(state.since)
    for source, target in event.steps:
        board[target], since[target] = board[source], since[source]
        board[source] = None
    size = max(ROOM, len(state.face_up))
    return replace(state, board=tuple(board[:size]), since=tuple(since[:size]))


def _over(state: State, reason: Ending, missed: tuple[Triple, ...]) -> State:
    return replace(state, ended=reason, missed=missed, sheet=(*state.sheet, state.round_scores))


def apply(state: State, event: Event) -> State:
    match event:
        case Shuffled(deck=deck):
            return replace(
                state,
                round=state.round + 1,
                deck=deck,
                board=(),
                since=(),
                won=((),) * state.seats,
                penalties=(0,) * state.seats,
                agreed=(),
                asked=None,
                passed=(),
                missed=(),
                ended="",
            )
        case Dealt():
            return _laid(state, event)
        case Moved():
            return _moved(state, event)
        case Called():
            return replace(race_after(state, event), agreed=(), asked=None)
        case Took(seat=seat, cards=cards, at=at, pardon=pardon):
            board = _without(state, cards)
            return replace(
                state,
                now=at,
                calling=None,
                board=board,
                since=state.since[: len(board)],
                won=_won(state, seat, cards),
                penalties=_lost(state, seat, -1 if pardon else 0),
            )
        case Found(seat=seat, cards=cards, at=at):
            return replace(state, now=at, won=_won(state, seat, cards))
        case Missed(seat=seat, at=at):
            return replace(state, now=at, calling=None, penalties=_lost(state, seat, 1))
        case Agreed(seat=seat, at=at):
            asked = at if state.asked is None else state.asked
            return replace(state, now=at, agreed=tuple(sorted((*state.agreed, seat))), asked=asked)
        case Withdrew(seat=seat, at=at):
            agreed = tuple(who for who in state.agreed if who != seat)
            return replace(state, now=at, agreed=agreed, asked=state.asked if agreed else None)
        case Paid(seat=seat, at=at):
            return replace(state, now=at, agreed=(seat,), penalties=_lost(state, seat, 1))
        case Gone(seat=seat):
            agreed = tuple(who for who in state.agreed if who != seat)
            return replace(race_after(state, event), agreed=agreed, asked=state.asked if agreed else None)
        case Pressed() | Returned() | Measured():
            return race_after(state, event)
        case Resigned(at=at, missed=missed):
            return _over(replace(state, now=at), "resigned", missed)
        case Solved():
            return _over(state, "all-found", ())
        case RoundOver(reason=reason, missed=missed):
            return _over(state, reason, missed)
