"""The default model captioning the demo recording on the simulated NPU, process and all."""

import json
import threading
import time
from functools import partial

import numpy as np
import pytest
from hailo_standin.heffile import newest_header
from hailo_standin.machine import ENVIRONMENT
from hailo_standin.numerics import PUBLISHED_NOISE

from captioner.asr.npu import standby
from captioner.asr.npu.link import COMMAND
from captioner.asr.watch import EncoderWatch
from captioner.asr.whisper import load_whisper
from captioner.assets import demo_recording
from captioner.audio.recording import read_recording
from captioner.config import EncoderChoice, EngineConfig, RecognitionConfig, SegmenterConfig
from captioner.engine.engine import CaptionEngine
from captioner.engine.source_pipeline import SourcePipeline
from captioner.events import (
    AudioChunk,
    CaptionChanged,
    Closed,
    EncoderChanged,
    EngineState,
    Segment,
    StateChanged,
    StatsUpdated,
)
from captioner.units import samples
from captioner.vad.webrtc import WebRtcVad
from captioner_models.hef_files import HefFile
from support.fake_hef import encoder_hef, record_of
from support.fakes import EventLog, FakeSource, Microphone
from support.npu_worker import arch_of, worker
from support.standin import VERSIONS

pytestmark = pytest.mark.slow

LIMIT_S = 60.0
HELD_S = 1.5  # long, so that a busy machine's own delays are short beside it
FIRST = samples(8.2)  # two sentences of the demo, and the pause after them
BEGINNING = samples(2.5)  # of the first


@pytest.fixture(scope="session")
def demo():
    return read_recording(demo_recording())


@pytest.fixture
def misuse(tmp_path):
    path = tmp_path / "misuse"
    yield path
    assert not path.exists(), path.read_text()


def hef(folder, model, checkpoint="tiny.en", version="4.23", window_s=10, **fields):
    """A compiled encoder that computes what the model's own does, at the published noise."""
    major, minor = map(int, version.split("."))
    backend = {"onnx": str(model / "encoder.onnx"), "noise": PUBLISHED_NOISE}
    fields = {"arch": arch_of(version), "header": newest_header((major, minor))} | fields
    made = encoder_hef(backend, n_frames=100 * window_s, **fields)
    path = made.write(folder / f"{checkpoint}-{made.arch}-{window_s}s.hef")
    return HefFile(path, record_of(path, checkpoint, made.arch, window_s))


def asking(*files, window_s=10):
    return RecognitionConfig(encoder=EncoderChoice.HAILO, hefs=files, npu_window_s=window_s)


def text_of(transcriber, sound):
    """What is read of (n,) samples, window by window."""
    longest = samples(4.0)
    parts = [sound[at : at + longest] for at in range(0, len(sound), longest)]
    segments = [Segment(n, part, 0, Closed.PAUSE) for n, part in enumerate(parts)]
    return [transcriber.transcribe(segment, lambda: False).text for segment in segments]


class Run:
    """An engine on the demo recording, from the load of the model to the last event."""

    def __init__(self, model, config, demo, command=COMMAND, source=None, live=False):
        self.events = EventLog()
        watch = EncoderWatch(config.npu_window_s)
        load = partial(
            load_whisper, model, config, watch=watch, speech=lambda: demo, npu_command=command
        )
        chunks = [AudioChunk(demo[at : at + 4000], at) for at in range(0, FIRST, 4000)]
        pipeline = SourcePipeline(source or FakeSource(chunks), WebRtcVad())
        settings = EngineConfig(
            segmenter=SegmenterConfig(partial_every_ms=2000),
            stats_every_s=0.1,
            max_lag_s=5.0 if live else None,
        )
        self.engine = CaptionEngine([pipeline], load, self.events.append, settings, watch=watch)

    def finish(self):
        self.engine.start()
        assert self.engine.wait(LIMIT_S)
        states = [event.state for event in self.events.of(StateChanged)]
        assert states[-1] is EngineState.STOPPED, self.events.of(StateChanged)
        return self

    @property
    def words(self):
        finals = [event for event in self.events.of(CaptionChanged) if event.final]
        return " ".join(event.text for event in finals).lower().replace(".", "").split()

    @property
    def encoders(self):
        return [event.name for event in self.events.of(EncoderChanged)]


def likeness(one, other):
    """Share of words in common, 0 to 1."""
    return len(set(one) & set(other)) / len(set(one) | set(other))


