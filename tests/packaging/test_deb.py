"""The package for Debian, installed in a clean Debian whose network is cut off."""

import platform
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from captioner import __version__
from distribution.control import DISPLAY_UNIT, Build, system_packages
from distribution.deb import Compression, build_deb
from distribution.target import MACHINES, RELEASES, Target
from support.debian_root import DebianRoot, clean_root

ROOT = Path(__file__).parents[2]
DEMO_WORDS = "turn speech into text while people are still talking"
LIMIT_S = 600  # the first time a Debian is made and wheels are fetched
WINDOW_S = 60
LOOK_S = 0.1

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(LIMIT_S),
    pytest.mark.skipif(sys.platform != "linux", reason="packages for Debian are made on Linux"),
]


def own_architecture():
    """As Debian says it; None if no packages are made for it."""
    machine = platform.machine()
    return next((name for name, python in MACHINES.items() if python == machine), None)


@pytest.fixture(scope="module")
def base():
    """A clean Debian with what the package depends on, as apt would have fetched it."""
    if own_architecture() is None:
        pytest.skip(f"packages are for {' and '.join(MACHINES)} only")
    table = (ROOT / "packaging/system-packages.txt").read_text("utf-8")
    return clean_root("bookworm", ["python3", "libstdc++6", *system_packages(table)])


@pytest.fixture(scope="module")
def package(base, tmp_path_factory):
    folder = tmp_path_factory.mktemp("deb")
    build = Build(Target(RELEASES[12], own_architecture()), __version__, "T <t@example.invalid>", 0)
    try:
        return build_deb(ROOT, build, folder, folder / "work", Compression.FAST)
    except subprocess.CalledProcessError as exc:
        if "connection" in str(exc.stderr).lower():
            pytest.skip("the package index cannot be reached")
        raise


@pytest.fixture(scope="module")
def debian(base, package, tmp_path_factory):
    """A clean Debian into which the package was installed without any network."""
    root = DebianRoot(base, tmp_path_factory.mktemp("debian"))
    root.add(package, "tmp/captioner.deb")
    root.run("dpkg", "--force-unsafe-io", "--install", "/tmp/captioner.deb", limit_s=300)
    return root


def test_an_installed_package_captions_the_demo_recording_without_a_network(debian):
    assert debian.run("captioner", "--version") == f"captioner {__version__}\n"
    assert DEMO_WORDS in debian.run("captioner", "live", "--source", "demo", "--unpaced")
    assert "built" in re.search("tiny.en .*", debian.run("captioner", "models", "list"))[0]


def test_an_installed_package_has_the_unit_of_the_caption_display_ready_to_be_enabled(debian):
    unit = (ROOT / "packaging" / DISPLAY_UNIT).read_text("utf-8")

    assert debian.run("cat", f"/usr/lib/systemd/user/{DISPLAY_UNIT}") == unit
    assert debian.run("sh", "-c", "ls -d /etc/systemd/user/*.wants || true") == ""


def test_the_doctor_of_an_installed_package_advises_nothing_that_needs_the_sources(debian):
    said = debian.run("captioner", "doctor")

    assert "tiny.en" in said
    assert "make " not in said
    assert ".venv" not in said


def test_an_installed_package_can_build_other_models(debian):
    code = (
        "import sys; sys.path.insert(0, '/usr/lib/captioner'); "
        "import captioner_models.parts, huggingface_hub, onnx, tokenizers; print('imported')"
    )

    assert debian.run("python3", "-I", "-c", code) == "imported\n"


def test_an_installed_package_opens_its_window(debian, screen):
    empty = screen.colours()

    with subprocess.Popen(debian.command("captioner", display=screen.name)) as program:
        try:
            wait_for(lambda: screen.colours() > empty + 10, program)
        finally:
            program.kill()  # of `unshare`, which takes along all that runs inside


def test_a_removed_package_leaves_no_file_of_the_program_behind(debian):
    debian.run("dpkg", "--remove", "captioner")

    assert debian.run("sh", "-c", "ls -d /usr/lib/captioner /usr/bin/captioner || true") == ""


def wait_for(condition, program):
    """Wait until it is so, as long as the program runs."""
    end = time.monotonic() + WINDOW_S
    while not condition():
        assert program.poll() is None, f"the program ended with {program.returncode}"
        assert time.monotonic() < end, "nothing happened"
        time.sleep(LOOK_S)
