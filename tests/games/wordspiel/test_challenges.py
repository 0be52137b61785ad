"""Challenges: what a wrong word costs, for how long it can be doubted, and tables that check by themselves."""

from typing import Any

import pytest

from fivefold.core.speech import ENGLISH_READER
from fivefold.games.wordspiel.cards import HIDDEN
from fivefold.games.wordspiel.model import Accept, Accepted, Challenge, Challenged, RoundOver, Spelled, Verdict
from fivefold.pieces.rounds import TimeUp

from .tables import Table, begun, play, refused, result


def test_ws_02_the_dictionary_decides() -> None:
    """tsp is good, and so is every other word that the dictionary has; a name is not."""
    for hand, word, good in (("SPQ", "TSP", True), ("OMQ", "TOM", True), ("EXASQ", "TEXAS", False)):
        table = begun(hand, "QQ", spiral="T")
        play(table, word)
        (challenged, *_) = table.act(1, "challenge")
        assert isinstance(challenged, Challenged)
        assert challenged.good is good


def test_ws_13_a_wrong_word_is_taken_back_with_a_card_on_top() -> None:
    table = begun("OXI", "QQ", "QQ", spiral="FUN", deck="KE")
    play(table, "NOX")
    assert table.view(1).challengeable == 0
    (challenged,) = table.act(2, "challenge", at=5_000)
    assert challenged == Challenged(2, 0, "N.OX", False, 0, "K", 5_000)
    assert table.state.spiral == "FUN"
    assert sorted(table.state.hands[0]) == sorted("OXIK")
    assert table.view(None).verdict == Verdict(2, 0, "N.OX", good=False)


def test_ws_13_the_turn_is_over_and_the_next_player_has_all_their_time() -> None:
    table = begun("OXI", "OQ", "QQ", spiral="FUN")
    table.act(0, "NOX", at=1_000)
    table.act(2, "challenge", at=50_000)
    assert table.state.turn == 1
    assert table.deadline == 110_000
    table.act(1, "NO")
    assert table.state.spiral == "FUNO"


def test_ws_13_only_the_payer_sees_the_card() -> None:
    table = begun("OXI", "QQ", spiral="FUN", deck="KE")
    play(table, "NOX")
    (challenged,) = table.act(1, "challenge")
    assert isinstance(challenged, Challenged)
    assert challenged.seen_by(0) == challenged
    for seat in (1, None):
        seen = challenged.seen_by(seat)
        assert seen.card == HIDDEN
        assert seen.word == "N.OX"


def test_ws_13_what_was_taken_back_is_known_until_cards_are_exchanged() -> None:
    table = begun("OXI", "EEE", spiral="FUN", deck="KEEEE")
    play(table, "NOX")
    table.act(1, "challenge")
    for seat in (0, 1, None):
        assert table.view(seat).known == ("OX", "")
    play(table, "draw hand")
    play(table, "NO")
    assert table.view(1).known == ("X", "")
    table.act(0, "exchange K")
    assert table.view(1).known == ("", "")


def test_ws_13_anybody_but_its_player_may_challenge_a_word() -> None:
    table = begun("OXI", "QQ", "QQ", spiral="N", deck="")
    play(table, "NOX")
    assert Challenge() in table.moves(1)
    assert table.moves(2) == [Challenge()]
    with refused("own-word"):
        table.act(0, "challenge")
    assert Challenge() not in table.moves(0)


def test_ws_13_without_a_deck_there_is_no_penalty_card() -> None:
    table = begun("OXI", "QQ", spiral="N", deck="")
    play(table, "NOX")
    (challenged,) = table.act(1, "challenge")
    assert challenged == Challenged(1, 0, "N.OX", False, 0, None, 0)
    assert sorted(table.state.hands[0]) == sorted("OXI")


def test_ws_14_a_failed_challenge_is_free() -> None:
    """WS-14."""
    table = begun("OI", "QQ", spiral="FUN")
    play(table, "NO")
    assert table.act(1, "challenge") == (Challenged(1, 0, "N.O", True, None, None, 0),)
    assert table.state.hands == ("I", "QQ")
    assert table.state.spiral == "FUNO"


def test_ws_14_the_verdict_is_shown_until_the_next_word() -> None:
    table = begun("OI", "NEQ", spiral="FUN")
    play(table, "NO")
    table.act(1, "challenge")
    assert table.view(None).verdict == Verdict(1, 0, "N.O", good=True)
    play(table, "ONE")
    assert table.view(None).verdict is None


def test_ws_14_or_it_costs_a_card() -> None:
    table = begun("OI", "QQ", spiral="FUN", deck="KE", failed_challenge="card")
    play(table, "NO")
    (challenged,) = table.act(1, "challenge")
    assert challenged == Challenged(1, 0, "N.O", True, 1, "K", 0)
    assert table.state.hands == ("I", "QQK")
    assert isinstance(challenged, Challenged)
    assert challenged.seen_by(1).card == "K"
    assert challenged.seen_by(0).card == HIDDEN


def test_ws_14_what_was_found_good_is_not_looked_up_again() -> None:
    table = begun("OI", "QQ", "QQ", spiral="FUN")
    play(table, "NO")
    table.act(1, "challenge")
    with refused("no-word"):
        table.act(2, "challenge")


