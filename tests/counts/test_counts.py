"""Counts: the worked examples of the rules, every refusal, and every answer in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fivefold as ff
from fivefold.core.counts import LONGEST_TEXT, CountAnswer, RuleQuestion, asked_of, count_list, counts_of
from fivefold.core.drills import Board, Row
from fivefold.core.errors import Refusal
from fivefold.core.rulebook import load_rulebook
from fivefold.core.speech import Reader, languages
from fivefold.core.words import Message, Pieces

ROOT = Path(__file__).parents[2]
COUNTING = [slug for slug, game in ff.games().items() if counts_of(game)]
GAMES = ["crossword-set", "five-crowns", "karma", "scramble-set", "set", "set-cubed", "wordspiel"]
FEWEST, MOST = 8, 12
"""How many short questions a game has."""


def test_every_game_of_the_boxes_counts() -> None:
    assert COUNTING == GAMES


def keys(answer: CountAnswer) -> list[str]:
    return [answer.message.key, *[reason.key for reason in answer.why]]


# -- Five Crowns


@pytest.mark.parametrize(
    ("cards", "wild"),
    [
        ("5C 6C 7C", 4),
        ("9* 10* J* Q*", 5),
        ("9C 7D JC", 7),
        ("6H 7H 7H 9H", 7),
        ("8S 8* 8C", 3),
        ("KS KH KD KC", 4),
        ("8S QS Q*", 8),
        ("JK JK 4D", 9),
        ("3S 3H 3D", 3),
    ],
)
def test_the_books_and_runs_of_the_rule_sheet_leave_nothing(cards: str, wild: int) -> None:
    """FC-04, FC-05, FC-06, FC-07."""
    answer = ff.count("five-crowns", "hand", cards, wild=wild)
    assert (answer.points, keys(answer)) == (0, ["five_crowns.count-hand.none"])
    assert sum(len(row.pieces) for row in answer.shown if isinstance(row, Row)) == len(cards.split())


@pytest.mark.parametrize(
    ("cards", "wild", "points"),
    [
        ("JS", 3, 11),
        ("QS", 3, 12),
        ("KS", 3, 13),
        ("JK", 3, 50),
        ("5H", 5, 20),
        ("5H", 6, 5),
        ("9S 9H 9D 4C QD", 5, 16),
    ],
)
def test_cards_left_count_their_rank_twenty_or_fifty(cards: str, wild: int, points: int) -> None:
    """FC-02."""
    answer = ff.count("five-crowns", "hand", cards, wild=wild)
    assert answer.points == points
    assert sum(int(str(reason.args["points"])) for reason in answer.why) == points


def test_a_hand_can_go_out_with_any_card_that_may_go() -> None:
    """FC-11: a discard that could have been played is allowed."""
    answer = ff.count("five-crowns", "out", "8S 8C 8H KD", wild=3)
    assert (answer.verdict, answer.shown[-1]) == ("yes", Row(("KD",), Message("five_crowns.drill-away")))
    longer = ff.count("five-crowns", "out", "8S 8C 8H 8D", wild=4)
    assert longer.message.args["cards"] == Pieces(("8S", "8H", "8C", "8D"))
    closest = ff.count("five-crowns", "out", "8S 8C 9H KD", wild=3)
    assert (closest.verdict, closest.points, closest.message.key) == ("no", 25, "five_crowns.drill-out.closest")


# -- SET and the dice


@pytest.mark.parametrize(
    ("cards", "broken"),
    [
        ("1rso 2rso 3rso", []),
        ("1rsd 2gto 3poq", []),
        ("2rod 2god 1pod", ["number"]),
        ("1rso 1rsq 1gtd", ["colour", "shading"]),
    ],
)
def test_three_cards_are_judged_feature_by_feature(cards: str, broken: list[str]) -> None:
    """SET-03, SET-04."""
    answer = ff.count("set", "judge", cards)
    assert answer.verdict == ("no" if broken else "yes")
    assert [reason.args["feature"] for reason in answer.why] == ["number", "colour", "shading", "symbol"]
    assert [one.args["feature"] for one in answer.why if one.key.endswith("fault")] == broken


def test_a_set_on_the_table_is_given_away_in_steps() -> None:
    answer = ff.count("set", "find", "1rso 2rso 2gtd 3poq 3rso 1god")
    assert (answer.verdict, answer.shown) == ("yes", ()), "the answer alone says only that there is one"
    assert [len(step.pieces) for step in answer.steps] == [1, 3]
    assert set(answer.steps[-1].pieces) == {"1rso", "2rso", "3rso"}
    assert ff.count("set", "find", "1rso 1rsq 2rso").verdict == "no"


@pytest.mark.parametrize("game", ["scramble-set", "set-cubed", "crossword-set"])
@pytest.mark.parametrize(
    ("dice", "verdict"),
    [
        ("2rq 2rq 2rq", "yes"),
        ("1gd 2go *", "yes"),
        ("1gd 2go *3gq", "yes"),
        ("1gd 2go *3go", "no"),
        ("1gd * *", "yes"),
        ("* * *", "yes"),
        ("3ro 2ro 3ro", "no"),
    ],
)
def test_three_dice_are_judged(game: str, dice: str, verdict: str) -> None:
    """DICE-03, DICE-04, SC-03."""
    answer = ff.count(game, "judge", dice)
    assert answer.verdict == verdict
    if dice == "1gd 2go *":
        assert answer.why[0].key == "pieces.count-wild"


def test_dice_on_the_table_are_split_into_sets() -> None:
    answer = ff.count("scramble-set", "most", "1ro 2ro 3ro 1gd 1gd 1gd 2pq")
    assert (answer.points, answer.message.args) == (2, {"sets": 2, "left": 1})
    assert ff.count("scramble-set", "find", "1ro 1ro 2gd").verdict == "no"
    assert ff.count("scramble-set", "find", "1ro 3gd *").steps[-1].pieces == ("1ro", "3gd", "*2pq")


def test_the_turn_of_the_rule_sheet_scores_twelve() -> None:
    """CU-14: a die with two SETs, then two with one each."""
    one, two = "2ro 2go 2po / 2ro 1ro 3ro", "2ro 2go 2po / 2ro 1ro 3ro / 1gd 2gd 3gd"
    assert ff.count("set-cubed", "turn", one).points == 6
    assert ff.count("set-cubed", "turn", two).points == 9
    assert ff.count("set-cubed", "turn", f"{two} / 1pq 1po 1pd").points == 12


@pytest.mark.parametrize(
    ("turn", "points", "verdict"),
    [
        ("1ro 2ro *", 2, ""),
        ("1ro 2ro *3ro", 2, ""),
        ("1ro * *", 1, ""),
        ("1ro 2ro 3ro +3 +5", 11, ""),
        ("1ro 2ro 3ro / 1ro 2ro 3go", 3, "no"),
        ("1ro 2ro *3go +2", 2, "no"),
    ],
)
def test_a_turn_counts_wilds_and_bonus_squares(turn: str, points: int, verdict: str) -> None:
    """CU-11, CU-12, CU-13."""
    answer = ff.count("set-cubed", "turn", turn)
    assert (answer.points, answer.verdict) == (points, verdict)


@pytest.mark.parametrize(
    ("grid", "joining", "told"),
    [
        ("1ro 2ro 3ro / . . 3go / . . 3po", "touching", ["complete"]),
        ("1ro 2ro 3ro 1gd / . . 3go / . . 3po", "touching", ["left", "count-loose"]),
        ("1ro 2ro 3ro / 1gd 2gd 3gd", "touching", ["complete"]),
        ("1ro 2ro 3ro / 1gd 2gd 3gd", "crossing", ["left", "count-apart"]),
        ("1ro 2ro 3ro / . / 1gd 2gd 3gd", "touching", ["left", "count-apart"]),
        ("1ro 2ro * / . . 3go / . . 3po", "touching", ["complete", "count-wild"]),
        ("1ro * * ", "crossing", ["complete", "count-wild"]),
        ("1ro 2ro 3ro 1ro", "crossing", ["complete"]),
    ],
)
def test_a_grid_is_complete_or_told_what_is_wrong(grid: str, joining: str, told: list[str]) -> None:
    """CW-03, CW-04, DICE-05, DICE-06."""
    answer = ff.count("crossword-set", "grid", grid, joining=joining)
    assert [key.rpartition(".")[2] for key in keys(answer)] == told
    assert answer.verdict == ("yes" if told[0] == "complete" else "no")
    (board,) = answer.shown
    assert isinstance(board, Board)
    marked = [cell.square for cell in board.cells if cell.mark]
    assert bool(marked) == (answer.verdict == "no"), "dice that are not used are marked"


def test_wilds_are_given_whatever_completes_a_grid() -> None:
    """CW-04: the table's usual choice of the middle WILD joins nothing; another one does."""
    for grid in ("* * * / * * * / 1gd * *", "1ro 2ro * / . . * / . . 3po", "1ro * 3ro / . * . / . 2gd ."):
        assert ff.count("crossword-set", "grid", grid).verdict == "yes", grid


