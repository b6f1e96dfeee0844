"""The shell scripts behind `make`, with commands of the system replaced by small fakes on PATH."""

import os
import pty
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIBRARIES = [
    line.split()[1]
    for line in (ROOT / "packaging/system-packages.txt").read_text("utf-8").splitlines()
    if line.startswith(("sound", "window"))
]
FAKE_PYTHON = """\
echo "$0 $*" >>"$LOG"
case "$*" in
  *hailo_platform*) echo "${KIND:-plain}" ;;
  "-m venv"*) mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
  *install*) echo "Installing collected packages"; exit "${PIP_RESULT:-0}" ;;
esac
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="system packages are Linux's")


class Machine:
    """A checkout in a folder with a space, and a PATH that starts with fakes."""

    def __init__(self, folder):
        self.folder = folder / "a checkout"
        self.bin = folder / "bin"
        self.log = folder / "log"
        self.log.touch()
        self.bin.mkdir()
        shutil.copytree(ROOT / "packaging", self.folder / "packaging")
        shutil.copy(ROOT / "pyproject.toml", self.folder)
        self.path = f"{self.bin}:/usr/bin:/bin"
        self.add("id", "echo 1000")
        self.add("apt-get", 'echo "apt-get $*" >>"$LOG"')
        self.add("sudo", 'echo sudo >>"$LOG"; exec "$@"')
        self.libraries(*LIBRARIES)

    def add(self, name, script):
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        path.chmod(0o755)
        return path

    def libraries(self, *names):
        self.add("ldconfig", "\n".join(f"echo '\t{name} (libc6) => /x/{name}'" for name in names))

    def run(self, script, *words, stdin=subprocess.DEVNULL, **environment):
        return subprocess.run(
            [self.folder / "packaging" / script, *words],
            env={"PATH": self.path, "LOG": str(self.log), "HOME": str(self.folder)} | environment,
            stdin=stdin,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def logged(self):
        return self.log.read_text("utf-8").splitlines()


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def without_cursor(machine):
    machine.libraries(*(name for name in LIBRARIES if name != "libxcb-cursor.so.0"))


def test_nothing_is_installed_when_nothing_is_missing(machine):
    machine.add("id", "echo 0")

    result = machine.run("system-packages.sh", "sound", "window")

    assert (result.returncode, result.stderr, machine.logged()) == (0, "", [])


def test_root_installs_exactly_what_is_missing_and_removes_nothing_for_it(machine):
    machine.add("id", "echo 0")
    without_cursor(machine)

    machine.run("system-packages.sh", "sound", "window")

    (command,) = machine.logged()
    assert command.endswith("--no-remove --no-install-recommends install libxcb-cursor0")


def test_the_package_lists_are_fetched_only_if_installing_failed(machine):
    machine.add("id", "echo 0")
    machine.add("apt-get", 'echo "$*" >>"$LOG"; case $* in *update) ;; *) exit 100 ;; esac')
    without_cursor(machine)

    result = machine.run("system-packages.sh", "window")

    assert [line.split()[-1] for line in machine.logged()] == [
        "libxcb-cursor0",
        "update",
        "libxcb-cursor0",
    ]
    assert result.returncode == 0
    assert "libxcb-cursor0" in result.stderr


def test_a_user_whom_nobody_can_ask_is_told_what_is_missing_and_the_set_up_goes_on(machine):
    without_cursor(machine)

    result = machine.run("system-packages.sh", "window")

    assert (result.returncode, machine.logged()) == (0, [])
    assert "libxcb-cursor0" in result.stderr
    assert "terminal still work" in result.stderr


@pytest.mark.parametrize(("answer", "commands"), [("y", 2), ("", 2), ("n", 0)])
def test_sudo_is_used_only_after_asking(machine, answer, commands):
    without_cursor(machine)
    person, terminal = pty.openpty()
    os.write(person, f"{answer}\n".encode())

    result = machine.run("system-packages.sh", "window", stdin=terminal)

    os.close(person)
    os.close(terminal)
    assert result.returncode == 0
    assert len(machine.logged()) == commands


def test_a_system_without_apt_is_told_what_is_missing(machine):
    without_cursor(machine)
    (machine.bin / "apt-get").unlink()
    machine.add("id", "echo 0")
    for tool in ("bash", "dirname", "uname", "env"):
        (machine.bin / tool).symlink_to(shutil.which(tool))
    machine.path = str(machine.bin)

    result = machine.run("system-packages.sh", "window")

    assert result.returncode == 0
    assert "libxcb-cursor0" in result.stderr


def test_the_python_that_brings_the_npu_wins(machine):
    machine.add("python3", "echo plain")
    other = machine.add("python3.12", "echo hailo")

    result = machine.run("find-python.sh")

    assert result.stdout.splitlines()[:2] in (
        [other.name, "system"],
        ["/usr/bin/python3", "system"],
    )


def test_only_a_real_installation_of_the_npu_package_counts(machine, tmp_path):
    (tmp_path / "site/hailo_platform").mkdir(parents=True)
    (tmp_path / "site/hailo_platform/__init__.py").touch()
    python = sys._base_executable

    plain = machine.run("find-python.sh", PYTHON=python)
    hailo = machine.run("find-python.sh", PYTHON=python, PYTHONPATH=str(tmp_path / "site"))

    assert plain.stdout.splitlines() in ([python, ""], [python, "system"])
    assert hailo.stdout.splitlines() == [python, "system"]


def test_without_a_supported_python_the_message_says_which_ones_are(machine):
    old = machine.add("python2", "exit 0")

    result = machine.run("find-python.sh", PYTHON=str(old))

    assert result.returncode == 1
    assert "3.11, 3.12 or 3.13" in result.stderr


@pytest.fixture
def set_up(machine):
    """Runs setup.sh with a fake Python; gives the commands that Python was asked for."""
    python = machine.add("python3", FAKE_PYTHON)

    def call(level, **environment):
        machine.log.write_text("", "utf-8")
        result = machine.run("setup.sh", level, PYTHON=str(python), **environment)
        return result, machine.logged()

    return call


def made(commands):
    return [c for c in commands if " -m venv " in c]


def installed(commands):
    return [word for c in commands if " install " in c for word in c.split() if "[" in word]


def test_the_first_set_up_makes_the_environment_and_installs_into_it(set_up):
    result, commands = set_up("run")

    assert (result.returncode, result.stdout) == (0, ""), result.stderr
    assert len(made(commands)) == 1
    assert installed(commands) == [".[window]"]


def test_a_second_set_up_starts_no_python_at_all(set_up):
    set_up("run")

    assert set_up("run")[1] == []


def test_what_tests_need_is_enough_to_run(set_up):
    set_up("test")

    assert set_up("run")[1] == []


def test_what_running_needs_is_not_enough_to_test(set_up):
    set_up("run")

    _, commands = set_up("test")

    assert installed(commands) == [".[window,test]"]


def test_a_changed_description_is_installed_again_into_the_same_environment(set_up, machine):
    set_up("run")
    with (machine.folder / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# one more dependency\n")

    _, commands = set_up("run")

    assert (made(commands), installed(commands)) == ([], [".[window]"])


def test_a_failed_installation_is_said_and_tried_again(set_up):
    failed, _ = set_up("run", PIP_RESULT="1")
    result, commands = set_up("run")

    assert failed.returncode == 1
    assert "could not be installed" in failed.stderr
    assert (result.returncode, installed(commands)) == (0, [".[window]"])


def test_a_checkout_that_was_moved_gets_a_new_environment(set_up, machine, tmp_path):
    set_up("run")
    machine.folder = machine.folder.rename(tmp_path / "moved")

    _, commands = set_up("run")

    assert len(made(commands)) == 1


def test_the_environment_of_another_checkout_is_left_alone(set_up, machine, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    (machine.folder / ".venv").symlink_to(other)

    set_up("run")

    assert list(other.iterdir()) == []
    assert (machine.folder / ".venv" / "bin" / "python").is_file()


def test_an_npu_makes_the_environment_see_the_systems_packages(set_up):
    _, commands = set_up("run", KIND="hailo")

    assert "--system-site-packages" in made(commands)[0]


PYTEST_PYTHON = """\
echo "$PYTHONPATH|$*" >>"$LOG"
case "$*" in
  *--target*) [ -z "$NO_INDEX" ] || exit 1
    mkdir -p "$6/PySide6" ;;
  "-c "*) echo python3.11 ;;
