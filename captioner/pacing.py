"""How often and how well speech is read now."""

from enum import StrEnum
from typing import Final

from captioner.setting import tr_later


class Pacing(StrEnum):
    """What is given up for want of time or power; only for live sound. Worst last."""

    USUAL = "usual"
    SAVING = "saving"
    """The machine runs on its battery: growing captions come half as often."""
    ONE_MODEL = "one model"
    """Of two models only the first one reads; see `captioner.second_model`."""
    RARER = "rarer"
    """Growing captions come less often, because each takes so long."""
    GREEDY = "greedy"
    """Besides, final text is read with one hypothesis."""
    FINALS = "finals"
    """No growing captions: text comes when a phrase ends."""


PACING_WORDS: Final = {
    Pacing.USUAL: "",
    Pacing.SAVING: tr_later("On battery: growing captions come half as often, to save power."),
    Pacing.ONE_MODEL: tr_later(
        "This computer is busy: the second model rests, and the first one finishes captions."
    ),
    Pacing.RARER: tr_later("This computer is busy: growing captions come less often."),
    Pacing.GREEDY: tr_later(
        "This computer is busy: growing captions come less often, and final text is read in haste."
    ),
    Pacing.FINALS: tr_later("Too slow for growing captions now: text comes when a phrase ends."),
}
"""What a person is told; nothing where nothing is given up."""
USUAL_AGAIN: Final = "Captions come at their usual pace again."
