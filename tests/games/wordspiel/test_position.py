"""A table of WordSpiel as one line of text: written, read, hidden, refused, and played on."""

import pytest

import fivefold as ff
from fivefold.core.position import read_position
from fivefold.core.words import message
from fivefold.games.wordspiel.model import Past, Play, State, Verdict
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire

from .tables import at, begun, play, result

EXAMPLE = "seats 2; round 1; turn 1; turns 1; deck EAT; hands QZ | IST; spiral FUNITE; plays - 0 .FUN, 0 1 UN.ITE"
CHALLENGED = (
    "seats 3; phase turn; round 2; dealer 1; turn 1; turns 7; now 9000; since 8000; deck EA; hands OXK | QZ | IST;"
    " spiral NONE; plays .N, 2 5 N.O, 1 6 O.NE; settled yes; exchanged 1 | - | 3; aside V | - | JJ; known OX | - | -;"
    " reshuffled AEV | AE | EJJ; reshuffled-open AE; verdict 2 0 E.OX wrong; sheet 0 12 5;"
    " past . | .ABC | .Q; past-out 0"
)


def test_the_example_says_what_it_seems_to() -> None:
    state = WordSpiel().read_state(EXAMPLE)
    assert state == State(
        seats=2,
        round=1,
        dealer=0,
        phase="turn",
        turn=1,
        turns=1,
        now=0,
        since=0,
        deck="TAE",
        hands=("QZ", "IST"),
        spiral="FUNITE",
        plays=(Play(None, 0, 0, 0, 3), Play(0, 1, 1, 3, 6)),
        settled=False,
        aside=("", ""),
        exchanges=(3, 3),
        ready=(),
        accepted=(),
        known=("", ""),
        reshuffled=("", "", ""),
        verdict=None,
        sheet=(),
        past=None,
    )
    assert WordSpiel().write_state(state) == EXAMPLE.replace("; round", "; phase turn; round")


def test_everything_is_in_it() -> None:
    state = WordSpiel().read_state(CHALLENGED)
    assert state.plays == (Play(2, 5, 0, 1, 2), Play(1, 6, 1, 2, 4))
    assert state.exchanges == (2, 3, 0)
    assert state.reshuffled == ("AEV", "AE", "EJJ", "AE")
    assert state.verdict == Verdict(2, 0, "E.OX", good=False)
    assert state.past == Past(0, (".", ".ABC", ".Q"), (0, 3, 1))
    assert WordSpiel().write_state(state) == CHALLENGED
    assert WordSpiel().read_state(CHALLENGED.lower()) == state


def test_a_spiral_of_which_nothing_was_played_is_written_alone() -> None:
    state = WordSpiel().read_state("seats 2; round 1; deck E; hands A | B; spiral FUN")
    assert state.plays == (Play(None, 0, 0, 0, 3),)
    assert WordSpiel().write_state(state).endswith("; spiral FUN")


def test_ws_12_cards_whose_play_is_no_longer_known_stand_alone() -> None:
    """A word of which only the end has stayed when the deck was made anew."""
    state = WordSpiel().read_state("seats 2; round 1; hands A | B; spiral GHP; plays .G, 0 2 G.H, .P")
    assert state.plays == (Play(0, 2, 0, 1, 2),)
    assert WordSpiel().write_state(state).endswith("; spiral GHP; plays .G, 0 2 G.H, .P")


def test_ws_13_a_word_can_be_taken_back_when_nothing_else_is_known_of_the_spiral() -> None:
    table = begun("OXI", "QZ", spiral="KFUN", deck="X")
    play(table, "NOX", "draw hand")
    table.act(1, "challenge")
    assert table.state.plays == ()
    assert table.position.split("; ")[7:9] == ["spiral N", "plays .N"]
    assert table.view(0).challengeable is None


