"""Hints for SET CUBED: a SET for the logo, the best turn, or the dice worth rolling again."""

from collections.abc import Sequence

from fivefold.core.game import Hint
from fivefold.core.words import Pieces, Series, listed, message
from fivefold.games.set_cubed import notation, openings, turns
from fivefold.games.set_cubed.view import View, turn_position
from fivefold.pieces.dice import WILD, Face, unstated


def hints(view: View) -> Sequence[Hint]:
    """Return hints of rising detail; none for players who may not act."""
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
        return (Hint(message("set_cubed.hint-open.none")),)
    faces = first.faces
    return (
        Hint(message("set_cubed.hint-open.some")),
        Hint(message("set_cubed.hint-open.one", face=Pieces(faces[:1])), faces[:1]),
        Hint(message("set_cubed.hint-open", faces=_listed(faces)), faces),
    )


def _listed(faces: Sequence[Face]) -> Series:
    """Return each die as a separate item, even if several show the same face."""
    return listed([Pieces((face,)) for face in faces])


def _playing(view: View) -> Sequence[Hint]:
    turn = turns.best(turn_position(view))
    if not turn.plays:
        swaps = turns.replaceable(turn_position(view)) if view.waiting is None else []
        if swaps:
            return (Hint(message("set_cubed.hint-replace", square=swaps[0]), (swaps[0],)),)
        return (Hint(message("set_cubed.hint-none.more" if view.plays else "set_cubed.hint-none")),)
    play = turn.plays[0]
    squares = tuple(spot.square for spot in play.spots)
    put = message("set_cubed.hint-put", dice=notation.spots(play), points=play.points)
    return (
        Hint(message("set_cubed.hint-put.points", points=turn.points)),
        Hint(message("set_cubed.hint-put.where", squares=listed(squares)), squares),
        Hint(put, (*squares, *(spot.face for spot in play.spots))),
    )


def _rolling(view: View) -> Sequence[Hint]:
    used = list(view.hand)
    for play in turns.best(turn_position(view)).plays:
        for spot in play.spots:
            used.remove(unstated(spot.face))
    spare = tuple(face for face in used if face != WILD)
    if not spare:
        return (Hint(message("set_cubed.hint-roll.none")),)
    return (Hint(message("set_cubed.hint-roll", dice=_listed(spare)), spare),)
