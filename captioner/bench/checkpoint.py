"""A checkpoint as the peers want it: a folder in CTranslate2's format, a file in GGML's."""

import shutil
from pathlib import Path
from typing import Final

from captioner.bench.ggml import Blocks, write_ggml
from captioner_models.catalogue import (
    FileFormat,
    ModelSpec,
    Role,
    SourceFile,
    SourceKind,
    load_catalogue,
)
from captioner_models.errors import CaptionerError, ModelSourceError
from captioner_models.loading import load_checkpoint
from captioner_models.packages import package_folder
from captioner_models.sources import is_installed

WEIGHTS: Final = "model.bin"
JOINED: Final = "ctranslate2"  # folder for weights that come in pieces


class Weights:
    """The weights of one checkpoint, in the formats of the peers; each written when asked for."""

    def __init__(self, model: str, spare: Path) -> None:
        """Nothing is read or written yet.

        Args:
            model: name in the catalogue.
            spare: an empty folder for what has to be written; about 100 MB for tiny.
        """
        self._model = model
        self._spare = spare
        self._spec = load_catalogue().models.get(model)

    def ctranslate2(self) -> Path | str:
        """The folder for faster-whisper, or why there is none."""
        if self._spec is None:
            return f"{self._model} is not in the catalogue"
        folder = self._spare / JOINED
        folder.mkdir(exist_ok=True)
        return ctranslate2_folder(self._spec, folder)

    def ggml(self, blocks: Blocks) -> Path | str:
        """The file for whisper.cpp, or why there is none.

        Raises:
            BenchError: it cannot be written.
        """
        if self._spec is None:
            return f"{self._model} is not in the catalogue"
        path = self._spare / f"{blocks}.bin"
        if path.exists():
            return path
        try:
            write_ggml(path, load_checkpoint(self._spec), blocks)
        except ModelSourceError as exc:
            return f"its weights cannot be read: {exc}"
        return path


def ctranslate2_folder(spec: ModelSpec, spare: Path) -> Path | str:
    """The folder with the very weights that a model is built from.

    Args:
        spec: of the model.
        spare: an empty folder, used when the weights come in pieces that have to be joined.

    Returns:
        The folder, or why there is none.
    """
    source = spec.source
    if source.kind is not SourceKind.PACKAGE or source.format is not FileFormat.CTRANSLATE2:
        return f"the weights of {spec.name} are not installed in CTranslate2's format"
    if not is_installed(spec):
        return f"its weights are not installed: {source.install_command}"
    pieces = [_path(file) for file in source.with_role(Role.WEIGHTS)]
    if len(pieces) == 1 and pieces[0].name == WEIGHTS:
        return pieces[0].parent
    try:
        _join(pieces, _path(source.with_role(Role.CONFIG)[-1]).parent, spare)
    except OSError as exc:
        return f"its weights cannot be joined: {exc}"
    return spare


def _join(pieces: list[Path], beside: Path, folder: Path) -> None:
    """Write the joined weights, and what lies beside one of the pieces, into `folder`."""
    with (folder / WEIGHTS).open("wb") as joined:
        for piece in pieces:
            with piece.open("rb") as stream:
                shutil.copyfileobj(stream, joined)
    for path in beside.iterdir():
        if path.is_file() and path not in pieces:
            shutil.copyfile(path, folder / path.name)


def _path(file: SourceFile) -> Path:
    folder = package_folder(file.package)
    if folder is None:
        raise CaptionerError(f"{file.package} is not installed")
    return folder / file.path
