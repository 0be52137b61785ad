"""Which word lists a test begins with."""

import pytest

from fivefold.pieces import lexicon


def name_lists(patch: pytest.MonkeyPatch, paths: str) -> None:
    """Has the environment name these lists, and none loaded yet; after the test everything is as before."""
    patch.setenv(lexicon.VARIABLE, paths)
    patch.setattr("fivefold.pieces.lexicon._Loaded.lists", None)
