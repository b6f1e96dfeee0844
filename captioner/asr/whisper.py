"""A built model at work: log-mel, encoder, decoder and the judgement on what they gave."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from captioner.asr.cross_attention import open_memory
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.decoder_fixed import FixedDecoder
from captioner.asr.each_language import languages_for
from captioner.asr.encoders import Notice, NpuMeans, no_notice, no_probe, open_encoder
from captioner.asr.evidence import HEARS_SPEECH, illegibility, mean_logprob, rejection, spoken
from captioner.asr.language import Languages, OneLanguage, SteeredDecoder
from captioner.asr.measured import EVERYTHING, defaults_for
from captioner.asr.mel import log_mel
from captioner.asr.npu.link import COMMAND
from captioner.asr.phrases import load_bias
from captioner.asr.prompts import prompt_for, require_language
from captioner.asr.sampling import chooser_for
from captioner.asr.selfcheck import remarks, self_check
from captioner.asr.tokenizer import TextDecoder
from captioner.asr.transcriber import Cancelled, Decoder, Encoder, Hypothesis
from captioner.asr.unread import (
    followed_by,
    given_tokens,
    lost_its_way,
    n_before,
    rest_of,
    said_again,
    with_before,
)
from captioner.asr.watch import EncoderWatch
from captioner.asr.words import after_whole_words, said_once, without_leading_marks, words_of
from captioner.config import RecognitionConfig
from captioner.events import Closed, Rejection, Segment, StageTimes, Token, Transcript, Word
from captioner.units import HOP, FloatArray, samples, seconds
from captioner.wording.list_folder import where
from captioner_models.manifest import Defaults, Manifest, check_parts

NO_WINDOW: Final = -1
TOKENS_BESIDES: Final = 8  # text tokens allowed however short the window is
LONGEST_CUT_S: Final = 10.0  # the tail begins at 10 s: real words from there on look like it
WARM_UP_S: Final = (0.5, 10.0)  # the shortest and the longest window, context included


@dataclass(frozen=True, slots=True)
class _Draft:
    """What a partial has read."""

    window: int
    """Id of its window; NO_WINDOW when that is over."""
    tokens: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Read:
    """What decoding a window gave."""

    hypothesis: Hypothesis | None
    """None while nobody knows the language."""
    times: StageTimes


_NO_DRAFT: Final = _Draft(NO_WINDOW)


class WhisperTranscriber:
    """Transcribes windows one at a time. Created, used and closed on the inference thread."""

    def __init__(
        self,
        encoder: Encoder,
        decoder: Decoder,
        text_decoder: TextDecoder,
        filters: FloatArray,
        defaults: Defaults,
        languages: Languages,
        beam: int = 1,
    ) -> None:
        """Put the parts together.

        Args:
            encoder: mel to states.
            decoder: states to tokens.
            text_decoder: tokens to text.
            filters: (n_mels, N_FFT // 2 + 1) mel filterbank.
            defaults: what was measured for the checkpoint.
            languages: says what each window is read as, and steers the decoder.
            beam: hypotheses that a closed window is read with.
        """
        self._encoder = encoder
        self._decoder = decoder
        self.spelling = text_decoder
        self._filters = filters
        self._defaults = defaults
        self._languages = languages
        self._beam = beam
        self._knows_one = isinstance(languages, OneLanguage) and languages.current is None
        self._margin = samples(defaults.margin_s)
        self._judges = defaults.max_tail_mass < EVERYTHING
        self._drafts: dict[str, _Draft] = {}  # the newest of each source, by key

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """Transcribe one window; None if `cancelled` said so midway.

        Raises:
            ValueError: the window is longer than the encoder takes.
        """
        segment = self._languages.begin(segment)
        read = self._read(segment, cancelled)
        if read is None:
            return None
        if lost_its_way(segment, read.hypothesis):
            segment = replace(segment, known=replace(segment.known, before=None))
            again = self._read(segment, cancelled)
            if again is None:
                return None
            read = _Read(again.hypothesis, read.times + again.times)
        if read.hypothesis is None:
            return Transcript("", (), 0.0, 0.0, read.times)
        tokens = self._tokens_of(segment, read.hypothesis)
        self._drafts[segment.origin.key] = _Draft(
            segment.id if segment.closed is None else NO_WINDOW,
            tuple(token.id for token in tokens),
        )
        transcript = self._judge(tokens, read.hypothesis, segment, read.times)
        whole = self._read_on(segment, transcript, cancelled)
        if whole is not None:
            self._languages.observe(segment, whole)
        return whole

    def _read_on(
        self, segment: Segment, transcript: Transcript, cancelled: Cancelled
    ) -> Transcript | None:
        """Read what is left of a window as long as that gives more; None if `cancelled` said so."""
        while (rest := rest_of(segment, transcript.words)) is not None:
            read = self._read(rest, cancelled)
            if read is None:
                return None
            if read.hypothesis is None:
                break
            tokens = self._tokens_of(rest, read.hypothesis)
            found = self._judge(tokens, read.hypothesis, rest, read.times)
            times, passes = transcript.times + found.times, transcript.passes + found.passes
            transcript = replace(transcript, times=times, passes=passes)
            if not found.words or found.no_speech_prob > HEARS_SPEECH:
                break
            if said_again(transcript.words, found.words):
                break
            transcript = followed_by(transcript, found, seconds(rest.start - segment.start))
        return transcript

    @property
    def in_turn(self) -> bool:
        """See `captioner.engine.reading.InTurn`: where a language is listened for."""
        return not isinstance(self._languages, OneLanguage)

    def recall(self, segment: Segment, transcript: Transcript) -> None:
        """See `captioner.engine.reading.InTurn`."""
        segment = self._languages.begin(segment)
        if self._languages.listens:
            self._languages.known(segment, self._encoder.encode(self._mel(with_before(segment))))
        self._languages.observe(segment, transcript)

    def _mel(self, window: FloatArray) -> FloatArray:
        """Log-mel of (n,) samples, as much as the encoder wants."""
        n_frames = self._encoder.frames_for(-(-(len(window) + self._margin) // HOP))
        return log_mel(window, self._filters, n_frames)

    def _read(self, segment: Segment, cancelled: Cancelled) -> "_Read | None":
        """Encode and decode the window with what is before it; None if `cancelled` said so."""
        started = time.perf_counter()
        window = with_before(segment)
        mel = self._mel(window)
        prepared = time.perf_counter()
        states = self._encoder.encode(mel)
        encoded = time.perf_counter()
        hypothesis = None
        if self._languages.known(segment, states):
            limit = TOKENS_BESIDES + int(self._defaults.tokens_per_s * seconds(len(window)))
            hypothesis = self._decoder.decode(
                states,
                limit,
                cancelled,
                self._draft_for(segment),
                given_tokens(segment.known),
                self._beam_for(segment),
            )
            if hypothesis is None:
                return None
        spent = StageTimes(prepared - started, encoded - prepared, time.perf_counter() - encoded)
        return _Read(hypothesis, spent)

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
        self._languages.forget()

    def _beam_for(self, segment: Segment) -> int:
        """A growing window is read again soon, and one that is late has no time for more."""
        return 1 if segment.closed is None or segment.late else self._beam

    def _draft_for(self, segment: Segment) -> tuple[int, ...]:
        """What the last partial of the window had after what is settled now."""
        settled = tuple(token.id for token in segment.known.settled)
        draft = self._drafts.get(segment.origin.key, _NO_DRAFT)
        if segment.id != draft.window or draft.tokens[: len(settled)] != settled:
            return ()
        return draft.tokens[len(settled) :]

    def _tokens_of(self, segment: Segment, hypothesis: Hypothesis) -> Sequence[Token]:
        """The tokens of the window itself, read positions counted from its start."""
        known = segment.known
        before_s = seconds(n_before(segment))
        settled = [
            replace(token, logprob=before.logprob)
            for token, before in zip(
                hypothesis.prefix[len(hypothesis.prefix) - len(known.settled) :],
                known.settled,
                strict=True,
            )
        ]
        tokens = [
            replace(token, read_s=token.read_s - before_s)
            for token in (*settled, *hypothesis.tokens)
        ]
        if not settled:
            tokens = without_leading_marks(tokens, self.spelling)
        return after_whole_words(tokens, len(settled), self.spelling)

    def _judge(
        self, tokens: Sequence[Token], hypothesis: Hypothesis, segment: Segment, times: StageTimes
    ) -> Transcript:
        settled = tokens[: len(segment.known.settled)]
        kept = tokens
        if seconds(n_before(segment) + len(segment.samples)) <= LONGEST_CUT_S:
            kept = max(spoken(kept, self._defaults.cut_tail_mass), settled, key=len)
        words = words_of(kept, self.spelling)
        rejected = self._rejection(tokens, kept, words, hypothesis)
        if rejected:
            kept, words = settled, words_of(settled, self.spelling)
        once = said_once(words)
        if len(once) < len(words) and sum(len(word.tokens) for word in once) >= len(settled):
            words = tuple(once)
            kept = [token for word in words for token in word.tokens]
        return Transcript(
            "".join(word.piece for word in words).strip(),
            tuple(tokens),
            mean_logprob(kept or tokens),
            hypothesis.no_speech_prob,
            times,
            None if kept else rejected,
            words,
            hypothesis.passes,
            self._languages.current if kept else None,
            self._illegible(tokens, segment, rejected),
        )

    def _illegible(
        self, tokens: Sequence[Token], segment: Segment, rejected: Rejection | None
    ) -> float:
        """As in `Transcript`."""
        if not self._knows_one or rejected not in (None, Rejection.PHRASE):
            return 0.0
        return illegibility(tokens, segment.duration_s)

    def _rejection(
        self,
        tokens: Sequence[Token],
        kept: Sequence[Token],
        words: Sequence[Word],
        hypothesis: Hypothesis,
    ) -> Rejection | None:
        if not self._judges:
            return None
        if tokens and not kept:
            return Rejection.READ_FROM_TAIL
        text = self.spelling.text([token.id for token in kept])
        spelt = [token for word in words for token in word.tokens[: word.n_bare]]
        return rejection(kept, spelt, text, hypothesis.no_speech_prob, self._defaults.max_tail_mass)


def load_whisper(
    folder: Path,
    config: RecognitionConfig,
    notice: Notice = no_notice,
    watch: EncoderWatch | None = None,
    speech: Callable[[], FloatArray] | None = None,
    npu_command: Sequence[str] = COMMAND,
) -> WhisperTranscriber:
    """Open a built model on this thread and warm it up.

    Args:
        folder: of the model; with a provider other than the CPU it has to hold an encoder of fixed
            length (`captioner_models.variants`).
        config: how to recognise.
        notice: told, on this thread, why the provider that was asked for is not used.
        watch: told which encoder is at work, now and later.
        speech: a recording (n,) of some seconds, read only if there is an NPU, to make sure that
            it computes what the CPU does.
        npu_command: starts the process that owns the NPU.

    Raises:
        ConfigError: the model does not know the language or the task.
        ModelFileError: a part is missing, damaged or of another checkpoint.
        BackendError: ONNX Runtime cannot run a part.
    """
    manifest = check_parts(folder)
    require_language(config, manifest)
    checked = self_check(folder, manifest)
    for remark in remarks(checked, folder, manifest.name):
        notice(remark)
    config = replace(config, drafts=config.drafts and checked.drafts_exact)
    filters = _filters(folder)
    probe = partial(_probe, speech, filters) if speech else no_probe
    means = NpuMeans(watch or EncoderWatch(), probe, npu_command)
    opened = open_encoder(folder, manifest, config, notice, means)
    transcriber = beside_encoder(opened.encoder, folder, manifest, opened.config)
    opened.settle()
    transcriber.warm_up()
    return transcriber


def beside_encoder(
    encoder: Encoder, folder: Path, manifest: Manifest, config: RecognitionConfig
) -> WhisperTranscriber:
    """A transcriber of an encoder and our decoder, on this thread; not warmed up.

    Args:
        encoder: of the model.
        folder: of the model.
        manifest: of the model.
        config: how to recognise; what concerns the encoder is as it is.

    Raises:
        ModelFileError, BackendError: as `load_whisper`.
    """
    decoder = open_text_decoder(folder, manifest, config)
    return put_together(encoder, decoder, folder, manifest, config)


def open_text_decoder(folder: Path, manifest: Manifest, config: RecognitionConfig) -> OnnxDecoder:
    """The decoder of a model, with or without a cache, on this thread; raises as `load_whisper`."""
    memory = open_memory(folder, manifest, config)
    bias = load_bias([where(one) for one in config.words], folder, manifest)
    chooser = chooser_for(config, manifest.tokens.end_of_text, bias)
    prompt = prompt_for(manifest, config)
    parts = (folder, manifest, memory, prompt, config.threads, chooser)
    kind = OnnxDecoder if config.cache else FixedDecoder
    return kind(*parts, drafts=config.drafts, bias=bias)


def put_together(
    encoder: Encoder,
    decoder: SteeredDecoder,
    folder: Path,
    manifest: Manifest,
    config: RecognitionConfig,
    judged_as: RecognitionConfig | None = None,
) -> WhisperTranscriber:
    """A transcriber of these parts and the text of a model; not warmed up.

    `judged_as`: the options by which what is read is judged, where they differ from `config`.
    """
    return WhisperTranscriber(
        encoder,
        decoder,
        TextDecoder(folder / "pieces.npz", manifest.fingerprint),
        _filters(folder),
        defaults_for(manifest.defaults, judged_as or config),
        languages_for(decoder, manifest, config),
        config.beam,
    )


def _filters(folder: Path) -> FloatArray:
    """(n_mels, bins) of a model."""
    filters: FloatArray = np.load(folder / "mel_filters.npy", allow_pickle=False)
    return filters


def _probe(speech: Callable[[], FloatArray], filters: FloatArray, n_frames: int) -> FloatArray:
    """Log-mel (n_mels, n_frames) of the beginning of a recording."""
    return log_mel(speech()[: n_frames * HOP], filters, n_frames)
