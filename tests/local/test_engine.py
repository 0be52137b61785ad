"""The engine for browsers, under node: it plays exactly as this Python does."""

import json
import sysconfig
from pathlib import Path

import build_engine
import pytest

from local.parity import everything

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.xdist_group("engine")
def test_every_game_level_and_playthrough_is_the_same_to_the_byte() -> None:
    build_engine.build()
    played = build_engine.run_engine(
        Path(__file__).parent / "parity.py",
        playthroughs=ROOT / "tests" / "playthroughs",
        sources=ROOT / "src",
        packages=Path(sysconfig.get_paths()["purelib"]),
    )
    here = json.loads(everything(ROOT / "tests" / "playthroughs"))
    assert len(here["records"]) > 50
    assert json.loads(played) == here
