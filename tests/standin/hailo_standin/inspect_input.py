"""Strict checks of what goes in: the wrong normalisation, the wrong layout."""

import numpy as np

from hailo_standin.rules import Rule

MAX_CLIPPED = 0.05
MIN_SPREAD = 0.05  # below it there is no sound, and nothing to tell a layout by
# Adjacent frames of a log-mel spectrogram overlap by 60 %, adjacent bands hardly: read the right
# way, a step in time is the smaller one. Measured in tests/npu/test_standin_strict.py.
TRANSPOSED_BELOW = 0.7


def inspect_input(stream, machine):
    """Look at one input buffer that has the right size."""
    if stream.buffer.dtype != np.float32 or stream.dtype != np.float32:
        return
    values = stream.buffer
    q = stream.pad.quantisation
    outside = float(np.mean((values < q.low - q.scale) | (values > q.high + q.scale)))
    if outside > MAX_CLIPPED:
        machine.violate(Rule.RANGE, f"{stream.where}: {outside:.0%} outside {q.low} to {q.high}")
    height, width, channels = stream.pad.shape
    if height == 1 and width > channels > 1 and _looks_transposed(values, width, channels):
        machine.violate(Rule.TRANSPOSED, stream.where)


def _looks_transposed(values, width, channels):
    as_read = values.reshape(width, channels)
    if float(as_read.std()) < MIN_SPREAD:
        return False
    other_way = values.reshape(channels, width)
    step = float(np.abs(np.diff(as_read, axis=0)).mean())
    other_step = float(np.abs(np.diff(other_way, axis=1)).mean())
    return other_step < TRANSPOSED_BELOW * step
