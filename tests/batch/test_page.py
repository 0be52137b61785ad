"""The examples of docs/research.md run."""

import re
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PAGE.parents[1])
    monkeypatch.setattr(sys, "path", sys.path.copy())
    examples = "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
    assert examples.count("assert") >= 2
    exec(compile(examples, PAGE.name, "exec"), {})
