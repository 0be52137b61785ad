"""A score sheet as a value: entries are added and merged, and nothing is ever taken out of its log."""

from collections.abc import Iterable
from typing import Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.discovery import find_game
from fivefold.core.errors import BadRecord, Illegal
from fivefold.core.scoring import Scoring, scoring_of
from fivefold.scores.entries import (
    LONGEST_NAME,
    AnyScoreEntry,
    PlayerNamed,
    PlayerRemoved,
    PlayersOrdered,
    PointsEntered,
    RoundPicked,
    RoundsSet,
    TieDecided,
)
from fivefold.scores.standing import ScoredPlayer, SheetStanding, standing_of

MOST_ENTRIES = 1000
FORMAT = 1
_encode = msgspec.json.encode
_entry = msgspec.json.Decoder(AnyScoreEntry)


class ScoreSheetHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a score sheet as text."""

    fivefold: str
    game: str
    format: int = FORMAT


class ScoreSheet(Struct, frozen=True):
    """The score sheet of a game at a real table.

    Make one with `ScoreSheet.of("five-crowns", "Ann", "Bo")`. `entries` is in the order in which entries count, and
    has each id once.
    """

    game: str
    entries: tuple[AnyScoreEntry, ...] = ()
    device: str = "here"
    """Who writes; two devices that write on copies of a sheet need different names."""

    @classmethod
    def of(cls, game: str, *names: str, device: str = "here") -> Self:
        """Return a sheet with these players, in the order of play; raises UnknownGame, BadOption or Illegal."""
        scoring_of(game)
        sheet = cls(game, device=device)
        for name in names:
            sheet = sheet.join(name)
        return sheet

    # -- the log

    def merge(self, other: "ScoreSheet | Iterable[AnyScoreEntry]") -> Self:
        """Return the sheet with the entries of both; the order of merging makes no difference."""
        theirs = other.entries if isinstance(other, ScoreSheet) else other
        found = {entry.id: entry for entry in self.entries}
        for entry in theirs:
            known = found.get(entry.id)
            if known is None or _rank(entry) < _rank(known):
                found[entry.id] = entry
        return replace(self, entries=tuple(sorted(found.values(), key=lambda entry: entry.stamp)))

    def latest(self) -> int:
        """Return the time of the latest entry; a device makes its next one later."""
        return self.entries[-1].at if self.entries else 0

    # -- what follows from it

    @property
    def scoring(self) -> Scoring:
        return scoring_of(self.game)

    @property
    def standing(self) -> SheetStanding:
        return standing_of(self.scoring, self.entries)

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players in the order of play."""
        return tuple([player.name for player in self.standing.players])

    @property
    def totals(self) -> dict[str, int]:
        """The points of each player over all rounds."""
        return dict(zip(self.players, self.standing.totals, strict=True))

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the players who have won; empty while the game goes on."""
        standing = self.standing
        return tuple([standing.players[who].name for who in standing.winners])

    def dealer(self, number: int) -> str | None:
        """Return who deals a round; None in games without a dealer."""
        names = self.players
        return names[(number - 1) % len(names)] if self.scoring.has_dealer and names else None

    def first(self, number: int) -> str | None:
        """Return who starts a round; None if that is not settled by the deal."""
        names = self.players
        return names[number % len(names)] if self.scoring.has_first and names else None

    # -- writing; all of these raise Illegal

    def join(self, name: str) -> Self:
        """Add a player at the end of the order."""
        if not name.strip() or len(name) > LONGEST_NAME:
            raise Illegal("scores.bad-name", most=LONGEST_NAME)
        if name in self.players:
            raise Illegal("scores.same-name", name=name)
        if len(self.players) == self.most_players:
            raise Illegal("scores.table-full", most=self.most_players)
        return self.merge([PlayerNamed(id=self._id, at=self._at, player=self._id, name=name)])

    def remove(self, name: str) -> Self:
        """Take a player off the sheet."""
        return self.merge([PlayerRemoved(id=self._id, at=self._at, player=self._player(name).id)])

    def order(self, *names: str) -> Self:
        """Set the order of play. The first player deals the first round."""
        players = tuple([self._player(name).id for name in names])
        return self.merge([PlayersOrdered(id=self._id, at=self._at, players=players)])

    def enter(self, number: int, name: str, points: int | None) -> Self:
        """Write the points of a player in a round, or take them back with None."""
        player = self._player(name).id
        self._check_round(number)
        entry = PointsEntered(id=self._id, at=self._at, round=number, player=player, points=points)
        check_entry(self.scoring, entry)
        return self.merge([entry])

    def pick(self, number: int, name: str | None) -> Self:
        """Write which player decided a round, or take it back with None."""
        self._check_round(number)
        player = None if name is None else self._player(name).id
        entry = RoundPicked(id=self._id, at=self._at, round=number, player=player)
        check_entry(self.scoring, entry)
        return self.merge([entry])

    def play_to(self, rounds: int) -> Self:
        """Set the number of rounds; 0 leaves it open."""
        entry = RoundsSet(id=self._id, at=self._at, rounds=rounds)
        check_entry(self.scoring, entry)
        return self.merge([entry])

    def decide(self, name: str | None) -> Self:
        """Write who won the decision after a tie."""
        entry = TieDecided(id=self._id, at=self._at, player=None if name is None else self._player(name).id)
        check_entry(self.scoring, entry)
        return self.merge([entry])

    @property
    def most_players(self) -> int:
        """The most players that the game is for."""
        return find_game(self.game).players.most

    def _player(self, name: str) -> ScoredPlayer:
        for player in self.standing.players:
            if player.name == name:
                return player
        raise Illegal("scores.no-such-player", name=name)

    def _check_round(self, number: int) -> None:
        last = self.standing.rounds or self.scoring.most_rounds
        if not 1 <= number <= last:
            raise Illegal("scores.no-such-round", last=last)

    @property
    def _id(self) -> str:
        """The id of the next entry of this device."""
        own = [entry.id.rpartition("-")[2] for entry in self.entries if entry.id.startswith(f"{self.device}-")]
        return f"{self.device}-{max(map(int, own), default=0) + 1}"

    @property
    def _at(self) -> int:
        return self.latest() + 1

    # -- text

    def write(self) -> str:
        """Return the sheet as JSON lines: a header, and one line for each entry."""
        lines = [_encode(ScoreSheetHeader("score sheet", self.game)), *map(_encode, self.entries)]
        return "\n".join([line.decode() for line in lines]) + "\n"

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the sheet that `write` wrote; raises BadRecord."""
        lines = text.splitlines()
        try:
            header = msgspec.json.decode(lines[0] if lines else "", type=ScoreSheetHeader)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadRecord("scores.bad-file", 1, why=str(error)) from None
        if header.fivefold != "score sheet" or header.format != FORMAT:
            raise BadRecord("scores.bad-file", 1, why=lines[0][:80])
        scoring_of(header.game)
        found: list[AnyScoreEntry] = []
        for number, line in enumerate(lines[1:], 2):
            try:
                found.append(_entry.decode(line))
            except (msgspec.DecodeError, UnicodeError) as error:
                raise BadRecord("scores.bad-file", number, why=str(error)) from None
        return cls(header.game).merge(found)


