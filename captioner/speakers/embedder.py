"""What a voice sounds like: embeddings of short pieces of speech by a network."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from captioner.errors import BackendError, worded
from captioner.speakers.mel import N_MELS, power_mel
from captioner.speakers.narrowband import Narrowband, is_narrow, load_narrowband
from captioner.speakers.wideband import Wideband, load_wideband
from captioner.units import HOP, SAMPLE_RATE, FloatArray
from captioner.units import samples as samples_in
from captioner_models.mel_filters import mel_filters

NETWORK: Final = "speaker_encoder.onnx"
PIECE: Final = 160  # frames in a piece (1.6 s), what the network was trained with
PIECE_S: Final = PIECE * HOP / SAMPLE_RATE
DIMENSIONS: Final = 256
MARGIN: Final = 20  # frames beside a piece that a filter may reach into
TELLING_S: Final = 4.0  # of a sound that tell telephone sound from wide sound
BATCH: Final = 8  # pieces in one call; more are not faster
LEVEL_DBFS: Final = -30.0  # quieter pieces are raised to it, as in the training of the network
FLOOR: Final = 1e-9  # power (-90 dBFS) below which there is nothing to raise


class Network(Protocol):
    """The part of `onnxruntime.InferenceSession` that is used."""

    def run(
        self, outputs: list[str] | None, feeds: dict[str, npt.NDArray[Any]]
    ) -> list[npt.NDArray[Any]]:
        """Compute all outputs from `feeds`."""
        ...


@dataclass(frozen=True, slots=True)
class Voiceprints:
    """Embeddings of pieces of one stretch of sound."""

    middles_s: npt.NDArray[np.float64]
    """Shape (n,), rising: the middle of each piece, in seconds from the start of the sound."""
    embeddings: FloatArray
    """Shape (n, d), each of length 1. Those of telephone sound are of another space and have fewer
    dimensions: they are comparable with one another alone."""
    narrow: bool = False
    """Whether it is telephone sound."""
    piece_s: float = PIECE_S
    """How much speech a piece has: less than PIECE_S if there is one that is shorter."""

    @property
    def hop_s(self) -> float:
        """From one piece to the next, s; 0 if there is one."""
        n = len(self.middles_s)
        return float(self.middles_s[-1] - self.middles_s[0]) / (n - 1) if n > 1 else 0.0


@dataclass(slots=True)
class Known:
    """Pieces of a sound that grows, so that none is computed twice."""

    narrow: bool = False
    """Whether it is telephone sound, as far as it was heard."""
    pieces: dict[int, FloatArray] = field(default_factory=dict)
    """By first frame, what the network makes of each, (d,)."""
    _n_heard: int = 0

    def observe(self, part: FloatArray) -> None:
        """Take the sound as it is now, (n,): what it is shows in its first TELLING_S."""
        telling = part[: samples_in(TELLING_S)]
        if len(telling) == self._n_heard:
            return
        self._n_heard = len(telling)
        narrow = is_narrow(telling)
        if narrow != self.narrow:
            self.pieces.clear()
        self.narrow = narrow


class Embedder:
    """Turns sound into voiceprints. Used on one thread, on which it loads at its first use.

    A piece takes about 3 ms of one core, the network 8 MB.
    """

    def __init__(
        self,
        network: Network | None = None,
        narrowband: Narrowband | None = None,
        wideband: Wideband | None = None,
    ) -> None:
        """Take what is loaded already; by default all of it comes with the program."""
        self._network = network
        self._wideband = wideband
        self._narrowband = narrowband
        self._filters = mel_filters(N_MELS)

    def embed(
        self,
        samples: FloatArray,
        start_s: float,
        end_s: float,
        hop_s: float,
        known: Known | None = None,
    ) -> Voiceprints:
        """Voiceprints of pieces of 1.6 s that cover a part of a sound.

        A part that is shorter than a piece is one piece, with silence after it.

        Args:
            samples: (n,) float32 in [-1, 1] at units.SAMPLE_RATE.
            start_s: where the part begins, s from the start of `samples`.
            end_s: where it ends, after `start_s`.
            hop_s: from one piece to the next, at least 0.01 s.
            known: of a sound that grows and whose part always begins at `start_s`; more is noted.

        Raises:
            BackendError: the network is missing or does not load.
        """
        first, end = (round(min(max(s, 0.0) * SAMPLE_RATE, len(samples))) for s in (start_s, end_s))
        part = samples[first:end]
        length = max(1, len(part) // HOP)
        known = Known() if known is None else known
        known.observe(part)
        part = np.pad(part, (0, max(0, PIECE * HOP - len(part))))
        space = self._for_narrow() if known.narrow else self._for_wide()
        starts = _starts(max(length, PIECE), round(hop_s * SAMPLE_RATE / HOP))
        raw = self._raw(part, starts, length, known)
        middles_s = (np.array(starts) + min(length, PIECE) / 2) * HOP / SAMPLE_RATE
        return Voiceprints(
            first / SAMPLE_RATE + middles_s,
            space.embeddings(np.stack([raw[at] for at in starts])),
            narrow=known.narrow,
            piece_s=min(length, PIECE) * HOP / SAMPLE_RATE,
        )

    def _raw(
        self, part: FloatArray, starts: Sequence[int], length: int, known: Known
    ) -> dict[int, FloatArray]:
        """What the network makes of the pieces that begin with these frames, (d,) each."""
        new = [at for at in starts if at not in known.pieces]
        if not new:
            return known.pieces
        mel = self._mel(part, new[0], new[-1] + PIECE, narrow=known.narrow)
        pieces = [mel[at - new[0] :][:PIECE] * _gain(part, at, length) for at in new]
        found = dict(zip(new, np.concatenate(list(self._run(np.stack(pieces)))), strict=True))
        if length >= PIECE:
            known.pieces.update(found)
        return known.pieces | found

    def _mel(self, part: FloatArray, first: int, end: int, *, narrow: bool) -> FloatArray:
        """Frames of the spectrogram of `part`."""
        before = max(0, first - MARGIN)
        sound = part[before * HOP : (end + MARGIN) * HOP]
        if narrow:
            mel = self._for_narrow().mel(sound, self._filters)
        else:
            mel = power_mel(sound, self._filters)
        return mel[first - before : end - before]

    def _for_wide(self) -> Wideband:
        if self._wideband is None:
            self._wideband = load_wideband()
        return self._wideband

    def _for_narrow(self) -> Narrowband:
        if self._narrowband is None:
            self._narrowband = load_narrowband()
        return self._narrowband

    def _run(self, pieces: FloatArray) -> Iterator[FloatArray]:
        if self._network is None:
            self._network = load_network()
        for at in range(0, len(pieces), BATCH):
            yield self._network.run(None, {"mels": pieces[at : at + BATCH]})[0]


def _starts(n_frames: int, hop: int) -> Sequence[int]:
    """First frames of pieces that reach from the first frame to the last one.

    All but the last are the same whatever comes later.
    """
    last = n_frames - PIECE
    return [*range(0, last, hop), last]


def _gain(part: FloatArray, at: int, length: int) -> np.float32:
    """What raises the power of a quiet piece, from frame `at`, to LEVEL_DBFS; others keep theirs.

    `length` is where the sound ends, in frames, and the silence after it begins.
    """
    heard = part[at * HOP : min(at + PIECE, length) * HOP]
    power = float(np.mean(heard**2, dtype=np.float64)) if len(heard) else 0.0
    return np.float32(max(1.0, 10 ** (LEVEL_DBFS / 10) / max(power, FLOOR)))


def load_network() -> Network:
    """Load the network that comes with the program: one thread that sleeps when idle.

    Raises:
        BackendError: it is missing or does not load.
    """
    import onnxruntime as ort

    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 4  # failures come as exceptions
    options.enable_cpu_mem_arena = False
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    resource = files("captioner_models") / "resources" / "speaker_encoder" / NETWORK
    try:
        with as_file(resource) as path:
            return ort.InferenceSession(  # type: ignore[no-any-return]
                str(path), options, providers=["CPUExecutionProvider"]
            )
    except Exception as exc:
        raise BackendError(
            worded("the speaker encoder does not load: {why}", why=exc),
            hint=worded("Install the program again."),
        ) from exc
