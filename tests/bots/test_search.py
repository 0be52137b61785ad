"""The shared search: it finds what can be found, guesses what is hidden, and answers the same to the same luck."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

import fivefold as ff
from fivefold.bots.search import Candidate, SearchSettings, search
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Due, Game, Millis, Outcome, Players, Public, Seat
from fivefold.core.options import Options
from fivefold.core.words import Message, message


class Heap(Struct, frozen=True):
    """Some stones, a secret number, whose turn it is, and until when all wait."""

    stones: int
    secret: int = 0
    turn: Seat = 0
    due: Millis | None = None
    winner: Seat | None = None


class HeapView(Struct, frozen=True):
    """Everything but the secret."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    heap: Heap


class Take(Struct, frozen=True, tag=True):
    """Take so many stones."""

    stones: int


class Became(Public, frozen=True):
    """How it stands now."""

    heap: Heap


class Nim(Game[Heap, Take, Became, HeapView, Options]):
    """One to three stones in turn; the player who takes the last one wins."""

    slug: ClassVar = "nim"
    players: ClassVar = Players(2, 2)
    version: ClassVar = 1
    state_type: ClassVar = Heap
    move_type: ClassVar = Take
    event_type: ClassVar = Became
    view_type: ClassVar = HeapView

    def start(self, seats: int) -> Heap:
        return Heap(10)

    def judge(self, state: Heap, act: Act[Take]) -> Became:
        match act.move:
            case Take(stones=stones) if 1 <= stones <= min(3, state.stones) and act.seat == state.turn:
                left = state.stones - stones
                return Became(replace(state, stones=left, turn=1 - state.turn, winner=None if left else act.seat))
            case _:
                raise Illegal("nim.no")

    def dealer(self, state: Heap, chance: Chance) -> Became | None:
        return None

    def apply(self, state: Heap, event: Became) -> Heap:
        return event.heap

    def actors(self, state: Heap) -> tuple[Seat, ...]:
        return () if state.winner is not None or state.due is not None else (state.turn,)

    def outcome(self, state: Heap) -> Outcome | None:
        if state.winner is None:
            return None
        return Outcome(
            (state.winner,), tuple(int(seat == state.winner) for seat in (0, 1)), "last", Message("nim.taken")
        )

    def view(self, state: Heap, seat: Seat | None) -> HeapView:
        return HeapView(seat, self.actors(state), self.deadline(state), replace(state, secret=-1))

    def moves(self, view: HeapView) -> Iterable[Take]:
        if view.seat == view.heap.turn and view.heap.due is None:
            yield from map(Take, range(1, min(3, view.heap.stones) + 1))

    def sample(self, view: HeapView, chance: Chance) -> Heap:
        return replace(view.heap, secret=chance.below(3))

    def box(self, seats: int) -> tuple[str, ...]:
        return ()

    def pieces(self, state: Heap) -> Iterable[str]:
        return ()

    def secrets(self, state: Heap, seat: Seat | None) -> Collection[str]:
        return ()

    def write(self, move: Take) -> str:
        return f"take {move.stones}"

    def read(self, text: str, view: HeapView | None = None) -> Take:
        return Take(int(text.split()[1]))

    def show(self, view: HeapView) -> Sequence[str]:
        return [str(view.heap.stones)]

    def tell(self, event: Became) -> Sequence[Message]:
        return [message("nim.left", stones=event.heap.stones)]


class SlowNim(Nim):
    """After each move all wait for the clock."""

    def judge(self, state: Heap, act: Act[Take]) -> Became:
        if isinstance(act.move, Due):
            assert state.due is not None
            assert act.at >= state.due
            return Became(replace(state, due=None))
        heap = super().judge(state, act).heap
        return Became(replace(heap, due=act.at + 1000 if heap.winner is None else None))

    def deadline(self, state: Heap) -> Millis | None:
        return state.due


class Doors(Nim):
    """A prize is behind one of three doors. Naming 1 or 2 opens that door; naming 3 says that it is not behind 3."""

    def judge(self, state: Heap, act: Act[Take]) -> Became:
        assert isinstance(act.move, Take)
        named = act.move.stones
        won = state.secret != 2 if named == 3 else state.secret == named - 1
        return Became(replace(state, winner=act.seat if won else 1 - act.seat))

    def moves(self, view: HeapView) -> Iterable[Take]:
        return [Take(1), Take(2), Take(3)] if view.seat == 0 and view.heap.winner is None else []


class Umpire(Nim):
    """First 1 asks for an umpire, 2 gives up. The umpire, seat 1 if the secret is 0, else seat 0, names the winner."""

    def judge(self, state: Heap, act: Act[Take]) -> Became:
        assert isinstance(act.move, Take)
        if state.stones == 2:
            return Became(replace(state, winner=act.move.stones - 1))
        if act.move == Take(2):
            return Became(replace(state, winner=1))
        return Became(replace(state, stones=2, turn=0 if state.secret else 1))

    def moves(self, view: HeapView) -> Iterable[Take]:
        return [Take(1), Take(2)] if view.seat == view.heap.turn and view.heap.winner is None else []


