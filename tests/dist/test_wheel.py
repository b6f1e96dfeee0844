"""What a user gets who installs the package instead of the repository."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = {
    "captioner": ROOT / "captioner",
    "captioner_ui": ROOT / "ui/captioner_ui",
    "captioner_models": ROOT / "models/captioner_models",
}
DEMO = "captioner/assets/demo.flac"

pytestmark = pytest.mark.slow


def run(*command, cwd, **environment):
    """Run a command away from the repository; its stdout."""
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "VIRTUAL_ENV"))}
    result = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env | environment,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def contents(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def package_files():
    """What the source folders hold, by its path in an installed package."""
    return {
        f"{name}/{path.relative_to(root).as_posix()}"
        for name, root in PACKAGES.items()
        for path in root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    run(
        *(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT),
        cwd=folder,
    )
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The folder of commands of an environment that holds the wheel.

    Its dependencies are those of the running environment, whose own .pth files (the editable
    install) do not count there.
    """
    folder = tmp_path_factory.mktemp("elsewhere") / "with space"
    venv.create(folder, symlinks=True)
    python = folder / "bin/python"
    purelib = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))",
                       cwd=folder).strip())  # fmt: skip
    sites = [path for path in sys.path if path.endswith(("site-packages", "dist-packages"))]
    (purelib / "dependencies.pth").write_text("\n".join(sites), "utf-8")
    run(
        *(sys.executable, "-m", "pip", "--python", python, "install", "--quiet"),
        *("--no-deps", "--no-index", wheel),
        cwd=folder,
    )
    return folder / "bin"


def test_the_wheel_holds_the_three_packages_and_the_demo_recording_and_nothing_else(wheel):
    assert contents(wheel) == package_files() | {DEMO}


def test_the_wheel_carries_the_licence(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()

    assert [name for name in names if name.endswith(".dist-info/licenses/LICENSE")]


def test_an_installed_wheel_runs_its_own_code_from_any_folder(installed, tmp_path):
    where = run(
        installed / "python", "-c", "import captioner; print(captioner.__file__)", cwd=tmp_path
    )

    assert Path(where.strip()).is_relative_to(installed.parent)


def test_an_installed_wheel_brings_its_own_demo_recording(installed, tmp_path):
    code = "from captioner.assets import demo_recording; print(demo_recording())"

    recording = Path(run(installed / "python", "-c", code, cwd=tmp_path).strip())

    assert recording.is_relative_to(installed.parent)
    assert recording.read_bytes() == (ROOT / "assets/demo.flac").read_bytes()


def test_an_installed_wheel_knows_its_version(installed, tmp_path):
    from captioner import __version__

    assert __version__ in run(installed / "captioner", "--version", cwd=tmp_path)


def test_the_wheel_has_the_version_that_the_program_names(wheel):
    from captioner import __version__

    assert wheel.name.startswith(f"captioner-{__version__}-")


def test_an_installed_wheel_lists_its_models(installed, tmp_path):
    listing = run(
        *(installed / "captioner", "models", "list"),
        cwd=tmp_path,
        HOME=str(tmp_path),
        XDG_CACHE_HOME=str(tmp_path / "cache"),
    )

    assert "tiny.en" in listing


def test_an_editable_install_copies_nothing_that_could_go_stale(tmp_path):
    code = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"
    run(sys.executable, "-c", code, tmp_path, cwd=ROOT)

    names = contents(next(tmp_path.glob("*.whl")))

    assert [name for name in names if not name.endswith(".pth")] == []
