"""A built model's folder, whichever engine reads it."""

from pathlib import Path

from captioner_models.manifest import FORMAT_VERSION, Manifest, built_format, check_parts
from captioner_models.sherpa_model import SherpaRecord, check_record, is_sherpa


def check_folder(folder: Path) -> Manifest | SherpaRecord:
    """What a built model says of itself, after making sure that every file of it is there.

    Raises:
        ModelFileError: a file is missing or of the wrong size, or the folder is of another format.
    """
    return check_record(folder) if is_sherpa(folder) else check_parts(folder)


def is_old(folder: Path) -> bool:
    """Whether a built model is of an older format than this program's."""
    version = built_format(folder)
    return version is not None and version < FORMAT_VERSION
