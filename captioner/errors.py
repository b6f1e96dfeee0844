"""Everything the program raises on purpose.

* CaptionerError            catch this one at the top; `hint` says what a person can do
  - ConfigError             an option is out of range or contradicts another
  - AudioError              anything about sound
    - AudioDeviceError      the microphone is missing, busy, silent or was unplugged
    - AudioFileError        a recording is missing, unreadable or of an unknown format
  - BackendError            the accelerator or runtime refused to load or run
    - NpuError              the NPU, its software or its compiled encoder cannot be used
  - WindowError             no window can be shown here
  - HistoryError            a kept session cannot be written, read, exported or deleted
  - BenchError              a benchmark has nothing to measure, or a measured system failed
  - ModelError              (captioner_models.errors)
    - UnknownModelError     no model of this name is in the catalogue
    - ModelSourceError      the weights to build from are missing, truncated or altered
    - ModelFileError        a built model lacks a file, is damaged, or mixes checkpoints
"""

from captioner_models.errors import (
    CaptionerError,
    ModelError,
    ModelFileError,
    ModelSourceError,
    UnknownModelError,
)

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
    "ModelSourceError",
    "NpuError",
    "UnknownModelError",
    "WindowError",
]


class ConfigError(CaptionerError, ValueError):
    """An option is out of range or contradicts another."""


class AudioError(CaptionerError):
    """Anything about sound."""


class AudioDeviceError(AudioError, OSError):
    """The microphone is missing, busy, silent or was unplugged."""

    hint = "Check that the microphone is connected and not used by another program."


class AudioFileError(AudioError, OSError):
    """A recording is missing, unreadable or of an unknown format."""

    hint = "What FFmpeg reads can be read: WAV, FLAC, MP3, OGG, M4A, MP4, WebM, WMA and others."


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
