"""sherpa-onnx behind two small seams. Only this module knows the library.

It is an extra (`captioner[sherpa]`): imported when a model needs it, never before. A file that it
cannot read makes the library end the whole process, so files are compared with their digests before
it gets to see them.
"""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from captioner.asr.sherpa.reading import Reading, of_text
from captioner.config import RecognitionConfig
from captioner.errors import BackendError, worded
from captioner.languages import AUTO
from captioner.units import SAMPLE_RATE, FloatArray, samples
from captioner_models.catalogue import pip_install
from captioner_models.packages import see_user_packages
from captioner_models.sherpa_kinds import SherpaKind
from captioner_models.sherpa_model import SherpaRecord

PACKAGE: Final = "sherpa-onnx"
SILENCE: Final = samples(0.8)  # after the last sample, so that a graph that looks ahead ends, too
WORD_MARK: Final = "\u2581"  # begins the first piece of a word
SPELT: Final = 20
"""Texts that a streaming model's pieces have to spell until nobody asks for its text any more: the
library (2.0.1) never lets go of a text that it has handed out, which were 0.6 MB an hour."""
NEVER: Final = -(1 << 60)
PROPER_TOKENS: Final = "<"  # symbols that begin so are no text


class WindowReader(Protocol):
    """Reads a window at once."""

    def read(self, sound: FloatArray) -> Reading:
        """What is said in (n,) samples, float32 in [-1, 1], mono at units.SAMPLE_RATE."""
        ...


class StreamReader(Protocol):
    """Reads sound as it comes, and never goes back on what it has read."""

    def begin(self) -> object:
        """A new stream of sound, to be handed to `read`."""
        ...

    def read(self, stream: Any, more: FloatArray, *, last: bool) -> Reading:  # noqa: ANN401 - its own
        """What has been said so far, (n,) further samples included.

        Args:
            stream: from `begin`.
            more: as in `WindowReader.read`.
            last: nothing comes after them.
        """
        ...


def open_reader(
    folder: Path, record: SherpaRecord, config: RecognitionConfig
) -> "OfflineReader | OnlineReader":
    """Load a model; takes seconds for the large ones.

    Raises:
        BackendError: the library is not installed, or refuses the model.
    """
    library = _library()
    kind = SherpaKind(record.kind)
    parts = {role: str(folder / name) for role, name in record.roles.items()}
    try:
        if kind.streams:
            return OnlineReader(
                _online(library.OnlineRecognizer, kind, parts, config.threads), parts
            )
        language = "" if config.language == AUTO else config.language
        made = _offline(library.OfflineRecognizer, kind, parts, config.threads, language)
        return OfflineReader(made, parts)
    except (RuntimeError, ValueError, TypeError) as exc:
        raise BackendError(
            worded(
                "{package} cannot open {record}: {why}",
                package=PACKAGE,
                record=record.name,
                why=exc,
            ),
            hint=worded("Update it: {command}", command=pip_install(f"--upgrade {PACKAGE}")),
        ) from exc


def _library() -> Any:  # noqa: ANN401 - an untyped extra
    see_user_packages()
    try:
        import sherpa_onnx
    except ImportError as exc:
        raise BackendError(
            worded("this model is read by {package}, which is not installed", package=PACKAGE),
            hint=worded(
                "`captioner models build` of this model fetches it; or {command}",
                command=pip_install(PACKAGE),
            ),
        ) from exc
    return sherpa_onnx


def _offline(
    maker: Any,  # noqa: ANN401 - of an untyped extra, as in the next
    kind: SherpaKind,
    parts: dict[str, str],
    threads: int,
    language: str,
) -> Any:  # noqa: ANN401
    given = {**parts, "num_threads": threads}
    match kind:
        case SherpaKind.MOONSHINE:
            return maker.from_moonshine_v2(**given)
        case SherpaKind.TRANSDUCER:
            return maker.from_transducer(**given)
        case SherpaKind.NEMO_TRANSDUCER:
            return maker.from_transducer(**given, model_type="nemo_transducer")
        case SherpaKind.NEMO_CTC:
            return maker.from_nemo_ctc(**given)
        case SherpaKind.ZIPFORMER_CTC:
            return maker.from_zipformer_ctc(**given)
        case SherpaKind.SENSE_VOICE:
            return maker.from_sense_voice(**given, language=language, use_itn=True)
        case SherpaKind.PARAFORMER:
            given["paraformer"] = given.pop("model")
            return maker.from_paraformer(**given)
        case _:
            raise ValueError(f"{kind} is read as it comes")


def _online(maker: Any, kind: SherpaKind, parts: dict[str, str], threads: int) -> Any:  # noqa: ANN401
    given = {**parts, "num_threads": threads}
    match kind:
        case SherpaKind.STREAMING_TRANSDUCER:
            return maker.from_transducer(**given)
        case SherpaKind.STREAMING_NEMO_CTC:
            return maker.from_nemo_ctc(**given)
        case SherpaKind.STREAMING_ZIPFORMER_CTC:
            return maker.from_zipformer2_ctc(**given)
        case SherpaKind.STREAMING_PARAFORMER:
            return maker.from_paraformer(**given)
        case _:
            raise ValueError(f"{kind} reads whole windows")


