"""What a seat may know: hidden cards stay hidden, and what was shown is remembered."""

from collections import Counter
from itertools import islice

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.game import Act
from fivefold.core.laws import check
from fivefold.core.referee import judge
from fivefold.core.table import AnyTable
from fivefold.games.karma.model import HIDDEN, KINDS, Dealt, State, whole_deck
from fivefold.games.karma.packs import contains, pack, spread
from fivefold.games.karma.rules import Karma
from fivefold.games.karma.view import View
from telling import shown, told

from .tables import NAMES, begun, hand, state, table_of, view


def wire(value: object) -> str:
    """What is sent."""
    return msgspec.json.encode(value).decode()


def stacked() -> AnyTable:
    """Ann's Facedown cards are the UPs, Ben's the TABLEs, the draw pile begins with the GIVEs."""
    rest = Counter(whole_deck(2)) - Counter(["UP", "TABLE", "GIVE"] * 3)
    others = list(rest.elements())
    deal = Dealt(
        (("UP",) * 3, ("TABLE",) * 3), (tuple(others[:6]), tuple(others[6:12])), ("GIVE", "GIVE", "GIVE", *others[12:])
    )
    return ff.Table.set_up(Karma(), NAMES[:2], deal)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_ka_02_nobody_is_sent_a_facedown_card_or_the_draw_pile(seat: int | None) -> None:
    table = stacked()
    for who in (0, 1):
        table.act(who, table.moves(who)[0])
    sent = [wire(table.view(seat))]
    for entry in table.log:
        sent += [wire(event.seen_by(seat)) for event in entry.events]
    for text in sent:
        for secret in ('"UP"', '"TABLE"', '"GIVE"'):
            assert secret not in text


def test_ka_07_hands_are_for_their_owners() -> None:
    table = table_of("FIVE 13 | UP 14", up="1 | 2", pile="3")
    assert view(table, 0).hand == ("13", "FIVE")
    for seat in (1, None):
        assert '"FIVE"' not in wire(table.view(seat))
        assert '"13"' not in wire(table.view(seat))
        assert view(table, seat).players[0].hand == 2
    assert view(table, None).hand == ()
    assert view(table, None).me is None


def test_ka_24_what_was_picked_up_is_known_until_it_is_played() -> None:
    """The view remembers what everybody has seen; drawn cards stay unknown (KA-04, KA-24)."""
    table = table_of("4 5 6 | 7 8 11", pile="9 9 UP 10", draw="1 2 3")
    table.act(0, "pickup")
    assert view(table, 1).players[0].hand == 7
    assert view(table, 1).players[0].known == ("9", "9", "UP", "10")
    table.act(1, "play 7")
    table.act(0, "play 9 9")
    assert view(table, 1).players[0].known == ("UP", "10")
    table.act(1, "play 11")
    table.act(0, "play UP")
    assert view(table, 1).players[0].known == ("10",)
    assert view(table, None).players[1].known == ()


def test_of_a_known_and_an_unknown_copy_at_least_the_rest_is_known() -> None:
    table = table_of("9 9 2 | 3 4", known="9", pile="")
    table.act(0, "play 9")
    assert view(table, 1).players[0].known == ()
    table = table_of("9 9 2 | 3 4", known="9 9", pile="")
    table.act(0, "play 9")
    assert view(table, 1).players[0].known == ("9",)


def remembered(memory: str = "forgetful") -> AnyTable:
    """A table at which a 9 of Ann's is known."""
    return table_of("9 9 2 | 3 4", known="9", pile="4 UP 8", draw="1", memory=memory)


def test_forgetful_tables_show_counts_and_open_ones_all() -> None:
    """Option memory."""
    table = remembered()
    text = shown(table, 1)
    assert "pile: 8 (3 cards)" in text
    assert "with 9" not in text
    table = remembered("open")
    text = shown(table, 1)
    assert "pile: 4 UP 8 (3 cards, top card last)" in text
    assert "hand 3 with 9" in text
    taken = table_of("9 4 UP 2 | 3", known="UP 9 4", memory="open")
    assert "hand 4 with 4 9 UP" in shown(taken, 1)
    assert view(table, 1).memory == "open"
    assert view(table, 1).pile == view(remembered(), 1).pile


