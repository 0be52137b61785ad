"""Writes the digests of the base images into deploy/images.env, so that builds and restarts use exactly these images.

    python tools/image_digests.py

It asks the registries through Docker.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

FILE = Path(__file__).parent.parent / "deploy/images.env"
LINE = re.compile(r"^([A-Z]+_IMAGE)=([^@\s]+)(?:@\S+)?$", re.MULTILINE)
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


def digest_of(image: str) -> str:
    """Return the digest of an image's tag at its registry, or exit with a sentence."""
    docker = shutil.which("docker")
    if docker is None:
        sys.exit("Digests are looked up with Docker, which is not installed here. deploy/images.env is unchanged.")
    command = [docker, "buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", image]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = DIGEST.search(done.stdout)
    if done.returncode != 0 or found is None:
        sys.exit(f"The digest of {image} was not found: {done.stderr.strip()}. deploy/images.env is unchanged.")
    return found[0]


def pinned(text: str, look_up: Callable[[str], str]) -> str:
    """Return the file with the digest of every image."""
    return LINE.sub(lambda line: f"{line[1]}={line[2]}@{look_up(line[2])}", text)


def main() -> None:
    text = pinned(FILE.read_text("utf-8"), digest_of)
    FILE.write_text(text, "utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
