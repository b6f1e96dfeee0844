"""Rules about the code base itself; the import rules stand in pyproject.toml a second time."""

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = {
    "captioner_models": ROOT / "models/captioner_models",
    "captioner": ROOT / "captioner",
    "captioner_ui": ROOT / "ui/captioner_ui",
}
MAY_IMPORT = {
    "captioner_models": set(),
    "captioner": {"captioner_models"},
    "captioner_ui": {"captioner", "captioner_models", "PySide6"},
}
ONLY_IN = {
    "sounddevice": {"captioner/audio/devices.py", "captioner/audio/microphone.py"},
    "hailo_platform": {"captioner/asr/encoder_hailo.py"},
    "docx": {"captioner/history/minutes_docx.py"},
    "librosa": set(),
    "torch": set(),
}
FOR_A_RUNNING_ENGINE_TOO_MUCH = (
    *("PySide6", "onnx", "librosa", "huggingface_hub", "torch", "docx", "lxml", "sherpa_onnx"),
)
TOP_LEVEL = {
    *(".ci", ".gitignore", "assets", "captioner", "docs", "models", "packaging", "tests", "ui"),
    *("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md", "pyproject.toml"),
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
MAX_MODULE_LINES = 400
MAX_FUNCTION_LINES = 50

MODULES = [(name, path) for name, root in PACKAGES.items() for path in sorted(root.rglob("*.py"))]
PATHS = [path for _, path in MODULES]


def relative(path):
    return path.relative_to(ROOT).as_posix()


def tree(path):
    return ast.parse(path.read_text("utf-8"))


def imported(path):
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize(("package", "path"), MODULES, ids=[relative(p) for p in PATHS])
def test_imports_only_point_downwards(package, path):
    watched = {*PACKAGES, "PySide6"}

    found = (set(imported(path)) & watched) - {package}

    assert found <= MAY_IMPORT[package]


@pytest.mark.parametrize("path", PATHS, ids=relative)
def test_devices_and_heavy_libraries_are_imported_only_where_that_is_the_job(path):
    found = set(imported(path))

    assert [name for name in ONLY_IN if name in found and relative(path) not in ONLY_IN[name]] == []


@pytest.mark.parametrize("path", PATHS, ids=relative)
def test_no_module_grows_past_400_lines(path):
    assert len(path.read_text("utf-8").splitlines()) <= MAX_MODULE_LINES


@pytest.mark.parametrize("path", PATHS, ids=relative)
def test_no_function_grows_past_50_lines(path):
    functions = [n for n in ast.walk(tree(path)) if isinstance(n, FUNCTIONS)]

    long = [f.name for f in functions if f.end_lineno - f.lineno + 1 > MAX_FUNCTION_LINES]

    assert long == []


@pytest.mark.parametrize("path", PATHS, ids=relative)
def test_no_module_has_a_name_that_says_nothing_or_that_invites_confusion(path):
    assert path.stem not in {"utils", "helpers", "common", "misc", "queue", "signal", "platform"}


def test_the_running_engine_imports_without_qt_and_without_what_only_building_needs():
    code = f"""
import importlib, pkgutil, sys, captioner
for module in pkgutil.walk_packages(captioner.__path__, "captioner."):
    if not module.name.startswith("captioner.cli") and module.name != "captioner.asr.encoder_hailo":
        importlib.import_module(module.name)
print([name for name in {FOR_A_RUNNING_ENGINE_TOO_MUCH} if name in sys.modules])
"""

    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )

    assert result.stdout.strip() == "[]"


def test_no_modules_import_each_other_in_a_circle_of_any_length():
    """Every import statement counts, also inside functions and under TYPE_CHECKING."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}

    assert len(imports) > len(PATHS) / 2
    TopologicalSorter(imports).prepare()  # raises CycleError, which names the modules


def test_only_packages_have_init_files():
    found = {path.parent for path in (ROOT / "tests").rglob("__init__.py")}
    tests = {relative(path) for path in found if ROOT / "tests/standin" not in path.parents}

    assert tests == {"tests/support"}
    for folder in ("ui", "models", "assets", "packaging"):
        assert not (ROOT / folder / "__init__.py").exists()


def test_every_package_says_that_it_is_typed():
    assert [name for name, root in PACKAGES.items() if not (root / "py.typed").is_file()] == []


def test_the_top_level_holds_only_what_was_agreed():
    if not (ROOT / ".git").exists():
        pytest.skip("needs the repository, not only its files")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    ).stdout

    top = {name.partition("/")[0] for name in listed.split("\0") if name}

    assert top <= TOP_LEVEL
