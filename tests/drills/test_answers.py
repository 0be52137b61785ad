"""The right answers of drills are right by the games' own rules: everything is worked out anew, in another way."""

from itertools import combinations, permutations

import pytest

from fivefold.core.drills import Board, Drill, Row, drill
from fivefold.core.errors import Illegal
from fivefold.games.crossword_set import grids, layouts
from fivefold.games.crossword_set.model import GRID
from fivefold.games.five_crowns import melds
from fivefold.games.karma import endgames
from fivefold.games.karma.model import Play
from fivefold.games.set_cards.sets import why_not
from fivefold.games.set_cubed import turns
from fivefold.games.set_cubed.boards import STANDARD, bonus_squares
from fivefold.games.set_cubed.turns import Position
from fivefold.games.wordspiel import words
from fivefold.pieces import lexicon
from fivefold.pieces.dice import is_set

LEVELS = [(seed, difficulty) for difficulty in (0, 3, 5, 8, 10) for seed in range(4)]
each_level = pytest.mark.parametrize(("seed", "difficulty"), LEVELS)


def pieces(one: Drill) -> list[str]:
    """The piece of every choice that shows one."""
    return [choice.shown.pieces[0] for choice in one.choices if isinstance(choice.shown, Row)]


def row(one: Drill, place: int) -> tuple[str, ...]:
    found = one.shown[place]
    assert isinstance(found, Row)
    return found.pieces


@each_level
def test_set_judge(seed: int, difficulty: int) -> None:
    one = drill("set.judge", seed, difficulty)
    a, b, c = row(one, 0)
    broken = [n for n, values in enumerate(zip(a, b, c, strict=True), 1) if len(set(values)) == 2]
    assert one.right == (tuple((n,) for n in broken) or ((0,),))


@each_level
def test_set_missing(seed: int, difficulty: int) -> None:
    one = drill("set.missing", seed, difficulty)
    a, b = row(one, 0)
    assert one.right == tuple((n,) for n, card in enumerate(pieces(one)) if not why_not(a, b, card))
    assert len(one.right) == 1
    assert len(set(pieces(one))) == len(one.choices)


@each_level
def test_set_find(seed: int, difficulty: int) -> None:
    one = drill("set.find", seed, difficulty)
    cards = pieces(one)
    threes = combinations(range(len(cards)), 3)
    assert one.right == tuple(three for three in threes if not why_not(*(cards[place] for place in three)))
    assert len(one.right) == 1


@each_level
def test_five_crowns_discard(seed: int, difficulty: int) -> None:
    one = drill("five-crowns.discard", seed, difficulty)
    hand, wild = pieces(one), one.setting["wild"]
    assert len(hand) == wild + 1
    left = [melds.best([*hand[:n], *hand[n + 1 :]], wild).points for n in range(len(hand))]
    assert one.right == tuple((n,) for n, points in enumerate(left) if points == min(left))
    assert len({hand[n] for (n,) in one.right}) == 1


@each_level
def test_five_crowns_out(seed: int, difficulty: int) -> None:
    one = drill("five-crowns.out", seed, difficulty)
    hand, wild = pieces(one), one.setting["wild"]
    outs = [n for n in range(len(hand)) if not melds.best([*hand[:n], *hand[n + 1 :]], wild).points]
    assert one.right == (tuple((n,) for n in outs) or ((len(hand),),))


@each_level
def test_karma_may(seed: int, difficulty: int) -> None:
    one = drill("karma.may", seed, difficulty)
    hand = pieces(one)
    state = endgames.table((tuple(hand), ("1",)), ((), ()), row(one, 0))

    def may(card: str) -> bool:
        try:
            endgames.judged(state, 0, Play(card))
        except Illegal:
            return False
        return True

    assert one.right == (tuple(n for n, card in enumerate(hand) if may(card)),)


@each_level
def test_karma_best(seed: int, difficulty: int) -> None:
    one = drill("karma.best", seed, difficulty)
    rows = {shown.title.key: shown.pieces for shown in one.shown if isinstance(shown, Row) and shown.title}
    hands = (rows["karma.drill-mine"], rows["karma.drill-theirs"])
    up = (rows.get("karma.drill-mine.up", ()), rows.get("karma.drill-theirs.up", ()))
    state = endgames.table(hands, up, rows["karma.drill-pile"])
    steps = endgames.steps(state)
    assert len(steps) == len(one.choices)
    search = endgames.Search(100_000)
    after = [endgames.played(state, step)[0] for step in steps]
    for within in range(1, 6):
        won = tuple((n,) for n, there in enumerate(after) if search.can(there, within - endgames.turns_taken(there)))
        if won:
            assert one.right == won
            return
    raise AssertionError("nobody gets out")