esac
"""


@pytest.fixture
def lowest_qt(machine):
    """Runs the window's tests with the lowest PySide6, by an environment that only takes notes."""
    (machine.folder / ".venv/bin").mkdir(parents=True)
    machine.add("python", PYTEST_PYTHON).rename(machine.folder / ".venv/bin/python")

    def call(*words, **environment):
        machine.log.write_text("")
        return machine.run("test-qt-lowest.sh", *words, **environment), machine.logged()

    return call


def test_the_lowest_toolkit_that_is_declared_is_fetched_once_and_comes_first(lowest_qt, machine):
    lowest = re.search(
        r"PySide6-Essentials>=([\d.]+)", (ROOT / "pyproject.toml").read_text("utf-8")
    ).group(1)

    (_, first), (_, second) = lowest_qt("-x"), lowest_qt()

    kept = machine.folder / f".cache/captioner-tests/pyside6-{lowest}-python3.11"
    assert any(line.endswith(f"PySide6-Essentials=={lowest}") for line in first)
    assert not any("--target" in line for line in second)
    assert first[-1] == f"{kept}|-m pytest tests/ui -x"
    assert [path.name for path in kept.iterdir()] == ["PySide6"]
    assert list(kept.parent.iterdir()) == [kept]


def test_where_the_lowest_toolkit_cannot_be_had_its_tests_are_skipped_with_a_sentence(
    lowest_qt, machine
):
    result, log = lowest_qt(NO_INDEX="1")

    assert result.returncode == 0
    assert "skipped, PySide6" in result.stderr
    assert not any("-m pytest" in line for line in log)
    assert list((machine.folder / ".cache/captioner-tests").iterdir()) == []


