"""The daily puzzle of SCRAMBLE SET: take the most SETs possible from a few dice."""

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
"""The number of dice, from Monday to Sunday."""
FEWEST = 3
"""The least number of SETs in an answer."""
PLAYERS = 100
"""The number of simulated players who take SETs at random, to see how many of them miss the most."""


class Daily(DailyPuzzle[State, Take, Took | Missed, View]):
    """The puzzle: take the most SETs possible."""

    slug: ClassVar = "scramble-set-daily"
    older_orders: ClassVar = (
        "seats now presses calling away lags phase round rolled since dice faces lying aside won "
        "penalties rests sheet history pause_ends ready tied winners ended",
    )
    position_type: ClassVar = State
    step_type: ClassVar = Take
    happening_type: ClassVar = Took | Missed
    look_type: ClassVar = View
    step_verbs: ClassVar = ("take",)
    bands: ClassVar = (
        range(10, 26), range(26, 41), range(41, 56), range(56, 71), range(71, 84), range(84, 95), range(95, 101)
    )  # fmt: skip

    def candidate(self, chance: Chance, level: Level) -> State:
        dice = chance.shuffled(ALL_DICE)[: DICE[level - 1]]
        return rolled(dice, roll(dice, chance))

    def measured(self, first: State, answer: Answer[Take]) -> int:
        """Return how many of a hundred players who take SETs at random, until none is left, have fewer than the most.

        A puzzle with fewer than three SETs is rejected.
        """
        if answer.points < FEWEST:
            return 0
        every, luck = sets.find(first.faces), Chance(bytes(32))
        return sum(taken_at_random(every, luck.part(n)) < answer.points for n in range(PLAYERS))

    def solved(self, here: State) -> Answer[Take]:
        """Return the SETs taken so far, and the most possible from the dice left."""
        split = sets.split(here.upper)
        takes = [Take((here.lying[a], here.lying[b], here.lying[c])) for a, b, c in map(sorted, split)]
        return Answer(len(here.won[0]) + len(takes), tuple(takes))

    def steps(self, here: State) -> Iterable[Take]:
        """Return any three dice: the player has to see whether they are a SET."""
        return map(Take, combinations(here.lying, 3))

    def slip(self, here: State, step: Take) -> Missed | None:
        """Return the event of three dice that are not a SET."""
        faces = _faces(here, step)
        if is_set(*faces):
            return None
        return Missed(0, "wrong", 0, None, step.places, faces, why_not(*faces))

    def after(self, here: State, step: Take) -> tuple[State, tuple[Took]]:
        faces = _faces(here, step)
        if not is_set(*faces):
            raise Illegal("scramble_set.no-set", faces=Pieces(faces))
        took = Took(0, step.places, faces, 0)
        return apply(here, took), (took,)

    def told(self, happened: Took | Missed) -> Sequence[Message]:
        """Describe a SET, or why three dice are none."""
        if isinstance(happened, Took):
            return notation.tell(happened)
        why = listed([fault.message for fault in happened.why], "comma")
        return (message("scramble_set.wrong-pick", who=Who(0), faces=Pieces(happened.faces), why=why),)

    def points(self, here: State) -> int:
        """Return the number of SETs taken."""
        return len(here.won[0])

    def result(self, here: State, best: int) -> Message:
        """Return the number of SETs taken, and the most possible."""
        return message("scramble_set.daily-result", sets=self.points(here), best=best)

    def look(self, here: State, seat: Seat | None) -> View:
        """Return the view, as in a round for one player."""
        return GAME.view(here, seat)

    def pieces_of(self, here: State) -> Iterable[Die]:
        return here.dice

    def write_step(self, step: Take) -> str:
        """Return notation such as `take 3 7 12`."""
        return notation.write(step)

    def read_step(self, text: str, look: View | None) -> Take:
        """Read three places; `take` may be left out."""
        return notation.read_take(text, tuple(COMMANDS))

    def laid_out(self, first: State) -> Message:
        return message("scramble_set.daily-rolled", dice=len(first.dice))

    def shown(self, look: View) -> Sequence[Message | str]:
        """Describe the dice in rows, and the SETs taken."""
        return (*notation.show_dice(look), *map(" ".join, look.sets[0]))

    def upgraded(self, _rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        return move, [upgraded_daily(event) for event in events]

    def hinted(self, here: State, answer: Answer[Take]) -> Sequence[Hint]:
        """Return hints that reveal a SET of a best split die by die."""
        return advice.hints(self.look(here, 0))


def rolled(dice: Sequence[Die], faces: Sequence[Face]) -> State:
    """Return a state for one player with only these dice."""
    start = GAME.start(1)
    lying = tuple(range(len(dice)))
    return replace(
        start, phase="round", round=1, dice=tuple(dice), faces=tuple(faces), lying=lying, aside=all_but(dice)
    )  # fmt: skip


def taken_at_random(left: list[sets.Three], chance: Chance) -> int:
    """Return the number of SETs that a player has in the end who takes them at random."""
    taken = 0
    while left:
        chosen = set(chance.pick(left))
        left = [three for three in left if chosen.isdisjoint(three)]
        taken += 1
    return taken


def _faces(here: State, step: Take) -> tuple[Face, Face, Face]:
    """Return the faces of the three dice; raises Illegal if they do not lie there."""
    check_places(here, step.places)
    return sets.taken(here.faces, step.places)
