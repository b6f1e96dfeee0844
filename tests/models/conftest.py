from pathlib import Path

import pytest

from captioner_models.catalogue import ModelSpec
from support.tiny_checkpoint import write_package


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the import path."""
    folder = tmp_path / "site-packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    return folder


@pytest.fixture
def spec(packages: Path) -> ModelSpec:
    """A small model whose weights are installed."""
    return write_package(packages)
