"""The whole Whisper as an NPU runs it: on its ONNX twin, and on the stand-in for the device."""

import dataclasses
import os
import shutil

import numpy as np
import pytest

from captioner.asr.cross_attention import open_memory
from captioner.asr.decoder_fixed import FixedDecoder
from captioner.asr.language import LanguageSampler
from captioner.asr.sampling import PenalisedSampler
from captioner.bench.full_npu import (
    UNPENALISED,
    FullNpuDecoder,
    HostTables,
    Layout,
    open_tables,
    vendors_chooser,
)
from captioner.bench.full_npu_system import load_full_npu, load_twin
from captioner.bench.network_onnx import OnnxNetwork
from captioner.bench.npu_systems import load_full, load_hybrid
from captioner.config import EncoderChoice, Padding, RecognitionConfig
from captioner.errors import BackendError, BenchError, ModelFileError, NpuError
from captioner.events import Closed, Segment
from captioner_models.checkpoint import FINGERPRINT
from captioner_models.full_npu import decoder_twin
from captioner_models.graphs.decoder_hailo import N_TOKENS, chunk_sizes, write_hailo_decoder
from captioner_models.graphs.encoder_hailo import write_hailo_encoder
from captioner_models.hailo_export import write_host_tables
from captioner_models.hef_files import HefFile
from support.fake_hef import FakeHef, FakePad
from support.sounds import white_noise
from support.standin import FOLDER

N_POSITIONS = 500
STATES_RANGE = (-8.0, 8.0)
LOGITS_RANGE = (-16.0, 16.0)


def never():
    return False


@pytest.fixture(scope="module")
def full(folder, checkpoint, tmp_path_factory):
    """The model folder with what a variant for the full NPU adds."""
    copy = tmp_path_factory.mktemp("full") / folder.name
    shutil.copytree(folder, copy)
    write_host_tables(checkpoint, copy)
    mark = {FINGERPRINT: checkpoint.fingerprint}
    write_hailo_decoder(checkpoint, copy / decoder_twin("10"), mark, n_positions=N_POSITIONS)
    return copy


@pytest.fixture(scope="module")
def network(full, checkpoint):
    return OnnxNetwork(full / decoder_twin("10"), 1, checkpoint.fingerprint)


@pytest.fixture
def states():
    return np.random.default_rng(3).standard_normal((N_POSITIONS, 64)).astype(np.float32)


@pytest.fixture
def prompt(manifest):
    ids = manifest.tokens
    return (ids.start_of_transcript, ids.languages["en"], ids.transcribe, ids.no_timestamps)


def decoder_of(network, full, manifest, prompt, chooser=None):
    size = manifest.dimensions
    layout = Layout.of(network, N_POSITIONS, size.d_model, size.n_vocab)
    tables = open_tables(full, adds_places=True)
    return FullNpuDecoder(network, layout, tables, manifest.tokens, prompt, chooser)


def unpenalised(manifest):
    return PenalisedSampler(manifest.tokens.end_of_text, 1.0, 8, 0.0)


@pytest.mark.parametrize("prefix", [(), (70, 71, 72)])
def test_without_a_penalty_it_reads_what_the_other_decoder_of_32_tokens_does(
    network, full, folder, manifest, prompt, states, prefix
):
    config = RecognitionConfig(padding=Padding.parse("none"))
    other = FixedDecoder(folder, manifest, open_memory(folder, manifest, config), prompt, 1)
    ours = decoder_of(network, full, manifest, prompt, unpenalised(manifest))

    found = ours.decode(states, 20, never, prefix=prefix)
    expected = other.decode(states, 20, never, prefix=prefix)

    assert [token.id for token in found.tokens] == [token.id for token in expected.tokens]
    assert found.tokens
    for one, of_other in zip(found.tokens, expected.tokens, strict=True):
        assert one.logprob == pytest.approx(of_other.logprob, abs=1e-3)
    assert found.no_speech_prob == pytest.approx(expected.no_speech_prob, abs=1e-5)
    assert found.passes == expected.passes


def test_it_ends_where_its_tokens_do(network, full, manifest, prompt, states):
    decoder = decoder_of(network, full, manifest, prompt)

    found = decoder.decode(states, 100, never)

    assert len(found.tokens) <= N_TOKENS - len(prompt)
    assert found.passes <= N_TOKENS - len(prompt)
    with pytest.raises(ValueError, match="a prefix of 29 tokens"):
        decoder.decode(states, 100, never, prefix=[70] * 29)


