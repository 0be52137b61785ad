"""The daily puzzle of CROSSWORD SET: join all dice of the day into one grid."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Unreadable
from fivefold.core.game import Hint, Seat
from fivefold.core.words import Message, message
from fivefold.games.crossword_set import advice, building, grids, layouts, notation
from fivefold.games.crossword_set.bookkeeping import apply
from fivefold.games.crossword_set.choices import MIDDLE
from fivefold.games.crossword_set.model import GRID, Arranged, CrosswordOptions, Held, Put, State
from fivefold.games.crossword_set.rules import CrosswordSet
from fivefold.games.crossword_set.view import View
from fivefold.pieces.daily import Level
from fivefold.pieces.dice import ALL_DICE, Die, Face, is_wild, roll
from fivefold.pieces.grid import Square
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.pieces.puzzle_model import Answer

FEWEST = 7
"""The number of dice on a Monday; every day has one more."""
HOUSE = CrosswordOptions(joining="crossing", rounds=1)
"""SETs must cross like words."""
GAME = CrosswordSet(HOUSE)


class Daily(DailyPuzzle[State, Put, Arranged, View]):
    """The puzzle: join all dice into one grid."""

    slug: ClassVar = "crossword-set-daily"
    older_orders: ClassVar = (
        "seats now phase round since bag hands acted last reaching time_up gave_up ready away sheet results solution",
    )
    position_type: ClassVar = State
    step_type: ClassVar = Put
    happening_type: ClassVar = Arranged
    look_type: ClassVar = View
    step_verbs: ClassVar = ("put",)
    lists_all_moves: ClassVar = False
    bands: ClassVar = tuple(range(dice, dice + 1) for dice in range(FEWEST, FEWEST + 7))

    def candidate(self, chance: Chance, level: Level) -> State | None:
        """Roll some dice without a WILD; return None unless each die is in a SET."""
        dice = chance.shuffled(ALL_DICE)[: FEWEST + level - 1]
        faces = roll(dice, chance)
        in_sets = {die for triple in grids.sets(faces) for die in triple}
        return None if any(map(is_wild, faces)) or len(in_sets) < len(dice) else rolled(dice, faces)

    def measured(self, first: State, answer: Answer[Put]) -> int:
        """Return the number of dice, if all can be used."""
        dice = len(first.hands[0])
        return dice if answer.points == dice else 0

    def solved(self, here: State) -> Answer[Put]:
        """Return a grid of all dice, die by die; where some lie there already, all changes at once."""
        hand = here.hands[0]
        layout = grids.solve([held.face for held in hand], HOUSE.joining) or ()
        goes = [(hand[placed.die].die, GRID.squares[placed.place]) for placed in layout]
        if any(held.square for held in hand):
            lies = {held.die: held.square for held in hand}
            return Answer(len(layout), (Put(tuple([(die, square) for die, square in goes if lies[die] != square])),))
        return Answer(len(layout), tuple([Put((one,)) for one in goes]))

    def steps(self, here: State) -> Iterable[Put]:
        """Return moves of each die to the squares in the middle or off the grid; other squares are legal too."""
        taken = {held.square for held in here.hands[0]}
        for held in here.hands[0]:
            if held.square is not None:
                yield Put(((held.die, None),))
            yield from (Put(((held.die, square),)) for square in MIDDLE if square not in taken)

    def after(self, here: State, step: Put) -> tuple[State, tuple[Arranged]]:
        arranged = building.put(here, 0, step.steps, 0, HOUSE.joining)
        return apply(here, arranged), (arranged,)

    def told(self, happened: Arranged) -> Sequence[Message]:
        """Describe the dice and their squares."""
        return notation.tell(happened)

    def condensed(self, steps: tuple[Put, ...]) -> tuple[Put, ...]:
        """Return one step for each die on the grid, in the order of their last moves."""
        lies: dict[Die, Square] = {}
        for die, square in (one for step in steps for one in step.steps):
            lies.pop(die, None)
            if square is not None:
                lies[die] = square
        return tuple([Put((one,)) for one in lies.items()])

    def points(self, here: State) -> int:
        """Return the number of dice used."""
        return layouts.used(here.hands, 0, HOUSE.joining)

    def result(self, here: State, best: int) -> Message:
        """Return the number of dice used, and of all dice."""
        return message("crossword_set.daily-result", used=self.points(here), dice=best)

    def look(self, here: State, seat: Seat | None) -> View:
        """Return the view, as in a round for one player."""
        return GAME.view(here, seat)

    def look_for_people(self, look: View) -> View:
        """Add the reasons why dice in line are not a SET."""
        return advice.for_people(look)

    def pieces_of(self, here: State) -> Iterable[Die]:
        return [held.die for held in here.hands[0]]

    def write_step(self, step: Put) -> str:
        """Return notation such as `put #7 k10`."""
        return notation.write(step)

    def read_step(self, text: str, look: View | None) -> Put:
        step = notation.read(text, look)
        if isinstance(step, Put):
            return step
        raise Unreadable("crossword_set.put-only", text=text)

    def laid_out(self, first: State) -> Message:
        return message("crossword_set.daily-rolled", dice=len(first.hands[0]))

    def shown(self, look: View) -> Sequence[Message | str]:
        return notation.show(look)[1:]

    def hinted(self, here: State, answer: Answer[Put]) -> Sequence[Hint]:
        """Return a SET of a grid that uses all dice, and the whole grid."""
        return advice.hints(self.look(here, 0))[1:]


def rolled(dice: Sequence[Die], faces: Sequence[Face]) -> State:
    """Return a state for one player with only these dice."""
    hand = [
        Held(die=die, face=face, grid=None, square=None, declared=False, frozen=False)
        for die, face in zip(dice, faces, strict=True)
    ]
    return State(1, (0,), phase="building", round=1, hands=(tuple(hand),), bag=())
