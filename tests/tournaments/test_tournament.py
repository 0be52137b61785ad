"""A tournament as a value: fair pairings, results that add up, and corrections that keep the log."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, permutations, product
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fivefold as ff
from fivefold.core.errors import BadOption, Illegal
from fivefold.tournaments import WIN, Tournament, TournamentPlan
from fivefold.tournaments.csv import as_csv
from fivefold.tournaments.entries import AnyTournamentEntry
from fivefold.tournaments.pairing import matched
from fivefold.tournaments.plan import Format
from fivefold.tournaments.standing import byes, firsts, meetings, points_of
from fivefold.tournaments.tournament import out_of_time

FORMATS: tuple[Format, ...] = ("knock-out", "round-robin", "swiss")


def begun(players: int, form: Format = "swiss", size: int = 2, seed: str = "", **more: object) -> Tournament:
    plan = TournamentPlan(game="karma", format=form, size=size, seed=seed, pause=0)
    found = Tournament(msgspec.structs.replace(plan, **more))
    for n in range(players):
        found = found.enter(f"P{n + 1}")
    return found.start()


def random_places(luck: Random, count: int) -> tuple[int, ...]:
    """Return any result of a table: ties, and players who did not come."""
    ranks = [luck.choice((0, 1, 1, 2, 3)) for _ in range(count)]
    return tuple(0 if not rank else 1 + sum(0 < other < rank for other in ranks) for rank in ranks)


def play_round(found: Tournament, luck: Random) -> Tournament:
    """Decide all open tables of a round."""
    number = found.round.number
    while not found.is_over and found.round.number == number:
        table = next((n for n, one in enumerate(found.round.tables) if one.is_open), None)
        if table is not None:
            count = len(found.round.tables[table].players)
            found = found.decide(table, *random_places(luck, count))
        found = found.follow()
    return found


def to_the_end(
    found: Tournament, luck: Random, between: Callable[[Tournament], Tournament] = lambda one: one
) -> Tournament:
    while not found.is_over:
        found = between(play_round(found, luck))
    return found


@settings(deadline=None, max_examples=40)
@given(st.randoms(use_true_random=False), st.sampled_from(FORMATS), st.integers(4, 20), st.integers(2, 7))
def test_every_tournament_ends_and_everybody_plays_once_a_round(
    luck: Random, form: Format, players: int, size: int
) -> None:
    found = to_the_end(begun(players, form, size, str(luck.random())), luck)
    assert found.is_over
    assert found.due() is None
    for one in found.state.rounds:
        names = [player for table in one.tables if table.replays is None for player in table.players]
        assert len(names) == len(set(names))
        if form != "knock-out":
            assert set(names) == set(found.state.players)
        assert all(1 <= len(table.players) <= size for table in one.tables)
    assert {row.player for row in found.standing} == set(found.state.players)
    assert found.standing[0].place == 1


@settings(deadline=None, max_examples=60)
@given(st.randoms(use_true_random=False), st.integers(4, 8))
def test_in_a_swiss_round_nobody_meets_again_or_has_a_second_bye_while_that_can_be_avoided(
    luck: Random, players: int
) -> None:
    """Compared with all possible pairings."""
    found = begun(players, seed=str(luck.random()), rounds=5)
    while not found.is_over:
        met, had = meetings(found.state), byes(found.state)
        played, found = len(found.state.rounds), play_round(found, luck)
        if len(found.state.rounds) > played:
            met, had = _before_last_round(found)
            pairs = [table.players for table in found.round.tables]
            assert _cost(pairs, met, had) == min(
                _cost(other, met, had) for other in _all_pairings(tuple(sorted(found.state.active)))
            )


def _before_last_round(found: Tournament) -> tuple[dict[tuple[int, int], int], dict[int, int]]:
    state = msgspec.structs.replace(found.state, rounds=found.state.rounds[:-1])
    return meetings(state), byes(state)


def _cost(pairs: list[tuple[int, ...]], met: dict[tuple[int, int], int], had: dict[int, int]) -> tuple[int, int]:
    again = sum(met.get((min(pair), max(pair)), 0) for pair in pairs if len(pair) == 2)
    return sum(had[pair[0]] for pair in pairs if len(pair) == 1), again


@lru_cache
def _all_pairings(players: tuple[int, ...]) -> list[list[tuple[int, ...]]]:
    if len(players) % 2:
        return [
            [(bye,), *rest] for bye in players for rest in _all_pairings(tuple(one for one in players if one != bye))
        ]
    if not players:
        return [[]]
    first, *others = players
    return [
        [(first, other), *rest]
        for other in others
        for rest in _all_pairings(tuple(one for one in others if one != other))
    ]


@given(st.randoms(use_true_random=False), st.sampled_from((4, 6)))
def test_a_matching_costs_as_little_as_possible(luck: Random, players: int) -> None:
    costs = {pair: luck.randrange(100) for pair in combinations(range(players), 2)}
    best = min(sum(costs[pair] for pair in map(_pair, pairs)) for pairs in _all_pairings(tuple(range(players))))
    assert sum(costs[pair] for pair in matched(costs)) == best


def _pair(pair: tuple[int, ...]) -> tuple[int, int]:
    return pair[0], pair[1]


@pytest.mark.parametrize("players", [4, 5, 9, 16])
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    found = to_the_end(begun(players, "round-robin"), Random(players))
    assert sorted(meetings(found.state)) == list(combinations(range(1, players + 1), 2))
    assert set(meetings(found.state).values()) == {1}
    assert set(byes(found.state).values()) == {players % 2}


def test_sixteen_at_tables_of_four_meet_fifteen_others_in_five_rounds_with_few_repeats() -> None:
    found = to_the_end(begun(16, "round-robin", 4), Random(1))
    assert found.rounds == 5
    assert len(meetings(found.state)) >= 100
    assert max(meetings(found.state).values()) <= 2


@pytest.mark.parametrize(
    ("players", "size", "first"), [(8, 2, 4), (5, 2, 4), (13, 2, 8), (16, 4, 4), (10, 4, 3), (64, 2, 32)]
)
def test_a_knock_out_leaves_one(players: int, size: int, first: int) -> None:
    luck = Random(players)
    found = begun(players, "knock-out", size)
    assert len(found.round.tables) == first
    while not found.is_over:
        for n, table in enumerate(found.round.tables):
            if table.is_open:
                order = luck.sample(range(1, len(table.players) + 1), len(table.players))
                found = found.decide(n, *order)
        found = found.follow()
    assert len(found.winners) == 1
    assert len(found.state.rounds) == found.rounds
    assert max(byes(found.state).values()) <= 1
    assert all(not table.is_bye for one in found.state.rounds[1:] for table in one.tables)


def test_tied_players_of_a_knock_out_play_again_and_only_one_goes_on() -> None:
    found = begun(4, "knock-out").decide(0, 1, 1).decide(1, 1, 2)
    for replay in range(3):
        found = found.follow()
        assert found.round.number == 1
        assert found.round.tables[2 + replay].players == found.round.tables[0].players
        found = found.decide(2 + replay, 1, 1)
    found = found.follow()
    assert found.round.number == 2
    assert min(found.state.rounds[0].tables[0].players) in found.round.tables[0].players


@settings(deadline=None, max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(FORMATS), st.integers(4, 12))
def test_who_went_first_less_often_goes_first(luck: Random, form: Format, players: int) -> None:
    found = begun(players, form, seed=str(luck.random()))
    while not found.is_over:
        number, found = len(found.state.rounds), play_round(found, luck)
        if len(found.state.rounds) > number:
            before = firsts(msgspec.structs.replace(found.state, rounds=found.state.rounds[:-1]))
            for table in found.round.tables:
                assert [before[player] for player in table.players] == sorted(
                    before[player] for player in table.players
                )


@pytest.mark.parametrize("size", range(2, 8))
def test_every_result_of_a_table_is_possible_and_shares_its_points(size: int) -> None:
    """All orders with ties; if everybody came, a table gives away half a win for each player."""
    found = begun(7 * size, size=size)
    for ranks in set(product(range(1, min(size, 4) + 1), repeat=size)) | set(permutations(range(1, size + 1), size)):
        places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
        table = found.decide(0, *places).round.tables[0]
        points = [table.points(player) for player in table.players]
        assert sum(points) * 2 == WIN * size
        assert all((points[a] > points[b]) == (places[a] < places[b]) for a, b in permutations(range(size), 2))


@pytest.mark.parametrize("places", [(2, 2), (1, 3), (1,), (1, 2, 3), (2, 1, 1)])
def test_places_that_are_no_result_are_refused(places: tuple[int, ...]) -> None:
    with pytest.raises(Illegal) as refused:
        begun(4).decide(0, *places)
    assert refused.value.message.key == "tournaments.bad-places"


@settings(deadline=None, max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(FORMATS), st.integers(4, 11))
def test_players_who_come_and_go_stop_nothing(luck: Random, form: Format, players: int) -> None:
    def change(found: Tournament) -> Tournament:
        if found.is_over:
            return found
        for _ in range(luck.randrange(3)):
            player = luck.choice(sorted(found.state.players))
            try:
                if luck.random() < 0.4:
                    found = found.enter(f"Late {len(found.entries)}")
                elif found.state.players[player].withdrawn:
                    found = found.come_back(player)
                elif len(found.state.active) > 2:
                    found = found.withdraw(player)
            except Illegal as refusal:
                assert refusal.message.key in ("tournaments.too-late", "tournaments.entered")  # noqa: PT017
        return found.follow()

    found = to_the_end(begun(players, form, seed=str(luck.random()), fill=luck.choice(("", "easy"))), luck, change)
    assert found.is_over
    for one in found.state.rounds:
        names = [player for table in one.tables if table.replays is None for player in table.players]
        assert len(names) == len(set(names))
    if form == "round-robin":
        assert max(meetings(found.state).values()) == 1
        assert max(byes(found.state).values()) <= len(found.state.players)


def test_a_winner_of_a_knock_out_who_leaves_is_not_paired() -> None:
    found = begun(4, "knock-out").decide(0, 1, 2).decide(1, 1, 2)
    first, second = found.round.tables[0].winners[0], found.round.tables[1].winners[0]
    (final,) = found.withdraw(first).follow(now=True).round.tables
    assert final.players == (second,), "the other winner has a bye"
    assert found.withdraw(first).follow(now=True).winners == (found.state.players[second].name,)
    assert found.withdraw(first).withdraw(second).follow(now=True).is_over, "nobody is left for a final"


@settings(deadline=None, max_examples=20)
@given(st.randoms(use_true_random=False), st.sampled_from(FORMATS), st.integers(4, 9))
def test_a_log_that_was_saved_says_the_same_and_grows_only_at_its_end(luck: Random, form: Format, players: int) -> None:
    found = begun(players, form)
    while not found.is_over:
        before, found = found.entries, play_round(found, luck)
        assert found.entries[: len(before)] == before
    lines = msgspec.json.encode(found.entries)
    again = Tournament.read(found.plan, msgspec.json.decode(lines, type=tuple[AnyTournamentEntry, ...]))
    assert again == found


def test_a_correction_keeps_the_log_and_counts() -> None:
    found = begun(4).decide(0, 1, 2).decide(1, 1, 2)
    first, second = found.round.tables[0].players
    corrected = found.decide(0, 2, 1)
    assert corrected.entries[:-1] == found.entries
    assert points_of(corrected.state)[second] - points_of(found.state)[second] == WIN
    assert points_of(corrected.state)[first] == 0


def test_the_host_swaps_players_whose_tables_are_open() -> None:
    found = begun(6)
    (one, two), (three, four) = [table.players for table in found.round.tables[:2]]
    swapped = found.swap(one, four)
    assert [table.players for table in swapped.round.tables[:2]] == [(four, two), (three, one)]
    with pytest.raises(Illegal):
        found.decide(0, 1, 2).swap(one, four)


def test_who_is_out_of_a_knock_out_can_take_the_place_of_who_went_on() -> None:
    found = begun(4, "knock-out").decide(0, 1, 2).decide(1, 1, 2).follow()
    gone, finalist = found.state.rounds[0].tables[0].players[::-1]
    corrected = found.decide(0, 2, 1, round=1).swap(finalist, gone)
    assert gone in corrected.round.tables[0].players
    assert finalist not in corrected.round.tables[0].players


def test_a_late_player_joins_who_has_a_bye() -> None:
    for form in FORMATS:
        found = begun(5, form).enter("Late")
        assert not any(table.is_bye and found.state.players[6] for table in found.round.tables) or form == "knock-out"
        assert any(6 in table.players and len(table.players) == 2 for table in found.round.tables)


def test_nobody_enters_a_knock_out_or_a_round_robin_without_a_free_seat() -> None:
    for form in ("knock-out", "round-robin"):
        with pytest.raises(Illegal) as refused:
            begun(8, form).enter("Late")
        assert refused.value.message.key == "tournaments.too-late"


def test_a_bot_fills_an_odd_seat_and_goes_when_it_is_not_needed() -> None:
    found = begun(5, fill="easy")
    bot = found.state.players[6]
    assert (bot.bot, bot.fills) == ("easy", True)
    assert not any(table.is_bye for table in found.round.tables)
    found = play_round(found.enter("Late"), Random(1))
    assert found.state.players[6].withdrawn
    assert not any(table.is_bye for table in found.round.tables)
    found = play_round(found.withdraw(1), Random(1))
    assert not found.state.players[6].withdrawn


def test_who_is_left_alone_at_a_table_has_won() -> None:
    found = begun(4)
    gone, left = found.round.tables[0].players
    found = found.withdraw(gone).follow()
    assert found.round.tables[0].places == (0, 1)
    assert points_of(found.state)[left] == WIN


def test_time_that_is_up_ties_a_match_and_who_did_not_come_is_behind() -> None:
    assert out_of_time((3, 4), (), has_begun=True) == (1, 1)
    assert out_of_time((3, 4, 5), (4,), has_begun=False) == (0, 1, 0)
    assert out_of_time((3, 4), (), has_begun=False) == (0, 0)


def test_a_round_has_its_time_and_waits_before_the_next() -> None:
    found = begun(4, minutes=10, pause=30)
    assert found.due() == 600_000
    found = found.decide(0, 1, 2, at=5000).decide(1, 1, 2, at=9000)
    assert found.due() == 39_000
    assert found.follow(38_999) is found
    assert found.follow(39_000).round.number == 2
    assert begun(4, days=3, minutes=5).due() == 3 * 24 * 3_600_000


def test_ties_are_broken_by_the_tied_players_meetings_then_by_their_opponents() -> None:
    found = ff.Tournament.of("karma", "A", "B", "C", "D", format="round-robin").start()
    strength = {1: 4, 2: 3, 3: 2, 4: 1}
    while not found.is_over:
        for n, table in enumerate(found.round.tables):
            one, other = table.players
            beats = (one, other) == (2, 1) or (strength[one] > strength[other] and {one, other} != {1, 2})
            found = found.decide(n, 1 if beats else 2, 2 if beats else 1)
        found = found.follow()
    assert [found.state.players[row.player].name for row in found.standing] == ["B", "A", "C", "D"]
    assert [row.place for row in found.standing] == [1, 2, 3, 4]
    assert found.winners == ("B",)


def test_equal_players_share_a_place() -> None:
    found = begun(4).decide(0, 1, 1).decide(1, 1, 1)
    assert {row.place for row in found.standing} == {1}


@pytest.mark.parametrize(("game", "size"), [("karma-daily", 2), ("set-solitaire", 2), ("wordspiel", 7)])
def test_a_game_that_does_not_fit_is_refused(game: str, size: int) -> None:
    with pytest.raises((Illegal, BadOption)):
        Tournament.of(game, size=size)


def test_a_name_never_becomes_a_formula_of_a_spreadsheet() -> None:
    found = ff.Tournament.of("karma", "=HYPERLINK(1)", "B", "C", "D").start()
    assert "'=HYPERLINK(1)" in as_csv(found)


def test_two_players_of_the_same_name_are_told_apart() -> None:
    assert [player.name for player in ff.Tournament.of("karma", "Ann", "Ann").state.players.values()] == [
        "Ann",
        "Ann 2",
    ]


@pytest.mark.parametrize("form", FORMATS)
def test_sixty_four_players_can_play(form: Format) -> None:
    found = begun(64, form)
    assert len(found.round.tables) == 32
    with pytest.raises(Illegal):
        found.enter("One more")
