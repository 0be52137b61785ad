"""Makes a sheet of puzzles as one printable HTML page, with the solutions on a separate page.

The puzzles are the game's drills in turn, from easy to hard. The same seed gives the same bytes.
"""

from functools import lru_cache
from html import escape
from typing import Literal, Protocol, get_args

from fivefold.core.discovery import find_game
from fivefold.core.drills import HARDEST, Choice, Drill, Row, check_name, drill, drills_of, title_of
from fivefold.core.errors import BadOption
from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.words import Message, catalogue, message
from fivefold.sheets.drawing import Pen, Sentences, read_sheets
from fivefold.sheets.naming import in_words
from fivefold.sheets.style import STYLE

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
MOST = 24
"""The most puzzles on a sheet."""
EASIEST = 1
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class SheetSentences(Sentences, Protocol):
    """Writes the messages of a sheet."""

    def name_pieces(self, told: Message) -> Message:
        """Return the message with every piece replaced by its name."""
        ...


class _Reader(Reader, frozen=True):
    def name_pieces(self, told: Message) -> Message:
        return in_words(told, self)


@lru_cache(32)
def sheet(game: str, puzzles: int = 6, seed: str = "1", language: str = ENGLISH, paper: Paper = "a4") -> str:
    """Return the page; raises UnknownGame or BadOption."""
    return written(_Reader(language), game, puzzles, seed, paper)


def written(reader: SheetSentences, game: str, puzzles: int, seed: str, paper: Paper) -> str:
    """Return the page with the sentences that the reader gets; raises UnknownGame or BadOption."""
    kind, sheets = find_game(game), read_sheets()
    names, printed = list(drills_of(kind)), sheets.games.get(catalogue(kind.__module__))
    if not names or printed is None:
        check_name(f"{game}.")
    if not 1 <= puzzles <= MOST:
        raise BadOption("sheets.bad-puzzles", most=MOST)
    assert printed is not None
    found = [drill(names[n % len(names)], f"{seed}-{n}", _difficulty(n, puzzles)) for n in range(puzzles)]
    pen, title = Pen(printed, reader), reader.say(kind.title)
    questions = [reader.say(reader.name_pieces(one.question)) for one in found]
    asked = "".join(
        _puzzle(n, one, "" if question in questions[: n - 1] else question, pen, reader)
        for n, (one, question) in enumerate(zip(found, questions, strict=True), 1)
    )
    solved = "".join(_solution(n, one, pen, reader) for n, one in enumerate(found, 1))
    legend = reader.say(Message(printed.legend)) if printed.legend else ""
    again = reader.say(message("sheets.again", command=f"fivefold print {game} --puzzles {puzzles} --seed {seed}"))
    foot = f"<footer>{escape(again)}<br>{escape(reader.say(Message('sheets.notice')))}</footer>"
    solutions = reader.say(message("sheets.solutions", game=kind.title))
    return "".join(
        [
            f'<!doctype html><html lang="{reader.language}" data-patterns="on"><meta charset="utf-8">',
            f"<title>{escape(title)}</title><style>@page{{size:{paper if paper == 'letter' else 'A4'};margin:12mm}}",
            f"{sheets.style}{STYLE}:root{{--in-row:{printed.width:g}mm;--cell:{printed.cell:g}mm}}</style>",
            f"<body><section>{_head(title, legend, reader)}",
            f'<div class="puzzles">{asked}</div>{foot}</section>',
            f'<section class="solutions"><header><h1>{escape(solutions)}</h1>',
            f'</header><div class="puzzles">{solved}</div>{foot}</section></body></html>\n',
        ]
    )


def _difficulty(n: int, puzzles: int) -> int:
    """Return the difficulty of the n-th puzzle, rising evenly."""
    return EASIEST if puzzles == 1 else EASIEST + round((HARDEST - 1 - EASIEST) * n / (puzzles - 1))


def _head(title: str, legend: str, reader: Sentences) -> str:
    lines = "".join(f"<span>{escape(reader.say(Message(f'sheets.line.{one}')))}</span>" for one in ("name", "date"))
    note = f'<p class="legend">{escape(legend)}</p>' if legend else ""
    return f'<header><h1>{escape(title)}</h1><p class="lines">{lines}</p></header>{note}'


def _puzzle(number: int, one: Drill, question: str, pen: Pen, reader: SheetSentences) -> str:
    """Return a puzzle; a question that equals the one before is not repeated."""
    shown = "".join(pen.shown(part, one.setting) for part in one.shown)
    choices = "".join(_choice(n, choice, one, pen, reader) for n, choice in enumerate(one.choices))
    rows = [choice.shown for choice in one.choices if isinstance(choice.shown, Row)]
    kind = "words" if not any(choice.shown for choice in one.choices) else "drawn"
    kind = "rows" if any(len(row.pieces) > 1 for row in rows) else kind
    head = f"<h2><b>{number}</b> {escape(reader.say(title_of(one.name)))}</h2><p>{escape(question)}</p>"
    return f'<article>{head}<div class="shown">{shown}</div><ol class="choices {kind}">{choices}</ol></article>'


def _choice(n: int, choice: Choice, one: Drill, pen: Pen, reader: SheetSentences) -> str:
    drawn = pen.shown(choice.shown, one.setting) if choice.shown else ""
    words = f"<span>{escape(reader.say(reader.name_pieces(choice.message)))}</span>" if choice.message else ""
    kind = "drawn" if drawn else "said"
    return f'<li class="{kind}">{drawn}<b>{LETTERS[n]}</b>{words}</li>'


def _solution(number: int, one: Drill, pen: Pen, reader: SheetSentences) -> str:
    letters = [" ".join(LETTERS[place] for place in right) for right in one.right]
    right = reader.say(message("sheets.right", letters=" / ".join(letters)))
    best = escape(reader.say(reader.name_pieces(one.best)))
    proof = "".join(pen.shown(part, one.setting) for part in one.proof)
    head = f"<h2><b>{number}</b> {escape(right)}</h2><p>{best}</p>"
    return f'<article>{head}<div class="shown">{proof}</div></article>'
