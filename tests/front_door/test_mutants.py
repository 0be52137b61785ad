"""The mutation sample of `make soak`: what is changed in a source, what is left alone, and which tests run for it."""

from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest
from equivalents import EQUIVALENT
from mutants import ROOT, Result, Suite, areas, expand, line_of, owner, report, sample
from mutating import mutants


def changes(source: str) -> list[str]:
    return [str(mutant) for mutant in mutants(dedent(source).encode())]


def variants(source: str) -> set[str]:
    text = dedent(source).encode()
    return {mutant.apply(text).decode() for mutant in mutants(text)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a < b <= c", {"x = a <= b <= c", "x = a < b < c"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = (a) not in (b)", {"x = (a) in (b)"}),
        ("x = a and b and c", {"x = a or b and c", "x = a and b or c"}),
        ("x = not a", {"x =  a"}),
        ("x = 'é' if a else b", {"x = 'é' if (not (a)) else b"}),
        ("x = [a for a in b if a]", {"x = [a for a in b if (not (a))]"}),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = 0", {"x = 1", "x = (-1)"}),
        ("x = True", {"x = False"}),
        ("x = a + b", {"x = a - b"}),
        ("x = a // b", {"x = a * b"}),
        ("x = min(a)", {"x = max(a)"}),
        ("x = all(a)", {"x = any(a)"}),
        ("x += a", {"x -= a", "pass"}),
        ("x.y = a", {"pass"}),
        ("x.append(a)", {"pass"}),
        ("raise Illegal(3)", {"pass"}),
        ("while a: break", {"while (not (a)): break", "while a: pass"}),
    ],
)
def test_an_operator_changes_one_place(source: str, expected: set[str]) -> None:
    assert variants(source) == expected


@pytest.mark.parametrize(
    ("kind", "expected"),
    [("State", "None"), ("tuple[int, ...]", "()"), ("str", '""'), ("bool", "(not (a))"), ("int", "(a) + 1")],
)
def test_a_result_becomes_another_of_its_type(kind: str, expected: str) -> None:
    assert variants(f"def f() -> {kind}: return a") == {f"def f() -> {kind}: return {expected}"}


@pytest.mark.parametrize(
    "source",
    [
        '"""A text with 3 < 4."""',
        "x: Literal[3]",
        "def f(a: Literal[3]) -> Literal[4]: ...",
        "@cache(3)\ndef f(): ...",
        "class A(Struct, frozen=True): ...",
        "def __repr__(self): return a < 3",
        "assert a < 3",
        "x = f'{a < 3}'",
        "x = zip(a, b, strict=True)",
        "x = 'text' + a",
        "raise NotImplementedError",
        "assert_never(a)",
        "if TYPE_CHECKING: import a",
        "x = a",
    ],
)
def test_what_says_nothing_about_tests_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_a_mutant_knows_its_line_and_says_what_it_changes() -> None:
    [mutant] = mutants(b"x = (\n    'caf\xc3\xa9' is\n    a\n)\n")
    assert (mutant.line, str(mutant)) == (2, "is -> is not")


def test_all_mutants_of_a_real_module_are_python() -> None:
    source = (ROOT / "tools/mutating.py").read_bytes()
    found = mutants(source)
    assert len(found) > 50
    for mutant in found:
        compile(mutant.apply(source), "mutant", "exec")


def test_every_area_has_sources_and_tests() -> None:
    for area in areas():
        assert expand(area.sources), area.name
        assert expand(area.near), area.name
        assert all(expand([pattern]) for pattern in (*area.sources, *area.near, *area.wide)), area.name
        assert area.slugs or not area.sources[0].startswith("src/fivefold/games"), area.name


def test_what_is_said_to_be_equivalent_is_still_a_mutant() -> None:
    for path, listed in EQUIVALENT.items():
        source = (ROOT / path).read_bytes()
        assert set(listed) <= {(line_of(source, mutant), str(mutant)) for mutant in mutants(source)}, path


def test_the_same_seed_draws_the_same_sample() -> None:
    first, again, other = ([str(each) for each in sample(20, seed, "karma")] for seed in (1, 1, 2))
    assert first == again != other
    assert len(first) == 20


@pytest.mark.parametrize(
    ("item", "slug"),
    [
        ("tests/laws/test_laws.py::test_a[set]", "set"),
        ("tests/laws/test_laws.py::test_a[set-cubed]", "set-cubed"),
        ("tests/playthroughs/test_it.py::test_it[set-to-the-end]", "set"),
        ("tests/laws/test_laws.py::test_a[settlers]", ""),
        ("tests/laws/test_laws.py::test_set", ""),
    ],
)
def test_a_test_belongs_to_the_game_that_its_parameters_name(item: str, slug: str) -> None:
    assert owner(item, frozenset({"set", "set-cubed"})) == slug


def test_tests_that_found_others_run_first_then_the_nearest_then_the_fastest() -> None:
    files = {name: [name] for name in ("wide.py", "slow.py", "fast.py", "test_turns.py", "killer.py")}
    tests = Suite(
        files,
        ["slow.py", "fast.py", "test_turns.py", "killer.py"],
        {"slow.py": 2.0, "test_turns.py": 9.0, "killer.py": 5.0},
        16.0,
    )
    order = tests.ordered("src/turns.py", Counter({"killer.py": 3}))
    assert order == ["killer.py", "test_turns.py", "fast.py", "slow.py", "wide.py"]


def test_the_report_has_the_share_of_each_area_and_the_survivors() -> None:
    def result(area: str, line: int, by: str) -> Result:
        return Result(area=area, path=str(Path("src") / f"{area}.py"), line=line, change="< -> <=", by=by, seconds=1.0)

    text = report([result("core", 3, "tests/a.py"), result("core", 9, ""), result("rooms", 1, "hung")])
    assert "| core | 2 | 1 | 50.0 |" in text
    assert "| all | 3 | 2 | 66.7 |" in text
    assert text.endswith("Survivors:\n- src/core.py:9: `< -> <=`\n")
