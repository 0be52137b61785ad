"""The notation of moves in the solitaire of WordSpiel, and messages about the table and its events."""

from fivefold.core.words import Message, Pieces, Who, message
from fivefold.games.wordspiel import notation
from fivefold.games.wordspiel.model import Move
from fivefold.games.wordspiel.solitaire_model import Event, Finished, Resigned, SetOut, View
from fivefold.games.wordspiel.spelling import word_or_command


def write(move: Move) -> str:
    """Write a move as in a match of several players."""
    return notation.write(move)


def read(text: str, view: View | None = None) -> Move:
    """Read a move; `draw` is enough here, unless it could be meant as a word."""
    if view is not None and view.seat is not None:
        word_or_command(text, notation.COMMANDS, view.spiral, view.hand)
    return notation.read_move("draw hand" if text.strip().lower() == "draw" else text)


def show(view: View) -> list[Message | str]:
    """Describe the spiral, the stacks, and the hand."""
    key = "wordspiel.show-piles.last" if view.last_chance else "wordspiel.show-piles"
    return [
        *notation.show_list(view.lexicon),
        message("wordspiel.show-spiral", spiral=notation.strokes(view.spiral, view.plays)),
        message(key, count=view.pile, exchanges=view.exchanges),
        message("wordspiel.show-hand", cards=Pieces(tuple(sorted(view.hand)))),
    ]


def tell(event: Event) -> list[Message]:
    match event:
        case SetOut(top=top, hand=hand):
            return [message("wordspiel.set-out", card=Pieces((top,)), cards=Pieces(tuple(sorted(hand))))]
        case Resigned():
            return [message("wordspiel.resigned", who=Who(0))]
        case Finished(won=won):
            return [message("wordspiel.finished.won" if won else "wordspiel.finished.lost")]
        case _:
            return notation.tell(event)
