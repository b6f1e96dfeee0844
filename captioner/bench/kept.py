"""Texts that peers read before: they are slow, and what they read does not change.

Only texts are kept, for tables of accuracy. Times are always measured, all systems in one run. Of
our own engine nothing is kept, since it is what changes.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import platformdirs

from captioner.bench import machine
from captioner.bench.system import Item, SystemSpec
from captioner.errors import BenchError

SUFFIX: Final = ".jsonl"


class KeptTexts:
    """A folder with a file for each system, a line for each recording. Used on one thread."""

    def __init__(self, folder: Path, circumstances: str) -> None:
        """Nothing is read yet.

        Args:
            folder: made when the first text is kept.
            circumstances: on what texts may depend besides the title of a system, which tells
                versions and settings: checkpoint, processor, threads. Others share no text.
        """
        self._folder = folder
        self._circumstances = circumstances

    def of(self, spec: SystemSpec) -> dict[str, str]:
        """Texts of a system, by the `key` of the recording; a line that is damaged is left out.

        Raises:
            BenchError: the file is there and cannot be read.
        """
        path = self._path(spec)
        try:
            lines = path.read_text("utf-8").splitlines()
        except FileNotFoundError:
            return {}
        except (OSError, UnicodeDecodeError) as exc:
            raise BenchError(f"{path} cannot be read: {exc}", hint="Remove it.") from exc
        return dict(_entries(lines))

    def keep(self, spec: SystemSpec, item: Item, text: str) -> None:
        """Add a text, at once, so that an interrupted run keeps what it has.

        Raises:
            BenchError: it cannot be written.
        """
        entry = {"key": key(item), "id": item.id, "title": spec.title, "text": text}
        path = self._path(spec)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(entry, ensure_ascii=False) + os.linesep)
        except OSError as exc:
            raise BenchError(
                f"{path} cannot be written: {exc.strerror}",
                hint="Name another folder with --peer-texts.",
            ) from exc

    def _path(self, spec: SystemSpec) -> Path:
        mark = hashlib.sha256(f"{spec.title}\n{self._circumstances}".encode()).hexdigest()[:12]
        return self._folder / f"{spec.name}-{mark}{SUFFIX}"


def kept_texts(folder: Path | None, fingerprint: str, threads: int) -> KeptTexts:
    """Texts in `folder` or the cache; those of another processor or checkpoint are others."""
    circumstances = f"{fingerprint}, {machine.processor()}, {threads} threads"
    kept = folder or platformdirs.user_cache_path("captioner") / "bench"
    return KeptTexts(kept, circumstances)


def key(item: Item) -> str:
    """Of the sound itself, so that a recording that was replaced is read again."""
    return hashlib.sha256(item.segment.samples.tobytes()).hexdigest()[:24]


def _entries(lines: list[str]) -> Iterator[tuple[str, str]]:
    for line in lines:
        try:
            entry = json.loads(line)
            yield str(entry["key"]), str(entry["text"])
        except (ValueError, KeyError, TypeError):
            continue
