"""Whether this processor multiplies weights in blocks, or unpacks them anew at each call."""

import contextlib
import importlib
import platform
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ARM: Final = frozenset({"aarch64", "arm64"})
"""What 64-bit ARM is called, by `platform.machine()` and by Debian."""
X86_64: Final = frozenset({"x86_64", "amd64"})
BLOCKS: Final = b"MatMulNBits"
"""The operator whose weights are in blocks of 4 or 8 bits."""
TABLES: Final = ("numpy._core._multiarray_umath", "numpy.core._multiarray_umath")
"""Modules that may have NumPy's table: since 2.0, and before."""


def unpacks_blocks(machine: str | None = None, features: Mapping[str, bool] | None = None) -> bool:
    """Whether ONNX Runtime has no kernel for blocks here and unpacks them at each call.

    Args:
        machine: as `platform.machine()` names it; None: this one.
        features: what the processor has, by NumPy's names; None: what this one has. A feature that
            is not named counts as there.
    """
    name = (machine or platform.machine()).lower()
    found = _features() if features is None else features
    if name in X86_64:
        return not found.get("AVX2", True)
    return name in ARM and not found.get("ASIMDDP", True)


def has_blocks(folder: Path) -> bool:
    """Whether the decoder of a built model has weights in blocks; its graph itself tells.

    Raises:
        OSError: it cannot be read.
    """
    return BLOCKS in (folder / "decoder.onnx").read_bytes()  # weights are in a file beside it


def _features() -> Mapping[str, bool]:
    """NumPy's table: it asks the processor itself, so it holds on every system and emulated, too.

    The table has no public name; where a version of NumPy lacks it, nothing is known.
    """
    for module in TABLES:
        with contextlib.suppress(ImportError, AttributeError):
            found: Mapping[str, bool] = importlib.import_module(module).__cpu_features__
            return found
    return {}
