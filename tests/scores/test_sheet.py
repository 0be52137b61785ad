"""A score sheet as a value: totals are the sum of rounds, corrections keep the log, and any order of merging agrees."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fivefold as ff
from fivefold import scores
from fivefold.core.scoring import scorings
from fivefold.scores import PlayerNamed, PointsEntered, ScoreSheet
from fivefold.scores.standing import standing_of
from scores.logs import finished_log, random_log

CASES = Path(__file__).parent / "cases.json"


def evening() -> ScoreSheet:
    sheet = ff.ScoreSheet.of("five-crowns", "Ann", "Bo", "Cy")
    return sheet.enter(1, "Ann", 0).enter(1, "Bo", 12).enter(1, "Cy", 24)


@given(st.randoms(use_true_random=False), st.sampled_from(sorted(scorings())))
def test_totals_are_the_sum_of_rounds(luck: Random, game: str) -> None:
    standing = ScoreSheet(game).merge(random_log(luck, scorings()[game], 40)).standing
    for who, total in enumerate(standing.totals):
        assert total == sum(row[who] or 0 for row in standing.rows)


@given(st.randoms(use_true_random=False), st.sampled_from(sorted(scorings())))
def test_copies_agree_in_whatever_order_they_are_merged(luck: Random, game: str) -> None:
    """Three devices have different parts of a log; each merges the others' in its own order, some of them twice."""
    log = random_log(luck, scorings()[game], 30)
    parts = [ScoreSheet(game).merge(luck.sample(log, luck.randrange(len(log)))) for _ in range(3)]
    first, second, third = parts
    assert first.merge(second).merge(third) == third.merge(first.merge(second)).merge(second)
    assert first.merge(second.merge(third)) == second.merge(third).merge(first)
    assert first.merge(first) == first


@given(st.randoms(use_true_random=False))
def test_corrections_keep_the_log(luck: Random) -> None:
    log = random_log(luck, scorings()["five-crowns"], 30)
    sheet = ScoreSheet("five-crowns")
    for entry in log:
        sheet = sheet.merge([entry])
        assert entry in sheet.entries
    assert {entry.id for entry in sheet.entries} == {entry.id for entry in log}


def test_two_contents_of_one_id_agree_on_one() -> None:
    """Honest devices never make them."""
    one = PlayerNamed(id="a-1", at=1, player="a-1", name="Ann")
    two = PlayerNamed(id="a-1", at=1, player="a-1", name="Bo")
    sheet = ScoreSheet("set")
    assert sheet.merge([one]).merge([two]) == sheet.merge([two]).merge([one])


def test_the_latest_entry_of_a_cell_holds() -> None:
    """By time, then by device."""
    sheet = evening()
    ann = sheet.standing.players[0].id

    def points(at: int, device: str, number: int) -> PointsEntered:
        return PointsEntered(id=f"{device}-1", at=at, round=1, player=ann, points=number)

    assert sheet.merge([points(100, "b", 10), points(99, "z", 20)]).totals["Ann"] == 10
    assert sheet.merge([points(100, "b", 10), points(100, "z", 20)]).totals["Ann"] == 20
    assert sheet.merge([points(1, "z", 20)]).totals["Ann"] == 0


def test_a_correction_and_a_gap() -> None:
    sheet = evening()
    assert sheet.enter(1, "Bo", 20).totals == {"Ann": 0, "Bo": 20, "Cy": 24}
    gap = sheet.enter(1, "Bo", None)
    assert gap.standing.rows == ((0, None, 24),)
    assert gap.standing.next == 1
    assert len(gap.entries) == len(sheet.entries) + 1


def test_an_offline_phone_is_merged() -> None:
    """Two phones copy a sheet; both write, and one corrects what the other has not seen."""
    kitchen = evening()
    garden = ScoreSheet.read(kitchen.write())
    garden = msgspec.structs.replace(garden, device="garden").enter(2, "Ann", 5).enter(1, "Cy", 20)
    kitchen = kitchen.enter(2, "Bo", 0).enter(2, "Cy", 8)
    merged = kitchen.merge(garden)
    assert merged.totals == {"Ann": 5, "Bo": 12, "Cy": 28}
    assert merged.entries == garden.merge(kitchen).entries


