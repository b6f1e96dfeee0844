"""Recordings put together with what reads them, for the terminal and for the window."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from captioner.composition.chosen_model import with_npu
from captioner.composition.options import LaunchOptions
from captioner.composition.two_models import only_second
from captioner.composition.voices import assign_maker, new_embedder
from captioner.composition.wording import rewriter_for
from captioner.config import EncoderChoice, RecognitionConfig, SegmenterConfig
from captioner.engine.ahead import Ahead
from captioner.engine.reading import Readers
from captioner.engine.recordings import Hearing, Kept, RecordingEvent, listen
from captioner.engine.voices import recorded_by_speaker
from captioner.engine.whole import WHOLE_CONFIG, Captioned
from captioner.engine.written import recorded_as_written
from captioner.origin import OFF
from captioner.vad.factory import make_vad

AHEAD: Final = 2  # windows for each reader that wait to be read or to be written

Shape: TypeAlias = Callable[[Iterable[Captioned]], Iterable[Captioned]]
"""Makes of the windows of one recording what is written."""


def for_recordings(options: LaunchOptions) -> LaunchOptions:
    """How recordings are recognised: no segment is read twice, and none waited for.

    So an NPU is used only if it was asked for: its windows are short, and long ones, which the CPU
    takes, make fewer errors; see `WHOLE_CONFIG`. Of two models the second one reads all.
    """
    options = only_second(options)
    asked = options.recognition.encoder is EncoderChoice.HAILO
    encoder = EncoderChoice.HAILO if asked else EncoderChoice.ONNX
    recognition = replace(options.recognition, encoder=encoder, drafts=False)
    return with_npu(replace(options, recognition=recognition))


def cut_for(recognition: RecognitionConfig) -> SegmenterConfig:
    """How a recording is cut: into segments as long as can be, or as live captions are."""
    longest_s = recognition.max_segment_s
    if recognition.npu_window_s is not None:
        longest_s = min(longest_s, recognition.npu_window_s)
    if longest_s >= WHOLE_CONFIG.max_segment_s:
        return WHOLE_CONFIG
    return SegmenterConfig(partial_every_ms=WHOLE_CONFIG.partial_every_ms).fitting(longest_s)


def shaping(options: LaunchOptions) -> Shape:
    """Cuts windows where voices change and rewrites them, as far as that was asked for."""
    recognition = options.recognition
    embedder = None if recognition.speakers == OFF else new_embedder()
    rewriter = rewriter_for(options)

    def shape(captioned: Iterable[Captioned]) -> Iterable[Captioned]:
        make_assign = assign_maker(recognition, embedder=embedder)
        if make_assign:
            captioned = recorded_by_speaker(captioned, make_assign)
        return recorded_as_written(captioned, rewriter) if rewriter else captioned

    return shape


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One run through recordings. Used on one thread."""

    paths: Sequence[Path]
    options: LaunchOptions
    """See `for_recordings`."""
    opened: Callable[[Path], Kept]
    """Opens what is kept of a recording."""
    stopping: Callable[[], bool]
    """Asked often, on any thread."""
    on_heard: Callable[[float], None]
    """Told now and then how far the recording was heard, s, on the thread of the run."""

    def events(self, readers: Readers, jobs: int, stack: ExitStack) -> Iterator[RecordingEvent]:
        """Of all recordings: heard on a thread of its own if there is more than one job.

        Args:
            readers: that read windows.
            jobs: how many they read at a time; with 1 all is done on this thread.
            stack: ends that thread.
        """
        heard = _Heard()
        on_heard = heard if jobs > 1 else self.on_heard
        hearing = Hearing(
            partial(make_vad, self.options.vad, sparing=False),
            cut_for(self.options.recognition),
            on_heard,
        )
        begin = partial(listen, self.paths, self.opened, readers, hearing, self.stopping)
        if on_heard is not heard:
            return begin()
        ahead = Ahead(begin, AHEAD * jobs, lambda: self.on_heard(heard.at_s))
        return iter(stack.enter_context(ahead))


@dataclass(slots=True)
class _Heard:
    """How far the recording was heard that is heard now. Written on one thread, read on another."""

    at_s: float = 0.0

    def __call__(self, at_s: float) -> None:
        self.at_s = at_s
