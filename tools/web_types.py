"""Writes web/src/types.ts: the wire protocol and every game's view and events as TypeScript types.

python tools/web_types.py [--check]
"""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

import fivefold as ff
from fivefold.api import accounts, clubs, friends, moderation, push, ratings, scores, tournaments, turns
from fivefold.api import bodies as rest
from fivefold.core.counts import CountAnswer
from fivefold.core.drills import Drill
from fivefold.core.game import AnyGame
from fivefold.rooms import messages, replay

PAGE = Path(__file__).parent.parent / "web" / "src" / "types.ts"
HEADING = "// Everything that goes over the wire. Written by tools/web_types.py; do not edit."
REST = (
    rest.GameInfo,
    rest.DrillInfo,
    Drill,
    rest.CountPage,
    CountAnswer,
    rest.Me,
    rest.NewName,
    rest.NewRoom,
    rest.RoomOpened,
    rest.Listed,
    rest.Ongoing,
    rest.Mine,
    rest.Day,
    rest.DailyResult,
    rest.MyMatches,
    rest.MyFigures,
    rest.Reviewed,
    rest.Handover,
    accounts.Account,
    accounts.PasskeyOptions,
    accounts.NewRecovery,
    scores.ScoringInfo,
    scores.NewScores,
    scores.NewEntries,
    scores.ScoresOpened,
    scores.Scores,
    scores.MyScores,
    turns.VacationInfo,
    push.PushInfo,
    push.NewPush,
    push.NewQuiet,
    friends.FriendList,
    friends.InvitationInfo,
    moderation.NewReport,
    moderation.OperatorName,
    moderation.FiledReport,
    moderation.RoomSettings,
    moderation.ServerLoad,
    moderation.Backups,
    moderation.OperatorAction,
    rest.NewBan,
    rest.Banned,
    ratings.MyRatings,
    ratings.NewChoices,
    ratings.SeatRating,
    ratings.LeaderBoard,
    ratings.QuickOffer,
    ratings.WantedMatch,
    ratings.QuickPlace,
    tournaments.NewTournament,
    tournaments.TournamentOpened,
    tournaments.TournamentPage,
    tournaments.MyTournament,
    clubs.ClubPage,
    clubs.ClubOpened,
    clubs.MyClub,
    rest.ErrorBody,
    replay.FinishedMatch,
    replay.ReplayPage,
    replay.Deal,
    replay.ReplayPosition,
    replay.Retried,
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def typed(schema: Schema, prefix: str = "") -> str:
    """Return a JSON schema as a TypeScript type; names it refers to get the prefix."""
    match schema:
        case {"$ref": str(ref)}:
            return prefix + ref.rsplit("/", 1)[1]
        case {"enum": [*values]}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"anyOf": [*parts]}:
            return " | ".join(dict.fromkeys(typed(part, prefix) for part in parts))
        case {"type": "array", "prefixItems": [*items]}:
            return f"[{', '.join(typed(item, prefix) for item in items)}]"
        case {"type": "array"}:
            item = typed(schema.get("items", {}), prefix)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case {"type": "object", "additionalProperties": _}:
            return f"Record<string, {typed(schema['additionalProperties'], prefix)}>"
        case {"type": str(kind)}:
            return PLAIN[kind]
        case _:
            return "unknown"


def declared(name: str, schema: Schema, prefix: str = "", *, is_sent: bool) -> str:
    """Return a named object as an interface; fields with a default are optional only in what the client sends."""
    needed = schema.get("required", [])
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    if schema["type"] == "array":
        return "\n".join([*lines, f"export type {prefix}{name} = {typed(schema, prefix)};"])
    lines.append(f"export interface {prefix}{name} {{")
    for field, kind in schema.get("properties", {}).items():
        mark = "?" if is_sent and field not in needed else ""
        lines.append(f"  {field}{mark}: {typed(kind, prefix)};")
    return "\n".join([*lines, "}"])


def union(name: str, schema: Schema, prefix: str = "") -> str:
    """Return a named union of interfaces."""
    return f"export type {name} =\n  | " + "\n  | ".join(typed(schema, prefix).split(" | ")) + ";"


def wire() -> list[str]:
    """Return the messages of the WebSocket and the bodies of HTTP requests."""
    kinds = (messages.AnyClientMessage, messages.AnyServerMessage, *REST)
    (request, answer, *_), parts = msgspec.json.schema_components(kinds)
    sent = {*re.findall(r"\w+", typed(request)), "NewName", "NewRoom", "NewScores", "NewEntries"}
    names = [declared(name, part, is_sent=name in sent) for name, part in parts.items()]
    return [*names, union("Request", request), union("Answer", answer)]


def families() -> dict[str, type[AnyGame]]:
    """Return one game for each type of view, by the name of its types: the shortest slug of those that share it."""
    found: dict[Any, type[AnyGame]] = {}
    for slug, game in sorted(ff.games().items(), key=lambda item: len(item[0])):
        if not (PAGE.parent / "games" / game.__module__.split(".")[-2]).is_dir():
            continue  # a game without a board needs no types
        if game.__module__.startswith("fivefold.games."):
            found.setdefault(game.view_type, ff.games()[slug])
    return {game.slug.title().replace("-", ""): game for game in found.values()}


def family(prefix: str, game: type[AnyGame]) -> list[str]:
    """Return a game's view and events, and the types they use."""
    (view, event), parts = msgspec.json.schema_components((game.view_type, game.event_type))
    names = [declared(name, part, prefix, is_sent=False) for name, part in parts.items()]
    if (root := typed(view)) != "View" and "View" not in parts:
        names.append(f"export type {prefix}View = {prefix}{root};")
    return [_plainly(block) for block in (*names, union(f"{prefix}Event", event, prefix))]


def _plainly(block: str) -> str:
    """Remove the parameters of generic types: `Stepped` for `Stepped_Put__Arranged_`, as a game has one of each."""
    return re.sub(r"\b([A-Za-z]+)_[\w.]+_(?![\w.])", r"\1", block)


def page() -> str:
    blocks = [HEADING, *wire()]
    for prefix, game in sorted(families().items()):
        blocks += [f"// -- {game.slug}", *family(prefix, game)]
    return "\n\n".join(blocks) + "\n"


def main() -> None:
    """Write the file, or with --check exit with an error if it is out of date."""
    text = page()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        sys.exit("web/src/types.ts is not up to date: run python tools/web_types.py")


if __name__ == "__main__":
    main()
