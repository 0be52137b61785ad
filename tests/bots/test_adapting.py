"""How strong somebody is: a win raises the belief, a loss lowers it, and soon a bot is an even match."""

import pytest

import fivefold as ff
from fivefold.bots import dial_of
from fivefold.bots.adapting import GRID, LEAST, NOBODY, Belief, chance_to_win, even_match, learned
from fivefold.core.chance import Chance, seed_bytes

SLOPES = sorted({dial.slope for game in ff.games().values() if (dial := dial_of(game)) and game.players.most > 1})
PEOPLE = [0.25 * step for step in range(13)]


@pytest.mark.parametrize("slope", SLOPES)
def test_a_win_raises_and_a_loss_lowers_and_a_draw_brings_nearer(slope: float) -> None:
    belief = Belief(1.5, 1.0)
    won, lost, drawn = (learned(belief, [(2.0, result)], slope) for result in (1.0, 0.0, 0.5))
    assert won.mean > 1.5 > lost.mean
    assert lost.mean < drawn.mean < won.mean
    assert max(won.spread, lost.spread, drawn.spread) < belief.spread


def test_what_was_expected_teaches_little() -> None:
    belief = Belief(2.0, 0.5)
    expected, surprise = (learned(belief, [(against, 1.0)], 3.0) for against in (0.5, 3.5))
    assert abs(expected.mean - 2.0) < 0.05 < surprise.mean - 2.0


def test_a_belief_is_never_sure_and_never_leaves_the_grid() -> None:
    best, worst = (learned(NOBODY, [(bot, won)] * 200, 6.0) for bot, won in ((4.0, 1.0), (0.0, 0.0)))
    assert GRID[0] <= worst.mean < 0.0 < 4.0 < best.mean <= GRID[-1]
    assert best.spread == worst.spread == LEAST
    assert learned(Belief(4.9, 0.25), [(0.0, 0.0)], 40.0).mean < 4.9, "even what cannot be is learned from"


def test_the_chance_is_half_against_the_own_strength_and_grows_with_it() -> None:
    assert chance_to_win(1.7, 1.7, 5.0) == 0.5
    chances = [chance_to_win(strength / 4, 1.5, 2.0) for strength in range(17)]
    assert chances == sorted(chances)


def test_an_even_match_is_on_the_dial() -> None:
    assert even_match([Belief(1.44, 1.0)]) == "1.4"
    assert even_match([Belief(1.0, 1.0), Belief(2.0, 1.0)]) == "1.5"
    assert even_match([Belief(-0.7, 1.0)]) == "0.0"
    assert even_match([Belief(3.6, 1.0)], top=3.0) == "3.0"
    assert even_match([]) == even_match([NOBODY]) == "0.6"


def shares(slope: float, strength: float, people: int = 60) -> tuple[float, float]:
    """The share of wins in the first ten matches and the next ten, of people with this strength."""
    luck, wins = Chance(seed_bytes(9)), [0.0, 0.0]
    for _ in range(people):
        belief = NOBODY
        for match in range(20):
            against = float(even_match([belief]))
            won = float(luck.uniform() < chance_to_win(strength, against, slope))
            wins[match // 10] += won / people / 10
            belief = learned(belief, [(against, won)], slope)
    return wins[0], wins[1]


@pytest.mark.soak
@pytest.mark.parametrize("slope", SLOPES)
def test_after_ten_matches_most_people_win_about_half(slope: float) -> None:
    later = [shares(slope, strength)[1] for strength in PEOPLE]
    assert sum(0.38 <= share <= 0.62 for share in later) >= len(PEOPLE) - 1, later
