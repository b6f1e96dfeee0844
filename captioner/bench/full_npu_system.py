"""The full NPU as a transcriber: on the chip, or its twin on the CPU."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.asr.encoder_onnx import OnnxEncoder
from captioner.asr.prompts import prompt_for, require_language
from captioner.asr.transcriber import Cancelled, Encoder
from captioner.asr.whisper import WhisperTranscriber, put_together
from captioner.bench.full_npu import FullNpuDecoder, Layout, Network, open_tables
from captioner.bench.network_onnx import OnnxNetwork
from captioner.config import EncoderChoice, EncoderWindow, Padding, PaddingKind, RecognitionConfig
from captioner.events import Segment, Transcript
from captioner.units import FRAMES_PER_S
from captioner_models.full_npu import decoder_twin
from captioner_models.manifest import check_parts

if TYPE_CHECKING:
    from captioner.bench.npu_networks import HailoNetworks

BY_ITSELF: Final = ("hailo10h",)  # there the network adds the places to the embeddings


class OnDevice:
    """A transcriber whose networks are on a device, which ends with it."""

    def __init__(self, networks: "HailoNetworks", inside: WhisperTranscriber) -> None:
        self._networks = networks
        self._inside = inside

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """As the transcriber inside does it; raises NpuError when the device fails."""
        from captioner.asr.npu.faults import TroubleError

        try:
            return self._inside.transcribe(segment, cancelled)
        except TroubleError as exc:
            raise exc.trouble.error() from exc

    def close(self) -> None:
        """Release networks and device."""
        self._inside.close()
        self._networks.close()


def load_full_npu(
    folder: Path, config: RecognitionConfig, encoder: Path, decoder: Path, arch: str
) -> OnDevice:
    """Open both networks of a checkpoint on the first device, on this thread.

    Args:
        folder: of the variant `npu=` of the model.
        config: how to recognise.
        encoder: compiled.
        decoder: compiled.
        arch: what they are compiled for.

    Raises:
        ModelFileError: a part is missing, damaged or of another checkpoint.
        BackendError: the device, or a network, is not what is needed.
    """
    from captioner.asr.npu.faults import TroubleError
    from captioner.bench.npu_networks import HailoNetworks, NetworkEncoder

    try:
        networks = HailoNetworks([encoder, decoder])
    except TroubleError as exc:
        raise exc.trouble.error() from exc
    try:
        states, logits = networks.opened
        adds = arch not in BY_ITSELF
        inside = assembled(folder, config, NetworkEncoder(states), logits, adds_places=adds)
    except BaseException:
        networks.close()
        raise
    return OnDevice(networks, inside)


def load_twin(
    folder: Path,
    config: RecognitionConfig,
    window_s: int,
    around: Callable[[Encoder], Encoder] | None = None,
) -> WhisperTranscriber:
    """The same on the CPU, on this thread: our encoder and the decoder's ONNX twin.

    Args:
        folder: of the variant `npu=` of the model.
        config: how to recognise.
        window_s: seconds that the decoder reads.
        around: put around the encoder.

    Raises:
        ModelFileError, BackendError: as `load_full_npu`.
    """
    manifest = check_parts(folder)
    n_frames = FRAMES_PER_S * window_s
    threads, fingerprint = config.threads, manifest.fingerprint
    encoder: Encoder = OnnxEncoder(folder / "encoder.onnx", threads, fingerprint, n_frames)
    if around is not None:
        encoder = around(encoder)
    network = OnnxNetwork(folder / decoder_twin(str(window_s)), threads, fingerprint)
    return assembled(folder, config, encoder, network)


def assembled(
    folder: Path,
    config: RecognitionConfig,
    encoder: Encoder,
    network: Network,
    *,
    adds_places: bool = True,
) -> WhisperTranscriber:
    """A transcriber of an encoder and a decoder network of one checkpoint.

    Args:
        folder: of the variant `npu=` of the model.
        config: how to recognise; what concerns padding and cache has no effect.
        encoder: of fixed length.
        network: the decoder.
        adds_places: whether the host adds places to the embeddings.

    Raises:
        ModelFileError, BackendError: as `load_full_npu`.
    """
    manifest = check_parts(folder)
    require_language(config, manifest)
    size = manifest.dimensions
    layout = Layout.of(network, encoder.frames_for(1) // 2, size.d_model, size.n_vocab)
    decoder = FullNpuDecoder(
        network,
        layout,
        open_tables(folder, adds_places=adds_places),
        manifest.tokens,
        prompt_for(manifest, config),
    )
    # Its window is filled with silence already, and nobody sees what it reads.
    unpadded = replace(
        config,
        encoder=EncoderChoice.ONNX,
        encoder_window=EncoderWindow.TEN_S,
        padding=Padding(PaddingKind.NONE),
    )
    return put_together(encoder, decoder, folder, manifest, config, judged_as=unpadded)
