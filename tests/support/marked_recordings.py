"""Recordings in which every second has a tone of its own, ways to damage them, and what is left.

All from fixed seeds; nothing is stored.
"""

import io
import itertools
import struct
import tempfile
import zlib
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import soundfile

from captioner.audio.recording import Recording
from captioner.errors import AudioFileError

RATE = 16_000
N_TONES = 12  # one a second
FRAME = RATE // 20  # 50 ms: how finely it is told which tone sounds


def tone_hz(second):
    return 300 + 137 * second


def marked(n_seconds=N_TONES):
    """(n,) float32: tone after tone, over a little noise."""
    at = np.arange(RATE) / RATE
    tones = [0.4 * np.sin(2 * np.pi * tone_hz(second) * at) for second in range(n_seconds)]
    sound = np.concatenate(tones)
    return (sound + np.random.default_rng(3).normal(0, 0.01, len(sound))).astype(np.float32)


def heard(samples, n_seconds=N_TONES):
    """How long each tone is heard, s: (n_seconds,)."""
    frames = samples[: len(samples) // FRAME * FRAME].reshape(-1, FRAME)
    power = np.abs(np.fft.rfft(frames * np.hanning(FRAME), 4 * FRAME)) ** 2
    peaks_hz = power.argmax(axis=1) * RATE / (4 * FRAME)
    loud = np.sqrt(np.square(frames).mean(axis=1)) > 0.05
    wanted = np.array([tone_hz(second) for second in range(n_seconds)])
    near = np.abs(peaks_hz[:, None] - wanted) < 40
    return (near & loud[:, None]).sum(axis=0) * FRAME / RATE


@dataclass(frozen=True)
class Form:
    """A container with a codec in it, and how it is written."""

    container: str
    codec: str
    rate_hz: int = RATE
    options: tuple[tuple[str, str], ...] = ()
    video: bool = False

    def write(self, samples):
        """The bytes of a recording of (n,) or (n, 2)."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "made")
            self._write(str(path), samples)
            return path.read_bytes()

    def _write(self, path, samples):
        with av.open(path, "w", format=self.container, options=dict(self.options)) as out:
            layout = "mono" if samples.ndim == 1 else "stereo"
            stream = out.add_stream(self.codec, rate=self.rate_hz, layout=layout)
            stream.bit_rate = 48_000
            pictures = _pictures(_add_video(out), len(samples) / RATE) if self.video else iter(())
            resampler = av.AudioResampler(
                stream.codec_context.format, stream.codec_context.layout, self.rate_hz
            )
            planes = np.atleast_2d(samples.T)  # (n_channels, n)
            for start in range(0, planes.shape[1], RATE):
                second = np.ascontiguousarray(planes[:, start : start + RATE])
                frame = av.AudioFrame.from_ndarray(second, "fltp", layout)
                frame.sample_rate = RATE
                for one in resampler.resample(frame):
                    out.mux(stream.encode(one))
                out.mux(next(pictures, []))
            for one in resampler.resample(None):
                out.mux(stream.encode(one))
            out.mux(stream.encode(None))
            for rest in pictures:
                out.mux(rest)


@dataclass(frozen=True)
class Plain:
    """A form that libsndfile writes."""

    container: str
    subtype: str

    def write(self, samples):
        file = io.BytesIO()
        soundfile.write(file, samples, RATE, format=self.container, subtype=self.subtype)
        return file.getvalue()


def _add_video(out):
    stream = out.add_stream("mpeg4", rate=5)
    stream.width, stream.height, stream.pix_fmt = 64, 48, "yuv420p"
    return stream


def _pictures(stream, n_seconds):
    for second in range(round(n_seconds)):
        packets = []
        for n in range(5):
            picture = av.VideoFrame.from_ndarray(np.full((48, 64, 3), 90, np.uint8), "rgb24")
            picture.pts, picture.time_base = 5 * second + n, Fraction(1, 5)
            packets += stream.encode(picture)
        yield packets
    yield stream.encode(None)


FORMS = {
    "wav": Plain("WAV", "PCM_16"),
    "wav24": Plain("WAV", "PCM_24"),
    "wavfloat": Plain("WAV", "FLOAT"),
    "rf64": Plain("RF64", "PCM_16"),
    "w64": Plain("W64", "PCM_16"),
    "aiff": Plain("AIFF", "PCM_16"),
    "au": Plain("AU", "PCM_16"),
    "flac": Plain("FLAC", "PCM_16"),
    "ogg": Plain("OGG", "VORBIS"),
    "mp3": Form("mp3", "libmp3lame"),
    "mp3plain": Form("mp3", "libmp3lame", options=(("write_xing", "0"), ("id3v2_version", "0"))),
    "opus": Form("ogg", "libopus", 48_000),
    "aac": Form("adts", "aac"),
    "m4a": Form("ipod", "aac"),
    "m4afast": Form("ipod", "aac", options=(("movflags", "faststart"),)),
    "mp4": Form("mp4", "aac", video=True),
    "webm": Form("webm", "libopus", 48_000),
    "mkv": Form("matroska", "aac", video=True),
    "wma": Form("asf", "wmav2"),
}
JOINABLE = ("wav", "wav24", "wavfloat", "rf64", "flac", "ogg", "mp3", "mp3plain", "opus", "aac")
HEADED = ("wav", "wav24", "wavfloat", "aiff", "au", "w64", "rf64")


UNCHECKED = ("wav", "wav24", "wavfloat", "rf64", "w64", "aiff", "au", "wma")
"""What is spoiled in them is noise, which nothing tells from sound."""


@dataclass(frozen=True)
class Mutation:
    """A damaged recording."""

    content: bytes
    what: str
    intact: np.ndarray
    """How long each tone must be heard at least, s, whatever is said: (N_TONES,)."""
    whole: np.ndarray
    """How long each must be heard where nothing is said."""


def cut(content, random):
    """Cut at any byte."""
    at = int(random.integers(1, len(content)))
    left = N_TONES * at / len(content)
    return Mutation(content[:at], f"cut at {at}", _until(left - 1.5), _until(left - 1.0))


def spoiled(content, random, *, checked):
    """One to three stretches of noise or zeros, each up to a second long."""
    damaged = bytearray(content)
    intact = np.ones(N_TONES)
    places = []
    for _ in range(random.integers(1, 4)):
        n_bytes = int(random.integers(1, max(2, len(content) // N_TONES)))
        at = int(random.integers(0, len(content) - n_bytes))
        noise = bytes(n_bytes) if random.random() < 0.3 else random.bytes(n_bytes)
        damaged[at : at + n_bytes] = noise
        places.append(f"{at}+{n_bytes}")
        middle_s = N_TONES * (at + n_bytes / 2) / len(content)
        intact[np.abs(np.arange(N_TONES) + 0.5 - middle_s) < 2.0] = 0.0
    whole = np.ones(N_TONES) if checked else intact
    return Mutation(bytes(damaged), f"spoiled {' '.join(places)}", intact, whole)


def joined(content, random):
    """Two to five of a kind, one after the other."""
    n = int(random.integers(2, 6))
    return Mutation(content * n, f"joined {n}", np.zeros(N_TONES), np.full(N_TONES, float(n)))


def lying(content, random):
    """A length in the header that is not the length."""
    true = {len(content) - 8, len(content), len(content) - 44}
    fields = [
        (at, order)
        for order in ("<I", ">I")
        for at in range(0, 100)
        if any(abs(struct.unpack_from(order, content, at)[0] - length) < 120 for length in true)
    ]
    lie = [0, 3200, 0x7FFF_FFFF, 0xFFFF_FFFF, len(content) // 3, 2 * len(content)]
    value = int(lie[random.integers(len(lie))])
    damaged = bytearray(content)
    for at, order in fields:
        struct.pack_into(order, damaged, at, value)
    assert fields
    return Mutation(bytes(damaged), f"lies {value}", np.zeros(N_TONES), np.ones(N_TONES))


def _until(end_s):
    """The tones that are wholly before `end_s`."""
    return (np.arange(N_TONES) + 1 <= end_s).astype(float)


KINDS = {
    "cut": (cut, tuple(FORMS)),
    "spoiled": (spoiled, tuple(FORMS)),
    "joined": (joined, JOINABLE),
    "lying": (lying, HEADED),
}


def mutation(kind, form, content, seed):
    """One of a kind, the same for the same seed."""
    random = np.random.default_rng(zlib.crc32(f"{kind}{form}{seed}".encode()))
    if kind == "spoiled":
        return spoiled(content, random, checked=form not in UNCHECKED)
    return KINDS[kind][0](content, random)


class Outcome(StrEnum):
    """What became of a mutation."""

    WHOLE = "all of it, nothing said"
    TOLD = "all that is intact, then a complaint"
    PARTLY = "not all that is intact, then a complaint"
    REFUSED = "a complaint only"
    SILENT = "over a second lost, nothing said"


def outcome(mutation, samples, complaint):
    """Judge what was read of a mutation: (n,), and what was said or None."""
    found = heard(samples)
    needed = mutation.whole if complaint is None else mutation.intact
    lost_s = np.maximum(0, needed - found).sum()
    if complaint is None:
        return Outcome.WHOLE if lost_s <= 1.0 + FRAME / RATE else Outcome.SILENT
    if not len(samples):
        return Outcome.REFUSED
    return Outcome.TOLD if lost_s <= 1.0 else Outcome.PARTLY


def read(path):
    """What is read of a recording, (n,), and the complaint or None."""
    parts = [np.empty(0, np.float32)]
    try:
        with Recording(path, paced=False) as recording:
            while True:
                parts.append(recording.read(0.0).samples)
    except EOFError:
        return np.concatenate(parts), None
    except AudioFileError as exc:
        return np.concatenate(parts), exc


def table(n_seeds=12):
    """The outcomes of each kind in each form, as lines of Markdown."""
    contents = {form: made.write(marked()) for form, made in FORMS.items()}
    yield "| " + " | ".join(["kind", "recordings", *Outcome]) + " |"
    yield "|" + "---|" * (2 + len(Outcome))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "recording")
        for kind, (_, forms) in KINDS.items():
            found = Counter()
            for form, seed in itertools.product(forms, range(n_seeds)):
                damaged = mutation(kind, form, contents[form], seed)
                path.write_bytes(damaged.content)
                found[outcome(damaged, *read(path))] += 1
            cells = [kind, found.total(), *(found[one] for one in Outcome)]
            yield "| " + " | ".join(map(str, cells)) + " |"


if __name__ == "__main__":
    for line in table():
        print(line)  # noqa: T201 - what it is run for
