"""Reads recordings on the processor that runs it: read_clips.py FOLDER CLIPS STATES.

FOLDER is a built model, CLIPS an npz of names and mono float32 sound (n,) at 16 kHz. The encoder's
states of each clip, (positions, d_model) by its name, go into STATES; the texts are printed as one
JSON object. It uses what the program itself uses, and needs nothing of the tests.
"""

import json
import sys
from pathlib import Path

import numpy as np

from captioner.asr.encoder_onnx import OnnxEncoder
from captioner.asr.mel import log_mel
from captioner.asr.whisper import load_whisper
from captioner.config import RecognitionConfig
from captioner.events import Closed, Segment
from captioner.units import HOP
from captioner_models.manifest import check_parts

MARGIN = 100  # frames of silence after the speech


def states_of(folder, clips):
    """The encoder's states by clip."""
    encoder = OnnxEncoder(folder / "encoder.onnx", 1, check_parts(folder).fingerprint)
    filters = np.load(folder / "mel_filters.npy")
    states = {}
    for name, samples in clips.items():
        n_frames = encoder.frames_for(-(-len(samples) // HOP) + MARGIN)
        states[name] = encoder.encode(log_mel(samples, filters, n_frames))
    encoder.close()
    return states


def texts_of(folder, clips):
    """What is read in each clip."""
    transcriber = load_whisper(folder, RecognitionConfig())
    texts = {}
    for at, (name, samples) in enumerate(clips.items()):
        window = Segment(at, samples, 0, Closed.PAUSE)
        texts[name] = transcriber.transcribe(window, lambda: False).text
    transcriber.close()
    return texts


def main(folder, clips, states):
    with np.load(clips) as sounds:
        clips = dict(sounds)
    np.savez(states, **states_of(folder, clips))
    json.dump(texts_of(folder, clips), sys.stdout)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
