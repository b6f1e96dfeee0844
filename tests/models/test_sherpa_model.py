import base64
import random

import onnx
import pytest
from onnx import helper

from captioner_models.build import add_model
from captioner_models.errors import ModelError, ModelFileError
from captioner_models.onnx_metadata import read_metadata
from captioner_models.sherpa_kinds import SherpaKind, kind_of
from captioner_models.sherpa_model import check_record, tokens_table
from captioner_models.store import ModelStore


def graph(path, **remarks):
    """An ONNX file that says this of itself."""
    node = helper.make_node("Identity", ["x"], ["y"])
    value = [helper.make_tensor_value_info(name, 1, [1]) for name in "xy"]
    model = helper.make_model(helper.make_graph([node], "g", value[:1], value[1:]))
    helper.set_model_props(model, remarks)
    onnx.save(model, path)


def folder_of(tmp_path, names, **remarks):
    folder = tmp_path / "given"
    folder.mkdir()
    for name in names:
        if name.endswith(".onnx"):
            graph(folder / name, **remarks)
        else:
            (folder / name).write_bytes(b"a 0\n")
    return folder


@pytest.mark.parametrize("long", [0, 100, 40_000])
def test_the_remarks_of_a_graph_are_read_as_onnx_reads_them(tmp_path, long):
    path = tmp_path / "model.onnx"
    graph(path, model_type="zipformer2", comment="x" * long, author="Zoë")

    expected = {p.key: p.value for p in onnx.load(path).metadata_props}
    assert read_metadata(path) == expected


def test_a_damaged_graph_is_an_error_and_never_a_hang(tmp_path):
    path = tmp_path / "model.onnx"
    graph(path, model_type="zipformer2")
    whole = path.read_bytes()
    draw = random.Random(23)
    refused = 0
    for _ in range(300):
        content = bytearray(whole[: draw.randint(1, len(whole))])
        content[draw.randrange(len(content))] = draw.randrange(256)
        path.write_bytes(content)
        try:
            read_metadata(path)
        except ModelFileError:
            refused += 1
    assert refused > 150


TRANSDUCER = ("encoder.int8.onnx", "decoder.int8.onnx", "joiner.int8.onnx", "tokens.txt")


@pytest.mark.parametrize(
    ("names", "remarks", "kind"),
    [
        (TRANSDUCER, {"model_type": "EncDecRNNTBPEModel"}, SherpaKind.NEMO_TRANSDUCER),
        (TRANSDUCER, {"model_type": "zipformer2"}, SherpaKind.TRANSDUCER),
        (
            TRANSDUCER,
            {"model_type": "zipformer2", "decode_chunk_len": "32"},
            SherpaKind.STREAMING_TRANSDUCER,
        ),
        (
            TRANSDUCER,
            {"model_type": "EncDecHybridRNNTCTCBPEModel", "window_size": "121"},
            SherpaKind.STREAMING_TRANSDUCER,
        ),
        (
            ("model.int8.onnx", "tokens.txt"),
            {"model_type": "EncDecCTCModelBPE"},
            SherpaKind.NEMO_CTC,
        ),
        (
            ("model.int8.onnx", "tokens.txt"),
            {"model_type": "sense_voice_ctc"},
            SherpaKind.SENSE_VOICE,
        ),
        (("model.onnx", "tokens.txt"), {"model_type": "paraformer"}, SherpaKind.PARAFORMER),
        (
            ("encoder_model.ort", "decoder_model_merged.ort", "tokenizer.bin"),
            {},
            SherpaKind.MOONSHINE,
        ),
    ],
)
def test_a_folder_tells_its_kind_by_names_and_remarks(tmp_path, names, remarks, kind):
    assert kind_of(folder_of(tmp_path, names, **remarks)).kind is kind


def test_of_two_precisions_the_smaller_is_taken(tmp_path):
    both = ("model.onnx", "model.int8.onnx", "tokens.txt")

    assert kind_of(folder_of(tmp_path, both, model_type="paraformer")).files["model"] == both[1]


@pytest.mark.parametrize(
    ("names", "remarks", "why"),
    [
        (("readme.md",), {}, r"has no \.onnx"),
        (("model.onnx",), {"model_type": "paraformer"}, "tokens.txt is missing"),
        (("encoder.onnx", "tokens.txt"), {}, "alone make no recogniser"),
        (("model.onnx", "tokens.txt"), {"model_type": "vits"}, "'vits'"),
        (
            ("tiny-encoder.onnx", "tiny-decoder.onnx", "tiny-tokens.txt"),
            {"model_type": "whisper-tiny"},
            "own engine",
        ),
    ],
)
def test_a_foreign_folder_is_refused_with_the_reason(tmp_path, names, remarks, why):
    with pytest.raises(ModelFileError, match=why):
        kind_of(folder_of(tmp_path, names, **remarks))


def test_a_moonshine_tokenizer_becomes_a_table_of_its_pieces(tmp_path):
    pieces = [b"<unk>", b"a" * 300, b"", "é".encode()]
    content = b"".join(
        (bytes([len(p)]) if len(p) < 128 else bytes([len(p) & 127 | 128, len(p) >> 7])) + p
        for p in pieces
    )

    table = tokens_table(content, tmp_path)

    lines = [line.rsplit(b" ", 1) for line in table.split(b"\n")[:-1]]
    assert [base64.b64decode(symbol) for symbol, _number in lines] == pieces
    assert [int(number) for _symbol, number in lines] == list(range(len(pieces)))


@pytest.mark.parametrize("n", [1, 3, 9])
def test_a_tokenizer_that_is_cut_is_refused(tmp_path, n):
    with pytest.raises(ModelFileError, match="ends too early"):
        tokens_table((b"\x05<unk>\x81\x01" + b"a" * 129)[: n if n > 1 else -1], tmp_path)


@pytest.fixture
def given(tmp_path):
    return folder_of(tmp_path, ("model.onnx", "tokens.txt"), model_type="paraformer")


def add(store, given, try_it=lambda _folder: None, name="mine"):
    return add_model(store.root, name, kind_of(given), given, ["en"], try_it)


def test_an_added_model_is_listed_found_and_removed(tmp_path, given):
    store = ModelStore(tmp_path / "models")

    folder = add(store, given)

    (model,) = store.installed()
    assert (model.name, model.problem, model.languages) == ("mine", "", "en")
    assert store.path("mine") == folder
    assert check_record(folder, verify=True).kind == "paraformer"
    store.remove("mine")
    assert store.installed() == ()


def test_a_model_that_cannot_be_tried_leaves_nothing(tmp_path, given):
    store = ModelStore(tmp_path / "models")

    def refuse(_folder):
        raise ModelFileError("no")

    with pytest.raises(ModelFileError):
        add(store, given, refuse)
    assert [path.name for path in store.root.iterdir()] == [".mine.lock"]


def test_a_name_is_taken_once(tmp_path, given):
    store = ModelStore(tmp_path / "models")
    add(store, given)

    with pytest.raises(ModelError, match="already"):
        add(store, given)


def test_a_missing_a_cut_and_an_altered_part_are_told_apart(tmp_path, given):
    folder = add(ModelStore(tmp_path / "models"), given)
    path = folder / "tokens.txt"

    path.write_bytes(b"b 0\n")
    check_record(folder)  # sizes only
    with pytest.raises(ModelFileError, match="was altered"):
        check_record(folder, verify=True)
    path.write_bytes(b"b")
    with pytest.raises(ModelFileError, match="expected 4"):
        check_record(folder)
    path.unlink()
    with pytest.raises(ModelFileError, match="cannot be read"):
        check_record(folder)
