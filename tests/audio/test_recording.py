import struct
from pathlib import Path

import numpy as np
import pytest
import soundfile

from captioner.audio.recording import Recording, read_recording
from captioner.errors import AudioFileError
from support.fake_portaudio import FakeTime
from support.sounds import pitch_hz, rms, sine, white_noise

FORMATS = ["wav", "flac", "mp3", "ogg"]


def write(folder: Path, name, samples, rate_hz=16_000):
    path = folder / name
    soundfile.write(path, samples, rate_hz)
    return path


def chunks(recording, found=None):
    """All chunks to the end, also added to `found` as they come."""
    found = [] if found is None else found
    with recording:
        while True:
            try:
                chunk = recording.read(0.1)
            except EOFError:
                return found
            if chunk is not None:
                found.append(chunk)


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("rate_hz", [8000, 44_100, 48_000])
def test_every_format_comes_as_mono_at_the_engine_rate(tmp_path, name, rate_hz):
    tone = sine(440, 2.0, rate_hz)
    path = write(tmp_path, f"tone.{name}", np.stack([tone, tone], axis=1), rate_hz)

    samples = read_recording(path)

    assert samples.dtype == np.float32
    assert len(samples) == pytest.approx(32_000, abs=2500)  # MP3 pads to whole frames
    assert pitch_hz(samples) == pytest.approx(440, abs=0.5)
    assert rms(samples[8000:24_000]) == pytest.approx(0.5 / 2**0.5, rel=0.03)


def test_an_mp3_read_in_blocks_sounds_like_the_mp3_read_at_once(tmp_path):
    path = write(tmp_path, "tone.mp3", sine(440, 4.0))
    at_once, _ = soundfile.read(path, dtype="float32")

    np.testing.assert_allclose(read_recording(path), at_once, atol=1e-5)


def test_speech_on_the_last_of_six_channels_is_read_at_full_level(tmp_path):
    channels = np.zeros((32_000, 6), np.float32)
    channels[:, 5] = sine(440, 2.0)

    samples = read_recording(write(tmp_path, "six.wav", channels))

    assert rms(samples) == pytest.approx(0.5 / 2**0.5, rel=0.02)


def test_chunks_follow_each_other_without_gap_and_never_come_empty(tmp_path):
    path = write(tmp_path, "tone.wav", sine(440, 3.3, 44_100), 44_100)

    found = chunks(Recording(path, paced=False))

    position = 0
    for chunk in found:
        assert chunk.start == position
        assert chunk.lost == 0
        assert 0 < len(chunk.samples) <= 1600
        position += len(chunk.samples)
    assert position == pytest.approx(3.3 * 16_000, abs=2)


def test_a_paced_recording_takes_as_long_as_it_is(tmp_path):
    time = FakeTime()
    path = write(tmp_path, "tone.wav", sine(440, 3.0))

    found = chunks(Recording(path, paced=True, clock=time.clock, wait=time.wait))

    assert time.now_s - 1000.0 == pytest.approx(3.0)
    assert sum(len(chunk.samples) for chunk in found) == 48_000


def test_a_paced_recording_waits_no_longer_than_it_is_asked_to(tmp_path):
    time = FakeTime()
    path = write(tmp_path, "tone.wav", sine(440, 1.0))

    with Recording(path, paced=True, clock=time.clock, wait=time.wait) as recording:
        answers = [recording.read(0.02) for _ in range(4)]

    assert max(time.waits) <= 0.02
    assert [answer is None for answer in answers] == [True, True, False, True]


def test_a_paced_recording_catches_up_after_a_slow_reader(tmp_path):
    time = FakeTime()
    path = write(tmp_path, "tone.wav", sine(440, 1.0))

    with Recording(path, paced=True, clock=time.clock, wait=time.wait) as recording:
        time.now_s += 0.5
        for _ in range(10):
            assert recording.read(0.0) is not None

    assert time.waits == []


def test_a_recording_can_be_opened_again(tmp_path):
    recording = Recording(write(tmp_path, "tone.wav", sine(440, 1.0)), paced=False)

    first, second = chunks(recording), chunks(recording)

    assert [c.start for c in first] == [c.start for c in second]


def test_memory_stays_flat_because_a_chunk_is_short(tmp_path):
    path = write(tmp_path, "long.wav", np.zeros(16_000 * 120, np.float32))

    with Recording(path, paced=False) as recording:
        longest = max(len(recording.read(0.0).samples) for _ in range(2000))

    assert longest <= 1600


def test_samples_beyond_full_scale_are_limited(tmp_path):
    path = tmp_path / "loud.wav"
    soundfile.write(path, 4 * sine(440, 1.0, 48_000), 48_000, subtype="FLOAT")

    assert np.abs(read_recording(path)).max() == 1.0


def test_a_file_name_may_hold_any_character(tmp_path):
    path = write(tmp_path, "Büro 🎤 [1].wav", sine(440, 1.0))

    with Recording(path, paced=False) as recording:
        assert recording.status.name == "Büro 🎤 [1].wav"


def missing(folder):
    return folder / "missing.wav"


def a_folder(folder):
    return folder


def empty(folder):
    (folder / "empty.wav").touch()
    return folder / "empty.wav"


def text(folder):
    (folder / "text.wav").write_text("not a recording " * 100)
    return folder / "text.wav"


def headerless(folder):
    (folder / "sound.raw").write_bytes(bytes(3200))
    return folder / "sound.raw"


def without_sound(folder):
    return write(folder, "none.wav", np.zeros(0, np.float32))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (missing, "does not exist"),
        (a_folder, "is a folder"),
        (empty, "is empty"),
        (text, "is not a recording"),
        (headerless, "is not a recording"),
        (without_sound, "holds no sound"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_is_no_recording_is_refused_with_its_name_and_a_hint(tmp_path, make, message):
    path = make(tmp_path)

    with pytest.raises(AudioFileError, match=message) as caught:
        read_recording(path)

    assert str(path) in str(caught.value)
    assert caught.value.hint


@pytest.mark.parametrize("name", ["wav", "flac", "mp3"])
def test_a_recording_cut_short_is_read_to_where_it_breaks_off(tmp_path, name):
    path = write(tmp_path, f"cut.{name}", sine(440, 4.0))
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    read = []

    with pytest.raises(AudioFileError, match="breaks off after"):
        chunks(Recording(path, paced=False), read)

    assert 16_000 < sum(len(chunk.samples) for chunk in read) < 48_000


def test_a_stream_that_promises_nothing_may_end_anywhere(tmp_path):
    path = write(tmp_path, "cut.ogg", white_noise(4.0))
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])

    assert 8000 < len(read_recording(path)) < 60_000


@pytest.mark.parametrize("promised", [0x7FFF_FFFF, 0xFFFF_FFFF])
def test_a_wav_written_without_knowing_its_length_is_whole(tmp_path, promised):
    path = write(tmp_path, "streamed.wav", sine(440, 2.0))
    content = bytearray(path.read_bytes())
    at = content.index(b"data") + 4
    content[at : at + 4] = struct.pack("<I", promised)
    path.write_bytes(content)

    assert len(read_recording(path)) == 32_000
