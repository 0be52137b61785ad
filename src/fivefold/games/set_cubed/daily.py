"""The daily puzzle of SET CUBED: a board, five dice, and the turn with the most points."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal, Unreadable
from fivefold.core.game import Hint, Seat
from fivefold.core.words import Message, listed, message
from fivefold.games.set_cubed import advice, notation, placing, turns
from fivefold.games.set_cubed.boards import LOGO, STANDARD, bonus_squares
from fivefold.games.set_cubed.bookkeeping import apply
from fivefold.games.set_cubed.model import FULL, Held, Laid, Placed, Put, State, Waited
from fivefold.games.set_cubed.plays import named
from fivefold.games.set_cubed.rules import SetCubed
from fivefold.games.set_cubed.turns import Position
from fivefold.games.set_cubed.view import View
from fivefold.pieces.daily import Level
from fivefold.pieces.dice import ALL_DICE, ORDER, SIDES, Die, Face, all_but, is_set, is_wild
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.pieces.puzzle_model import Answer

ON_BOARD = (8, 10, 12, 14, 16, 18, 20)
"""The least number of dice on the board, from Monday to Sunday."""
TRAPPED = 4
"""From this level on, taking the best play each time does not lead to the best turn."""
HANDS_TRIED = 12
"""The number of hands tried on a board."""
GOOD = 3
"""The board is filled with one of this many best plays each time."""
GAME = SetCubed()
BONUS = bonus_squares(STANDARD)


class Daily(DailyPuzzle[State, Put, Placed | Waited, View]):
    """The puzzle: find the best turn."""

    slug: ClassVar = "set-cubed-daily"
    older_orders: ClassVar = (
        "seats phase bag hands board sheet first turn since now plays waiting freed played could_play "
        "idle chosen past ended",
    )
    position_type: ClassVar = State
    step_type: ClassVar = Put
    happening_type: ClassVar = Placed | Waited
    look_type: ClassVar = View
    step_verbs: ClassVar = ("put",)
    lists_steps: ClassVar = True
    bands: ClassVar = (
        range(4, 8), range(8, 13), range(13, 21), range(21, 33), range(33, 53), range(53, 85), range(85, 100_000)
    )  # fmt: skip

    def candidate(self, chance: Chance, level: Level) -> State | None:
        """Return a board after some turns, and the first suitable hand of five dice; none are WILDs."""
        board = filled(chance, ON_BOARD[level - 1])
        if board is None:
            return None
        rest = all_but([laid.die for laid in board])
        for _ in range(HANDS_TRIED):
            state = table(board, chance.shuffled(rest)[:FULL], chance)
            if state is not None and self._is_fit(state, level):
                return state
        return None

    def _is_fit(self, state: State, level: Level) -> bool:
        here = placing.turn_position(state, BONUS)
        if level >= TRAPPED and greedy(here) == turns.most(here).points:
            return False
        return self.measured(state, self.solved(state)) in self.bands[level - 1]

    def measured(self, first: State, answer: Answer[Put]) -> int:
        """Return the number of different turns per best turn; turns differ if the final boards do."""
        ends: dict[frozenset[object], int] = {}
        for turn in turns.all(placing.turn_position(first, BONUS)):
            end = frozenset[object](spot for play in turn.plays for spot in play.spots)
            ends[end] = max(ends.get(end, 0), turn.points)
        return len(ends) // max(1, list(ends.values()).count(answer.points))

    def solved(self, here: State) -> Answer[Put]:
        """Return the best turn, or the rest of it; a die that waits counts as in hand."""
        where = placing.turn_position(here, BONUS)
        best = turns.best(where)
        puts: list[Put] = []
        for play in best.plays:
            puts += placing.puts_for(where, play)
            where = turns.after(where, play)
        return Answer(self.points(here) + best.points, tuple(puts))

    def steps(self, here: State) -> Iterable[Put]:
        """Return every square where a die can go."""
        return [move for move in placing.moves(self.look(here, 0)) if isinstance(move, Put)]

    def after(self, here: State, step: Put) -> tuple[State, tuple[Placed | Waited]]:
        put = placing.put(here, step, BONUS, 0)
        return apply(here, put), (put,)

    def told(self, happened: Placed | Waited) -> Sequence[Message]:
        """Describe the SETs completed, or that the die waits."""
        return notation.tell(happened)

    def may_finish(self, here: State) -> None:
        """Refuse to finish while a die waits for another; raises Illegal."""
        if here.waiting is not None:
            raise Illegal("set_cubed.waiting", square=here.waiting.square)

    def points(self, here: State) -> int:
        return sum(play.points for play in here.plays)

    def is_best(self, here: State, best: int) -> bool:
        """Return whether the turn has the most points and no die waits."""
        return here.waiting is None and self.points(here) == best

    def result(self, here: State, best: int) -> Message:
        """Return the points, and the most possible."""
        return message("set_cubed.daily-result", points=self.points(here), best=best)

    def look(self, here: State, seat: Seat | None) -> View:
        """Return the view, with only one player."""
        return GAME.view(here, seat)

    def pieces_of(self, here: State) -> Iterable[Die]:
        """Return the dice on the board and in hand."""
        waiting = [] if here.waiting is None else [here.waiting.die]
        return [*(laid.die for laid in here.board), *(held.die for held in here.hands[0]), *waiting]

    def write_step(self, step: Put) -> str:
        """Return notation such as `put g8 2rd`."""
        return notation.write(step)

    def read_step(self, text: str, look: View | None) -> Put:
        step = notation.read(text, look)
        if isinstance(step, Put):
            return step
        raise Unreadable("set_cubed.put-only", text=text)

    def laid_out(self, first: State) -> Message:
        return message("set_cubed.daily-dealt", dice=len(first.board))

    def shown(self, look: View) -> Sequence[Message | str]:
        return notation.show(look)

    def on_course(self, here: State) -> Answer[Put] | None:
        """Return the way to the best turn; a die that waits must be part of the next play."""
        answer = super().on_course(here)
        if answer is None or here.waiting is None:
            return answer
        next_two, waiting = answer.steps[:2], (here.waiting.square, here.waiting.face)
        if len(next_two) < 2 or waiting not in [(step.square, step.face) for step in next_two]:
            return None
        partner = [step for step in next_two if (step.square, step.face) != waiting]
        return Answer(answer.points, (*partner, *answer.steps[2:]))

    def hinted(self, here: State, answer: Answer[Put]) -> Sequence[Hint]:
        """Return the next play of the best turn, without the turn's points."""
        if here.waiting is None:
            return advice.hints(self.look(here, 0))[1:]
        square = answer.steps[0].square
        return (Hint(message("set_cubed.hint-put.where", squares=listed([square])), (square,)),)


