#!/usr/bin/python3 -I
"""Starts Captioner where it was installed as a package of the system or unpacked as a folder."""

import sys
from pathlib import Path

SITE = "/usr/lib/captioner"

if not getattr(sys, "frozen", False):
    sys.path.insert(0, SITE)

import platformdirs  # noqa: E402 - it lies in SITE

# Weights that the user adds: `pip install --target` this folder. Last, so it replaces nothing.
sys.path.append(str(Path(platformdirs.user_data_path("captioner"), "packages")))

from captioner_ui.launch import main  # noqa: E402 - after what it needs is set

sys.exit(main())
