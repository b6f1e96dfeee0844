"""The model on x86-64 processors that are not at hand: without VNNI, AVX-512 or AVX2.

Under emulation (qemu) nothing runs that such a processor lacks. Natively, ONNX Runtime is only told
that it has such a processor (support/told_cpu.py), which is a hundred times faster.
"""

import os
import platform
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from captioner.asr.mel import log_mel
from captioner_models.parts import write_parts
from captioner_models.processor import has_blocks
from captioner_models.recipes import recipe_for
from captioner_models.store import ModelStore
from support.clip_reading import python_here, read_clips, words
from support.told_cpu import TOLD, told_environment

pytestmark = [
    pytest.mark.processors,
    pytest.mark.skipif(platform.machine() != "x86_64", reason="kernels of x86-64"),
]

ROOT = Path(__file__).parents[2]
MOST_ERROR = 0.06  # relative, of the encoder's states
QEMU = "qemu-x86_64-static"
CORES = {"Haswell": "AVX2 without VNNI", "Nehalem": "SSE4.2"}
EMULATED_S = 1200  # for all clips: 220 s as Nehalem on an idle machine
TOLD_S = 400
ENGINE = ("tests/asr", "tests/engine", "tests/models")
ENGINE_S = 1800


@pytest.fixture(scope="module", params=CORES)
def emulated(request, clips_file, default_model, tmp_path_factory):
    """What the built model makes of five clips under emulation."""
    if shutil.which(QEMU) is None:
        pytest.skip(f"{QEMU} (package qemu-user-static) is not installed")
    python = [QEMU, "-cpu", request.param, Path(sys.executable).resolve()]
    states = tmp_path_factory.mktemp("emulated") / "states.npz"
    return read_clips(python, default_model, clips_file, states, EMULATED_S, python_here())


@pytest.fixture(scope="module", params=TOLD)
def told_cpu(request):
    """The environment of one of the processors that ONNX Runtime is told of."""
    return told_environment(request.param)


@pytest.fixture(scope="module")
def told(told_cpu, all_clips_file, default_model, tmp_path_factory):
    """What the built model makes of all clips by the kernels for another processor."""
    states = tmp_path_factory.mktemp("told") / "states.npz"
    return read_clips([sys.executable], default_model, all_clips_file, states, TOLD_S, told_cpu)


@pytest.fixture(scope="module")
def told_float(told_cpu, all_clips_file, float_encoder, tmp_path_factory):
    """The same with an encoder in float32: all that differs is the encoder."""
    states = tmp_path_factory.mktemp("told-float") / "states.npz"
    return read_clips([sys.executable], float_encoder, all_clips_file, states, TOLD_S, told_cpu)


def texts(reading, names):
    """The words that were read; between marks rounding may decide ("failed. No", "failed, no")."""
    return {name: words(reading.texts[name]) for name in names}


@pytest.mark.timeout(EMULATED_S + 60)
def test_states_under_emulation_are_near_those_in_float32(emulated, reference, clips):
    error = emulated.error(reference, clips)

    assert error <= MOST_ERROR


@pytest.mark.timeout(EMULATED_S + 60)
def test_the_text_under_emulation_is_the_one_read_here_with_an_encoder_in_float32(
    emulated, reference, clips
):
    assert texts(emulated, clips) == texts(reference, clips)


@pytest.mark.timeout(TOLD_S + 60)
def test_states_by_other_kernels_are_near_those_in_float32(told, reference, clips, shared_clips):
    own, shared = told.error(reference, clips), None
    if shared_clips:
        shared = told.error(reference, shared_clips)

    assert own <= MOST_ERROR
    assert shared is None or shared <= MOST_ERROR


@pytest.mark.timeout(2 * TOLD_S + 60)
def test_the_text_by_other_kernels_is_the_one_they_read_with_an_encoder_in_float32(
    told, told_float, clips
):
    assert texts(told, clips) == texts(told_float, clips)


@pytest.mark.timeout(2 * TOLD_S + 60)
def test_what_is_built_without_avx2_reads_the_same_text_there(
    clips, clips_file, default_model, tmp_path
):
    python, sse4 = [sys.executable], told_environment("sse4")
    recipe = recipe_for(default_model.name, multilingual=False, machine="arm64")  # the same form
    write = partial(write_parts, log_mel=log_mel, recipe=recipe)
    rows = ModelStore(tmp_path / "models").ensure(default_model.name, write)
    files = (clips_file, tmp_path / "states.npz", TOLD_S)

    built_there = read_clips(python, rows, *files, sse4)
    built_here = read_clips(python, default_model, *files, python_here())

    assert not has_blocks(rows)
    assert texts(built_there, clips) == texts(built_here, clips)


@pytest.mark.timeout(ENGINE_S + 60)
def test_the_tests_of_the_engine_pass_on_a_processor_without_vnni():
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ENGINE]

    result = subprocess.run(
        command,
        cwd=ROOT,
        env=told_environment("avx2", os.environ),
        capture_output=True,
        text=True,
        timeout=ENGINE_S,
        check=False,
    )

    assert result.returncode == 0, result.stdout
