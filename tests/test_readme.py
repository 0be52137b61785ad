"""The README is true: its library example runs, its commands exist, its links lead somewhere."""

import contextlib
import io
import re
import shlex
from pathlib import Path

import click
import pytest

from fivefold.cli import cli

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_library_example_runs_and_prints_what_it_says() -> None:
    blocks = "\n".join(re.findall(r"```python\n(.*?)```", README, re.DOTALL))
    message = io.StringIO()
    with contextlib.redirect_stdout(message):
        exec(compile(blocks, "README.md", "exec"), {})
    first, refusal, share, position, hand = message.getvalue().splitlines()
    assert first.startswith("[('")
    assert f"# {refusal}" in blocks
    assert share == "1.0"
    assert f"# {position}" in blocks
    assert hand == "('3',)"


def test_it_is_short() -> None:
    assert len(README.split()) < 900


def test_the_example_for_programmers_runs() -> None:
    for example in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "program.md").read_text("utf-8"), re.DOTALL):
        exec(compile(example, "program.md", "exec"), {})


def test_every_page_of_the_docs_is_on_the_site() -> None:
    """Translations have no entry of their own."""
    listed = set(re.findall(r": ([a-z-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    assert listed == {page.name for page in (ROOT / "docs").glob("*.md") if page.name.count(".") == 1}


def test_its_commands_are_commands() -> None:
    commands = re.findall(r"^    fivefold (.+?)(?: +#.*)?$", README, re.MULTILINE)
    assert commands
    for line in commands:
        name, *words = shlex.split(line)
        command = cli.get_command(click.Context(cli), name)
        assert command is not None, line
        command.make_parser(click.Context(command)).parse_args(list(words))


def test_its_make_targets_are_there() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for page in PAGES:
        wanted = re.findall(r"(?:`|^    )make ([a-z-]+)\b", page.read_text("utf-8"), re.MULTILINE)
        assert set(wanted) <= set(targets), page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        assert link.startswith("https://") or (page.parent / link).exists(), link


def headings(page: Path) -> set[str]:
    """The names by which links lead to the headings of a page."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", title).strip().lower()) for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_headings_lead_to_headings(page: Path) -> None:
    for link, name in re.findall(r"\]\(([\w./-]*\.md)?#([^)]+)\)", page.read_text("utf-8")):
        assert name in headings(page.parent / link if link else page), f"{link}#{name}"
