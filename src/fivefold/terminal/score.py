"""A score sheet in the terminal: numbers are typed round by round, and everything can be corrected."""

from collections.abc import Callable, Iterator

from fivefold.core.errors import Illegal
from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.words import Message, listed, message
from fivefold.scores import PointsEntered, RoundPicked, ScoreSheet

Say = Callable[[str], object]
_NARROW = 4


def keep_score(
    sheet: ScoreSheet,
    lines: Iterator[str],
    say: Say,
    *,
    language: str = ENGLISH,
    changed: Callable[[ScoreSheet], object] = lambda _: None,
) -> ScoreSheet:
    """Read lines until they end or `q`, call `changed` after each change, and return the sheet."""
    reader = Reader(language)
    say(reader.say(message("terminal.score-how.pick" if sheet.scoring.entry == "pick" else "terminal.score-how")))
    show(sheet, say, reader)
    for line in lines:
        words = line.split()
        if words[:1] in (["q"], ["quit"]):
            break
        try:
            new = after(sheet, words)
        except Illegal as refusal:
            say(reader.say(refusal.message))
            continue
        if new is None:
            say(reader.say(message("terminal.score-how.again")))
        elif new != sheet:
            sheet = new
            changed(sheet)
            show(sheet, say, reader)
    return sheet


def after(sheet: ScoreSheet, words: list[str]) -> ScoreSheet | None:
    """Return the sheet after a typed line, or None if the line cannot be read; raises Illegal."""
    is_pick = sheet.scoring.entry == "pick"
    match words:
        case []:
            return sheet
        case ["u"]:
            return undone(sheet)
        case ["."]:
            return sheet.play_to(sum(None not in row for row in sheet.standing.rows))
        case ["+", *name] if name:
            return sheet.join(" ".join(name))
        case ["-", *name] if name:
            return sheet.remove(" ".join(name))
        case ["!", *name] if name:
            return sheet.decide(called(sheet, " ".join(name)))
        case [number, *name, points] if number.isdigit() and _is_name(name) and not is_pick:
            scored = _number(points)
            return None if scored is None else sheet.enter(int(number), called(sheet, " ".join(name)), scored)
        case [number, *name] if number.isdigit() and name and is_pick:
            return sheet.pick(int(number), called(sheet, " ".join(name)))
        case _ if is_pick:
            return sheet.pick(_row(sheet), called(sheet, " ".join(words)))
        case _:
            numbers = [_number(word) for word in words]
            return None if None in numbers else _filled(sheet, numbers)


def _filled(sheet: ScoreSheet, numbers: list[int | None]) -> ScoreSheet | None:
    """Return the sheet with these points for the players who have none yet in the round."""
    number, standing = _row(sheet), sheet.standing
    row = standing.rows[number - 1] if number <= len(standing.rows) else (None,) * len(standing.players)
    waiting = [player.name for player, points in zip(standing.players, row, strict=True) if points is None]
    if len(numbers) > len(waiting):
        return None
    for name, points in zip(waiting, numbers, strict=False):
        sheet = sheet.enter(number, name, points)
    return sheet


def undone(sheet: ScoreSheet) -> ScoreSheet:
    """Return the sheet with the last number taken back; an entry that says so is added to the log."""
    standing = sheet.standing
    names = {player.id: player.name for player in standing.players}
    for place, entry in reversed([*enumerate(sheet.entries)]):
        before = [one for one in sheet.entries[:place] if one.cell == entry.cell]
        match entry, before[-1] if before else None:
            case PointsEntered(points=int()), PointsEntered(points=points) | (None as points):
                return sheet.enter(entry.round, names[entry.player], points) if entry.player in names else sheet
            case RoundPicked(player=str()), None:
                return sheet.pick(entry.round, None)
            case RoundPicked(player=str()), RoundPicked(player=player):
                return sheet.pick(entry.round, names.get(player or ""))
            case _:
                pass
    return sheet


def called(sheet: ScoreSheet, text: str) -> str:
    """Return the name of the player whom a text means: a name, or the beginning of only one; raises Illegal."""
    if text in sheet.players:
        return text
    found = [name for name in sheet.players if name.casefold().startswith(text.casefold())]
    if len(found) != 1:
        raise Illegal("scores.no-such-player", name=text)
    return found[0]


def _is_name(words: list[str]) -> bool:
    return any(_number(word) is None for word in words)


def _row(sheet: ScoreSheet) -> int:
    return sheet.standing.next or sheet.standing.rounds


def _number(word: str) -> int | None:
    try:
        return int(word)
    except ValueError:
        return None


def show(sheet: ScoreSheet, say: Say, reader: Reader) -> None:
    """Print the sheet, and what comes next."""
    standing, names = sheet.standing, sheet.players
    widths = [max(len(name), _NARROW) for name in names]
    label = reader.say(message("scores.total"))

    def line(head: object, cells: list[str]) -> str:
        shown = [cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]
        return "  ".join([str(head).rjust(len(label)), *shown])

    say(line("", list(names)))
    for number, row in enumerate(standing.rows, 1):
        say(line(number, ["" if points is None else str(points) for points in row]))
    say(line(label, list(map(str, standing.totals))))
    winners = sheet.winners
    if winners:
        say(reader.say(message("terminal.score-won", names=listed(winners))))
    elif standing.is_tied:
        say(reader.say(message("terminal.score-tied")))
    elif standing.next is not None and names:
        say(reader.say(*_next(sheet, standing.next)))


def _next(sheet: ScoreSheet, number: int) -> list[Message]:
    """Return what is special about the next round, and who deals and starts."""
    scoring, dealer, first = sheet.scoring, sheet.dealer(number), sheet.first(number)
    told = [message("terminal.score-round", round=number)]
    if (about := scoring.round(number).about) is not None:
        told.append(message("terminal.score-about", about=about))
    if dealer is not None and first is not None:
        told.append(message("terminal.score-deal.first", dealer=dealer, first=first))
    elif dealer is not None:
        told.append(message("terminal.score-deal", dealer=dealer))
    if scoring.question is not None:
        told.append(scoring.question)
    return told