def test_people_at_a_forgetful_table_are_sent_counts_and_bots_all() -> None:
    """Option memory: what a browser does not have, nobody can look up in it."""
    table = remembered()
    table.act(0, "play 9")
    table.act(1, "pickup")
    table.act(0, "play 2")
    full = view(table, 1)
    sent: View = table.game.for_people(full)
    assert full.players[1].known == ("4", "UP", "8", "9")
    assert [player.known for player in sent.players] == [(), ()]
    assert [player.hand for player in sent.players] == [player.hand for player in full.players]
    assert sent.hand == full.hand
    for text, forgotten in (("4 UP 8", (HIDDEN, HIDDEN, "8")), ("8", ("8",)), ("", ())):
        piled = table_of("9 | 3", pile=text)
        assert piled.game.for_people(view(piled, 1)).pile == forgotten
    cleared = table_of("9 2 | 3 4", pile="5 9 9", row="9 9")
    cleared.act(0, "play 9")
    assert view(cleared, 1).gone == ("5", "9", "9", "9")
    assert cleared.game.for_people(view(cleared, 1)).gone == (HIDDEN,) * 4
    opened = remembered("open")
    assert replace(opened.game.for_people(opened.view(1)), step=None) == opened.view(1)


def random_table(seats: int, seed: int, acts: int) -> AnyTable:
    """A table after so many random acts."""
    table = ff.Table(Karma(), seats, seed)
    chance = Chance(seed_bytes(seed)).fork("test")
    while table.outcome is None and len(table.log) <= acts:
        seat = chance.pick(list(table.actors))
        table.act(seat, chance.pick(table.moves(seat)))
    return table


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 12), st.integers(0, 10_000), st.integers(0, 120))
def test_a_sample_is_a_table_that_looks_the_same(seats: int, seed: int, acts: int) -> None:
    table = random_table(seats, seed, acts)
    game = table.game
    for seat in (0, seats - 1, None):
        mine: View = table.view(seat)
        guess: State = game.sample(mine, Chance(seed_bytes(seed)).fork("sample"))
        assert game.view(guess, seat) == mine
        assert Counter(game.pieces(guess)) == Counter(whole_deck(seats))
        for who, player in enumerate(guess.players):
            assert contains(guess.hands[who], pack(player.known))
            assert len(spread(guess.hands[who])) == player.hand
            assert contains(guess.hands[who], guess.chosen[who])


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 12), st.integers(0, 10_000), st.integers(0, 120))
def test_who_has_forgotten_can_still_guess_and_play_on(seats: int, seed: int, acts: int) -> None:
    table = random_table(seats, seed, acts)
    game, chance = table.game, Chance(seed_bytes(seed)).fork("sample")
    for seat in (0, seats - 1, None):
        sent: View = game.for_people(table.view(seat))
        guess: State = game.sample(sent, chance)
        assert game.for_people(game.view(guess, seat)) == sent
        assert Counter(game.pieces(guess)) == Counter(whole_deck(seats))
        assert "GIVE" not in guess.pile


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 12), st.integers(0, 10_000), st.integers(1, 200))
def test_what_everybody_sees_agrees_with_what_is_hidden(seats: int, seed: int, acts: int) -> None:
    now = state(random_table(seats, seed, acts))
    for who, player in enumerate(now.players):
        assert player.hand == len(spread(now.hands[who]))
        assert player.down == tuple(card is not None for card in now.down[who])
        assert contains(now.hands[who], pack(player.known))
        assert (who in now.out) == (player.cards == 0)


def test_samples_differ_where_nothing_is_known() -> None:
    table = begun(3)
    guesses = {
        table.game.sample(table.view(0), Chance(seed_bytes(n))).hands[1] for n in range(20)
    }  # fmt: skip
    assert len(guesses) > 10


