"""How alike two voices are, whatever little was heard of them. Pure."""

from math import sqrt
from typing import Final

from captioner.speakers.grouping import unit
from captioner.units import FloatArray

SHORTEST_S: Final = 0.3  # what is shorter counts as so long


def likeness(
    one: FloatArray, one_s: float, other: FloatArray, other_s: float, attenuation_s: float
) -> float:
    """The cosine that two voices would have if they were heard for ever: about 1 for one voice.

    The less is heard of a voice, the more is chance in its embedding, and the lower is the cosine
    even with itself. It is corrected for attenuation (C. Spearman, "The proof and measurement of
    association between two things", 1904), taking the reliability of what was heard for t s to be
    t / (t + attenuation_s). Chance may make it larger than 1.

    Args:
        one: embedding (d,), of any length.
        one_s: how much speech it is from, s.
        other: the same of the other one.
        other_s: of that.
        attenuation_s: after so much speech half of an embedding is the voice, s; not negative.
    """
    cosine = float(unit(one) @ unit(other))
    return cosine * correction(one_s, attenuation_s) * correction(other_s, attenuation_s)


def correction(duration_s: float, attenuation_s: float) -> float:
    """What a cosine with an embedding from `duration_s` of speech is to be multiplied with."""
    return sqrt(1 + attenuation_s / max(duration_s, SHORTEST_S))
