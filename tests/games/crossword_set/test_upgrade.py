"""Matches that were recorded by version 1 of the rules, in today's words."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fivefold.core.game import Act
from fivefold.core.notation import read_move
from fivefold.games.crossword_set.model import Event

from .tables import Table, game

FILES = ("version_1.jsonl", "version_1_alone.jsonl")


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (Path(__file__).parent / name).read_text("utf-8").splitlines()]


@pytest.mark.parametrize("name", FILES)
def test_a_match_of_version_1_is_played_again(name: str) -> None:
    """Every move, upgraded, still brings about every event, upgraded: the same rolls, the same judgements."""
    head, opening, *acts, end = lines(name)
    today = game(**head["options"])
    assert (head["rules"], today.version) == (1, 2)
    table = Table(today, head["seats"], seed=bytes.fromhex(end["seed"]))
    found = [table.log[0].events]
    for line in acts:
        move, _ = today.upgraded(1, line["move"], [])
        found.append(table.redo(Act(line["seat"], read_move(today, line["seat"], move), line["at"])))
    upgraded = [today.upgraded(1, line["move"], line["events"])[1] for line in (opening, *acts)]
    assert found == [tuple(msgspec.convert(events, list[Event])) for events in upgraded]
    assert json.loads(msgspec.json.encode(table.outcome)) == end["outcome"]


def test_all_that_version_1_called_otherwise_is_in_these_matches() -> None:
    kinds = {event["type"] for name in FILES for line in lines(name)[1:-1] for event in line["events"]}
    assert kinds >= {"Finished", "Began", "Arranged", "Visited", "Declared", "Rolled", "Readied", "Gone", "Returned"}
    moves = {line["move"].partition(" ")[0] for name in FILES for line in lines(name)[2:-1]}
    assert moves >= {"put", "guest", "declare"}
