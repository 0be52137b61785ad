"""The SET players of four strengths: each is better than the one below, and all come to an end."""

from itertools import pairwise
from statistics import median

import pytest

import fivefold as ff
from fivefold.arena.simulate import play_out
from fivefold.bots import LEVELS, Bot, Glimpse, Plan, Thought, levels, next_act
from fivefold.core.chance import seed_bytes
from fivefold.core.game import Lag
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.bots import PACES, REACTION
from fivefold.games.set_cards.model import Agree, Dealt, Missed, More, Move, Paid, Resign, Take, Took, Triple
from fivefold.games.set_cards.rules import Set
from fivefold.games.set_cards.view import View
from fivefold.pieces.calls import Call, Called

from .tables import CALM, NEXT, TRIPLE, TWENTY, SetTable, agreed, laid, result, spread

BOTS = levels(Set)
BY_DIFFERENCE: dict[int, Triple] = {
    1: ("1rso", "2rso", "3rso"),
    2: ("1rso", "2gso", "3pso"),
    3: ("1rso", "2goo", "3pto"),
    4: ("1rso", "2goq", "3ptd"),
}
"""SETs whose cards differ in one, two, three and four features."""


def luck(seed: int) -> ff.Chance:
    """A bot's luck for a match."""
    return ff.Chance(seed_bytes(seed))


def glimpse(table: SetTable, seat: int = 0, now: int = 0, seed: int = 0) -> Glimpse[View, Move]:
    """What a bot on that seat is shown."""
    return Glimpse(table.game, table.view(seat), now, luck(seed), len(table.log))


def time_to_see(bot: Bot[View, Move], triple: Triple) -> float:
    """The middle time in which a bot alone finds a SET; never, if it gives up before."""
    table = laid(triple, game="set-solitaire", seats=1)
    times = list[float]()
    for seed in range(200):
        thought = bot.think(glimpse(table, seed=seed))
        assert thought is not None
        times.append(thought.after if thought.move == Take(triple) else float("inf"))
    return median(times)


@pytest.mark.parametrize(("worse", "better"), list(pairwise(LEVELS)))
@pytest.mark.parametrize("deck", ["full", "easy"])
def test_each_level_beats_the_one_below(worse: str, better: str, deck: str) -> None:
    first, second = ff.simulate("set", [better, worse], games=40, seed=11, deck=deck).standings
    assert first.score > second.score
    assert first.low > 0.5


def test_the_easiest_level_beats_chance() -> None:
    first, _ = ff.simulate("set", ["easy", "random"], games=10, seed=11, deck="easy").standings
    assert first.low > 0.5


def test_the_same_seed_plays_the_same_match() -> None:
    bots = ["hard", "expert", "medium"]
    once, again = (ff.simulate("set", bots, games=2, seed=5, records=True) for _ in range(2))
    assert [match.record for match in once.matches] == [match.record for match in again.matches]
    other = ff.simulate("set", bots, games=2, seed=6, records=True)
    assert once.matches[0].record != other.matches[0].record


def test_paces_quicken_with_the_level() -> None:
    assert tuple(PACES) == (*LEVELS, "beyond")
    for slow, quick in pairwise(PACES.values()):
        assert all(a > b for a, b in zip(slow.sight, quick.sight, strict=True))
        assert all(a >= b for a, b in zip(slow.blind, quick.blind, strict=True))
        assert (slow.grab, slow.patience, slow.nod) > (quick.grab, quick.patience, quick.nod)
        assert slow.spread > quick.spread


@pytest.mark.parametrize("level", LEVELS)
def test_a_set_that_differs_in_more_features_takes_longer_to_see(level: str) -> None:
    times = [time_to_see(BOTS[level], triple) for triple in BY_DIFFERENCE.values()]
    assert [sets.differing(a, b) for a, b, _ in BY_DIFFERENCE.values()] == [1, 2, 3, 4]
    assert all(quick < slow for quick, slow in pairwise(times))


@pytest.mark.parametrize("difference", [1, 2, 3])
def test_a_higher_level_sees_the_same_set_sooner(difference: int) -> None:
    times = [time_to_see(BOTS[level], BY_DIFFERENCE[difference]) for level in LEVELS]
    assert all(slow > quick for slow, quick in pairwise(times))


def test_a_bot_keeps_its_mind_when_it_is_asked_again() -> None:
    """Its thought depends on the cards and its luck, not on how often somebody asks."""
    table = laid(spread(1, 6, 12), NEXT)
    early = BOTS["medium"].think(glimpse(table, now=0))
    late = BOTS["medium"].think(glimpse(table, now=1000))
    assert early is not None
    assert late == Thought(early.move, early.after - 1000)


def test_nobody_acts_faster_than_people_can() -> None:
    (match,) = ff.simulate("set", ["expert", "expert"], seed=3, records=True).matches
    times = [entry.at for entry in ff.replay(match.record).log]
    assert all(after - before >= REACTION for before, after in pairwise(times))


def test_bots_take_only_sets() -> None:
    (match,) = ff.simulate("set", LEVELS, seed=3, records=True).matches
    events = [event for entry in ff.replay(match.record).log for event in entry.events]
    assert sum(isinstance(event, Took) for event in events) > 15
    assert not [event for event in events if isinstance(event, Missed)]


@pytest.mark.parametrize("level", LEVELS)
def test_set_06_a_bot_calls_and_then_takes_the_set_it_saw(level: str) -> None:
    """SET-06."""
    table = laid(spread(1, 6, 12), NEXT)
    call = next_act(table, {0: BOTS[level]}, 0, luck(1))
    assert call is not None
    assert call.move == Call()
    table.act(0, Call(), call.at)
    take = next_act(table, {0: BOTS[level]}, table.now, luck(1))
    assert take == Plan(0, Take(TRIPLE), call.at + PACES[level].grab)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seconds", [1, 2])
