"""Counts agree with what tables score: matches are played at random, and every result is counted again."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import fivefold as ff
from fivefold.core.drills import Board
from fivefold.games.crossword_set import grids, layouts
from fivefold.games.crossword_set.model import GRID
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.cards import DECK, HIGHEST, LOWEST, POINTS, Laid
from fivefold.games.five_crowns.model import LaidDown, WentOut
from fivefold.games.karma.model import Play
from fivefold.games.scramble_set import sets as dice_sets
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import FULL_DECK
from fivefold.games.set_cubed.boards import STANDARD, bonus_squares
from fivefold.games.set_cubed.model import Opened, Placed, TookBack
from fivefold.games.wordspiel.model import Challenged, Spell
from fivefold.pieces.dice import ALL_DICE, Face, meaning, roll

FEW, MANY = 12, 1500


def played(slug: str, seed: int, acts: int, **options: object) -> ff.AnyTable:
    """A table after so many random acts; slow players run out of time now and then."""
    rng, table = random.Random(seed), ff.Table(slug, 2, seed, **options)
    while table.outcome is None and len(table.log) < acts:
        actors = list(table.actors)
        moves = table.moves(actors[0]) if actors else []
        if moves:
            table.act(actors[0], rng.choice(moves), table.now + 1000)
        elif table.deadline is not None:
            table.tick(max(table.deadline, table.now))
        else:
            break
    return table


def events(table: ff.AnyTable) -> list[Any]:
    return [event for entry in table.log for event in entry.events]


def five_crowns(seed: int) -> int:
    """Every way in which hands were laid down; and random hands, whose cards are all accounted for."""
    table = played("five-crowns", seed, 60, hands=3, max_turns=8)
    for event in events(table):
        if isinstance(event, WentOut | LaidDown):
            laid: Laid = event.laid
            wild = len(laid.cards)
            assert ff.count("five-crowns", "hand", " ".join(laid.cards), wild=wild).points == laid.points
    rng = random.Random(seed)
    wild = rng.randint(LOWEST, HIGHEST)
    cards = rng.sample(DECK, rng.randint(2, 14))
    answer = ff.count("five-crowns", "hand", " ".join(cards), wild=wild)
    assert answer.points == melds.least(cards, wild)
    lying = [row.pieces for row in answer.shown if not isinstance(row, Board)]
    assert Counter(card for row in lying for card in row) == Counter(cards)
    left = [row.pieces for row in answer.shown if not isinstance(row, Board) and row.title]
    assert sum(POINTS[wild][card] for row in left for card in row) == answer.points
    out = ff.count("five-crowns", "out", " ".join(cards), wild=wild)
    assert (out.verdict == "yes") == bool(melds.outs(cards, wild)) == (out.points == 0)
    return 1


def set_cards(seed: int) -> int:
    cards = random.Random(seed).sample(FULL_DECK, 12)
    every = {frozenset(three) for three in sets.find(cards)}
    answer = ff.count("set", "find", " ".join(cards))
    assert (answer.verdict == "yes") == bool(every)
    if every:
        assert frozenset(answer.steps[-1].pieces) in every
    three = cards[:3]
    assert (ff.count("set", "judge", " ".join(three)).verdict == "yes") == sets.is_set(*three)
    return 1


def set_cubed(seed: int) -> int:
    """Every play of a match: its SETs by their dice, new WILDs as they came, and its bonus squares."""
    table, board, found = played("set-cubed", seed, 60), dict[str, Face](), 0
    extra = bonus_squares(STANDARD)
    for event in events(table):
        match event:
            case Opened(play=play) | Placed(play=play):
                new = {spot.square: spot.face for spot in play.spots}
                lines = [
                    " ".join([new.get(square) or meaning(board[square]) or "" for square in one.squares])
                    for one in play.sets
                ]
                bonus = [f"+{extra[square]}" for square in new if square in extra]
                assert ff.count("set-cubed", "turn", " ".join([" / ".join(lines), *bonus])).points == play.points
                board |= new
                found += 1
            case TookBack(squares=squares):
                board = {square: face for square, face in board.items() if square not in squares}
            case _:
                pass
    return found


def crossword_set(seed: int) -> int:
    """A grid of the solver is complete as far as it uses the dice; with a die less it says how many are not used."""
    chance = ff.Chance(seed.to_bytes(32, "big"))
    faces = roll(chance.shuffled(ALL_DICE)[:10], chance)
    layout = grids.best(faces, effort=200)
    if not layout:
        return 0
    lying = {one.place: one.face for one in layout}
    assert ff.count("crossword-set", "grid", written(lying)).verdict == "yes"
    less = dict(list(lying.items())[1:])
    answer = ff.count("crossword-set", "grid", written(less))
    part = layouts.read(less, "touching").part
    assert (answer.verdict == "yes") == (len(part) == len(less))
    if answer.verdict == "no":
        assert answer.message.args["left"] == len(less) - len(part)
    return 1


def written(lying: dict[int, Face]) -> str:
    places = range(GRID.side)
    return " / ".join(" ".join([lying.get(row * GRID.side + column, ".") for column in places]) for row in places)


def scramble_set(seed: int) -> int:
    chance = ff.Chance(seed.to_bytes(32, "big"))
    dice = roll(chance.shuffled(ALL_DICE)[: 3 + chance.below(20)], chance)
    text = " ".join(dice)
    assert (ff.count("scramble-set", "find", text).verdict == "yes") == dice_sets.has_set(dice)
    assert ff.count("scramble-set", "most", text).points == dice_sets.most(dice)
    return 1


def karma(seed: int) -> int:
    """Whatever a player may play from the hand fits, and nothing else that they hold."""
    table, found = played("karma", seed, 20 + seed % 40), 0
    if table.outcome is not None:
        return 0
    view = table.view(table.actors[0])
    if view.phase != "play" or not view.hand:
        return 0
    top = view.pile[-1] if view.pile else "-"
    (row,) = ff.count("karma", "fits", top).shown
    assert not isinstance(row, Board)
    may = {move.card for move in table.moves(table.actors[0]) if isinstance(move, Play)}
    assert may == set(view.hand) & set(row.pieces)
    return found + 1


def wordspiel(seed: int) -> int:
    """Every challenge of a match ends as the judge says."""
    table, found, rng = ff.Table("wordspiel", 2, seed, rounds=1), 0, random.Random(seed)
    for seat in (0, 1):
        table.act(seat, "ready", 10)
    for turn in range(1, 7):
        who = table.view(None).turn
        word = rng.choice([move for move in table.moves(who) if isinstance(move, Spell)] or [None])
        if word is None or turn % 2:
            view = table.view(who)
            word = Spell("".join(view.spiral[-1:]), "".join(rng.sample(view.hand, 1 + turn % 2)))
        table.act(who, word, 1000 * turn)
        if table.outcome is None:
            table.act(1 - who, "challenge", 1000 * turn + 10)
    for event in events(table):
        if isinstance(event, Challenged):
            found += 1
            assert (ff.count("wordspiel", "word", event.word).verdict == "yes") == event.good
    return found


AGREE: list[Callable[[int], int]] = [five_crowns, set_cards, set_cubed, crossword_set, scramble_set, karma, wordspiel]


@pytest.mark.parametrize("agree", AGREE)
def test_counts_agree_with_the_table(agree: Callable[[int], int]) -> None:
    assert sum(agree(seed) for seed in range(FEW)) >= FEW // 3, "there was enough to compare"


@pytest.mark.soak
@pytest.mark.parametrize("agree", AGREE)
def test_thousands_of_counts_agree_with_the_table(agree: Callable[[int], int]) -> None:
    assert sum(agree(seed) for seed in range(FEW, FEW + MANY)) >= MANY // 3
