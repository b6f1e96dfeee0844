"""Open ONNX Runtime sessions that stay small and stay quiet."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

import numpy.typing as npt
import onnxruntime as ort

from captioner.config import Provider
from captioner.errors import BackendError, ModelFileError, worded
from captioner_models.checkpoint import FINGERPRINT
from captioner_models.sessions import cpu_options

CPU_FORBIDDEN: Final = "fallback to CPU EP has been explicitly disabled"  # ONNX Runtime's words
PARTLY: Final = "it did not start, or does not take the whole graph"


class Session(Protocol):
    """The part of `onnxruntime.InferenceSession` that is used."""

    def run(
        self, outputs: list[str] | None, feeds: dict[str, npt.NDArray[Any]]
    ) -> list[npt.NDArray[Any]]:
        """Compute `outputs` (all when None) from `feeds`."""
        ...


Sessions: TypeAlias = dict[tuple[Path, int, str, bool, Provider], Session]
"""Open sessions, by what `open_session` was told."""
_shared: Final[ContextVar[Sessions | None]] = ContextVar("shared sessions", default=None)


@contextmanager
def sharing(sessions: Sessions) -> Iterator[None]:
    """Inside, on this thread, what is in `sessions` is not opened again, and the rest is put there.

    A session may compute on several threads at once, so one set of weights serves them all.
    """
    before = _shared.set(sessions)
    try:
        yield
    finally:
        _shared.reset(before)


def open_session(
    path: Path,
    threads: int,
    fingerprint: str,
    *,
    arena: bool = True,
    provider: Provider | None = None,
) -> Session:
    """Load a graph.

    Args:
        path: the ONNX file.
        threads: inside one call; one is the fastest on two busy cores.
        fingerprint: of the checkpoint that the graph has to come from.
        arena: keep freed memory for the next call. Right where one call frees and takes the same
            again many times, as the encoder does: 10 MB for 10 s instead of 19. Elsewhere it only
            grows.
        provider: runs the whole graph or refuses it; by default the CPU.

    Raises:
        ModelFileError: missing, damaged, or made from another checkpoint.
        BackendError: ONNX Runtime or the provider cannot run it.
    """
    chosen = provider or Provider()
    shared = _shared.get()
    key = (path, threads, fingerprint, arena, chosen)
    if shared is not None and key in shared:
        return shared[key]
    require_provider(chosen)
    if not path.is_file():
        raise ModelFileError(worded("{path} is missing", path=path))
    session = _load(path, cpu_options(threads, arena=arena), chosen)
    found = session.get_modelmeta().custom_metadata_map.get(FINGERPRINT, "")
    if found != fingerprint:
        raise ModelFileError(
            worded("{file} was made from another checkpoint than the model", file=path.name)
        )
    if shared is not None:
        shared[key] = session
    return session  # type: ignore[no-any-return]


def require_provider(provider: Provider) -> None:
    """Make sure that this ONNX Runtime was built with a provider.

    Raises:
        BackendError: it was not.
    """
    present = ort.get_available_providers()
    if provider.full_name not in present:
        raise BackendError(
            worded(
                "ONNX Runtime {version} here has no {full_name}, only {names}",
                version=ort.__version__,
                full_name=provider.full_name,
                names=", ".join(present),
            ),
            hint=worded("docs/providers.md says how to install it."),
        )


def _load(path: Path, options: ort.SessionOptions, provider: Provider) -> ort.InferenceSession:
    """A session whose whole graph is on the provider: each piece left out would cost a call."""
    name = provider.full_name
    if not provider.is_cpu:
        options.add_session_config_entry("session.disable_cpu_ep_fallback", "1")
    wanted = [(name, dict(provider.options))]
    try:
        session = ort.InferenceSession(str(path), options, providers=wanted, enable_fallback=False)
    except Exception as exc:
        reason = PARTLY if CPU_FORBIDDEN in str(exc) else _first_line(exc)
        raise BackendError(
            worded(
                "{name} of ONNX Runtime {version} cannot load {file}: {why}",
                name=name,
                version=ort.__version__,
                file=path.name,
                why=reason,
            ),
            hint=worded("Build the model again with `captioner models build NAME --force`.")
            if provider.is_cpu
            else "",
        ) from exc
    if name not in session.get_providers():  # its library did not load, and ONNX Runtime went on
        raise BackendError(worded("{name} did not start", name=name))
    return session


def _first_line(exc: Exception) -> str:
    return str(exc).strip().partition("\n")[0]
