"""SET in short text: cards, moves, the table, and every event in a sentence."""

import re
from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.notation import counted, listed
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
    Triple,
    Withdraw,
    Withdrew,
)
from fivefold.games.set_cards.view import View
from fivefold.pieces.call_notation import tell_call
from fivefold.pieces.calls import Call, Called, Measured, Pressed
from fivefold.pieces.features import COLOURS, NUMBERS, SHADINGS, SYMBOLS
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
    """The card a text stands for, such as `2rtd`."""
    if re.fullmatch(r"[123][rgp][sot][oqd]", text.lower()):
        return text.lower()
    raise Unreadable(
        "not-a-card",
        f"{text!r} is no card: write number 1-3, colour r g p, shading s(olid) o(pen) t (striped),"
        " symbol o(val) q (squiggle) d(iamond), such as 2rtd.",
    )


def name(card: Card) -> str:
    """The card in words, such as `two red striped diamonds`."""
    number, colour, shading, symbol = tuple(card)
    plural = "" if number == "1" else "s"
    return f"{NUMBERS[number]} {COLOURS[colour]} {SHADINGS[shading]} {SYMBOLS[symbol]}{plural}"


def write(move: Move) -> str:
    """The move in notation."""
    match move:
        case Take(cards=cards):
            return " ".join(("take", *cards))
        case _:
            return _WRITTEN[type(move)]


def read(text: str, view: View | None = None) -> Move:
    """The move a text stands for; with a view, `take 1 5 9` names places, counted from 1."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in _PLAIN:
        return _PLAIN[words[0]]
    if words[:1] == ["take"]:
        words = words[1:]
    elif words and words[0][0] not in "0123456789":
        raise Unreadable("not-a-move", f"{text!r} is no move here: {', '.join(_PLAIN)}, or take and three cards.")
    if len(words) != 3:
        raise Unreadable("not-three", "Name three cards to take.")
    a, b, c = (_card_or_place(word, view) for word in words)
    return Take((a, b, c))


def _card_or_place(word: str, view: View | None) -> Card:
    if view is not None and re.fullmatch(r"\d{1,2}", word):
        place = int(word) - 1
        card = view.board[place] if 0 <= place < len(view.board) else None
        if card is None:
            raise Unreadable("not-a-place", f"There is no card in place {word}.")
        return card
    return read_card(word)


def show(view: View, names: Sequence[str]) -> str:
    """The cards, then the players."""
    deck = f"{counted(view.deck, 'card')} in the deck"
    return "\n".join((*show_cards(view), deck, *(_player(view, who, name) for who, name in enumerate(names))))


def show_cards(view: View) -> list[str]:
    """The cards in rows of four, each with the number of its place."""
    cells = [f"{place:>3} {card or '    '}" for place, card in enumerate(view.board, 1)]
    return ["  ".join(cells[i : i + _COLUMNS]).rstrip() for i in range(0, len(cells), _COLUMNS)]


def _player(view: View, who: Seat, name: str) -> str:
    player = view.players[who]
    notes = [counted(len(player.sets), "SET")]
    if player.penalties:
        notes.append(counted(player.penalties, "penalty", "penalties"))
    if view.calling is not None and view.calling.seat == who:
        notes.append("has the board")
    if player.agreed:
        notes.append("sees no SET")
    if player.away:
        notes.append("away")
    return f"{name}: {player.score} ({', '.join(notes)})"


def _triple(cards: Triple | tuple[Card, ...]) -> str:
    return " ".join(cards)


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in plain words."""
    match event:
        case Shuffled(dealer=dealer, size=size):
            return f"{names[dealer]} shuffles {size} cards."
        case Dealt(cards=cards):
            return f"Dealt: {_triple(cards)}."
        case Moved(steps=steps):
            moves = (f"{source + 1} to {target + 1}" for source, target in steps)
            return f"The table closes up: place {listed(list(moves))}."
        case Took(seat=seat, cards=cards, pardon=pardon):
            return f"{names[seat]} takes {_triple(cards)}{', which takes a penalty away' if pardon else ''}."
        case Found(seat=seat, cards=cards):
            return f"{names[seat]} finds {_triple(cards)}."
        case Missed():
            return _missed(event, names[event.seat])
        case Agreed(seat=seat):
            return f"{names[seat]} sees no SET."
        case Withdrew(seat=seat):
            return f"{names[seat]} looks again."
        case Paid(seat=seat):
            return f"{names[seat]} takes a penalty for three more cards."
        case Resigned(seat=seat):
            return f"{names[seat]} gives up."
        case Pressed() | Called() | Gone() | Returned() | Measured():
            return tell_call(event, names)
        case Solved():
            return "All SETs are found."
        case RoundOver(reason=reason):
            return "No SET is left." if reason == "no-set-left" else "All agree that no SET is left."


def _missed(event: Missed, who: str) -> str:
    match event.reason:
        case "wrong":
            return f"{who} is wrong with {_triple(event.cards)}: {'; '.join(event.why)}."
        case "late":
            return f"{who} called SET and took none in time."
        case "left":
            return f"{who} called SET and left."
