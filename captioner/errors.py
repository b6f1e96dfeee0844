"""Everything the program raises on purpose.

* CaptionerError            catch this one at the top; `hint` says what a person can do
  - ConfigError             an option is out of range or contradicts another
  - AudioError              anything about sound
    - AudioDeviceError      the microphone is missing, busy, silent or was unplugged
      - NothingHeardError   it delivers nothing but zeros: a hint, as it may be meant so
    - AudioFileError        a recording is missing, unreadable or of an unknown format
  - BackendError            the accelerator or runtime refused to load or run
    - NpuError              the NPU, its software or its compiled encoder cannot be used
  - WindowError             no window can be shown here
  - HistoryError            a kept session cannot be written, read, exported or deleted
  - BenchError              a benchmark has nothing to measure, or a measured system failed
  - OutputError             standard output cannot be written: it is closed, or the disk is full
  - ResourceError           the system refuses memory, room or access where nobody expected it
  - ModelError              (captioner_models.errors)
    - UnknownModelError     no model of this name is in the catalogue
    - ModelSourceError      the weights to build from are missing, truncated or altered
      - ModelNotHereError   they have not been fetched yet: a person decides about that
    - ModelFileError        a built model lacks a file, is damaged, or mixes checkpoints

What else goes wrong becomes one of these in `as_captioner_error`, for whoever has the last word.
"""

import errno
import traceback
from pathlib import Path
from typing import Final

from captioner_models.errors import (
    CaptionerError,
    ModelError,
    ModelFileError,
    ModelNotHereError,
    ModelSourceError,
    UnknownModelError,
)
from captioner_models.worded import Worded, message_of, worded

__all__ = [
    "AudioDeviceError",
    "AudioError",
    "AudioFileError",
    "BackendError",
    "BenchError",
    "CaptionerError",
    "ConfigError",
    "HistoryError",
    "ModelError",
    "ModelFileError",
    "ModelNotHereError",
    "ModelSourceError",
    "NothingHeardError",
    "NpuError",
    "OutputError",
    "ResourceError",
    "UnknownModelError",
    "WindowError",
    "Worded",
    "as_captioner_error",
    "message_of",
    "worded",
]


class ConfigError(CaptionerError, ValueError):
    """An option is out of range or contradicts another."""


class AudioError(CaptionerError):
    """Anything about sound."""


class AudioDeviceError(AudioError, OSError):
    """The microphone is missing, busy, silent or was unplugged."""

    hint = worded("Check that the microphone is connected and not used by another program.")


class NothingHeardError(AudioDeviceError):
    """A microphone delivers nothing but zeros. That may be meant so: a hint, and no fault."""

    def __init__(self, message: str, *, hint: str = "", muted: bool = False) -> None:
        """Args: muted: the system says that it is muted, and may let it be heard again."""
        super().__init__(message, hint=hint)
        self.muted = muted


class AudioFileError(AudioError, OSError):
    """A recording is missing, unreadable or of an unknown format."""

    hint = worded(
        "What FFmpeg reads can be read: WAV, FLAC, MP3, OGG, M4A, MP4, WebM, WMA and others."
    )


class BackendError(CaptionerError):
    """The accelerator or runtime refused to load or run the network."""


class NpuError(BackendError):
    """The NPU, its software or its compiled encoder cannot be used; the CPU can do its work."""

    def __init__(self, message: str, *, hint: str = "", can_retry: bool = False) -> None:
        """Args: can_retry: another program holds it now, so it may work later."""
        super().__init__(message, hint=hint)
        self.can_retry = can_retry


class WindowError(CaptionerError):
    """No window can be shown here: no display, or the window toolkit is not installed."""


class HistoryError(CaptionerError, OSError):
    """A kept session, or what is made of it, cannot be written, read or deleted."""


class BenchError(CaptionerError):
    """A benchmark has nothing to measure, nothing to measure with, or a system that failed."""


class OutputError(CaptionerError, OSError):
    """Standard output cannot be written: it is closed, or the disk it goes to is full."""

    hint = worded("Choose another place for the output.")


class ResourceError(CaptionerError):
    """The system refuses memory, room or access where no part of the program expected it."""


_ADVICE: Final = {
    errno.ENOSPC: worded("Make room on the disk."),
    errno.EDQUOT: worded("Make room on the disk."),
    errno.EACCES: worded("Check who may read and write it."),
    errno.EPERM: worded("Check who may read and write it."),
    errno.EROFS: worded("Choose another folder: this one cannot be written."),
    errno.EIO: worded("Check the disk or the device."),
}


def as_captioner_error(exc: BaseException) -> CaptionerError:
    """What a person is told about any failure: itself if it is in the tree, else its translation.

    Refusals of the system are told in its words; what remains is a bug, told with its place.
    """
    match exc:
        case CaptionerError():
            return exc
        case MemoryError():
            hint = worded(
                "Close other programs; a smaller model takes less: `captioner models list`."
            )
            return ResourceError(worded("there is not enough memory"), hint=hint)
        case OSError(strerror=str(reason)):
            what = f"{_name(exc.filename)}: {reason}" if exc.filename is not None else reason
            return ResourceError(what, hint=_ADVICE.get(exc.errno or 0, ""))
        case UnicodeError():
            hint = worded("Use UTF-8: `LC_ALL=C.UTF-8 captioner` starts it so.")
            return ResourceError(
                worded("a text has characters that do not fit: {why}", why=exc), hint=hint
            )
        case _:
            words = f"{type(exc).__name__}: {exc}" if str(exc) else type(exc).__name__
            return BackendError(
                f"{words}{_place(exc)}",
                hint=worded("This is a bug; `captioner doctor` shows what to report."),
            )


def _name(filename: object) -> str:
    """A file's name; one of bytes that are not UTF-8 with replacements."""
    return filename.decode("utf-8", "replace") if isinstance(filename, bytes) else str(filename)


def _place(exc: BaseException) -> str:
    """Where it was raised, as far as that is known: ` (decoder.py, line 7)`."""
    frames = traceback.extract_tb(exc.__traceback__)
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
