"""Chance: the documented stream, fair draws, and the promise made before the first card."""

import hashlib
import re
from pathlib import Path

import pytest

import fivefold as ff
from fivefold.core.chance import Chance, NoChance, commitment, derive, seed_bytes

SEVEN = seed_bytes(7)


def words(seed: bytes, n: int, count: int) -> list[int]:
    """The stream as docs/chance.md describes it, written a second time from the description."""
    out: list[int] = []
    block = 0
    while len(out) < count:
        digest = hashlib.sha256(seed + n.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        out += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        block += 1
    return out[:count]


def test_the_stream_is_the_documented_one() -> None:
    chance = Chance(SEVEN, 3)
    assert [chance.below(2**32) for _ in range(20)] == words(SEVEN, 3, 20)


def test_small_numbers_are_remainders_and_unfair_words_are_skipped() -> None:
    limit = 2**32 - 2**32 % (3 * 2**30)
    expected = [word % (3 * 2**30) for word in words(SEVEN, 0, 40) if word < limit]
    chance = Chance(SEVEN)
    assert len(expected) < 40, "the example should contain words that are skipped"
    assert [chance.below(3 * 2**30) for _ in expected] == expected


def test_the_worked_values_of_the_guide_are_true() -> None:
    """docs/chance.md lists values for other languages to compare with."""
    guide = Path("docs/chance.md").read_text()
    listed = {int(n): [int(x) for x in row.split()] for n, row in re.findall(r"stream (\d+): ([\d ]+)", guide)}
    assert listed.keys() >= {0, 1}
    for n, row in listed.items():
        assert words(SEVEN, n, len(row)) == row
    shuffled = re.search(r"shuffle of 0 to 9: ([\d ]+)", guide)
    assert shuffled
    assert Chance(SEVEN, 0).shuffled(range(10)) == [int(x) for x in shuffled[1].split()]
    assert commitment(SEVEN) in guide


def test_every_order_of_three_is_about_as_likely() -> None:
    counts = dict.fromkeys(["012", "021", "102", "120", "201", "210"], 0)
    for n in range(6000):
        counts["".join(map(str, Chance(SEVEN, n).shuffled([0, 1, 2])))] += 1
    assert all(880 < count < 1120 for count in counts.values()), counts


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(Chance(SEVEN, 5).shuffled(range(81))) == list(range(81))


def test_forks_depend_on_the_seed_and_the_label_only() -> None:
    chance = Chance(SEVEN)
    before = chance.fork("a").below(10**9)
    chance.below(5)
    assert chance.fork("a").below(10**9) == before
    assert chance.fork("b").below(10**9) != before
    assert Chance(SEVEN, 1).fork("a").below(10**9) != before
    assert derive(SEVEN, "a") != derive(SEVEN, "b")


def test_uniform_is_never_0_or_1() -> None:
    values = [Chance(SEVEN, n).uniform() for n in range(1000)]
    assert all(0 < value < 1 for value in values)
    assert 0.45 < sum(values) / 1000 < 0.55


@pytest.mark.parametrize("seed", [-1, 2**256, "07", "z" * 64, b"short", 1.5])
def test_a_bad_seed_is_refused_in_words(seed: object) -> None:
    with pytest.raises(ff.BadOption, match="A seed is") as caught:
        ff.Table("set", seed=seed)  # type: ignore[call-overload]
    assert caught.value.code == "bad-seed"


def test_seeds_in_all_forms_mean_the_same() -> None:
    assert seed_bytes(7) == seed_bytes("0" * 63 + "7") == seed_bytes(seed_bytes(7))
    assert seed_bytes(None) != seed_bytes(None)


def test_without_a_seed_nothing_can_be_drawn() -> None:
    with pytest.raises(ff.Illegal, match="without its seed"):
        NoChance().shuffled([1, 2, 3])


@pytest.mark.parametrize("n", [0, -3, 2**32 + 1])
def test_drawing_from_nothing_is_an_error_of_the_caller(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Chance(SEVEN).below(n)
