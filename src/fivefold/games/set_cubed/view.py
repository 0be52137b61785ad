"""The view of one seat in SET CUBED, and sampling of states that are consistent with it."""

from msgspec import Struct

from fivefold.core.game import Millis, Seat
from fivefold.games.set_cubed.model import Hand, Laid, Play, PublicState, State, in_play, public_fields
from fivefold.games.set_cubed.turns import Position
from fivefold.pieces.dice import Die, Face, all_but
from fivefold.pieces.grid import Square


class Bonus(Struct, frozen=True, gc=False):
    """A bonus square, and whether its points are still available."""

    square: Square
    points: int
    open: bool


class View(PublicState, frozen=True, kw_only=True):
    """A match of SET CUBED as one seat sees it. Only the choices for the extra roll are hidden until all have decided.

    Where two dice of a hand show the same, the first of them is the one that moves.
    """

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    side: int
    logo: tuple[Square, ...]
    bonus: tuple[Bonus, ...]
    bag: int
    round: int
    gained: int
    """The points of the current turn."""
    dice_left: int
    """The number of dice that may still be put down in it."""
    decided: tuple[bool, ...]
    chosen: tuple[Die, ...] | None
    scores: tuple[int, ...]

    @property
    def is_my_turn(self) -> bool:
        return self.phase == "turn" and self.seat == self.turn

    @property
    def hand(self) -> tuple[Face, ...]:
        """Return the faces of the viewer's dice; empty for a spectator."""
        return () if self.seat is None else tuple([held.face for held in self.hands[self.seat]])


def placed(plays: tuple[Play, ...]) -> int:
    """Return the number of dice these plays have put down."""
    return sum(len(play.spots) for play in plays)


def sample(view: View) -> State:
    """Return the state; other players who have decided about the extra roll are assumed to keep their dice."""
    chosen = [
        view.chosen if who == view.seat else () if decided else None for who, decided in enumerate(view.decided)
    ]  # fmt: skip
    bag = all_but(set(in_play(view.hands, view.board, view.waiting)))[: view.bag]
    return State(*public_fields(view), bag=bag, chosen=tuple(chosen))


def turn_position(view: View) -> Position:
    """Return the position of the viewer; a die of theirs that waits counts as in hand."""
    hand = () if view.seat is None else view.hands[view.seat]
    bonus = {bonus.square: bonus.points for bonus in view.bonus}
    if view.is_my_turn:
        return position_of(view.board, hand, view.waiting, view.plays, bonus)
    return position_of(view.board, hand, None, (), bonus)


def position_of(
    board: tuple[Laid, ...], hand: Hand, waiting: Laid | None, plays: tuple[Play, ...], bonus: dict[Square, int]
) -> Position:
    """Return the position made of these parts."""
    faces = [held.face for held in hand]
    if waiting is not None:
        faces.append(waiting.face)
    return Position({laid.square: laid.face for laid in board}, tuple(faces), placed(plays), bonus)
