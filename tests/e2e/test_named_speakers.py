"""A meeting in the real window is killed: who spoke, and what they were called, is kept.

`pytest tests/e2e/test_named_speakers.py --meeting-pictures docs/meeting` writes pictures of the
window, the overlay, the page and the transcript, before and after somebody gets a name; that of the
page takes Chromium.
"""

import shutil
import socket
import subprocess
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

import pytest
import soundfile

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.bench.dialogues import converse
from captioner.history.reader import SessionReader
from captioner.history.sessions import SessionFolder
from captioner_ui.caption_document import GROWING_MARK
from support.homes import opened_before
from support.speech import SHARED, read, shared_clips
from support.teller import Teller
from support.told import words

pytestmark = [pytest.mark.slow, pytest.mark.ui]

WINDOW: Final = Path(__file__).with_name("meeting_window.py")
VOICES: Final = ("LibriSpeech 367 (F)", "LibriSpeech 2414 (M)", "LibriSpeech 1998 (F)")
ON_DISK_S: Final = 5.0  # the disk is another thread's
PAGE_MS: Final = 3000  # until a page has what it shows


def recordings(voice):
    own = [clip for clip in shared_clips() if clip["speaker"] == voice]
    return [read(SHARED / clip["file"]) for clip in own if not clip["file"].startswith("long/")]


@pytest.fixture(scope="module")
def meeting(tmp_path_factory):
    path = tmp_path_factory.mktemp("meeting") / "meeting.wav"
    dialogue = converse({voice: recordings(voice) for voice in VOICES}, seed=2, longest_s=60)
    soundfile.write(path, dialogue.samples, 16_000)
    return path


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    return opened_before(tmp_path_factory.mktemp("listener", numbered=False))


def settled(seen, label):
    return [
        line
        for line in seen.get("captions", ())
        if line.startswith(f"{label}: ") and not line.endswith(GROWING_MARK)
    ]


def rows_of(home):
    """Of the one session that was kept."""
    (info,) = SessionFolder(home / ".local/share/captioner/sessions").sessions()
    reader = SessionReader(info.path)
    try:
        return [reader.row(number).shown for number in range(reader.first, reader.end)]
    finally:
        reader.close()


def all_heard(seen):
    """All three are told apart."""
    return all(settled(seen, f"Speaker {number}") for number in (1, 2, 3))


def free_port():
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def take_pictures(window, folder, when, port):
    """Of the window, the overlay, the transcript and the page, if anybody wants them."""
    if folder is None:
        return
    for what in ("window", "overlay", "transcript"):
        path = str(Path(folder) / f"{what}-{when}.png")
        window.say(f"{what} {path}")
        window.wait_for(lambda told, path=path: told.get("picture") == path)
    if shutil.which("chromium"):
        page(port, Path(folder) / f"page-{when}.png")


def page(port, path):
    subprocess.run(
        [
            "chromium",
            "--headless",
            "--no-sandbox",
            "--hide-scrollbars",
            "--window-size=900,560",
            f"--timeout={PAGE_MS}",
            f"--screenshot={path}",
            f"http://127.0.0.1:{port}/",
        ],
        check=True,
        capture_output=True,
        timeout=60,
    )


@pytest.fixture(scope="module")
def killed(request, meeting, home, microphone):
    """What was seen when it was killed: somebody has a name, and the next words grow."""
    environment = {
        **microphone.environment,
        "HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
    }
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        environment.pop(name, None)
    port = free_port()
    arguments = (WINDOW, "--speakers", "auto", "--serve", "--serve-port", port)
    pictures = request.config.getoption("--meeting-pictures")
    with Teller(*arguments, environment=environment) as window, ExitStack() as playing:
        window.wait_for(lambda seen: "microphone" in seen["status"])  # silent as yet
        playing.enter_context(microphone.playing(meeting))
        window.say("size 900 560")
        window.wait_for(all_heard)
        take_pictures(window, pictures, "before", port)
        window.say("name 3 Ms. Doe")
        seen = window.wait_for(lambda seen: settled(seen, "Ms. Doe"))
        take_pictures(window, pictures, "after", port)
        patience = time.monotonic() + ON_DISK_S
        while "Ms. Doe" not in " ".join(rows_of(home)) and time.monotonic() < patience:
            pass
        window.kill()
    return seen


def test_a_killed_meeting_keeps_labels_and_names(killed, home):
    kept = rows_of(home)

    assert settled(killed, "Speaker 1")
    said = " ".join(words(" ".join(kept)))  # without the marks, which go where captions are joined
    for line in killed["captions"]:
        if not line.endswith(GROWING_MARK):
            assert " ".join(words(line.partition(": ")[2])) in said, line
    assert any(row.startswith("Ms. Doe: ") for row in kept)
    assert any(row.startswith("Speaker 1: ") for row in kept)
    assert not any(row.startswith("Speaker 3: ") for row in kept)
