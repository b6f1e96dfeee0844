from dataclasses import replace

import pytest

from captioner.errors import ConfigError
from captioner_ui.settings import Settings
from captioner_ui.settings_file import SettingsFile
from captioner_ui.settings_store import SettingsStore


def with_recognition(settings, **values):
    return replace(settings, recognition=replace(settings.recognition, **values))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.toml"


def test_a_change_is_told_with_what_was_before(qtbot):
    store = SettingsStore(Settings())
    changed = with_recognition(store.current, threads=3)

    with qtbot.waitSignal(store.changed) as told:
        store.update(changed)

    assert told.args == [Settings(), changed]
    assert store.current == changed


def test_the_same_again_is_not_told(qtbot):
    store = SettingsStore(Settings())

    with qtbot.assertNotEmitted(store.changed):
        store.update(Settings())


def test_a_change_is_written_soon(qtbot, path):
    store = SettingsStore(Settings(), SettingsFile(path))

    store.update(with_recognition(store.current, threads=3))

    qtbot.waitUntil(path.exists, timeout=5000)
    assert SettingsFile(path).load().settings.recognition.threads == 3


def test_a_change_just_before_the_end_is_written(qtbot, path):
    store = SettingsStore(Settings(), SettingsFile(path))
    store.update(with_recognition(store.current, threads=3))

    store.flush()

    assert SettingsFile(path).load().settings.recognition.threads == 3


def test_what_the_command_line_said_is_not_written_with_a_change(qtbot, path):
    given = with_recognition(Settings(), language="de")
    store = SettingsStore(given, SettingsFile(path), stored=Settings())

    store.update(with_recognition(store.current, threads=3))
    store.flush()

    written = SettingsFile(path).load().settings.recognition
    assert (written.threads, written.language) == (3, "auto")


class FullDisk(SettingsFile):
    def save(self, settings):
        raise ConfigError("No room", hint="Make some.")


def test_trouble_with_writing_is_told_once(qtbot, path):
    store = SettingsStore(Settings(), FullDisk(path))
    told = []
    store.trouble.connect(told.append)

    for threads in (2, 3):
        store.update(with_recognition(store.current, threads=threads))
        store.flush()
    qtbot.waitUntil(lambda: bool(told), timeout=5000)

    assert told == ["No room. Make some."]
    assert store.current.recognition.threads == 3