def test_a_grid_with_too_many_wilds_asks_what_they_stand_for() -> None:
    answer = ff.count("crossword-set", "grid", "1ro 2ro * 2rd / * * * * * / . 1gd * * * / * * * * *")
    assert (answer.verdict, answer.why[-1].key) == ("no", "crossword_set.count-wild.open")


# -- WordSpiel and Karma


@pytest.mark.parametrize(
    ("text", "options", "verdict"),
    [
        ("unite", {}, "yes"),
        ("UN.ITE", {}, "yes"),
        ("FUN.NY", {}, "yes"),
        ("qi", {}, "yes"),
        ("alaska", {}, "no"),
        ("zzz", {}, "no"),
        ("été", {"lexicon": "french"}, "yes"),
        ("niño", {"lexicon": "spanish"}, "yes"),
        ("nino", {"lexicon": "spanish"}, "no"),
    ],
)
def test_the_judge_of_challenges_uses_the_list_of_the_table(text: str, options: dict[str, str], verdict: str) -> None:
    """WS-02, WS-18."""
    assert ff.count("wordspiel", "word", text, **options).verdict == verdict


def test_a_play_tells_what_was_on_the_spiral() -> None:
    """WS-07."""
    (played,) = ff.count("wordspiel", "word", "un.ite").why
    assert (played.args["count"], played.args["played"]) == (2, 3)
    assert ff.count("wordspiel", "word", "unite").why == ()


