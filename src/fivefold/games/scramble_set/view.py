"""What a seat at a table of SCRAMBLE SET may know, and the tables it cannot rule out."""

from functools import cache
from typing import Literal

from msgspec import Struct

from fivefold.core.game import Millis, Seat
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.model import Ending, Faces, Phase, Places, Round, State
from fivefold.pieces.calls import Calling, Press, pressed
from fivefold.pieces.dice import Die, Face, all_but, unstated
from fivefold.pieces.rounds import Sheet, leaders


class Lying(Struct, frozen=True, gc=False):
    """A die on the table: which one, and what it shows."""

    die: Die
    face: Face


@cache
def _lying(die: Die, face: Face) -> Lying:
    """There are few of them, and they are needed often."""
    return Lying(die, face)


class Taken(Struct, frozen=True, gc=False):
    """A SET that was taken: which dice, and where they lay; a WILD says what it stands for, if that is certain."""

    places: Places
    dice: tuple[Die, Die, Die]
    faces: Faces


class PlayerView(Struct, frozen=True, gc=False):
    """A player as everybody sees them."""

    score: int
    """Over all rounds."""
    sets: tuple[Taken, ...]
    """Those of this roll."""
    penalties: int
    rest: Millis | None
    """Until when they must wait after a call without a SET."""
    ready: bool
    away: bool
    tied: bool
    """Whether the tie-break, also the one that comes after this pause, is between this player and others."""


class View(Struct, frozen=True, gc=False):
    """A table of SCRAMBLE SET from one seat; everything but calls in the photo finish is open."""

    seat: Seat | None
    phase: Phase
    round: int
    rounds: int
    """How many rounds there are."""
    rolled: Millis
    """When the dice were rolled."""
    since: Millis
    """When the dice on the table last changed."""
    board: tuple[Lying | None, ...]
    """What lies in each place."""
    players: tuple[PlayerView, ...]
    sheet: Sheet
    history: tuple[Round, ...]
    """What else there is to tell of the rounds on the sheet."""
    calling: Calling | None
    pressed: Press | None
    """One's own call, while it awaits the photo finish."""
    deadline: Millis | None
    """When a pause ends by itself."""
    ended: Ending | Literal[""]
    winners: tuple[Seat, ...]

    @property
    def lying(self) -> tuple[int, ...]:
        """The places where a die lies."""
        return tuple(place for place, die in enumerate(self.board) if die is not None)

    @property
    def upper(self) -> tuple[Face, ...]:
        """What the dice on the table show."""
        return tuple(die.face for die in self.board if die is not None)

    @property
    def me(self) -> PlayerView | None:
        """The player who looks, if it is one."""
        return None if self.seat is None else self.players[self.seat]


def view(state: State, seat: Seat | None, rounds: int) -> View:
    """The table from one seat; None is a spectator."""
    lying = set(state.lying)
    scores = state.scores
    tied = leaders(scores) if state.phase == "pause" and state.round >= rounds else state.tied
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        rounds=rounds,
        rolled=state.rolled,
        since=state.since,
        board=tuple(
            [
                _lying(die, face) if place in lying else None
                for place, (die, face) in enumerate(zip(state.dice, state.faces, strict=True))
            ]
        ),
        players=tuple(
            PlayerView(
                score=scores[who],
                sets=tuple(_taken(state, places) for places in state.won[who]),
                penalties=state.penalties[who],
                rest=state.rests[who],
                ready=who in state.ready,
                away=who in state.away,
                tied=who in tied,
            )
            for who in range(state.seats)
        ),
        sheet=state.sheet,
        history=state.history,
        calling=state.calling,
        pressed=pressed(state, seat),
        deadline=state.deadline,
        ended=state.ended,
        winners=state.winners,
    )


def _taken(state: State, places: Places) -> Taken:
    a, b, c = places
    return Taken(places, (state.dice[a], state.dice[b], state.dice[c]), sets.taken(state.faces, places))


def sample(view: View) -> State:
    """The one table that looks like this, but for what others have pressed."""
    players = view.players
    dice: list[Die] = [""] * len(view.board)
    faces: list[Face] = [""] * len(view.board)
    for place, lying in enumerate(view.board):
        if lying is not None:
            dice[place], faces[place] = lying.die, lying.face
    for player in players:
        for taken in player.sets:
            for place, die, face in zip(taken.places, taken.dice, taken.faces, strict=True):
                dice[place], faces[place] = die, unstated(face)
    who = range(len(players))
    return State(
        seats=len(players),
        now=max(view.since, view.pressed.arrived if view.pressed else 0),
        presses=(view.pressed,) if view.pressed else (),
        calling=view.calling,
        away=tuple(seat for seat in who if players[seat].away),
        lags=(0,) * len(players),
        phase=view.phase,
        round=view.round,
        rolled=view.rolled,
        since=view.since,
        dice=tuple(dice),
        faces=tuple(faces),
        lying=view.lying,
        aside=all_but(dice),
        won=tuple(tuple(taken.places for taken in player.sets) for player in players),
        penalties=tuple(player.penalties for player in players),
        rests=tuple(player.rest for player in players),
        sheet=view.sheet,
        history=view.history,
        deadline=view.deadline,
        ready=tuple(seat for seat in who if players[seat].ready),
        tied=() if view.phase == "pause" else tuple(seat for seat in who if players[seat].tied),
        winners=view.winners,
        ended=view.ended,
    )