@pytest.mark.parametrize("version", VERSIONS)
def test_the_demo_is_captioned_through_the_npu_as_the_product_starts_it(
    default_model, demo, tmp_path, hailo, monkeypatch, version
):
    """`hailo` puts the stand-in on the path; the process that the product starts inherits that."""
    described = {"version": version, "arch": arch_of(version)}
    monkeypatch.setenv(ENVIRONMENT, json.dumps(described))
    config = asking(hef(tmp_path, default_model, version=version))

    run = Run(default_model, config, demo).finish()

    stats = run.events.of(StatsUpdated)[-1]
    name = "Hailo-10H" if version == "5.2" else "Hailo-8L"
    assert run.encoders == [name]
    assert (stats.encoder, stats.encoder_temperature_c) == (name, 48.0)
    assert stats.encode_call_s > 0
    assert run.words[:5] == ["captions", "turn", "speech", "into", "text"]


@pytest.fixture(scope="module")
def undisturbed(default_model, demo, tmp_path_factory):
    """Words of the beginning of the demo through an NPU that works."""
    folder = tmp_path_factory.mktemp("undisturbed")
    command = worker(folder / "misuse")
    return Run(default_model, asking(hef(folder, default_model)), demo, command).finish().words


@pytest.mark.parametrize("n_good", [1, 2])
def test_a_device_that_is_lost_in_mid_sentence_costs_no_word(
    default_model, demo, undisturbed, tmp_path, misuse, n_good
):
    """The runs: the check against the CPU, two for warming up, then the windows."""
    file = hef(tmp_path, default_model)
    plan = f"machine.on_run(faults.unplugs(), {3 + n_good})"

    run = Run(default_model, asking(file), demo, worker(misuse, plan=plan)).finish()

    assert run.encoders[:2] == ["Hailo-8L", "CPU"]
    reason = run.events.of(EncoderChanged)[1].reason
    assert "connection to the Hailo device was lost" in reason
    assert "opened once more" in reason
    assert likeness(run.words, undisturbed) > 0.8
    assert len(run.words) >= len(undisturbed) - 2


def test_a_device_that_is_busy_leaves_the_captions_to_the_cpu_until_it_is_asked_for_again(
    default_model, demo, tmp_path, misuse
):
    """The file `held` stands for the other program."""
    held = tmp_path / "held"
    held.touch()
    plan = f"machine.devices[0].busy = os.path.exists({str(held)!r})"
    source = Microphone()
    config = asking(hef(tmp_path, default_model))
    run = Run(default_model, config, demo, worker(misuse, plan=plan), source, live=True)
    run.engine.start()
    run.events.wait_for(lambda log: log.of(EncoderChanged))
    told = run.events.of(EncoderChanged)[0]

    run.engine.retry_encoder()
    run.events.wait_for(lambda log: len(log.of(EncoderChanged)) == 2)
    held.unlink()
    run.engine.retry_encoder()
    run.events.wait_for(lambda log: len(log.of(EncoderChanged)) == 3)
    run.engine.stop()
    assert run.engine.wait(LIMIT_S)

    assert (told.name, told.can_retry) == ("CPU", True)
    assert "used by another program" in told.reason
    assert run.encoders == ["CPU", "CPU", "Hailo-8L"]


def test_an_encoder_of_other_weights_with_the_right_record_is_found_out_before_it_captions(
    default_model, demo, tmp_path, misuse
):
    """The record lies: only the states tell."""
    plan = (
        "import numpy as np\n"
        "other = np.random.default_rng(0).standard_normal((500, 384)).astype(np.float32)\n"
        "machine.functions['other'] = "
        "lambda given: {next(iter(given)).split('/')[0] + '/normalization13': other[None]}"
    )
    file = hef(tmp_path, default_model)
    wrong = encoder_hef({"function": "other"}).write(file.path)
    config = asking(HefFile(wrong, record_of(wrong, "tiny.en", "hailo8l", 10)))

    run = Run(default_model, config, demo, worker(misuse, plan=plan)).finish()

    (told,) = run.events.of(EncoderChanged)
    assert told.name == "CPU"
    assert "does not belong to the model (tiny.en-hailo8l-10s.hef: cosine" in told.reason
    assert "captioner models fetch tiny.en --arch hailo8l" in told.reason
    assert run.words[:3] == ["captions", "turn", "speech"]


def test_an_encoder_of_five_seconds_captions_in_windows_that_fit(
    default_model, demo, tmp_path, misuse
):
    config = asking(hef(tmp_path, default_model, window_s=5), window_s=5)

    run = Run(default_model, config, demo, worker(misuse)).finish()

    finals = [event for event in run.events.of(CaptionChanged) if event.final]
    assert run.encoders == ["Hailo-8L"]
    assert all(event.end - event.start <= samples(4.5) for event in finals)
    assert run.words[:5] == ["captions", "turn", "speech", "into", "text"]