@each_level
def test_scramble_most(seed: int, difficulty: int) -> None:
    one = drill("scramble-set.most", seed, difficulty)
    dice = row(one, 0)
    threes = [three for three in combinations(range(len(dice)), 3) if is_set(*(dice[place] for place in three))]

    def most(left: list[tuple[int, int, int]]) -> int:
        if not left:
            return 0
        die = left[0][0]
        with_it = [1 + most([two for two in left if not set(two) & set(three)]) for three in left if die in three]
        return max([*with_it, most([three for three in left if die not in three])])

    assert one.right == ((most(threes),),)


@each_level
def test_crossword_gap(seed: int, difficulty: int) -> None:
    one = drill("crossword-set.gap", seed, difficulty)
    board = one.shown[0]
    assert isinstance(board, Board)
    lying = {GRID.place[cell.square]: cell.piece for cell in board.cells if cell.piece}
    gap = next(GRID.place[cell.square] for cell in board.cells if cell.mark == "gap")
    whole = [len(layouts.read({**lying, gap: face}, "crossing").part) == len(lying) + 1 for face in pieces(one)]
    assert [whole[n] for (n,) in one.right] == [True]
    lines = [sum(gap in line for line in layouts.read({**lying, gap: face}, "crossing").sets) for face in pieces(one)]
    assert lines.count(max(lines)) == 1
    assert one.right == ((lines.index(max(lines)),),)


@each_level
def test_crossword_grid(seed: int, difficulty: int) -> None:
    one = drill("crossword-set.grid", seed, difficulty)
    dice = pieces(one)
    fits = [grids.solve([*dice[:n], *dice[n + 1 :]], "crossing") is not None for n in range(len(dice))]
    assert one.right == tuple((n,) for n, fit in enumerate(fits) if fit)
    board = one.proof[0]
    assert isinstance(board, Board)
    lying = {GRID.place[cell.square]: cell.piece for cell in board.cells}
    assert len(layouts.read(lying, "crossing").part) == len(dice) - 1


@each_level
def test_set_cubed_turn(seed: int, difficulty: int) -> None:
    one = drill("set-cubed.turn", seed, difficulty)
    board = one.shown[0]
    assert isinstance(board, Board)
    lying = {cell.square: cell.piece for cell in board.cells if cell.piece}
    here = Position(lying, row(one, 1), 0, bonus_squares(STANDARD))
    ends: dict[frozenset[tuple[str, str]], int] = {}
    for turn in turns.all(here):
        end = frozenset((spot.square, spot.face) for play in turn.plays for spot in play.spots)
        ends[end] = max(turn.points, ends.get(end, 0))
    worth: list[int] = []
    for choice in one.choices:
        assert isinstance(choice.shown, Board)
        new = [(cell.square, cell.piece) for cell in choice.shown.cells if cell.mark == "new"]
        worth.append(ends[frozenset(new)])
    assert max(worth) == max(ends.values())
    assert one.right == ((worth.index(max(worth)),),)
    assert worth.count(max(worth)) == 1


@each_level
def test_wordspiel_longest(seed: int, difficulty: int) -> None:
    one = drill("wordspiel.longest", seed, difficulty)
    spiral, hand = row(one, 0), row(one, 1)
    found = {play.word for play in words.find(spiral, hand, lexicon.own())}
    offered = ["".join(choice.shown.pieces) for choice in one.choices if isinstance(choice.shown, Row)]
    playable = [len(word) if word in found else 0 for word in offered]
    assert max(playable) == max(map(len, found))
    assert one.right == ((playable.index(max(playable)),),)
    assert playable.count(max(playable)) == 1
    assert len(set(offered)) == len(offered)


def test_all_words_are_found_that_there_are() -> None:
    """The answer of a small drill beside every order of its cards."""
    one = drill("wordspiel.longest", 1, 0)
    spiral, hand = "".join(row(one, 0)), row(one, 1)
    book = lexicon.own()
    orders = {"".join(cards) for count in range(1, len(hand) + 1) for cards in permutations(hand, count)}
    ends = [spiral[place:] for place in range(len(spiral))]
    longest = max(len(end + cards) for end in ends for cards in orders if end + cards in book)
    (right,) = one.right
    shown = one.choices[right[0]].shown
    assert isinstance(shown, Row)
    assert len(shown.pieces) == longest
