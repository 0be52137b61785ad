"""What each event changes on a SET table; no rule is decided here."""

from msgspec.structs import replace

from fivefold.games.set_cards.model import (
    ROOM,
    Agreed,
    Card,
    Dealt,
    Ended,
    Event,
    Found,
    Missed,
    Moved,
    Paid,
    Resigned,
    Shuffled,
    State,
    Took,
    Triple,
    Withdrew,
)
from fivefold.pieces.calls import Called, Gone, Measured, Pressed, Returned, at_seat, keep


def _lost(penalties: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    return at_seat(penalties, seat, penalties[seat] + change)


def _won(state: State, seat: int, triple: Triple) -> tuple[tuple[Triple, ...], ...]:
    return at_seat(state.won, seat, (*state.won[seat], triple))


def _without(state: State, cards: Triple) -> tuple[Card | None, ...]:
    """The board with holes where the cards lay; empty extra places go."""
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


def apply(state: State, event: Event) -> State:
    """The table after the event."""
    match event:
        case Shuffled(deck=deck):
            return replace(
                state,
                deal=state.deal + 1,
                deck=deck,
                board=(),
                since=(),
                won=((),) * state.seats,
                penalties=(0,) * state.seats,
                earlier=state.scores,
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
            return replace(keep(state, event), agreed=(), asked=None)
        case Took(seat=seat, cards=cards, at=at, pardon=pardon):
            board = _without(state, cards)
            return replace(
                state,
                now=at,
                calling=None,
                board=board,
                since=state.since[: len(board)],
                won=_won(state, seat, cards),
                penalties=_lost(state.penalties, seat, -1 if pardon else 0),
            )
        case Found(seat=seat, cards=cards, at=at):
            return replace(state, now=at, won=_won(state, seat, cards))
        case Missed(seat=seat, at=at):
            return replace(state, now=at, calling=None, penalties=_lost(state.penalties, seat, 1))
        case Agreed(seat=seat, at=at):
            asked = at if state.asked is None else state.asked
            return replace(state, now=at, agreed=tuple(sorted((*state.agreed, seat))), asked=asked)
        case Withdrew(seat=seat, at=at):
            agreed = tuple(who for who in state.agreed if who != seat)
            return replace(state, now=at, agreed=agreed, asked=state.asked if agreed else None)
        case Paid(seat=seat, at=at):
            return replace(state, now=at, agreed=(seat,), penalties=_lost(state.penalties, seat, 1))
        case Gone(seat=seat):
            agreed = tuple(who for who in state.agreed if who != seat)
            return replace(keep(state, event), agreed=agreed, asked=state.asked if agreed else None)
        case Pressed() | Returned() | Measured():
            return keep(state, event)
        case Resigned(at=at, missed=missed):
            return replace(state, now=at, ended="resigned", missed=missed)
        case Ended(reason=reason, missed=missed):
            return replace(state, ended=reason, missed=missed)
