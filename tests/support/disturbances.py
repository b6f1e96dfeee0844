"""Sounds that stand on a channel beside speech, made from a seed."""

import numpy as np

from support.sounds import rms

RATE = 16_000
FRAME = 320
MAINS = (50, 60)  # Hz


def dc(n, rng):
    """A constant, of either sign."""
    return np.full(n, rng.choice([-1.0, 1.0]))


def hum(n, rng):
    """Mains hum of 50 or 60 Hz with harmonics."""
    t = np.arange(n) / RATE
    parts = [
        rng.uniform(0.2, 1) / k * np.sin(2 * np.pi * k * rng.choice(MAINS) * t + k)
        for k in range(1, 13)
    ]
    return np.sum(parts, axis=0)


def hiss(n, rng):
    """White noise, or such that falls with frequency."""
    noise = rng.normal(size=n)
    return noise if rng.random() < 0.5 else np.convolve(noise, np.exp(-np.arange(32) / 4))[:n]


def time_code(n, rng):
    """A biphase signal of 80 bits a frame, 24 to 30 frames a second, its edges rounded."""
    bits = rng.integers(0, 2, size=1 + int(n / RATE * 80 * 30) + 80)
    halves = np.repeat(bits, 2)
    flips = np.where(np.arange(len(halves)) % 2 == 0, 1, halves)  # at each start, and within a 1
    level = np.cumprod(1 - 2 * flips)
    per_half = RATE / (80 * rng.choice([24, 25, 30]) * 2)
    square = level[(np.arange(n) / per_half).astype(int)]
    return np.convolve(square, np.ones(3) / 3, mode="same")


def music(n, rng):
    """Chords of four plucked notes with overtones, two a second, over a bass."""
    sound, length = np.zeros(n), RATE
    t = np.arange(length) / RATE
    for start in range(0, n, RATE // 2):
        root = 110 * 2 ** (rng.integers(0, 12) / 12)
        for step in (0, 4, 7, 12):
            hz = root * 2 ** (step / 12)
            note = sum(np.sin(2 * np.pi * k * hz * t) / k for k in range(1, 7))
            end = min(n, start + length)
            sound[start:end] += (note * np.exp(-t / 0.4))[: end - start]
    return sound


def clicks(n, rng):
    """Sharp clicks, three to ten a second."""
    sound = np.zeros(n)
    for at in rng.integers(0, max(1, n - 200), size=int(n / RATE * rng.uniform(3, 10))):
        sound[at : at + 64] += rng.normal(size=64)[: n - at] * np.exp(-np.arange(64) / 12)[: n - at]
    return sound + 1e-3 * rng.normal(size=n)


KINDS = {
    "dc": dc,
    "hum": hum,
    "hiss": hiss,
    "time code": time_code,
    "music": music,
    "clicks": clicks,
}


def disturbance(kind, n, level_dbfs, seed):
    """(n,) float32 of an RMS level, clipped as a converter does."""
    sound = KINDS[kind](n, np.random.default_rng(seed))
    return np.clip(sound / rms(sound) * 10 ** (level_dbfs / 20), -1, 1).astype(np.float32)


def at_level(speech, level_dbfs):
    return (speech / rms(speech) * 10 ** (level_dbfs / 20)).astype(np.float32)


def disturbed(speech, kind, seed):
    """(n, 2) and the channel with the speech: beside a disturbance of -40 to 0 dBFS."""
    rng = np.random.default_rng(seed)
    voice = at_level(speech, rng.uniform(-32, -20))
    other = disturbance(kind, len(speech), rng.uniform(-40, 0), seed + 1000)
    channel = int(rng.integers(0, 2))
    pair = [other, other]
    pair[channel] = np.clip(voice + rng.normal(size=len(voice)) * 10 ** (-68 / 20), -1, 1)
    return np.stack(pair, axis=1).astype(np.float32), channel


def speech_samples(speech):
    """Which samples of (n,) are speech: frames of 20 ms within 25 dB of the loudest."""
    frames = speech[: len(speech) // FRAME * FRAME].reshape(-1, FRAME)
    level = 10 * np.log10(np.square(frames).mean(axis=1) + 1e-12)
    return np.repeat(level > level.max() - 25, FRAME)


def lost_speech_s(heard, speech):
    """Seconds of speech in the clean (n,) that are not in `heard`, second by second.

    Speech is there where it is at least 6 dB above what else is heard during it, and at most
    20 dB below what it was.
    """
    spoken = speech_samples(speech)
    lost = 0
    for start in range(0, len(spoken), RATE):
        at = np.flatnonzero(spoken[start : start + RATE]) + start
        clean, found = speech[at], heard[at]
        gain = np.dot(found, clean) / (np.dot(clean, clean) + 1e-12)
        rest = found - gain * clean
        there = 4 * np.dot(rest, rest) < gain**2 * np.dot(clean, clean) and abs(gain) > 0.1
        lost += 0 if there else len(at)
    return lost / RATE
