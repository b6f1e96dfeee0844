"""Downloading from the model hub, only when somebody asked for it."""

import logging
import os
from pathlib import Path
from typing import Final
from urllib.parse import quote

import platformdirs

from captioner_models.catalogue import ModelSpec, SourceFile
from captioner_models.download import download as fetch_file
from captioner_models.download import forget
from captioner_models.errors import ModelNotHereError, ModelSourceError
from captioner_models.locking import locked
from captioner_models.packages import see_user_packages
from captioner_models.progress import Progress, silent
from captioner_models.worded import worded

HUB: Final = "https://huggingface.co"
ENDPOINT_VARIABLE: Final = "HF_ENDPOINT"  # of huggingface_hub: another hub, or a mirror
PAGES: Final = ("text/html",)  # no file of a model; configurations are JSON and text


def fetch_from_hub(
    spec: ModelSpec, file: SourceFile, download: bool, progress: Progress = silent
) -> Path:
    """Local path of a file of a repository, downloaded if it is missing and `download` allows it.

    With huggingface_hub the file is in the cache of that; without it in our own, where a download
    that broke off is gone on with. So a second build needs no network.

    Raises:
        ModelNotHereError: the file is not here and `download` is False.
        ModelSourceError: the network or the disk fails.
    """
    source = spec.source
    see_user_packages()
    try:
        from huggingface_hub import hf_hub_download
        from huggingface_hub.errors import EntryNotFoundError, HfHubHTTPError
    except ImportError:
        return _fetch(spec, file, download, progress)
    logging.getLogger("huggingface_hub").setLevel(logging.ERROR)  # it warns of each new attempt
    try:
        path = hf_hub_download(
            source.repo, file.path, revision=source.revision, local_files_only=not download
        )
    except (OSError, EntryNotFoundError, HfHubHTTPError, ValueError) as exc:
        raise _failed(spec, file, exc, download=download) from exc
    return Path(path)


def _fetch(spec: ModelSpec, file: SourceFile, download: bool, progress: Progress) -> Path:
    """The same without the hub's package: its addresses are public."""
    source = spec.source
    folder = platformdirs.user_cache_path("captioner") / "hub" / source.repo.replace("/", "--")
    place = folder / source.revision / file.path
    if place.is_file():
        return place
    if not download:
        raise _not_here(spec, file)
    hub = os.environ.get(ENDPOINT_VARIABLE, HUB).rstrip("/")
    url = f"{hub}/{source.repo}/resolve/{source.revision}/{quote(file.path)}"
    part = place.with_name(f".{place.name}.part")
    waiting = worded("Waiting for another download")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with locked(
            place.with_name(f".{place.name}.lock"),
            lambda: progress(waiting, 0.0),
        ):
            if not place.is_file():
                fetch_file(url, part, progress, worded("Fetching the weights"), pages=PAGES)
                part.replace(place)
                forget(part)
    except OSError as exc:
        raise ModelSourceError(
            worded("{place} cannot be written: {why}", place=place, why=exc.strerror or exc)
        ) from exc
    return place


def _failed(
    spec: ModelSpec, file: SourceFile, exc: Exception, *, download: bool
) -> ModelSourceError:
    """What to tell about a file that did not come."""
    source = spec.source
    if not download:
        return _not_here(spec, file)
    cause = exc.__cause__ or exc  # the hub's own words tell what to do, once more
    reason = str(cause).strip().splitlines()[0] if str(cause).strip() else type(cause).__name__
    return ModelSourceError(
        worded(
            "could not download {path} of {repo}: {why}",
            path=file.path,
            repo=source.repo,
            why=reason,
        ),
        hint=worded("Check the network connection and the free disk space, then try again."),
    )


def _not_here(spec: ModelSpec, file: SourceFile) -> ModelNotHereError:
    source = spec.source
    megabytes = round(source.size / 1e6)
    return ModelNotHereError(
        worded("{path} of {repo} has not been downloaded yet", path=file.path, repo=source.repo),
        hint=worded(
            "`captioner models build {spec}` downloads it (about {megabytes} MB).",
            spec=spec.name,
            megabytes=megabytes,
        ),
    )
