"""What a processor makes of a model is found out once and kept."""

import json
import shutil
from dataclasses import replace

import onnx
import pytest

from captioner.asr import selfcheck
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.selfcheck import SelfCheck, remarks, self_check
from captioner.asr.whisper import load_whisper
from captioner.config import EncoderChoice, RecognitionConfig
from captioner_models.fidelity import STATES_BOUND
from captioner_models.manifest import Fidelity


def kept_in(cache):
    return sorted(cache.glob("*.json"))


def test_a_model_in_float32_is_exact_and_so_are_its_drafts(folder, manifest, tmp_path):
    found = self_check(folder, manifest, tmp_path)

    assert found.fidelity.states < 1e-3
    assert found.drafts_exact
    assert not found.problem


def test_what_was_found_is_read_the_next_time(folder, manifest, tmp_path):
    found = self_check(folder, manifest, tmp_path)
    (kept,) = kept_in(tmp_path)
    changed = json.loads(kept.read_text("utf-8")) | {"drafts_exact": False}
    kept.write_text(json.dumps(changed), "utf-8")

    again = self_check(folder, manifest, tmp_path)

    assert again == replace(found, drafts_exact=False)


def test_another_processor_is_tried_anew(folder, manifest, tmp_path, monkeypatch):
    self_check(folder, manifest, tmp_path)
    monkeypatch.setattr(selfcheck, "processor", lambda: "another")

    self_check(folder, manifest, tmp_path)

    assert len(kept_in(tmp_path)) == 2


@pytest.mark.parametrize("rubbish", ["", "[]", '{"drafts_exact": true}', "\0"])
def test_rubbish_in_the_cache_is_tried_anew(folder, manifest, tmp_path, rubbish):
    found = self_check(folder, manifest, tmp_path)
    (kept,) = kept_in(tmp_path)
    kept.write_text(rubbish, "utf-8")

    assert self_check(folder, manifest, tmp_path) == found
    assert json.loads(kept.read_text("utf-8"))["drafts_exact"] is True


def test_a_cache_that_cannot_be_written_is_done_without(folder, manifest, tmp_path):
    (tmp_path / "file").write_text("in the way", "utf-8")

    assert self_check(folder, manifest, tmp_path / "file").drafts_exact


def test_a_model_that_is_computed_wrong_is_told_with_figure_and_bound(folder, monkeypatch):
    wrong = SelfCheck(Fidelity(states=0.2, logprobs=0.01), drafts_exact=True)
    monkeypatch.setattr("captioner.asr.whisper.self_check", lambda *_: wrong)
    told = []

    load_whisper(folder, RecognitionConfig(encoder=EncoderChoice.ONNX), told.append).close()

    assert "0.200" in told[0]
    assert str(STATES_BOUND) in told[0]


@pytest.mark.parametrize("blocks", [True, False])
@pytest.mark.parametrize("old", [True, False])
def test_a_model_for_other_processors_is_told_with_what_to_do(
    folder, tmp_path, monkeypatch, old, blocks
):
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    if blocks:
        model = onnx.load(tmp_path / "decoder.onnx", load_external_data=False)
        model.doc_string = "MatMulNBits"
        onnx.save(model, tmp_path / "decoder.onnx")
    monkeypatch.setattr(selfcheck, "unpacks_blocks", lambda: old)

    said = remarks(SelfCheck(Fidelity(states=0.0, logprobs=0.0), True), tmp_path, "tiny-test")

    assert len(said) == (old and blocks)
    assert all("`captioner models build tiny-test --force`" in one for one in said)


def test_a_model_for_other_processors_is_opened_all_the_same(folder, monkeypatch):
    monkeypatch.setattr(selfcheck, "unpacks_blocks", lambda: True)
    monkeypatch.setattr(selfcheck, "has_blocks", lambda _folder: True)
    told = []

    load_whisper(folder, RecognitionConfig(encoder=EncoderChoice.ONNX), told.append).close()

    assert ["slow on this one" in one for one in told] == [True]


@pytest.mark.parametrize("exact", [True, False])
def test_drafts_are_verified_only_where_they_change_nothing(folder, monkeypatch, exact):
    found = SelfCheck(Fidelity(states=0.0, logprobs=0.0), drafts_exact=exact)
    monkeypatch.setattr("captioner.asr.whisper.self_check", lambda *_: found)
    seen = []

    def remember(*parts, drafts, **others):
        seen.append(drafts)
        return OnnxDecoder(*parts, drafts=drafts, **others)

    monkeypatch.setattr("captioner.asr.whisper.OnnxDecoder", remember)

    load_whisper(folder, RecognitionConfig(encoder=EncoderChoice.ONNX)).close()

    assert seen == [exact]
