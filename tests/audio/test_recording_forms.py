"""Recordings of unusual kinds: pipes, several tracks, video, joined parts, headers that lie."""

import os
import struct
import subprocess
import sys
import threading

import numpy as np
import pytest
import soundfile

from captioner.audio.recording import Recording, read_recording
from captioner.audio.recording_sound import Block, TrackChooser, cut
from captioner.errors import AudioFileError
from support.marked_recordings import FORMS, N_TONES, RATE, heard, marked
from support.sounds import pitch_hz, sine

LIMIT_S = 60


def written(folder, name, content):
    path = folder / name
    path.write_bytes(content)
    return path


def rest_of(recording):
    """Read to the end; how many samples that were."""
    n_samples = 0
    while True:
        try:
            n_samples += len(recording.read(0.0).samples)
        except EOFError:
            return n_samples


@pytest.fixture
def piped(tmp_path):
    """Make a FIFO into which bytes are written while it is read."""
    threads = []

    def make(content):
        path = tmp_path / "pipe"
        os.mkfifo(path)
        threads.append(threading.Thread(target=path.write_bytes, args=(content,), daemon=True))
        threads[-1].start()
        return path

    yield make
    for thread in threads:
        thread.join(LIMIT_S)
        assert not thread.is_alive()


@pytest.mark.parametrize("form", ["wav", "flac", "mp3", "ogg", "opus", "m4a", "webm", "au"])
def test_a_pipe_is_read_as_it_comes(piped, form):
    samples = read_recording(piped(FORMS[form].write(marked())))

    assert heard(samples).min() >= 0.95


def test_the_first_sound_of_a_pipe_is_there_before_its_end(tmp_path):
    content = FORMS["wav"].write(marked())
    os.mkfifo(tmp_path / "pipe")
    heard_first = threading.Event()

    def write():
        with (tmp_path / "pipe").open("wb", buffering=0) as pipe:
            pipe.write(content[:200_000])
            assert heard_first.wait(LIMIT_S)
            pipe.write(content[200_000:])

    writer = threading.Thread(target=write, daemon=True)
    writer.start()

    with Recording(tmp_path / "pipe", paced=False) as recording:
        first = recording.read(0.0)
        heard_first.set()
        n_samples = len(first.samples) + rest_of(recording)
    writer.join(LIMIT_S)

    assert n_samples == N_TONES * RATE


