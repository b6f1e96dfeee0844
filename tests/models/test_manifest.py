import json

import pytest

from captioner_models.build import build_model
from captioner_models.errors import ModelFileError
from captioner_models.manifest import (
    FORMAT_VERSION,
    Defaults,
    built_format,
    check_parts,
    read_manifest,
    write_manifest,
)
from support.parts import DEFAULTS, write_small_parts


@pytest.fixture
def folder(spec, tmp_path):
    """A built model."""
    return build_model(spec, tmp_path / "models", write_small_parts)


def change(folder, edit):
    path = folder / "manifest.json"
    raw = json.loads(path.read_text("utf-8"))
    edit(raw)
    path.write_text(json.dumps(raw), "utf-8")


def test_a_manifest_is_read_back_as_it_was_written(folder, tmp_path):
    manifest = read_manifest(folder)

    write_manifest(tmp_path, manifest)

    assert read_manifest(tmp_path) == manifest


def test_it_says_what_was_built_from_what(folder, spec):
    manifest = read_manifest(folder)

    assert (manifest.name, manifest.format_version) == ("tiny-test", FORMAT_VERSION)
    assert manifest.defaults == DEFAULTS
    assert manifest.multilingual
    assert manifest.origin.licence == "MIT"
    assert [file.sha256 for file in manifest.origin.files] == [
        file.sha256 for file in spec.source.files
    ]
    assert {file.path for file in manifest.files} == {"encoder.onnx", "tail.npz", "tokenizer.json"}


@pytest.mark.parametrize(
    "edit",
    [
        lambda raw: raw.pop("fingerprint"),
        lambda raw: raw.pop("format_version"),
        lambda raw: raw["tokens"].pop("no_speech"),
        lambda raw: raw.update(extra=1),
        lambda raw: raw["dimensions"].update(d_model="64"),
        lambda raw: raw["dimensions"].update(d_model=True),
        lambda raw: raw["dimensions"].update(d_model=64.0),
        lambda raw: raw["tokens"].update(languages=["en"]),
        lambda raw: raw["tokens"]["languages"].update(en="first"),
        lambda raw: raw.update(alignment_heads=[[1]]),
        lambda raw: raw.update(files=None),
        lambda raw: raw.update(tokens=[]),
        lambda raw: raw["defaults"].update(margin_s=-1),
        lambda raw: raw["defaults"].update(max_tail_mass=float("nan")),
        lambda raw: raw["defaults"].update(tokens_per_s=0),
        lambda raw: raw["defaults"].update(tail_positions=2000),
        lambda raw: raw["defaults"].update(cut_tail_mass=1.5),
        lambda raw: raw["files"][0].update(path="../encoder.onnx"),
    ],
)
def test_a_damaged_manifest_is_refused_with_a_hint(folder, edit):
    change(folder, edit)

    with pytest.raises(ModelFileError, match=r"manifest\.json is damaged") as caught:
        read_manifest(folder)

    assert "captioner models build" in caught.value.hint


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe"])
def test_a_manifest_that_is_no_json_object_is_refused(folder, content):
    (folder / "manifest.json").write_bytes(content)

    with pytest.raises(ModelFileError, match="damaged"):
        read_manifest(folder)
    assert built_format(folder) is None


def test_a_whole_number_will_do_for_a_fraction(folder):
    change(folder, lambda raw: raw["defaults"].update(margin_s=1))

    assert read_manifest(folder).defaults.margin_s == 1.0


@pytest.mark.parametrize(("step", "word"), [(1, "newer"), (-1, "older")])
def test_another_format_version_is_refused_in_words(folder, step, word):
    change(folder, lambda raw: raw.update(format_version=FORMAT_VERSION + step, anything="else"))

    with pytest.raises(ModelFileError, match=f"built by an? {word} captioner"):
        read_manifest(folder)
    assert built_format(folder) == FORMAT_VERSION + step


def test_a_folder_without_a_manifest_is_not_a_built_model(tmp_path):
    with pytest.raises(ModelFileError, match="no built model") as caught:
        check_parts(tmp_path)

    assert "captioner models build" in caught.value.hint


def test_a_missing_part_is_named(folder):
    (folder / "encoder.onnx").unlink()

    with pytest.raises(ModelFileError, match=r"encoder\.onnx"):
        check_parts(folder)


def test_a_part_of_the_wrong_size_is_found_without_reading_it(folder):
    path = folder / "encoder.onnx"
    path.write_bytes(path.read_bytes()[:-1])

    with pytest.raises(ModelFileError, match=r"encoder\.onnx has \d+ bytes, expected"):
        check_parts(folder)


def test_an_altered_part_is_found_on_demand(folder):
    path = folder / "encoder.onnx"
    path.write_bytes(b"x" * path.stat().st_size)

    check_parts(folder)
    with pytest.raises(ModelFileError, match=r"encoder\.onnx was altered"):
        check_parts(folder, verify=True)


def test_a_whole_model_passes_the_full_check(folder):
    assert check_parts(folder, verify=True) == read_manifest(folder)


def test_measured_settings_out_of_range_are_refused():
    with pytest.raises(ValueError, match=r"max_tail_mass \(2\)"):
        Defaults(tail_positions=300, margin_s=1, max_tail_mass=2, cut_tail_mass=0.1, tokens_per_s=8)
