"""Answers the requests of the client without a server, with the same bodies."""

import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, NamedTuple, cast
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from fivefold.api.bodies import (
    DailyResult,
    Day,
    ErrorBody,
    Mine,
    MyMatches,
    NewName,
    NewRoom,
    Ongoing,
    Reviewed,
    RoomOpened,
)
from fivefold.api.figures import my_match
from fivefold.api.games import count_page, drill_list, game_list
from fivefold.api.scores import LockScores, NewEntries, NewScores
from fivefold.core.counts import check_count
from fivefold.core.drills import check_name
from fivefold.core.errors import Illegal, Refusal
from fivefold.core.game import Seat, SeenBy
from fivefold.core.games import pick_game
from fivefold.core.moments import Moments
from fivefold.core.playback import rebuild
from fivefold.core.record import Record
from fivefold.core.words import Message
from fivefold.local.figures import figures
from fivefold.local.house import House
from fivefold.local.jobs import CountJob, DealJob, DrillJob, RetryJob, ReviewJob, SheetJob
from fivefold.local.scores import LocalScores
from fivefold.local.store import KeptResult, check_export
from fivefold.pieces.daily import day_of
from fivefold.reviews import Review
from fivefold.rooms.messages import SeatView
from fivefold.rooms.replay import moment, past, replay_page
from fivefold.sheets.sheet import Paper

PAGE = 25
MOST_MINE = 12
JSON = "application/json"


class LocalResponse(NamedTuple):
    """A response: its status, the type of its body, and the body."""

    status: int
    kind: str
    body: bytes