def test_ws_15_a_word_can_be_challenged_until_the_next_one_is_played() -> None:
    table = begun("OXI", "XUQ", spiral="FUN")
    play(table, "NOX")
    table.act(1, "X.Q")
    assert table.view(0).challengeable == 1
    table.act(0, "challenge")
    assert table.state.spiral == "FUNOX"
    with refused("no-word"):
        table.act(1, "challenge")


def test_ws_15_or_a_card_lies_on_the_spiral() -> None:
    table = begun("OXI", "QQ", spiral="FUN")
    play(table, "NOX", "draw spiral")
    with refused("no-word"):
        table.act(1, "challenge")
    assert table.view(1).challengeable is None


def test_ws_15_a_card_in_the_hand_does_not_end_it() -> None:
    table = begun("OXI", "QQ", "QQ", spiral="FUN")
    play(table, "NOX", "draw hand")
    table.act(1, "challenge")
    assert table.state.spiral == "FUN"
    assert table.state.turn == 2


def test_ws_15_there_is_nothing_to_challenge_at_the_beginning() -> None:
    with refused("no-word"):
        begun("OXI", "QQ").act(1, "challenge")


def last_word(**options: Any) -> Table:
    """Ann has played her last card as NO."""
    table = begun("O", "AE", "QQQ", spiral="FUN", **options)
    table.act(0, "NO", at=1_000)
    return table


def test_ws_15_the_last_word_waits_until_all_have_accepted_it() -> None:
    table = last_word()
    assert table.state.phase == "last"
    assert table.actors == (1, 2)
    assert table.moves(1) == [Challenge(), Accept()]
    assert table.act(2, "accept", at=2_000) == (Accepted(2, 2_000),)
    assert table.moves(2) == []
    accepted, counted = table.act(1, "accept", at=3_000)
    assert accepted == Accepted(1, 3_000)
    assert isinstance(counted, RoundOver)
    assert result(table).scores == (0, 2, 3)


def test_ws_15_or_until_the_time_is_over() -> None:
    table = last_word()
    assert table.deadline == 11_000
    time_up, counted = table.tick(11_000)
    assert time_up == TimeUp(11_000)
    assert isinstance(counted, RoundOver)
    assert last_word(challenge_seconds=3).deadline == 4_000
    assert last_word(turn_seconds=0).deadline == 11_000


def test_ws_15_or_until_it_was_found_good() -> None:
    table = last_word(failed_challenge="card")
    challenged, counted = table.act(2, "challenge")
    assert isinstance(challenged, Challenged)
    assert counted == RoundOver(0, (".", ".AE", ".EQQQ"), (0, 2, 4), over=True)


def test_ws_15_a_wrong_last_word_does_not_end_the_round() -> None:
    table = begun("OX", "AE", spiral="FUN", deck="KE")
    play(table, "NOX")
    table.act(1, "challenge")
    assert table.state.phase == "turn"
    assert table.state.turn == 1
    assert sorted(table.state.hands[0]) == sorted("OXK")
    assert table.outcome is None


def test_ws_15_meanwhile_nothing_else_can_be_done() -> None:
    table = last_word()
    for move in ("O.AE", "draw hand", "exchange A"):
        with refused("last-word"):
            table.act(1, move)
    with refused("own-word"):
        table.act(0, "accept")
    table.act(1, "accept")
    for move in ("accept", "challenge"):
        with refused("accepted"):
            table.act(1, move)


def test_ws_15_other_words_need_not_be_accepted() -> None:
    table = begun("OI", "AE", spiral="FUN")
    play(table, "NO")
    with refused("not-last"):
        table.act(1, "accept")


def test_ws_16_with_challenges_any_letters_may_be_played() -> None:
    table = begun("OXI", "QQ", spiral="FUN")
    assert play(table, "NOX") == (Spelled(0, "N", "OX", 0),)


def test_ws_16_checked_words_are_refused_at_once_and_cost_nothing() -> None:
    table = begun("OXI", "QQ", spiral="FUN", words="checked")
    with refused("not-a-word"):
        table.act(0, "NOX")
    assert table.state.hands[0] == "OXI"
    assert table.state.turn == 0
    play(table, "NO")
    with refused("no-word"):
        table.act(1, "challenge")
    assert table.view(1).challengeable is None


def test_ws_16_checked_words_end_the_round_at_once() -> None:
    table = begun("O", "QQ", spiral="FUN", words="checked")
    _, counted = play(table, "NO")
    assert isinstance(counted, RoundOver)


def test_ws_17_a_word_that_was_taken_back_counts_as_none() -> None:
    """WS-17."""
    table = begun("QJOX", "QJ", spiral="FUN", deck="E" * 10)
    play(table, *["draw hand"] * 4, "NOX")
    table.act(1, "challenge")
    assert table.outcome is None
    play(table, "draw hand")
    assert table.outcome is not None


@pytest.mark.parametrize("word", ["NO", "NOX"])
def test_ws_04_anybody_may_look_a_word_up_at_any_time(word: str) -> None:
    """WS-04: Before, during and after a word; it changes nothing and needs no seat."""
    table = begun("OX", "QQ", spiral="FUN")
    before = table.state
    found = table.game.look_up(f" {word.lower()} ")
    assert found is not None
    assert (found.text, found.good) == (word, word == "NO")
    assert word in ENGLISH_READER.say(found.message)
    assert table.state is before
