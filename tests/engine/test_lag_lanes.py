"""Two sources that speak at once, and an engine that is too slow for both."""

import numpy as np
import pytest

from captioner.engine.framing import Framer
from captioner.engine.listening import Listening, Place
from captioner.engine.mailbox import SegmentMailbox
from captioner.engine.reading import Reading
from captioner.engine.stats import lag_samples
from captioner.events import AudioChunk, CaptionChanged, Gap
from captioner.units import VAD_FRAME, samples, seconds
from support.fakes import loudness_vad
from support.simulation import LIVE, frame_sayer
from support.sounds import sine

LABELS = ("Microphone", "Computer")
BOUND_S = LIVE.max_lag_s + 1.0  # what is in hand is read to its end


class TwoSources:
    """The engine's halves on one thread under one clock, the sample counter of both sources."""

    def __init__(self, rate):
        """Args: rate: seconds of work per second of sound that is read."""
        self._rate = rate
        self._mailbox = SegmentMailbox(samples(LIVE.segmenter.max_window_s))
        self._readings = {label: Reading(LIVE) for label in LABELS}
        self._listening = {
            label: Listening(
                LIVE,
                loudness_vad,
                self._mailbox,
                lambda label=label: self._readings[label].recognised,
                Place(label, number, len(LABELS)),
            )
            for number, label in enumerate(LABELS)
        }
        self._framers = {label: Framer() for label in LABELS}
        self._in_hand = None  # segment, seconds it takes, stream position at which it is done
        self.events = []
        self.lags = {label: [] for label in LABELS}  # seconds, one for each frame
        for listening in self._listening.values():
            listening.ready()

    def play(self, sounds):
        """Let (n,) samples of each source arrive in real time, by label."""
        n = min(len(sound) for sound in sounds.values())
        for start in range(0, n, VAD_FRAME):
            for label, sound in sounds.items():
                chunk = AudioChunk(sound[start : start + VAD_FRAME], start)
                for frame in self._framers[label].push(chunk):
                    self._listening[label].hear(frame)
            self._work(start + VAD_FRAME)
            for label, listening in self._listening.items():
                waiting = self._mailbox.waiting(label)
                end = self._readings[label].recognised.end
                self.lags[label].append(seconds(lag_samples(listening.heard, waiting, end)))

    def of(self, kind, label):
        return [e for e in self.events if isinstance(e, kind) and e.label == label]

    def _work(self, now):
        while True:
            if self._in_hand is not None:
                segment, spent_s, done = self._in_hand
                if done > now:
                    return
                answer = self._readings[segment.label].finish(
                    segment, frame_sayer(segment), spent_s
                )
                self.events += answer
                self._in_hand = None
            item = self._mailbox.take_waiting()
            if item is None:
                return
            self._begin(item, now)

    def _begin(self, item, now):
        reading = self._readings[item.label]
        if isinstance(item, Gap):
            self.events += reading.miss(item)
        elif (known := reading.known(item)) is not None:
            self.events += reading.reuse(item, known)
        elif (segment := reading.begin(item, n_speaking=2)) is not None:
            spent_s = self._rate * max(1.0, segment.duration_s)
            self._in_hand = (segment, spent_s, now + samples(spent_s))


def speech(duration_s, pause_every_s):
    """Talk with half-second pauses."""
    sound = sine(440, duration_s)
    for start in np.arange(pause_every_s, duration_s, pause_every_s):
        sound[samples(start) : samples(start + 0.6)] = 0
    return sound


@pytest.fixture(
    scope="module", params=[0.05, 0.2, 0.6, 2.0], ids=lambda rate: f"{rate} s of work per s"
)
def both(request):
    sources = TwoSources(request.param)
    sources.rate = request.param
    sources.play({"Microphone": speech(40.0, 3.0), "Computer": speech(40.0, 11.0)})
    return sources


def test_neither_source_is_ever_later_than_allowed(both):
    assert {label: max(lags) <= BOUND_S for label, lags in both.lags.items()} == dict.fromkeys(
        LABELS, True
    )


def test_neither_source_has_to_be_silent_for_the_other(both):
    spoken = {
        label: sum(c.end - c.start for c in both.of(CaptionChanged, label) if c.final)
        for label in LABELS
    }

    assert min(spoken.values()) > 0.3 * max(spoken.values())


def test_a_fast_engine_leaves_out_nothing_of_either(both):
    left_out = sum(gap.length for label in LABELS for gap in both.of(Gap, label))

    assert (left_out == 0) == (both.rate < 0.5)