def best(game: Nim, heap: Heap, seed: int = 1, settings: SearchSettings | None = None) -> Candidate[Take]:
    """The search's first choice."""
    return search(game, game.view(heap, heap.turn), 0, Chance(seed_bytes(seed)), settings)[0]


@pytest.mark.parametrize("game", [Nim(), SlowNim()])
@pytest.mark.parametrize("stones", [2, 3, 5, 6, 7, 9, 10, 11])
def test_it_finds_the_winning_move(game: Nim, stones: int) -> None:
    assert best(game, Heap(stones), settings=SearchSettings(iterations=800)).move == Take(stones % 4)


def test_it_knows_when_it_wins_and_when_it_loses() -> None:
    assert best(Nim(), Heap(5), settings=SearchSettings(iterations=2000)).value > 0.85
    assert best(Nim(), Heap(4), settings=SearchSettings(iterations=2000)).value < 0.15


@pytest.mark.parametrize("secret", [0, 1, 2])
@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_look_at_what_is_hidden(secret: int, seed: int) -> None:
    """Leaving the third door wins two times in three, wherever the prize really is."""
    choice = best(Doors(), Heap(3, secret), seed, SearchSettings(iterations=600))
    assert choice.move == Take(3)
    assert choice.value == pytest.approx(2 / 3, abs=0.1)


def test_what_is_good_for_one_is_not_thought_good_for_another() -> None:
    """The player who turns out to be the umpire names the winner."""
    choice = best(Umpire(), Heap(3), settings=SearchSettings(iterations=1000, explore=0.3))
    assert choice.move == Take(1)
    assert choice.value == pytest.approx(2 / 3, abs=0.06)


def test_the_same_luck_gives_the_same_answer() -> None:
    table = ff.Table("karma", 3, seed=2)
    for seat in range(3):
        table.act(seat, table.moves(seat)[0])

    def think(seed: int) -> list[Candidate[Any]]:
        return search(table.game, table.view(0), 0, Chance(seed_bytes(seed)), SearchSettings(iterations=30, depth=5))

    assert think(1) == think(1)
    assert any(think(1) != think(seed) for seed in range(2, 6))


def test_as_many_iterations_as_asked_for() -> None:
    options = search(Nim(), Nim().view(Heap(10), 0), 0, Chance(seed_bytes(1)), SearchSettings(iterations=50))
    assert sum(option.visits for option in options) == 50
    assert {option.move for option in options} == {Take(1), Take(2), Take(3)}
    assert [option.visits for option in options] == sorted((option.visits for option in options), reverse=True)


def test_without_a_choice_there_is_nothing_to_search() -> None:
    assert search(Nim(), Nim().view(Heap(1), 0), 0, Chance(seed_bytes(1))) == [Candidate(Take(1), 0, 0.5)]
    assert search(Nim(), Nim().view(Heap(5), 1), 0, Chance(seed_bytes(1))) == []
    assert search(Nim(), Nim().view(Heap(0, winner=1), 0), 0, Chance(seed_bytes(1))) == []


def test_only_candidates_are_thought_about() -> None:
    def modest(_view: Any, moves: Sequence[Any]) -> Sequence[Any]:
        return [move for move in moves if move.stones < 3]

    options = search(Nim(), Nim().view(Heap(7), 0), 0, Chance(seed_bytes(1)), SearchSettings(candidates=modest))
    assert {option.move for option in options} == {Take(1), Take(2)}


def test_play_is_broken_off_at_a_depth_and_estimated() -> None:
    def hopeful(state: Heap) -> Sequence[float]:
        """Seat 0 likes an even number of stones."""
        return [1.0, 0.0] if state.stones % 2 == 0 else [0.0, 1.0]

    settings = SearchSettings(iterations=3, depth=0, estimate=hopeful)
    options = search(Nim(), Nim().view(Heap(10), 0), 0, Chance(seed_bytes(1)), settings)
    assert {option.move.stones: option.value for option in options} == {1: 0.0, 2: 1.0, 3: 0.0}
    unknown = search(Nim(), Nim().view(Heap(10), 0), 0, Chance(seed_bytes(1)), SearchSettings(iterations=3, depth=0))
    assert {option.value for option in unknown} == {0.5}


def test_when_all_may_act_the_searcher_thinks_of_itself_first() -> None:
    table = ff.Table("karma", 4, seed=2)
    for seat in range(4):
        options = search(table.game, table.view(seat), 0, Chance(seed_bytes(1)), SearchSettings(iterations=25, depth=3))
        assert {option.move for option in options} <= set(table.moves(seat))
