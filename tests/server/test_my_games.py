"""One's own matches: pages, statistics, an archive of all data, and deletion."""

import io
import zipfile
from typing import Any

import msgspec
import pytest

import fivefold as ff
from fivefold.api import bodies as rest
from fivefold.api.figures import Streak, in_a_row
from fivefold.server.http.mine import figures
from fivefold.server.store import Store
from fivefold.server.store.played import MatchFilter
from server.client import Client, Server
from server.conftest import Person, company, rename, seated
from server.playing import finish
from server.stores import begun, ended, fresh, result, run

HOUR = 3600 * 1000


# -- the store


async def plays(store: Store, person: str, at: int, *, game: str = "set", won: bool = True, **more: Any) -> str:
    match, names = fresh(), more.pop("names", ("Ann", "@owl hard"))
    rival = 2000 if any(name.startswith("@") for name in names) else None
    went = result(*([0] if won else []), seats=len(names), **{key: more.pop(key) for key in ("lasted",) if key in more})
    seats = tuple(msgspec.structs.replace(seat, rival=rival, **more) for seat in went.seats)
    went = msgspec.structs.replace(went, names=names, seats=seats)
    await store.save([begun(match), ended(match, person, at=at, game=game, went=went)])
    return match


def test_pages_and_filters(url: str) -> None:
    async def test(store: Store) -> None:
        ann, ben = fresh(), fresh()
        expected = [await plays(store, ann, at=n // 3) for n in range(9)]
        alone = await plays(store, ann, 20, game="set-solitaire", names=("Ann",), won=False)
        with_zoe = await plays(store, ann, 21, names=("Ann", 'Zo_ë "%"'), won=False)
        with_other = await plays(store, ann, 22, names=("Ann", 'Zo!ë "x"'))
        await plays(store, ben, 23)

        async def found(**wish: Any) -> list[str]:
            return [one.match for one in await store.index.latest(ann, 50, MatchFilter(**wish))]

        assert await found(company="alone") == [alone]
        assert await found(company="people") == [with_other, with_zoe]
        assert set(await found(company="bots")) == set(expected)
        assert await found(company='Zo_ë "%"') == [with_zoe]
        assert await found(company="Zo") == []
        assert await found(game="set-solitaire") == [alone]
        assert await found(result="lost") == [with_zoe, alone]
        assert await found(result="won", company="people") == [with_other]
        assert await found(game="karma") == []
        # Pages of four, where several matches ended at the same moment: each appears once, in order.
        seen: list[str] = []
        before = None
        for _ in range(9):
            page = await store.index.latest(ann, 4, MatchFilter(before=before))
            if not page:
                break
            seen += [one.match for one in page]
            before = (page[-1].ended, page[-1].match)
        assert len(seen) == len(set(seen)) == 12
        assert seen == await found()

    run(url, test)


def test_what_matches_add_up_to(url: str) -> None:
    async def test(store: Store) -> None:
        ann = fresh()
        assert await store.figures.games(ann) == []
        for n, won in enumerate([True, True, True, False, True, True]):
            await plays(store, ann, n * 24 * HOUR, won=won, lasted=1000 * (9 - n), score=n, pace=500 + n)
        await plays(store, ann, 1, game="five-crowns", names=("Ann", "Zoë", "@otter easy"), score=40)
        await plays(store, ann, 2, game="five-crowns", names=("Ann", "Zoë"), won=False, score=20)
        await plays(store, fresh(), 3, score=99)
        *crowns, cards = await store.figures.games(ann)
        assert (cards.game, cards.alone, cards.level, cards.played, cards.won) == ("set", False, 2, 6, 5)
        assert (cards.least, cards.most, cards.quickest, cards.pace, cards.lasted) == (0, 5, 4000, 500, 39_000)
        assert {(one.level, one.played, one.won, one.least) for one in crowns} == {(None, 1, 0, 20), (2, 1, 1, 40)}
        assert await store.figures.streaks(ann) == {"set": Streak(2, 3), "five-crowns": Streak(0, 1)}
        shown = await figures(store, ann, "")
        assert [(one.game, one.played, one.won, one.best, one.longest) for one in shown.games] == [
            ("five-crowns", 2, 1, 20, 1),
            ("set", 6, 5, 5, 3),
        ]
        assert shown.levels == (rest.LevelResult("five-crowns", 2, 1, 1), rest.LevelResult("set", 2, 6, 5))
        assert (shown.shown, len(shown.series)) == ("set", 6)
        assert await store.figures.companions(ann) == [("Zoë", 2)]
        assert await store.figures.days(ann) == [5, 4, 3, 2, 1, 0]
        series = await store.figures.series(ann, "set")
        assert [(one.level, one.played, one.won, one.paced, one.pace) for one in series] == [
            (2, 1, int(n != 3), 1, 500 + n) for n in range(6)
        ]
        assert sum(one.reviewed for one in series) == 0

    run(url, test)


def test_what_began_at_a_position_or_by_other_rules_is_no_best(url: str) -> None:
    async def test(store: Store) -> None:
        ann = fresh()
        for n, (dealt, usual) in enumerate([(True, True), (True, False), (False, True)]):
            went = result(0, seats=1, lasted=1000 * (3 - n))
            went = msgspec.structs.replace(went, dealt=dealt, usual=usual)
            await store.save([begun(match := fresh()), ended(match, ann, at=n, went=went)])
        (one,) = await store.figures.games(ann)
        assert (one.played, one.quickest) == (2, 3000)
        assert len(await store.index.latest(ann, 50)) == 2

    run(url, test)


def test_days_in_a_row() -> None:
    assert in_a_row([], 9) == 0
    assert in_a_row([9, 8, 7, 5], 9) == 3
    assert in_a_row([8, 7], 9) == 2, "today is not over yet"
    assert in_a_row([7, 6], 9) == 0


# -- at a server


def resign(client: Client) -> str:
    """Play and lose a match of a minute."""
    wire = client.join(client.open_room(game="set-solitaire", start=True))
    match = wire.until_table().match
    wire.ask("do", move="resign")
    return match


def matches(client: Client, **query: str) -> list[rest.MyMatch]:
    answer = client.http.get("/api/mine/matches", params=query)
    assert answer.status_code == 200, answer.text
    return list(msgspec.json.decode(answer.content, type=rest.MyMatches).matches)


@pytest.mark.smoke
def test_everybody_sees_their_own_matches(server: Server, someone: Person) -> None:
    ann, ben = someone(server), someone(server)
    assert matches(ann) == []
    first, second = resign(ann), resign(ann)
    theirs = resign(ben)
    assert [one.match for one in matches(ann)] == [second, first]
    assert [one.match for one in matches(ben)] == [theirs]
    (latest, _) = matches(ann, game="set-solitaire", result="lost")
    assert (latest.names, latest.seat, latest.won, latest.place) == (("@guest 1",), 0, False, 1)
    assert matches(ann, result="won") == matches(ann, game="karma") == matches(ann, **{"with": "bots"}) == []
    found = ann.get("/api/mine/figures?game=set-solitaire", rest.MyFigures)
    assert [(one.game, one.alone, one.played, one.won, one.longest) for one in found.games] == [
        ("set-solitaire", True, 2, 0, 0)
    ]
    assert (found.days, found.days_played, len(found.series)) == (1, 1, 2)
    assert ben.get("/api/mine/figures", rest.MyFigures).games[0].played == 1


def test_nobody_asks_for_others_or_without_being_known(server: Server, someone: Person) -> None:
    ann, nobody = someone(server), someone(server, welcome=False)
    resign(ann)
    for path in ("/api/mine/matches", "/api/mine/figures", "/api/mine/records"):
        assert nobody.http.get(path).status_code == 401
        assert ann.id not in nobody.http.get(f"{path}?person={ann.id}").text
    assert nobody.http.delete("/api/mine").status_code == 401
    ben = someone(server)
    assert matches(ben, person=ann.id) == []
    assert len(matches(ann)) == 1
    for wrong in ({"before": "1.x"}, {"game": "SET!"}, {"result": "drawn"}, {"with": "x" * 61}):
        assert ann.http.get("/api/mine/matches", params=wrong).status_code == 400, wrong


def test_people_who_played_together_each_have_their_row(server: Server, someone: Person) -> None:
    _, (one, two) = company(server, someone, 2, game="set", options={"deck": "easy"})
    rename(one.client, "Ann")
    rename(two.client, "Ben")
    seated([one, two])
    one.start()
    finish([one, two])
    (anns,), (bens,) = matches(one.client), matches(two.client)
    assert anns.match == bens.match
    assert (anns.seat, bens.seat) == (0, 1)
    assert anns.names == bens.names == ("Ann", "Ben")
    assert matches(one.client, **{"with": "Ben"}) == [anns]
    assert {(seat.person, seat.played) for seat in two.in_room.evening.players} == {
        (one.client.id, 1),
        (two.client.id, 1),
    }


def test_they_are_there_after_a_restart(server: Server, someone: Person) -> None:
    ann = someone(server)
    match = resign(ann)
    server.terminate()
    server.start()
    assert [one.match for one in matches(ann)] == [match]


def test_everything_as_an_archive(server: Server, someone: Person) -> None:
    ann = someone(server)
    played = {resign(ann), resign(ann)}
    answer = ann.http.get("/api/mine/records")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        about = msgspec.json.decode(archive.read("person.json"))
        assert (about["id"], {one["match"] for one in about["matches"]}) == (ann.id, played)
        assert {name for name in archive.namelist() if name != "person.json"} == {f"{one}.fivefold" for one in played}
        for match in played:
            text = archive.read(f"{match}.fivefold").decode()
            assert text == ann.http.get(f"/api/records/{match}").text
            ff.verify(text)


def test_being_forgotten(server: Server, someone: Person) -> None:
    """Others keep their matches; the name of the seat becomes a number, also in an open room."""
    code, (one, two) = company(server, someone, 2, game="set", options={"deck": "easy"})
    rename(one.client, "Anna-Lena")
    seated([one, two])
    one.start()
    finish([one, two])
    ann, ben, name, match = one.client, two.client, one.client.name, matches(two.client)[0].match
    answer = ann.http.delete("/api/mine")
    assert answer.status_code == 200
    fresh_me = msgspec.json.decode(answer.content, type=rest.Me)
    assert fresh_me.id != ann.id
    assert ann.get("/api/me", rest.Me).id == fresh_me.id, "this device is somebody new"
    assert matches(ann) == []
    (bens,) = matches(ben)
    assert (bens.match, bens.names) == (match, ("Player 1", "@guest 2"))
    record = ben.http.get(f"/api/records/{match}").text
    assert name not in record
    ff.verify(record)
    back = ben.join(code)
    back.until_room(lambda room: ann.id not in [person.id for person in room.people], "Ann to be gone")
    assert name not in msgspec.json.encode(back.in_room).decode()
