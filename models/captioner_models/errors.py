"""The root of the error tree and the branch about models.

The root stands here, in the lowest package, so that the whole program has one tree; the branches
about options, sound and accelerators are in `captioner.errors`, which also draws the whole tree.
"""

from captioner_models.worded import worded


class CaptionerError(Exception):
    """Base class. `hint` is one sentence a user can act on, or empty."""

    hint: str = ""

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint or self.hint


class ModelError(CaptionerError):
    """Something about a model: its name, its source or its files."""


class UnknownModelError(ModelError):
    """No model of this name is in the catalogue."""

    hint = worded("`captioner models list` shows the names.")


class ModelSourceError(ModelError):
    """The weights a model is built from are missing, truncated or altered."""


class ModelNotHereError(ModelSourceError):
    """What a model is built from, or runs with, has not been fetched to this machine yet."""

    def __init__(self, message: str, *, hint: str = "", name: str = "") -> None:
        """Args: name: of the model; empty for the one that was asked for."""
        super().__init__(message, hint=hint)
        self.name = name


class ModelFileError(ModelError):
    """A built model is missing a file, is damaged, or mixes parts of different checkpoints."""

    hint = worded(
        "Build it again: `captioner models remove NAME`, then `captioner models build NAME`."
    )
