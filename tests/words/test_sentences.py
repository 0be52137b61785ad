"""No sentence for people stands in the code: it would be there in one language only."""

from pathlib import Path

import pytest

from words.markup import joined, spoken
from words.sentences import sentences

ROOT = Path(__file__).parents[2]
PACKAGE, WEB = ROOT / "src" / "fivefold", ROOT / "web" / "src"
PARTS = (
    *("core", "pieces", "bots", "reviews", "host", "terminal", "arena", "scaffold", "translation", "cli"),
    *("server", "server/store", "server/bus", "server/cluster"),
)
"""All but `server/wire`, which tells other programs why they are cut off, in the words of the protocol."""
NOT_SAID = {"laws.py", "trial.py", "probes.py", "upgrades.py", "format_1.py", "metrics.py", "click_texts.py"}
"""Broken laws are told to authors of games, figures to operators; older records are read, and so are click's texts."""


def converted(games: Path) -> list[Path]:
    return sorted(words.parent for words in games.glob("*/words"))


@pytest.mark.parametrize(
    "folder",
    [
        *(PACKAGE / name for name in PARTS),
        *converted(PACKAGE / "games"),
    ],
    ids=lambda folder: folder.name,
)
def test_no_sentence_stands_in_python(folder: Path) -> None:
    modules = [path for path in folder.glob("*.py") if path.name not in NOT_SAID]
    assert [found for path in modules for found in sentences(path)] == []


@pytest.mark.parametrize(
    "folder",
    [
        *(WEB / name for name in ("front", "room", "lib", "learn", "table")),
        *converted(WEB / "games"),
        *converted(WEB / "pages"),
    ],
    ids=lambda folder: folder.name,
)
def test_no_sentence_stands_in_the_client(folder: Path) -> None:
    sources = [*folder.glob("*.svelte"), *folder.glob("*.ts")]
    assert [found for path in sources for found in spoken(path)] == []


def test_no_colon_stands_in_the_client() -> None:
    sources = [path for path in WEB.rglob("*") if path.suffix in {".svelte", ".ts"}]
    assert [found for path in sources for found in joined(path)] == []


def test_sentences_are_found(tmp_path: Path) -> None:
    module = tmp_path / "rules.py"
    module.write_text('"""A game of cards."""\nraise Illegal("late", f"You are late, {name}.")\n', "utf-8")
    assert [found.partition(": ")[2] for found in sentences(module)] == ["You are late, "]
    page = tmp_path / "Page.svelte"
    text = '<!-- A page here. -->\n<script lang="ts">const a = t("web.save");</script>\n'
    page.write_text(text + '<p class="soft small" aria-label={t("web.close")}>{t("web.save")}: {a}</p>', "utf-8")
    assert list(spoken(page)) == []
    for wrong in ("<p>Save</p>", '<p aria-label="Save"></p>', '<script>toast("You are late.")</script>'):
        page.write_text(text + wrong, "utf-8")
        assert list(spoken(page)), wrong


def test_colons_are_found(tmp_path: Path) -> None:
    page = tmp_path / "Page.svelte"
    page.write_text('<p>{labelled(t("web.sound"), t("web.on"))}</p><i style:top="{y}px">{t("web.on")}</i>', "utf-8")
    assert list(joined(page)) == []
    for wrong in ('<p>{t("web.sound")}: {t("web.on")}</p>', "say(`${name}: ${text}`)", '<b>{t("web.sound")}:</b>'):
        page.write_text(wrong, "utf-8")
        assert list(joined(page)), wrong
