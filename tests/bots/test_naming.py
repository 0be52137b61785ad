"""What bots are called at a table: nobody is taken for another, and everybody reads it in their own language."""

import pytest

from fivefold.bots import CHARACTERS, name_bot, name_bots
from fivefold.core.botname import BotName, guest_name, players, read_bot_name, read_name
from fivefold.core.speech import Reader, languages
from fivefold.core.words import Message, Who, message
from fivefold.rooms.text import clean_name


def names(*bots: str) -> list[str]:
    return [str(bot or "") for bot in name_bots(bots)]


def test_a_bot_has_the_face_of_a_character_about_as_strong_and_its_level_as_a_mark() -> None:
    assert names("easy", "medium", "hard", "expert", "1.4", "random") == [
        "@snail easy", "@hare medium", "@badger hard", "@owl expert", "@bear 1.4", "@hedgehog random",
    ]  # fmt: skip


def test_bots_of_one_level_are_told_apart() -> None:
    assert names("medium", "medium", "medium") == ["@hare medium", "@squirrel medium", "@otter medium"]
    many = name_bots(["medium"] * 13)
    assert len(set(many)) == 13
    assert len({bot.character for bot in many if bot}) == len(CHARACTERS) == 12
    assert many[-1] == BotName("hare", "medium", 2)


def test_nobody_else_has_the_face_of_a_character_at_the_table() -> None:
    assert names("medium", "hare", "", "hare") == ["@squirrel medium", "@hare 1.0", "", "@hare 1.0 2"]
    assert name_bot("easy", [BotName("snail", "easy")]).character == "hedgehog"


@pytest.mark.parametrize("bot", [BotName("otter", "medium"), BotName("fox", "2.5", 12), BotName("owl", "even")])
def test_names_are_read_as_they_are_written(bot: BotName) -> None:
    assert read_bot_name(str(bot)) == bot


@pytest.mark.parametrize(
    "name", ["Otter", "@otter", "otter medium", "@Otter medium", "@otter 1", "@otter medium x", ""]
)
def test_people_are_not_taken_for_bots(name: str) -> None:
    assert read_bot_name(name) is None


def test_nobody_can_take_a_bots_name() -> None:
    assert clean_name("@otter medium") == clean_name(" @otter\tmedium ") == "otter medium"
    assert clean_name("@ann") == "@ann"


def test_everybody_reads_bots_in_their_own_language() -> None:
    at_table = ("Ann", "@otter medium", "@squirrel 1.4 2")
    assert Reader("de", at_table, 0).say(message("core.bot-name", face="otter")) == "Otter"
    board = message("pieces.has-board", who=Who(1))
    assert Reader("en", at_table, 0).say(board).startswith("Otter ")
    assert Reader("es", at_table, 0).say(board) == "Le toca tomar a Nutria."
    welcome = message("terminal.title", game="SET", players=players(at_table, 0))
    assert Reader("en", at_table, 0).say(welcome) == "SET: you, Otter · Medium and Squirrel 2 · 1.4"
    assert Reader("de", at_table, 0).say(welcome) == "SET: du, Otter · Mittel und Eichhörnchen 2 · 1.4"


@pytest.mark.parametrize("language", languages())
def test_every_face_has_a_name_of_its_own_in_every_language(language: str) -> None:
    called = {Reader(language).strictly(Message("core.bot-name", {"face": face})) for face in CHARACTERS}
    assert len(called) == len(CHARACTERS)
    if language != "en":
        assert not called & {"Snail", "Squirrel", "Badger"}, "said in English"


def test_people_without_a_name_are_guests_in_every_language() -> None:
    names = (guest_name(1), "@otter medium", "Ann", guest_name(12))
    everyone = message("core.bot-mark", name=players(names, 2), level="")
    assert [read_bot_name(guest_name(number)) for number in (1, 12)] == [None, None]
    assert read_name("Guest 1") is None, "a person can be called that"
    assert clean_name("@guest 1") == "guest 1", "but not this"
    assert Reader("en").say(everyone) == "Guest 1, Otter · Medium, you and Guest 12 · "
    for language, words in {"en": "Guest 1", "de": "Gast 1", "fr": "Anonyme 1", "es": "Visitante 1"}.items():
        assert Reader(language, names).say(message("core.bot-mark", name=Who(0), level="")) == f"{words} · "


def test_bots_of_one_character_are_numbered_from_the_second_on() -> None:
    assert str(BotName("otter", "medium")) == "@otter medium"
    assert str(BotName("otter", "medium", 2)) == "@otter medium 2"
