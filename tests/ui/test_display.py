import pytest

from captioner_ui.display import NO_DISPLAY, debian_package, linux_obstacle


def everything(_library):
    return True


def without(*absent):
    return lambda library: library not in absent


def test_without_a_display_there_is_no_window():
    assert linux_obstacle({}, everything) == NO_DISPLAY


def test_the_offscreen_platform_needs_no_display():
    assert linux_obstacle({"QT_QPA_PLATFORM": "offscreen"}, everything) is None


def test_a_missing_library_is_named_as_the_package_to_install():
    obstacle = linux_obstacle({"DISPLAY": ":0"}, without("libxcb-cursor.so.0", "libEGL.so.1"))

    assert obstacle is not None
    assert obstacle.endswith("sudo apt install libegl1 libxcb-cursor0")


def test_libraries_of_x11_are_not_needed_offscreen():
    environment = {"QT_QPA_PLATFORM": "offscreen:size=800x480"}

    assert linux_obstacle(environment, without("libxcb-cursor.so.0")) is None
    assert "libegl1" in (linux_obstacle(environment, without("libEGL.so.1")) or "")


def test_a_display_nobody_answers_on_is_said_before_qt_gives_up(monkeypatch):
    pytest.importorskip("PySide6")
    monkeypatch.setenv("DISPLAY", ":4711")

    obstacle = linux_obstacle({"DISPLAY": ":4711"}, everything)

    assert obstacle == "The display :4711 does not answer. Check that you may use it."


def test_wayland_without_its_library_falls_to_x11(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":4711")
    environment = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":4711"}

    obstacle = linux_obstacle(environment, without("libwayland-client.so.0"))

    assert ":4711" in (obstacle or "")


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libX11.so.6", "libx11-6"),
        ("libEGL.so.1", "libegl1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libdbus-1.so.3", "libdbus-1-3"),
    ],
)
def test_packages_follow_debians_naming_rule(library, package):
    assert debian_package(library) == package
