import numpy as np
import pytest

from captioner.units import VAD_FRAME
from captioner.vad.factory import Both, VadKind, make_vad

FRAME = np.zeros(VAD_FRAME, np.float32)


@pytest.mark.parametrize("kind", list(VadKind))
def test_every_kind_has_a_detector(kind):
    assert make_vad(kind)(FRAME) < 0.5


def test_detectors_share_nothing_that_they_remember():
    speaking, silent = make_vad(VadKind.SILERO), make_vad(VadKind.SILERO)
    noise = np.random.default_rng(1).normal(0, 0.1, (50, VAD_FRAME)).astype(np.float32)
    alone = [silent(FRAME) for _ in range(50)]

    again = make_vad(VadKind.SILERO)
    beside = [(speaking(frame), again(FRAME))[1] for frame in noise]

    assert beside == alone


@pytest.mark.parametrize(("first", "second"), [(0.2, 0.9), (0.9, 0.2)])
def test_both_are_as_sure_as_the_less_sure_one(first, second):
    assert Both(lambda _: first, lambda _: second)(FRAME) == 0.2


def test_both_hear_every_frame_whatever_the_other_says():
    heard = []

    Both(lambda _: heard.append(1) or 0.0, lambda _: heard.append(2) or 0.0)(FRAME)

    assert heard == [1, 2]
