"""The rules that all daily puzzles share: a position, steps that can be undone, and the best possible score."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import reduce
from typing import Any, ClassVar, cast

import msgspec
from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Hint, Millis, Outcome, Players, Seat, SeenBy
from fivefold.core.notation import clock
from fivefold.core.options import Options
from fivefold.core.words import Message, Who, listed, message
from fivefold.pieces import puzzle_position
from fivefold.pieces.daily import DailyOptions, Level, find, level_of
from fivefold.pieces.once_cache import OnceCache
from fivefold.pieces.puzzle_kind import PuzzleKind
from fivefold.pieces.puzzle_model import (
    COMMANDS,
    MOST_STEPS,
    Answer,
    Finish,
    Finished,
    LaidOut,
    M,
    N,
    P,
    Puzzle,
    PuzzleEvent,
    PuzzlePublicState,
    PuzzleState,
    PuzzleView,
    Slipped,
    StepBack,
    Stepped,
    SteppedBack,
    T,
    public_fields,
)

MOST_MADE = 500
"""The number of puzzles that are cached."""
_MADE: OnceCache[tuple[str, str], Puzzle[Any, Any]] = OnceCache(MOST_MADE)
"""By slug and date."""


class DailyPuzzle(PuzzleKind[P, M, N, T]):
    """A daily puzzle; `PuzzleKind` has what each game implements."""

    players: ClassVar = Players(1, 1)
    version: ClassVar = 2
    """Version 2 writes the fields of the first position in another order."""
    same_rules_since: ClassVar[int | None] = 1
    options_type: ClassVar[type[Options]] = DailyOptions

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "slug" in cls.__dict__:
            first, step, both = cls.position_type, cls.step_type, (cls.step_type, cls.happening_type)
            laid_out, finished = cast(Any, LaidOut)[first], cast(Any, Finished)[step]
            cls.state_type = cast(Any, PuzzleState)[first, step]
            cls.move_type = step | StepBack | Finish
            cls.event_type = laid_out | cast(Any, Stepped)[both] | cast(Any, Slipped)[both] | SteppedBack | finished
            cls.view_type = cast(Any, PuzzleView)[cls.look_type]

    # -- the puzzle of the day

    @property
    def puzzle(self) -> Puzzle[P, M]:
        """The position of the day and its solution."""
        return _MADE.get((self.slug, self.options.date), self._made)

    def _made(self) -> Puzzle[P, M]:
        return find(self.slug, self.options.date, self.accepted)

    @property
    def is_prepared(self) -> bool:
        return (self.slug, self.options.date) in _MADE

    def prepare(self) -> None:
        """Generate the puzzle, which can take seconds."""
        _ = self.puzzle

    def export_prepared(self) -> bytes:
        return msgspec.msgpack.encode(self.puzzle)

    def import_prepared(self, made: bytes) -> None:
        kind: Any = cast(Any, Puzzle)[self.position_type, self.step_type]
        _MADE.get((self.slug, self.options.date), lambda: msgspec.msgpack.decode(made, type=kind))

    def accepted(self, chance: Chance, level: Level) -> Puzzle[P, M] | None:
        """Return a candidate and its solution if it has the difficulty of the level."""
        first = self.candidate(chance, level)
        if first is None:
            return None
        answer = self.solved(first)
        measure = self.measured(first, answer)
        return Puzzle(first, answer, measure) if measure in self.band(level) else None

    def on_course(self, here: P) -> Answer[M] | None:
        """Return the best continuation, or None if the best score is out of reach."""
        answer = self.solved(here)
        return answer if answer.points == self.puzzle.answer.points else None

    # -- the rules

    def start(self, seats: int) -> PuzzleState[P, M]:
        return PuzzleState(self.options.date)

    def judge(self, state: PuzzleState[P, M], act: Act[M | StepBack | Finish]) -> PuzzleEvent[P, M, N]:
        """Return the event of a step, an undone step, or the end."""
        here, move = _here(state), act.move
        if isinstance(move, StepBack):
            if not state.steps:
                raise Illegal("pieces.nothing-back")
            return SteppedBack(act.at)
        if isinstance(move, Finish):
            self.may_finish(here)
            return self._finished(here, "done", act.at)
        step = cast(M, move)
        if len(state.steps) >= MOST_STEPS:
            raise Illegal("pieces.too-many-steps", most=MOST_STEPS)
        if (wrong := self.slip(here, step)) is not None:
            return Slipped(step, wrong, act.at)
        _, happened = self.after(here, step)
        return Stepped(step, happened, act.at)

    def dealer(self, state: PuzzleState[P, M], chance: Chance) -> PuzzleEvent[P, M, N] | None:
        """Lay the puzzle out, and end the match when it is solved."""
        if state.table is None:
            return LaidOut(self.puzzle.first)
        if not state.ended and self.is_best(state.table, self.puzzle.answer.points):
            return self._finished(state.table, "solved", state.now)
        return None

    def _finished(self, here: P, ended: Any, at: Millis) -> Finished[M]:
        answer = self.puzzle.answer
        return Finished(ended, self.points(here), answer.points, answer.steps, at)

    def apply(self, state: PuzzleState[P, M], event: PuzzleEvent[P, M, N]) -> PuzzleState[P, M]:
        match event:
            case LaidOut(first=first):
                return replace(state, first=first, table=first)
            case Stepped(step=step, at=at):
                steps = self.condensed((*state.steps, step))
                return replace(state, table=self.after(_here(state), step)[0], steps=steps, now=at)
            case Slipped(at=at):
                return replace(state, slips=state.slips + 1, now=at)
            case SteppedBack(at=at):
                steps = state.steps[:-1]
                return replace(
                    state, table=self._walked(state.first, steps), steps=steps, backs=state.backs + 1, now=at
                )
            case Finished(ended=ended, best=best, answer=answer, at=at):
                return replace(state, ended=ended, best=best, answer=answer, now=at)

    def _walked(self, first: P | None, steps: Sequence[M]) -> P:
        assert first is not None
        return reduce(lambda here, step: self.after(here, step)[0], steps, first)

    def actors(self, state: PuzzleState[P, M]) -> tuple[Seat, ...]:
        return () if state.ended else (0,)

    def outcome(self, state: PuzzleState[P, M]) -> Outcome | None:
        """Return the result: a win if no better score is possible; always with the best score."""
        if not state.ended or state.best is None:
            return None
        here = _here(state)
        points, is_best = self.points(here), self.is_best(here, state.best)
        told = message(
            "pieces.daily-outcome.slips" if state.slips else "pieces.daily-outcome",
            result=self.result(here, state.best),
            backs=state.backs,
            slips=state.slips,
            time=clock(state.now),
        )
        return Outcome((0,) if is_best else (), (points,), state.ended, told)

    # -- views

    def view(self, state: PuzzleState[P, M], seat: Seat | None) -> PuzzleView[T]:
        """Return everything except the best score and its solution, which are shown at the end."""
        here = _here(state)
        return PuzzleView(
            *public_fields(state),
            seat=seat,
            actors=self.actors(state),
            level=level_of(state.date),
            table=self.look(here, seat),
            steps=tuple(map(self.write_step, state.steps)),
            points=self.points(here),
            answer=tuple(map(self.write_step, state.answer)),
            solution=self.look(self._walked(state.first, state.answer), seat) if state.ended else None,
        )

    def for_people(self, view: PuzzleView[T]) -> PuzzleView[T]:
        """Return the view with the positions as the game shows them to people."""
        solution = None if view.solution is None else self.look_for_people(view.solution)
        return replace(view, table=self.look_for_people(view.table), solution=solution)

    def sample(self, view: PuzzleView[T], chance: Chance) -> PuzzleState[P, M]:
        """Return the only state with this view."""
        return self.rebuilt(view, tuple([self.read_step(step, None) for step in view.steps]))

    def rebuilt(self, public: PuzzlePublicState, steps: tuple[M, ...]) -> PuzzleState[P, M]:
        """Return the state after these steps; raises Illegal if one of them is not possible."""
        first, answer = self.puzzle.first, self.puzzle.answer
        state: PuzzleState[P, M] = PuzzleState(
            *public_fields(public), first=first, table=self._walked(first, steps), steps=self.condensed(steps)
        )
        return replace(state, best=answer.points, answer=answer.steps) if state.ended else state

    def moves(self, view: PuzzleView[T]) -> Iterable[M | StepBack | Finish]:
        """Return every step, the undo, and the end."""
        if view.seat is None or view.ended:
            return
        here = _here(self.sample(view, Chance(bytes(32))))
        if len(view.steps) < MOST_STEPS:
            yield from self.steps(here)
        yield from self._plain(view, here)

    def _plain(self, view: PuzzleView[T], here: P) -> Iterator[StepBack | Finish]:
        if view.steps:
            yield StepBack()
        try:
            self.may_finish(here)
        except Illegal:
            return
        yield Finish()

    def listed_moves(self, view: PuzzleView[T]) -> Iterable[M | StepBack | Finish]:
        """Return all moves except the steps, unless the game lists them."""
        if self.lists_steps:
            return self.moves(view)
        if view.seat is None or view.ended:
            return ()
        return self._plain(view, _here(self.sample(view, Chance(bytes(32)))))

    def unlisted_verbs(self, view: PuzzleView[T]) -> Iterable[str]:
        """A step can always be tried."""
        return () if view.seat is None or view.ended else self.step_verbs

    def box(self, seats: int) -> Iterable[str]:
        """Return the pieces of the first position."""
        return self.pieces_of(self.puzzle.first)

    def pieces(self, state: PuzzleState[P, M]) -> Iterable[str]:
        return () if state.table is None else self.pieces_of(state.table)

    def secrets(self, state: PuzzleState[P, M], seat: Seat | None) -> Collection[str]:
        return ()

    # -- text

    def write(self, move: M | StepBack | Finish) -> str:
        """Return a step in the game's notation, `back`, or `done`."""
        if isinstance(move, StepBack | Finish):
            return "back" if isinstance(move, StepBack) else "done"
        return self.write_step(move)

    def read(self, text: str, view: PuzzleView[T] | None = None) -> M | StepBack | Finish:
        """Return the move in a text; raises Unreadable."""
        if (command := COMMANDS.get(text.strip().lower())) is not None:
            return command
        return self.read_step(text, None if view is None else view.table)

    def show(self, view: PuzzleView[T]) -> Sequence[Message | str]:
        """Return the puzzle and the progress; at the end, also the solution."""
        told = message("pieces.daily-so-far", points=view.points, steps=len(view.steps), backs=view.backs)
        if view.best is not None:
            told = message("pieces.daily-best", best=view.best, steps=listed(view.answer, "semicolon"))
        return (*self.shown(view.table), told)

    def tell(self, event: PuzzleEvent[P, M, N]) -> Sequence[Message]:
        match event:
            case LaidOut(first=first):
                return (self.laid_out(first),)
            case Stepped(happened=happened):
                return [told for one in happened for told in self.told(one)]
            case Slipped(happened=happened):
                return self.told(happened)
            case SteppedBack():
                return (message("pieces.stepped-back", who=Who(0)),)
            case Finished(ended=ended):
                return (message(f"pieces.daily-finished.{ended}", who=Who(0)),)

    def write_state(self, state: PuzzleState[P, M], seen_by: SeenBy = "all") -> str:
        """Return the date and the steps as one line; nothing is hidden."""
        return puzzle_position.write_state(state, self.write_step)

    def read_state(self, text: str) -> PuzzleState[P, M]:
        """Return the puzzle after the steps in a line; raises Unreadable."""
        return puzzle_position.read_state(text, self)

    def hints(self, view: PuzzleView[T]) -> Sequence[Hint]:
        """Return hints towards the best score, or the advice to undo steps."""
        if view.seat is None or view.ended:
            return ()
        here = _here(self.sample(view, Chance(bytes(32))))
        answer = self.on_course(here)
        return (Hint(message("pieces.hint-back")),) if answer is None else self.hinted(here, answer)


def _here(state: PuzzleState[P, M]) -> P:
    assert state.table is not None
    return state.table
