import soundfile

from captioner.assets import demo_recording
from captioner.audio.recording import read_recording
from captioner.config import SegmenterConfig
from captioner.units import SAMPLE_RATE, VAD_FRAME
from captioner.vad.segmenter import Segmenter
from captioner.vad.webrtc import WebRtcVad


def test_the_demo_lasts_15_to_30_s():
    info = soundfile.info(demo_recording())

    assert 15 <= info.duration <= 30
    assert (info.samplerate, info.channels) == (SAMPLE_RATE, 1)


def test_the_demo_holds_as_many_windows_of_speech_as_sentences():
    audio = read_recording(demo_recording())
    sentences = demo_recording().with_suffix(".txt").read_text("utf-8").splitlines()
    segmenter, vad = Segmenter(SegmenterConfig()), WebRtcVad()
    segments = []

    for frame in audio[: len(audio) // VAD_FRAME * VAD_FRAME].reshape(-1, VAD_FRAME):
        segments += segmenter.feed(frame, vad(frame))
    segments += segmenter.flush()

    assert len([s for s in segments if s.closed]) == len(sentences)
