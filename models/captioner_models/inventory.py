"""What lies beside the built models: their variants, and compiled networks for an NPU."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from captioner_models.build import remove_model
from captioner_models.errors import ModelFileError
from captioner_models.hef_catalogue import DECODERS
from captioner_models.hef_fetch import problem_of, remove_hef
from captioner_models.hef_files import FOLDER, SUFFIX
from captioner_models.store import VARIANTS, BuiltModel, ModelStore

DECODER: Final = f"{DECODERS}/"  # before the name of a compiled decoder


@dataclass(frozen=True, slots=True)
class Compiled:
    """A compiled network as it was found."""

    name: str
    """As `remove` takes it: `tiny-hailo8l-10s`, or `decoders/tiny-hailo8l-10s`."""
    path: Path
    size: int
    """Bytes."""
    problem: str
    """Why it cannot be used; empty if it can, as far as size and record tell."""


def compiled(root: Path) -> tuple[Compiled, ...]:
    """Every compiled network under the root of a store by name, encoders first."""
    folder = root / FOLDER
    encoders = [(path.stem, path) for path in sorted(folder.glob(f"*{SUFFIX}"))]
    paths = sorted((folder / DECODERS).glob(f"*{SUFFIX}"))
    decoders = [(f"{DECODER}{path.stem}", path) for path in paths]
    return tuple(
        Compiled(name, path, path.stat().st_size, problem_of(path))
        for name, path in (*encoders, *decoders)
    )


def variants(store: ModelStore) -> tuple[tuple[str, BuiltModel], ...]:
    """Every built variant: its name as `remove` takes it, `fixed=10/tiny.en`, and the model."""
    folder = store.root / VARIANTS
    if not folder.is_dir():
        return ()
    keys = sorted(path for path in folder.iterdir() if path.is_dir())
    return tuple(
        (f"{key.name}/{model.name}", model)
        for key in keys
        for model in ModelStore(key, store.catalogue).installed()
    )


def remove(store: ModelStore, name: str) -> None:
    """Remove a model, a variant of one, or a compiled network, by its name in a listing.

    Raises:
        UnknownModelError: no such thing is there or in the catalogue.
        ModelFileError: a model of the catalogue that is not built.
        ModelError: the files cannot be removed.
    """
    wanted = name.removesuffix(SUFFIX)
    for one in compiled(store.root):
        if one.name == wanted:
            remove_hef(one.path)
            return
    for known, model in variants(store):
        if known == name:
            remove_model(model.folder)
            return
    if name.startswith(DECODER) or "=" in name:
        raise ModelFileError(
            f"{name} is not there, so there is nothing to remove",
            hint="`captioner models list` shows what is there.",
        )
    store.remove(name)
