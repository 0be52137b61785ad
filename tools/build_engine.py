"""Builds the engine for browsers: Pyodide, msgspec, and this package compiled for it, as static files in build/engine.

Pyodide is pinned in web/package-lock.json, msgspec's wheel by its hash in pins/play.txt.
"""

import hashlib
import io
import json
import lzma
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from build_web import WEB, node, run_npm

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "build" / "engine"
STAMP = ENGINE / "sources.sha256"
SOURCES = ROOT / "src"
PYODIDE = WEB / "node_modules" / "pyodide"
PACKED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""The files of Pyodide that a page loads."""
ARCHIVE = "engine.tar.xz"
MEASURED = ("pyodide.asm.wasm", "python_stdlib.zip", ARCHIVE)
"""The large files, by which a page tells how far it is."""
UNUSED = [
    "__hello__",
    "__phello__",
    "_pydatetime",
    "_pyio",
    "_pyrepl",
    "antigravity",
    "argparse",
    "asyncio/proactor_events",
    "asyncio/windows_events",
    "asyncio/windows_utils",
    "bdb",
    "cProfile",
    "cmd",
    "colorsys",
    "configparser",
    "ctypes",
    "doctest",
    "email",
    "encodings",
    "fileinput",
    "ftplib",
    "getopt",
    "getpass",
    "gettext",
    "http",
    "imaplib",
    "importlib/_bootstrap",
    "importlib/_bootstrap_external",
    "importlib/metadata",
    "logging/config",
    "logging/handlers",
    "mailbox",
    "mimetypes",
    "modulefinder",
    "multiprocessing",
    "netrc",
    "nturl2path",
    "optparse",
    "pdb",
    "pickletools",
    "plistlib",
    "poplib",
    "pprint",
    "profile",
    "pstats",
    "pty",
    "pyclbr",
    "pydoc",
    "pyodide/console",
    "quopri",
    "rlcompleter",
    "sched",
    "shelve",
    "smtplib",
    "socketserver",
    "sqlite3",
    "sre_compile",
    "sre_constants",
    "sre_parse",
    "stringprep",
    "symtable",
    "tabnanny",
    "this",
    "timeit",
    "tomllib",
    "trace",
    "tty",
    "unittest",
    "wave",
    "webbrowser",
    "wsgiref",
    "xml",
    "xmlrpc",
    "zipapp",
    "zipimport",
    "zoneinfo",
]
"""Parts of the standard library that nothing here imports, or that the interpreter has inside."""
ENCODINGS = [f"encodings/{name}.py" for name in ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8")]
FOR_OTHERS = {
    "batch",
    "cli",
    "rl",
    "scaffold",
    "server",
    "terminal",
    "translation",
    "words",
    "__pycache__",
    "commands.py",
    "dataset.py",
    "league.py",
    "processes.py",
    "testing.py",
}
"""Folders and files that a browser does not need; sentences are made by the client."""
SUFFIXES = {".py", ".txt", ".words", ".json", ".bin"}
WHEEL = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
)
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of all files in archives: the same sources give the same bytes."""


def sources() -> list[Path]:
    """Return the files of this package that go into the engine."""
    found = [path for path in (SOURCES / "fivefold").rglob("*") if path.suffix in SUFFIXES and path.is_file()]
    return sorted(path for path in found if not FOR_OTHERS & set(path.relative_to(SOURCES / "fivefold").parts))


def fingerprint() -> str:
    """Return a hash of everything that the engine is made of."""
    digest = hashlib.sha256()
    recipe = [Path(__file__), WEB / "package-lock.json", ROOT / "pins" / "play.txt", *(WEB / "engine").iterdir()]
    for path in [*sources(), *sorted(recipe)]:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def build() -> Path:
    """Build the engine if its sources have changed, and return its folder; raises RuntimeError with a sentence."""
    if is_built():
        return ENGINE
    if not PYODIDE.is_dir():
        run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir(parents=True)
    for name in PACKED:
        shutil.copyfile(PYODIDE / name, ENGINE / name)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    (ENGINE / "lock.json").write_text(json.dumps({"info": info, "packages": {}}))
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder)
        _unpack_wheel(stage)
        for path in sources():
            copy = stage / path.relative_to(SOURCES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        run_engine(WEB / "engine" / "compile.py", stage=stage)
        _slim(ENGINE / "python_stdlib.zip")
        _pack(stage)
    sizes = {name: (ENGINE / name).stat().st_size for name in MEASURED}
    (ENGINE / "sizes.json").write_text(json.dumps(sizes))
    STAMP.write_text(fingerprint())
    return ENGINE


def run_engine(script: Path, **mounts: Path) -> str:
    """Return what a Python script prints in the engine under node; raises RuntimeError with its error."""
    folders = [f"{name}={path}" for name, path in mounts.items()]
    command, env = node()
    done = subprocess.run(
        [command, str(WEB / "engine" / "run.mjs"), str(ENGINE), str(script), *folders],
        env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode != 0:
        raise RuntimeError(f"the engine failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def _unpack_wheel(stage: Path) -> None:
    """Put msgspec for browsers into the folder, checked against its pin."""
    pins = (ROOT / "pins" / "play.txt").read_text("utf-8")
    pin = re.search(r"^msgspec==.*(?:\n +.*)*", pins, re.MULTILINE)
    assert pin is not None, "msgspec is pinned"
    (stage / "pin.txt").write_text(pin[0] + "\n")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary=:all:", *WHEEL, "--require-hashes", "-r", str(stage / "pin.txt"), "-d", str(stage)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"msgspec for browsers could not be downloaded:\n{done.stderr}")
    (wheel,) = stage.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(stage)
    wheel.unlink()
    (stage / "pin.txt").unlink()


def _slim(library: Path) -> None:
    """Leave out of the standard library what is never used."""
    with zipfile.ZipFile(library) as archive:
        files = {name: archive.read(name) for name in sorted(archive.namelist()) if not name.endswith("/")}
    with zipfile.ZipFile(library, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            module = name.removesuffix(".py")
            if not any(module == other or name.startswith(f"{other}/") for other in UNUSED) or name in ENCODINGS:
                archive.writestr(zipfile.ZipInfo(name, EPOCH), data, zipfile.ZIP_DEFLATED, 9)


def _pack(stage: Path) -> None:
    """Write compiled modules and data, without sources: as one archive, they are a fifth smaller than one by one."""
    kept = [path for path in stage.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyi")]
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(kept, key=lambda path: (path.suffix, path)):
            entry = tarfile.TarInfo(path.relative_to(stage).as_posix())
            entry.size = path.stat().st_size
            archive.addfile(entry, io.BytesIO(path.read_bytes()))
    (ENGINE / ARCHIVE).write_bytes(lzma.compress(packed.getvalue(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    try:
        print(build())
    except RuntimeError as error:
        sys.exit(f"fivefold: {error}")
