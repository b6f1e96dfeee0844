"""The two halves of the engine on one thread under one simulated clock: the sample counter."""

from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.framing import Framer
from captioner.engine.listening import Listening
from captioner.engine.mailbox import SegmentMailbox
from captioner.engine.reading import Reading
from captioner.engine.stats import figures
from captioner.events import AudioChunk, Gap
from captioner.units import VAD_FRAME, samples, seconds
from support.fakes import transcript
from support.words import spelt

LIVE = EngineConfig(segmenter=SegmenterConfig(), max_lag_s=5.0)


class Simulation:
    """Sound in, events out with the time at which they would be seen.

    A transcriber is asked at once, but its answer counts only when the time it would have taken
    has passed; meanwhile sound goes on arriving.
    """

    def __init__(self, vad, transcribe, cost, config=LIVE):
        """Args: transcribe: segment to transcript; cost: (segment, now in s) to seconds."""
        longest = samples(config.segmenter.max_window_s)
        self.mailbox = SegmentMailbox(longest if config.max_lag_s else 0)
        self.reading = Reading(config)
        self.listening = Listening(config, vad, self.mailbox, lambda: self.reading.recognised)
        self._transcribe = transcribe
        self._cost = cost
        self._framer = Framer()
        self._in_hand = None  # (segment, spent seconds, stream position at which it is done)
        self.events = []  # (stream position, event)
        self.lags = []  # (seconds, lag in seconds, unsettled seconds), one for each frame
        self.listening.ready()

    def play(self, sound, start=None, lost=0):
        """Let (n,) samples arrive in real time."""
        position = self.listening.heard.position if start is None else start
        for frame in self._framer.push(AudioChunk(sound, position, lost)):
            self.listening.hear(frame)
            self._work()
            stats = self.stats()
            self.lags.append((stats.captured_s, stats.lag_s, stats.unsettled_s))

    def finish(self):
        """The sound ends; what waits is read."""
        self.listening.finish()
        self._work(drain=True)

    def stats(self):
        """Figures now."""
        return figures(
            self.listening.heard,
            self.reading.recognised,
            self.mailbox.waiting(),
            resident_bytes=0,
            skipped_partials=self.mailbox.skipped_partials,
        )

    def of(self, kind):
        return [event for _, event in self.events if isinstance(event, kind)]

    def _work(self, *, drain=False):
        now = self.listening.heard.position
        while True:
            if self._in_hand is not None:
                segment, spent_s, done = self._in_hand
                superseded = segment.closed is None and self.mailbox.has_closed()
                if done > now and not drain and not superseded:
                    return
                self._in_hand = None
                answer = None if superseded and done > now else self._transcribe(segment)
                self._emit(self.reading.finish(segment, answer, spent_s))
            item = self.mailbox.take_waiting()
            if item is None:
                return
            self._begin(item, now)

    def _begin(self, item, now):
        if isinstance(item, Gap):
            self._emit(self.reading.miss(item))
        elif (known := self.reading.known(item)) is not None:
            self._emit(self.reading.reuse(item, known))
        elif (segment := self.reading.begin(item)) is not None:
            spent_s = self._cost(segment, seconds(now))
            self._in_hand = (segment, spent_s, now + samples(spent_s))

    def _emit(self, events):
        self.events += [(self.listening.heard.position, event) for event in events]


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
