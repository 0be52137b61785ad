"""The daily puzzle of Karma: all cards open, and out before the other in as few turns as can be."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Unreadable
from fivefold.core.game import Hint, Seat
from fivefold.core.words import Message, Pieces, Who, message
from fivefold.games.karma import endgames, notation
from fivefold.games.karma.endgames import KARMA, ME, OTHER, Happened, Search, Step, TooFarError, turns_taken
from fivefold.games.karma.model import NUMBERS, Card, Gave, PickedUp, PickUp, Play, Played, State, whole_deck
from fivefold.games.karma.packs import spread
from fivefold.games.karma.view import View
from fivefold.pieces.daily import Level
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.pieces.puzzle_model import Answer

CARDS = ((2, 2), (2, 2), (2, 2), (3, 2), (3, 2), (3, 2), (4, 2))
"""How many cards both have in hand and face up, from Monday to Sunday."""
PILE = 2
"""How many cards lie in the pile."""
MOST_TURNS = 7
"""An answer takes no more turns."""
TRAPPED = 6
"""From this level on the simple plan of the other wins too, but not as soon as can be."""
SEARCHED = 250
"""A puzzle whose answer takes more positions to be found is none."""
GLIMPSED = 40
"""So many are looked at to find a sooner way than the simple plan; where it takes more, it is no puzzle."""
ADVISED = 20_000
"""So many positions may be looked at for a hint."""


class Daily(DailyPuzzle[State, Step, Happened, View]):
    """Out first, and soon."""

    slug: ClassVar = "karma-daily"
    aim: ClassVar = "fewest"
    position_type: ClassVar = State
    step_type: ClassVar = Step
    happening_type: ClassVar = Happened
    look_type: ClassVar = View
    step_verbs: ClassVar = ("play", "pickup")
    lists_steps: ClassVar = True
    bands: ClassVar = (
        range(4, 6), range(6, 8), range(8, 12), range(12, 18), range(18, 24), range(24, 40), range(40, 1 << 20)
    )  # fmt: skip

    def candidate(self, chance: Chance, level: Level) -> State | None:
        """Cards for two and a pile of numbers, where the simple plan of the other is one of many ways to win."""
        mine, other, *up, rest = _cut(chance.shuffled(whole_deck(2)), *CARDS[level - 1])
        pile = [card for card in rest if card in NUMBERS][:PILE]
        state = endgames.table((mine, other), (up[0], up[1]), tuple(pile))
        plan = endgames.simply(state, MOST_TURNS)
        if plan is None or plan.ways < self.bands[level - 1].start:
            return None
        try:
            is_fit = level < TRAPPED or Search(GLIMPSED).can(state, plan.turns - 1)
        except TooFarError:
            return None
        return state if is_fit else None

    def measured(self, first: State, answer: Answer[Step]) -> int:
        """How often somebody must try who makes any step each time, to be out first in the fewest turns."""
        if not answer.steps:
            return 0
        return int(1 / Search(ADVISED).chance(first, answer.points))

    def solved(self, here: State) -> Answer[Step]:
        """The fewest turns, if they are found in time; else nothing."""
        search = Search(SEARCHED)
        try:
            found = search.fewest(here, MOST_TURNS)
        except TooFarError:
            found = None
        if found is None:
            return Answer(0, ())
        return Answer(turns_taken(here) + found, tuple(search.line(here, found)))

    def on_course(self, here: State) -> Answer[Step] | None:
        """How to be out in as many turns as are left."""
        best = self.puzzle.answer.points
        search, left = Search(ADVISED), best - turns_taken(here)
        try:
            return Answer(best, tuple(search.line(here, left))) if search.can(here, left) else None
        except TooFarError:
            return None

    def steps(self, here: State) -> Iterable[Step]:
        """What fits, and the pile."""
        return endgames.steps(here)

    def after(self, here: State, step: Step) -> tuple[State, tuple[Happened, ...]]:
        """The position after the other has played."""
        return endgames.played(here, step)

    def told(self, happened: Happened) -> Sequence[Message]:
        """What both did; the other has no name."""
        match happened:
            case Gave(seat=seat, cards=cards):
                return (
                    message("karma.gave-other" if seat == ME else "karma.other-gave", who=Who(ME), cards=len(cards)),
                )
            case PickedUp(seat=seat, cards=cards) if seat == OTHER:
                return (message("karma.other-took", cards=len(cards)),)
            case Played(seat=seat, cards=cards, out=out) if seat == OTHER:
                effects = notation.effects_of(happened)
                return (
                    message("karma.other-played", cards=Pieces(cards)),
                    *effects,
                    *([message("karma.other-out")] if out else ()),
                )
            case Played(phase="give", cards=cards):
                return (message("karma.played.hand", who=Who(ME), cards=Pieces(cards)),)
            case _:
                return notation.tell(happened)

    def points(self, here: State) -> int:
        """How many turns were taken."""
        return turns_taken(here)

    def is_best(self, here: State, best: int) -> bool:
        """Out first, and sooner is impossible."""
        return ME in here.out and turns_taken(here) == best

    def result(self, here: State, best: int) -> Message:
        """In how many turns, if at all."""
        if ME in here.out:
            return message("karma.daily-result", turns=turns_taken(here), best=best)
        return message("karma.daily-result.not-out", best=best)

    def look(self, here: State, seat: Seat | None) -> View:
        """The table, with every card of every hand known."""
        return KARMA.view(here, seat)

    def look_for_people(self, look: View) -> View:
        """With what the step asks for."""
        return KARMA.for_people(look)

    def pieces_of(self, here: State) -> Iterable[Card]:
        """Hands, Faceup Table Cards, the pile, and what has left the game."""
        for player, hand in zip(here.players, here.hands, strict=True):
            yield from (*player.up, *spread(hand))
        yield from (*here.pile, *here.gone)

    def write_step(self, step: Step) -> str:
        """Such as `play 7 7`, or `pickup`."""
        return notation.write(step)

    def read_step(self, text: str, look: View | None) -> Step:
        """Cards to play, or the pile."""
        step = notation.read(text)
        if isinstance(step, Play | PickUp):
            return step
        raise Unreadable("karma.not-a-move.daily", text=text)

    def laid_out(self, first: State) -> Message:
        """What is to be done."""
        return message("karma.daily-dealt", cards=first.players[ME].cards)

    def shown(self, look: View) -> Sequence[Message | str]:
        """The pile, and both players' cards."""
        mine, other = look.players
        return (
            message("karma.show-daily.pile", cards=Pieces(look.pile)),
            message("karma.show-daily.other", hand=Pieces(other.known), up=Pieces(other.up)),
            message("karma.show-daily.mine", who=Who(ME), hand=Pieces(mine.known), up=Pieces(mine.up)),
        )

    def hinted(self, here: State, answer: Answer[Step]) -> Sequence[Hint]:
        """How many turns are needed, and the next step."""
        if not answer.steps:
            return ()
        left, step = answer.points - turns_taken(here), answer.steps[0]
        goal = Hint(message("karma.hint-daily", turns=left))
        if isinstance(step, PickUp):
            return (goal, Hint(message("karma.hint-pick-up")))
        cards = (step.card,) * step.count
        return (goal, Hint(message("karma.hint-play", cards=Pieces(cards)), cards))


def _cut(cards: Sequence[Card], hand: int, up: int) -> list[tuple[Card, ...]]:
    """Two hands, two rows of Faceup Table Cards, and the rest."""
    ends = (0, hand, 2 * hand, 2 * hand + up, 2 * hand + 2 * up, len(cards))
    return [tuple(cards[start:end]) for start, end in pairwise(ends)]
