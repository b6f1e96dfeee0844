"""From the names of a file to the names of a checkpoint."""

from typing import Final

import numpy as np

from captioner_models.checkpoint import Tensor
from captioner_models.ctranslate2 import Variables
from captioner_models.errors import ModelSourceError

HUB_PREFIX: Final = "model."
TIED: Final = "proj_out.weight"  # the output matrix, a copy of decoder.embed_tokens.weight
SETTINGS: Final = {  # scalars of a CTranslate2 file that change the arithmetic, and our arithmetic
    "activation": 3,  # the exact GELU
    "alibi": 0,
    "pre_norm": 1,
    "scale_embeddings": 0,
    "start_from_zero_embedding": 0,
}


def from_hub(tensors: dict[str, Tensor], where: str) -> dict[str, Tensor]:
    """Tensors of an original checkpoint under our names; `where` is for error messages.

    Raises:
        ModelSourceError: a key projection has a bias that is not zero.
    """
    renamed: dict[str, Tensor] = {}
    for name, tensor in tensors.items():
        ours = name.removeprefix(HUB_PREFIX)
        if ours == TIED:
            continue
        if ours.endswith("k_proj.bias"):
            _require_zero(tensor, name, where)
            continue
        renamed[ours] = tensor
    return renamed


def from_ctranslate2(variables: Variables, where: str) -> dict[str, Tensor]:
    """Variables of a CTranslate2 file as float32, taken apart, under our names.

    Raises:
        ModelSourceError: one is missing, left over, quantised or of an impossible shape, the
            arithmetic differs from Whisper's, or a key projection has a bias.
    """
    source = _Source(variables, where)
    source.check_settings()
    for side in ("encoder", "decoder"):
        source.norm(f"{side}/layer_norm", f"{side}.layer_norm")
        source.move(f"{side}/position_encodings/encodings", f"{side}.embed_positions.weight")
    for convolution in ("conv1", "conv2"):
        source.linear(f"encoder/{convolution}", f"encoder.{convolution}")
    source.tied("decoder/embeddings/weight", "decoder/projection/weight")
    source.move("decoder/embeddings/weight", "decoder.embed_tokens.weight")
    for side in ("encoder", "decoder"):
        n_layers = 0
        while source.has(f"{side}/layer_{n_layers}/"):
            source.layer(f"{side}/layer_{n_layers}", f"{side}.layers.{n_layers}")
            n_layers += 1
    source.check_empty()
    return source.tensors


def _require_zero(bias: Tensor, name: str, where: str) -> None:
    if np.any(bias):
        raise ModelSourceError(f"{where}: {name} is not zero; a Whisper's keys have no bias")


class _Source:
    """Variables being taken away one by one, and the tensors they become."""

    def __init__(self, variables: Variables, where: str) -> None:
        self.tensors: dict[str, Tensor] = {}
        self._left = dict(variables)
        self._where = where

    def has(self, prefix: str) -> bool:
        """Whether variables with this prefix are left."""
        return any(name.startswith(prefix) for name in self._left)

    def take(self, name: str) -> Tensor:
        """Remove a variable and return it as float32."""
        if name not in self._left:
            raise ModelSourceError(f"{self._where} has no {name}")
        variable = self._left.pop(name)
        if not np.issubdtype(variable.dtype, np.floating):
            raise ModelSourceError(
                f"{self._where}: {name} is quantised ({variable.dtype.name})",
                hint="A float16 or float32 conversion of the model is needed.",
            )
        return variable.astype(np.float32)

    def tied(self, name: str, copy: str) -> None:
        """Remove `copy`, which has to be the same as `name`."""
        values = self._left.pop(copy, None)
        original = self._left.get(name)
        if values is not None and original is not None and not np.array_equal(values, original):
            raise ModelSourceError(f"{self._where}: {copy} differs from {name}")

    def move(self, name: str, target: str) -> None:
        """One variable becomes one tensor."""
        self.tensors[target] = self.take(name)

    def linear(self, name: str, target: str) -> None:
        """Weight and bias."""
        self.move(f"{name}/weight", f"{target}.weight")
        self.move(f"{name}/bias", f"{target}.bias")

    def norm(self, name: str, target: str) -> None:
        """Scale and shift of a layer norm."""
        self.move(f"{name}/gamma", f"{target}.weight")
        self.move(f"{name}/beta", f"{target}.bias")

    def fused(self, name: str, target: str, parts: str) -> None:
        """One matrix that holds several projections on top of each other, as "qkv" or "kv"."""
        for kind in ("weight", "bias"):
            tensor = self.take(f"{name}/{kind}")
            if tensor.ndim == 0 or len(tensor) % len(parts):
                raise ModelSourceError(
                    f"{self._where}: {name}/{kind} of shape {tensor.shape} does not hold {parts}"
                )
            for part, values in zip(parts, np.split(tensor, len(parts)), strict=True):
                self._projection(f"{target}.{part}_proj.{kind}", np.ascontiguousarray(values))

    def _projection(self, target: str, values: Tensor) -> None:
        if target.endswith("k_proj.bias"):
            _require_zero(values, target, self._where)
        else:
            self.tensors[target] = values

    def layer(self, name: str, target: str) -> None:
        """One layer of the encoder or the decoder."""
        self.norm(f"{name}/self_attention/layer_norm", f"{target}.self_attn_layer_norm")
        self.fused(f"{name}/self_attention/linear_0", f"{target}.self_attn", "qkv")
        self.linear(f"{name}/self_attention/linear_1", f"{target}.self_attn.out_proj")
        if self.has(f"{name}/attention/"):
            self.norm(f"{name}/attention/layer_norm", f"{target}.encoder_attn_layer_norm")
            self.linear(f"{name}/attention/linear_0", f"{target}.encoder_attn.q_proj")
            self.fused(f"{name}/attention/linear_1", f"{target}.encoder_attn", "kv")
            self.linear(f"{name}/attention/linear_2", f"{target}.encoder_attn.out_proj")
        self.norm(f"{name}/ffn/layer_norm", f"{target}.final_layer_norm")
        self.linear(f"{name}/ffn/linear_0", f"{target}.fc1")
        self.linear(f"{name}/ffn/linear_1", f"{target}.fc2")

    def check_settings(self) -> None:
        """Compare the scalars that change the arithmetic with ours."""
        for side in ("encoder", "decoder"):
            for setting, expected in SETTINGS.items():
                value = self._left.get(f"{side}/{setting}")
                if value is not None and value.tolist() != expected:
                    raise ModelSourceError(
                        f"{self._where}: {side}/{setting} is {value.tolist()}, expected {expected}"
                    )

    def check_empty(self) -> None:
        """Refuse arrays nobody asked for: they would change the result."""
        left = sorted(name for name, variable in self._left.items() if variable.ndim)
        if left:
            raise ModelSourceError(f"{self._where} has {left[0]}, which no Whisper has")
