"""Steps through a record as text, from one seat's point of view or with everything visible."""

from collections.abc import Callable, Iterator

from fivefold.core.botname import players
from fivefold.core.errors import Illegal
from fivefold.core.game import Seat
from fivefold.core.notation import write_act
from fivefold.core.playback import playback
from fivefold.core.record import AnyRecord, blamed
from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.table import AnyTable
from fivefold.core.words import Group, Who, message
from fivefold.reviews import Review
from fivefold.terminal.review import sentence


def pages(
    record: AnyRecord,
    seat: Seat | None,
    *,
    everything: bool = False,
    review: Review | None = None,
    language: str = ENGLISH,
) -> Iterator[str]:
    """Yield a page for the opening and for every act: the act, its events, and the table.

    `seat` is the point of view, None for a spectator; `everything` also shows what is hidden from all, and the position
    as text. With a `review`, a page also says what the decision cost.
    """
    if seat is not None and not 0 <= seat < len(record.header.seats):
        raise Illegal("core.no-such-seat", seat=str(seat), last=len(record.header.seats) - 1)
    for number, table in enumerate(playback(record)):
        reader = Reader(language, table.names, seat)
        with blamed(number + 2):
            page = _page(table, seat, f"{number}/{len(record.entries) - 1}", everything, reader)
        if page:
            yield "\n".join([page, *_reviewed(review, number, reader)])


def _reviewed(review: Review | None, number: int, reader: Reader) -> Iterator[str]:
    """Yield sentences about the decisions made by this act."""
    if review is not None:
        for one in review.decisions:
            if one.n == number:
                who = reader.say(message("terminal.review-who", who=Who(one.seat)))
                yield f"> {who} {sentence(one, review.unit, reader)}"


def _page(table: AnyTable, seat: Seat | None, number: str, everything: bool, reader: Reader) -> str:
    """Return the last act and the table after it; an empty string if the seat saw nothing of it."""
    entry, game = table.log[-1], table.game
    seen = [event if everything else event.seen_by(seat) for event in entry.events]
    lines = [reader.say(*game.tell(event)) for event in seen if event is not None]
    if entry.act is None:
        title = reader.say(message("terminal.title", game=game.title, players=players(table.names, seat)))
    elif everything or lines:
        title = f"{number}  {write_act(game, entry.act)}"
    else:
        return ""
    rows = [title, *(f"* {words}" for words in lines if words), reader.rows(game.show(table.view(seat)))]
    if everything:
        rows.append(table.position)
    if table.outcome is not None:
        won = message("terminal.won-by", winners=Group(table.outcome.winners))
        rows += [reader.say(table.outcome.message), reader.say(won)]
    return "\n".join(rows)


def step_through(
    all_pages: list[str], ask: Callable[[str], str], say: Callable[[str], None], language: str = ENGLISH
) -> None:  # fmt: skip
    """Show one page at a time: Enter is next, b is back, a number is that page, q quits."""
    at = 0
    while True:
        say(all_pages[at])
        prompt = Reader(language).say(message("terminal.step", page=at + 1, pages=len(all_pages)))
        answer = ask(f"{prompt} ").strip().lower()
        if answer == "q" or (not answer and at + 1 == len(all_pages)):
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer.isdigit():
            at = min(len(all_pages), max(1, int(answer))) - 1
        else:
            at = min(len(all_pages) - 1, at + 1)
