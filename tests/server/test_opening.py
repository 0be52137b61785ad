"""Opening and finding rooms."""

from xml.etree import ElementTree

import msgspec
import pytest

from fivefold.api import bodies as rest
from fivefold.rooms import messages as m
from server.client import Server
from server.conftest import Person, company, seated

EASY = {"deck": "easy", "no_set": "auto"}


@pytest.mark.smoke
def test_a_room_is_opened_and_found(server: Server, someone: Person) -> None:
    code, (one, two) = company(server, someone, 2)
    room = one.in_room
    assert (room.code, room.host, room.game, room.options, room.match) == (code, one.client.id, "set", {}, None)
    assert [seat.person for seat in room.seats] == [one.client.id, None]
    found = two.client.get(f"/api/rooms/{code.lower()}", rest.Listed)
    assert (found.code, found.host, found.people, found.playing) == (code, "@guest 1", 2, False)
    assert one.welcome
    assert one.welcome.you == m.PersonView(one.client.id, "@guest 1", True)
    assert "👏" in one.welcome.reactions


@pytest.mark.smoke
def test_play_now_against_bots_in_one_step(server: Server, someone: Person) -> None:
    ann = someone(server)
    one = ann.join(ann.open_room(bots="hard", seats=3, start=True))
    table = one.until_table()
    assert table.names == ("@guest 1", "@badger hard", "@raven hard")
    assert table.seat == 0
    assert table.fresh


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"deck": "huge"}}, "bad-value"),
        ({"options": {"dekc": "easy"}}, "unknown-option"),
        ({"options": {"call_seconds": 0}}, "bad-value"),
        ({"options": {"call_seconds": 10**20}}, "bad-value"),
        ({"options": {"call_seconds": True}}, "bad-value"),
        ({"seats": 1}, "bad-seats"),
        ({"game": "set-solitaire", "seats": 2}, "bad-seats"),
        ({"bots": "genius"}, "unknown-bot"),
        ({"seats": 0}, "bad-request"),
        ({"seats": 13}, "bad-request"),
        ({"nonsense": 1}, "bad-request"),
        ({"options": []}, "bad-request"),
    ],
)
def test_a_room_that_cannot_be(server: Server, someone: Person, wish: dict[str, object], code: str) -> None:
    answer = someone(server).http.post("/api/rooms", json=wish)
    assert answer.status_code in (400, 404)
    trouble = msgspec.convert(answer.json(), rest.ErrorBody)
    assert trouble.code == code
    assert trouble.sentence.endswith((".", "?"))
    if code == "bad-request":
        assert next(iter(wish)) in trouble.sentence, "it says what is wrong"


@pytest.mark.smoke
def test_the_games_are_listed_with_the_box_rules_as_defaults(server: Server, someone: Person) -> None:
    games = {game.slug: game for game in someone(server).get("/api/games", list[rest.GameInfo])}
    assert {"set", "set-solitaire", "set-daily"} <= set(games)
    defaults = {option.name: option.default for option in games["set"].options}
    assert defaults == {"deck": "full", "call_seconds": 5, "lag_credit_ms": 200, "no_set": "agree", "deals": 1}
    assert games["set"].levels == ("easy", "medium", "hard", "expert")
    _, (one,) = company(server, someone, 1)
    table = one.start(bots="easy")
    assert table.options == defaults


def test_public_rooms_are_listed_while_somebody_is_there(server: Server, someone: Person) -> None:
    code, (one,) = company(server, someone, 1)
    guest = someone(server)
    assert code not in {room.code for room in guest.get("/api/rooms", list[rest.Listed])}
    one.send("publish", public=True)
    one.until_room(lambda room: room.public, "a public room")
    assert code in {room.code for room in guest.get("/api/rooms", list[rest.Listed])}
    one.send("publish", public=False)
    one.until_room(lambda room: not room.public, "a private room")
    assert code not in {room.code for room in guest.get("/api/rooms", list[rest.Listed])}


def test_a_board_or_a_dictionary_that_cannot_be_is_refused_in_the_lobby(server: Server, someone: Person) -> None:
    _, (one,) = company(server, someone, 1)
    assert one.refusal("choose", game="set-cubed", options={"board": "g7=5"}) == "bad-board"
    assert one.refusal("choose", game="set-cubed", options={"board": "b2=5,b2=3"}) == "bad-board"
    refused = one.client.http.post("/api/rooms", json={"game": "set-cubed", "options": {"board": "g7=5"}})
    assert refused.status_code == 400
    assert one.in_room.game == "set"


def test_nobody_is_told_what_there_is_to_find(server: Server, someone: Person) -> None:
    """Words and SETs of a race are legal moves, but no message lists them."""
    for game in ("wordspiel", "set-cubed"):
        _, wires = company(server, someone, 2, game=game)
        seated(wires)
        wires[0].start()
        for wire in wires:
            table = wire.until_table()
            assert table.game == game
            assert all("." not in move and (not move.startswith("set ") or "*" in move) for move in table.moves or ())


def test_what_cannot_be_a_code_is_refused_in_words_for_people(server: Server, someone: Person) -> None:
    message = {"type": "said", "key": "server.bad-request.code", "facts": {}}
    ann = someone(server)
    for language, sentence in {
        "": "A code has only letters and digits.",
        "fr;q=0.5, de-AT": "Ein Code besteht nur aus Buchstaben und Ziffern.",
        "xx, es;q=0.1": "Un código solo tiene letras y cifras.",
    }.items():
        answer = ann.http.get("/api/rooms/!!zz", headers={"Accept-Language": language})
        assert answer.status_code == 400
        assert answer.json() == {"code": "bad-request", "sentence": sentence, "said": message}


def test_the_qr_code_is_a_picture(server: Server, someone: Person) -> None:
    ann = someone(server)
    answer = ann.http.get(f"/api/rooms/{ann.open_room()}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag == "{http://www.w3.org/2000/svg}svg"
    assert ann.http.get("/api/rooms/ZZZZZ/qr.svg").status_code == 404


def test_a_word_can_be_looked_up_before_and_during_a_match(server: Server, someone: Person) -> None:
    ann = someone(server)
    for start in (False, True):
        wire = ann.join(ann.open_room(game="wordspiel", bots="easy", start=start))
        for word, good in (("unite", True), ("alaska", False)):
            wire.ask("look", text=word)
            assert wire.found[-1].lookup.good is good


def test_not_every_game_has_something_to_look_up(server: Server, someone: Person) -> None:
    ann = someone(server)
    assert ann.join(ann.open_room()).refusal("look", text="unite") == "no-book"
