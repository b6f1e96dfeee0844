"""What a recording becomes, window by window."""

import numpy as np
import pytest

from captioner.cli.transcription import cues_of
from captioner.engine.whole import Captioned
from captioner.events import Closed, Segment
from captioner.history.export import KeptSession
from captioner.history.journal import Journal
from captioner.history.records import Said
from captioner.history.subtitle_layout import DEFAULT_LAYOUT
from captioner.units import samples
from support.fakes import transcript
from support.sessions import said


def window(number, text, start_s, end_s):
    sound = np.zeros(samples(end_s - start_s), np.float32)
    segment = Segment(number, sound, samples(start_s), Closed.TOO_LONG)
    return Captioned(segment, transcript(text))


def cues(*windows):
    return [cue.text for cue in cues_of(windows, DEFAULT_LAYOUT, lambda: 0.0)]


def exported(*texts):
    """The same as a session that was captioned live and exported."""
    journal = Journal(0.0)
    captions = (said(n, text, 2.0 * n, 2.0 * n + 2.0) for n, text in enumerate(texts))
    records = [record for caption in captions for record in journal.records(caption, 0.0)]
    entries = [record.entry for record in records if isinstance(record, Said)]
    return [cue.text for cue in KeptSession(entries, 0.0).cues(DEFAULT_LAYOUT)]


SEAMS = [
    (["We came to...", "The house."], ["We came to the house."]),
    (["We came. It was", "Mr. Smith."], ["We came. It was Mr. Smith."]),
    (["We went...", "Well-", "known as it is."], ["We went Well-known as it is."]),
    (["We came.", "The house."], ["We came. The house."]),
]


@pytest.mark.parametrize(("texts", "read"), SEAMS)
def test_subtitles_read_well_over_the_ends_of_windows(texts, read):
    windows = [window(n, text, 2.0 * n, 2.0 * n + 2.0) for n, text in enumerate(texts)]

    assert cues(*windows) == read


@pytest.mark.parametrize(("texts", "read"), SEAMS)
def test_a_session_is_exported_with_the_same_seams(texts, read):
    assert exported(*texts) == read


def test_a_long_pause_leaves_the_next_window_as_it_is():
    before, after = window(0, "We came to", 0.0, 2.0), window(1, "The house.", 9.0, 12.0)

    assert cues(before, after) == ["We came to", "The house."]
