"""Puts the demo recording and its text into the wheel, and only there.

A static `force-include` would also copy it into site-packages on an editable install, where it
goes stale beside the checkout.
"""

from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds files that live outside the packages to a standard wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is written; `version` is standard or editable."""
        if version == "standard":
            for name in ("demo.flac", "demo.txt"):
                build_data["force_include"][f"assets/{name}"] = f"captioner/assets/{name}"
