"""Whisper's equations in plain float64 numpy, straight from the published architecture.

Slow and obvious on purpose: what the graphs are compared with. Radford et al. 2022; pre-norm
transformer, no bias on keys, GELU by the error function, tied embedding.
"""

from math import erf

import numpy as np

HEAD = 64
gelu = np.vectorize(lambda x: 0.5 * x * (1.0 + erf(x / 2**0.5)))


class ReferenceWhisper:
    """Encoder and decoder of a `captioner_models.checkpoint.Checkpoint`."""

    def __init__(self, checkpoint):
        self.checkpoint = checkpoint
        self.w = {name: np.asarray(t, np.float64) for name, t in checkpoint.tensors.items()}

    def encode(self, mel):
        """(n_mels, n) to (n / 2, d_model)."""
        x = gelu(self._convolve(mel, "encoder.conv1", 1))
        x = gelu(self._convolve(x, "encoder.conv2", 2)).T
        x = x + self.w["encoder.embed_positions.weight"][: len(x)]
        for layer in range(self.checkpoint.dimensions.n_encoder_layers):
            p = f"encoder.layers.{layer}"
            y = self._norm(x, f"{p}.self_attn_layer_norm")
            x = x + self._attend(y, y, f"{p}.self_attn")[0]
            x = x + self._feed_forward(x, p)
        return self._norm(x, "encoder.layer_norm")

    def logits(self, tokens, states, bias=None):
        """Raw logits (n, vocabulary), and attention per layer (heads, n, len(states))."""
        n = len(tokens)
        embedding = self.w["decoder.embed_tokens.weight"]
        x = embedding[list(tokens)] + self.w["decoder.embed_positions.weight"][:n]
        causal = np.triu(np.full((n, n), -np.inf), 1)
        attention = []
        for layer in range(self.checkpoint.dimensions.n_decoder_layers):
            p = f"decoder.layers.{layer}"
            y = self._norm(x, f"{p}.self_attn_layer_norm")
            x = x + self._attend(y, y, f"{p}.self_attn", causal)[0]
            y = self._norm(x, f"{p}.encoder_attn_layer_norm")
            mixed, weights = self._attend(y, states, f"{p}.encoder_attn", bias)
            attention.append(weights)
            x = x + mixed
            x = x + self._feed_forward(x, p)
        return self._norm(x, "decoder.layer_norm") @ embedding.T, attention

    def _convolve(self, x, name, stride):
        kernel = self.w[f"{name}.weight"]
        padded = np.pad(x, ((0, 0), (1, 1)))
        columns = [
            np.einsum("oik,ik->o", kernel, padded[:, i : i + 3])
            for i in range(0, x.shape[1], stride)
        ]
        return np.stack(columns, axis=1) + self.w[f"{name}.bias"][:, None]

    def _norm(self, x, name):
        centred = x - x.mean(-1, keepdims=True)
        scaled = centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5)
        return scaled * self.w[f"{name}.weight"] + self.w[f"{name}.bias"]

    def _linear(self, x, name):
        return x @ self.w[f"{name}.weight"].T + self.w.get(f"{name}.bias", 0.0)

    def _feed_forward(self, x, prefix):
        y = gelu(self._linear(self._norm(x, f"{prefix}.final_layer_norm"), f"{prefix}.fc1"))
        return self._linear(y, f"{prefix}.fc2")

    def _attend(self, queries, memory, name, mask=None):
        split = lambda a: a.reshape(len(a), -1, HEAD).transpose(1, 0, 2)  # noqa: E731
        q = split(self._linear(queries, f"{name}.q_proj"))
        k = split(self._linear(memory, f"{name}.k_proj"))
        v = split(self._linear(memory, f"{name}.v_proj"))
        scores = q @ k.transpose(0, 2, 1) / np.sqrt(HEAD)
        scores = scores if mask is None else scores + mask
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        mixed = (weights @ v).transpose(1, 0, 2).reshape(len(queries), -1)
        return self._linear(mixed, f"{name}.out_proj"), weights
