"""The texts that make a folder a package, and what is put into it."""

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest

from distribution.control import Build, changelog, control, md5sums, system_packages
from distribution.licences import Credit, copyright_file
from distribution.requirements import LEFT_OUT, closure, project_requirements
from distribution.target import RELEASES, Target
from distribution.trim import needed_libraries, qt_modules_of, trim_qt

ROOT = Path(__file__).parents[2]
TABLE = "# comment\nsound  libportaudio.so.2  libportaudio2\nwindow libGL.so.1 libgl1\ntests x y\n"


def build(number=12, architecture="arm64"):
    target = Target(RELEASES[number], architecture)
    return Build(target, "1.2.3", "A Person <a@example.invalid>", 1_764_300_000)


class Installed:
    """The part of an installed wheel that is asked for what it needs."""

    def __init__(self, *requires):
        self.requires = requires


def test_the_control_file_has_the_fields_of_debian_in_the_form_it_wants():
    text = control(build(), system_packages(TABLE), 1234)

    fields = dict(re.findall(r"(?m)^([A-Z][\w-]*): (.*)$", text))
    assert fields["Version"] == "1.2.3-1~deb12"
    assert (fields["Architecture"], fields["Installed-Size"]) == ("arm64", "1234")
    assert fields["Depends"].startswith("python3 (>= 3.11), python3 (<< 3.12), libc6 (>= 2.36)")
    assert fields["Depends"].endswith("libgl1, libportaudio2")
    assert all(line.startswith((" ", *fields)) for line in text.splitlines())
    assert text.endswith("\n")


def test_the_package_for_a_newer_release_replaces_the_one_for_an_older_release():
    older, newer = build(12).package_version, build(13).package_version

    compare = ["dpkg", "--compare-versions", older, "lt", newer]
    try:
        assert subprocess.run(compare, timeout=20, check=False).returncode == 0
    except FileNotFoundError:
        pytest.skip("dpkg is not installed")


def test_the_system_packages_are_those_of_sound_and_window():
    assert system_packages(TABLE) == ("libgl1", "libportaudio2")


def test_digests_are_listed_by_path_as_md5sum_writes_them():
    assert md5sums({"usr/b": "2" * 32, "usr/a": "1" * 32}).splitlines() == [
        f"{'1' * 32}  usr/a",
        f"{'2' * 32}  usr/b",
    ]


def test_the_changelog_of_the_package_has_the_form_that_debian_parses():
    lines = changelog(build()).splitlines()

    assert lines[0] == "captioner (1.2.3-1~deb12) bookworm; urgency=medium"
    assert lines[-1] == " -- A Person <a@example.invalid>  Fri, 28 Nov 2025 03:20:00 +0000"


def test_wheels_for_another_machine_are_asked_for_by_its_name_and_glibc():
    platforms = Target(RELEASES[13], "arm64").wheel_platforms

    assert platforms[0] == "manylinux_2_41_aarch64"
    assert {"manylinux_2_17_aarch64", "manylinux2014_aarch64"} <= set(platforms)
    assert not [tag for tag in platforms if "x86" in tag]


def test_the_requirements_are_those_of_the_project_but_for_what_a_built_model_replaces():
    lines = project_requirements(ROOT / "pyproject.toml", Target(RELEASES[12], "arm64").markers())
    names = [re.split(r"[^\w-]", line)[0] for line in lines]

    assert {"numpy", "onnxruntime", "PySide6-Essentials", "huggingface_hub"} <= set(names)
    assert not LEFT_OUT.keys() & set(names)


@pytest.mark.parametrize(("number", "line"), [(12, "old>=1"), (13, "new>=2")])
def test_of_two_bounds_pip_is_given_the_one_for_the_target(tmp_path, number, line):
    (tmp_path / "pyproject.toml").write_text(
        "[project]\n"
        """dependencies = ["old>=1; python_version < '3.12'", """
        """"new>=2; python_version > '3.12'"]\n"""
        "[project.optional-dependencies]\nwindow = []\nhub = []\n"
    )

    markers = Target(RELEASES[number], "arm64").markers()

    assert project_requirements(tmp_path / "pyproject.toml", markers) == (line,)


