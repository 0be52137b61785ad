"""The notation of SET's cards and moves, and messages about the table and its events."""

import re

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.words import Message, Pieces, Who, listed, message
from fivefold.games.set_cards.model import (
    Agree,
    Agreed,
    Card,
    Dealt,
    Event,
    Found,
    Missed,
    More,
    Move,
    Moved,
    Paid,
    Resign,
    Resigned,
    RoundOver,
    Shuffled,
    Solved,
    Take,
    Took,
    Withdraw,
    Withdrew,
)
from fivefold.games.set_cards.view import View
from fivefold.pieces.call_notation import tell_call
from fivefold.pieces.calls import Call, Called, Measured, Pressed
from fivefold.pieces.presence import Gone, Returned

_PLAIN: dict[str, Move] = {
    "call": Call(),
    "agree": Agree(),
    "withdraw": Withdraw(),
    "more": More(),
    "resign": Resign(),
}
_WRITTEN = {type(move): word for word, move in _PLAIN.items()}
_COLUMNS = 4


def read_card(text: str) -> Card:
    """Read a card such as `2rtd`."""
    if re.fullmatch(r"[123][rgp][sot][oqd]", text.lower()):
        return text.lower()
    raise Unreadable("set_cards.not-a-card", text=text)


def write(move: Move) -> str:
    match move:
        case Take(cards=cards):
            return " ".join(("take", *cards))
        case _:
            return _WRITTEN[type(move)]


def read(text: str, view: View | None = None) -> Move:
    """Read a move; with a view, `take 1 5 9` names places, counted from 1."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in _PLAIN:
        return _PLAIN[words[0]]
    if words[:1] == ["take"]:
        words = words[1:]
    elif words and words[0][0] not in "0123456789":
        raise Unreadable("set_cards.not-a-move", text=text, words=listed(_PLAIN, "comma"))
    if len(words) != 3:
        raise Unreadable("set_cards.not-three")
    a, b, c = (_card_or_place(word, view) for word in words)
    return Take((a, b, c))


def _card_or_place(word: str, view: View | None) -> Card:
    if view is not None and re.fullmatch(r"\d{1,2}", word):
        place = int(word) - 1
        card = view.board[place] if 0 <= place < len(view.board) else None
        if card is None:
            raise Unreadable("set_cards.not-a-place", place=word)
        return card
    return read_card(word)


def show(view: View) -> list[Message | str]:
    """Describe the cards, then the players."""
    players = [_player(view, who) for who in range(view.seats)]
    return [*show_cards(view), message("set_cards.show-deck", cards=view.deck), *players]


def show_cards(view: View) -> list[str]:
    """Return the cards in rows of four, each with the number of its place."""
    cells = [f"{place:>3} {card or '    '}" for place, card in enumerate(view.board, 1)]
    return ["  ".join(cells[i : i + _COLUMNS]).rstrip() for i in range(0, len(cells), _COLUMNS)]


def _player(view: View, who: Seat) -> Message:
    notes = [message("set_cards.show-sets", sets=len(view.won[who]))]
    if view.penalties[who]:
        notes.append(message("set_cards.show-penalties", penalties=view.penalties[who]))
    if view.calling is not None and view.calling.seat == who:
        notes.append(message("set_cards.show-state.has-board"))
    if who in view.agreed:
        notes.append(message("set_cards.show-state.agreed"))
    if who in view.away:
        notes.append(message("set_cards.show-state.away"))
    return message("set_cards.show-player", who=Who(who), score=view.scores[who], notes=listed(notes, "comma"))


def tell(event: Event) -> list[Message]:
    match event:
        case Shuffled(dealer=dealer, size=size):
            return [message("set_cards.shuffled", who=Who(dealer), cards=size)]
        case Dealt(cards=cards):
            return [message("set_cards.dealt", cards=Pieces(cards))]
        case Moved(steps=steps):
            moves = [message("set_cards.moved-step", source=source + 1, target=target + 1) for source, target in steps]
            return [message("set_cards.moved", steps=listed(moves))]
        case Took(seat=seat, cards=cards, pardon=pardon):
            return [
                message("set_cards.took.pardon" if pardon else "set_cards.took", who=Who(seat), cards=Pieces(cards))
            ]
        case Found(seat=seat, cards=cards):
            return [message("set_cards.found-one", who=Who(seat), cards=Pieces(cards))]
        case Missed(seat=seat, reason="wrong", cards=cards, why=why):
            faults = listed([fault.message for fault in why], "comma")
            return [message("set_cards.missed.wrong", who=Who(seat), cards=Pieces(cards), why=faults)]
        case Missed(seat=seat, reason=reason):
            return [message(f"set_cards.missed.{reason}", who=Who(seat))]
        case Agreed(seat=seat):
            return [message("set_cards.sees-none", who=Who(seat))]
        case Withdrew(seat=seat):
            return [message("set_cards.looks-again", who=Who(seat))]
        case Paid(seat=seat):
            return [message("set_cards.paid", who=Who(seat))]
        case Resigned(seat=seat):
            return [message("set_cards.gave-up", who=Who(seat))]
        case Pressed() | Called() | Gone() | Returned() | Measured():
            return tell_call(event)
        case Solved():
            return [message("set_cards.round-over.all-found")]
        case RoundOver(reason=reason):
            return [message(f"set_cards.round-over.{reason}")]