def test_text_round_trips() -> None:
    sheet = evening()
    assert ScoreSheet.read(sheet.write()) == sheet
    names = {name: getattr(scores, name) for name in ("ScoreSheet", "PlayerNamed", "PointsEntered")}
    assert eval(repr(sheet), names) == sheet


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ('{"fivefold":"record","game":"set"}', 1),
        ('{"fivefold":"score sheet","game":"set","format":2}', 1),
        ('{"fivefold":"score sheet","game":"set","format":1}\nnonsense', 2),
        ('{"fivefold":"score sheet","game":"set","format":1}\n{"t":"points"}', 2),
    ],
)
def test_what_is_no_sheet_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(ff.BadRecord) as refusal:
        ScoreSheet.read(text)
    assert refusal.value.line == line


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    sheet = evening()
    wrongs: dict[str, Callable[[], object]] = {
        "is on the sheet already": lambda: sheet.join("Ann"),
        "A name has 1 to 24 letters.": lambda: sheet.join(" "),
        "isn’t on the sheet": lambda: sheet.enter(1, "Zoe", 3),
        "There are only 11 rounds.": lambda: sheet.enter(12, "Ann", 3),
        "This game has 11 rounds at most.": lambda: sheet.play_to(12),
        "This game isn’t scored this way.": lambda: sheet.pick(1, "Ann"),
        "In this game, tied players share the win.": lambda: sheet.decide("Ann"),
        "Enter a number from 0 to 150.": lambda: sheet.enter(1, "Ann", 151),
        "No cards add up to 2.": lambda: sheet.enter(1, "Ann", 2),
    }
    for says, wrong in wrongs.items():
        with pytest.raises(ff.Illegal, match=says):
            wrong()
    with pytest.raises(ff.BadOption, match="has no score sheet"):
        ff.ScoreSheet.of("five-crowns-solitaire")
    with pytest.raises(ff.Illegal, match="This game is for 7 players at most"):
        ff.ScoreSheet.of("five-crowns", *"ABCDEFGH")


def test_a_sheet_has_a_most_of_players_whatever_is_in_its_log() -> None:
    crowd = [PlayerNamed(id=f"z-{n}", at=n, player=f"z-{n}", name=f"Guest {n}") for n in range(200)]
    sheet = evening().order("Ann", "Bo", "Cy").merge(crowd)
    assert len(sheet.players) == 24
    assert sheet.players[:3] == ("Ann", "Bo", "Cy")


def test_a_player_who_is_taken_off_comes_back_with_all_points() -> None:
    sheet = evening()
    without = sheet.remove("Bo")
    assert without.totals == {"Ann": 0, "Cy": 24}
    entry = PlayerNamed(id="other-1", at=without.latest() + 1, player=sheet.standing.players[1].id, name="Bob")
    assert without.merge([entry]).totals == {"Ann": 0, "Bob": 12, "Cy": 24}


def cases() -> str:
    """Random sheets and what follows from them, for the client, which works sheets out by itself while offline."""
    known, found = scorings(), list[object]()
    for seed in range(140):
        luck = Random(seed)
        game = sorted(known)[seed % len(known)]
        log = finished_log(luck, known[game]) if seed % 2 else random_log(luck, known[game], 5 + seed // 5)
        standing = standing_of(known[game], ScoreSheet(game).merge(log).entries)
        found.append({"game": game, "log": log, "standing": standing})
    lines = ",\n".join(msgspec.json.encode(case).decode() for case in found)
    return f'{{"scorings":{msgspec.json.encode(known).decode()},\n"cases":[\n{lines}\n]}}\n'


def test_the_cases_for_the_client_are_up_to_date() -> None:
    """Written again with `python -c 'from scores.test_sheet import *; CASES.write_text(cases())'` in tests."""
    assert json.loads(CASES.read_text("utf-8")) == json.loads(cases())