class OfflineReader:
    """A `WindowReader`."""

    def __init__(self, recogniser: Any, parts: dict[str, str]) -> None:  # noqa: ANN401
        self._recogniser = recogniser
        self._lower = _capitals_only(Path(parts["tokens"]))

    def read(self, sound: FloatArray) -> Reading:
        """As in the protocol."""
        stream = self._recogniser.create_stream()
        stream.accept_waveform(SAMPLE_RATE, sound)
        self._recogniser.decode_stream(stream)
        result = stream.result
        text, pieces = _decoded(result, "text"), _decoded(result, "tokens")
        logprobs = _decoded(result, "ys_log_probs")
        return _reading(
            text or "", pieces or (), result.timestamps, logprobs or (), lower=self._lower
        )


class OnlineReader:
    """A `StreamReader`."""

    def __init__(self, recogniser: Any, parts: dict[str, str]) -> None:  # noqa: ANN401
        self._recogniser = recogniser
        self._lower = _capitals_only(Path(parts["tokens"]))
        self._n_spelt = 0  # texts that the pieces have spelt, one after the other

    def begin(self) -> object:
        """As in the protocol."""
        return self._recogniser.create_stream()

    def read(self, stream: Any, more: FloatArray, *, last: bool) -> Reading:  # noqa: ANN401
        """As in the protocol."""
        recogniser = self._recogniser
        stream.accept_waveform(SAMPLE_RATE, more)
        if last:
            stream.accept_waveform(SAMPLE_RATE, [0.0] * SILENCE)
            stream.input_finished()
        while recogniser.is_ready(stream):
            recogniser.decode_stream(stream)
        pieces = recogniser.tokens(stream)
        return _reading(
            self._text(stream, pieces),
            pieces,
            recogniser.timestamps(stream),
            recogniser.ys_probs(stream),
            lower=self._lower,
        )

    def _text(self, stream: Any, pieces: Sequence[str]) -> str:  # noqa: ANN401
        """The text so far; of a model whose pieces have always spelt it, what they spell."""
        spelt = _spelt(pieces)
        if self._n_spelt >= SPELT:
            return spelt
        text: str = self._recogniser.get_result(stream)
        if text:
            self._n_spelt = self._n_spelt + 1 if _letters(spelt) == _letters(text) else NEVER
        return text


def _decoded(result: Any, field: str) -> Any:  # noqa: ANN401
    """A field of a result; None where it ends in half a character, which Python cannot take."""
    with contextlib.suppress(UnicodeDecodeError):
        return getattr(result, field, None)
    return None


def _reading(
    text: str,
    pieces: Sequence[str],
    times_s: Sequence[float],
    logprobs: Sequence[float],
    *,
    lower: bool,
) -> Reading:
    """What the library gives, as far as its parts agree.

    Pieces that do not spell the text are left aside, and so are times and log-probabilities that
    are not as many as they.
    """
    spelt = tuple(piece.replace(WORD_MARK, " ") for piece in pieces)
    if _letters("".join(spelt)) == _letters(text):
        timed = tuple(times_s) if len(times_s) == len(spelt) else ()
        likely = tuple(logprobs) if len(logprobs) == len(spelt) else ()
        reading = Reading(spelt, timed, likely)
    else:
        reading = of_text(text)
    return _small_letters(reading) if lower else reading


def _spelt(pieces: Sequence[str]) -> str:
    return "".join(pieces).replace(WORD_MARK, " ").strip()


def _letters(text: str) -> str:
    return "".join(text.split())


def _small_letters(reading: Reading) -> Reading:
    """For models that know capitals only: small ones, but for "I"."""
    pieces = tuple(
        piece if piece.strip() == "I" and _is_word(reading.pieces, at) else piece.lower()
        for at, piece in enumerate(reading.pieces)
    )
    return Reading(pieces, reading.times_s, reading.logprobs, reading.language)


def _is_word(pieces: Sequence[str], at: int) -> bool:
    """Whether a piece is a word by itself, or goes on with an apostrophe."""
    following = pieces[at + 1] if at + 1 < len(pieces) else " "
    return pieces[at].startswith(" ") and following[:1] in " '"


def _capitals_only(tokens: Path) -> bool:
    """Whether a vocabulary has capitals but no small letters."""
    text = tokens.read_text("utf-8", errors="replace")
    symbols = [line.rsplit(maxsplit=1)[0] for line in text.splitlines() if len(line.split()) > 1]
    letters = "".join(symbol for symbol in symbols if not symbol.startswith(PROPER_TOKENS))
    return letters.upper() == letters and letters.lower() != letters