def test_conditions_are_judged_for_the_target_and_not_for_this_python():
    installed = {
        "a": Installed(
            "old; python_version < '3.12'", "b; platform_machine == 'aarch64'", "x; extra == 'e'"
        ),
        "b": Installed("hf-xet"),
        "unneeded": Installed(),
    }

    for number, missing in ((12, ("old",)), (13, ())):
        markers = Target(RELEASES[number], "arm64").markers()
        assert closure(["a"], installed, markers) == ({"a", "b"}, missing)
    with_extra = closure(["a[e]"], installed, Target(RELEASES[13], "amd64").markers())
    assert with_extra == ({"a"}, ("x",))


def test_the_modules_of_qt_are_found_in_every_form_of_import(tmp_path):
    source = tmp_path / "a.py"
    source.write_text(
        "from PySide6 import QtCore\nimport PySide6.QtSvg\n"
        "def f():\n    from PySide6.QtWidgets import QLabel\nimport PySide6\nimport os.path\n"
    )

    assert qt_modules_of([source]) == {"QtCore", "QtSvg", "QtWidgets"}


@pytest.fixture
def pyside(tmp_path):
    """A small PySide6: bindings, libraries and plugins that need each other."""
    folder = tmp_path / "PySide6"
    for name in (
        *("__init__.py", "QtGui.abi3.so", "QtQml.abi3.so", "QtQml.pyi", "libpyside6.abi3.so.6.1"),
        *("Qt/lib/libQt6Gui.so.6", "Qt/lib/libQt6Core.so.6", "Qt/lib/libQt6Qml.so.6"),
        *("Qt/lib/libQt6XcbQpa.so.6", "Qt/plugins/platforms/libqxcb.so", "QtCore.abi3.so"),
        *("Qt/plugins/platforms/libqvnc.so", "Qt/plugins/sqldrivers/libqsqlite.so"),
        *("Qt/translations/qtbase_de.qm", "Qt/translations/designer_de.qm", "Qt/qml/a/b.qml"),
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


def test_of_qt_only_what_the_program_loads_is_kept(pyside, monkeypatch):
    needs = {
        "QtGui.abi3.so": ("libpyside6.abi3.so.6.1", "libQt6Gui.so.6"),
        "libQt6Gui.so.6": ("libQt6Core.so.6", "libc.so.6"),
        "libqxcb.so": ("libQt6XcbQpa.so.6",),
    }
    monkeypatch.setattr("distribution.trim.needed_names", lambda path: needs.get(path.name, ()))

    trim_qt(pyside, ["QtGui"])

    assert {str(p.relative_to(pyside)) for p in pyside.rglob("*") if p.is_file()} == {
        *("__init__.py", "QtGui.abi3.so", "QtCore.abi3.so", "libpyside6.abi3.so.6.1"),
        *("Qt/lib/libQt6Gui.so.6", "Qt/lib/libQt6Core.so.6", "Qt/lib/libQt6XcbQpa.so.6"),
        *("Qt/plugins/platforms/libqxcb.so", "Qt/translations/qtbase_de.qm"),
    }
    assert not (pyside / "Qt/qml").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="reads shared libraries of Linux")
def test_the_libraries_that_a_library_needs_are_read_from_it():
    import numpy.linalg._umath_linalg as module

    library = Path(module.__file__)
    libraries = {path.name: path for path in (library.parents[2] / "numpy.libs").glob("*.so*")}
    if not libraries:
        pytest.skip("this numpy brings no libraries of its own")

    assert any("openblas" in path.name for path in needed_libraries([library], libraries))


def test_a_licence_that_two_works_share_stands_in_the_copyright_file_once():
    text = "Permission is granted.\n\nNo warranty."
    credits = [
        Credit("*", "Own", "Us", "MIT", (text,)),
        Credit("usr/a", "A 1", "Them", "MIT", (text.replace("\n\n", "\n \n"),)),
    ]

    whole = copyright_file(credits)

    assert whole.count("Permission is granted.") == 1
    assert "The text is the one of Own above." in whole
    assert "Files: usr/a\nCopyright: Them\nLicense: MIT\n" in whole
    assert not re.search(r"(?m)^(?! |[A-Z][\w-]*: |$)", whole)


def test_the_documents_name_no_folder_of_the_one_who_built_them(tmp_path):
    subprocess.run(
        [sys.executable, ROOT / "packaging/documents.py", tmp_path, "0"], check=True, timeout=60
    )

    page = gzip.decompress((tmp_path / "usr/share/man/man1/captioner.1.gz").read_bytes()).decode()
    assert "~/.cache/captioner/models" in page
    assert str(Path.home()) not in page
    assert (tmp_path / "usr/share/bash-completion/completions/captioner").is_file()
