"""The package for Raspberry Pi OS, installed and run on the cores of a Pi 5 and a Pi 4, emulated.

These are tests of pytest rather than a script, because each step then has a time limit, a line with
its time and its result, a reason where it is skipped, and can be run alone; `make test-arm64` ends
with 0 only if all pass.
"""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import soundfile

from captioner import __version__
from distribution.control import Build, system_packages
from distribution.deb import Compression, build_deb
from distribution.target import RELEASES, Target
from support.clip_reading import READ_CLIPS, python_here, reading, words
from support.debian_root import DebianRoot, clean_root
from support.emulated import CORES, need_emulation
from support.speech import packaged

pytestmark = pytest.mark.arm64

ROOT = Path(__file__).parents[2]
SITE = "/usr/lib/captioner"
TESTS = "/checkout/tests"
MODEL = f"{SITE}/captioner_models/built/tiny.en"
MOST_ERROR = 0.06  # relative, of the encoder's states
RATE = 16_000
DEMO_WORDS = "turn speech into text while people are still talking"
TOOLS = ("pytest", "_pytest", "pluggy", "iniconfig", "pygments", "py", "pytest_timeout")
STAYS_S = 60  # how long the window is left open
# Limits, of which an idle machine needs a tenth.
MAKING_S = 2400  # the root, which is made once, the package, and its installation
DOCTOR_S, READING_S, STATES_S, REMOVAL_S = 300, 1200, 1200, 300
WINDOW_S = STAYS_S + 600
DRAFTS_S = 1800
DRAFTS = ("test_drafts.py",)


@pytest.fixture(scope="module")
def base():
    """A Debian for 64-bit ARM with what the package depends on."""
    need_emulation()
    table = (ROOT / "packaging/system-packages.txt").read_text("utf-8")
    return clean_root("bookworm", ["python3", "libstdc++6", *system_packages(table)], "arm64")


@pytest.fixture(scope="module")
def package(base, tmp_path_factory):
    """The package as `make deb ARGS="--release 12 --arch arm64"` makes it, but packed fast."""
    folder = tmp_path_factory.mktemp("deb")
    build = Build(Target(RELEASES[12], "arm64"), __version__, "T <t@example.invalid>", 0)
    return build_deb(ROOT, build, folder, folder / "work", Compression.FAST)


@pytest.fixture(scope="module")
def recordings(clips, tmp_path_factory):
    """The demo and four clips as files."""
    folder = tmp_path_factory.mktemp("recordings")
    for name, samples in list(clips.items())[-4:]:
        soundfile.write(folder / f"{name.replace(' ', '-')}.wav", samples, RATE)
    (folder / "demo.flac").write_bytes((ROOT / "assets/demo.flac").read_bytes())
    return folder


@pytest.fixture(scope="module", params=CORES, ids=lambda core: core.name)
def debian(request, base, package, recordings, clips_file, tmp_path_factory):
    """A Debian on one of the cores, with the package, clips and the tests beside it."""
    root = DebianRoot(base, tmp_path_factory.mktemp(request.param.name), request.param)
    root.add(package, "tmp/captioner.deb")
    root.add(clips_file, "tmp/clips.npz")
    root.add(READ_CLIPS, "tmp/read_clips.py")
    root.add_folder(recordings, "recordings")
    root.add_folder(ROOT / "tests", TESTS[1:])
    for name in TOOLS:
        found = Path(find_spec(name).origin)
        if found.name == "__init__.py":
            root.add_folder(found.parent, f"tools/{name}")
        else:
            root.add(found, f"tools/{found.name}")
    assets = packaged("two_cities.wav").parent  # its package has no wheel for 64-bit ARM
    for file in ("moonshine_voice/__init__.py", "moonshine_voice/assets/two_cities.wav"):
        root.add(assets.parents[1] / file, f"tools/{file}")
    root.add(assets / "beckett.wav", "tools/moonshine_voice/assets/beckett.wav")
    root.run("dpkg", "--force-unsafe-io", "--install", "/tmp/captioner.deb", limit_s=600)
    return root