class Asked(NamedTuple):
    """A request: what its path has in place of the parts that vary, its query, and its body."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: bytes


Handler = Callable[["Answers", Asked], Awaitable[Any]]


class Answers:
    """Answers requests about the rooms and matches of one person."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._scores = LocalScores(house.store.values, house.games, house.clock)
        self._moments: tuple[str, Moments] | None = None
        """The match that was replayed last."""
        self._reviews: dict[str, Reviewed] = {}
        """Reviews in progress, failed ones, and those of uploaded records."""

    async def answer(self, method: str, target: str, body: bytes = b"") -> LocalResponse:
        """LocalResponse a request; refusals become responses too."""
        split = urlsplit(target)
        query = {name: values[-1] for name, values in parse_qs(split.query, keep_blank_values=True).items()}
        try:
            for verb, pattern, handler in ROUTES:
                if verb == method and (found := pattern.fullmatch(split.path)) is not None:
                    parts = tuple(unquote(part) for part in found.groups())
                    made = await handler(self, Asked(parts, query, body))
                    return (
                        made if isinstance(made, LocalResponse) else LocalResponse(200, JSON, msgspec.json.encode(made))
                    )
            return _refused(Message("server.not-found"), 404)
        except Refusal as refusal:
            return _refused(refusal.message, 404 if refusal.code in NOT_FOUND else 400)
        except (msgspec.ValidationError, msgspec.DecodeError, ValueError) as error:
            return _refused(Message("server.bad-request", {"why": str(error)}), 400)
        except OSError:
            return _refused(Message("server.not-kept"), 503)

    # -- the person and the rooms

    async def me(self, asked: Asked) -> Any:
        return self._house.me

    async def rename(self, asked: Asked) -> Any:
        return await self._house.rename(msgspec.json.decode(asked.body, type=NewName).name)

    async def games(self, asked: Asked) -> Any:
        return game_list(self._house.games, day_of(self._house.clock()))

    async def no_rooms(self, asked: Asked) -> Any:
        return []

    async def open_room(self, asked: Asked) -> Any:
        return RoomOpened(await self._house.open_room(msgspec.json.decode(asked.body, type=NewRoom)))

    async def room(self, asked: Asked) -> Any:
        return await self._house.listed(asked.parts[0])

    # -- what was played

    async def mine(self, asked: Asked) -> Any:
        house, found = self._house, list[Ongoing]()
        for code in (await house.store.playing())[:MOST_MINE]:
            state = await house.state_of(code)
            # A lesson is continued from where it is offered, at the last step.
            if state is not None and house.me.id in state.playing and state.lesson is None:
                names = state.seat_names(pick_game(house.games, state.game))
                others = zip(names, state.seats, strict=True)
                views = (SeatView(name, seat.person, seat.level) for name, seat in others if seat.person != house.me.id)
                found.append(Ongoing(code, state.game, tuple(views)))
        return Mine(tuple(found), tuple(house.store.beliefs))

    async def my_matches(self, asked: Asked) -> Any:
        wanted = [one for one in await self._house.store.results() if one.row.dealt and _fits(one, asked.query)]
        rows = [one.row for one in wanted[: PAGE + 1]]
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        return MyMatches(tuple(my_match(row) for row in rows[:PAGE]), f"{last.ended}.{last.match}" if last else "")

    async def my_figures(self, asked: Asked) -> Any:
        rows = [one.row for one in await self._house.store.results()]
        return figures(rows, asked.query.get("game", ""), self._house.clock())

    async def forget_me(self, asked: Asked) -> Any:
        await self._house.forget()
        self._reviews.clear()
        return self._house.me

    async def daily_results(self, asked: Asked) -> Any:
        first: dict[tuple[str, str, str], DailyResult] = {}
        for one in await self._house.store.results():
            row = one.row
            if row.day is not None and row.dealt:
                shape = str(one.options.get("shape", ""))
                shape = "" if shape == "advanced" else shape
                key = (row.game, row.day, shape)
                first[key] = DailyResult(row.game, row.day, shape, row.score, row.won, row.lasted, row.ended)
        return sorted(first.values(), key=lambda one: one.at)

    async def day(self, asked: Asked) -> Any:
        """Nobody else plays here."""
        return Day(asked.parts[0], ())

    # -- score sheets

    async def scoring(self, asked: Asked) -> Any:
        return self._scores.scoring(asked.parts[0])

    async def open_scores(self, asked: Asked) -> Any:
        return await self._scores.open(msgspec.json.decode(asked.body, type=NewScores))

    async def scores(self, asked: Asked) -> Any:
        return await self._scores.find(asked.parts[0], int(asked.query.get("since", "0")))

    async def add_entries(self, asked: Asked) -> Any:
        return await self._scores.add(asked.parts[0], msgspec.json.decode(asked.body, type=NewEntries))

    async def lock_scores(self, asked: Asked) -> Any:
        return await self._scores.lock(asked.parts[0], msgspec.json.decode(asked.body, type=LockScores))

    async def my_scores(self, asked: Asked) -> Any:
        return await self._scores.mine()

    async def everything(self, asked: Asked) -> Any:
        """All that is kept, for a file."""
        return {key: value.decode() for key, value in await self._house.store.values.under("")}

    async def replace_everything(self, asked: Asked) -> Any:
        """Keep what such a file has, and nothing else."""
        found = msgspec.json.decode(asked.body, type=dict[str, str])
        await self._house.replace(check_export({key: value.encode() for key, value in found.items()}))
        self._reviews.clear()
        return self._house.me

    # -- practice

    async def drills(self, asked: Asked) -> Any:
        return drill_list()

    async def drill(self, asked: Asked) -> Any:
        name = ".".join(asked.parts)
        check_name(name)
        job = DrillJob(name, asked.query.get("seed", "0"), int(asked.query.get("difficulty", "3")))
        return LocalResponse(200, JSON, await self._house.workers.do(job))

    # -- real cards

    async def counts(self, asked: Asked) -> Any:
        return count_page(pick_game(self._house.games, asked.parts[0]))

    async def count(self, asked: Asked) -> Any:
        game, name = asked.parts
        check_count(game, name)
        options = {option: value for option, value in asked.query.items() if option != "text"}
        job = CountJob(game, name, asked.query.get("text", ""), options)
        return LocalResponse(200, JSON, await self._house.workers.do(job))

    async def sheet(self, asked: Asked) -> Any:
        query = asked.query
        paper: Paper = "letter" if query.get("paper") == "letter" else "a4"
        puzzles, seed, language = int(query.get("puzzles", "6")), query.get("seed", "1"), query.get("language", "en")
        job = SheetJob(asked.parts[0], puzzles, seed, language, paper)
        return LocalResponse(200, "text/html", await self._house.workers.do(job))

    # -- replays and reviews

    async def record(self, asked: Asked) -> Any:
        return LocalResponse(200, "text/plain", (await self._record(asked.parts[0])).encode())

    async def replay(self, asked: Asked) -> Any:
        match, part = asked.parts
        text = await self._record(match)
        return await self._part(match, text.encode(), part, asked.query)

    async def file(self, asked: Asked) -> Any:
        return await self._part(sha256(asked.body).hexdigest()[:16], asked.body, asked.parts[0], asked.query)

    async def _part(self, match: str, record: bytes, part: str, query: dict[str, str]) -> Any:
        if part == "/deal":
            return LocalResponse(200, JSON, await self._house.workers.do(DealJob(record)))
        if part == "/retry":
            moves = tuple([one.strip() for one in query.get("moves", "").split(";") if one.strip()])
            job = RetryJob(match, record, int(query.get("at", "0")), int(query.get("seat", "0")), moves)
            return LocalResponse(200, JSON, await self._house.workers.do(job))
        if self._moments is None or self._moments[0] != match:
            self._moments = (match, Moments(Record.read(record)))
        moments = self._moments[1]
        match part:
            case "":
                return past(match, moments)
            case "/letters":
                return replay_page(match, moments, _eyes(query.get("eyes", "watcher")), int(query.get("from", "0")))
            case _:
                return moment(moments, int(query.get("at", "0")))

    async def _record(self, match: str) -> str:
        store = self._house.store
        head = await store.match(match)
        if head is None:
            raise Illegal("server.no-such-match")
        table = rebuild(head.header, await store.entries(match), head.seed)
        if table.outcome is None:
            raise Illegal("server.not-over")
        return table.record()

    async def review(self, asked: Asked) -> Any:
        return await self._known(asked.parts[0]) or Reviewed("none", id=asked.parts[0])

    async def ask_review(self, asked: Asked) -> Any:
        match = asked.parts[0]
        known = await self._known(match)
        if known is not None and known.state != "failed":
            return known
        record = (await self._record(match)).encode()
        return self._begin(match, ReviewJob(record, is_ours=True), keep=True)

    async def file_review(self, asked: Asked) -> Any:
        return self._reviews.get(asked.parts[0]) or Reviewed("none", id=asked.parts[0])

    async def ask_file_review(self, asked: Asked) -> Any:
        key = sha256(asked.body).hexdigest()
        known = self._reviews.get(key)
        if known is not None and known.state != "failed":
            return known
        return self._begin(key, ReviewJob(asked.body, is_ours=False), keep=False)

    async def _known(self, match: str) -> Reviewed | None:
        if (text := await self._house.store.review(match)) is not None:
            return _ready(match, text, await self._house.store.seat(match))
        return self._reviews.get(match)

    def _begin(self, key: str, job: ReviewJob, *, keep: bool) -> Reviewed:
        self._reviews[key] = Reviewed("running", id=key)
        self._house.workers.begin(self._make(key, job, keep))
        return self._reviews[key]

    async def _make(self, key: str, job: ReviewJob, keep: bool) -> None:
        try:
            text = await self._house.workers.do(job)
            if keep:
                await self._house.store.keep_review(key, text)
        except Refusal as refusal:
            self._reviews[key] = Reviewed("failed", id=key, message=refusal.message)
        except OSError:
            self._reviews[key] = Reviewed("failed", id=key, message=Message("server.no-review"))
        else:
            self._reviews[key] = _ready(key, text)


