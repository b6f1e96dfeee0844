import sys

import pytest

from captioner.audio.devices import SoundDevice
from captioner.audio.input_device import InputDevice
from captioner.composition import listing
from captioner.errors import AudioDeviceError

DESK = InputDevice(0, "Desk 🎤", 1, 48_000, is_default=True)


@pytest.fixture
def capturing(monkeypatch):
    monkeypatch.setattr(SoundDevice, "_n_open", 1)


@pytest.fixture
def other_process(monkeypatch, tmp_path):
    """Another process of the program answers with these lines."""

    def answers(lines, code=0):
        (tmp_path / "captioner").mkdir()
        program = f"import sys; assert sys.argv[1:] == ['devices', '--json']; print({lines!r})"
        (tmp_path / "captioner/__init__.py").touch()
        (tmp_path / "captioner/__main__.py").write_text(f"{program}; sys.exit({code})")
        monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])

    return answers


def test_without_a_capture_the_sound_system_is_asked_itself(monkeypatch):
    monkeypatch.setattr(listing, "list_input_devices", lambda _system: [DESK])

    assert listing.list_inputs_now() == [DESK]


def test_during_a_capture_another_process_looks(capturing, other_process):
    other_process(
        '{"source": "mic", "index": 0, "name": "Desk \\ud83c\\udfa4", "channels": 1, '
        '"rate_hz": 48000, "is_default": true}\n'
        '{"source": "computer", "name": "Speakers", "problem": null, "hint": null}'
    )

    assert listing.list_inputs_now() == [DESK]


def test_a_process_that_fails_is_an_error_in_words(capturing, other_process):
    other_process("", code=1)

    with pytest.raises(AudioDeviceError, match="cannot be listed"):
        listing.list_inputs_now()
