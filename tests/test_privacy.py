"""Libraries that would tell others about this machine are kept from it."""

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize("package", ["captioner", "captioner_models"])
def test_onnx_runtime_leaves_no_device_id_and_no_events_in_an_empty_home(package, tmp_path):
    environment = {name: value for name, value in os.environ.items() if "TELEMETRY" not in name}
    environment |= {"HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    environment.pop("XDG_CACHE_HOME", None)
    code = f"import {package}, onnxruntime"

    subprocess.run([sys.executable, "-c", code], env=environment, check=True, timeout=60)

    assert [path.name for path in tmp_path.rglob("*")] == []


def test_every_program_that_is_started_inherits_that_telemetry_is_off():
    import captioner_models  # noqa: F401 - sets them

    names = ("ORT_DISABLE_TELEMETRY", "HF_HUB_DISABLE_TELEMETRY")

    assert [os.environ[name] for name in names] == ["1", "1"]
