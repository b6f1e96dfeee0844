"""The two halves of the engine on one thread under one simulated clock: the sample counter."""

from captioner.bench.simulated import FOREVER, Call, SimulatedReader
from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.framing import Framer
from captioner.engine.mailbox import SegmentMailbox
from captioner.engine.segmentation import Place, SegmentationStage
from captioner.engine.stats import figures
from captioner.events import ONLY, AudioChunk
from captioner.units import VAD_FRAME, samples
from support.fakes import transcript
from support.words import spelt

LIVE = EngineConfig(segmenter=SegmenterConfig(), max_lag_s=5.0)


class Simulation:
    """Sound of some sources in, events out with the time at which they would be seen.

    A transcriber is asked at once, but its answer counts only when the time it would have taken
    has passed; meanwhile sound goes on arriving. What is read and what is given up is the
    engine's own scheduler's business.
    """

    def __init__(self, vad, transcribe, cost, config=LIVE, origins=(ONLY,)):
        """Begin with silence.

        Args:
            vad: of all sources, or a list with one for each.
            transcribe: segment to transcript.
            cost: (segment, now in s) to seconds.
            config: of the engine.
            origins: of the sources.
        """
        vads = vad if isinstance(vad, list) else [vad] * len(origins)
        longest = samples(config.segmenter.max_segment_s)
        self.mailbox = SegmentMailbox(longest if config.max_lag_s else 0)
        self.cost = cost
        self.events = []  # (stream position, event)
        self.calls = []  # windows that were begun, given up or not
        self._transcribe = transcribe
        keys = [origin.key for origin in origins]
        self._reader = SimulatedReader(config, keys, self.mailbox, self._call, self._see)
        self.readings = self._reader.scheduler.recognitions
        self.listening = {
            origin.key: SegmentationStage(
                config,
                vads[number],
                self.mailbox,
                lambda key=origin.key: self.readings[key].recognised,
                Place(origin, number, len(origins)),
            )
            for number, origin in enumerate(origins)
        }
        self._framers = {key: Framer() for key in self.listening}
        self.lags = {key: [] for key in self.listening}  # (s, lag in s, unsettled s), by frame

    def ready(self):
        """The model is loaded."""
        for listening in self.listening.values():
            listening.ready()

    def save_power(self, saving):
        """The machine runs on its battery, or not."""
        self._reader.scheduler.saving = saving

    def play(self, *sounds, start=None, lost=0):
        """Let (n,) samples of each source arrive in real time."""
        position = self.position if start is None else start
        for at in range(0, min(map(len, sounds)), VAD_FRAME):
            before = self.position
            for sound, (key, framer) in zip(sounds, self._framers.items(), strict=True):
                chunk = AudioChunk(sound[at : at + VAD_FRAME], position + at, 0 if at else lost)
                for frame in framer.push(chunk):
                    self._reader.work(before + len(frame.samples), before, self._n_speaking())
                    self.listening[key].hear(frame)
            self._reader.react(self.position, self._n_speaking())
            for key in self._framers:
                stats = self.stats(key)
                self.lags[key].append((stats.captured_s, stats.lag_s, stats.unsettled_s))

    def finish(self):
        """The sound ends; what waits is read."""
        for listening in self.listening.values():
            listening.finish()
        self._reader.react(self.position)
        self._reader.work(FOREVER, self.position)

    @property
    def position(self):
        """Stream position: the time, in samples."""
        return max(one.heard.position for one in self.listening.values())

    def stats(self, key=""):
        """Figures now."""
        return figures(
            self.listening[key].heard,
            self.readings[key].recognised,
            self.mailbox.waiting(key),
            resident_bytes=0,
            skipped_partials=self.mailbox.skipped_partials,
        )

    def of(self, kind, origin=ONLY):
        return [e for _, e in self.events if isinstance(e, kind) and e.origin == origin]

    def _n_speaking(self):
        return max(1, sum(one.heard.open_start is not None for one in self.listening.values()))

    def _call(self, segment, now_s):
        self.calls.append(segment)
        return Call(self._transcribe(segment), self.cost(segment, now_s))

    def _see(self, at, event):
        self.events.append((at, event))


def frame_sayer(segment):
    """Says "N" for each half second of stream that begins in the window: `4` begins at 2.0 s."""
    half = samples(0.5)
    first = -(-segment.start // half)
    last = -(-segment.end // half)
    settled_s = (first * half - segment.start) / samples(1.0)
    return transcript("", words=()) if last <= first else _said(first, last, settled_s)


def _said(first, last, start_s):
    text = " ".join(f"w{n}" for n in range(first, last))
    return transcript(text, words=spelt(text, start_s))


FRAMES_PER_S = 16_000 // VAD_FRAME
