"""The rules of SCRAMBLE SET: all dice at once, no turns; the first player to call may take a SET."""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Hint, Millis, Outcome, Players, Seat
from fivefold.core.options import Options
from fivefold.core.words import listed
from fivefold.games.scramble_set import advice, notation, position, sets
from fivefold.games.scramble_set.bookkeeping import apply
from fivefold.games.scramble_set.model import (
    FEW,
    MOST,
    Ended,
    Event,
    Happening,
    Missed,
    Move,
    Place,
    Places,
    Rested,
    Rolled,
    RoundOver,
    ScrambleOptions,
    State,
    Stop,
    Stopped,
    Take,
    Took,
    public_fields,
)
from fivefold.games.scramble_set.upgrades import upgraded
from fivefold.games.scramble_set.view import View, sample
from fivefold.pieces.calls import Call, CallGame, MissReason, pressed, told
from fivefold.pieces.dice import ALL_DICE, Die, all_but, is_set, roll, why_not
from fivefold.pieces.presence import present
from fivefold.pieces.rounds import Ready, TimeUp, are_ready, leaders, readied

_TAKES = {places: Take(places) for places in combinations(range(len(ALL_DICE)), 3)}


@lru_cache(maxsize=64)
def _takes(lying: tuple[Place, ...]) -> tuple[Take, ...]:
    """Return every three dice that could be taken; cached, as the same dice recur."""
    return tuple(map(_TAKES.__getitem__, combinations(lying, 3)))


