"""Fixtures of the tests of packages."""

import shutil
import struct
import subprocess

import pytest

SCREEN = "1024x768x24"
PATIENCE_S = 30
TABLE_ENTRY = 12  # bytes


class Screen:
    """An X server that nobody sees, and whose picture is a file."""

    def __init__(self, name, picture):
        self.name = name
        self._picture = picture

    def colours(self):
        """How many different bytes the picture has: a few while no window is there."""
        dump = self._picture.read_bytes()  # as of xwd: a header, a table of colours, the picture
        header = struct.unpack(">25I", dump[:100])
        return len(set(dump[header[0] + TABLE_ENTRY * header[19] :]))


@pytest.fixture
def screen(tmp_path):
    """An empty screen."""
    if shutil.which("Xvfb") is None:
        pytest.skip("a display without a screen needs Xvfb, which is not installed")
    folder = tmp_path / "screen"
    folder.mkdir()
    server = subprocess.Popen(
        [
            *("Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-fbdir", str(folder)),
            *("-nolisten", "tcp", "-ac"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        number = server.stdout.readline().strip()  # written once it answers
        assert number, "Xvfb ended at once"
        yield Screen(f":{number}", folder / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait(PATIENCE_S)
        server.stdout.close()
