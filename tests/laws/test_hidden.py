"""With all cards face up, a replay shows every piece that somebody may not know, and no piece twice."""

from collections import Counter
from itertools import islice

import pytest

import fivefold as ff
from fivefold.core.playback import playback
from reviews.matches import record

SHOWN = {"karma", "five-crowns", "wordspiel", "set", "five-crowns-solitaire", "wordspiel-solitaire", "set-solitaire"}


@pytest.mark.parametrize("slug", ff.games())
def test_everything_hidden_is_shown(slug: str) -> None:
    shown = 0
    for table in islice(playback(ff.Record.read(record(slug))), 120):
        piles = list(table.game.hidden(table.state))
        pieces = Counter(piece for pile in piles for piece in pile.pieces)
        secrets = {piece for seat in (None, *range(table.seats)) for piece in table.game.secrets(table.state, seat)}
        assert secrets <= pieces.keys(), (table, secrets - pieces.keys())
        assert not pieces - Counter(table.game.pieces(table.state)), table
        assert all(pile.seat is None or 0 <= pile.seat < table.seats for pile in piles)
        shown += pieces.total()
    assert bool(shown) == (slug in SHOWN)


def test_the_next_card_of_a_pile_comes_first() -> None:
    """Whatever a player takes from a pile is the first of its cards."""
    for slug, taken in [("five-crowns", "Drew"), ("wordspiel", "Drew"), ("five-crowns-solitaire", "Turned")]:
        before, seen = "", 0
        for table in playback(ff.Record.read(record(slug))):
            drawn = [event.card for event in table.log[-1].events if type(event).__name__ == taken]
            if before and len(drawn) == 1:
                assert drawn == [before], (slug, table)
                seen += 1
            pile = next(pile for pile in table.game.hidden(table.state) if pile.seat is None).pieces
            before = pile[0] if pile else ""
        assert seen > 2, slug
