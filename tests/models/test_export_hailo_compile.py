"""compile.py of an export, run by itself with a stand-in for the vendor's compiler."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from captioner.asr.mel import log_mel
from captioner_models.hailo_export import export_hailo
from captioner_models.hef_files import read_hef_record
from support.sounds import white_noise
from support.tiny_checkpoint import tiny_checkpoint

VENDOR = Path(__file__).parents[1] / "support" / "vendor"
LIMIT_S = 60


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    folder = tmp_path_factory.mktemp("export")
    export_hailo(
        tiny_checkpoint(), folder, [white_noise(6.0)], log_mel, window_s=2, most_windows=10
    )
    return folder


def compiled(exported, out, *words, fault="", vendor=VENDOR):
    environment = {**os.environ, "PYTHONPATH": str(vendor), "STAND_IN": fault}
    return subprocess.run(
        [sys.executable, exported / "compile.py", "--arch", "hailo8l", "--out", out, *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )


def hefs(folder):
    return [path.name for path in folder.glob("*.hef*")]


def test_a_compiled_encoder_has_its_record_beside_it_and_the_script_of_its_architecture(
    exported, tmp_path
):
    done = compiled(exported, tmp_path, "--arch", "hailo10h")

    assert done.returncode == 0, done.stdout + done.stderr
    path = tmp_path / "tiny-test-hailo10h-2s.hef"
    assert done.stdout.splitlines()[-1] == str(path)
    record = read_hef_record(path)
    assert (record.checkpoint, record.arch, record.window_s) == ("tiny-test", "hailo10h", 2)
    assert record.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
    assert hefs(tmp_path) == [path.name]
    assert b"layer_norm_decomposition" in path.read_bytes()


def test_other_layers_than_the_script_names_stop_it(exported, tmp_path):
    done = compiled(exported, tmp_path, fault="layers")

    assert done.returncode == 1
    assert "the parser found 10 convolutions" in done.stdout
    assert "4 sums, expected are 10 (conv1 to conv10) and 5" in done.stdout
    assert "--accept-layers" in done.stdout
    assert hefs(tmp_path) == []


def test_other_layers_can_be_accepted(exported, tmp_path):
    done = compiled(exported, tmp_path, "--accept-layers", fault="layers")

    assert done.returncode == 0, done.stdout
    assert hefs(tmp_path) == ["tiny-test-hailo8l-2s.hef"]


def test_a_reduced_optimisation_level_stops_it_at_once(exported, tmp_path):
    done = compiled(exported, tmp_path, fault="reduced")

    assert done.returncode == 1
    assert "the compiler reduced the optimisation level" in done.stderr
    assert hefs(tmp_path) == []


def test_a_compiler_that_fails_leaves_no_hef_and_its_words_are_shown(exported, tmp_path):
    done = compiled(exported, tmp_path, fault="fails")

    assert done.returncode == 1
    assert "Mapping failed" in done.stdout
    assert hefs(tmp_path) == []


def test_without_the_compiler_it_says_what_to_install(exported, tmp_path):
    done = compiled(exported, tmp_path, vendor=tmp_path)

    assert done.returncode == 1
    assert "the vendor's compiler is not installed here" in done.stdout
    assert "Dataflow Compiler 3.31" in done.stdout


def test_a_calibration_set_of_another_size_stops_it(exported, tmp_path):
    np.save(exported / "calibration.npy", np.zeros((2, 1, 200, 80), np.float32))

    done = compiled(exported, tmp_path)

    assert done.returncode == 1
    assert "the model script needs float32 (3, 1, 200, 80)" in done.stdout


def test_the_plan_expects_what_the_parser_finds_in_the_graph(exported):
    plan = json.loads((exported / "export.json").read_text())

    assert (len(plan["convs"]), plan["n_adds"]) == (10, 5)