LOWEST_PYTHON = """\
echo "${PYTHONPATH:+with a path|}$*" >>"$LOG"
case "$*" in
  *find_spec*) echo plain ;;
  *version_info*) echo python3.12 ;;
  "-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
  *"--quiet packaging") [ -z "$NO_INDEX" ] || exit 1 ;;
  *--constraint*) [ -z "$CONTRADICTION" ] || exit 1 ;;
esac
"""


@pytest.fixture
def lowest(machine):
    """Runs the tests with the lowest versions, by a Python that only takes notes."""
    machine.add("python3", LOWEST_PYTHON)

    def call(*words, **environment):
        machine.log.write_text("")
        return machine.run("test-lowest.sh", *words, **environment), machine.logged()

    return call


def test_the_lowest_versions_are_installed_once_and_the_fast_tests_run_with_them(lowest):
    (_, first), (_, second) = lowest("-x", "tests/vad"), lowest()

    (install,) = (line for line in first if "--constraint" in line)
    assert "--only-binary=:all:" in install
    assert install.endswith("--editable .[window,hub,test]")
    assert not any("install" in line for line in second)
    for log, words in ((first, " -x tests/vad"), (second, " tests/asr tests/audio")):
        assert log[-1].startswith("with a path|-m pytest -m not slow and not packaging")
        assert f"arm64{words}" in log[-1]


def test_another_list_of_requirements_replaces_the_environment(lowest, machine):
    lowest()
    with (machine.folder / "pyproject.toml").open("a") as file:
        file.write("\n")

    _, log = lowest()

    assert any("--constraint" in line for line in log)
    assert len(list((machine.folder / ".cache/captioner-tests").iterdir())) == 1


def test_bounds_that_contradict_each_other_fail_and_are_tried_again(lowest):
    result, log = lowest(CONTRADICTION="1")
    again, _ = lowest()

    assert result.returncode == 1
    assert "cannot be installed together" in result.stderr
    assert not any("-m pytest" in line for line in log)
    assert again.returncode == 0


def test_without_packages_the_lowest_versions_are_skipped_with_a_sentence(lowest):
    result, log = lowest(NO_INDEX="1")

    assert result.returncode == 0
    assert "skipped" in result.stderr
    assert not any("-m pytest" in line for line in log)
