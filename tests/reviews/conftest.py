"""Reviews in tests take less work than those for people."""

import pytest

from fivefold.games.karma import review


@pytest.fixture(autouse=True)
def few_guesses(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Karma is searched with fewer guesses, unless a test compares with what people are shown."""
    if "docs" not in request.node.name:
        monkeypatch.setattr(review, "GUESSES", 60)
