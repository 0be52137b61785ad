"""The rules of CROSSWORD SET: everybody builds at once, and the first whose dice are all used wins the round."""

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar, Literal

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Back, Due, Game, Hint, Left, Millis, Notice, Outcome, Players, Seat
from fivefold.core.notation import counted
from fivefold.core.options import Options
from fivefold.games.crossword_set import advice, building, choices, layouts, notation, position
from fivefold.games.crossword_set.bookkeeping import apply, extra, totals
from fivefold.games.crossword_set.model import (
    BREAK,
    HAND,
    NAMES,
    NUMBERS,
    Began,
    CrosswordOptions,
    Declare,
    Event,
    Finished,
    GaveUp,
    GiveUp,
    Gone,
    Guest,
    Move,
    Put,
    Reached,
    Readied,
    Ready,
    Result,
    Returned,
    Rolled,
    State,
    Take,
    TimeUp,
    Withdraw,
    Withdrew,
)
from fivefold.games.crossword_set.view import View, sample, view
from fivefold.pieces.dice import roll


class CrosswordSet(Game[State, Move, Event, View, CrosswordOptions]):
    """CROSSWORD SET around a table, or alone."""

    slug: ClassVar = "crossword-set"
    title: ClassVar = "CROSSWORD SET"
    blurb: ClassVar = "Roll ten dice and race to join them all into one crossword of SETs."
    players: ClassVar = Players(1, 4)
    version: ClassVar = 1
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
        """All dice in the bag."""
        return State(seats, hands=((),) * seats, acted=(0,) * seats)

    # -- what players, the clock and the house may do

    def judge(self, state: State, act: Act[Move]) -> Event:
        """One act by the rules."""
        seat, at = act.seat, act.at
        match act.move:
            case Due():
                return TimeUp(at)
            case Left(seat=who):
                if who in state.away:
                    raise Illegal("away", "That player has left already.")
                return Gone(who, at)
            case Back(seat=who):
                if who not in state.away:
                    raise Illegal("here", "That player is here already.")
                return Returned(who, at)
            case _ if seat in state.away:
                raise Illegal("away", "You have left the table; come back first.")
            case Ready():
                if state.phase != "between":
                    raise Illegal("building", "The round is not over yet.")
                if seat in state.ready:
                    raise Illegal("ready", "You have said already that you are ready.")
                return Readied(seat, at)
            case _ if state.phase != "building":
                raise Illegal("between-rounds", "The round is over; say when you are ready for the next.")
            case Put(steps=steps):
                return building.put(state, seat, steps, at, self.options.joining)
            case Guest(host=host, steps=steps):
                return building.visit(state, seat, host, steps, at, self.options.joining)
            case Declare(die=die, face=face):
                return building.declare(state, seat, die, face, at, self.options.joining)
            case Take():
                if not state.bag:
                    raise Illegal("bag-empty", "The bag is empty.")
                return Reached(seat, at)
            case GiveUp():
                if seat in state.gave_up:
                    raise Illegal("gave-up", "You have given this round up already.")
                return GaveUp(seat, at)
            case Withdraw():
                if seat not in state.gave_up:
                    raise Illegal("not-given-up", "You have not given this round up.")
                return Withdrew(seat, at)
            case _:
                raise Illegal("not-noticed", "CROSSWORD SET takes no notice of that.")

    # -- what follows by itself

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Rolling, and seeing that a round is over."""
        match state.phase:
            case "rolling":
                return self._begin(state, chance)
            case "building":
                if state.reaching is not None:
                    die = chance.pick(state.bag)
                    return Rolled(state.reaching, die, roll([NUMBERS[die]], chance)[0])
                return self._finish(state)
            case "between":
                return self._begin(state, chance) if state.time_up or _all_in(state, state.ready) else None
            case "over":
                return None

    def _begin(self, state: State, chance: Chance) -> Began:
        out = chance.shuffled(NAMES)[: HAND * state.seats]
        shown = list(zip(out, roll([NUMBERS[die] for die in out], chance), strict=True))
        hands = tuple(tuple(shown[HAND * who : HAND * (who + 1)]) for who in range(state.seats))
        return Began(state.round + 1, hands, state.now)

    def _finish(self, state: State) -> Finished | None:
        unused = tuple(
            len(hand) - layouts.used(state.hands, who, self.options.joining) for who, hand in enumerate(state.hands)
        )
        winner: Seat | None = None
        reason: Literal["completed", "given-up", "time"]
        if 0 in unused:
            reason = "completed"
            winner = state.last if unused[state.last] == 0 else unused.index(0)
        elif state.time_up:
            reason = "time"
        elif _all_in(state, state.gave_up):
            reason = "given-up"
        else:
            return None
        points = tuple(sum(unused) if who == winner else 0 for who in range(state.seats))
        taken = tuple(map(extra, state.hands))
        result = Result(reason, winner, points, unused, taken, state.now - state.since)
        solution = advice.solution(state.hands[0], self.options.joining) if state.seats == 1 else None
        return Finished(result, state.round >= self.options.rounds, state.now, solution)

    def apply(self, state: State, event: Event) -> State:
        """Bookkeeping."""
        return apply(state, event)

    # -- how it stands

    def actors(self, state: State) -> Collection[Seat]:
        """Everybody who is here; between rounds those who are not ready."""
        if state.phase == "over":
            return ()
        return [who for who in state.present if who not in state.ready]

    def deadline(self, state: State) -> Millis | None:
        """The end of the round, if it has one, or of the break after it."""
        match state.phase:
            case "building":
                seconds = self.options.round_seconds
                return state.since + 1000 * seconds if seconds and not state.time_up else None
            case "between":
                return None if state.time_up else state.since + BREAK
            case _:
                return None

    def outcome(self, state: State) -> Outcome | None:
        """The most points win, and equal ones share it; alone, completing every round wins."""
        if state.phase != "over":
            return None
        return outcome_alone(state.sheet) if state.seats == 1 else outcome_of_many(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything: all of it lies in the open."""
        return view(state, seat, self.deadline(state), self.options)

    def moves(self, view: View) -> Iterable[Move]:
        """What can be done, with the squares in the middle for any others; see `choices.moves`."""
        return choices.moves(view)

    def sample(self, view: View, chance: Chance) -> State:
        """The table itself, as nothing is hidden."""
        return sample(view)

    def pieces(self, state: State) -> Iterable[str]:
        """The bag and everybody's dice."""
        yield from state.bag
        for hand in state.hands:
            for held in hand:
                yield held.die

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """None."""
        return ()

    # -- for people

    def hints(self, view: View) -> Sequence[Hint]:
        """Whether all dice can be used, a SET to begin with, and a whole grid."""
        return advice.hints(view)


def _all_in(state: State, said: Collection[Seat]) -> bool:
    """Whether everybody who is here has said so."""
    return bool(state.present) and all(who in said for who in state.present)


def outcome_of_many(state: State) -> Outcome:
    """The most points win."""
    scores = totals(state.seats, state.sheet)
    winners = tuple(who for who, score in enumerate(scores) if score == max(scores))
    played = "One round was" if len(state.sheet) == 1 else f"All {len(state.sheet)} rounds were"
    return Outcome(winners, scores, "played-out", f"{played} played; the most points win.")


def outcome_alone(sheet: Sequence[Result]) -> Outcome:
    """Won when every round was completed; the score is the number of extra dice, the fewer the better."""
    done = sum(result.reason == "completed" for result in sheet)
    taken = sum(result.extra[0] for result in sheet)
    text = (
        f"{done} of {counted(len(sheet), 'round')} completed with {counted(taken, 'extra die', 'extra dice')},"
        f" in {notation.clock(sum(result.length for result in sheet))}."
    )
    return Outcome((0,) if done == len(sheet) else (), (taken,), "played-out", text)
