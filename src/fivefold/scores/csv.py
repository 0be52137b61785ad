"""A score sheet as a table for spreadsheets."""

import csv
import io

from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.words import Message
from fivefold.scores.sheet import ScoreSheet

_FORMULA = ("=", "+", "-", "@")


def as_csv(sheet: ScoreSheet, language: str = ENGLISH) -> str:
    """Return the sheet as CSV: a row for each round, and the totals."""
    reader, standing, out = Reader(language), sheet.standing, io.StringIO()
    rows = csv.writer(out)
    rows.writerow([reader.say(Message("scores.round")), *map(_plain, sheet.players)])
    for number, row in enumerate(standing.rows, 1):
        rows.writerow([number, *["" if points is None else points for points in row]])
    rows.writerow([reader.say(Message("scores.total")), *standing.totals])
    return out.getvalue()


def _plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(_FORMULA) else name
