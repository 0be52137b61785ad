"""Drills in the terminal: a question, numbered choices, and an explanation of the answer."""

import secrets
from collections.abc import Callable, Iterator, Sequence

from fivefold.core.drills import Board, Drill, Shown, drill, level_after
from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.words import Message, message

Say = Callable[[str], object]


def practise(
    names: Sequence[str],
    lines: Iterator[str],
    say: Say,
    *,
    level: float = 2.0,
    seed: str = "",
    count: int | None = None,
    language: str = ENGLISH,
) -> float:
    """Ask drills until the lines end or `count` were asked, and return the level that was reached."""
    reader, asked, right = Reader(language), 0, 0
    seed = seed or secrets.token_hex(4)
    while count is None or asked < count:
        one = drill(names[asked % len(names)], f"{seed}-{asked}", int(level))
        say("\n".join(page(one, reader, number=asked + 1)))
        answer = _answered(one, lines, say, reader)
        if answer is None:
            break
        is_right, why = one.check(answer)
        asked, right = asked + 1, right + is_right
        level = level_after(level, is_right)
        say(reader.say(Message("terminal.drill-verdict.right" if is_right else "terminal.drill-verdict.wrong"), *why))
        if not is_right:
            say(reader.say(message("terminal.drill-verdict.best", best=one.best)))
    say(reader.say(message("terminal.drill-over", right=right, asked=asked, level=int(level))))
    return level


def page(one: Drill, reader: Reader, number: int) -> Iterator[str]:
    """Yield the lines of a drill: the question, the pieces and the choices."""
    yield ""
    yield reader.say(
        message("terminal.drill-question", number=number, difficulty=one.difficulty, question=one.question)
    )
    for shown in one.shown:
        yield from (f"    {row}" for row in rows(shown, reader))
    for place, choice in enumerate(one.choices, 1):
        first, *more = [*([] if choice.shown is None else rows(choice.shown, reader)), *_words(choice.message, reader)]
        yield f"{place:>3}  {first}"
        yield from (f"     {row}" for row in more)


def rows(shown: Shown, reader: Reader) -> list[str]:
    """Return pieces or a board as lines: new pieces are in brackets, a gap is a question mark, a bonus is a number."""
    if isinstance(shown, Board):
        lying = {(cell.x, cell.y): cell for cell in shown.cells}
        width = max(len(cell.piece) for cell in shown.cells) + 2
        table = [[""] * shown.wide for _ in range(shown.high)]
        for (x, y), cell in lying.items():
            mark = "?" if cell.mark == "gap" else f"+{cell.bonus}"
            table[y][x] = f"[{cell.piece}]" if cell.mark == "new" else f" {cell.piece or mark} "
        return ["".join([text.center(width) or " " * width for text in row]).rstrip() or "." for row in table]
    pieces = " ".join([f"[{one}]" if place in shown.marked else one for place, one in enumerate(shown.pieces)])
    return [reader.say(message("terminal.drill-pieces", title=shown.title, pieces=pieces)) if shown.title else pieces]


def _words(given: Message | None, reader: Reader) -> list[str]:
    return [reader.say(given)] if given else []


def _answered(one: Drill, lines: Iterator[str], say: Say, reader: Reader) -> tuple[int, ...] | None:
    """Return the choices that were typed; None at the end of the lines or for `q`."""
    key = "one" if one.pick == 1 else "some" if one.pick else "all"
    say(reader.say(message(f"terminal.drill-choose.{key}", count=one.pick)))
    for line in lines:
        words = line.replace(",", " ").split()
        if words[:1] in (["q"], ["quit"]):
            return None
        chosen = tuple(sorted({int(word) - 1 for word in words if word.isdigit()}))
        if words and len(chosen) == (one.pick or len(words)) and chosen[0] >= 0 and chosen[-1] < len(one.choices):
            return chosen
        say(reader.say(message(f"terminal.drill-choose.{key}", count=one.pick)))
    return None
