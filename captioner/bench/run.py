"""One run of the benchmark: with what, on what, and how much of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from captioner.bench.alternate import Comparison, alternate
from captioner.bench.budget import Budget
from captioner.bench.clips import Clip, ClipSet
from captioner.bench.kept import KeptTexts
from captioner.bench.own import own_system, whole_system
from captioner.bench.pool import WorkerPool
from captioner.bench.scoring import Normalise
from captioner.bench.statistic import conditions
from captioner.bench.system import Item, Load, SystemSpec
from captioner.config import RecognitionConfig
from captioner.events import Closed, Segment
from captioner.units import samples
from captioner.vad.segmenter import SpeechProbability
from captioner_models.hef_files import HefFile
from captioner_models.variants import Variant

WARM_UP_S: Final = (2.0, 5.0, 9.0)  # three windows, as many as the original notes took

Done: TypeAlias = Callable[[float], None]
"""Told the share that is done, 0 to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnEngine:
    """Our engine, before its options are chosen."""

    model: str
    """Name in the catalogue."""
    fingerprint: str
    """Of the checkpoint."""
    config: RecognitionConfig
    """As asked for on the command line, for windows that are read once."""
    variant: Variant
    """As asked for on the command line."""
    folder_of: Callable[[Variant], Path]
    """Builds a variant of the model unless it is there; raises ModelError."""
    hefs: tuple[HefFile, ...] = ()
    """Compiled encoders of the model for an NPU."""
    loading: Load | None = None
    """Loads what is no single Whisper model: two models, or one of sherpa-onnx. There is no variant
    of it, and no peer has its weights."""

    @property
    def about(self) -> str:
        """The model and its checkpoint, for a report."""
        return f"{self.model}, checkpoint {self.fingerprint}" if self.fingerprint else self.model

    def system(
        self,
        name: str,
        title: str,
        variant: Variant | None = None,
        **changes: Any,  # noqa: ANN401 - fields of RecognitionConfig
    ) -> SystemSpec:
        """The engine with another build or other options; builds the model if need be."""
        if self.loading is not None:
            return SystemSpec(name, title, self.loading, timed_stages=False)
        folder = self.folder_of(self.variant if variant is None else variant)
        return own_system(name, title, folder, replace(self.config, **changes))

    def whole(
        self,
        name: str,
        title: str,
        variant: Variant | None = None,
        config: RecognitionConfig | None = None,
    ) -> SystemSpec:
        """The engine as it reads whole recordings; `config` instead of the one asked for."""
        how = self.config if config is None else config
        folder = self.folder_of(self.variant if variant is None else variant)
        return whole_system(own_system(name, title, folder, how), how.max_segment_s)

    def live_system(
        self,
        name: str,
        title: str,
        *,
        drafts: bool = True,
        prefix: bool = True,
        **changes: Any,  # noqa: ANN401 - fields of RecognitionConfig
    ) -> SystemSpec:
        """The engine as it captions live; `drafts`, `prefix`: see `own_system`."""
        config = replace(self.config, drafts=True, **changes)
        folder = self.folder_of(self.variant)
        return own_system(name, title, folder, config, drafts=drafts, prefix=prefix)


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """What the parts of a report are measured with."""

    quick: bool
    iterations: int
    clips: ClipSet
    own: OwnEngine
    systems: tuple[SystemSpec, ...]
    """Ours first, then those it is compared with."""
    pool: WorkerPool
    normalise: Normalise
    make_vad: Callable[[], SpeechProbability]
    """The detector that the program uses; a fresh one for each recording."""
    whole_systems: tuple[SystemSpec, ...] = ()
    """The same for recordings that are read whole."""
    kept: KeptTexts | None = None
    """Texts of peers that were read before; None: read everything."""
    simulated_npu: bool = False
    """Whether rows of an NPU that is not here are wanted, from published times."""

    @property
    def peers(self) -> tuple[SystemSpec, ...]:
        """The systems ours is compared with."""
        return self.systems[1:]

    def compare(
        self,
        specs: Sequence[SystemSpec],
        items: Sequence[Item],
        budget: Budget,
        done: Done,
        *,
        at_least: int | None = None,
        iterations: int | None = None,
    ) -> Comparison:
        """Let systems take turns over windows, within a budget of time.

        Args:
            specs: of the systems; those that are skipped are left out.
            items: the windows.
            budget: after it no window is begun.
            done: told the share that is done.
            at_least: windows that are read in any case; by default one of each condition.
            iterations: how often all are read; by default as often as the run says.
        """
        comparison = alternate(
            self.pool.readers(specs),
            items,
            iterations=iterations or self.iterations,
            at_least=len(conditions(items)) if at_least is None else at_least,
            out_of_time=budget.is_over,
            progress=done,
        )
        for skipped in comparison.failed:
            self.pool.give_up(skipped)
        return comparison


def within(done: Done, at: int, n_parts: int) -> Done:
    """What reports the share of one of several equal parts, as a share of the whole."""
    return lambda share: done((at + share) / n_parts)


def items_of(clips: Sequence[Clip]) -> list[Item]:
    """Each clip as one closed window."""
    return [
        Item(
            *(clip.id, Segment(n, clip.read(), 0, Closed.END_OF_STREAM)),
            *(clip.text, clip.condition, clip.speaker, clip.half),
        )
        for n, clip in enumerate(clips)
    ]


def raw_of(comparison: Comparison, titles: Mapping[str, str]) -> dict[str, Any]:
    """Every reading, of JSON's types; times in seconds."""
    return {
        "systems": {name: titles.get(name, name) for name in comparison.readings},
        "windows_planned": comparison.n_planned,
        "windows": [
            {
                "id": item.id,
                "condition": item.condition,
                "seconds": item.segment.duration_s,
                "reference": item.reference,
                "readings": {
                    name: [
                        {
                            "text": reading.text,
                            "total_s": round(reading.total_s, 6),
                            "cpu_s": round(reading.cpu_s, 6),
                            "mel_s": round(reading.mel_s, 6),
                            "encode_s": round(reading.encode_s, 6),
                            "decode_s": round(reading.decode_s, 6),
                            "passes": reading.passes,
                        }
                        for reading in rows[n]
                    ]
                    for name, rows in comparison.readings.items()
                },
            }
            for n, item in enumerate(comparison.items)
        ],
    }


def warm_up_of(long: Clip) -> tuple[Segment, ...]:
    """Windows of WARM_UP_S from a recording."""
    recording = long.read()
    pieces = [recording[: samples(duration_s)] for duration_s in WARM_UP_S]
    return tuple(Segment(n, piece, 0, Closed.END_OF_STREAM) for n, piece in enumerate(pieces))
