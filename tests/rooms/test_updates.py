"""Updates: shared by recipients with the same view, small however long the match is, and the same for every game."""

import random

import msgspec
import pytest

import fivefold as ff
from fivefold.core.chance import Chance
from fivefold.core.game import AnyGame
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.match import Match
from fivefold.rooms.updates import PAGE, history_page, update
from rooms.desk import made, two

GAMES = list(ff.games())


def long_match(slug: str, acts: int, seed: int = 3) -> Match:
    """Return a match with this many acts, or a finished one."""
    luck = random.Random(seed)
    game = ff.games()[slug]
    match = Match.begin(made(slug, {}), [f"Player {n}" for n in range(game.players.least)], [], 0, luck.randbytes)
    table = match.table
    for _ in range(acts):
        if table.outcome is not None:
            break
        if not table.actors:
            table.tick(table.deadline)
            continue
        seat = luck.choice(list(table.actors))
        table.act(seat, luck.choice(table.moves(seat)), table.now + 100)
    return match


def test_a_match_of_three_thousand_acts_opens_with_little() -> None:
    desk = two()
    match = desk.room._draft.match
    assert match is not None
    for n in range(3000):
        match.table.act(0, "agree" if n % 2 == 0 else "withdraw", match.table.now + 1)
    desk.come("eve", hello=False)
    effects = desk.room.take(i.Requested(desk.connections["eve"], m.Hello(id=1)), desk.now)
    desk._perform(effects)
    (shown,) = (one for one in desk.told[desk.connections["eve"]] if isinstance(one, m.MatchUpdate))
    assert len(shown.entries) == PAGE
    assert (shown.fresh, shown.older, shown.n) == (True, True, 3000)
    assert sum(len(told.text) for told in effects.send) < 30_000


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_letter_of_every_game_is_small(slug: str) -> None:
    match = long_match(slug, 120)
    for seat in (None, 0):
        shown = update(match, seat, -1, 0, hints=False)
        assert shown is not None
        assert len(msgspec.json.encode(shown)) < 30_000


@pytest.mark.parametrize("slug", GAMES)
def test_pages_lead_back_to_the_beginning(slug: str) -> None:
    match = long_match(slug, 150)
    shown = update(match, 0, -1, 0, hints=False)
    assert shown is not None
    found, older = list(shown.entries), shown.older
    while older:
        sheet = history_page(match, 0, found[0].n)
        assert sheet.entries
        found, older = [*sheet.entries, *found], sheet.older
    seen = [n for n, entry in enumerate(match.table.log) if any(e.seen_by(0) is not None for e in entry.events)]
    assert [entry.n for entry in found] == seen


@pytest.mark.parametrize("slug", GAMES)
def test_a_letter_says_who_may_act_when_the_clock_will_and_what_may_be_done(slug: str) -> None:
    """Every seat that may act has a verb, and every legal move belongs to one of them."""
    match = long_match(slug, 0)
    table = match.table
    luck = random.Random(5)
    for _ in range(60):
        game: AnyGame = table.game
        for seat in range(table.seats):
            view = table.view(seat)
            assert set(view.actors) == set(table.actors)
            assert view.deadline == table.deadline
            guess = game.sample(view, Chance(bytes(32)))
            assert set(view.actors) == set(game.actors(guess)), "from the view alone"
            assert view.deadline == game.deadline(guess), "from the view alone"
            verbs = set(game.verbs(view))
            assert (seat in table.actors) <= bool(verbs)
            for move in list(game.moves(view))[:50]:
                word = game.write(move).partition(" ")[0]
                assert word in verbs or ("word" in verbs and "." in word), (word, verbs)
            for move in list(game.listed_moves(game.for_people(view)))[:50]:
                assert game.write(move).partition(" ")[0] in verbs
        if table.outcome is not None:
            break
        if not table.actors:
            table.tick(table.deadline)
            continue
        seat = luck.choice(list(table.actors))
        table.act(seat, luck.choice(table.moves(seat)), table.now + 50)


def test_one_letter_goes_to_all_who_look_from_one_place() -> None:
    desk = two()
    guests = [desk.come(name) for name in ("cem", "dot", "eve")]
    line = desk.connections["ann"]
    effects = desk.room.take(i.Requested(line, m.MakeMove(id=900, move="agree")), desk.now)
    told = desk.room.take(i.Saved(), desk.now)
    assert effects.save
    tables = [one for one in told.send if one.text.startswith(b'{"t":"table"')]
    assert sorted(len(one.connections) for one in tables) == [1, 1, 3]
    assert sorted(max(tables, key=lambda one: len(one.connections)).connections) == guests


def test_who_was_away_gets_what_was_missed_or_the_last_thirty() -> None:
    desk = two()
    match = desk.table("ben").match
    for n in range(PAGE):
        desk.do("ann", m.MakeMove(move="agree" if n % 2 == 0 else "withdraw"))
    desk.do("ben", m.Hello(match=match, since=0))
    assert (desk.table("ben").fresh, len(desk.table("ben").entries)) == (False, PAGE)
    desk.do("ann", m.MakeMove(move="agree"))
    desk.do("ben", m.Hello(match=match, since=0))
    shown = desk.table("ben")
    assert (shown.fresh, shown.older, shown.entries[0].n) == (True, True, 2)


def test_who_comes_back_on_a_new_connection_is_sent_only_what_is_new() -> None:
    desk = two()
    match, seen = desk.table("ben").match, desk.table("ben").n
    desk.go("ben")
    desk.do("ann", m.MakeMove(move="agree"))
    desk.come("ben", hello=False)
    desk.do("ben", m.Hello(match=match, since=seen))
    table = desk.table("ben")
    assert not table.fresh
    assert [entry.n for entry in table.entries] == list(range(seen + 1, table.n + 1))
    assert table.n > seen
