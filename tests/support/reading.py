"""Sound into captions through the real stages, on one thread, as fast as they go."""

from captioner.config import EngineConfig, VadKind
from captioner.engine.framing import Framer
from captioner.engine.recognition import RecognitionStage
from captioner.engine.whole import transcribe_whole
from captioner.events import AudioChunk
from captioner.vad.factory import make_vad
from captioner.vad.segmenter import Segmenter


def live_captions(sound, transcriber, config=None):
    """All captions with text that live captioning of (n,) shows, growing ones included."""
    config = config or EngineConfig()
    segmenter, vad, reading = (
        Segmenter(config.segmenter),
        make_vad(VadKind.SILERO),
        RecognitionStage(config),
    )
    shown = []

    def read(segments):
        for segment in segments:
            asked = reading.begin(segment)
            if asked is not None:
                transcript = transcriber.transcribe(asked, _never)
                shown.extend(reading.finish(segment, transcript, 0.0))

    for frame in _frames(sound):
        read(segmenter.feed(frame.samples, vad(frame.samples)))
    read(segmenter.flush())
    return [event for event in shown if getattr(event, "text", "")]


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
