"""Options that mean nothing to a model of sherpa-onnx, so that nobody waits for their effect."""

from dataclasses import fields
from typing import Final

from captioner.composition.options import LaunchOptions
from captioner.config import RecognitionConfig
from captioner.setting import about
from captioner_models.variants import Variant

HEEDED: Final = frozenset(("language", "task", "threads", "words", "speakers"))
"""Fields that are heeded, or refused with words of their own."""
FOUND: Final = frozenset(("hefs", "npu_window_s", "drafts"))  # not chosen by a person
MOST_NAMED: Final = 4


def without_effect(options: LaunchOptions, model: str) -> str:
    """A sentence that names what was chosen in vain for this model; empty if nothing was."""
    usual = RecognitionConfig()
    chosen = [
        f"--{about(one).option}"
        for one in fields(RecognitionConfig)
        if one.name not in HEEDED | FOUND
        and (
            one.name in options.given
            or getattr(options.recognition, one.name) != getattr(usual, one.name)
        )
    ]
    if options.hef is not None:
        chosen.append("--hef")
    if options.variant != Variant():
        chosen.append("--precision")
    if not chosen:
        return ""
    named = ", ".join(chosen[:MOST_NAMED]) + (" and others" if len(chosen) > MOST_NAMED else "")
    verb = "has" if len(chosen) == 1 else "have"
    return f"{model} is read by sherpa-onnx, where {named} {verb} no effect."