class Scramble(CallGame[State, Move, Happening, View, ScrambleOptions]):
    slug: ClassVar = "scramble-set"
    players: ClassVar = Players(1, MOST)
    version: ClassVar = 3
    older_orders: ClassVar = ("type result pause", "scores best ms left stopped")
    same_rules_since: ClassVar[int | None] = 1
    options_type: ClassVar[type[Options]] = ScrambleOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position

    def start(self, seats: int) -> State:
        nothing = (0,) * seats
        return State(seats, None, (), ((),) * seats, nothing, (None,) * seats, lags=nothing, aside=ALL_DICE)

    # -- moves and the clock

    def play(self, state: State, seat: Seat, move: Move, at: Millis) -> Event:
        """Return the event of a move by a player who is present."""
        if isinstance(move, Ready):
            if state.is_open:
                raise Illegal("scramble_set.rolled")
            return readied(state.ready, seat, at)
        if not state.is_open:
            raise Illegal("scramble_set.not-rolled")
        if state.tied and seat not in state.tied:
            raise Illegal("scramble_set.not-tied")
        if state.rests[seat] is not None:
            raise Illegal("scramble_set.resting")
        match move:
            case Call():
                if state.seats == 1:
                    raise Illegal("scramble_set.not-alone")
                return self.call(state, seat, at)
            case Take(places=places):
                if state.seats > 1:
                    self.must_have_board(state, seat, "dice")
                return self._take(state, seat, places, at)
            case Stop():
                if state.seats > 1:
                    raise Illegal("scramble_set.alone-only")
                return Stopped(seat, at)

    def _take(self, state: State, seat: Seat, places: Places, at: Millis) -> Took | Missed:
        check_places(state, places)
        faces = sets.taken(state.faces, places)
        if is_set(*faces):
            return Took(seat, places, faces, at)
        return Missed(seat, "wrong", at, self._price(state, at), places, faces, why_not(*faces))

    def _price(self, state: State, at: Millis) -> Millis | None:
        """Return when a player may call again after a call without a SET; None when it costs a point."""
        costs_point = self.options.penalty == "point" and not state.tied
        return None if costs_point else at + 1000 * self.options.cooldown_seconds

    def miss(self, state: State, seat: Seat, reason: MissReason, at: Millis) -> Missed:
        """Return the event of a call without a SET, which costs a wait or a point."""
        return Missed(seat, reason, at, self._price(state, at))

    def cannot_call(self, state: State) -> Collection[Seat]:
        """Return the players who are away, must wait, or are not part of a tie-break."""
        among = state.tied or range(state.seats)
        return [s for s in range(state.seats) if s in state.away or s not in among or state.rests[s] is not None]

    def fall_due(self, state: State, at: Millis) -> Event:
        """Return the event at the end of a wait, of the pause, of the caller's time, or of the photo finish."""
        due = self.deadline(state)
        if due in state.rests:
            return Rested(state.rests.index(due), at)
        if due == state.pause_ends:
            return TimeUp(at)
        return super().fall_due(state, at)

    # -- automatic events

    def between_calls(self, state: State, chance: Chance) -> Happening | None:
        """Roll, count after each round, break a tie, or end the match."""
        match state.phase:
            case "rolling":
                return self._roll(state, chance)
            case "round":
                return None if sets.has_set(state.upper) else self._count(state)
            case "stopped":
                return self._count(state)
            case "pause":
                return self._after_round(state, chance)
            case "tie-break":
                return self._break_tie(state, chance)
            case "over":
                return None

    def _roll(self, state: State, chance: Chance) -> Rolled:
        """Roll all dice for the next round."""
        dice = chance.shuffled(ALL_DICE)
        return Rolled(state.round + 1, tuple(dice), roll(dice, chance), state.now)

    def _count(self, state: State) -> RoundOver:
        goes_on = state.round < self.options.rounds or len(leaders(state.scores)) > 1
        has_end = goes_on and state.seats > 1 and self.options.pause_seconds > 0
        return RoundOver(
            scores=state.round_scores,
            best=sets.most(state.faces),
            ms=state.now - state.rolled,
            stopped=state.phase == "stopped",
            deadline=state.now + 1000 * self.options.pause_seconds if has_end else None,
        )

    def _after_round(self, state: State, chance: Chance) -> Happening | None:
        first = leaders(state.scores)
        is_last = state.round >= self.options.rounds
        if is_last and state.seats == 1:
            return Ended(*(((), "stopped") if any(past.stopped for past in state.history) else ((0,), "alone")))
        if is_last and len(first) == 1:
            return Ended(first, "most-sets")
        is_pause = state.pause_ends is not None or (state.seats == 1 and self.options.pause_seconds > 0)
        if is_pause and not are_ready(state.ready, present(state.seats, state.away)):
            return None
        if not is_last:
            return self._roll(state, chance)
        left = [state.dice[place] for place in state.lying]
        return _roll_for(state, first, left if len(left) >= 3 else _at_least_few(left, chance), chance)

    def _break_tie(self, state: State, chance: Chance) -> Happening | None:
        winner = next((seat for seat, won in enumerate(state.won) if won), None)
        if winner is not None:
            return Ended((winner,), "tie-break")
        if set(state.tied) <= set(state.away) and len(state.away) < state.seats:
            return Ended(state.tied, "shared")
        if sets.has_set(state.upper):
            return None
        return _roll_for(state, state.tied, _at_least_few(state.dice, chance), chance)

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    # -- state of the match

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the caller, or all players present who may call; in a pause, all who are not ready yet."""
        if state.ended:
            return ()
        if state.calling is not None:
            return (state.calling.seat,)
        busy = self.cannot_call(state) if state.is_open else (*state.away, *state.ready)
        return tuple(seat for seat in range(state.seats) if seat not in busy and not pressed(state, seat))

    def deadline(self, state: State) -> Millis | None:
        """Return the end of the caller's time, of the photo finish, of a wait, or of the pause."""
        ends = (super().deadline(state), state.pause_ends, *state.rests)
        return None if state.ended else min((end for end in ends if end is not None), default=None)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the most SETs over all rounds win, after a tie-break if needed."""
        if not state.ended:
            return None
        return Outcome(state.winners, state.scores, state.ended, notation.result(state))

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the whole state, except calls in the photo finish."""
        actors, deadline = told(self, state, seat)
        is_last_pause = state.phase == "pause" and state.round >= self.options.rounds
        return View(
            *public_fields(state),
            seat=seat,
            actors=actors,
            deadline=deadline,
            rounds=self.options.rounds,
            scores=state.scores,
            sets=tuple([tuple([sets.taken(state.faces, places) for places in won]) for won in state.won]),
            contenders=leaders(state.scores) if is_last_pause else state.tied,
            pressed=pressed(state, seat),
        )

    def moves(self, view: View) -> Iterable[Move]:
        """Return any three dice while the player has the call or is alone, else calling; in a pause getting ready."""
        if view.seat not in view.actors:
            return ()
        if view.phase == "pause":
            return (Ready(),)
        if view.seats == 1:
            return (*_takes(view.lying), Stop())
        return (Call(),) if view.calling is None else _takes(view.lying)

    def verbs(self, view: View, listed: Iterable[str] | None = None) -> tuple[str, ...]:
        """Return the verbs without enumerating the thousands of ways to take three dice."""
        if listed is None and view.is_open and view.seat in view.actors:
            listed = ("take", "stop") if view.seats == 1 else ("call",) if view.calling is None else ("take",)
        return super().verbs(view, listed)

    def sample(self, view: View, chance: Chance) -> State:
        return sample(view)

    def box(self, seats: int) -> Iterable[str]:
        """Return all 42 dice."""
        return ALL_DICE

    def pieces(self, state: State) -> Iterable[str]:
        """Return the dice on the table, those of the SETs taken, and those not rolled."""
        yield from (state.dice[place] for place in state.lying)
        for won in state.won:
            for places in won:
                yield from (state.dice[place] for place in places)
        yield from state.aside

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """Return nothing: all dice are visible."""
        return ()

    # -- presentation

    def hints(self, view: View) -> Sequence[Hint]:
        """Return hints that reveal a SET of a best split die by die."""
        return advice.hints(view)

    def upgraded(self, rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        """Read records of earlier versions, with dice numbered from 0, other event names, and reasons in English."""
        return move, [upgraded(rules, event) for event in events]


def check_places(state: State, places: Sequence[Place]) -> None:
    """Check that three different dice lie there; raises Illegal."""
    if len(set(places)) != 3:
        raise Illegal("scramble_set.not-three.different")
    if missing := [place + 1 for place in places if place not in state.lying]:
        raise Illegal("scramble_set.not-there", places=listed(missing, "or"))


def _at_least_few(dice: Sequence[Die], chance: Chance) -> list[Die]:
    """Return these dice, and as many others as needed for a fair chance of a SET."""
    others = chance.shuffled(all_but(dice))
    return [*dice, *others[: max(0, FEW - len(dice))]]


def _roll_for(state: State, tied: tuple[Seat, ...], dice: Sequence[Die], chance: Chance) -> Rolled:
    """Roll dice that break a tie."""
    dice = chance.shuffled(dice)
    return Rolled(state.round, tuple(dice), roll(dice, chance), state.now, tied)
