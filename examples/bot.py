"""A bot that joins a room by its link, takes a seat and plays SET: python bot.py http://localhost:8000/r/ABCDE."""

import json
import sys
from itertools import combinations
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import connect

Message = dict[str, Any]


def find_set(board: list[str | None]) -> tuple[str, ...] | None:
    """Three cards that are, in every feature, all alike or all different: never two and one."""
    cards = [card for card in board if card]
    triples = combinations(cards, 3)
    return next((t for t in triples if all(len(set(feature)) != 2 for feature in zip(*t, strict=True))), None)


def choose(table: Message) -> str | None:
    """The move to make at this table, if any."""
    found, moves, calling = find_set(table["view"]["board"]), table["moves"] or [], table["view"]["calling"]
    if calling:
        return f"take {' '.join(found)}" if found and calling["seat"] == table["seat"] else None
    wish = "call" if found else "agree"
    return wish if wish in moves else None


def main(link: str) -> None:
    """Plays one match to its end."""
    address = urlsplit(link)
    room_code = address.path.rstrip("/").rpartition("/")[2]
    me = httpx.get(f"{address.scheme}://{address.netloc}/api/me")
    cookie = f"fivefold={me.cookies['fivefold']}"
    socket = f"{address.scheme.replace('http', 'ws')}://{address.netloc}/ws/{room_code}"
    with connect(socket, additional_headers={"Cookie": cookie}) as wire:
        for text in wire:
            match json.loads(text):
                case {"t": "welcome", "room": room}:
                    seat = next((n for n, seat in enumerate(room["seats"]) if not seat["person"]), 0)
                    wire.send(json.dumps({"t": "sit", "seat": seat}))
                    wire.send(json.dumps({"t": "hello"}))
                case {"t": "ping", "ping": number}:
                    wire.send(json.dumps({"t": "pong", "ping": number}))
                case {"t": "table", "outcome": {"reason": reason, "scores": scores}, "names": names}:
                    print(reason, dict(zip(names, scores, strict=True)))  # noqa: T201
                    return
                case {"t": "table", "now": now} as table if now >= 0 and (move := choose(table)):
                    wire.send(json.dumps({"t": "do", "move": move}))
                case {"t": "refused" | "closed", "code": code}:
                    print(code, file=sys.stderr)  # noqa: T201
                case _:
                    pass


if __name__ == "__main__":
    main(sys.argv[1])
