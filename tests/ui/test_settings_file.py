import stat
import sys
import tomllib
from dataclasses import replace

import pytest

from captioner.config import VadKind
from captioner.errors import ConfigError
from captioner_ui.sections.recognition import RecognitionSettings
from captioner_ui.settings import Settings
from captioner_ui.settings_file import VERSION, SettingsFile

CHOSEN = replace(
    Settings(),
    recognition=RecognitionSettings(language="de", threads=2, vad=VadKind.BOTH, settled_only=True),
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "captioner" / "settings.toml"


def write(path, text):
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_what_is_saved_is_loaded_again(path):
    SettingsFile(path).save(CHOSEN)

    loaded = SettingsFile(path).load()

    assert (loaded.settings, loaded.notice) == (CHOSEN, "")


def test_without_a_file_the_defaults_hold_and_nothing_is_said_or_written(path):
    loaded = SettingsFile(path).load()

    assert (loaded.settings, loaded.notice) == (Settings(), "")
    assert not path.exists()


def test_the_file_can_be_read_by_people_and_any_toml_reader(path):
    odd = 'C:\\captions "of" today\x7f 東京.txt'
    outputs = replace(Settings().outputs, text_file=odd)

    SettingsFile(path).save(replace(CHOSEN, outputs=outputs))

    text = path.read_text("utf-8")
    assert 'language = "de"' in text
    assert "東京" in text
    raw = tomllib.loads(text)
    assert (raw["version"], raw["outputs"]["text_file"]) == (VERSION, odd)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_the_user_may_read_it(path):
    SettingsFile(path).save(CHOSEN)

    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "broken", [b"[recognition", b"\xff\xfe\x00", b"version = 0", b'version="x"']
)
def test_a_broken_file_is_kept_aside_and_that_is_said(path, broken):
    write(path, "")
    path.write_bytes(broken)
    file = SettingsFile(path)

    loaded = file.load()

    (aside,) = path.parent.glob("settings.toml.broken-*")
    assert aside.read_bytes() == broken
    assert loaded.settings == Settings()
    assert str(aside) in loaded.notice
    file.save(CHOSEN)
    assert SettingsFile(path).load().settings == CHOSEN


def test_a_newer_file_stays_as_it_is_whatever_is_changed(path):
    newer = f"version = {VERSION + 1}\n[recognition]\nthreads = 4\n"
    write(path, newer)
    file = SettingsFile(path)

    loaded = file.load()

    assert loaded.settings == Settings()
    assert "newer" in loaded.notice
    with pytest.raises(ConfigError, match="newer"):
        file.save(CHOSEN)
    assert path.read_text() == newer


@pytest.mark.parametrize(
    "bad", ["threads = 999", 'threads = "many"', "threads = true", "threads = 1.5"]
)
def test_one_bad_value_costs_that_value_only(path, bad):
    write(path, f'[recognition]\nlanguage = "de"\n{bad}\nvad = "webrtc"\n')

    loaded = SettingsFile(path).load()

    assert loaded.settings.recognition == RecognitionSettings(language="de", vad=VadKind.WEBRTC)
    assert "recognition.threads" in loaded.notice


def test_a_section_that_is_no_table_costs_that_section_only(path):
    write(path, "recognition = 3\n[outputs]\nport = 9000\n")

    loaded = SettingsFile(path).load()

    assert loaded.settings.outputs.port == 9000
    assert "recognition" in loaded.notice


def test_keys_that_are_not_known_are_kept(path):
    write(
        path,
        'later = 1979-05-27\n[recognition]\nfuture = ["a", 2]\n[new."odd table"]\nx = 1\n',
    )
    file = SettingsFile(path)

    file.save(file.load().settings)

    raw = tomllib.loads(path.read_text("utf-8"))
    assert raw["recognition"]["future"] == ["a", 2]
    assert raw["new"] == {"odd table": {"x": 1}}
    assert str(raw["later"]) == "1979-05-27"


EDITED = """\
# my settings

[outputs]   # first, for me
port = 9000 # the other one was taken

# what I speak
[recognition]
threads = 2
vad = 'both'# both of them
notes = [
  1, # one
]

# how it looks
[window]
"""


def test_what_somebody_wrote_stays_where_it_is(path):
    write(path, EDITED)
    file = SettingsFile(path)
    loaded = file.load().settings

    file.save(replace(loaded, recognition=replace(loaded.recognition, threads=4)))

    text = path.read_text("utf-8")
    lines = iter(text.splitlines())
    expected = EDITED.replace("threads = 2", "threads = 4").splitlines()
    assert [line for line in expected if line not in lines] == []  # in this order
    assert "\n# how it looks\n[window]\n" in text
    assert "\n# what I speak\n[recognition]\n" in text


def test_saving_again_and_again_changes_nothing_more(path):
    write(path, EDITED)
    file = SettingsFile(path)
    file.save(file.load().settings)
    once = path.read_bytes()

    file.save(SettingsFile(path).load().settings)
    again = SettingsFile(path)
    again.save(again.load().settings)

    assert path.read_bytes() == once


@pytest.mark.parametrize(
    "text",
    [
        'recognition.language = "de" # dotted\noutputs.port = 9000\n',
        'recognition = {language = "de"}\n[outputs]\nport = 9000',
        '[recognition.later]\nx = 1\n[outputs]\nport = 9000\n[recognition]\nlanguage = "de"\n',
        '[recognition]\r\nlanguage = "de"\r\n[outputs]\r\nport = 9000\r\n',
    ],
    ids=["dotted", "inline", "out of order", "of Windows"],
)
def test_settings_are_changed_however_the_file_is_written(path, text):
    write(path, text)
    file = SettingsFile(path)
    loaded = file.load().settings

    file.save(replace(loaded, recognition=replace(loaded.recognition, threads=4)))

    saved = SettingsFile(path).load()
    assert saved.settings.recognition == RecognitionSettings(language="de", threads=4)
    assert saved.settings.outputs.port == 9000
    assert saved.notice == ""
    tomllib.loads(path.read_text("utf-8"))


def test_a_folder_in_the_way_is_an_error_with_a_next_step_and_leaves_no_rubbish(path):
    file = SettingsFile(path)
    path.mkdir(parents=True)

    loaded = file.load()

    assert loaded.settings == Settings()
    assert "cannot be read" in loaded.notice
    with pytest.raises(ConfigError) as error:
        file.save(CHOSEN)
    assert error.value.hint
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.toml"]
