"""CROSSWORD SET alone: extra dice and time count, and the solver shows how it could have been done."""

from fivefold.games.crossword_set import layouts
from fivefold.games.crossword_set.model import GRID, Laid, RoundOver

from .tables import BUILD, CALM, TEN, Table, ending, result, rolled, table_of, told, view


def finished(table: Table) -> RoundOver:
    """How the last round ended."""
    event = table.log[-1].events[-1]
    assert isinstance(event, RoundOver)
    return event


def test_cw_10_the_result_is_time_and_extra_dice() -> None:
    """CW-10."""
    table = rolled(TEN)
    table.act(0, BUILD, at=83_000)
    assert ending(table) == ((0,), (0,), "played-out", "1 of 1 round completed with 0 extra dice, in 1:23.")


def test_cw_10_times_of_rounds_add_up_without_the_breaks() -> None:
    table = rolled(TEN, rounds=2)
    table.act(0, BUILD, at=60_000)
    table.act(0, "ready", at=70_000)
    table.act(0, "take", at=80_000)
    table.act(0, "give-up", at=100_000)
    assert ending(table) == ((), (1,), "played-out", "1 of 2 rounds completed with 1 extra die, in 1:30.")


def test_cw_10_who_completes_no_round_has_not_won() -> None:
    """CW-13: alone one gives up at once."""
    table = rolled(CALM)
    table.act(0, "give-up")
    assert result(table).winners == ()


def test_cw_10_the_solver_shows_the_fewest_extra_dice() -> None:
    """With the tenth die already all is possible, though two more were taken."""
    table = rolled(TEN)
    table.act(0, "take")
    table.act(0, "take")
    table.act(0, "give-up")
    solution = table.state.solution
    assert solution is not None
    assert (solution.dice, solution.extra, solution.is_complete) == (10, 0, True)
    assert view(table, 0).solution == solution


def test_cw_10_the_solvers_grid_is_one() -> None:
    for seed in range(8):
        table = table_of(1, seed=seed, rounds=1)
        dice = {held.die: held.face for held in table.state.hands[0]}
        table.act(0, "give-up")
        solution = finished(table).solution
        assert solution is not None
        lying = {GRID.place[laid.square]: laid.face for laid in solution.laid}
        assert len(layouts.read(lying, "touching").part) == len(solution.laid)
        assert all(dice[laid.die] in (laid.face, "*") for laid in solution.laid)


def test_cw_10_without_a_complete_grid_it_shows_the_most_dice() -> None:
    table = rolled("1ro 2ro 3ro 1gd 2gq 3rd 2go 1gd 2gq 3rd")
    table.act(0, "give-up", at=5000)
    solution = table.state.solution
    assert solution is not None
    assert (solution.dice, solution.is_complete) == (10, False)
    assert solution.laid == (Laid("#1", "1ro", "j11"), Laid("#2", "2ro", "k11"), Laid("#3", "3ro", "l11"))
    message = told(table, finished(table))
    assert message.startswith("10 dice left over after 0:05, with 0 extra dice. At most 3 of 10 dice can be used.")


def test_cw_10_around_a_table_the_solver_is_silent() -> None:
    table = rolled(TEN, CALM)
    table.act(0, BUILD)
    assert table.state.solution is None
