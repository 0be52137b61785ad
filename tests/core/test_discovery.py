"""Finding games: by their folders, with nothing to register."""

import subprocess
import sys

import fivefold as ff
from fivefold.core.discovery import find_game
from fivefold.core.speech import Reader, languages


def test_the_games_are_there_with_all_a_lobby_needs() -> None:
    known = ff.games()
    assert {"set", "set-solitaire", "set-daily"} <= known.keys()
    assert list(known) == sorted(known)
    for slug, game in known.items():
        assert game.slug == slug
        for reader in map(Reader, languages()):
            assert reader.strictly(game.title)
            assert reader.strictly(game.blurb).endswith(".")
        assert 1 <= game.players.least <= game.players.most
        assert game.version >= 1
        assert find_game(slug) is game


def test_games_can_be_listed_whatever_was_imported_before() -> None:
    """`fivefold.games` is a package and the function that lists it."""
    for first in ("", "import fivefold.games.set_cards as s; s.GAMES; ", "from fivefold.games import set_cards; "):
        script = f"{first}import fivefold as ff; print(*ff.games()); print(*ff.games())"
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        assert done.stdout.splitlines() == [" ".join(ff.games())] * 2
