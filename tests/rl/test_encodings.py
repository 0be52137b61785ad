"""Games as numbers: what a seat may not know is not in them, and they change only with their version."""

from hashlib import sha256

import pytest

from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.encoding import payoffs
from fivefold.core.errors import BadOption
from fivefold.games.wordspiel import encode
from fivefold.rl.course import Course, encoded_games
from rl.games import SHORT, decisions

WITNESSES: dict[str, tuple[int, str]] = {
    "five-crowns": (1, "dee22d08245d4a9c"),
    "karma": (1, "b7414258624496f6"),
    "set-cubed": (1, "6017b2adeab6c366"),
    "wordspiel": (1, "d84072e3e85f6bd8"),
}
"""The version of each game's numbers, and a hash of a match in them. Weights that were learned depend on both."""


def test_every_turn_based_game_has_numbers() -> None:
    assert set(encoded_games()) == set(SHORT) == set(WITNESSES)


@pytest.mark.parametrize("slug", SHORT)
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_vectors_and_ids_are_within_what_the_game_declares(slug: str, most: bool) -> None:
    encoding = encoded_games()[slug]
    course = Course(slug, encoding.players[most], 3, **SHORT[slug])
    for decision in decisions(course, 1):
        vector = course.observation(decision.seat)
        assert len(vector) == encoding.size
        assert 0 <= min(vector) <= max(vector) <= encoding.most
        assert all(0 <= action < encoding.actions for action in decision.actions)
        moves = list(decision.actions.values())
        assert all(moves.count(move) == 1 for move in moves)
    assert course.outcome is not None
    assert sum(payoffs(course.outcome)) == pytest.approx(0)


@pytest.mark.parametrize("slug", SHORT)
def test_states_that_a_seat_cannot_tell_apart_have_the_same_numbers(slug: str) -> None:
    """Nothing hidden is in the vector or in the actions."""
    course, chance = Course(slug, 3, 5, **SHORT[slug]), Chance(seed_bytes(5))
    game, encoding = course.table.game, course.encoding
    compared = different = 0
    for number, decision in enumerate(decisions(course, 2)):
        if number % 3 or number > 120:
            continue
        for seat in range(3):
            view = course.table.view(seat)
            other = game.sample(view, chance)
            if game.view(other, seat) != view:
                continue
            different += other != course.table.state
            compared += 1
            twin = game.view(other, seat)
            moves, same = list(game.moves(view)), list(game.moves(twin))
            assert encoding.observation(twin, same) == encoding.observation(view, moves)
            assert list(encoding.numbered(twin, same).items()) == list(encoding.numbered(view, moves).items())
        assert course.mask((decision.seat + 1) % 3) == [False] * encoding.actions
    assert compared > 30
    assert different > 30 or slug == "set-cubed", "in SET CUBED nearly everything is open"


@pytest.mark.parametrize("slug", WITNESSES)
def test_a_change_of_the_numbers_raises_their_version(slug: str) -> None:
    """If this fails, raise the version in the game's `ENCODINGS`, and write the new hash here."""
    course, digest = Course(slug, 3, 7, **SHORT[slug]), sha256()
    for number, decision in enumerate(decisions(course, 4)):
        if number == 150:
            break
        vector = [round(value, 6) for value in course.observation(decision.seat)]
        actions = {action: move and course.table.game.write(move) for action, move in decision.actions.items()}
        digest.update(repr((decision.seat, vector, sorted(actions.items()))).encode())
    assert (course.encoding.version, digest.hexdigest()[:16]) == WITNESSES[slug]


def test_a_seat_that_waits_is_asked_again_after_the_next_move() -> None:
    course = Course("wordspiel", 2, 1, rounds=1)
    asked: list[tuple[int, int]] = []
    wanted = (encode.READY, encode.WAIT, encode.DRAW)
    while (decision := course.decision) is not None:
        if encode.WAIT in decision.actions:
            assert not decision.view.is_my_turn
            asked.append((len(course.table.log), decision.seat))
        course.act(next(each for each in (*wanted, *decision.actions) if each in decision.actions))
    assert len(asked) == len(set(asked)) > 3, "a seat waits once until something changes"


def test_a_copy_goes_on_by_itself() -> None:
    from copy import deepcopy

    course = Course("karma", 2, 1)
    assert course.decision is not None
    twin, log = deepcopy(course), len(course.table.log)
    twin.act(next(iter(course.decision.actions)))
    assert len(course.table.log) == log < len(twin.table.log)
    assert twin.table.state != course.table.state


def test_what_has_no_numbers_is_refused() -> None:
    with pytest.raises(BadOption, match="SET can’t be encoded"):
        Course("set", 2)
    with pytest.raises(BadOption, match="2 to 6 players"):
        Course("karma", 7)