def test_waiting_for_a_pipe_ends_when_it_is_told_to_stop(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    content = FORMS["wav"].write(marked())[:40_000]
    stopped = threading.Event()
    writer = os.open(tmp_path / "pipe", os.O_RDWR)
    os.write(writer, content)

    threading.Timer(0.3, stopped.set).start()
    with Recording(tmp_path / "pipe", paced=False, stopped=stopped.is_set) as recording:
        n_samples = rest_of(recording)
    os.close(writer)

    assert n_samples <= (len(content) - 44) // 2


def test_standard_input_is_read_by_its_dash():
    program = (
        "from pathlib import Path; from captioner.audio.recording import read_recording;"
        "print(len(read_recording(Path('-'))))"
    )

    done = subprocess.run(
        [sys.executable, "-c", program],
        input=FORMS["wav"].write(marked()),
        capture_output=True,
        check=True,
        timeout=LIMIT_S,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )

    assert (int(done.stdout), done.stderr) == (N_TONES * RATE, b"")


@pytest.mark.parametrize("promised", [0, 3200, 3201])
def test_a_wav_whose_length_was_never_filled_in_is_read_whole(tmp_path, piped, promised):
    content = bytearray(FORMS["wav"].write(marked()))
    struct.pack_into("<I", content, content.index(b"data") + 4, promised)

    in_file = read_recording(written(tmp_path, "killed.wav", content))
    from_pipe = read_recording(piped(bytes(content)))

    assert len(in_file) == len(from_pipe) == N_TONES * RATE


def test_what_follows_the_sound_of_a_wav_is_not_heard(tmp_path):
    remark = b"LIST" + struct.pack("<I", 40_000) + b"\x55\xaa" * 20_000
    content = FORMS["wav"].write(marked()) + remark

    assert len(read_recording(written(tmp_path, "remark.wav", content))) == N_TONES * RATE


def test_joined_wavs_of_different_kinds_are_read_one_after_the_other(tmp_path):
    first, second = sine(500, 2.0, 48_000), sine(900, 2.0)
    soundfile.write(tmp_path / "a.wav", np.stack([first, first], axis=1), 48_000)
    soundfile.write(tmp_path / "b.wav", second, RATE)
    both = (tmp_path / "a.wav").read_bytes() + (tmp_path / "b.wav").read_bytes()

    samples = read_recording(written(tmp_path, "both.wav", both))

    assert len(samples) == pytest.approx(4 * RATE, abs=2)
    assert pitch_hz(samples[: 2 * RATE]) == pytest.approx(500, abs=1)
    assert pitch_hz(samples[2 * RATE :]) == pytest.approx(900, abs=1)


def test_tags_at_both_ends_of_an_mp3_are_no_damage(tmp_path):
    tag = b"TAG" + bytes(125)
    one = FORMS["mp3"].write(marked()) + tag

    samples = read_recording(written(tmp_path, "tagged.mp3", one + one))

    assert heard(samples).min() >= 1.9


def test_the_complaint_names_the_file_and_where_it_breaks_off(tmp_path):
    content = FORMS["flac"].write(marked())
    path = written(tmp_path, "cut.flac", content[: len(content) // 2])

    with pytest.raises(
        AudioFileError, match=r"cut\.flac breaks off after \d\.\d s of 12\.0 s"
    ) as told:
        read_recording(path)

    assert "Copy or download it again" in told.value.hint


def test_a_film_without_sound_is_told_as_such(tmp_path):
    import av

    path = tmp_path / "silent.mp4"
    with av.open(str(path), "w") as out:
        stream = out.add_stream("mpeg4", rate=5)
        stream.width, stream.height, stream.pix_fmt = 64, 48, "yuv420p"
        picture = av.VideoFrame.from_ndarray(np.zeros((48, 64, 3), np.uint8), "rgb24")
        out.mux(stream.encode(picture))
        out.mux(stream.encode(None))

    with pytest.raises(AudioFileError, match="has no audio track"):
        read_recording(path)


def test_an_mp4_cut_before_its_index_says_so(tmp_path):
    content = FORMS["m4a"].write(marked())

    with pytest.raises(AudioFileError, match="breaks off before its index"):
        read_recording(written(tmp_path, "memo.m4a", content[:-4000]))


def test_a_list_of_addresses_opens_none_of_them(tmp_path):
    written(tmp_path, "a.aac", FORMS["aac"].write(marked()))
    playlist = f"#EXTM3U\n#EXT-X-TARGETDURATION:12\n#EXTINF:12,\n{tmp_path}/a.aac\n#EXT-X-ENDLIST\n"

    with pytest.raises(AudioFileError, match="not a recording"):
        read_recording(written(tmp_path, "list.m3u8", playlist.encode()))


def test_the_default_track_is_taken_unless_only_another_one_has_sound():
    quiet, loud = (Block(np.full((RATE, 1), level, np.float32), RATE) for level in (0.0, 0.5))

    both = TrackChooser(2, default=1)
    silent = TrackChooser(2, default=1)
    from_both = [*both.feed(0, loud), *both.feed(1, loud), *both.feed(0, loud)]
    from_silent = [
        b for _ in range(12) for n, b in ((0, loud), (1, quiet)) for b in silent.feed(n, b)
    ]

    assert (both.chosen, silent.chosen) == (1, 0)
    assert from_both == [loud]
    assert len(from_silent) == 12


def test_blocks_are_cut_alike_however_they_come():
    sound = np.random.default_rng(1).normal(0, 0.1, (RATE, 2)).astype(np.float32)
    uneven = [Block(part, RATE) for part in np.array_split(sound, 37)]

    cut_up = list(cut(iter(uneven)))

    assert {len(block.samples) for block in cut_up[:-1]} == {800}
    np.testing.assert_array_equal(np.concatenate([block.samples for block in cut_up]), sound)


def test_ffmpeg_is_not_loaded_with_what_hears_a_microphone():
    modules = "captioner.audio.microphone, captioner.audio.recording, sys"
    program = f"import {modules}; print('av' in sys.modules)"

    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        timeout=LIMIT_S,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )

    assert done.stdout == "False\n"
