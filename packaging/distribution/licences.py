"""The copyright file of a package: whose work is in it, and on which terms.

Both are taken from the wheels' metadata.
The form is Debian's machine-readable one.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution
from pathlib import Path
from typing import Final

FORMAT: Final = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
LICENCE_FILE: Final = re.compile(r"(licen[cs]e|copying|notice)[^/]*", re.IGNORECASE)
CLASSIFIER: Final = "License :: OSI Approved :: "
LONGEST_LABEL: Final = 60  # characters; beyond it the field License holds a text, not a name
COMMON: Final = "/usr/share/common-licenses holds the texts of the GPL, the LGPL and Apache-2.0."

BROUGHT_ALONG: Final = {
    "av": "The wheel also holds FFmpeg (LGPL-3.0-or-later) and the libraries it is linked with, "
    "among them libx264 and libx265 (GPL-2.0-or-later), which only its encoders call. Their "
    "sources: https://ffmpeg.org and https://github.com/PyAV-Org/pyav-ffmpeg",
}
"""Works in a wheel that its metadata do not tell."""


@dataclass(frozen=True, slots=True)
class Credit:
    """One work inside the package."""

    files: str
    """Where it lies, as patterns from the root of the file system."""
    name: str
    """With its version."""
    holders: str
    licence: str
    """Short."""
    texts: tuple[str, ...]
    """Full texts that came with it; mostly one."""


def credit_of(dist: Distribution, prefix: str) -> Credit:
    """The credit of an installed wheel whose files lie under `prefix`."""
    paths = dist.files or []
    tops = {path.parts[0] for path in paths if not path.parts[0].startswith(("..", "bin"))}
    texts = (
        dist.locate_file(path)
        for path in sorted(paths)
        if LICENCE_FILE.fullmatch(path.name) and path.suffix not in (".py", ".pyc")
    )
    return Credit(
        files=" ".join(f"{prefix}/{top}" + ("" if "." in top else "/*") for top in sorted(tops)),
        name=f"{dist.metadata['Name']} {dist.version}",
        holders=_holders(dist.metadata.json),
        licence=_licence(dist.metadata.json),
        texts=(
            *(Path(str(text)).read_text("utf-8", "replace") for text in texts),
            *(note for name, note in BROUGHT_ALONG.items() if name == dist.metadata["Name"]),
        ),
    )


def copyright_file(credits: Iterable[Credit]) -> str:
    """The whole file, the most general credit first; a text that works share stands there once."""
    stanzas = [f"Format: {FORMAT}\nUpstream-Name: Captioner\nComment: {COMMON}"]
    where: dict[str, str] = {}
    for credit in credits:
        stanzas.append(_stanza(credit, where))
        for text in credit.texts:
            where.setdefault(_same(text), credit.name)
    return "\n\n".join(stanzas) + "\n"


def _stanza(credit: Credit, where: Mapping[str, str]) -> str:
    lines = [
        f"Files: {credit.files}",
        f"Copyright: {credit.holders}",
        f"License: {credit.licence}",
        *_indented(f"{credit.name}."),
    ]
    for text in credit.texts:
        known = where.get(_same(text))
        lines += _indented(f"The text is the one of {known} above." if known else text)
    return "\n".join(lines)


def _indented(text: str) -> Iterator[str]:
    for line in text.strip().splitlines():
        yield f" {line.rstrip()}" if line.strip() else " ."


def _same(text: str) -> str:
    return " ".join(text.split())


def _holders(metadata: Mapping[str, str | list[str]]) -> str:
    for key in ("author", "author_email", "maintainer", "maintainer_email"):
        if metadata.get(key):
            return " ".join(str(metadata[key]).split())
    return f"the authors of {metadata['name']}"


def _licence(metadata: Mapping[str, str | list[str]]) -> str:
    stated = str(metadata.get("license_expression") or metadata.get("license") or "").strip()
    if stated and len(stated) <= LONGEST_LABEL and "opyright" not in stated:
        return stated
    classifiers = metadata.get("classifier") or []
    names = [name.removeprefix(CLASSIFIER) for name in classifiers if name.startswith(CLASSIFIER)]
    return " and ".join(names) or "see below"
