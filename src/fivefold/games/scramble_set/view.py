"""What a seat at a table of SCRAMBLE SET may know, and the tables it cannot rule out."""

from functools import cache
from typing import Literal

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.model import ALL, Faces, Places, Round, State
from fivefold.pieces.calls import Calling, Press, pressed
from fivefold.pieces.dice import WILD, Die, Face, is_wild


class Lying(Struct, frozen=True, gc=False):
    """A die on the table: which one, and what it shows."""

    die: str
    face: Face


@cache
def _lying(die: Die, face: Face) -> Lying:
    """There are few of them, and they are needed often."""
    return Lying(name(die), face)


class Taken(Struct, frozen=True, gc=False):
    """A SET that was taken, and where its dice lay; a WILD says what it stands for, if that is certain."""

    places: Places
    faces: Faces


class PlayerView(Struct, frozen=True, gc=False):
    """A player as everybody sees them."""

    score: int
    """Over all rounds."""
    sets: tuple[Taken, ...]
    """Those of this roll."""
    penalties: int
    rest: Millis | None
    ready: bool
    away: bool
    tied: bool
    """Whether the tie-break is between this player and others."""


class View(Struct, frozen=True, gc=False):
    """A table of SCRAMBLE SET from one seat; everything but calls in the photo finish is open."""

    seat: Seat | None
    phase: Literal["round", "pause", "tie-break", "over"]
    round: int
    rolled: Millis
    since: Millis
    """When the dice on the table last changed."""
    board: tuple[Lying | None, ...]
    """What lies in each place."""
    players: tuple[PlayerView, ...]
    history: tuple[Round, ...]
    calling: Calling | None
    pressed: Press | None
    pause: Millis | None
    """When the next roll comes by itself."""
    ended: str
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


def name(die: Die) -> str:
    """A die as pieces are named: `d1` to `d42`."""
    return f"d{die + 1}"


def view(state: State, seat: Seat | None) -> View:
    """The table from one seat; None is a spectator."""
    lying = set(state.lying)
    scores = state.scores
    return View(
        seat=seat,
        phase="over" if state.ended else "pause" if not state.is_open else "tie-break" if state.tied else "round",
        round=state.round,
        rolled=state.rolled,
        since=state.since,
        board=tuple(
            _lying(die, face) if place in lying else None
            for place, (die, face) in enumerate(zip(state.dice, state.faces, strict=True))
        ),
        players=tuple(
            PlayerView(
                score=scores[who],
                sets=tuple(Taken(places, sets.taken(state.faces, places)) for places in state.won[who]),
                penalties=state.penalties[who],
                rest=state.rests[who],
                ready=who in state.ready,
                away=who in state.away,
                tied=who in state.tied,
            )
            for who in range(state.seats)
        ),
        history=state.history,
        calling=state.calling,
        pressed=pressed(state, seat),
        pause=state.pause,
        ended=state.ended,
        winners=state.winners,
    )


def sample(view: View, chance: Chance) -> State:
    """A table that looks like this: only which of the dice were taken is not known for certain."""
    players = view.players
    seen = {int(die.die[1:]) - 1 for die in view.board if die is not None}
    others = chance.shuffled([die for die in ALL if die not in seen])
    dice = [others.pop() if die is None else int(die.die[1:]) - 1 for die in view.board]
    faces: list[Face] = [WILD if die is None else die.face for die in view.board]
    for player in players:
        for taken in player.sets:
            for place, face in zip(taken.places, taken.faces, strict=True):
                faces[place] = WILD if is_wild(face) else face
    who = range(len(players))
    return State(
        seats=len(players),
        now=max(view.since, view.pressed.arrived if view.pressed else 0),
        round=view.round,
        is_open=view.phase in ("round", "tie-break"),
        rolled=view.rolled,
        since=view.since,
        dice=tuple(dice),
        faces=tuple(faces),
        lying=view.lying,
        aside=tuple(sorted(others)),
        won=tuple(tuple(taken.places for taken in player.sets) for player in players),
        penalties=tuple(player.penalties for player in players),
        rests=tuple(player.rest for player in players),
        history=view.history,
        pause=view.pause,
        ready=tuple(seat for seat in who if players[seat].ready),
        tied=tuple(seat for seat in who if players[seat].tied),
        presses=(view.pressed,) if view.pressed else (),
        calling=view.calling,
        away=tuple(seat for seat in who if players[seat].away),
        lags=(0,) * len(players),
        winners=view.winners,
        ended=view.ended,
    )
