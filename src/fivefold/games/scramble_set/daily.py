"""The daily puzzle of SCRAMBLE SET: a few dice, and as many SETs at once as there are."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, ClassVar

from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Hint, Seat
from fivefold.core.words import Message, Pieces, Who, listed, message
from fivefold.games.scramble_set import advice, notation, sets
from fivefold.games.scramble_set.bookkeeping import apply
from fivefold.games.scramble_set.model import Missed, ScrambleOptions, State, Take, Took
from fivefold.games.scramble_set.rules import Scramble, check_places
from fivefold.games.scramble_set.upgrades import upgraded_daily
from fivefold.games.scramble_set.view import View
from fivefold.pieces.daily import Level
from fivefold.pieces.dice import ALL_DICE, Die, Face, all_but, is_set, roll, why_not
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.pieces.puzzle_model import COMMANDS, Answer

GAME = Scramble(ScrambleOptions(rounds=1))
DICE = (12, 12, 15, 15, 18, 18, 21)
"""How many dice lie there, from Monday to Sunday."""
FEWEST = 3
"""So many SETs there are at least."""
PLAYERS = 100
"""So many imagined players take SETs as they come, to see how many of them miss the most."""


class Daily(DailyPuzzle[State, Take, Took | Missed, View]):
    """As many SETs as there are."""

    slug: ClassVar = "scramble-set-daily"
    position_type: ClassVar = State
    step_type: ClassVar = Take
    happening_type: ClassVar = Took | Missed
    look_type: ClassVar = View
    step_verbs: ClassVar = ("take",)
    bands: ClassVar = (
        range(10, 26), range(26, 41), range(41, 56), range(56, 71), range(71, 84), range(84, 95), range(95, 101)
    )  # fmt: skip

    def candidate(self, chance: Chance, level: Level) -> State:
        """Some dice, rolled."""
        dice = chance.shuffled(ALL_DICE)[: DICE[level - 1]]
        return rolled(dice, roll(dice, chance))

    def measured(self, first: State, answer: Answer[Take]) -> int:
        """How many of a hundred players who take any SET they see, until there is none, have fewer than the most.

        With fewer than three SETs there is nothing to puzzle about.
        """
        if answer.points < FEWEST:
            return 0
        every, luck = sets.find(first.faces), Chance(bytes(32))
        return sum(taken_at_random(every, luck.part(n)) < answer.points for n in range(PLAYERS))

    def solved(self, here: State) -> Answer[Take]:
        """The SETs taken so far, and the most that can be had of what lies there."""
        split = sets.split(here.upper)
        takes = [Take((here.lying[a], here.lying[b], here.lying[c])) for a, b, c in map(sorted, split)]
        return Answer(len(here.won[0]) + len(takes), tuple(takes))

    def steps(self, here: State) -> Iterable[Take]:
        """Any three dice: whether they are a SET is the question."""
        return map(Take, combinations(here.lying, 3))

    def slip(self, here: State, step: Take) -> Missed | None:
        """Three dice that are no SET."""
        faces = _faces(here, step)
        if is_set(*faces):
            return None
        return Missed(0, "wrong", 0, None, step.places, faces, why_not(*faces))

    def after(self, here: State, step: Take) -> tuple[State, tuple[Took]]:
        """Three dice less."""
        faces = _faces(here, step)
        if not is_set(*faces):
            raise Illegal("scramble_set.no-set", faces=Pieces(faces))
        took = Took(0, step.places, faces, 0)
        return apply(here, took), (took,)

    def told(self, happened: Took | Missed) -> Sequence[Message]:
        """A SET, or why it is none."""
        if isinstance(happened, Took):
            return notation.tell(happened)
        why = listed([fault.message for fault in happened.why], "comma")
        return (message("scramble_set.wrong-pick", who=Who(0), faces=Pieces(happened.faces), why=why),)

    def points(self, here: State) -> int:
        """How many SETs are taken."""
        return len(here.won[0])

    def result(self, here: State, best: int) -> Message:
        """So many of so many."""
        return message("scramble_set.daily-result", sets=self.points(here), best=best)

    def look(self, here: State, seat: Seat | None) -> View:
        """The table, as in a round for one."""
        return GAME.view(here, seat)

    def pieces_of(self, here: State) -> Iterable[Die]:
        """The dice that were rolled."""
        return here.dice

    def write_step(self, step: Take) -> str:
        """Such as `take 3 7 12`."""
        return notation.write(step)

    def read_step(self, text: str, look: View | None) -> Take:
        """Three places; `take` may be left out."""
        return notation.read_take(text, tuple(COMMANDS))

    def laid_out(self, first: State) -> Message:
        """How many dice there are."""
        return message("scramble_set.daily-rolled", dice=len(first.dice))

    def shown(self, look: View) -> Sequence[Message | str]:
        """The dice in rows, and the SETs that are taken."""
        return (*notation.show_dice(look), *map(" ".join, look.sets[0]))

    def upgraded(self, _rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        return move, [upgraded_daily(event) for event in events]

    def hinted(self, here: State, answer: Answer[Take]) -> Sequence[Hint]:
        """A SET that belongs to a best split, given away die by die."""
        return advice.hints(self.look(here, 0))


def rolled(dice: Sequence[Die], faces: Sequence[Face]) -> State:
    """A table for one with just these dice."""
    start = GAME.start(1)
    lying = tuple(range(len(dice)))
    return replace(
        start, phase="round", round=1, dice=tuple(dice), faces=tuple(faces), lying=lying, aside=all_but(dice)
    )  # fmt: skip


def taken_at_random(left: list[sets.Three], chance: Chance) -> int:
    """How many of these SETs somebody has in the end who takes any there is."""
    taken = 0
    while left:
        chosen = set(chance.pick(left))
        left = [three for three in left if chosen.isdisjoint(three)]
        taken += 1
    return taken


def _faces(here: State, step: Take) -> tuple[Face, Face, Face]:
    """What the three dice show; raises Illegal if they do not lie there."""
    check_places(here, step.places)
    return sets.taken(here.faces, step.places)
