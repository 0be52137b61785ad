"""The routes of tournaments and clubs, with a request for each."""

from typing import Any

Routes = dict[tuple[str, str], "str | tuple[str, dict[str, Any]]"]


def club_routes(tournament: str, club: str, sheet: str) -> Routes:
    """Return every route with a request; a tournament of eight bots is paired on the way."""
    ours, theirs = f"/api/tournaments/{tournament}", f"/api/clubs/{club}"
    start = {"json": {"t": "start"}}
    return {
        ("GET", "/tournament"): "/tournament",
        ("GET", "/t/{code:str}"): f"/t/{tournament}",
        ("GET", "/t/{code:str}/screen"): f"/t/{tournament}/screen",
        ("POST", "/api/tournaments"): ("/api/tournaments", {"json": {"game": "karma"}}),
        ("POST", "/api/tournaments/{code:str}/players"): f"{ours}/players",
        ("DELETE", "/api/tournaments/{code:str}/players"): f"{ours}/players",
        ("POST", "/api/tournaments/{code:str}/actions"): (f"{ours}/actions", start),
        ("GET", "/api/tournaments/{code:str}"): ours,
        ("GET", "/api/tournaments/{code:str}/standing.csv"): f"{ours}/standing.csv",
        ("GET", "/api/tournaments/{code:str}/qr.svg"): f"{ours}/qr.svg",
        ("GET", "/api/mine/tournaments"): "/api/mine/tournaments",
        ("PUT", "/api/tournaments/{code:str}/host"): (f"{ours}/host", {"json": {"player": 1}}),
        ("DELETE", "/api/tournaments/{code:str}"): ours,
        ("GET", "/club"): "/club",
        ("GET", "/c/{code:str}"): f"/c/{club}",
        ("POST", "/api/clubs"): ("/api/clubs", {"json": {"name": "Club"}}),
        ("POST", "/api/clubs/{code:str}/members"): f"{theirs}/members",
        ("POST", "/api/clubs/{code:str}/room"): f"{theirs}/room",
        ("POST", "/api/clubs/{code:str}/scores"): (f"{theirs}/scores", {"json": {"sheet": sheet}}),
        ("GET", "/api/clubs/{code:str}"): theirs,
        ("GET", "/api/clubs/{code:str}/qr.svg"): f"{theirs}/qr.svg",
        ("GET", "/api/mine/clubs"): "/api/mine/clubs",
        ("PUT", "/api/clubs/{code:str}"): (theirs, {"json": {"name": "Other"}}),
        ("PUT", "/api/clubs/{code:str}/members/{member:int}"): (f"{theirs}/members/2", {"json": {"removed": True}}),
        ("DELETE", "/api/clubs/{code:str}/scores/{sheet:str}"): f"{theirs}/scores/{sheet}",
        ("DELETE", "/api/clubs/{code:str}/members"): f"{theirs}/members",
        ("DELETE", "/api/clubs/{code:str}"): theirs,
    }
