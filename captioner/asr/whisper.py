"""A built model at work: log-mel, encoder, decoder and the judgement on what they gave."""

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from captioner.asr.choosing import chooser_for
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.decoder_fixed import FixedDecoder
from captioner.asr.encoders import Notice, no_notice, open_encoder
from captioner.asr.evidence import mean_logprob, mean_tail_mass, spoken
from captioner.asr.mel import log_mel
from captioner.asr.memory import open_memory, reads_tail
from captioner.asr.tokenizer import TextDecoder
from captioner.asr.transcriber import Cancelled, Decoder, Encoder, Hypothesis
from captioner.asr.words import words_of
from captioner.config import EncoderWindow, RecognitionConfig
from captioner.events import Closed, Rejection, Segment, StageTimes, Token, Transcript
from captioner.units import HOP, FloatArray, samples
from captioner_models.manifest import Defaults, Manifest, check_parts

NO_WINDOW: Final = -1
TOKENS_BESIDES: Final = 8  # text tokens allowed however short the window is
LONGEST_CUT_S: Final = 10.0  # the tail begins at 10 s: real words from there on look like it
WARM_UP_S: Final = (0.5, 9.0)  # the shortest and the longest window, so that memory is settled


class WhisperTranscriber:
    """Transcribes windows one at a time. Created, used and closed on the inference thread."""

    def __init__(
        self,
        encoder: Encoder,
        decoder: Decoder,
        text_decoder: TextDecoder,
        filters: FloatArray,
        defaults: Defaults,
    ) -> None:
        """Put the parts together.

        Args:
            encoder: mel to states.
            decoder: states to tokens.
            text_decoder: tokens to text.
            filters: (n_mels, N_FFT // 2 + 1) mel filterbank.
            defaults: what was measured for the checkpoint.
        """
        self._encoder = encoder
        self._decoder = decoder
        self._text_decoder = text_decoder
        self._filters = filters
        self._defaults = defaults
        self._margin = samples(defaults.margin_s)
        self._drafted = NO_WINDOW  # id of the window that `_draft` belongs to
        self._draft: tuple[int, ...] = ()

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """Transcribe one window; None if `cancelled` said so midway.

        Raises:
            ValueError: the window is longer than the encoder takes.
        """
        started = time.perf_counter()
        n_frames = self._encoder.frames_for(-(-(len(segment.samples) + self._margin) // HOP))
        mel = log_mel(segment.samples, self._filters, n_frames)
        prepared = time.perf_counter()
        states = self._encoder.encode(mel)
        encoded = time.perf_counter()
        draft = self._draft if segment.id == self._drafted else ()
        limit = TOKENS_BESIDES + int(self._defaults.tokens_per_s * segment.duration_s)
        hypothesis = self._decoder.decode(states, limit, cancelled, draft)
        if hypothesis is None:
            return None
        self._drafted = segment.id if segment.closed is None else NO_WINDOW
        self._draft = tuple(token.id for token in hypothesis.tokens)
        decoded = time.perf_counter()
        times = StageTimes(prepared - started, encoded - prepared, decoded - encoded)
        return self._judge(hypothesis, segment, times)

    def close(self) -> None:
        """Release encoder and decoder."""
        self._encoder.close()
        self._decoder.close()

    def warm_up(self) -> None:
        """Run windows of the extreme lengths, so that later ones find all memory in place."""
        for duration_s in WARM_UP_S:
            n = samples(duration_s)
            noise = np.random.default_rng(0).standard_normal(n).astype(np.float32) * 0.01
            self.transcribe(Segment(NO_WINDOW, noise, 0, Closed.PAUSE), lambda: False)

    def _judge(self, hypothesis: Hypothesis, segment: Segment, times: StageTimes) -> Transcript:
        kept: Sequence[Token] = hypothesis.tokens
        if segment.duration_s <= LONGEST_CUT_S:
            kept = spoken(kept, self._defaults.cut_tail_mass)
        made_up = mean_tail_mass(kept) > self._defaults.max_tail_mass or (
            bool(hypothesis.tokens) and not kept
        )
        if made_up:
            kept = ()
        text = self._text_decoder.text([token.id for token in kept]).strip()
        words = words_of(kept, self._text_decoder) if segment.closed else ()
        return Transcript(
            text,
            hypothesis.tokens,
            mean_logprob(hypothesis.tokens if made_up else kept),
            hypothesis.no_speech_prob,
            times,
            Rejection.READ_FROM_TAIL if made_up else None,
            words,
            hypothesis.passes,
        )


def load_whisper(
    folder: Path, config: RecognitionConfig, notice: Notice = no_notice
) -> WhisperTranscriber:
    """Open a built model on this thread and warm it up.

    Args:
        folder: of the model; with a provider other than the CPU it has to hold an encoder of fixed
            length (`captioner_models.variants`).
        config: how to recognise.
        notice: told, on this thread, why the provider that was asked for is not used.

    Raises:
        ModelFileError: a part is missing, damaged or of another checkpoint.
        BackendError: ONNX Runtime cannot run a part.
    """
    manifest = check_parts(folder)
    opened = open_encoder(folder, manifest, config, notice)
    memory = open_memory(folder, manifest, opened.config)
    chooser = chooser_for(config, manifest.tokens.end_of_text)
    make = OnnxDecoder if config.cache else FixedDecoder
    transcriber = WhisperTranscriber(
        opened.encoder,
        make(folder, manifest, memory, prompt_of(manifest), config.threads, chooser),
        TextDecoder(folder / "pieces.npz", manifest.fingerprint),
        np.load(folder / "mel_filters.npy", allow_pickle=False),
        defaults_for(manifest.defaults, opened.config),
    )
    transcriber.warm_up()
    return transcriber


def defaults_for(defaults: Defaults, config: RecognitionConfig) -> Defaults:
    """What was measured for the checkpoint, as far as it holds for these options.

    A fixed window is filled with silence already. And only the speech tail tells what was made
    up: other paddings have other shares of attention, so nothing is rejected or cut by them.
    """
    fixed = config.fixed_window is not EncoderWindow.FREE
    changed = replace(defaults, margin_s=0.0 if fixed else defaults.margin_s)
    return changed if reads_tail(config) else replace(changed, max_tail_mass=1.0, cut_tail_mass=1.0)


def prompt_of(manifest: Manifest) -> tuple[int, ...]:
    """The tokens every decoding starts with: start, language, task, no timestamps."""
    tokens = manifest.tokens
    if tokens.languages is None or tokens.transcribe is None:
        return (tokens.start_of_transcript, tokens.no_timestamps)
    english = tokens.languages["en"]
    return (tokens.start_of_transcript, english, tokens.transcribe, tokens.no_timestamps)
