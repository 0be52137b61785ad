"""Lets pip and uv build the web client into the package."""

import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_web


class WebClient(BuildHookInterface[Any]):
    """Builds the client when a wheel, an editable install or a source package is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a package, where the machine has none that will do."""
        if build_web.is_built() or build_web.has_node():
            return []
        groups = tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
        return list(groups["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        build_web.build()
