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


WATCHED = """
import sys
from captioner.cli.main import main

def refuse(event, _arguments):
    if event in ("socket.connect", "socket.getaddrinfo", "socket.bind", "socket.sendto"):
        raise SystemExit(f"{event} was called")

sys.addaudithook(refuse)
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_words_of_ones_own_reach_no_network_and_no_file_but_their_list(tmp_path):
    from captioner.assets import demo_recording

    words = tmp_path / "config/captioner/words/Team.txt"
    words.parent.mkdir(parents=True)
    words.write_text("Zyxquartz = kitchen\n", "utf-8")
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    command = [sys.executable, "-c", WATCHED, "transcribe", "--words", "Team"]

    done = subprocess.run(
        [*command, str(demo_recording())],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
        timeout=100,
    )

    assert "noisy Zyxquartz" in done.stdout
    assert done.stderr == ""
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in written if b"Zyxquartz" in path.read_bytes()] == [words]
