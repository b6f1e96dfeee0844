"""The whole program in processes of its own: real speech, real model, PortAudio, a real window."""

import shutil
import subprocess

import pytest
import soundfile

from support.speech import packaged, read
from support.virtual_microphone import virtual_microphone

SPOKEN_S = 8.5  # "It was the best of times … it was the age of foolishness", then a pause
SCREEN = "1280x800x24"
PATIENCE_S = 10.0


@pytest.fixture(scope="session")
def speech(tmp_path_factory):
    """A recording of the first sentences of A Tale of Two Cities."""
    path = tmp_path_factory.mktemp("speech") / "two_cities.wav"
    soundfile.write(path, read(packaged("two_cities.wav"), SPOKEN_S), 16_000)
    return path


@pytest.fixture(scope="module")
def microphone(default_model):
    """A microphone to speak into; its environment has the model, too."""
    with virtual_microphone() as there:
        there.environment["CAPTIONER_MODELS"] = str(default_model.parent)
        yield there


@pytest.fixture(scope="module")
def display():
    """The name of an X display that nobody sees."""
    if shutil.which("Xvfb") is None:
        pytest.skip("a display without a screen needs Xvfb, which is not installed")
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        number = server.stdout.readline().strip()  # written once it answers
        assert number, "Xvfb ended at once"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(PATIENCE_S)
        server.stdout.close()
