"""Hurtful names are refused, however they are spelt; harmless ones that contain them are not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fivefold.core.botname import NICKNAMES
from fivefold.core.errors import BadOption, Illegal
from fivefold.server.people.name_filter import NameFilter, name_filter
from server.client import Server
from server.conftest import Person

OURS = NameFilter(["darn", "*zork*", "!zorkmid", "# nothing", "Dämlich  # with an accent"])


@pytest.mark.parametrize(
    "name",
    [
        "darn", "DARN", "dárn", "D4RN", "Mr Darn", "d.a.r.n", "d a r n", "daaaarn", "ＤＡＲＮ", "d\u0430rn",
        "darn!", "x_darn_x",
        "zork", "Zorkling", "the.zorker", "z0rk", "Z O R K", "damlich", "DÄMLICH", "däm1ich",
    ],
)  # fmt: skip
def test_refused_however_it_is_spelt(name: str) -> None:
    with pytest.raises(Illegal) as refusal:
        OURS.check(name)
    assert refusal.value.code == "name-not-allowed"


@pytest.mark.parametrize(
    "name", ["Darnell", "Ann", "zorkmid", "Da Rn", "xyz ork", "Dar Nina", "Ada 4", "李雷", "😀 Zoë"]
)
def test_harmless_names_pass(name: str) -> None:
    OURS.check(name)


@pytest.mark.parametrize(
    "name",
    [
        "Scunthorpe", "Penistone", "Lightwater", "Essex", "Sussex", "Arsenal", "Matsushita", "Push It", "Nazir",
        "Dickens",
        "Hancock", "Cockburn", "Snigger", "Hurenia", "Nigeria", "Niger", "Pedersen", "Putnam", "Assunta", "Bass",
        "Kassel",
        "Hitchcock", "Faganello", "Spicer", "Shitake Ann", "Constanze", "Dick", "Fanny", "Gaylord", "Wang", "Poll",
        "Analía",
        "Cassandra", "Titus", "Sasha", "Mishit", "Grape Ist",
    ],
)  # fmt: skip
def test_names_of_people_and_places_pass_our_list(name: str) -> None:
    name_filter().check(name)


def test_our_list_is_not_empty_and_nicknames_pass() -> None:
    for nickname in NICKNAMES:
        name_filter().check(nickname)
    for name in ("hitler", "H1tl3r", "4rschloch", "ENCULÉ", "hijo.de.puta"):
        assert not name_filter().is_allowed(name), name


def test_an_operator_adds_names_by_a_file(tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    file.write_text("grumpf\n!hitler\n", "utf-8")
    ours = name_filter(str(file))
    assert not ours.is_allowed("Grumpf")
    assert ours.is_allowed("Hitler"), "an exception holds against our list, too"
    with pytest.raises(BadOption):
        name_filter(str(tmp_path / "missing.txt"))


@pytest.fixture(scope="module")
def picky(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("picky")
    names = folder / "names.txt"
    names.write_text("", "utf-8")
    server = Server(folder, "--blocked-names", str(names), "--quiet-rooms").start()
    yield server
    server.stop()


def test_a_refused_name_is_refused_in_words_and_an_older_one_is_forgotten(picky: Server, someone: Person) -> None:
    ann = someone(picky)
    assert ann.http.put("/api/me", json={"name": "Grumpf"}).status_code == 200
    picky.stop()
    (Path(picky.database).parent / "names.txt").write_text("grumpf", "utf-8")
    picky.start()
    assert ann.http.get("/api/me").json()["name"] == ""
    for name in ("gr.umpf", "g r u m p f"):
        assert ann.http.put("/api/me", json={"name": name}).json()["code"] == "name-not-allowed"
    assert ann.http.put("/api/me", json={"name": "Anna"}).status_code == 200


def test_all_rooms_of_a_childrens_server_are_quiet(picky: Server, someone: Person) -> None:
    ann = someone(picky)
    ann.http.put("/api/me", json={"name": "Call Me"})
    wire = ann.join(ann.open_room(quiet=False))
    assert wire.in_room.quiet
    assert wire.in_room.people[0].name.startswith("@nick-")
    assert wire.refusal("chat", text="hello") == "quiet"
    assert wire.refusal("quiet", quiet=False) == "quiet"
    wire.ask("react", symbol="👍")
