"""Builds the page into the wheel, so that whoever installs it needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs npm, which comes with the build's own requirements, before the wheel is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout: `make web` builds the page
            return
        npm = shutil.which("npm")  # first on the path is that of the build's own requirements
        if npm is None:
            raise FileNotFoundError("the page is built by npm, and there is none here")
        for arguments in (["install", "--no-save"], ["run", "build"]):
            subprocess.run([npm, *arguments], cwd=Path(self.root) / "web", check=True)
