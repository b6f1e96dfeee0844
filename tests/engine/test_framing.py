from dataclasses import replace

import numpy as np

from captioner.engine.framing import Framer
from captioner.events import AudioChunk
from captioner.units import VAD_FRAME


def chunk(values, lost=0):
    return AudioChunk(np.asarray(values, np.float32), 0, lost)


def test_frames_hold_the_same_samples_in_the_same_order_whatever_the_chunks_are():
    stream = np.arange(3 * VAD_FRAME + 7, dtype=np.float32)
    framer = Framer()

    frames = [
        frame for piece in np.split(stream, [1, 2, 500, 501]) for frame in framer.push(chunk(piece))
    ]
    frames += framer.flush()

    assert [frame.samples.shape for frame in frames] == [(VAD_FRAME,)] * 4
    joined = np.concatenate([frame.samples for frame in frames])
    np.testing.assert_array_equal(joined[: len(stream)], stream)
    assert not joined[len(stream) :].any()


def test_a_gap_and_the_unfinished_frame_before_it_are_lost_together():
    framer = Framer()

    before = list(framer.push(chunk(np.ones(VAD_FRAME + 20))))
    (after,) = framer.push(chunk(np.full(VAD_FRAME, 2), lost=100))

    assert [frame.lost for frame in before] == [0]
    assert after.lost == 120
    assert (after.samples == 2).all()


def test_a_gap_before_a_chunk_too_short_for_a_frame_is_not_forgotten():
    framer = Framer()

    none = list(framer.push(chunk(np.ones(10), lost=100)))
    (frame,) = framer.push(chunk(np.ones(VAD_FRAME)))

    assert none == []
    assert frame.lost == 100


def test_a_stream_that_ends_on_a_frame_leaves_nothing():
    framer = Framer()
    list(framer.push(chunk(np.ones(VAD_FRAME))))

    assert list(framer.flush()) == []


def test_what_is_handed_out_again_replaces_what_waits_and_goes_with_the_next_frame():
    framer = Framer()
    list(framer.push(chunk(np.zeros(VAD_FRAME + 20))))
    again = np.arange(100, dtype=np.float32)

    (frame,) = framer.push(replace(chunk(np.zeros(VAD_FRAME)), revised=again))

    np.testing.assert_array_equal(frame.revised, again[:80])
    np.testing.assert_array_equal(frame.samples[:20], again[80:])
    assert not frame.samples[20:].any()


def test_a_short_revision_changes_only_the_frame_that_waits():
    framer = Framer()
    list(framer.push(chunk(np.zeros(20))))

    (frame,) = framer.push(replace(chunk(np.zeros(VAD_FRAME)), revised=np.ones(5, np.float32)))

    assert frame.revised is None
    assert frame.samples[:20].tolist() == [0.0] * 15 + [1.0] * 5
