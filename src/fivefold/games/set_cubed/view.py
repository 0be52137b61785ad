"""What a seat at a table of SET CUBED may know, and the tables it cannot rule out."""

from typing import Literal

from msgspec import Struct

from fivefold.core.game import Millis, Seat
from fivefold.games.set_cubed.boards import LOGO, SIDE
from fivefold.games.set_cubed.model import DICE_A_TURN, Ending, Hand, Laid, Past, Phase, Play, State, in_play
from fivefold.games.set_cubed.turns import Position
from fivefold.pieces.dice import Die, Face, all_but
from fivefold.pieces.grid import Square
from fivefold.pieces.rounds import Sheet, totals

Shown = Literal["race", "turn", "extra", "over"]
_SHOWN: dict[Phase, Shown] = {
    "deal": "race",
    "race": "race",
    "turn": "turn",
    "refill": "extra",
    "drawn": "extra",
    "extra": "extra",
    "over": "over",
}


class Bonus(Struct, frozen=True, gc=False):
    """A bonus square, and whether its points are still to be had."""

    square: Square
    points: int
    open: bool


class View(Struct, frozen=True, gc=False):
    """A table of SET CUBED from one seat. All lies open; only who rolls which dice again is not told before all know.

    `board` is in the order in which dice were put down. `plays` are those of the turn that goes on, and `gained` their
    points; `waiting` is a die that was put down and makes no SET yet; `dice_left` may still be put down. `sheet` has
    everybody's points round by round. Where two dice of a hand show the same, the first of them is the one that moves.
    """

    seat: Seat | None
    phase: Shown
    side: int
    logo: tuple[Square, ...]
    bonus: tuple[Bonus, ...]
    board: tuple[Laid, ...]
    hands: tuple[Hand, ...]
    bag: int
    round: int
    first: Seat | None
    turn: Seat | None
    plays: tuple[Play, ...]
    gained: int
    waiting: Laid | None
    dice_left: int
    since: Millis
    now: Millis
    deadline: Millis | None
    decided: tuple[bool, ...]
    chosen: tuple[Die, ...] | None
    sheet: Sheet
    scores: tuple[int, ...]
    played: bool
    could_play: bool
    idle: int
    past: Past | None
    ended: Ending | Literal[""]

    @property
    def is_my_turn(self) -> bool:
        """Whether it is the turn of whoever looks."""
        return self.seat is not None and self.seat == self.turn

    @property
    def hand(self) -> tuple[Face, ...]:
        """What one's own dice show; nothing for a spectator."""
        return () if self.seat is None else tuple([held.face for held in self.hands[self.seat]])


def placed(plays: tuple[Play, ...]) -> int:
    """How many dice these plays have put down."""
    return sum(len(play.spots) for play in plays)


def view(state: State, seat: Seat | None, deadline: Millis | None, bonus: dict[Square, int]) -> View:
    """The table from one seat; None is a spectator."""
    phase = _SHOWN[state.phase]
    covered = {laid.square for laid in state.board}
    down = placed(state.plays) + (state.waiting is not None)
    return View(
        seat=seat,
        phase=phase,
        side=SIDE,
        logo=LOGO,
        bonus=tuple([Bonus(square, points, square not in covered) for square, points in bonus.items()]),
        board=state.board,
        hands=state.hands,
        bag=len(state.bag),
        round=len(state.sheet),
        first=state.first if state.sheet else None,
        turn=state.turn if phase == "turn" else None,
        plays=state.plays,
        gained=sum(play.points for play in state.plays),
        waiting=state.waiting,
        dice_left=DICE_A_TURN - down if phase == "turn" else 0,
        since=state.since,
        now=state.now,
        deadline=deadline,
        decided=tuple([own is not None for own in state.chosen]),
        chosen=state.chosen[seat] if seat is not None and state.chosen else None,
        sheet=state.sheet,
        scores=totals(state.seats, state.sheet),
        played=state.played,
        could_play=state.could_play,
        idle=state.idle,
        past=state.past,
        ended=state.ended,
    )


def sample(view: View) -> State:
    """The table itself, as nothing is hidden; others who have decided about the extra roll keep what they have."""
    hands, board, waiting = view.hands, view.board, view.waiting
    chosen = [
        view.chosen if who == view.seat else () if decided else None for who, decided in enumerate(view.decided)
    ]  # fmt: skip
    return State(
        seats=len(hands),
        phase=view.phase,
        bag=all_but(set(in_play(hands, board, waiting)))[: view.bag],
        hands=hands,
        board=board,
        sheet=view.sheet,
        first=view.first or 0,
        turn=(view.first or 0) if view.turn is None else view.turn,
        since=view.since,
        now=view.now,
        plays=view.plays,
        waiting=waiting,
        freed=None,
        played=view.played,
        could_play=view.could_play,
        idle=view.idle,
        chosen=tuple(chosen),
        past=view.past,
        ended=view.ended,
    )


def turn_position(view: View) -> Position:
    """What whoever looks has before them; a die of theirs that waits counts as in hand."""
    hand = () if view.seat is None else view.hands[view.seat]
    bonus = {bonus.square: bonus.points for bonus in view.bonus}
    if view.is_my_turn:
        return position_of(view.board, hand, view.waiting, view.plays, bonus)
    return position_of(view.board, hand, None, (), bonus)


def position_of(
    board: tuple[Laid, ...], hand: Hand, waiting: Laid | None, plays: tuple[Play, ...], bonus: dict[Square, int]
) -> Position:
    """The same from its parts."""
    faces = [held.face for held in hand]
    if waiting is not None:
        faces.append(waiting.face)
    return Position({laid.square: laid.face for laid in board}, tuple(faces), placed(plays), bonus)
