"""Applies events to a state of SCRAMBLE SET; the rules are decided elsewhere."""

from msgspec.structs import replace

from fivefold.core.sequences import replaced
from fivefold.games.scramble_set.model import (
    Ended,
    Event,
    Missed,
    Rested,
    Rolled,
    Round,
    RoundOver,
    State,
    Stopped,
    Took,
)
from fivefold.pieces.calls import Called, Measured, Pressed, race_after
from fivefold.pieces.dice import all_but
from fivefold.pieces.presence import Gone, Returned
from fivefold.pieces.rounds import Readied, TimeUp


def _rolled(state: State, event: Rolled) -> State:
    return replace(
        state,
        phase="tie-break" if event.tied else "round",
        round=event.round,
        rolled=event.at,
        since=event.at,
        dice=event.dice,
        faces=event.faces,
        lying=tuple(range(len(event.dice))),
        aside=all_but(event.dice),
        won=((),) * state.seats,
        penalties=(0,) * state.seats,
        tied=event.tied,
        pause_ends=None,
        ready=(),
    )


def apply(state: State, event: Event) -> State:
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
                won=replaced(state.won, seat, (*state.won[seat], places)),
            )
        case Missed(seat=seat, at=at, rest=None):
            lost = state.penalties[seat] + 1
            return replace(state, now=at, calling=None, penalties=replaced(state.penalties, seat, lost))
        case Missed(seat=seat, at=at, rest=rest):
            return replace(state, now=at, calling=None, rests=replaced(state.rests, seat, rest))
        case Rested(seat=seat, at=at):
            return replace(state, now=at, rests=replaced(state.rests, seat, None))
        case Readied(seat=seat, at=at):
            return replace(state, now=at, ready=tuple(sorted((*state.ready, seat))))
        case TimeUp(at=at):
            return replace(state, now=at, pause_ends=None)
        case Stopped(at=at):
            return replace(state, now=at, phase="stopped")
        case RoundOver():
            return replace(
                state,
                phase="pause",
                sheet=(*state.sheet, event.scores),
                history=(*state.history, Round(event.best, event.ms, event.stopped)),
                rests=(None,) * state.seats,
                pause_ends=event.deadline,
            )
        case Ended(winners=winners, reason=reason):
            return replace(state, phase="over", rests=(None,) * state.seats, winners=winners, ended=reason)
        case Gone(seat=seat):
            return replace(race_after(state, event), ready=tuple([who for who in state.ready if who != seat]))
        case Pressed() | Called() | Returned() | Measured():
            return race_after(state, event)
