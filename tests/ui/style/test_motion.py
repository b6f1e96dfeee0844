import subprocess

import pytest

from captioner_ui.style import motion
from captioner_ui.style.motion import Motion, desktop_keeps_still, kde_keeps_still

LIMIT_S = 5.0


def test_nothing_moves_before_the_desktop_has_answered():
    assert not Motion(lambda: False).moves


@pytest.mark.parametrize("still", [True, False])
def test_what_moves_is_what_the_desktop_allows(still):
    asked = Motion(lambda: still)

    asked.ask()
    asked.wait(LIMIT_S)

    assert asked.moves is not still


@pytest.mark.parametrize(
    ("words", "still"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nAnimationDurationFactor=soon\n", False),
        ("[Colors]\n", False),
        ("not a file of settings", False),
    ],
)
def test_kde_keeps_still_if_its_settings_say_that_animations_take_no_time(tmp_path, words, still):
    (tmp_path / "kdeglobals").write_text(words, "utf-8")

    assert kde_keeps_still({"XDG_CONFIG_HOME": str(tmp_path)}) is still


@pytest.mark.parametrize(("answer", "still"), [("false\n", True), ("true\n", False), ("", False)])
def test_gnome_is_asked_for_its_animations(monkeypatch, tmp_path, answer, still):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr(motion.sys, "platform", "linux")
    monkeypatch.setattr(motion.shutil, "which", lambda name: f"/usr/bin/{name}")
    done = subprocess.CompletedProcess([], 0, stdout=answer)
    monkeypatch.setattr(motion.subprocess, "run", lambda *_args, **_more: done)

    assert desktop_keeps_still() is still
