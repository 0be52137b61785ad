"""Makes the jobs of tests importable in workers."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session", autouse=True)
def workers_find_tests() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        here = str(Path(__file__).parents[2])
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), here))))
        yield