def test_it_can_be_cancelled_between_passes(network, full, manifest, prompt, states):
    assert decoder_of(network, full, manifest, prompt).decode(states, 20, lambda: True) is None


def test_it_can_be_asked_for_the_language(network, full, manifest, prompt, states):
    tokens = tuple(manifest.tokens.languages.values())

    heard = decoder_of(network, full, manifest, prompt).after_start(states, LanguageSampler(tokens))

    assert heard.token.id in tokens


def test_the_vendors_penalty_spares_comma_and_full_stop_and_what_is_long_past():
    chooser = vendors_chooser(end=0)
    logits = np.zeros((1, 40), np.float32)
    logits[0, [11, 20, 30]] = 9.0, 8.0, 6.0

    def chosen(text):
        return int(chooser.choose([logits], text)[0][0])

    assert frozenset({11, 13}) == UNPENALISED
    assert chosen([11, 11]) == 11
    logits[0, 11] = 0.0
    assert chosen([]) == 20
    assert chosen([20]) == 30
    assert chosen([20, *range(1, 9)]) == 20


class Wiring:
    """A network that tells its ends and computes nothing."""

    def __init__(self, inputs, outputs):
        self.inputs = inputs
        self.outputs = outputs


def test_inputs_are_told_apart_by_shape_and_outputs_joined_by_number():
    outputs = {
        f"net/conv{n}": (1, 24, width) for n, width in ((49, 10), (9, 10), (50, 10), (100, 12))
    }
    inputs = {"net/input_layer1": (1, 24, 512), "net/input_layer2": (1, 250, 512)}

    found = Layout.of(Wiring(inputs, outputs), 250, 512, 42)

    assert (found.states, found.embedded) == ("net/input_layer2", "net/input_layer1")
    assert found.n_tokens == 24
    assert found.chunks == ("net/conv9", "net/conv49", "net/conv50", "net/conv100")


@pytest.mark.parametrize(
    ("inputs", "outputs", "words"),
    [
        (
            {"a": (1, 500, 64), "b": (1, 500, 64)},
            {"c": (1, 500, 9)},
            "is needed, the network takes",
        ),
        ({"a": (1, 500, 64)}, {"c": (1, 32, 9)}, "is needed, the network takes"),
        ({"a": (1, 250, 64), "b": (1, 32, 64)}, {"c": (1, 32, 9)}, "is needed, the network takes"),
        ({"a": (1, 500, 64), "b": (1, 32, 64)}, {"c": (1, 32, 8)}, "pieces of a vocabulary of 9"),
        ({"a": (1, 500, 64), "b": (1, 32, 64)}, {"c": (1, 24, 9)}, "pieces of a vocabulary of 9"),
        (
            {"a": (1, 500, 64), "b": (1, 32, 64)},
            {"c1": (1, 32, 5), "c2": (1, 32, 4)},
            "pieces of a vocabulary of 9",
        ),
    ],
)
def test_a_network_that_is_no_such_decoder_is_refused(inputs, outputs, words):
    with pytest.raises(BackendError, match=words):
        Layout.of(Wiring(inputs, outputs), 500, 64, 9)


def test_the_host_adds_places_only_where_the_network_does_not():
    embedding, places = np.eye(4, dtype=np.float32), np.full((3, 4), 0.5, np.float32)

    assert HostTables(embedding, places).rows([2, 0])[0].tolist() == [0.5, 0.5, 1.5, 0.5]
    assert HostTables(embedding, None).rows([2, 0])[1].tolist() == [1.0, 0.0, 0.0, 0.0]


def test_missing_tables_and_a_twin_of_another_checkpoint_are_refused(folder, full):
    with pytest.raises(ModelFileError, match="no tables"):
        open_tables(folder, adds_places=True)
    with pytest.raises(ModelFileError, match="another checkpoint"):
        OnnxNetwork(full / decoder_twin("10"), 1, "0" * 64)
    with pytest.raises(ModelFileError, match="is missing"):
        OnnxNetwork(full / decoder_twin("5"), 1, "0" * 64)


