"""The example learns: after a few matches against itself it beats random players."""

import importlib.util
from pathlib import Path

import pytest

import fivefold as ff

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_karma.py"


@pytest.mark.integration
def test_the_example_learns_to_beat_random_players(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("learn_karma", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    record = tmp_path / "karma.fivefold"
    before = example.main(["--matches", "0", "--rivals", "40"])["random"]
    after = example.main(["--matches", "64", "--seconds", "600", "--rivals", "60", "--record", str(record)])["random"]
    assert before < 0.6 < 0.7 < after
    assert len(ff.verify(record.read_text("utf-8")).outcome.scores) == 2
