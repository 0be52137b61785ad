"""What each event changes at a table of SCRAMBLE SET; no rule is decided here."""

from msgspec.structs import replace

from fivefold.games.scramble_set.model import (
    ALL,
    Ended,
    Event,
    Missed,
    Readied,
    Rested,
    Rolled,
    Scored,
    State,
    Stopped,
    Took,
    Waited,
)
from fivefold.pieces.calls import Called, Gone, Measured, Pressed, Returned, at_seat, keep


def _rolled(state: State, event: Rolled) -> State:
    rolled = set(event.dice)
    return replace(
        state,
        round=event.round,
        is_open=True,
        rolled=event.at,
        since=event.at,
        dice=event.dice,
        faces=event.faces,
        lying=tuple(range(len(event.dice))),
        aside=tuple(die for die in ALL if die not in rolled),
        won=((),) * state.seats,
        penalties=(0,) * state.seats,
        tied=event.tied,
        pause=None,
        ready=(),
        stopped=False,
    )


def apply(state: State, event: Event) -> State:
    """The table after the event."""
    match event:
        case Rolled():
            return _rolled(state, event)
        case Took(seat=seat, places=places, at=at):
            return replace(
                state,
                now=at,
                since=at,
                calling=None,
                lying=tuple(place for place in state.lying if place not in places),
                won=at_seat(state.won, seat, (*state.won[seat], places)),
            )
        case Missed(seat=seat, at=at, rest=None):
            lost = state.penalties[seat] + 1
            return replace(state, now=at, calling=None, penalties=at_seat(state.penalties, seat, lost))
        case Missed(seat=seat, at=at, rest=rest):
            return replace(state, now=at, calling=None, rests=at_seat(state.rests, seat, rest))
        case Rested(seat=seat, at=at):
            return replace(state, now=at, rests=at_seat(state.rests, seat, None))
        case Readied(seat=seat, at=at):
            return replace(state, now=at, ready=tuple(sorted((*state.ready, seat))))
        case Waited(at=at):
            return replace(state, now=at, pause=None)
        case Stopped(at=at):
            return replace(state, now=at, stopped=True)
        case Scored(result=result, pause=pause):
            nobody = (None,) * state.seats
            return replace(state, is_open=False, history=(*state.history, result), rests=nobody, pause=pause)
        case Ended(winners=winners, reason=reason):
            return replace(state, is_open=False, rests=(None,) * state.seats, winners=winners, ended=reason)
        case Gone(seat=seat):
            return replace(keep(state, event), ready=tuple(who for who in state.ready if who != seat))
        case Pressed() | Called() | Returned() | Measured():
            return keep(state, event)
