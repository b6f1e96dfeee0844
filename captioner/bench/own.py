"""Our own engine as a system, in any of its configurations."""

from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path

from captioner.asr.transcriber import Cancelled, Transcriber
from captioner.bench.system import SystemSpec
from captioner.config import RecognitionConfig
from captioner.events import Segment, Transcript


@dataclass(frozen=True, slots=True)
class OwnModel:
    """A built model, or a variant of one."""

    folder: Path
    name: str


def own_system(
    name: str, title: str, folder: Path, config: RecognitionConfig, *, drafts: bool = True
) -> SystemSpec:
    """The engine with one model folder and one set of options.

    Args:
        name: short.
        title: what is special about it.
        folder: of the built model or variant.
        config: how to recognise.
        drafts: whether a partial's tokens may be the draft of the next one.
    """
    load = partial(_load if drafts else _load_undrafted, folder, config)
    return SystemSpec(name, title, load)


class Undrafted:
    """A transcriber that takes each window for a new one, and so never has a draft to verify."""

    def __init__(self, transcriber: Transcriber) -> None:
        self._transcriber = transcriber
        self._ids = count()

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """As the transcriber inside does it."""
        return self._transcriber.transcribe(replace(segment, id=next(self._ids)), cancelled)

    def close(self) -> None:
        """Close the transcriber inside."""
        self._transcriber.close()


def _load(folder: Path, config: RecognitionConfig) -> Transcriber:
    from captioner.asr.whisper import load_whisper

    return load_whisper(folder, config)


def _load_undrafted(folder: Path, config: RecognitionConfig) -> Transcriber:
    return Undrafted(_load(folder, config))
