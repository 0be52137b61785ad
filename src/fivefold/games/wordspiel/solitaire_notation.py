"""The solitaire of WordSpiel in short text: moves, the table, and every event in a sentence."""

from collections.abc import Sequence

from fivefold.core.notation import counted
from fivefold.games.wordspiel import notation
from fivefold.games.wordspiel.model import Move
from fivefold.games.wordspiel.solitaire_model import Event, Finished, Resigned, SetOut, View
from fivefold.games.wordspiel.spelling import word_or_command


def write(move: Move) -> str:
    """The move in notation, as at a table for many."""
    return notation.write(move)


def read(text: str, view: View | None = None) -> Move:
    """The move a text stands for; `draw` is enough here, unless it could be meant as a word."""
    if view is not None and view.seat is not None:
        word_or_command(text, notation.COMMANDS, view.spiral, view.hand)
    return notation.read_move("draw hand" if text.strip().lower() == "draw" else text)


def show(view: View, _names: Sequence[str]) -> str:
    """The spiral, the stacks, and the hand."""
    chance = "; the next word is the last chance" if view.last_chance else ""
    return "\n".join(
        (
            f"spiral: {notation.strokes(view.spiral, view.plays)}",
            f"draw pile: {counted(view.pile, 'card')}{chance}; {counted(view.exchanges, 'exchange')} left",
            f"your hand: {' '.join(sorted(view.hand)) or 'empty'}",
        )
    )


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in words."""
    match event:
        case SetOut(top=top, hand=hand):
            return f"The spiral begins with {top}; the hand is {' '.join(sorted(hand))}."
        case Resigned():
            return f"{names[0]} gives up."
        case Finished(won=won):
            return "All cards of the hand are used." if won else "That was the last chance."
        case _:
            return notation.tell(event, names)