@pytest.mark.parametrize(
    ("top", "lowest", "highest", "clause"),
    [
        ("7", 7, 16, "KA-04"),
        ("16", 16, 16, "KA-04"),
        ("1", 1, 16, "KA-04"),
        ("FIVE", 1, 5, "KA-18"),
        ("TABLE", 1, 16, "KA-20"),
        ("UP", 1, 16, "KA-22"),
        ("-", 1, 16, "KA-05"),
    ],
)
def test_what_fits_on_a_card(top: str, lowest: int, highest: int, clause: str) -> None:
    answer = ff.count("karma", "fits", top)
    (row,) = answer.shown
    assert isinstance(row, Row)
    assert row.pieces == (*map(str, range(lowest, highest + 1)), "GIVE", "FIVE", "TABLE", "UP")
    assert clause in answer.clauses


@pytest.mark.parametrize(
    ("card", "clause"), [("GIVE", "KA-16"), ("five", "KA-18"), ("TABLE", "KA-19"), ("UP", "KA-21"), ("9", "KA-04")]
)
def test_what_a_card_does(card: str, clause: str) -> None:
    assert clause in ff.count("karma", "card", card).clauses


# -- refusals, words and clauses

REFUSED: list[tuple[str, str, str, dict[str, object], str]] = [
    ("chess", "hand", "3S", {}, "core.unknown-game"),
    ("set", "hand", "3S", {}, "core.unknown-count"),
    ("set-daily", "judge", "3S", {}, "core.unknown-count.none"),
    ("set", "judge", "1rso " * (LONGEST_TEXT // 4), {}, "core.count-too-long"),
    ("set", "judge", "1rso 2rso", {}, "core.count-pieces.exactly"),
    ("set", "find", "1rso 2rso", {}, "core.count-pieces"),
    ("set", "find", "", {}, "core.count-pieces"),
    ("set", "judge", "1rso 2rso 4rso", {}, "set_cards.not-a-card"),
    ("set", "judge", "1rso 2rso 1rso", {}, "set_cards.count-twice"),
    ("set", "judge", "1rso 2rso 3rso", {"wild": 3}, "core.unknown-option"),
    ("five-crowns", "hand", "", {"wild": 3}, "core.count-pieces"),
    ("five-crowns", "hand", "3S " * 15, {}, "core.count-pieces"),
    ("five-crowns", "hand", "2S", {}, "five_crowns.not-a-card"),
    ("five-crowns", "hand", "??", {}, "five_crowns.not-a-card"),
    ("five-crowns", "hand", "3S 3S 3S", {}, "five_crowns.count-copies"),
    ("five-crowns", "hand", "JK " * 7, {}, "five_crowns.count-copies"),
    ("five-crowns", "hand", "3S", {"wild": 2}, "core.bad-value"),
    ("five-crowns", "hand", "3S", {"wild": "x"}, "core.bad-value"),
    ("five-crowns", "out", "3S", {}, "core.count-pieces"),
    ("scramble-set", "find", "1ro " * 43, {}, "core.count-pieces"),
    ("scramble-set", "find", "1ro 1rx 1ro", {}, "pieces.not-a-face"),
    ("set-cubed", "turn", "+3", {}, "set_cubed.count-nothing"),
    ("set-cubed", "turn", "1ro 2ro", {}, "core.count-pieces.exactly"),
    ("set-cubed", "turn", "1ro 2ro 3ro +4", {}, "core.count-pieces.exactly"),
    ("set-cubed", "turn", "1ro 2ro 3ro +2 +2 +2 +2", {}, "set_cubed.count-too-many"),
    ("set-cubed", "turn", "1ro 2ro 3ro/" * 13, {}, "set_cubed.count-too-many"),
    ("crossword-set", "grid", ". / .", {}, "crossword_set.count-dice"),
    ("crossword-set", "grid", "1ro " * 21 + "/ " + "1ro " * 21 + "/ 1ro", {}, "crossword_set.count-dice"),
    ("crossword-set", "grid", "1ro " * 22, {}, "crossword_set.count-too-large"),
    ("crossword-set", "grid", "/ " * 21 + "1ro", {}, "crossword_set.count-too-large"),
    ("crossword-set", "grid", "1ro", {"joining": "near"}, "core.bad-value"),
    ("wordspiel", "word", "don't", {}, "wordspiel.count-not-a-word"),
    ("wordspiel", "word", "", {}, "wordspiel.count-not-a-word"),
    ("wordspiel", "word", ".UNITE", {}, "wordspiel.count-not-a-word"),
    ("wordspiel", "word", "A" * 31, {}, "wordspiel.count-not-a-word"),
    ("wordspiel", "word", "unite", {"lexicon": "nowhere"}, "wordspiel.no-list.only"),
    ("karma", "fits", "17", {}, "karma.not-a-card"),
    ("karma", "fits", "3 4", {}, "karma.not-a-card"),
    ("karma", "card", "-", {}, "karma.not-a-card"),
]


@pytest.mark.parametrize(("game", "name", "text", "options", "key"), REFUSED)
def test_a_refusal_says_why_in_every_language(
    game: str, name: str, text: str, options: dict[str, object], key: str
) -> None:
    with pytest.raises(Refusal) as refused:
        ff.count(game, name, text, **options)
    assert refused.value.message.key == key
    for language in languages():
        assert Reader(language).strictly(refused.value.message)


EXAMPLES = [
    ("five-crowns", "hand", "9S 9H 9D 4C QD"),
    ("five-crowns", "hand", "9S 9H 9D"),
    ("five-crowns", "out", "8S 8C 8H KD"),
    ("five-crowns", "out", "8S 8C 8H 8D"),
    ("set", "judge", "2rod 2gtd 1pod"),
    ("set", "judge", "1rso 2rso 3rso"),
    ("set", "find", "1rso 2rso 3rso"),
    ("set", "find", "1rso 2rso 3gso"),
    ("scramble-set", "judge", "1gd 2go *"),
    ("scramble-set", "judge", "1gd * *"),
    ("scramble-set", "find", "1gd 2go *"),
    *[("scramble-set", "most", dice) for dice in ("1gd 2gd 3gd", "1gd 2gd 3gd *", "1gd 2gd 1gd", "* * * * * * * *")],
    ("set-cubed", "turn", "1ro 2ro * +3"),
    ("set-cubed", "turn", "1ro 2ro 3go"),
    ("crossword-set", "grid", "1ro 2ro 3ro * / . / 1ro 2ro 3ro"),
    ("crossword-set", "grid", "1ro 2ro *"),
    ("wordspiel", "word", "U.NITE"),
    ("wordspiel", "word", "ZZ.Z"),
    *[("karma", name, card) for name in ("fits", "card") for card in ("GIVE", "FIVE", "TABLE", "UP", "7")],
    ("karma", "fits", "-"),
]


def told(answer: CountAnswer) -> Iterator[Message]:
    yield from (answer.message, *answer.why, *[step.message for step in answer.steps])
    yield from (row.title for row in answer.shown if isinstance(row, Row) and row.title)


@pytest.mark.parametrize("language", languages())
def test_every_answer_is_said_in_every_language(language: str) -> None:
    reader = Reader(language)
    for game, name, text in EXAMPLES:
        assert all(reader.strictly(one) for one in told(ff.count(game, name, text))), (game, name, text)


def known_clauses(game: str) -> set[str]:
    module = ff.games()[game].__module__.rpartition(".")[0]
    dice = re.findall(r"\*\*(DICE-\d+)\*\*", (ROOT / "docs" / "dice.md").read_text("utf-8"))
    return {*load_rulebook(module).clauses, *dice}


def test_every_answer_cites_clauses_that_exist() -> None:
    for game, name, text in EXAMPLES:
        answer = ff.count(game, name, text)
        assert answer.clauses, (game, name)
        assert set(answer.clauses) <= known_clauses(game), (game, name)


def asked(game: str) -> tuple[RuleQuestion, ...]:
    return asked_of(ff.games()[game])


@pytest.mark.parametrize("game", GAMES)
def test_short_questions_cite_clauses_that_exist(game: str) -> None:
    assert FEWEST <= len(asked(game)) <= MOST
    for one in asked(game):
        assert one.clauses, one.name
        assert set(one.clauses) <= known_clauses(game), one.name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_short_questions_are_asked_and_answered_in_every_language(game: str, language: str) -> None:
    reader = Reader(language)
    for one in asked(game):
        question, answer = reader.strictly(one.question), reader.strictly(one.answer)
        assert question.endswith("?"), question
        assert answer.endswith("."), answer
        assert len(answer.split()) <= 32, answer
    for info in count_list(ff.games()[game]):
        for said in (info.title, info.about, *[one for option in info.options for one in (option.title, option.about)]):
            assert reader.strictly(said)