def test_a_seat_is_shown_its_own_cards_and_what_lies_open() -> None:
    state = WordSpiel().read_state(CHALLENGED)
    hidden = CHALLENGED.replace("deck EA", "deck ??*2")
    assert WordSpiel().write_state(state, 2) == hidden.replace("OXK | QZ | IST", "??*3 | ??*2 | IST").replace(
        "aside V | - | JJ", "aside ?? | - | JJ"
    ).replace("reshuffled AEV | AE | EJJ; reshuffled-open AE", "reshuffled - | - | EJJ")
    assert WordSpiel().write_state(state, None) == hidden.replace("OXK | QZ | IST", "??*3 | ??*2 | ??*3").replace(
        "aside V | - | JJ", "aside ?? | - | ??*2"
    ).replace("reshuffled AEV | AE | EJJ; reshuffled-open AE", "reshuffled-open AE")


def test_it_can_be_played_on() -> None:
    table = at(EXAMPLE, rounds=1)
    table.act(1, "challenge")
    assert table.state.verdict == Verdict(1, 0, "UN.ITE", good=True)
    play(table, "ITE.S", "draw hand", "S.IT")
    table.act(0, "accept")
    assert result(table).scores == (3, 0)


def test_ws_15_a_last_word_waits_to_be_accepted() -> None:
    table = at(
        "seats 2; phase last; round 1; turn 1; hands - | IST; deck E; spiral NO; plays - 0 .N, 0 1 N.O", rounds=1
    )
    assert table.actors == (1,)
    table.act(1, "accept")
    assert result(table).winners == (0,)


def test_ws_06_before_a_round_begins() -> None:
    table = at("seats 2; phase ready; round 3; dealer 1; deck NE; hands O | IST; ready 1; sheet 0 1, 5 0")
    table.act(0, "ready")
    assert table.state.spiral == "N"
    assert at("seats 3; phase deal").state.round == 1
    assert at("seats 3; phase deal; round 4; dealer 2; sheet 1 2 3").state.dealer == 0


