"""Downloading from the model hub, only when somebody asked for it."""

import logging
from pathlib import Path

from captioner_models.catalogue import ModelSpec, SourceFile
from captioner_models.errors import ModelNotHereError, ModelSourceError
from captioner_models.worded import worded


def fetch_from_hub(spec: ModelSpec, file: SourceFile, download: bool) -> Path:
    """Local path of a file of a repository, downloaded if it is missing and `download` allows it.

    Files stay in the cache of huggingface_hub, so a second build needs no network.

    Raises:
        ModelSourceError: huggingface_hub is not installed, the file is not here and `download` is
            False, or the network or the disk fails.
    """
    source = spec.source
    try:
        from huggingface_hub import hf_hub_download
        from huggingface_hub.errors import EntryNotFoundError, HfHubHTTPError
    except ImportError as exc:
        raise ModelSourceError(
            worded(
                "{repo} is on the model hub, and huggingface_hub is not installed", repo=source.repo
            ),
            hint=worded("Install it: {install_command}", install_command=source.install_command),
        ) from exc
    logging.getLogger("huggingface_hub").setLevel(logging.ERROR)  # it warns of each new attempt
    try:
        path = hf_hub_download(
            source.repo, file.path, revision=source.revision, local_files_only=not download
        )
    except (OSError, EntryNotFoundError, HfHubHTTPError, ValueError) as exc:
        raise _failed(spec, file, exc, download=download) from exc
    return Path(path)


def _failed(
    spec: ModelSpec, file: SourceFile, exc: Exception, *, download: bool
) -> ModelSourceError:
    """What to tell about a file that did not come."""
    source = spec.source
    if not download:
        megabytes = round(source.size / 1e6)
        return ModelNotHereError(
            worded(
                "{path} of {repo} has not been downloaded yet", path=file.path, repo=source.repo
            ),
            hint=worded(
                "`captioner models build {spec}` downloads it (about {megabytes} MB).",
                spec=spec.name,
                megabytes=megabytes,
            ),
        )
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
