"""ONNX Runtime's kernels for another x86-64 processor, natively and at full speed.

It has no switch for them: it asks `cpuid`. So this makes a copy of the package in which each such
instruction is an illegal one, and a library (processors/told_cpu.c) that answers in its place and
hides features. The copy is put first on PYTHONPATH, and CAPTIONER_TOLD_CPU names one of TOLD.
Emulation shows besides that no instruction is used that the processor lacks; this does not.
"""

import fcntl
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import platformdirs
import pytest

TOLD = ("avx512", "avx2", "sse4")
VARIABLE = "CAPTIONER_TOLD_CPU"
SOURCE = Path(__file__).parents[1] / "processors/told_cpu.c"
TOOLS = ("cc", "objdump")
LIBRARY = "onnxruntime_pybind11_state*.so"
NEEDLESS = ("libonnxruntime.so*", "quantization", "tools", "transformers")
CPUID, UD2 = b"\x0f\xa2", b"\x0f\x0b"
LIMIT_S = 120  # to read through the library


def told_environment(told, environment=os.environ):
    """The environment in which Python takes ONNX Runtime for the processor `told`."""
    path = os.pathsep.join([str(_copy()), *filter(None, sys.path)])
    return {**environment, "PYTHONPATH": path, VARIABLE: told}


def _copy():
    """The folder that holds the copy; the test is skipped where it cannot be made."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        pytest.skip("other kernels of x86-64 are only had on Linux on x86-64")
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"kernels for other processors natively need {' and '.join(missing)}")
    package = Path(find_spec("onnxruntime").origin).parent
    library = next((package / "capi").glob(LIBRARY))
    key = hashlib.sha256(f"{library} {library.stat().st_mtime_ns}".encode() + SOURCE.read_bytes())
    cache = platformdirs.user_cache_path("captioner-tests", ensure_exists=True)
    place = cache / f"told-cpu-{key.hexdigest()[:12]}"
    with (cache / "told-cpu.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not place.is_dir():
            _make(package, place)
    return place


def _make(package, place):
    for old in place.parent.glob("told-cpu-*"):
        shutil.rmtree(old)
    half = place.parent / "told-cpu-half-made"
    copy = half / "onnxruntime"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns(*NEEDLESS))
    library = next((copy / "capi").glob(LIBRARY))
    library.write_bytes(_asking_us(library))
    answers = place / "told_cpu.so"
    command = ["cc", "-O1", "-shared", "-fPIC", "-o", str(half / answers.name), str(SOURCE)]
    subprocess.run(command, check=True, timeout=LIMIT_S)
    with (copy / "capi/_ld_preload.py").open("a") as module:  # imported before the library
        module.write(f"\nimport ctypes\n\nctypes.CDLL({str(answers)!r})\n")
    half.rename(place)


def _asking_us(library):
    """The library's bytes with UD2 in the place of every `cpuid`."""
    headers, code = (_objdump(library, option) for option in ("-h", "-d"))
    found = re.search(r" \.text +[0-9a-f]+ +([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+)", headers)
    address, offset = (int(number, 16) for number in found.groups())
    content = bytearray(library.read_bytes())
    places = re.findall(r"(?m)^ *([0-9a-f]+):\s+0f a2\s+cpuid", code)
    assert places, "the library asks for no feature"
    for place in places:
        at = int(place, 16) - address + offset
        assert content[at : at + 2] == CPUID, place
        content[at : at + 2] = UD2
    return bytes(content)


def _objdump(library, option):
    command = ["objdump", option, str(library)]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=LIMIT_S, check=True
    ).stdout
