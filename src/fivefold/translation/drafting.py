"""Writes a first draft of a language: English messages wherever it has none."""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource, Term

from fivefold.translation.catalogues import folders, read


def draft(language: str) -> list[Path]:
    """Add missing messages, in English, to the files of a language, and return the files that were changed."""
    return [path for folder in folders() if _complete(folder, path := folder / f"{language}.ftl")]


def _complete(folder: Path, path: Path) -> bool:
    if not path.exists():
        path.write_text((folder / "en.ftl").read_text("utf-8"), "utf-8", newline="\n")
        return True
    known = read(path)
    names = {*known.terms, *(key.split(".")[0] for key in known.phrases)}
    english = FluentParser().parse((folder / "en.ftl").read_text("utf-8"))
    missing = [entry for entry in english.body if isinstance(entry, Message | Term) and entry.id.name not in names]
    if missing:
        added = FluentSerializer().serialize(Resource([*missing]))
        path.write_text(f"{path.read_text('utf-8').rstrip()}\n\n{added}", "utf-8", newline="\n")
    return bool(missing)
