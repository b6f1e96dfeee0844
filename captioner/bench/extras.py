"""What the extra `bench` installs, imported when it is needed."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from types import ModuleType

from captioner.errors import BenchError
from captioner.installation import advice_here


def need(module: str) -> ModuleType:
    """Import a module of the extra.

    Raises:
        BenchError: it is not installed, or broken.
    """
    try:
        return import_module(module)
    except ImportError as exc:
        raise BenchError(
            f"{module} cannot be imported: {exc}", hint=advice_here().measuring
        ) from exc


def english() -> Callable[[str], str]:
    """Whisper's normaliser for English, the one that word error rates are usually given with.

    Raises:
        BenchError: it is not installed.
    """
    normalise: Callable[[str], str] = need("whisper_normalizer.english").EnglishTextNormalizer()
    return normalise


def installed_version(package: str) -> str:
    """Version of an installed package; empty if it is not."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
