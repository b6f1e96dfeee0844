"""What desktops, software centres, man and shells read."""

import argparse
import configparser
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from captioner import __version__
from captioner.cli.main import command_parser
from captioner_ui.settings_options import add_window_options
from distribution.completion import PLACES, completion
from distribution.manpage import escaped, manual_page
from support.service import read_service

ROOT = Path(__file__).parents[2]
DESKTOP = ROOT / "packaging/captioner.desktop"
UNIT = ROOT / "packaging/captioner-display.service"
METAINFO = ROOT / "packaging/captioner.metainfo.xml"
ICON = ROOT / "ui/captioner_ui/captioner.svg"
EPOCH = 1_764_300_000
SYNTAX = {"bash": ["bash", "-n"], "zsh": ["zsh", "-n"], "fish": ["fish", "--no-execute"]}


def commands():
    (choices,) = (
        action.choices
        for action in command_parser()._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    return choices


def check(command):
    """Run a checker; skip if it is not installed."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def desktop_entry():
    parser = configparser.RawConfigParser(delimiters="=")
    parser.optionxform = str
    parser.read(DESKTOP, "utf-8")
    return parser["Desktop Entry"]


def test_the_desktop_entry_starts_the_program_without_a_terminal():
    entry = desktop_entry()

    assert (entry["Type"], entry["Exec"], entry["Terminal"]) == (
        "Application",
        "captioner",
        "false",
    )
    assert entry["Icon"] == entry["TryExec"] == entry["StartupWMClass"] == "captioner"
    assert entry["Categories"].endswith(";")


def test_the_desktop_entry_is_valid():
    assert check(["desktop-file-validate", "--no-hints", str(DESKTOP)]) == ""


def test_the_display_unit_fills_the_screen_with_the_microphone_and_comes_back_for_ever():
    unit = read_service(UNIT)

    assert unit.program == "/usr/bin/captioner"
    assert unit.restart == "always"
    assert 0 < unit.restart_s <= 1
    assert unit.endless
    given = command_parser(window_options=add_window_options).parse_args(unit.arguments)
    assert getattr(given, "look.full_screen") is True
    assert given.source == "mic"


def test_the_display_unit_is_valid(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    unit = tmp_path / UNIT.name  # systemd wants the program to be there
    unit.write_text(UNIT.read_text("utf-8").replace("/usr/bin/captioner", "/bin/sh"), "utf-8")

    assert check(["systemd-analyze", "verify", "--user", "--man=no", str(unit)]) == ""


def test_the_metainfo_names_the_desktop_entry_the_licence_and_the_version():
    root = ET.parse(METAINFO).getroot()

    assert (root.tag, root.get("type")) == ("component", "desktop-application")
    assert root.findtext("launchable") == root.findtext("id") == DESKTOP.name
    assert root.findtext("project_license") == "MIT"
    assert root.find("releases/release").get("version") == __version__
    assert root.findtext("summary")
    assert root.find("description") is not None


def test_the_metainfo_is_valid():
    # The project has no domain that the name could be under.
    name_is_fine = "--override=cid-desktopapp-is-not-rdns=info"

    check(["appstreamcli", "validate", "--no-net", name_is_fine, str(METAINFO)])


def test_the_icon_is_a_square_drawing_without_text_or_foreign_parts():
    root = ET.parse(ICON).getroot()

    assert root.get("viewBox") == "0 0 128 128"
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {
        *("svg", "title", "g", "rect", "circle")
    }


@pytest.mark.ui
@pytest.mark.parametrize("size", [16, 64])
def test_the_icon_is_drawn_in_every_size_on_a_transparent_ground(tmp_path, size):
    pytest.importorskip("PySide6.QtSvg")
    from PySide6.QtGui import QImage

    from distribution.icons import render

    render(ICON, size, tmp_path / "a/icon.png")

    image = QImage(str(tmp_path / "a/icon.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_manual_page_tells_of_every_command_and_every_option():
    page = manual_page(command_parser(), __version__, EPOCH)

    assert page.startswith(f'.TH CAPTIONER 1 2025-11-28 "Captioner {__version__}"')
    for name, command in commands().items():
        assert f".SS {name}" in page
        for action in (one for one in command._actions if one.help != argparse.SUPPRESS):
            for option in set(action.option_strings) - {"-h", "--help"}:
                assert escaped(option) in page, f"{name} {option}"


def test_the_manual_page_describes_a_common_option_once():
    page = manual_page(command_parser(), __version__, EPOCH)

    assert page.count(r"\fB\-\-threads\fR") == 1


def test_text_in_the_manual_page_is_no_request():
    assert escaped(".SH x\n'a\\b--c") == "\\&.SH x\n\\&'a\\eb\\-\\-c"


def test_the_manual_page_is_valid():
    page = manual_page(command_parser(), __version__, EPOCH)
    if shutil.which("mandoc") is None:
        pytest.skip("mandoc is not installed")

    result = subprocess.run(
        ["mandoc", "-T", "lint", "-W", "warning"],
        input=page,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert (result.returncode, result.stdout) == (0, "")


@pytest.mark.parametrize("shell", PLACES)
def test_the_completion_knows_every_command_and_the_shell_understands_it(shell, tmp_path):
    script = tmp_path / "completion"
    script.write_text(completion(command_parser(), shell), "utf-8")

    assert [name for name in commands() if name not in script.read_text("utf-8")] == []
    check([*SYNTAX[shell], str(script)])