def test_what_was_played_is_written_with_its_places() -> None:
    table = begun("OQQ", "NEQQ", spiral="KFUN", deck="SXE")
    play(table, "NO", "draw spiral", "draw hand")
    assert table.position == (
        "seats 2; phase turn; round 1; dealer 1; turn 1; turns 3; deck E; hands QQX | NEQQ; spiral KFUNOS;"
        " plays - 0 .KFUN, 0 1 N.O, 1 2 .S"
    )


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("seats 7; phase deal", 7, "expected the number of players: 2 to 6 players"),
        ("seats 2; hands A | B; spiral N", 1, "the number of the round"),
        ("seats 2; round 1; hands A | 7; spiral N", 29, "expected letters here"),
        ("seats 2; round 1; hands A | -; spiral N", 25, "all players must have cards"),
        ("seats 2; round 1; hands A | B", 1, "the cards of the spiral"),
        ("seats 2; round 1; hands A | B; spiral NO; plays - 0 .N", 49, "the whole spiral"),
        ("seats 2; round 1; hands A | B; spiral NO; plays - 0 .N, 0 1 M.O", 57, "doesn’t have this there"),
        ("seats 2; round 1; hands A | B; spiral NO; plays - 0 .FUNNO", 49, "doesn’t have this"),
        ("seats 2; round 1; hands A | B; spiral NO; plays 2 0 .NO", 49, "from 0 to 1"),
        ("seats 2; round 1; hands A | B; spiral NO; plays - .NO", 49, "a seat, a turn, and a word"),
        ("seats 2; round 1; hands A | B; spiral NO; known B | -", 49, "aren’t all in the hand of seat 0"),
        ("seats 2; round 1; hands A | B; spiral NO; exchanged 4 | -", 53, "from 0 to 3"),
        ("seats 2; round 1; hands A | B; spiral NO; settled no", 51, "one of yes"),
        ("seats 2; round 1; hands A | B; spiral NO; verdict 1 0 NOX wrong", 51, "two seats, a word"),
        ("seats 2; round 1; hands A | B; spiral NO; verdict 1 0 N.OX bad", 60, "one of good, wrong"),
        ("seats 2; round 1; hands A | B; spiral NO; past A | .B", 48, "a dot and the cards"),
        ("seats 2; phase ready; round 1; hands A | B; spiral NO; deck E", 61, "no spiral"),
        ("seats 2; phase ready; round 1; hands A | B", 1, "there’s a deck"),
        ("seats 2; phase last; round 1; hands A | B; spiral NO; plays - 0 .N, 0 1 N.O", 37, "must have no cards"),
        ("seats 2; phase over; round 1; hands A | B; spiral NO", 1, "has points"),
        ("seats 2; phase over; round 1; hands A | B; spiral NO; sheet 1 1; past . | .B", 71, "left in the hands"),
        ("seats 2; round 1; hands A | B; spiral QQQ", 39, "Q appears too often: WordSpiel doesn’t have that many"),
        ("seats 2; round 1; hands A | ??*3; spiral NO", 29, "hidden"),
        ("seats 2; phase deal; doubted 1", 30, "doesn’t have that field"),
    ],
)
def test_other_texts_are_refused_with_where_it_is_wrong(text: str, where: int, why: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        read_position(WordSpiel(), text)
    assert why in str(refusal.value)
    assert str(refusal.value).startswith(f"Character {where} "), str(refusal.value)


# -- alone

ALONE = (
    "seats 1; now 8100; hand AEIRST; pile NO; deck QZ; spiral FUNITE; plays - 0 .FUN, 0 1 UN.ITE; exchanged 1; aside X"
)


def test_ws_20_alone_everything_is_in_it() -> None:
    state = Solitaire().read_state(ALONE)
    assert (state.pile, state.deck, state.exchanges) == ("ON", "ZQ", 2)
    assert Solitaire().write_state(state) == ALONE
    hidden = ALONE.replace("pile NO; deck QZ", "pile ??*2; deck ??*2")
    assert Solitaire().write_state(state, 0) == Solitaire().write_state(state, None) == hidden


def test_ws_23_alone_it_can_be_played_on() -> None:
    table = ff.Table.at(Solitaire(), ALONE.replace("pile NO", "pile N"), ["Ann"])
    table.act(0, "E.AR")
    assert table.state.hand == "EISTN"
    assert table.view(0).last_chance
    table.act(0, "R.EIN")
    assert table.outcome == ff.Outcome((), (2,), "last-chance", message("wordspiel.outcome.lost", count=2))
    assert Solitaire().read_state(table.position) == table.state


def test_ws_22_without_cards_to_exchange_for_nothing_is_exchanged() -> None:
    """It cannot come to this in a game from its beginning."""
    table = ff.Table.at(Solitaire(), "seats 1; hand QQ; spiral FUN; pile E")
    assert [table.game.write(move) for move in table.moves(0)] == ["draw hand", "give up"]
    with pytest.raises(ff.Illegal, match="no card left to exchange it for"):
        table.act(0, "exchange Q")


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("seats 1; hand A", 1, "the cards of the spiral"),
        ("seats 1; aside A", 1, "the cards of the spiral"),
        ("seats 1; spiral N; pile E", 1, "the hand is empty exactly when"),
        ("seats 1; hand A; spiral N; ended emptied", 15, "the hand is empty exactly when"),
        ("seats 1; hand A; spiral N; ended tired", 34, "one of emptied, last-chance, resigned"),
        ("seats 1; hand A; spiral N; exchanged 4", 38, "from 0 to 3"),
        ("seats 1; hand A; spiral NO; plays 1 0 .NO", 35, "from 0 to 0"),
    ],
)
def test_alone_other_texts_are_refused(text: str, where: int, why: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        Solitaire().read_state(text)
    assert str(refusal.value).startswith(f"Character {where} "), str(refusal.value)
    assert why in str(refusal.value)
