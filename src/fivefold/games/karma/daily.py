"""The daily puzzle of Karma: with all cards open, go out before the opponent in the fewest turns."""

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
"""The size of both hands and of both rows of Faceup Table Cards, from Monday to Sunday."""
PILE = 2
"""The number of cards in the pile."""
MOST_TURNS = 7
"""The most turns an answer may take."""
TRAPPED = 6
"""From this level on the opponent's simple plan also wins, but not in the fewest turns."""
SEARCHED = 250
"""A puzzle is rejected when its answer takes more positions than this to find."""
GLIMPSED = 40
"""The most positions searched for a faster way than the simple plan; the puzzle is rejected when it takes more."""
ADVISED = 20_000
"""The most positions searched for a hint."""


class Daily(DailyPuzzle[State, Step, Happened, View]):
    """The puzzle: go out first, in the fewest turns."""

    slug: ClassVar = "karma-daily"
    older_orders: ClassVar = (
        "phase players hands down chosen draw turn turns pile last row gone out since ended losers",
    )
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
        """Deal two players and a pile of numbers; return None unless the simple plan is one of many ways to win."""
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
        """Return the expected number of random attempts until one goes out first in the fewest turns."""
        if not answer.steps:
            return 0
        return int(1 / Search(ADVISED).chance(first, answer.points))

    def solved(self, here: State) -> Answer[Step]:
        """Return the fewest turns, or an empty answer if the search takes too long."""
        search = Search(SEARCHED)
        try:
            found = search.fewest(here, MOST_TURNS)
        except TooFarError:
            found = None
        if found is None:
            return Answer(0, ())
        return Answer(turns_taken(here) + found, tuple(search.line(here, found)))

    def on_course(self, here: State) -> Answer[Step] | None:
        """Return a way to go out in the number of turns that are left."""
        best = self.puzzle.answer.points
        search, left = Search(ADVISED), best - turns_taken(here)
        try:
            return Answer(best, tuple(search.line(here, left))) if search.can(here, left) else None
        except TooFarError:
            return None

    def steps(self, here: State) -> Iterable[Step]:
        return endgames.steps(here)

    def after(self, here: State, step: Step) -> tuple[State, tuple[Happened, ...]]:
        """Return the position after the step and the opponent's reply."""
        return endgames.played(here, step)

    def told(self, happened: Happened) -> Sequence[Message]:
        """Describe the actions of both players; the opponent has no name."""
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
        """Return the number of turns taken."""
        return turns_taken(here)

    def is_best(self, here: State, best: int) -> bool:
        """Return whether the player is out first in the fewest turns."""
        return ME in here.out and turns_taken(here) == best

    def result(self, here: State, best: int) -> Message:
        """Say in how many turns the player went out, if at all."""
        if ME in here.out:
            return message("karma.daily-result", turns=turns_taken(here), best=best)
        return message("karma.daily-result.not-out", best=best)

    def look(self, here: State, seat: Seat | None) -> View:
        """Return the view, with all hands known."""
        return KARMA.view(here, seat)

    def look_for_people(self, look: View) -> View:
        """Add the details of the current step."""
        return KARMA.for_people(look)

    def pieces_of(self, here: State) -> Iterable[Card]:
        for player, hand in zip(here.players, here.hands, strict=True):
            yield from (*player.up, *spread(hand))
        yield from (*here.pile, *here.gone)

    def write_step(self, step: Step) -> str:
        """Return notation such as `play 7 7` or `pickup`."""
        return notation.write(step)

    def read_step(self, text: str, look: View | None) -> Step:
        step = notation.read(text)
        if isinstance(step, Play | PickUp):
            return step
        raise Unreadable("karma.not-a-move.daily", text=text)

    def laid_out(self, first: State) -> Message:
        return message("karma.daily-dealt", cards=first.players[ME].cards)

    def shown(self, look: View) -> Sequence[Message | str]:
        mine, other = look.players
        return (
            message("karma.show-daily.pile", cards=Pieces(look.pile)),
            message("karma.show-daily.other", hand=Pieces(other.known), up=Pieces(other.up)),
            message("karma.show-daily.mine", who=Who(ME), hand=Pieces(mine.known), up=Pieces(mine.up)),
        )

    def hinted(self, here: State, answer: Answer[Step]) -> Sequence[Hint]:
        """Return the number of turns needed and the next step."""
        if not answer.steps:
            return ()
        left, step = answer.points - turns_taken(here), answer.steps[0]
        goal = Hint(message("karma.hint-daily", turns=left))
        if isinstance(step, PickUp):
            return (goal, Hint(message("karma.hint-pick-up")))
        cards = (step.card,) * step.count
        return (goal, Hint(message("karma.hint-play", cards=Pieces(cards)), cards))


def _cut(cards: Sequence[Card], hand: int, up: int) -> list[tuple[Card, ...]]:
    """Return two hands, two rows of Faceup Table Cards, and the remaining cards."""
    ends = (0, hand, 2 * hand, 2 * hand + up, 2 * hand + 2 * up, len(cards))
    return [tuple(cards[start:end]) for start, end in pairwise(ends)]
