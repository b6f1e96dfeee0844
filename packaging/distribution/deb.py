"""A Debian package, from the checkout to the file."""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

from captioner_models.catalogue import load_catalogue
from distribution import control
from distribution.control import Build
from distribution.icons import render_theme
from distribution.licences import Credit, copyright_file
from distribution.site import BUILT_MODELS, build_default_model, make_site

DEFAULT_MODE: Final = 0o644
PROGRAM_MODE: Final = 0o755
SPEAKER_ENCODER: Final = "captioner_models/resources/speaker_encoder"
VOICE_ACTIVITY: Final = "captioner_models/resources/voice_activity"
ICON: Final = "ui/captioner_ui/captioner.svg"
TYPEFACE: Final = "captioner_ui/style/fonts"


class Compression(StrEnum):
    """How the package is packed."""

    SMALL = "xz"
    FAST = "zstd"


def build_deb(root: Path, build: Build, out: Path, work: Path, compression: Compression) -> Path:
    """Build the package and return its file.

    Args:
        root: the checkout.
        build: what to build.
        out: folder for the package.
        work: folder for intermediate files; what is in it is deleted.
        compression: small for users, fast for tests.

    Raises:
        CalledProcessError: a command failed; it has said why.
    """
    shutil.rmtree(work, ignore_errors=True)
    tree = work / "tree"
    site = tree / control.SITE
    site.parent.mkdir(parents=True)
    credits = make_site(root, site, build.target, work)
    build_default_model(site, build.target.machine)
    _add_documents(root, tree, build, credits)
    _add_desktop(root, tree)
    _add_program(root, tree)
    _add_control(root, tree, build)
    _settle(tree, build.epoch)
    out.mkdir(parents=True, exist_ok=True)
    package = out / build.file_name
    paths = (tree, package)
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", *_packing(compression), "--build", *map(str, paths)],
        env={**os.environ, "SOURCE_DATE_EPOCH": str(build.epoch)},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return package


def _add_documents(root: Path, tree: Path, build: Build, credits: tuple[Credit, ...]) -> None:
    command = [sys.executable, str(root / "packaging/documents.py"), str(tree), str(build.epoch)]
    subprocess.run(command, check=True)
    doc = tree / "usr/share/doc" / control.PACKAGE
    doc.mkdir(parents=True)
    (doc / "copyright").write_text(copyright_file([*_own_credits(root), *credits]), "utf-8")
    (doc / "changelog.Debian.gz").write_bytes(_packed(control.changelog(build).encode()))
    (doc / "changelog.gz").write_bytes(_packed((root / "CHANGELOG.md").read_bytes()))


def _own_credits(root: Path) -> Iterator[Credit]:
    """That of the project, which covers what no other one does, and that of the model."""
    text = (root / "LICENSE").read_text("utf-8")
    holder = next(line for line in text.splitlines() if line.startswith("Copyright"))
    yield Credit("*", "Captioner", holder.removeprefix("Copyright "), "MIT", (text,))
    catalogue = load_catalogue()
    spec = catalogue.find(catalogue.default)
    yield Credit(
        files=f"{control.SITE}/{BUILT_MODELS}/{spec.name}/*",
        name=f"The model {spec.name}: {spec.credit}. {spec.source.credit}",
        holders=spec.credit,
        licence=spec.licence,
        texts=(),
    )
    encoder = root / "models" / SPEAKER_ENCODER
    yield Credit(
        files=f"{control.SITE}/{SPEAKER_ENCODER}/*",
        name="The speaker encoder of Resemblyzer 0.1.4",
        holders="2019 Resemble.AI",
        licence="Apache-2.0",
        texts=tuple((encoder / name).read_text("utf-8") for name in ("NOTICE.txt", "LICENSE.txt")),
    )
    activity = root / "models" / VOICE_ACTIVITY
    yield Credit(
        files=f"{control.SITE}/{VOICE_ACTIVITY}/*",
        name="The network of Silero VAD 6.2",
        holders="2020-present Silero Team",
        licence="Expat",
        texts=tuple((activity / name).read_text("utf-8") for name in ("NOTICE.txt", "LICENSE.txt")),
    )
    yield Credit(
        files=f"{control.SITE}/{TYPEFACE}/*",
        name="The typeface Atkinson Hyperlegible 1.006",
        holders="2020 Braille Institute of America, Inc.",
        licence="OFL-1.1",
        texts=((root / "ui" / TYPEFACE / "OFL.txt").read_text("utf-8"),),
    )


def _add_desktop(root: Path, tree: Path) -> None:
    share = tree / "usr/share"
    render_theme(root / ICON, share / "icons/hicolor", control.PACKAGE)
    for source, place in (
        ("packaging/captioner.desktop", share / "applications/captioner.desktop"),
        ("packaging/captioner.metainfo.xml", share / "metainfo/captioner.metainfo.xml"),
        (f"packaging/{control.DISPLAY_UNIT}", tree / control.USER_UNITS / control.DISPLAY_UNIT),
    ):
        place.parent.mkdir(parents=True)
        shutil.copyfile(root / source, place)


def _add_program(root: Path, tree: Path) -> None:
    program = tree / "usr/bin" / control.PACKAGE
    program.parent.mkdir()
    shutil.copyfile(root / "packaging/start.py", program)


def _add_control(root: Path, tree: Path, build: Build) -> None:
    files = [path for path in sorted(tree.rglob("*")) if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    digests = {str(path.relative_to(tree)): _md5(path) for path in files}
    libraries = control.system_packages((root / "packaging/system-packages.txt").read_text("utf-8"))
    texts = {
        "control": control.control(build, libraries, size // 1024),
        "md5sums": control.md5sums(digests),
        "postinst": control.POSTINST,
        "prerm": control.PRERM,
    }
    folder = tree / "DEBIAN"
    folder.mkdir()
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")


def _settle(tree: Path, epoch: int) -> None:
    """Give all files the modes and the time they have in every build."""
    programs = {tree / "usr/bin/captioner", tree / "DEBIAN/postinst", tree / "DEBIAN/prerm"}
    for path in (*tree.rglob("*"), tree):
        whole = path.is_dir() or path in programs
        path.chmod(PROGRAM_MODE if whole else DEFAULT_MODE)
        os.utime(path, (epoch, epoch))


def _packing(compression: Compression) -> list[str]:
    """Options of dpkg-deb."""
    match compression:
        case Compression.SMALL:
            return ["-Zxz"]
        case Compression.FAST:
            return ["-Zzstd", "-z1"]


def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


def _md5(path: Path) -> str:
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "md5").hexdigest()