def test_set_07_a_bot_takes_its_cards_in_time_also_when_there_is_little(level: str, seconds: int) -> None:
    """SET-07."""
    table = laid(spread(1, 6, 12), NEXT, call_seconds=seconds)
    table.act(0, "call", at=30_000)
    take = next_act(table, {0: BOTS[level]}, table.now, luck(1))
    assert take is not None
    assert take.move == Take(TRIPLE)


def test_set_06_a_bot_leaves_the_board_to_whoever_has_it() -> None:
    table = laid(spread(1, 6, 12), NEXT)
    table.act(0, "call", at=1000)
    assert BOTS["expert"].think(glimpse(table, seat=1, now=1000)) is None


def test_set_07_a_bot_that_has_pressed_waits() -> None:
    table = laid(spread(1, 6, 12), NEXT)
    table.notice(Lag(1, 150), at=0)
    table.act(0, "call", at=1000)
    assert BOTS["expert"].think(glimpse(table, seat=0, now=1000)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_set_10_bots_agree_when_there_is_no_set(level: str) -> None:
    table = laid(TWENTY[:12], NEXT, seats=3)
    bots = dict.fromkeys(range(3), BOTS[level])
    plans = list[Plan[Move]]()
    while len(table.view(None).face_up) == 12:
        plan = next_act(table, bots, table.now, luck(2))
        assert plan is not None
        assert plan.move is not None
        table.act(plan.seat, plan.move, plan.at)
        plans.append(plan)
    assert [plan.move for plan in plans] == [Agree()] * 3
    assert plans[0].at == PACES[level].patience


def test_set_10_a_bot_nods_soon_after_a_player_has_agreed() -> None:
    table = laid(TWENTY[:12], NEXT)
    table.act(0, "agree", at=1000)
    assert next_act(table, {1: BOTS["medium"]}, 1000, luck(2)) == Plan(1, Agree(), 1000 + PACES["medium"].nod)


def test_set_10_a_bot_that_has_agreed_waits_for_the_others() -> None:
    table = laid(TWENTY[:12], NEXT)
    table.act(0, "agree", at=1000)
    assert BOTS["expert"].think(glimpse(table, seat=0, now=1000)) is None
    assert agreed(table) == (0,)


def test_set_10_with_auto_bots_always_find_the_set_in_the_end() -> None:
    """Nobody may agree then, so a table on which all bots have overlooked the last SET would stand still."""
    hard, others = BY_DIFFERENCE[4], (*CALM[:8], CALM[9])
    assert sets.find((*hard, *others)) == [hard]
    table = laid((*hard, *others), NEXT[3:], no_set="auto")
    for seed in range(20):
        plan = next_act(table, {0: BOTS["easy"], 1: BOTS["easy"]}, 0, luck(seed))
        assert plan is not None
        assert plan.move == Call()


@pytest.mark.parametrize("level", LEVELS)
def test_set_13_bots_play_to_the_end(level: str) -> None:
    table = ff.Table("set", seats=3, seed=9)
    play_out(table, dict.fromkeys(range(3), BOTS[level]), luck(3))
    events = [event for entry in table.log for event in entry.events]
    assert result(table).reason in ("no-set-left", "agreed")
    assert sum(result(table).scores) == sum(isinstance(event, Called) for event in events)
    assert sum(len(event.cards) for event in events if isinstance(event, Dealt)) == 81


@pytest.mark.parametrize("level", LEVELS)
def test_set_20_bots_play_solitaire_to_the_end(level: str) -> None:
    """SET-20."""
    results = ff.simulate("set-solitaire", [level], games=5, seed=1)
    assert {match.outcome.reason for match in results.matches} <= {"no-set-left", "resigned"}


def test_set_21_a_bot_alone_asks_for_more_cards_when_it_finds_no_set() -> None:
    """SET-21."""
    table = laid(TWENTY[:12], NEXT, game="set-solitaire", seats=1)
    assert next_act(table, {0: BOTS["hard"]}, 0, luck(1)) == Plan(0, More(), PACES["hard"].patience)


def test_set_23_an_expert_wins_at_solitaire_and_a_beginner_hardly_ever() -> None:
    """SET-23."""
    expert = ff.simulate("set-solitaire", ["expert"], games=10, seed=1, records=True)
    easy = ff.simulate("set-solitaire", ["easy"], games=10, seed=1, records=True)
    assert expert.standings[0].wins > 5 > easy.standings[0].wins
    assert easy.matches[0].record.count(Paid.__name__) > expert.matches[0].record.count(Paid.__name__)


@pytest.mark.parametrize("shape", ["advanced", "basic"])
def test_set_30_an_expert_finds_all_of_the_daily_puzzle(shape: str) -> None:
    """SET-30."""
    results = ff.simulate("set-daily", ["expert"], games=5, seed=1, date="2026-03-14", shape=shape)
    assert [match.outcome.reason for match in results.matches] == ["all-found"] * 5


def test_set_30_a_beginner_gives_the_daily_puzzle_up_after_a_long_look() -> None:
    results = ff.simulate("set-daily", ["easy"], games=10, seed=1, date="2026-03-14")
    reasons = [match.outcome.reason for match in results.matches]
    assert "resigned" in reasons
    assert set(reasons) <= {"resigned", "all-found"}
    assert all(match.length >= 5 * PACES["easy"].patience for match in results.matches if match.outcome.winners == ())


def test_a_bot_does_nothing_once_it_is_over() -> None:
    table = laid(TRIPLE, game="set-solitaire", seats=1)
    table.act(0, "resign", at=1000)
    assert BOTS["expert"].think(glimpse(table, now=1000)) is None
    assert Resign() not in table.moves(0)