def test_a_short_encoder_that_cannot_be_opened_leaves_windows_as_long_as_ever(
    default_model, demo, tmp_path, misuse
):
    """A file that is for another chip; only what is said before that is known is cut short."""
    sentence = demo[samples(0.5) : samples(3.5)]
    config = asking(hef(tmp_path, default_model, window_s=5, arch="hailo8"), window_s=5)
    speech = np.concatenate((sentence, sentence, np.zeros(samples(1.0), np.float32)))
    source = Patient(speech, until=lambda: run.events.of(EncoderChanged))
    run = Run(default_model, config, demo, worker(misuse), source)

    run.finish()

    finals = [event for event in run.events.of(CaptionChanged) if event.final]
    assert run.encoders == ["CPU"]
    assert max(event.end - event.start for event in finals) > samples(4.5)


def test_without_the_software_a_person_who_asked_is_told_how_to_install_it(default_model, demo):
    run = Run(default_model, asking(), demo).finish()

    (told,) = run.events.of(EncoderChanged)
    assert "Hailo software is not installed" in told.reason
    assert "hailo-all" in told.reason


def test_without_a_compiled_encoder_a_person_who_asked_is_told_where_to_get_one(
    default_model, demo, hailo
):
    run = Run(default_model, asking(), demo).finish()

    (told,) = run.events.of(EncoderChanged)
    assert (told.name, told.can_retry) == ("CPU", False)
    assert "there is none of tiny.en" in told.reason
    assert "captioner models fetch tiny.en --arch hailo8l" in told.reason


def test_without_a_compiled_encoder_nobody_who_did_not_ask_is_told(default_model, demo):
    run = Run(default_model, RecognitionConfig(), demo).finish()

    assert run.events.of(EncoderChanged) == [EncoderChanged("CPU")]
    assert run.events.of(StatsUpdated)[-1].encoder == "CPU"


def test_the_sound_goes_on_while_the_device_opens_fails_and_is_opened_again(
    default_model, demo, tmp_path, misuse, monkeypatch
):
    """The library holds its interpreter for HELD_S whenever it configures, ours never."""
    monkeypatch.setattr(standby, "BACK_OFF_S", 0.2)
    plan = (
        f"machine.opening_ms, machine.opening_calls = {1000 * HELD_S}, ('configure()',)\n"
        "machine.on_run(faults.fails(), 4)"
    )
    source = Clockwork(demo[:BEGINNING], until=lambda: len(run.encoders) == 3)
    config = asking(hef(tmp_path, default_model))
    run = Run(default_model, config, demo, worker(misuse, plan=plan), source, live=True)

    run.finish()

    stats = run.events.of(StatsUpdated)[-1]
    assert run.encoders == ["Hailo-8L", "CPU", "Hailo-8L"]
    assert max(source.late_s) < 0.75 * HELD_S
    assert (stats.lost_samples, stats.left_out_s) == (0, 0.0)
    assert run.words[:3] == ["captions", "turn", "speech"]


class Clockwork(Microphone):
    """A block of 0.1 s every 0.1 s: speech, then silence. Notes how late each is asked for."""

    BLOCK = 1600

    def __init__(self, speech, until):
        super().__init__()
        self._speech, self._until = speech, until
        self._n_read = 0
        self._began_s = None
        self.late_s = []

    def read(self, timeout_s):
        now_s = time.perf_counter()
        self._began_s = self._began_s or now_s
        at = self._n_read * self.BLOCK
        self._n_read += 1
        due_s = self._began_s + self._n_read * 0.1
        self.late_s.append(now_s - due_s)
        if at >= len(self._speech) and (self._until() or now_s - self._began_s > LIMIT_S):
            raise EOFError
        threading.Event().wait(max(0.0, due_s - now_s))
        block = self._speech[at : at + self.BLOCK]
        silence = np.zeros(self.BLOCK - len(block), np.float32)
        return AudioChunk(np.concatenate((block, silence)), at)


class Patient(FakeSource):
    """Begins to speak when something has happened."""

    def __init__(self, speech, until):
        starts = range(0, len(speech), 4000)
        super().__init__([AudioChunk(speech[at : at + 4000], at) for at in starts])
        self._until = until

    def read(self, timeout_s):
        if not self._until():
            threading.Event().wait(timeout_s)
            return None
        return super().read(timeout_s)
