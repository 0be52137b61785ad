"""The players of four strengths: what they see, what they do, and that the stronger ones win."""

import random
from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

import fivefold as ff
from fivefold.arena.simulate import play_out
from fivefold.bots import LEVELS, Glimpse, Thought, levels
from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bots import STYLES, TablePlayer
from fivefold.games.five_crowns.cards import DECK
from fivefold.games.five_crowns.model import Discard, Draw, GoOut, LayDown, Move, Pick
from fivefold.games.five_crowns.prospects import Prospect, prospect
from fivefold.games.five_crowns.solitaire_model import Place

from .tables import Table, cards, crowns, full, play, result
from .test_solitaire import alone

TABLE, ALONE = levels(ff.games()["five-crowns"]), levels(ff.games()["five-crowns-solitaire"])
SKILLED = LEVELS[1:]


def luck(seed: int) -> Chance:
    return Chance(seed_bytes(seed))


def thought(table: Table, level: str, seat: int = 1) -> Thought[Move]:
    """What a bot in this seat would do."""
    found = TABLE[level].think(Glimpse(table.game, table.view(seat), table.now, luck(1), len(table.log)))
    assert found is not None
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_waits_for_its_turn(level: str) -> None:
    table = full("4S 9H KC", "4S 5S 6S", top="7D")
    assert TABLE[level].think(Glimpse(table.game, table.view(0), 0, luck(1), 1)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_a_humans_time(level: str) -> None:
    table = full("4S 9H KC", "4S 5S 9H", top="7D")
    taking = thought(table, level).after
    play(table, "draw")
    parting = thought(table, level).after
    for after in (taking, parting):
        assert 0.3 * STYLES[level].pace <= after <= 1.5 * STYLES[level].pace


@pytest.mark.parametrize("level", SKILLED)
def test_fc_06_a_bot_takes_a_wild_card(level: str) -> None:
    assert thought(full("4S 9H KC", "4S 9H KC", top="JK"), level).move == Pick()
    assert thought(full("4S 9H KC", "4S 9H KC", top="3D"), level).move == Pick()


@pytest.mark.parametrize("level", SKILLED)
def test_fc_10_a_bot_takes_the_discard_that_completes_a_run(level: str) -> None:
    """FC-10."""
    table = full("4S 9H KC 10D 7C", "6S 7S QD QC 4H", top="8S")
    assert thought(table, level).move == Pick()


@pytest.mark.parametrize("level", SKILLED)
def test_fc_10_a_bot_draws_when_the_discard_is_no_use(level: str) -> None:
    assert thought(full("4S 9H KC", "4S 9H 6C", top="KD"), level).move == Draw()


@pytest.mark.parametrize("level", LEVELS)
def test_fc_11_a_bot_goes_out_when_it_can(level: str) -> None:
    """FC-11."""
    table = full("4S 9H KC", "6S 7S 8S", top="QD")
    play(table, "pick")
    assert thought(table, level).move == GoOut("QD")


@pytest.mark.parametrize("level", LEVELS)
def test_fc_12_in_the_last_turn_a_bot_leaves_the_fewest_points(level: str) -> None:
    """FC-12."""
    table = full("4S 9H KC", "6S 7S 8S", top="QD")
    play(table, "pick", "out QD", "pick")
    assert thought(table, level, seat=0).move == LayDown("KC")


def test_fc_12_an_expert_weighs_the_last_draw_against_the_discard() -> None:
    """A 9 lowers the points by two; but on average the draw pile lowers them by more."""
    table = full("4S JH JC", "6S 7S 8S", top="9D")
    play(table, "pick", "out 9D")
    ahead = prospect(cards("4S JH JC"), 3, dict.fromkeys(DECK, 1))
    assert ahead.now == 26
    assert ahead.next < 24
    assert thought(table, "expert", seat=0).move == Draw()
    assert thought(table, "medium", seat=0).move == Pick()


def test_an_expert_keeps_what_may_become_something() -> None:
    """King and Queen count most, but are two of a run; whoever looks only at points as they lie parts with the King."""
    table = full("10C 5D 9H 4S", "KS QS 10D 9H", top="6D")
    play(table, "pick")
    assert thought(table, "expert").move == Discard("10D")
    assert thought(table, "medium").move == Discard("KS")


def test_fc_10_an_expert_counts_the_cards_that_are_gone() -> None:
    """Of two pairs the lower one is worth keeping, unless all others of its rank lie among the discards."""
    table = full("10C 5D 3H 7S", "9S 9C 8D 8H", top="5C")
    play(table, "pick")
    gone = replace(table.view(1), discards=cards("8S 8S 8C 8C 8H 8D 8* 8*"))
    found = [
        TablePlayer(STYLES["expert"]._replace(counts=counts)).think(Glimpse(table.game, gone, 0, luck(1), 2))
        for counts in (False, True)
    ]
    assert [thought and thought.move for thought in found] == [Discard("9S"), Discard("8H")]


def test_fc_16_an_expert_knows_when_no_card_is_to_come() -> None:
    """The King and the Queen may become a run with one more card; when there is none, the King counts most."""
    hands = "10C 5D 9H 4S", "KS QS 10D 9H"
    for turns, card in ((2, "10D"), (1, "KS")):
        table = full(*hands, top="6D", max_turns=turns)
        play(table, "pick")
        assert thought(table, "expert").move == Discard(card)


def test_fc_10_a_wary_expert_does_not_feed_the_next_player() -> None:
    """The next player took a King, so another one is not for them."""
    table = full("10C 5D 9H 4S", "KH QS 7D 6*", top="KC", dealer=1)
    play(table, "pick", "discard 5D", "draw")
    for wary, gives in ((0.0, True), (50.0, False)):
        bot = TablePlayer(STYLES["expert"]._replace(wary=wary))
        found = bot.think(Glimpse(table.game, table.view(1), 0, luck(1), 3))
        assert found is not None
        assert (found.move == Discard("KH")) == gives


def test_what_is_to_be_expected() -> None:
    """Of four cards to come one completes the book, one helps a little, and two do nothing."""
    to_come = {"8D": 1, "4H": 1, "KC": 1, "QC": 1}
    assert prospect(cards("8S 8C 9H"), 3, to_come) == Prospect(25, 25 - (25 + 5) / 4)
    assert prospect(cards("8S 8C 9H"), 3, {}) == Prospect(25, 25)
    assert Prospect(20, 15.0).after(2) == 10.0


def test_what_is_to_be_expected_exactly() -> None:
    """Against every card and every discard tried out; without `exact` a hand may seem too poor, but only by little."""
    luck = random.Random(2)
    for _ in range(40):
        held, wild = tuple(luck.sample(DECK, luck.randint(3, 8))), luck.randint(3, 13)
        to_come = Counter(DECK) - Counter(held)
        total = sum(
            many * min(melds.least(kept, wild) for kept in combinations((*held, card), len(held)))
            for card, many in to_come.items()
        )
        assert prospect(held, wild, to_come, exact=True).next == pytest.approx(total / to_come.total())
        assert 0 <= prospect(held, wild, to_come).next - total / to_come.total() + 1e-9 < 1.5


def test_fc_20_bots_play_solitaire_to_the_end_and_the_better_ones_better() -> None:
    """FC-20."""
    points = {
        level: sum(match.outcome.scores[0] for match in ff.simulate("five-crowns-solitaire", [level], 6, 1).matches)
        for level in ("easy", "medium")
    }
    assert points["medium"] < points["easy"]


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_fc_21_a_bot_puts_the_card_where_it_closes_a_pile(level: str) -> None:
    """FC-21."""
    table = alone("8H 10C", p3="4S 8S 8C", p4="5S 9H KC JC")
    found = ALONE[level].think(Glimpse(table.game, table.view(0), table.now, luck(1), len(table.log)))
    assert found is not None
    assert found.move == Place(3, "4S")


@pytest.mark.parametrize("seats", [2, 7])
def test_bots_play_to_the_end_at_any_table(seats: int) -> None:
    table = crowns(seats, seed=9, hands=2, first=3)
    bots = {seat: TABLE[LEVELS[seat % 4]] for seat in range(seats)}
    play_out(table, bots, luck(3))
    assert len(result(table).scores) == seats


def test_the_same_glimpse_gives_the_same_thought() -> None:
    table = full("4S 9H KC", "4S 5S 9H", top="7D")
    for level in LEVELS:
        assert thought(table, level) == thought(table, level)


@pytest.mark.soak
def test_a_better_player_wins_more_often() -> None:
    results = ff.simulate("five-crowns", ["medium", "easy"], games=40, seed=3, hands=6)
    assert results.standings[0].share > 0.5
    results = ff.simulate("five-crowns", ["hard", "medium"], games=20, seed=3, hands=5)
    assert results.standings[0].share > 0.5


@pytest.mark.soak
@pytest.mark.parametrize(("better", "worse"), list(zip(LEVELS[1:], LEVELS[:-1], strict=True)))
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    results = ff.simulate("five-crowns", [better, worse], games=400, seed=2026)
    assert results.standings[0].low > 0.5