def python_inside(debian, *words, limit_s, **environment):
    """What Python printed that ran inside with what the package holds."""
    path = f"{SITE}:/tools:{TESTS}"
    return debian.run("python3", *words, limit_s=limit_s, PYTHONPATH=path, **environment)


@pytest.mark.timeout(MAKING_S)
def test_doctor_finds_that_captions_are_possible(debian):
    said = debian.run("captioner", "doctor", limit_s=DOCTOR_S)

    assert "Captions are possible" in said


@pytest.mark.timeout(READING_S + 60)
def test_recordings_are_read_as_on_x86_64(debian, recordings, default_model):
    names = sorted(path.name for path in recordings.iterdir())
    command = ("transcribe", "--json", *(f"/recordings/{name}" for name in names))

    theirs = debian.run("captioner", *command, limit_s=READING_S)

    ours = read_here([recordings / name for name in names], default_model)
    assert [words(text) for text in texts_of(theirs)] == [words(text) for text in texts_of(ours)]
    assert DEMO_WORDS in " ".join(texts_of(theirs))


def read_here(paths, model):
    """What `captioner transcribe` prints on this machine."""
    start = "import sys; from captioner_ui.launch import main; sys.exit(main())"
    environment = {**python_here(), "CAPTIONER_MODELS": str(model.parent)}
    command = [sys.executable, "-c", start, "transcribe", "--json", *map(str, paths)]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=READING_S, check=True
    ).stdout


def texts_of(lines):
    """The text of each recording."""
    return [json.loads(line)["text"] for line in lines.splitlines()]


@pytest.mark.timeout(STATES_S + 60)
def test_states_and_texts_are_those_of_an_encoder_in_float32(debian, reference, clips):
    command = ("/tmp/read_clips.py", MODEL, "/tmp/clips.npz", "/tmp/states.npz")

    said = python_inside(debian, *command, limit_s=STATES_S)

    theirs = reading(debian.changes / "upper/tmp/states.npz", said)
    error = theirs.error(reference, clips)
    assert error <= MOST_ERROR
    assert {n: words(theirs.texts[n]) for n in clips} == {
        n: words(reference.texts[n]) for n in clips
    }


@pytest.mark.timeout(WINDOW_S + 60)
def test_the_window_captions_the_demo_and_stays_open_for_a_minute(debian):
    script = f"sleep {STAYS_S} | python3 {TESTS}/e2e/windows.py unpaced"

    said = debian.run(
        *("sh", "-c", script),
        limit_s=WINDOW_S,
        PYTHONPATH=f"{SITE}:{TESTS}",
        QT_QPA_PLATFORM="offscreen",
    )

    last = json.loads(said.splitlines()[-1])
    assert DEMO_WORDS in " ".join(last["captions"])


@pytest.mark.long
@pytest.mark.timeout(DRAFTS_S + 60)
@pytest.mark.parametrize("name", DRAFTS)
def test_what_is_exact_on_x86_64_is_exact_there(debian, name):
    ini = f"{TESTS}/processors/pytest-installed.ini"
    places = ("--rootdir", TESTS, "--confcutdir", TESTS, f"{TESTS}/asr/{name}")
    command = ("-m", "pytest", "-q", "-p", "pytest_timeout", "-c", ini, *places)

    said = python_inside(debian, *command, limit_s=DRAFTS_S)

    assert " passed" in said


@pytest.mark.timeout(REMOVAL_S + 60)
def test_a_removed_package_leaves_no_file_of_the_program_behind(debian):
    debian.run("dpkg", "--remove", "captioner", limit_s=REMOVAL_S)

    assert debian.run("sh", "-c", f"ls -d {SITE} /usr/bin/captioner || true") == ""