def _rank(entry: AnyScoreEntry) -> tuple[int, bytes]:
    """Return what decides between two entries of the same id, which honest devices never make."""
    return entry.at, _encode(entry)


def check_entry(scoring: Scoring, entry: AnyScoreEntry) -> None:
    """Raise Illegal if an entry is impossible in a game, whatever else is on the sheet."""
    match entry:
        case PointsEntered(round=number, points=points):
            one = scoring.round(number)
            if scoring.entry == "pick" or number > scoring.most_rounds:
                raise Illegal("scores.no-such-round", last=0 if scoring.entry == "pick" else scoring.most_rounds)
            if points is not None and not one.least <= points <= one.most:
                raise Illegal("scores.out-of-range", points=points, least=one.least, most=one.most)
            if points is not None and not one.allows(points):
                raise Illegal("scores.impossible", points=points)
        case RoundPicked(round=number):
            if scoring.entry != "pick" or number > scoring.most_rounds:
                raise Illegal("scores.no-such-round", last=scoring.most_rounds if scoring.entry == "pick" else 0)
        case RoundsSet(rounds=rounds):
            if rounds > scoring.most_rounds:
                raise Illegal("scores.too-many-rounds", most=scoring.most_rounds)
        case TieDecided():
            if not scoring.decides_ties:
                raise Illegal("scores.shared")
        case _:
            pass
