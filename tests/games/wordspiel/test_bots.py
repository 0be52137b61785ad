"""The players of four strengths: what they know, what they do, and that the stronger ones win."""

from typing import Any

import pytest

import fivefold as ff
from fivefold.arena.simulate import play_out
from fivefold.bots import LEVELS, Glimpse, Thought, levels
from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.wordspiel.bots import STYLES
from fivefold.games.wordspiel.model import Accept, Challenge, Draw, Exchange, Move, Pass, Spell, Spelled
from fivefold.games.wordspiel.prospects import HOPELESS, Outlook
from fivefold.pieces.lexicon import Lexicon, own
from fivefold.pieces.rounds import Ready, TimeUp

from .tables import Table, begun, play, result, spiel, waiting
from .test_solitaire import Solo, alone

TABLE, ALONE = levels(ff.games()["wordspiel"]), levels(ff.games()["wordspiel-solitaire"])


def luck(seed: int) -> Chance:
    return Chance(seed_bytes(seed))


def glimpse(table: ff.AnyTable, seat: int, seed: int = 1) -> Glimpse[Any, Any]:
    return Glimpse(table.game, table.view(seat), table.now, luck(seed), len(table.log))


def thought(table: Table, level: str, seat: int = 0, seed: int = 1) -> Thought[Move]:
    """What a bot in this seat would do."""
    found = TABLE[level].think(glimpse(table, seat, seed))
    assert found is not None
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_ws_06_a_bot_gets_ready(level: str) -> None:
    """WS-06."""
    table = waiting("SEED", "SEED")
    assert thought(table, level).move == Ready()
    table.act(0, "ready")
    assert TABLE[level].think(glimpse(table, 0)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_a_humans_time(level: str) -> None:
    after = thought(begun("OITENY", "QQ"), level).after
    assert 0.4 * STYLES[level].pace <= after <= 1.6 * STYLES[level].pace
    assert after < 60_000


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seconds", [1, 3, 10])
def test_ws_08_a_bot_is_never_too_slow(level: str, seconds: int) -> None:
    """WS-08, and WS-15 for the last word."""
    table = spiel(3, seed=9, rounds=2, turn_seconds=seconds, challenge_seconds=seconds)
    play_out(table, dict.fromkeys(range(3), TABLE[level]), luck(3))
    events = [event for entry in table.log for event in entry.events]
    assert any(isinstance(event, Spelled) for event in events)
    assert not any(isinstance(event, TimeUp) or getattr(event, "late", False) for event in events)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_ws_11_a_bot_ends_the_round_when_it_can(level: str) -> None:
    """WS-11: UNITE uses all cards, as does the rare NITE; NIT and others leave some."""
    assert thought(begun("ITE", "QQ"), level).move == Spell("UN", "ITE")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_only_words_it_knows(level: str) -> None:
    table = begun("OITENYAZSE", "QQ")
    for seed in range(30):
        move = thought(table, level, seed=seed).move
        if isinstance(move, Spell):
            assert 0 < own().level(move.spiral + move.cards) <= STYLES[level].vocabulary


def test_an_easy_bot_does_not_see_everything() -> None:
    table = begun("OITENYAZSE", "QQ")
    easy = {thought(table, "easy", seed=seed).move for seed in range(20)}
    assert len(easy) > 3, "what it sees differs from time to time"


@pytest.mark.parametrize("level", LEVELS)
def test_ws_13_a_bot_challenges_only_what_is_no_word(level: str) -> None:
    """WS-13."""
    good = begun("OXI", "QQ", spiral="FUN")
    play(good, "NO")
    for seed in range(20):
        assert thought(good, level, 1, seed).move != Challenge()
    wrong = begun("OXI", "SEQ", spiral="FUN")
    play(wrong, "NOX")
    challenges = sum(thought(wrong, level, 1, seed).move == Challenge() for seed in range(60))
    assert challenges == 60 if level == "expert" else 5 < challenges < 60


@pytest.mark.parametrize("level", LEVELS)
def test_ws_15_a_bot_accepts_a_good_last_word(level: str) -> None:
    """WS-15."""
    table = begun("O", "QQ", spiral="FUN")
    play(table, "NO")
    assert thought(table, level, 1).move == Accept()
    assert TABLE[level].think(glimpse(table, 0)) is None


def test_ws_15_an_expert_challenges_a_wrong_last_word() -> None:
    table = begun("OX", "QQ", spiral="FUN")
    play(table, "NOX")
    assert thought(table, "expert", 1).move == Challenge()


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_ws_10_a_good_bot_exchanges_its_worst_card(level: str) -> None:
    """WS-10."""
    assert thought(waiting("SEEDJ", "QQ"), level).move == Exchange("J")
    assert thought(begun("OI", "SEEDJ"), level, 1).move == Exchange("J")
    assert TABLE[level].think(glimpse(begun("OI", "SEED"), 1)) is None


def test_ws_10_an_expert_exchanges_a_last_card_that_hardly_ever_fits() -> None:
    deck = "ESTRNOIA" * 3
    assert thought(begun("OI", "V", deck=deck), "expert", 1).move == Exchange("V")
    assert TABLE["expert"].think(glimpse(begun("OI", "E", deck=deck), 1)) is None


def test_ws_09_without_a_word_a_bot_takes_a_card() -> None:
    """WS-09."""
    table = begun("QVQ", "QQ", spiral="FUNX")
    assert {thought(table, "easy", seed=seed).move for seed in range(9)} == {Draw("hand"), Draw("spiral")}
    assert thought(table, "hard").move == Draw("spiral")
    assert thought(begun("QVQ", "QQ", spiral="FUNX", deck=""), "hard").move == Pass()


def test_ws_09_an_expert_weighs_where_the_card_goes() -> None:
    """Alone a V hardly ever fits, and with another card it does; an S fits soon."""
    deck = "ESTRNOIA" * 3
    assert thought(begun("V", "QQQ", spiral="FUNX", deck=deck), "expert").move == Draw("hand")
    assert thought(begun("S", "QQQ", spiral="FUNQ", deck=deck), "expert").move == Draw("spiral")


def test_ws_16_a_bot_bluffs_only_where_it_may() -> None:
    """WS-16."""

    def bluffs(**options: Any) -> int:
        table = begun("QVQ", "QQ", spiral="FUNX", **options)
        moves = [thought(table, level, seed=seed).move for level in LEVELS for seed in range(40)]
        return sum(isinstance(move, Spell) for move in moves)

    assert bluffs() == 0
    assert bluffs(bluff=True, words="checked") == 0
    assert 5 < bluffs(bluff=True) < 100


def test_prospects_say_how_soon_a_hand_is_played() -> None:
    book = own()
    assert Outlook(book).turns("") == 0
    assert 1 < Outlook(book).turns("E") < Outlook(book).turns("K") <= HOPELESS
    assert Outlook(book).turns("ES") < Outlook(book).turns("QV")
    assert Outlook(book).turns("ES") == Outlook(book).turns("SE")
    assert Outlook(Lexicon.of("few", {"NO": 10})).turns("JJ") == HOPELESS


def test_an_expert_keeps_letters_that_fit() -> None:
    """AS and AX both use one card, but an S is easier to play next time."""
    assert Outlook(own()).turns("S") < Outlook(own()).turns("X")
    assert thought(begun("SX", "QQQQ", spiral="A"), "expert").move == Spell("A", "X")


def test_an_expert_leaves_the_next_player_little() -> None:
    """NAB and NBA use the same cards, but in this list no word begins with B, and many do with A."""
    table = begun("ABQ", "EEEEE", spiral="N")
    listed = {"NAB": 10, "NBA": 10, **{f"A{letter}": 10 for letter in own().alphabet}}
    vars(table.game)["lexicon"] = Lexicon.of("few", listed)
    for seed in range(5):
        assert thought(table, "expert", seed=seed).move == Spell("N", "AB")


@pytest.mark.parametrize("seats", [2, 6])
def test_bots_play_to_the_end_at_any_table(seats: int) -> None:
    table = spiel(seats, seed=9, rounds=2)
    play_out(table, {seat: TABLE[LEVELS[seat % 4]] for seat in range(seats)}, luck(3))
    assert len(result(table).scores) == seats


def test_ws_02_bots_play_no_wrong_words() -> None:
    """WS-02."""
    table = spiel(4, seed=5, rounds=3)
    play_out(table, {seat: TABLE[LEVELS[seat]] for seat in range(4)}, luck(3))
    played = [event for entry in table.log for event in entry.events if isinstance(event, Spelled)]
    assert len(played) > 20
    assert all(event.spiral + event.cards in own() for event in played)


def test_the_same_glimpse_gives_the_same_thought() -> None:
    table = begun("OITENYAZSE", "QQ")
    for level in LEVELS:
        assert thought(table, level) == thought(table, level)


@pytest.mark.soak
def test_a_better_player_wins_more_often() -> None:
    for better, worse, games in (("medium", "easy", 12), ("hard", "medium", 12), ("expert", "hard", 16)):
        results = ff.simulate("wordspiel", [better, worse], games=games, seed=3, rounds=3)
        assert results.standings[0].share > 0.5


# -- alone


def alone_thought(table: Solo, level: str, seed: int = 1) -> Thought[Move]:
    found = ALONE[level].think(glimpse(table, 0, seed))
    assert found is not None
    return found


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_ws_24_a_bot_wins_when_it_can(level: str) -> None:
    """WS-24."""
    assert alone_thought(alone("ITE", top="U", pile="N"), level).move != Exchange("E")
    table = alone("O", pile="KE")
    assert alone_thought(table, level).move == Spell("N", "O")


def test_ws_23_at_the_last_chance_an_expert_exchanges_before_it_loses() -> None:
    """WS-23."""
    table = alone("QE", pile="V", top="X")
    table.act(0, "draw")
    assert alone_thought(table, "expert").move == Exchange("Q")
    for _ in range(3):
        table.act(0, table.game.write(alone_thought(table, "expert").move))
    assert not isinstance(alone_thought(table, "expert").move, Exchange)


@pytest.mark.soak
def test_ws_20_better_bots_win_more_games_alone() -> None:
    """WS-20."""
    wins = {
        level: sum(bool(match.outcome.winners) for match in ff.simulate("wordspiel-solitaire", [level], 15, 1).matches)
        for level in LEVELS
    }
    assert wins["easy"] <= wins["medium"] <= wins["hard"]
    assert wins["easy"] < wins["expert"]


@pytest.mark.soak
@pytest.mark.parametrize(("better", "worse"), list(zip(LEVELS[1:], LEVELS[:-1], strict=True)))
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    results = ff.simulate("wordspiel", [better, worse], games=400, seed=2026)
    assert results.standings[0].low > 0.5
