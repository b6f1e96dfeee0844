"""Judge a hypothesis by what the decoder was reading. Pure.

The alignment heads of a decoder that transcribes look at the audio; of one that makes words up
they look at the padding after it (docs/decisions, speech tail). Thresholds belong to a checkpoint
and its tail, and stand in the model's manifest.
"""

from collections.abc import Sequence
from typing import Final

from captioner.events import Token

RUN: Final = 6  # tokens in a row that are looked at together


def spoken(tokens: Sequence[Token], cut_tail_mass: float) -> Sequence[Token]:
    """The tokens up to where the decoder turned to the padding.

    That is the first `RUN` tokens in a row whose mean tail mass exceeds `cut_tail_mass` (0 to 1).
    """
    for start in range(len(tokens) - RUN + 1):
        if mean_tail_mass(tokens[start : start + RUN]) > cut_tail_mass:
            return tokens[:start]
    return tokens


def mean_tail_mass(tokens: Sequence[Token]) -> float:
    """Mean share of attention on the padding, 0 to 1; 0 for no tokens."""
    return sum(token.tail_mass for token in tokens) / len(tokens) if tokens else 0.0


def mean_logprob(tokens: Sequence[Token]) -> float:
    """Mean natural-log probability; 0 for no tokens."""
    return sum(token.logprob for token in tokens) / len(tokens) if tokens else 0.0
