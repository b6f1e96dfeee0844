"""What `captioner doctor` can find, each judged by a plain function of what was seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from captioner.installation import Advice

OLDEST_PYTHON: Final = (3, 11)
NEWEST_PYTHON: Final = (3, 13)
MIN_DISK_MB: Final = 500  # MB; a built model, and as much again while it is being built
MIN_MEMORY_MB: Final = 500  # MB; the default model, the runtime and the window

_ODD_PACKAGES: Final = {"libglib-2.0-0": "libglib2.0-0"}


class Level(StrEnum):
    """How a check came out."""

    OK = "ok"
    MISSING = "missing"
    """Not there; the program does without it or gets it when asked."""
    PROBLEM = "problem"
    """There, but it cannot work like this; or the program cannot do without it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    name: str
    state: Level
    detail: str
    """What was found."""
    advice: str = ""
    """What to do about it; empty when there is nothing to do."""
    needed: bool = False
    """Whether captions in the terminal are impossible while the state is PROBLEM."""


def check_python(version: tuple[int, int, int], advice: Advice) -> Finding:
    """Whether the interpreter is one the program is made for."""
    detail = ".".join(map(str, version))
    if OLDEST_PYTHON <= version[:2] <= NEWEST_PYTHON:
        return Finding("python", Level.OK, detail, needed=True)
    return Finding("python", Level.PROBLEM, detail, advice.other_python, needed=True)


def check_runtime(version: str, providers: Sequence[str], advice: Advice) -> Finding:
    """Whether ONNX Runtime can run a model on the processor."""
    local = [name for name in providers if name != "AzureExecutionProvider"]  # never used here
    short = ", ".join(name.removesuffix("ExecutionProvider") for name in local)
    detail = f"{version}, runs on {short}"
    if "CPUExecutionProvider" in providers:
        return Finding("onnxruntime", Level.OK, detail, needed=True)
    return Finding("onnxruntime", Level.PROBLEM, detail, advice.again, needed=True)


def check_microphones(names: Sequence[str]) -> Finding:
    """Whether there is a sound input. Without one, recordings can still be captioned."""
    if names:
        return Finding("microphones", Level.OK, ", ".join(names))
    return Finding(
        "microphones",
        Level.MISSING,
        "no sound input",
        "Connect a microphone; `captioner live --source demo` needs none.",
    )


def check_computer_sound(output: str, obstacle: str = "", advice: str = "") -> Finding:
    """Whether system audio can be captioned.

    Args:
        output: what it is played on; empty if it cannot be heard.
        obstacle: why not.
        advice: what to do about it.
    """
    if output:
        return Finding("computer sound", Level.OK, f"what is played on {output} can be heard")
    return Finding("computer sound", Level.MISSING, obstacle, advice)


def check_window(
    version: str | None, display: str | None, missing_libraries: Sequence[str], advice: Advice
) -> Finding:
    """Whether the window can open.

    Args:
        version: of PySide6; None when it is not installed.
        display: what the window would be shown on; None when there is nothing.
        missing_libraries: system libraries that Qt's X11 plugin cannot find.
        advice: what to do in this installation.
    """
    if version is None:
        return Finding("window", Level.MISSING, "PySide6 is not installed", advice.toolkit)
    if missing_libraries:
        detail = f"PySide6 {version}, but without {', '.join(missing_libraries)}"
        packages = " ".join(sorted(map(debian_package, missing_libraries)))
        what = advice.libraries.format(packages=packages)
        return Finding("window", Level.PROBLEM, detail, what)
    if display is None:
        detail = f"PySide6 {version}, no display"
        return Finding("window", Level.MISSING, detail, "`captioner live` needs no display.")
    return Finding("window", Level.OK, f"PySide6 {version} on {display}")


def debian_package(library: str) -> str:
    """The Debian package of a shared library, by Debian's naming rule.

    >>> debian_package("libxkbcommon-x11.so.0")
    'libxkbcommon-x11-0'
    """
    stem, _, version = library.lower().partition(".so.")
    name = f"{stem}-{version}" if stem[-1].isdigit() else f"{stem}{version}"
    return _ODD_PACKAGES.get(name, name)


def check_model(
    name: str,
    *,
    built_in: Path | None,
    problem: str,
    has_weights: bool,
    advice: Advice,
    tried: str = "",
) -> Finding:
    """Whether the default model is built, or can be.

    Args:
        name: of the model.
        built_in: its folder; None when it is not built.
        problem: why the built model cannot be opened; empty if it can.
        has_weights: whether the package with its weights is installed.
        advice: what to do in this installation.
        tried: what this processor makes of the built model.
    """
    if built_in and not problem:
        detail = f"{name} in {built_in}" + (f"; {tried}" if tried else "")
        return Finding("model", Level.OK, detail, needed=True)
    build = f"captioner models build {name}"
    if built_in:
        anew = f"Build it again: `captioner models remove {name}`, then `{build}`."
        return Finding("model", Level.PROBLEM, problem, anew, needed=True)
    if has_weights:
        detail = f"{name} is not built yet; its weights are installed"
        return Finding("model", Level.MISSING, detail, f"Build it: `{build}`.", needed=True)
    detail = f"{name} is neither built nor are its weights installed"
    return Finding("model", Level.PROBLEM, detail, advice.again, needed=True)


def no_folder(path: Path, file: Path, variable: str, *, needed: bool) -> Finding:
    """Models cannot be at `path`, which `variable` names: `file`, it or a part of it, is a file."""
    what = f"{file} is not a folder"
    detail = f"{what}, but {variable} says that models are in it"
    if file != path:
        detail = f"{what}, but {variable} says that models are in {path}"
    advice = f"Let {variable} name a folder, which is made if it is not there, or unset it."
    return Finding("model", Level.PROBLEM, detail, advice, needed)


def check_disk(folder: Path, free_mb: float) -> Finding:
    """Whether a model fits beside what is already on the disk of `folder`."""
    detail = f"{free_mb / 1000:.1f} GB free for {folder}"
    if free_mb >= MIN_DISK_MB:
        return Finding("disk", Level.OK, detail)
    return Finding(
        "disk", Level.PROBLEM, detail, f"Make room: building a model takes {MIN_DISK_MB} MB."
    )


def check_memory(available_mb: float, total_mb: float) -> Finding:
    """Whether the default model fits into memory."""
    detail = f"{available_mb / 1000:.1f} of {total_mb / 1000:.1f} GB available"
    if available_mb >= MIN_MEMORY_MB:
        return Finding("memory", Level.OK, detail)
    return Finding("memory", Level.PROBLEM, detail, "Close other programs.")


def check_cores(count: int, machine: str) -> Finding:
    """How much processor there is. One core is enough."""
    return Finding("processor", Level.OK, f"{count} core{'s' * (count != 1)}, {machine}")
