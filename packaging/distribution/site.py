"""The program with all that it imports, as one folder for the Python of a target."""

import subprocess
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from captioner.asr.mel import log_mel
from captioner_models.parts import write_parts
from captioner_models.recipes import recipe_for
from captioner_models.store import BUNDLED, ModelStore
from distribution.control import SITE
from distribution.licences import Credit, credit_of
from distribution.requirements import closure, distributions, project_requirements
from distribution.target import Target
from distribution.trim import qt_modules_of, remove_useless, trim_qt, trim_runtime

ROUNDS: Final = 3  # of installing what only the target needs; each may bring new requirements
RECORDS: Final = (
    "RECORD",
    "INSTALLER",
    "REQUESTED",
    "direct_url.json",
)  # not true of a trimmed site
BUILT_MODELS: Final = f"captioner_models/{BUNDLED}"  # where the program looks


def make_site(root: Path, site: Path, target: Target, work: Path) -> tuple[Credit, ...]:
    """Fill `site` and return whose work went into it, the project itself left out.

    Args:
        root: the checkout.
        site: a folder that does not exist yet.
        target: what it is for; this machine may be another.
        work: for intermediate files.

    Raises:
        CalledProcessError: a wheel cannot be had or built; the command has said why.
    """
    wanted = project_requirements(root / "pyproject.toml", target.markers())
    _install(wanted, site, target)
    needed = _complete(wanted, site, target)
    _run("hatchling", "build", "-t", "wheel", "-d", work, cwd=root)
    _run("pip", "install", "-q", "--no-deps", "--no-compile", "--target", site, *work.glob("*.whl"))
    credits = [
        credit_of(dist, SITE)
        for name, dist in sorted(distributions(site).items())
        if name in needed
    ]
    remove_useless(site)
    trim_runtime(site / "onnxruntime/capi")
    own = (root / folder for folder in ("captioner", "ui", "models"))
    trim_qt(site / "PySide6", qt_modules_of(path for top in own for path in top.rglob("*.py")))
    for path in site.glob("*.dist-info/*"):
        if path.name in RECORDS:
            path.unlink()
    return tuple(credits)


def build_default_model(site: Path, machine: str) -> None:
    """Put the default model into `site`, built by this machine's Python from the weights it has.

    Args:
        site: where the package's modules are.
        machine: the kind of processor that will run it, as `platform.machine()` names it.

    Raises:
        CalledProcessError: it cannot be built.
    """
    folder = site / BUILT_MODELS
    store = ModelStore(folder)
    spec = store.catalogue.models[store.catalogue.default]
    recipe = recipe_for(spec.name, multilingual=spec.multilingual, machine=machine)
    store.ensure(spec.name, partial(write_parts, log_mel=log_mel, recipe=recipe))
    for lock in folder.glob(".*.lock"):
        lock.unlink()


def _complete(wanted: Iterable[str], site: Path, target: Target) -> frozenset[str]:
    """Install what only the target needs, remove what only this machine's Python would need.

    pip judges the conditions of requirements by the Python it runs on.
    """
    needed, missing = closure(wanted, distributions(site), target.markers())
    for _ in range(ROUNDS):
        if not missing:
            break
        _install(missing, site, target, "--no-deps")
        needed, missing = closure(wanted, distributions(site), target.markers())
    assert not missing, missing
    for name, dist in distributions(site).items():
        if name not in needed:
            for path in dist.files or ():
                if ".." not in path.parts:
                    Path(str(dist.locate_file(path))).unlink(missing_ok=True)
            _remove_empty_folders(site)
    return needed


def _install(wanted: Iterable[str], site: Path, target: Target, *options: str) -> None:
    platforms = (word for tag in target.wheel_platforms for word in ("--platform", tag))
    constraints = site.parent / "constraints.txt"
    constraints.write_text("\n".join(target.release.constraints), "utf-8")
    _run(
        *("pip", "install", "-q", "--target", site, "--no-compile", "--only-binary=:all:"),
        *("--implementation", "cp", "--python-version", target.python_version, *platforms),
        *("--constraint", constraints, *options, *wanted),
    )


def _remove_empty_folders(folder: Path) -> None:
    for path in sorted((path for path in folder.rglob("*") if path.is_dir()), reverse=True):
        if not any(path.iterdir()):
            path.rmdir()


def _run(module: str, *words: object, cwd: Path | None = None) -> None:
    """Run a module of this Python; what it says is passed on if it fails, not its warnings."""
    command = [sys.executable, "-m", module, *map(str, words)]
    try:
        subprocess.run(command, check=True, cwd=cwd, capture_output=True, text=True)
    except subprocess.CalledProcessError as exc:
        sys.stderr.write(exc.stdout + exc.stderr)
        raise
