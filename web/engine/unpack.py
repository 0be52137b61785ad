"""Unpacks the engine into the browser's Python."""

import os
import site
import tarfile

with tarfile.open("/engine.tar.xz") as archive:
    archive.extractall(site.getsitepackages()[0], filter="tar")
os.remove("/engine.tar.xz")
