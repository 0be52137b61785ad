"""The rules of CROSSWORD SET: all players build at once, and the first to use all dice wins the round."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Back, Due, Game, Hint, Lag, Left, Millis, Notice, Outcome, Players, Seat
from fivefold.core.notation import clock
from fivefold.core.options import Options
from fivefold.core.words import message
from fivefold.games.crossword_set import advice, building, choices, layouts, notation, position
from fivefold.games.crossword_set.bookkeeping import apply, extra
from fivefold.games.crossword_set.model import (
    BREAK,
    HAND,
    Began,
    CrosswordOptions,
    Declare,
    Event,
    GaveUp,
    GiveUp,
    Guest,
    Move,
    Put,
    Reached,
    Result,
    Rolled,
    RoundEnd,
    RoundOver,
    State,
    Take,
    Withdraw,
    Withdrew,
    public_fields,
)
from fivefold.games.crossword_set.upgrades import upgraded
from fivefold.games.crossword_set.view import View, players, sample
from fivefold.pieces.dice import ALL_DICE, roll
from fivefold.pieces.presence import must_be_here, noticed, present
from fivefold.pieces.rounds import Ready, TimeUp, are_ready, leaders, readied, totals, were_played


class CrosswordSet(Game[State, Move, Event, View, CrosswordOptions]):
    slug: ClassVar = "crossword-set"
    aim_alone: ClassVar = "fewest"
    players: ClassVar = Players(1, 4)
    version: ClassVar = 2
    older_orders: ClassVar = ("type result over at solution", "reason winner points unused extra length")
    same_rules_since: ClassVar[int | None] = 1
    options_type: ClassVar[type[Options]] = CrosswordOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position
    lists_all_moves: ClassVar = False
    notices: ClassVar[tuple[type[Notice], ...]] = (Left, Back)

    def start(self, seats: int) -> State:
        return State(seats, (0,) * seats, hands=((),) * seats, bag=ALL_DICE)

    # -- moves, the clock and the house

    def judge(self, state: State, act: Act[Move]) -> Event:
        match act.move:
            case Due():
                return TimeUp(act.at)
            case Left() | Back() as notice:
                return noticed(state.away, notice, act.at)
            case Lag():
                raise Illegal("core.not-noticed", game=self.title)
            case move:
                must_be_here(state.away, act.seat)
                return self._judge_move(state, act.seat, move, act.at)

    def _judge_move(self, state: State, seat: Seat, move: Move, at: Millis) -> Event:
        match move:
            case Ready():
                if state.phase != "between":
                    raise Illegal("crossword_set.building")
                return readied(state.ready, seat, at)
            case _ if state.phase != "building":
                raise Illegal("crossword_set.between-rounds")
            case Put(steps=steps):
                return building.put(state, seat, steps, at, self.options.joining)
            case Guest(host=host, steps=steps):
                return building.visit(state, seat, host, steps, at, self.options.joining)
            case Declare(die=die, face=face):
                return building.declare(state, seat, die, face, at, self.options.joining)
            case Take():
                if not state.bag:
                    raise Illegal("crossword_set.bag-empty")
                return Reached(seat, at)
            case GiveUp():
                if seat in state.gave_up:
                    raise Illegal("crossword_set.gave-up")
                return GaveUp(seat, at)
            case Withdraw():
                if seat not in state.gave_up:
                    raise Illegal("crossword_set.not-given-up")
                return Withdrew(seat, at)

    # -- automatic events

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Roll dice, or end a round."""
        match state.phase:
            case "rolling":
                return self._begin(state, chance)
            case "building":
                if state.reaching is not None:
                    die = chance.pick(state.bag)
                    return Rolled(state.reaching, die, roll([die], chance)[0])
                return self._round_over(state)
            case "between":
                return self._begin(state, chance) if state.time_up or _all_said(state, state.ready) else None
            case "over":
                return None

    def _begin(self, state: State, chance: Chance) -> Began:
        out = chance.shuffled(ALL_DICE)[: HAND * state.seats]
        shown = list(zip(out, roll(out, chance), strict=True))
        hands = tuple(tuple(shown[HAND * who : HAND * (who + 1)]) for who in range(state.seats))
        return Began(state.round + 1, hands, state.now)

    def _round_over(self, state: State) -> RoundOver | None:
        """Return the end of the round once a player has used all dice, the time is up, or all have given up."""
        unused = tuple(
            len(hand) - layouts.used(state.hands, who, self.options.joining) for who, hand in enumerate(state.hands)
        )
        winner: Seat | None = None
        reason: RoundEnd
        if 0 in unused:
            reason = "completed"
            winner = state.last if unused[state.last] == 0 else unused.index(0)
        elif state.time_up:
            reason = "time"
        elif _all_said(state, state.gave_up):
            reason = "given-up"
        else:
            return None
        points = tuple(sum(unused) if who == winner else 0 for who in range(state.seats))
        result = Result(reason, winner, unused, tuple(map(extra, state.hands)), state.now - state.since)
        solution = advice.solution(state.hands[0], self.options.joining) if state.seats == 1 else None
        return RoundOver(points, result, state.round >= self.options.rounds, state.now, solution)

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    # -- state of the match

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return all players present; between rounds those who are not ready."""
        if state.phase == "over":
            return ()
        return tuple([who for who in present(state.seats, state.away) if who not in state.ready])

    def deadline(self, state: State) -> Millis | None:
        """Return the end of the round, if rounds are timed, or of the break after it."""
        match state.phase:
            case "building":
                seconds = self.options.round_seconds
                return state.since + 1000 * seconds if seconds and not state.time_up else None
            case "between":
                return None if state.time_up else state.since + BREAK
            case _:
                return None

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the most points win, ties share; a single player wins by completing every round."""
        if state.phase != "over":
            return None
        return outcome_alone(state.results) if state.seats == 1 else outcome_of_many(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the whole state: nothing is hidden."""
        return View(
            *public_fields(state),
            seat=seat,
            actors=self.actors(state),
            deadline=self.deadline(state),
            rounds=self.options.rounds,
            joining=self.options.joining,
            bag=len(state.bag),
            guests_may_come=state.phase == "building" and not state.bag,
            players=tuple(players(state, self.options.joining)),
        )

    def moves(self, view: View) -> Iterable[Move]:
        """Return the possible moves, limited to the squares in the middle; see `choices.moves`."""
        return choices.moves(view)

    def unlisted_verbs(self, view: View) -> Iterable[str]:
        """Return the verb for guests, which can be tried on any grid."""
        dice = () if view.me is None or view.seat not in view.actors else view.me.dice
        return ("guest",) if view.guests_may_come and any(not die.frozen for die in dice) else ()

    def sample(self, view: View, chance: Chance) -> State:
        """Return the state itself, as nothing is hidden."""
        return sample(view)

    def box(self, seats: int) -> Iterable[str]:
        return ALL_DICE

    def pieces(self, state: State) -> Iterable[str]:
        """Return the bag and the dice of all players."""
        yield from state.bag
        for hand in state.hands:
            for held in hand:
                yield held.die

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        return ()

    def upgraded(self, rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        """Read records of version 1, which had other names for dice and events."""
        return upgraded(move, events) if rules < 2 else (move, events)

    # -- presentation

    def for_people(self, view: View) -> View:
        """Add the reasons why dice are in no SET."""
        return advice.for_people(view)

    def hints(self, view: View) -> Sequence[Hint]:
        """Return whether all dice can be used, a SET to begin with, and a whole grid."""
        return advice.hints(view)


def _all_said(state: State, those: Collection[Seat]) -> bool:
    """Return whether all players present are among those who have said so."""
    return are_ready(those, present(state.seats, state.away))


def outcome_of_many(state: State) -> Outcome:
    """Return the outcome: the most points win."""
    scores = totals(state.seats, state.sheet)
    text = message("crossword_set.outcome", played=were_played(len(state.sheet)))
    return Outcome(leaders(scores), scores, "played-out", text)


def outcome_alone(results: Sequence[Result]) -> Outcome:
    """Return the outcome: won when every round was completed; the score counts extra dice, fewer is better."""
    done = sum(result.reason == "completed" for result in results)
    taken = sum(result.extra[0] for result in results)
    time = clock(sum(result.length for result in results))
    text = message("crossword_set.outcome.alone", done=done, rounds=len(results), extra=taken, time=time)
    return Outcome((0,) if done == len(results) else (), (taken,), "played-out", text)
