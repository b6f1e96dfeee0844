"""Sound into captions through the real stages, on one thread, as fast as they go."""

from copy import deepcopy

from captioner.config import EngineConfig, VadKind
from captioner.engine.framing import Framer
from captioner.engine.recognition import RecognitionStage
from captioner.engine.whole import transcribe_whole
from captioner.events import AudioChunk
from captioner.vad.factory import make_vad
from captioner.vad.segmenter import Segmenter


class Live:
    """The live stages of one source, on one thread and without a clock."""

    def __init__(self, transcriber, config=None):
        config = config or EngineConfig()
        self._transcriber = transcriber
        self._vad = make_vad(VadKind.SILERO)
        self._segmenter = Segmenter(config.segmenter)
        self._reading = RecognitionStage(config)

    @property
    def speaks(self):
        """Whether a segment is open."""
        return self._segmenter.open_start is not None

    def hear(self, frame):
        """The captions with text that a frame brings."""
        return self._read(self._segmenter.feed(frame.samples, self._vad(frame.samples)))

    def end(self):
        """The captions with text that the end of the sound brings."""
        return self._read(self._segmenter.flush())

    def stopped_here(self):
        """The same if it ended here; it goes on."""
        segmenter, reading = deepcopy(self._segmenter), deepcopy(self._reading)
        captions = self.end()
        self._segmenter, self._reading = segmenter, reading
        return captions

    def _read(self, segments):
        shown = []
        for segment in segments:
            asked = self._reading.begin(segment)
            if asked is not None:
                transcript = self._transcriber.transcribe(asked, _never)
                shown += self._reading.finish(segment, transcript, 0.0)
        return [event for event in shown if getattr(event, "text", "")]


def live_captions(sound, transcriber, config=None):
    """All captions with text that live captioning of (n,) shows, growing ones included."""
    live = Live(transcriber, config)
    shown = [caption for frame in _frames(sound) for caption in live.hear(frame)]
    return shown + live.end()


def stopped_captions(sound, transcriber, every):
    """All final captions there are if captioning stops at a place, for each of many places.

    `every()` says how many frames it is to the next; only places where somebody speaks count.
    """
    live, finals, due = Live(transcriber), [], every()
    for at, frame in enumerate(_frames(sound)):
        finals += [caption for caption in live.hear(frame) if caption.final]
        if at >= due:
            due = at + every()
            if live.speaks:
                yield [*finals, *live.stopped_here()]


def whole_captions(sound, transcriber):
    """The texts that `captioner transcribe` writes for (n,)."""
    captioned = transcribe_whole(sound, make_vad(VadKind.SILERO), transcriber)
    return [one.transcript.text for one in captioned if one.transcript.text]


def final_text(captions):
    return " ".join(caption.text for caption in captions if caption.final)


def _frames(sound):
    framer = Framer()
    yield from framer.push(AudioChunk(sound, 0))
    yield from framer.flush()


def _never():
    return False
