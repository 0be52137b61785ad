"""Adds WordSpiel's commands to the command line: look words up, and find words that can be played."""

from pathlib import Path

import click

from fivefold.core.errors import BadOption
from fivefold.core.speech import Reader, nearest
from fivefold.core.words import Argument, message
from fivefold.games.wordspiel import words
from fivefold.pieces import lexicon
from fivefold.pieces.letter_graph import SIZES
from fivefold.pieces.letters import capital
from fivefold.pieces.lexicon import Lexicon


def _reader() -> Reader:
    """Return the reader for the language of the command line."""
    return Reader(click.get_current_context().find_root().meta.get("fivefold.language", nearest()))


def _say(key: str, **args: Argument) -> None:
    click.echo(_reader().say(message(key, **args)))


def _list(_ctx: click.Context, _param: click.Parameter, path: Path | None) -> Lexicon:
    """Return the first list, or one given by its name or its file."""
    try:
        if path is None:
            return lexicon.known()[0]
        found = None if path.exists() else lexicon.find(str(path))
        return found or lexicon.read(path)
    except BadOption as refusal:
        raise click.BadParameter(_reader().say(refusal.message)) from None


def _letters(_ctx: click.Context, _param: click.Parameter, text: str) -> str:
    if not text.isalpha():
        raise click.BadParameter(_reader().say(message("wordspiel.not-letters", text=text)))
    return capital(text)


list_option = click.option(
    "--words", "book", type=click.Path(path_type=Path), callback=_list, metavar="FILE", help="wordspiel.help-look.words"
)


@click.command(help="wordspiel.help-look")
@click.argument("words", nargs=-1, required=True)
@list_option
def look(words: tuple[str, ...], book: Lexicon) -> None:
    """Say for each word whether the dictionary has it, and how rare it is (10 to 95)."""
    _say("wordspiel.list", tag=book.tag, words=len(book))
    levels = {word: book.level(word) for word in words}
    for word, level in levels.items():
        _say("wordspiel.looked" if level else "wordspiel.looked.no", word=word, level=level)
    if not all(levels.values()):
        raise SystemExit(1)


@click.command(help="wordspiel.help-find")
@click.option("--spiral", callback=_letters, required=True, help="wordspiel.help-find.spiral")
@click.option("--hand", callback=_letters, required=True, help="wordspiel.help-find.hand")
@click.option(
    "--level", type=click.Choice(SIZES[1:]), default=SIZES[-1], show_default=True, help="wordspiel.help-find.level"
)
@list_option
def find(spiral: str, hand: str, level: int, book: Lexicon) -> None:
    """List every word that can be played, those with the most cards first."""
    found = words.find(spiral, hand, book, level)
    for one in sorted(found, key=lambda one: (-len(one.cards), one.level, one.word)):
        _say("wordspiel.found", word=str(one), level=one.level)
    if not found:
        _say("wordspiel.found.none")


@click.command("list", help="wordspiel.help-list")
@list_option
def list_words(book: Lexicon) -> None:
    """Print the whole dictionary, one word per line with its level, in the format that --words reads."""
    click.echo("\n".join(f"{word.lower()} {level}" for word, level in book.rated()))


COMMANDS = {"words look": look, "words find": find, "words list": list_words}
