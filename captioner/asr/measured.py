"""What was measured for a checkpoint, as far as it holds for the options. Pure."""

from dataclasses import replace
from typing import Final

from captioner.asr.cross_attention import reads_tail
from captioner.config import EncoderWindow, RecognitionConfig
from captioner_models.manifest import Defaults

EVERYTHING: Final = 1.0  # a tail mass that no caption exceeds: nothing is rejected


def defaults_for(defaults: Defaults, config: RecognitionConfig) -> Defaults:
    """What was measured for the checkpoint, as far as it holds for these options.

    A fixed window is filled with silence already. And only the speech tail tells what was made
    up: other paddings have other shares of attention, so nothing is rejected or cut by them.
    """
    fixed = config.fixed_window is not EncoderWindow.FREE
    changed = replace(defaults, margin_s=0.0 if fixed else defaults.margin_s)
    return (
        changed
        if reads_tail(config)
        else replace(changed, max_tail_mass=EVERYTHING, cut_tail_mass=EVERYTHING)
    )