def _ready(key: str, text: bytes, seat: Seat | None = None) -> Reviewed:
    """Return the encoded review without decoding it."""
    return Reviewed("ready", id=key, review=cast("Review", msgspec.Raw(text)), seat=seat)


def _eyes(text: str) -> SeenBy:
    return int(text) if text.isdigit() else None if text == "watcher" else "all"


def _fits(one: KeptResult, query: dict[str, str]) -> bool:
    """Return whether a result is one of those that are asked for."""
    row, company, result, before = one.row, query.get("with", ""), query.get("result", ""), query.get("before", "")
    ended, _, match = before.partition(".")
    with_company = {
        "": True,
        "bots": row.rival is not None,
        "people": row.rival is None and len(row.names) > 1,
        "alone": len(row.names) == 1,
    }
    return (
        query.get("game", "") in ("", row.game)
        and with_company.get(company, any(company in name for name in row.names))
        and (not result or row.won == (result == "won"))
        and (not before or (row.ended, row.match) < (int(ended), match))
    )


def _refused(reason: Message, status: int) -> LocalResponse:
    """The sentence is made by the client."""
    return LocalResponse(status, JSON, msgspec.json.encode(ErrorBody(reason.code, "", reason)))


NOT_FOUND = {"no-such-match", "no-such-room", "no-such-sheet"}
_PART = "([^/]+)"
ROUTES: tuple[tuple[str, "re.Pattern[str]", Handler], ...] = tuple(
    (verb, re.compile(f"/api{path}"), handler)
    for verb, path, handler in (
        ("GET", "/me", Answers.me),
        ("PUT", "/me", Answers.rename),
        ("GET", "/games", Answers.games),
        ("GET", "/rooms", Answers.no_rooms),
        ("POST", "/rooms", Answers.open_room),
        ("GET", f"/rooms/{_PART}", Answers.room),
        ("GET", "/mine", Answers.mine),
        ("DELETE", "/mine", Answers.forget_me),
        ("GET", "/mine/all", Answers.everything),
        ("PUT", "/mine/all", Answers.replace_everything),
        ("GET", "/mine/matches", Answers.my_matches),
        ("GET", "/mine/figures", Answers.my_figures),
        ("GET", "/mine/daily", Answers.daily_results),
        ("GET", "/mine/scores", Answers.my_scores),
        ("GET", f"/scoring/{_PART}", Answers.scoring),
        ("POST", "/scores", Answers.open_scores),
        ("GET", f"/scores/{_PART}", Answers.scores),
        ("PUT", f"/scores/{_PART}", Answers.lock_scores),
        ("POST", f"/scores/{_PART}/entries", Answers.add_entries),
        ("GET", f"/daily/{_PART}", Answers.day),
        ("GET", "/drills", Answers.drills),
        ("GET", f"/drills/{_PART}/{_PART}", Answers.drill),
        ("GET", f"/count/{_PART}", Answers.counts),
        ("GET", f"/count/{_PART}/{_PART}", Answers.count),
        ("GET", f"/print/{_PART}", Answers.sheet),
        ("GET", f"/records/{_PART}", Answers.record),
        ("GET", f"/matches/{_PART}/review", Answers.review),
        ("POST", f"/matches/{_PART}/review", Answers.ask_review),
        ("GET", f"/matches/{_PART}(|/letters|/deal|/moment|/retry)", Answers.replay),
        ("POST", "/file(|/letters|/deal|/moment|/retry)", Answers.file),
        ("POST", "/file/review", Answers.ask_file_review),
        ("GET", f"/file/review/{_PART}", Answers.file_review),
    )
)
