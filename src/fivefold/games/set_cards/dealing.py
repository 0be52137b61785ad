"""Automatic events of SET: shuffling, laying out cards, closing gaps, and the end of a deal."""

from fivefold.core.chance import Chance
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import ROOM, Card, Dealt, Moved, RoundOver, Shuffled, State, Triple
from fivefold.pieces.presence import present


def shuffle(state: State, cards: tuple[Card, ...], chance: Chance) -> Shuffled:
    """Start a new deal by the next dealer."""
    return Shuffled(state.round % state.seats, len(cards), tuple(chance.shuffled(cards)))


def lay_out(state: State, *, auto: bool) -> Dealt | Moved | RoundOver | None:
    """Return the next automatic event; with `auto`, three cards are added as soon as there is no SET."""
    if state.ended:
        return None
    face_up = state.face_up
    if len(state.board) > max(ROOM, len(face_up)):
        return _close_up(state)
    if state.deck and len(face_up) < ROOM:
        return _deal(state, ROOM - len(face_up))
    if state.presses:
        return None
    if state.deck:
        return _deal(state, 3) if _all_agree(state) or (auto and not sets.has_set(face_up)) else None
    if not sets.has_set(face_up):
        return RoundOver("no-set-left", missed(state))
    return RoundOver("agreed", missed(state, face_up)) if _all_agree(state) else None


def missed(state: State, *tables: tuple[Card, ...]) -> tuple[Triple, ...]:
    """Return the SETs on the boards where all agreed that there was none, or on these boards, that were never taken."""
    taken = [triple for triples in state.won for triple in triples]
    return tuple(dict.fromkeys(triple for cards in (*state.passed, *tables) for triple in sets.unfound(cards, taken)))


def _all_agree(state: State) -> bool:
    """Return whether all players present say that there is no SET, and any is present."""
    here = present(state.seats, state.away)
    return bool(here) and all(who in state.agreed for who in here)


def _deal(state: State, count: int) -> Dealt:
    """Deal the next cards of the deck, into the holes first, then into new places."""
    cards = state.deck[:count]
    holes = [place for place, card in enumerate(state.board) if card is None]
    new = range(len(state.board), len(state.board) + len(cards))
    return Dealt(cards, tuple([*holes, *new][: len(cards)]), state.now)


def _close_up(state: State) -> Moved:
    """Move the cards from the extra places into the holes, so that the board is a rectangle again."""
    size = max(ROOM, len(state.face_up))
    holes = [place for place, card in enumerate(state.board[:size]) if card is None]
    extra = [place for place in range(size, len(state.board)) if state.board[place] is not None]
    return Moved(tuple(zip(extra, holes, strict=False)))
