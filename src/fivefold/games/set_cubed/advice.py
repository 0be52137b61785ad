"""Hints for SET CUBED: a SET for the logo, the best turn, or the dice that are worth another roll."""

from collections.abc import Sequence

from fivefold.core.game import Hint
from fivefold.core.notation import counted, listed
from fivefold.games.set_cubed import openings, turns
from fivefold.games.set_cubed.view import View, turn_position
from fivefold.pieces.dice import WILD, unstated


def hints(view: View) -> Sequence[Hint]:
    """From a nudge to the answer; nothing for those who may not act."""
    if view.seat is None:
        return ()
    if view.phase == "race":
        return _opening(view)
    if view.phase == "extra" and not view.decided[view.seat]:
        return _rolling(view)
    return _playing(view) if view.is_my_turn else ()


def _opening(view: View) -> Sequence[Hint]:
    assert view.seat is not None
    first = next(openings.moves(view.hands[view.seat]), None)
    if first is None:
        return (Hint("You have no SET."),)
    faces = first.faces
    return (
        Hint("You have a SET."),
        Hint(f"{faces[0]} is in it.", faces[:1]),
        Hint(f"The SET is {listed(faces)}.", faces),
    )


def _playing(view: View) -> Sequence[Hint]:
    turn = turns.best(turn_position(view))
    if not turn.plays:
        swaps = turns.replaceable(turn_position(view)) if view.waiting is None else []
        if swaps:
            return (Hint(f"You could replace the WILD on {swaps[0]} and roll it.", (swaps[0],)),)
        return (Hint("Nothing more can be played; that is your turn." if view.plays else "Nothing can be played."),)
    play = turn.plays[0]
    squares = tuple(spot.square for spot in play.spots)
    dice = listed([f"{spot.face} on {spot.square}" for spot in play.spots])
    return (
        Hint(f"There {'are' if turn.points > 1 else 'is'} {counted(turn.points, 'more point')} to be had."),
        Hint(f"Look at {listed(squares)}.", squares),
        Hint(f"Put {dice}: {counted(play.points, 'point')}.", (*squares, *(spot.face for spot in play.spots))),
    )


def _rolling(view: View) -> Sequence[Hint]:
    used = list(view.hand)
    for play in turns.best(turn_position(view)).plays:
        for spot in play.spots:
            used.remove(unstated(spot.face))
    spare = tuple(face for face in used if face != WILD)
    if not spare:
        return (Hint("Every die of yours is of use; keep them."),)
    return (Hint(f"As the board is, you have no use for {listed(spare)}.", spare),)
