import shutil

import numpy as np
import onnxruntime
import pytest

from captioner.asr.encoders import open_encoder
from captioner.asr.mel import log_mel
from captioner.asr.whisper import load_whisper
from captioner.assets import demo_recording
from captioner.audio.recording import read_recording
from captioner.config import EncoderWindow, Provider, RecognitionConfig, SegmenterConfig
from captioner.engine.whole import windows
from captioner.events import Closed, Segment
from captioner.vad.webrtc import WebRtcVad
from captioner_models.checkpoint import FINGERPRINT
from captioner_models.graphs.encoder import EXACT, write_encoder
from captioner_models.graphs.encoder_portable import write_portable_encoder
from captioner_models.manifest import fixed_encoder
from captioner_models.store import ModelStore
from captioner_models.variants import Variant, ensure_variant
from support.reference_whisper import ReferenceWhisper
from support.sounds import white_noise

OPENVINO = "OpenVINOExecutionProvider"
FAKE = "FakeExecutionProvider"
needs_openvino = pytest.mark.skipif(
    OPENVINO not in onnxruntime.get_available_providers(),
    reason="needs the package onnxruntime-openvino instead of onnxruntime",
)


@pytest.fixture(scope="module")
def with_fixed(folder, checkpoint, tmp_path_factory):
    """The random model with an encoder of 10 s for providers."""
    place = tmp_path_factory.mktemp("fixed") / "model"
    shutil.copytree(folder, place)
    mark = {FINGERPRINT: checkpoint.fingerprint}
    write_portable_encoder(checkpoint, place / fixed_encoder("10"), mark, n_frames=1000)
    return place


def asking_for(name, **options):
    return RecognitionConfig(provider=Provider(name, tuple(options.items())))


def assert_the_cpu_took_over(opened, notices, *words):
    assert opened.config.provider.is_cpu
    assert opened.encoder.frames_for(100) == 100  # buckets, not the window of a provider
    (notice,) = notices
    assert all(word in notice for word in (*words, "The encoder runs on the CPU."))


def test_a_provider_that_is_missing_is_named_and_the_cpu_takes_over(folder, manifest):
    notices = []

    opened = open_encoder(folder, manifest, asking_for(FAKE), notices.append)

    assert_the_cpu_took_over(opened, notices, FAKE, "docs/providers.md")


def test_a_provider_that_refuses_the_graph_is_named_and_the_cpu_takes_over(
    with_fixed, manifest, monkeypatch
):
    notices = []
    present = [FAKE, *onnxruntime.get_available_providers()]
    monkeypatch.setattr(onnxruntime, "get_available_providers", lambda: present)

    opened = open_encoder(with_fixed, manifest, asking_for(FAKE), notices.append)

    assert_the_cpu_took_over(opened, notices, FAKE, "cannot load encoder_10s.onnx")


def broken_runtime(answer, started):
    """An ONNX Runtime whose `FAKE` provider loads everything and then runs as `answer` does."""
    real = onnxruntime.InferenceSession

    class Session:
        def __init__(self, path, options, providers, **_other):
            self._fake = providers[0][0] == FAKE
            self._real = real(path, providers=["CPUExecutionProvider"])

        def get_providers(self):
            return started if self._fake else self._real.get_providers()

        def get_modelmeta(self):
            return self._real.get_modelmeta()

        def run(self, outputs, feeds):
            return answer() if self._fake else self._real.run(outputs, feeds)

    return Session


def fail():
    raise RuntimeError("the device is gone\nand this is its stack")


@pytest.mark.parametrize(
    ("answer", "started", "complaint"),
    [
        (fail, [FAKE, "CPUExecutionProvider"], "fails to run the encoder: the device is gone."),
        (lambda: [np.full((1, 500, 64), np.nan)], [FAKE], "no numbers"),
        (lambda: [np.zeros((1, 499, 64))], [FAKE], "(499, 64)"),
        (fail, ["CPUExecutionProvider"], "did not start"),
    ],
)
def test_a_provider_that_fails_when_it_is_tried_is_named_and_the_cpu_takes_over(
    with_fixed, manifest, monkeypatch, answer, started, complaint
):
    notices = []
    monkeypatch.setattr(onnxruntime, "InferenceSession", broken_runtime(answer, started))
    monkeypatch.setattr(
        onnxruntime, "get_available_providers", lambda: [FAKE, "CPUExecutionProvider"]
    )

    opened = open_encoder(with_fixed, manifest, asking_for(FAKE), notices.append)

    assert_the_cpu_took_over(opened, notices, FAKE, complaint)


def test_a_model_captions_as_if_no_provider_had_been_asked_for_when_there_is_none(folder):
    segment = Segment(0, white_noise(2.0), 0, Closed.PAUSE)
    asked = load_whisper(folder, asking_for(FAKE))
    plain = load_whisper(folder, RecognitionConfig())

    found = asked.transcribe(segment, lambda: False)

    assert found.tokens == plain.transcribe(segment, lambda: False).tokens


@needs_openvino
def test_openvino_gives_the_states_of_the_reference_in_one_call(with_fixed, manifest, checkpoint):
    notices = []
    opened = open_encoder(with_fixed, manifest, asking_for("openvino"), notices.append)
    mel = np.random.default_rng(0).standard_normal((80, 1000)).astype(np.float32)

    states = opened.encoder.encode(mel)

    assert (notices, opened.config.provider.name) == ([], "openvino")
    expected = ReferenceWhisper(checkpoint).encode(mel)
    cosine = (states * expected).sum() / np.linalg.norm(states) / np.linalg.norm(expected)
    assert cosine > 0.9999


@needs_openvino
def test_openvino_gets_no_graph_of_which_it_would_leave_a_part_to_the_cpu(
    with_fixed, manifest, checkpoint, tmp_path
):
    place = tmp_path / "model"
    shutil.copytree(with_fixed, place)
    mark = {FINGERPRINT: checkpoint.fingerprint}
    write_encoder(checkpoint, place / "encoder_10s.onnx", EXACT, mark, n_frames=1000)
    notices = []

    opened = open_encoder(place, manifest, asking_for("openvino"), notices.append)

    assert_the_cpu_took_over(opened, notices, OPENVINO, "does not take the whole graph")


@needs_openvino
def test_openvino_does_not_start_on_a_device_that_is_not_there(with_fixed, manifest):
    notices = []

    opened = open_encoder(
        with_fixed, manifest, asking_for("openvino", device_type="NPU.7"), notices.append
    )

    assert_the_cpu_took_over(opened, notices, OPENVINO)


@needs_openvino
@pytest.mark.slow
def test_openvino_captions_the_demo_as_the_cpu_does_in_float32(tmp_path):
    samples = read_recording(demo_recording())
    segments = list(windows(samples, WebRtcVad(), SegmenterConfig()))
    variant = Variant(encoder="fp32", fixed="10")
    folder = ensure_variant(ModelStore(tmp_path), "tiny.en", variant, log_mel)
    on_cpu = load_whisper(folder, RecognitionConfig(encoder_window=EncoderWindow.TEN_S))
    notices = []
    on_openvino = load_whisper(folder, asking_for("openvino"), notices.append)

    texts = [on_openvino.transcribe(segment, lambda: False).text for segment in segments]

    assert notices == []
    assert all(texts[:2])
    assert texts == [on_cpu.transcribe(segment, lambda: False).text for segment in segments]
