"""What `captioner/bench/voice_activity.py` says about each half of the speakers."""

from dataclasses import asdict

import numpy as np
import pytest

from captioner.bench.voice_activity import DETECTORS, Clip, score
from captioner.bench.voice_activity_report import as_markdown


def test_speech_is_counted_on_each_half_of_the_speakers():
    heard = np.concatenate((np.zeros(50), np.ones(100), np.zeros(60)))
    loud = heard > 0
    clips = [Clip(half, np.zeros(210 * 320, np.float32), loud, half) for half in "AB"]

    found = score(DETECTORS[0], "clean", clips, [heard, np.zeros(210)])

    assert found.frames_by_half == ((100, 100), (0, 100))
    assert found.covered_share == pytest.approx(0.5)


def test_the_report_sets_the_halves_side_by_side_and_reads_older_results_without_them():
    clip = Clip("a", np.zeros(210 * 320, np.float32), np.arange(210) > 40, "A")
    rows = [asdict(score(one, "clean", [clip], [np.ones(210)])) for one in DETECTORS]
    report = {"machine": "one", "sets": {"clean": {"cost_ms": {"energy": 1.0}, "scores": rows}}}

    assert "| half A | half B |" in as_markdown(report)
    for row in rows:
        del row["frames_by_half"]
    assert "half A" not in as_markdown(report)