def filled(chance: Chance, on_board: int) -> tuple[Laid, ...] | None:
    """Fill a board with good plays until it has this many dice; None if that fails."""
    rest = chance.shuffled(ALL_DICE)
    dice, rest = rest[:3], rest[3:]
    first = [_rolled(die, chance) for die in dice]
    if any(map(is_wild, first)) or not is_set(*first):
        return None
    board = [Laid(square, die, face) for square, die, face in zip(LOGO, dice, first, strict=True)]
    for _ in range(3 * on_board):
        if len(board) >= on_board:
            return tuple(board)
        hand = {die: face for die in chance.shuffled(rest)[:FULL] if not is_wild(face := _rolled(die, chance))}
        here = Position({laid.square: laid.face for laid in board}, tuple(hand.values()), 0, BONUS)
        steps = turns.steps(here)[:GOOD]
        for spot in named(here.cells, chance.pick(steps)[1], here.extra).spots if steps else ():
            die = next(die for die, face in hand.items() if face == spot.face)
            del hand[die]
            rest.remove(die)
            board.append(Laid(spot.square, die, spot.face))
    return None


def _rolled(die: Die, chance: Chance) -> Face:
    return SIDES[die][chance.below(6)]


def table(board: tuple[Laid, ...], dice: Iterable[Die], chance: Chance) -> State | None:
    """Return a state in which a single player has rolled these dice; None if one of them is WILD."""
    hand = tuple([Held(die, _rolled(die, chance)) for die in sorted(dice, key=ORDER.__getitem__)])
    if any(is_wild(held.face) for held in hand):
        return None
    return State(1, (hand,), phase="turn", board=board, sheet=((0,),), bag=())


def greedy(here: Position) -> int:
    """Return the points of a turn that takes the best play each time."""
    points = 0
    while found := turns.steps(here):
        gained, step = found[0]
        points += gained
        here = turns.after(here, named(here.cells, step, here.extra))
    return points
