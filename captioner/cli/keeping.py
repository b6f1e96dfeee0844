"""What is kept of the recordings of one run, until all of them are done."""

import hashlib
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self

import platformdirs

from captioner import __version__
from captioner.audio.recording_bytes import STANDARD_INPUT, name_of
from captioner.cli.unfinished import (
    SUFFIX,
    Unfinished,
    forget_old,
    own_name,
    recording_marks,
)
from captioner.composition.chosen_model import model_name
from captioner.composition.options import LaunchOptions
from captioner.composition.recordings import cut_for
from captioner.engine.recordings import Kept, NothingKept
from captioner.origin import OFF
from captioner.wording.list_folder import where


class Keeping:
    """Opens what is kept of each recording. Used by `with`.

    Beside the file that is written, or else in the program's folder: what a recording becomes on
    standard output has no place of its own.
    """

    def __init__(
        self, output: Path | None, options: LaunchOptions, *, resume: bool, own: Path | None = None
    ) -> None:
        """Open nothing yet.

        Args:
            output: the file that is written; None for standard output.
            options: the text depends on.
            resume: go on with what an earlier run left.
            own: the program's folder for it; the user's by default.
        """
        self._output = output
        self._options = options
        self._resume = resume
        self._own = own or platformdirs.user_data_path("captioner") / "unfinished"
        self._files: list[Unfinished] = []
        self._news: dict[Path, str] = {}
        self._n_opened = 0

    def __enter__(self) -> Self:
        """Forget what nobody came back to."""
        forget_old(self._own)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, tb: TracebackType | None
    ) -> None:
        """Close the files; they stay unless `finish` was called."""
        for file in self._files:
            file.close(done=False)

    def open(self, path: Path) -> Kept:
        """What is kept of the next recording; nothing where that is impossible."""
        self._n_opened += 1
        if path == STANDARD_INPUT:
            if self._resume:
                self._news[path] = "it cannot be resumed; it is read from the beginning."
            return NothingKept()
        try:
            made = self._made() | recording_marks(path)
            kept = Unfinished(self._place(path), made, resume=self._resume)
        except OSError as exc:
            reason = exc.strerror or str(exc)
            self._news[path] = f"if it is stopped, it cannot be resumed ({reason})."
            return NothingKept()
        self._files.append(kept)
        if kept.news:
            self._news[path] = kept.news
        return kept

    def news(self, path: Path) -> str:
        """What is to be said of a recording that was opened, or an empty text. Once."""
        news = self._news.pop(path, "")
        return f"{name_of(path)}: {news}" if news else ""

    def keeps(self, kept: Kept) -> bool:
        """Whether what was read is on the disk."""
        return isinstance(kept, Unfinished) and kept.failed is None

    def finish(self) -> None:
        """All recordings are done: nobody needs what was kept."""
        for file in self._files:
            file.close(done=True)
        self._files.clear()

    def _place(self, path: Path) -> Path:
        if self._output is None:
            return self._own / own_name(path)
        number = f"-{self._n_opened}" if self._n_opened > 1 else ""
        return self._output.with_name(f"{self._output.name}{SUFFIX}{number}")

    def _made(self) -> dict[str, str]:
        """What the text depends on, besides the recording."""
        recognition = self._options.recognition
        words = hashlib.sha256()
        for name in recognition.words:
            with suppress(OSError):  # the model has complained of that
                words.update(where(name).read_bytes())
        plain = replace(recognition, speakers=OFF, words=(), threads=1, hefs=())
        return {
            "version": __version__,
            "model": f"{model_name(self._options)} {self._options.variant.key}".strip(),
            "recognition": repr(plain),
            "words": words.hexdigest(),
            "cut": repr(cut_for(recognition)),
            "detector": self._options.vad.value,
        }
