"""A match that was recorded by version 1 of the rules, in today's words."""

import json
from pathlib import Path
from typing import Any

import msgspec

from fivefold.core.game import Act
from fivefold.core.notation import read_move
from fivefold.core.options import make_options
from fivefold.games.set_cubed.model import Event, SetCubedOptions
from fivefold.games.set_cubed.rules import SetCubed

from .tables import Table

LINES: list[dict[str, Any]] = [
    json.loads(line) for line in (Path(__file__).parent / "version_1.jsonl").read_text("utf-8").splitlines()
]


def test_a_match_of_version_1_is_played_again() -> None:
    """Every move, upgraded, still brings about every event, upgraded: the same deals, the same judgements."""
    head, opening, *acts, end = LINES
    game = SetCubed(make_options(SetCubedOptions, head["options"]))
    assert (head["rules"], game.version) == (1, 2)
    table = Table(game, head["seats"], seed=bytes.fromhex(end["seed"]))
    found = [table.log[0].events]
    for line in acts:
        move, _ = game.upgraded(1, line["move"], [])
        found.append(table.redo(Act(line["seat"], read_move(game, line["seat"], move), line["at"])))
    upgraded = [game.upgraded(1, line["move"], line["events"])[1] for line in (opening, *acts)]
    assert found == [tuple(msgspec.convert(events, list[Event])) for events in upgraded]
    assert json.loads(msgspec.json.encode(table.outcome)) == end["outcome"]


def test_all_that_version_1_called_otherwise_is_in_that_match() -> None:
    kinds = {event["type"] for line in LINES[1:-1] for event in line["events"]}
    assert kinds >= {"Finished", "RanOut", "Ended", "Drew", "Rolled", "Opened", "Placed", "Replaced", "Waited", "Chose"}
