"""Reviews in tests take less work than those for people."""

import pytest


@pytest.fixture(autouse=True)
def few_guesses(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Karma is searched with fewer guesses, unless a test compares with what people are shown."""
    if "docs" not in request.node.name:
        monkeypatch.setattr("fivefold.games.karma.review.GUESSES", 60)