def test_the_twin_transcribes_a_window_of_10_s_and_no_more(full):
    twin = load_twin(full, RecognitionConfig(language="en"), 10)

    transcript = twin.transcribe(Segment(0, white_noise(9.9), 0, Closed.PAUSE), never)

    assert transcript.tokens
    assert transcript.rejected is None
    with pytest.raises(ValueError, match="the encoder takes 1000"):
        twin.transcribe(Segment(0, white_noise(10.1), 0, Closed.PAUSE), never)
    twin.close()


@pytest.fixture
def hefs(hailo, checkpoint, full, tmp_path):
    """Encoder and decoder for the stand-in, computed by the exported graphs."""
    encoder = tmp_path / "encoder.onnx"
    write_hailo_encoder(checkpoint, encoder, {}, n_frames=1000)
    width, n_vocab = checkpoint.dimensions.d_model, checkpoint.dimensions.n_vocab
    logits = [
        FakePad(f"decoder/conv{98 + n}", (1, N_TOKENS, size), *LOGITS_RANGE, "uint16")
        for n, size in enumerate(chunk_sizes(n_vocab))
    ]
    return (
        hailo.hef(backend={"onnx": str(encoder)}, d_model=width, output_dtype="uint16"),
        hailo.hef(
            FakeHef(
                inputs=[
                    FakePad(
                        "decoder/input_layer1", (1, N_POSITIONS, width), *STATES_RANGE, "uint16"
                    ),
                    FakePad("decoder/input_layer2", (1, N_TOKENS, width), *STATES_RANGE, "uint16"),
                ],
                outputs=logits,
                backend={
                    "onnx": str(full / decoder_twin("10")),
                    "outputs": {pad.name: f"logits_{n}" for n, pad in enumerate(logits, 1)},
                },
                group="decoder",
            )
        ),
    )


def test_on_the_device_both_networks_read_what_the_twin_reads(hailo, hefs, full):
    config = RecognitionConfig(language="en")
    segment = Segment(0, white_noise(4.0), 0, Closed.PAUSE)
    twin = load_twin(full, config, 10)
    expected = twin.transcribe(segment, never)
    twin.close()

    chip = load_full_npu(full, config, *hefs, "hailo8l")
    found = chip.transcribe(segment, never)
    chip.close()

    assert [token.id for token in found.tokens][:3] == [token.id for token in expected.tokens][:3]
    assert found.passes > 1


def test_without_a_device_the_full_npu_says_why(hailo, hefs, full):
    hailo.machine.devices.clear()

    with pytest.raises(NpuError) as caught:
        load_full_npu(full, RecognitionConfig(), *hefs, "hailo8l")

    assert caught.value.hint


def test_a_pass_that_fails_on_the_device_is_an_error_and_everything_is_released(hailo, hefs, full):
    from hailo_standin.faults import fails

    chip = load_full_npu(full, RecognitionConfig(language="en"), *hefs, "hailo8l")
    hailo.machine.on_run(fails(36), n=2)

    with pytest.raises(NpuError):
        chip.transcribe(Segment(0, white_noise(2.0), 0, Closed.PAUSE), never)

    chip.close()


def test_the_benchmark_opens_the_pair_that_is_compiled_for_the_device(hailo, hefs, full):
    config = RecognitionConfig(language="en")
    pairs = [(*hefs, "hailo8"), (*hefs, "hailo8l")]

    chip = load_full(full, config, pairs)
    chip.transcribe(Segment(0, white_noise(2.0), 0, Closed.PAUSE), never)
    chip.close()

    with pytest.raises(ModelFileError, match="for hailo8l are here"):
        load_full(full, config, pairs[:1])


def test_the_benchmarks_hybrid_is_on_the_device_or_an_error(
    hailo, hefs, full, manifest, monkeypatch
):
    folders = [str(FOLDER), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, folders)))
    monkeypatch.setenv("HAILO_STANDIN", '{"version": "4.23", "arch": "hailo8l"}')
    config = RecognitionConfig(encoder=EncoderChoice.HAILO, hefs=(HefFile(hefs[0], None),))

    system = load_hybrid(full, config)
    assert system.transcribe(Segment(0, white_noise(2.0), 0, Closed.PAUSE), never).tokens
    system.close()

    monkeypatch.setenv("HAILO_STANDIN", '{"version": "4.23", "arch": "hailo8"}')
    other = hailo.hef(arch="hailo10h")
    with pytest.raises(BenchError, match="the NPU is not at work"):
        load_hybrid(full, dataclasses.replace(config, hefs=(HefFile(other, None),)))
