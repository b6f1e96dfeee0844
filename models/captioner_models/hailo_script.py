"""The model script (.alls) of an encoder: how the vendor's tool is to quantise it.

The settings are those of the vendor's own scripts for tiny and base (hailo-whisper, MIT); the
sizes are fitted to the calibration set that is really there.
"""

from dataclasses import dataclass
from typing import Final

STEM: Final = 2  # convolutions before the first layer
CONVS_A_LAYER: Final = 4  # query, key and value as one; output; two of the feed-forward part
ADDS_A_LAYER: Final = 2
LEARNING_RATE: Final = "0.00001"
TEN_H: Final = "hailo10h"


@dataclass(frozen=True, slots=True)
class Effort:
    """How much the vendor's scripts do for a checkpoint."""

    dataset_size: int
    """Windows that fine-tuning reads, if there are so many."""
    epochs: int
    batch_size: int
    calibset_size: int
    """Windows that ranges are measured on, if there are so many."""
    compresses: bool
    """Whether weights may become 4 bits wide (the vendor forbids it for base)."""


TINY: Final = Effort(3340, 6, 8, 1024, compresses=True)
BASE: Final = Effort(2048, 4, 4, 512, compresses=False)
CALIBRATION_BATCH: Final = 8


def effort_for(n_layers: int) -> Effort:
    """Of the checkpoint of this size: tiny has 4 layers in its encoder, base 6."""
    return TINY if n_layers <= 4 else BASE


def conv_names(n_layers: int) -> tuple[str, ...]:
    """The convolutions that the tool's parser has to find, in its order and numbering."""
    return tuple(f"conv{n}" for n in range(1, n_convs(n_layers) + 1))


def n_convs(n_layers: int) -> int:
    """How many convolutions an encoder is for the tool, linear layers included."""
    return STEM + CONVS_A_LAYER * n_layers


def n_adds(n_layers: int) -> int:
    """How many sums of two streams: places, and two residuals in every layer."""
    return 1 + ADDS_A_LAYER * n_layers


def wide_convs(n_layers: int) -> tuple[int, ...]:
    """Numbers of the convolutions that need 16 bits: all of a layer but query, key and value."""
    firsts = range(STEM + 1, n_convs(n_layers) + 1, CONVS_A_LAYER)
    return tuple(first + step for first in firsts for step in range(1, CONVS_A_LAYER))


def model_script(n_layers: int, n_windows: int, *, arch: str = "") -> str:
    """The script for an encoder of so many layers and a calibration set of so many windows.

    Args:
        n_layers: of the encoder.
        n_windows: in the calibration set, at least one.
        arch: `hailo10h` gets one directive more.

    Raises:
        ValueError: no windows.
    """
    if n_windows < 1:
        raise ValueError("a calibration set needs at least one window")
    effort = effort_for(n_layers)
    dataset = min(effort.dataset_size, n_windows)
    calibset = min(effort.calibset_size, n_windows)
    lines = ["model_optimization_flavor(optimization_level=2)"]
    if not effort.compresses:
        lines[0] = "model_optimization_flavor(optimization_level=2, compression_level=0)"
    lines += [
        f"post_quantization_optimization(finetune, policy=enabled, dataset_size={dataset}, "
        f"epochs={effort.epochs}, learning_rate={LEARNING_RATE}, "
        f"batch_size={min(effort.batch_size, dataset)})",
        "pre_quantization_optimization(ew_add_fusing, policy=disabled)",
        "pre_quantization_optimization(matmul_correction, layers={matmul*}, "
        "correction_type=zp_comp_block)",
        f"model_optimization_config(calibration, batch_size={min(CALIBRATION_BATCH, calibset)}, "
        f"calibset_size={calibset})",
    ]
    lines += [f"quantization_param(conv{n}, precision_mode=a16_w16)" for n in wide_convs(n_layers)]
    lines += [
        "quantization_param({ew_add*}, precision_mode=a16_w16)",
        "quantization_param(ew_add1, precision_mode=a8_w8)",
        "pre_quantization_optimization(matmul_equalization, layers={matmul*}, matmul_bias=enabled)",
        "performance_param(optimize_for_batch=1)",
        "model_optimization_config(checker_cfg, policy=enabled)",
    ]
    if arch == TEN_H:
        lines.append(
            "pre_quantization_optimization(layer_norm_decomposition, "
            "bit_decomposition_mode=uniform_precision, equalization=disabled)"
        )
    return "\n".join(lines) + "\n"