def test_a_sample_keeps_what_is_known() -> None:
    table = begun(2, seed=6)
    table.act(0, table.moves(0)[0])
    table.act(1, "pickup")
    known = view(table, 0).players[1].known
    assert known
    for n in range(10):
        assert contains(table.game.sample(table.view(0), Chance(seed_bytes(n))).hands[1], pack(known))


def brute_moves(table: AnyTable, seat: int) -> set[object]:
    """Every move there could be that judge does not refuse."""
    from fivefold.games.karma.model import Give, PickUp, Play, Turn

    every = [Play(card, count) for card in KINDS for count in range(5)]
    every += [PickUp(), *map(Turn, range(-1, 4)), *map(Give, range(-1, table.seats + 1))]  # type: ignore[list-item]
    legal: set[object] = set()
    for move in every:
        try:
            judge(table.game, table.state, table.seats, Act(seat, move, 0))
        except ff.Illegal:
            continue
        legal.add(move)
    return legal


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 8), st.integers(0, 10_000), st.integers(10, 400))
def test_ka_04_moves_are_exactly_what_is_judged_legal(seats: int, seed: int, acts: int) -> None:
    table = random_table(seats, seed, acts)
    if state(table).phase == "choose":
        return
    for seat in range(seats):
        assert set(table.moves(seat)) == brute_moves(table, seat)


@pytest.mark.soak
def test_all_laws_hold_with_every_number_of_players() -> None:
    report = check(Karma, matches=11, seed=5, looks=6)
    assert report.acts > 2000


def test_hidden_cards_are_told_as_numbers() -> None:
    table = begun(2)
    words = [
        told(table.game.tell(event.seen_by(1)), table.names)
        for entry in islice(table.log, 0, 3)
        for event in entry.events
    ]  # fmt: skip
    assert all(HIDDEN not in text for text in words)
    assert hand(table, 0) not in " ".join(words[:-1])


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_ten_thousand_random_games_end_and_conserve_the_deck(block: int) -> None:
    game = Karma()

    for n in range(1000):
        seats = 2 + n % 11
        chance = Chance(seed_bytes(1000 * block + n))
        now = game.start(seats)
        for _ in range(100_000):
            while (event := game.dealer(now, chance)) is not None:
                now = game.apply(now, event)
            if not (actors := list(game.actors(now))):
                break
            moves = list(game.moves(game.view(now, actors[0])))
            now = game.apply(now, game.judge(now, Act(actors[0], chance.pick(moves), 0)))
        assert game.outcome(now) is not None
        assert Counter(game.pieces(now)) == Counter(whole_deck(seats))


@pytest.mark.parametrize(
    ("table", "lowest", "highest", "source"),
    [
        (table_of("3 | 4", pile="7"), 7, 16, "hand"),
        (table_of("3 | 4", pile="FIVE"), 1, 5, "hand"),
        (table_of("3 | 4", pile="UP"), 1, 16, "hand"),
        (table_of("3 | 4"), 1, 16, "hand"),
        (table_of("3 | 4", up="5 | 6", pile="9 TABLE", phase="follow"), 1, 16, "up"),
        (table_of(" | 4", up="5 | 6", pile="9"), 9, 16, "up"),
        (table_of(" | 4", down="5 | 6", pile="9"), 9, 16, "down"),
        (table_of(" | 4", down="5 | 6", pile="9", draw="2"), 9, 16, "hand"),
    ],
    ids=range(8),
)
def test_ka_08_people_are_told_what_the_step_asks_for(
    table: AnyTable, lowest: int, highest: int, source: str
) -> None:  # fmt: skip
    """Which numbers fit (KA-04, KA-18, KA-19, KA-22), and where one's own card comes from."""
    step = table.game.for_people(table.view(0)).step
    assert (step.lowest, step.highest, step.source) == (lowest, highest, source)
    assert table.game.for_people(table.view(None)).step.source is None


def test_ka_26_people_are_told_when_the_time_is_up() -> None:
    table = table_of("3 9 | 4", turn_seconds=20)
    table.act(0, "play 3", at=5000)
    step = table.game.for_people(table.view(1)).step
    assert (step.deadline, step.allowed) == (25_000, 20_000)
    assert table.deadline == 25_000
