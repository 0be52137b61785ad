"""Sheets of paper: one seed is one sheet, every game has one in every language, and its solutions are right."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from fivefold.cli import cli
from fivefold.core.discovery import find_game
from fivefold.core.drills import Row, drill, drills_of
from fivefold.core.errors import BadOption, Refusal
from fivefold.core.speech import Reader, languages
from fivefold.core.words import Pieces, catalogue, listed, message
from fivefold.sheets import sheet
from fivefold.sheets.drawing import Pen, read_sheets
from fivefold.sheets.naming import in_words

GAMES = ("crossword-set", "five-crowns", "karma", "scramble-set", "set", "set-cubed", "wordspiel")


class Outline(HTMLParser):
    """The tags of a page, and whether every one is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.used: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br", "html"):
            self.open.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.used |= {value[1:] for name, value in attrs if name == "href" and value}
        self.used |= {found for _, value in attrs for found in re.findall(r"url\(#([^)]+)\)", value or "")}

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "html":
            assert self.open.pop() == tag


def outline(page: str) -> Outline:
    found = Outline()
    found.feed(page)
    assert found.open == []
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_sheet(game: str) -> None:
    page = sheet(game, 4, "7")
    found = outline(page)
    assert len(found.ids) == len(set(found.ids))
    assert found.used <= set(found.ids)
    assert page.count("<article>") == 8
    assert not re.search(r"\[[a-z_]+\.[a-z-]+", page), "words are missing"


@pytest.mark.parametrize("language", languages())
def test_in_every_language(language: str) -> None:
    page = sheet("karma", 4, "7", language)
    outline(page)
    assert f'lang="{language}"' in page
    assert not re.search(r"\[[a-z_]+\.[a-z-]+", page)


def test_one_seed_is_one_sheet() -> None:
    first = sheet("set", 6, "7")
    sheet.cache_clear()
    drill.cache_clear()
    assert sheet("set", 6, "7") == first
    assert sheet("set", 6, "8") != first
    assert sheet("set", 6, "7", "de") != first


def test_papers() -> None:
    assert "size:A4" in sheet("set", 2, "1", "en", "a4")
    assert "size:letter" in sheet("set", 2, "1", "en", "letter")


def test_solutions_are_those_of_the_drills() -> None:
    solutions = sheet("set", 6, "7").split('class="solutions"')[1]
    heads = re.findall(r"<h2><b>(\d+)</b> ([^<]+)</h2>", solutions)
    found = [drill(f"set.{('judge', 'missing', 'find')[n % 3]}", f"7-{n}", 1 + round(8 * n / 5)) for n in range(6)]
    letters = [" / ".join(" ".join("ABCDEFGHIJKL"[place] for place in right) for right in one.right) for one in found]
    assert heads == [(str(n), right) for n, right in enumerate(letters, 1)]


def test_colours_are_also_letters_and_patterns() -> None:
    """Without colours a card or a die of SET has a letter, and a pattern for each colour but one."""
    for game in ("set", "scramble-set"):
        page = sheet(game, 6, "7")
        letters = re.findall(r'class="(?:card|die) (red|green|purple) .*?<b[^>]*>([RGP])</b>', page)
        assert set(letters) == {("red", "R"), ("green", "G"), ("purple", "P")}
        assert 'data-patterns="on"' in page
        assert re.search(r':root\[data-patterns="on"\] \.green\.[\w-]+ \{--\S+ var\(--lined\)', page)
        assert re.search(r':root\[data-patterns="on"\] \.purple\.[\w-]+ \{--\S+ var\(--dotted\)', page)


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_every_drill_is_drawn(game: str) -> None:
    """The client's list of pieces has all that drills can show."""
    pen = Pen(read_sheets().games[catalogue(find_game(game).__module__)], Reader())
    for name in drills_of(find_game(game)):
        for seed in range(10):
            one = drill(name, str(seed), seed)
            for shown in (*one.shown, *one.proof, *(choice.shown for choice in one.choices if choice.shown)):
                pieces = shown.pieces if isinstance(shown, Row) else tuple(cell.piece for cell in shown.cells)
                drawn = pen.shown(shown, one.setting).count('class="piece ')
                assert drawn == sum(map(bool, pieces)), f"{name} shows a piece that is not drawn"


def test_a_setting_changes_how_a_piece_looks() -> None:
    pen = Pen(read_sheets().games["five_crowns"], Reader())
    plain, wild = (pen.shown(Row(("7H",)), {"wild": rank}) for rank in (8, 7))
    assert "WILD" in wild
    assert "WILD" not in plain


def test_the_client_draws_the_pieces(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where it is not built, a sentence says so."""
    read_sheets.cache_clear()
    monkeypatch.setattr("fivefold.sheets.drawing.files", lambda _package: tmp_path)
    with pytest.raises(BadOption, match=r"drawn by the web client, which isn’t built: run make play\."):
        sheet("set", 2, "never made before")
    read_sheets.cache_clear()


def test_pieces_are_named_in_words() -> None:
    """As in a browser: nobody has to know notation."""
    told = message("set_cards.drill-find.best", cards=Pieces(("2rtd", "1gso")))
    assert Reader().say(in_words(told, Reader())) == "The SET is two red striped diamonds and one green solid oval."
    inner = message("karma.drill-may.best", cards=listed([Pieces(("7", "7")), Pieces(("UP",))]))
    assert Reader().say(in_words(inner, Reader())) == "These fit: two 7s and Bottoms Up."


def test_what_cannot_be_had_is_refused() -> None:
    with pytest.raises(BadOption, match="1 to 24"):
        sheet("set", 25)
    with pytest.raises(Refusal, match="Unknown drill"):
        sheet("set-daily")
    with pytest.raises(Refusal, match="Unknown game"):
        sheet("chess")


def test_the_command(tmp_path: Path) -> None:
    target = tmp_path / "blatt.html"
    words = ["print", "karma", "--puzzles", "2", "--seed", "9", "--language", "de", "--paper", "letter"]
    done = CliRunner().invoke(cli, [*words, "-o", str(target)])
    assert done.exit_code == 0, done.output
    assert target.read_text("utf-8") == sheet("karma", 2, "9", "de", "letter")
