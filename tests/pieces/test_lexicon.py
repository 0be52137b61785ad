"""The dictionary: what is in it, its file, and lists that a host brings along."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fivefold as ff
from fivefold.core.speech import ENGLISH_READER
from fivefold.pieces import lexicon
from fivefold.pieces.letter_graph import SIZES
from fivefold.pieces.lexicon import Lexicon, own
from pieces.lists import name_lists

IN = "tsp lb unite funny no qi za zax cwm aa sepoy valerian colour color organise organize step priest lbs tbsp hr"
OTHERS = {"french": "French", "spanish": "Spanish"}
OUT = "alaska robert asap don't vip nasa paris mr co-op e x xyzzy st"


@pytest.mark.parametrize("word", IN.split())
def test_words_and_common_abbreviations_are_in(word: str) -> None:
    assert word in own()
    assert word.upper() in own()


@pytest.mark.parametrize("word", OUT.split())
def test_names_acronyms_and_contractions_are_out(word: str) -> None:
    assert word not in own()


def test_it_has_about_180_000_words_of_2_to_15_letters() -> None:
    everything = list(own())
    assert everything == sorted(set(everything))
    assert len(everything) == len(own()) == own().size
    assert 175_000 < len(everything) < 185_000
    assert {len(word) for word in everything} == set(range(2, own().longest + 1))
    assert own().longest == 15


def test_its_hash_is_that_of_its_words() -> None:
    assert own().sha256 == sha256("\n".join(own()).encode()).hexdigest()
    assert own().tag == f"english:{own().sha256[:16]}"


def test_common_words_have_a_lower_level_than_rare_ones() -> None:
    levels = [own().level(word) for word in ("house", "unite", "onion", "cwm", "aa", "xyzzy")]
    assert levels == [10, 10, 20, 70, 95, 0]
    counts = dict.fromkeys(SIZES[1:], 0)
    for _, level in own().rated():
        counts[level] += 1
    assert all(counts.values())


def test_the_notices_of_its_sources_are_beside_it() -> None:
    folder = Path(lexicon.__file__).parent / "data"
    assert "Kevin Atkinson" in (folder / "SCOWL-COPYRIGHT.txt").read_text("utf-8")
    assert "public domain" in (folder / "README.md").read_text("utf-8")


some_words = st.dictionaries(st.text("ABCXYZ", min_size=2, max_size=9), st.sampled_from(SIZES[1:]), min_size=1)


@given(some_words)
def test_a_list_becomes_a_graph_and_a_file_and_back(levels: dict[str, int]) -> None:
    made = Lexicon.of("some", levels)
    again = Lexicon.unpacked(made.packed)
    for book in (made, again):
        assert dict(book.rated()) == levels
        assert book.size == len(levels)
        assert book.longest == max(map(len, levels))
        assert book.tag == made.tag
        assert all(book.level(word) == level for word, level in levels.items())
        assert "CAB" in book or "CAB" not in levels
        assert "" not in book


@given(some_words)
def test_whatever_leads_nowhere_is_no_node(levels: dict[str, int]) -> None:
    book = Lexicon.of("some", levels)
    prefixes = {word[:n] for word in levels for n in range(len(word) + 1)}
    for word in levels:
        for letter in "ABCXYZ":
            longer = word + letter
            assert (book.node(longer) >= 0) == (longer in prefixes)
    assert book.node("Ä") == -1


# -- a host's own list


def listed(folder: Path, text: str | bytes, name: str = "club.txt") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_list_is_one_word_a_line_with_a_level_if_known(tmp_path: Path) -> None:
    book = lexicon.read(listed(tmp_path, "# our words\nunite\nFUNNY  20\n\nxyzzy # a plugh\r\nzzyzx 95\n"))
    assert dict(book.rated()) == {"UNITE": 10, "FUNNY": 20, "XYZZY": 35, "ZZYZX": 95}
    assert book.name == "club"


def test_a_name_is_made_of_the_file_name(tmp_path: Path) -> None:
    assert lexicon.read(listed(tmp_path, "unite", "Café Words (2026).txt")).name == "cafe-words-2026"
    assert lexicon.read(listed(tmp_path, "unite", "日本.txt")).name == "words"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("unite\nfunny\ndon't\n", "line 3: “don't” has characters that aren’t letters."),
        ("unite\n\na\n", "line 3: “a” doesn’t have 2 to 30 letters."),
        ("unite\ntwo words\n", "line 2: “two words” is more than one word."),
        ("unite 11\n", "line 1: 11 isn’t a level: 10, 20,"),
        ("# nothing\n\n", "no words found."),
        (b"unite\nfun\xff\xfe\n", "line 2: this isn’t UTF-8 text."),
        (b"\xef\xbb\xbfab\r\n\xff\r\n", "line 2: this isn’t UTF-8 text."),
        (b"ab\rcd\re-f\r", "line 3: “e-f” has characters"),
        ("unite\nfun\fny\u2028\u0085\nco-op\n", "line 2: “fun\\x0cny” is more than one word."),
        ("unite\n\x00no\n", "line 2: “\\x00no” has characters that aren’t letters."),
        ("".join(f"a{chr(0x4E00 + place)}\n" for place in range(60)), "more than 60 different letters"),
    ],
)
def test_a_bad_list_is_refused_with_the_line(tmp_path: Path, text: str | bytes, says: str) -> None:
    path = listed(tmp_path, text)
    with pytest.raises(ff.BadOption) as refusal:
        lexicon.read(path)
    assert refusal.value.code == "bad-words"
    assert says in str(refusal.value)
    assert str(path) in str(refusal.value)


def test_files_of_windows_and_words_that_come_twice_are_read(tmp_path: Path) -> None:
    plain = lexicon.read(listed(tmp_path, "funny\nunite"))
    for text in (b"\xef\xbb\xbffunny\r\nunite\r\n", b"Unite\nfunny\nUNITE\nunite", b"unite\rfunny\r"):
        assert lexicon.read(listed(tmp_path, text)).tag == plain.tag
    assert dict(lexicon.read(listed(tmp_path, "unite 80\nunite 20\n")).rated()) == {"UNITE": 20}


def test_of_an_endless_line_only_the_beginning_is_shown(tmp_path: Path) -> None:
    for line in ("x" * 100_000, "x y" * 100_000):
        with pytest.raises(ff.BadOption) as refusal:
            lexicon.read(listed(tmp_path, line))
        assert len(str(refusal.value)) < 200 + len(str(tmp_path))


def test_a_list_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ff.BadOption, match="No such file"):
        lexicon.read(tmp_path / "nowhere.txt")


def called() -> dict[str, str]:
    """The lists that can be chosen, and what they are called."""
    return {name: ENGLISH_READER.say(label) for name, label in lexicon.choices().items()}


def test_a_list_that_was_given_is_the_default_here_and_in_other_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name_lists(monkeypatch, "")
    assert lexicon.known() == (own(),)
    assert called() == {"default": "English", **OTHERS}
    club = listed(tmp_path, "unite\nfunny\n")
    book, *_ = lexicon.give(club)
    assert [found.name for found in lexicon.known()] == ["club", "english"]
    assert lexicon.find("default") is lexicon.find("club") is lexicon.find(book.tag) is book
    assert lexicon.find("english") is own()
    assert lexicon.find("english:0000000000000000") is None
    assert lexicon.named("default") == lexicon.named("club") == book.tag
    assert lexicon.named("nowhere") == "nowhere"
    assert called() == {"default": "club", "english": "English", **OTHERS}
    code = "import fivefold as ff; print(ff.Table('wordspiel').game.options.lexicon)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True)
    assert done.stdout.strip() == book.tag


def test_a_bad_list_that_is_given_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name_lists(monkeypatch, "")
    with pytest.raises(ff.BadOption):
        lexicon.give(listed(tmp_path, "two words"))
    assert lexicon.known() == (own(),)
    name_lists(monkeypatch, str(tmp_path / "club.txt"))
    assert called() == {"default": "English", **OTHERS}


def test_a_path_that_could_be_two_is_refused_before_anything_is_read(tmp_path: Path) -> None:
    """Other processes hear of lists by the environment, where this sign stands between two."""
    path = tmp_path / f"a{os.pathsep}b.txt"
    with pytest.raises(ff.BadOption, match=r"the path of a word list can’t contain"):
        lexicon.give(path)


def test_words_about_which_nothing_is_known_are_the_more_common_the_shorter() -> None:
    assert [lexicon.guessed(word) for word in ("HAUS", "GARTEN", "EICHHORN")] == [35, 50, 70]


@pytest.mark.parametrize("text", ["Fu\u0308\u00dfe\n\u00c9T\u00c9\n\ufb01ne\n", "f\u00fcsse\ne\u0301te\u0301\nFINE\n"])
def test_ws_03_a_list_may_have_any_letters_and_they_are_its_alphabet(tmp_path: Path, text: str) -> None:
    """However they are written: in capitals or not, in one sign or two; the sharp s is two."""
    book = lexicon.read(listed(tmp_path, text))
    assert list(book) == ["FINE", "F\u00dcSSE", "\u00c9T\u00c9"]
    assert book.alphabet == "EFINST\u00c9\u00dc"
    assert "f\u00fc\u00dfe" in book
    assert "ete" not in book


def test_ws_03_without_accents_a_list_is_asked_and_answers_in_plain_letters(tmp_path: Path) -> None:
    book = lexicon.read(listed(tmp_path, "\u00e9t\u00e9 20\nete 80\n\u0153uf\nni\u00f1o\n"))
    plain = book.folded
    assert dict(plain.rated()) == {"ETE": 20, "OEUF": 35, "NINO": 35}
    assert all(word in plain for word in ("\u00e9t\u00e9", "ETE", "oeuf", "Ni\u00f1o"))
    assert plain.tag == book.tag, "it is the same list"
    assert plain.folded is plain
    assert own().folded.alphabet == own().alphabet
    assert "caf\u00e9" in own().folded
    assert "caf\u00e9" not in own()


@given(st.dictionaries(st.text("AB\u00c4\u00d1\u0416", min_size=2, max_size=6), st.sampled_from(SIZES[1:]), min_size=1))
def test_any_letters_survive_the_file(words: dict[str, int]) -> None:
    assert dict(Lexicon.unpacked(Lexicon.of("many", words).packed).rated()) == words


def test_a_large_alphabet_has_room() -> None:
    letters = [chr(0x410 + place) for place in range(32)] + [chr(0x41 + place) for place in range(26)]
    words = {first + second: 95 for first in letters for second in letters}
    book = Lexicon.unpacked(Lexicon.of("large", words).packed)
    assert book.marks.itemsize == 8
    assert dict(book.rated()) == words


def test_words_of_another_language_are_not_rated_as_english_ones(tmp_path: Path) -> None:
    book = lexicon.read(listed(tmp_path, "gift\nkunst\nbaum\nwald\ngarten\n"))
    assert dict(book.rated())["GIFT"] == lexicon.guessed("GIFT")
    assert lexicon.guessed("GIFT") != own().level("gift")
