"""A built model's folder, whichever engine reads it."""

from pathlib import Path

from captioner_models.manifest import FORMAT_VERSION, Fidelity, built_format, check_parts
from captioner_models.sherpa_model import check_record, is_sherpa


def check_folder(folder: Path) -> Fidelity | None:
    """Make sure that every file of a built model is there; how far it is from float32, if known.

    Raises:
        ModelFileError: a file is missing or of the wrong size, or the folder is of another format.
    """
    if is_sherpa(folder):
        check_record(folder)
        return None
    return check_parts(folder).fidelity


def is_old(folder: Path) -> bool:
    """Whether a built model is of an older format than this program's."""
    version = built_format(folder)
    return version is not None and version < FORMAT_VERSION


def is_multilingual(folder: Path) -> bool:
    """Whether a built model reads other languages than English, as far as that is known.

    Raises:
        ModelFileError: as `check_folder`.
    """
    return (check_record if is_sherpa(folder) else check_parts)(folder).multilingual
