"""The decoder: one graph for prefix, single steps and verification of a draft.

Cross-attention keys and values come from a small graph of their own, once per window.

Hypotheses of one window are read together, b of them: every product of weights, and of the
audio's keys and values, takes all their tokens as rows; only their pasts are their own.

Inputs:
    tokens (b, n) int64; rows (r,) int64: for which of them, counted through all hypotheses, a
    next token is wanted;
    n_real (1,) int64: cross positions that are audio, the rest is tail;
    position_bias (1, 1, 1, s): added to every cross-attention logit;
    forbidden (r, f) int64: for each of `rows` tokens not to be chosen there besides the suppressed
    ones, -1 for none; f may be 0;
    filler (b, z, 3 d_model) float32: positions that self-attention reads after those of `tokens`,
    of which nothing comes: kernels compute in another way with fewer;
    past_k_N, past_v_N (b, heads, p, HEAD), p may be 0;
    cross_k_N (1, heads, HEAD, s), cross_v_N (1, heads, s, HEAD) as `write_cross` gives them;
    embedding (vocabulary, d_model / block, block) uint8, only if it is looked up outside.
Outputs, for each of `rows`:
    next (r,) int64: the likeliest token; logprob (r,): its natural-log probability;
    no_speech (1,): in the first pass (p = 0) the probability of the no-speech token after the
    first of `rows` with nothing suppressed, afterwards 0;
    likely (r, c) int64, likely_logprob (r, c): CANDIDATES of the likeliest tokens, or as many
    as the shortlist has, in no order, and their natural-log probabilities;
    logits (r, vocabulary), with NEVER added where a token is suppressed, but not where one is
    forbidden;
and for each of `tokens`:
    tail_mass (b n,), read_at (b n,) int64: mean attention of the alignment heads over the
    tail, and the audio position they read most;
    present_k_N, present_v_N (b, heads, p + n + z, HEAD), those of `filler` at the end.
"""

from pathlib import Path

import numpy as np
from onnx import TensorProto

from captioner_models.checkpoint import HEAD, Checkpoint
from captioner_models.embedding import EMBEDDING, save_embedding
from captioner_models.graphs.builder import MICROSOFT, Graph
from captioner_models.graphs.layers import (
    BLOCK,
    Float32,
    Precision,
    linear,
    quantise_blocks,
    split_heads,
    weights,
)
from captioner_models.graphs.vocabulary import DecoderPrecision, embedding_rows, write_choice
from captioner_models.graphs.writing import VOCABULARY, Writing
from captioner_models.smoothing import Smoothing


def write_cross(
    checkpoint: Checkpoint, path: Path, precision: Precision, metadata: dict[str, str]
) -> None:
    """Write the graph from states to cross-attention keys and values.

    Inputs: `states` (1, s, d_model) and, per layer, the padding's own keys and values as this
    graph gives them: `tail_k_N` (1, heads, HEAD, t), `tail_v_N` (1, heads, t, HEAD), t may be 0.
    Outputs per layer, audio first and tail after it: `cross_k_N` (1, heads, HEAD, s + t), scaled
    by 1 / sqrt(HEAD) and transposed for the product with queries, and `cross_v_N`
    (1, heads, s + t, HEAD).
    """
    size = checkpoint.dimensions
    graph = Graph("cross")
    states = graph.input("states", (1, "s", size.d_model))
    for layer in range(size.n_decoder_layers):
        weight, bias = _key_and_value(checkpoint, f"decoder.layers.{layer}.encoder_attn")
        both = linear(graph, states, f"cross.{layer}", weight, bias, precision)
        k, v = graph.nodes("Split", both, n_outputs=2, axis=2, num_outputs=2)
        heads = graph.node("Reshape", k, graph.ints(0, 0, size.n_heads, HEAD))
        keys = graph.node("Transpose", heads, perm=[0, 2, 3, 1])
        tail_k = graph.input(f"tail_k_{layer}", (1, size.n_heads, HEAD, "t"))
        keys = graph.node("Concat", keys, tail_k, axis=3)
        graph.output(keys, f"cross_k_{layer}", (1, size.n_heads, HEAD, "s_t"))
        tail_v = graph.input(f"tail_v_{layer}", (1, size.n_heads, "t", HEAD))
        values = graph.node("Concat", split_heads(graph, v, size.n_heads), tail_v, axis=2)
        graph.output(values, f"cross_v_{layer}", (1, size.n_heads, "s_t", HEAD))
    graph.save(path, metadata, external=True)


def _key_and_value(checkpoint: Checkpoint, name: str) -> tuple[Float32, Float32]:
    """Scaled key and value projections of a layer, stacked: (2 d, d) and (2 d,)."""
    key = weights(checkpoint, f"{name}.k_proj.weight") * np.float32(1 / np.sqrt(HEAD))
    value = weights(checkpoint, f"{name}.v_proj.weight")
    bias = weights(checkpoint, f"{name}.v_proj.bias")
    return np.concatenate([key, value]), np.concatenate([np.zeros_like(bias), bias])


def write_decoder(
    checkpoint: Checkpoint,
    path: Path,
    precision: DecoderPrecision,
    metadata: dict[str, str],
    *,
    smoothing: Smoothing | None = None,
    observed: bool = False,
) -> None:
    """Write the decoder, as the module describes it, to `path`, large tensors into `path`.data.

    Where it is looked up outside, the 8-bit embedding goes into embedding.bin beside it.

    Args:
        checkpoint: whose.
        path: of the graph.
        precision: of its parts.
        metadata: to put into the file.
        smoothing: of its maps; see `captioner_models.smoothing`.
        observed: also tell of each map that can be smoothed, as OBSERVED and its name, the
            largest magnitude of its input's channels (d_model,).
    """
    size = checkpoint.dimensions
    graph = Graph("decoder")
    tokens, wanted = _inputs(graph, checkpoint)
    vocabulary = weights(checkpoint, "decoder.embed_tokens.weight")
    if precision.looks_up_outside:
        integers, _scale = quantise_blocks(vocabulary, 8, BLOCK[8])
        save_embedding(path.with_name(EMBEDDING), integers, checkpoint.fingerprint)
        graph.input("embedding", integers.shape, TensorProto.UINT8)
    rows = embedding_rows(graph, checkpoint, tokens, precision)
    x = graph.node("Add", rows, _places(graph, checkpoint, tokens))
    divisors = dict(smoothing or {})
    if precision.vocabulary is not Precision.ROWS:
        divisors.pop(VOCABULARY, None)  # a shortlist reads x as it is
    writing = Writing(graph, checkpoint, precision.layers, divisors, observed)
    normed, attention = _layers(writing, x, tokens)
    flat = graph.node("Reshape", normed, graph.ints(-1, size.d_model))
    asked = graph.node("Gather", flat, wanted, axis=0)  # (r, d)
    divisor = writing.divisor(VOCABULARY)
    matrix = vocabulary if divisor is None else vocabulary * divisor
    write_choice(graph, checkpoint, asked, matrix, precision)
    _read(graph, attention)
    graph.save(path, metadata, external=True)


def _inputs(graph: Graph, checkpoint: Checkpoint) -> tuple[str, str]:
    """Declare the inputs of `write_decoder` but for the embedding; gives `tokens` and `rows`."""
    size = checkpoint.dimensions
    tokens = graph.input("tokens", ("b", "n"), TensorProto.INT64)
    wanted = graph.input("rows", ("r",), TensorProto.INT64)
    graph.input("n_real", (1,), TensorProto.INT64)
    graph.input("position_bias", (1, 1, 1, "s"))
    graph.input("forbidden", ("r", "f"), TensorProto.INT64)
    graph.input("filler", ("b", "z", 3 * size.d_model))
    for layer in range(size.n_decoder_layers):
        for kind in "kv":
            graph.input(f"past_{kind}_{layer}", ("b", size.n_heads, "p", HEAD))
            shape = (HEAD, "s") if kind == "k" else ("s", HEAD)
            graph.input(f"cross_{kind}_{layer}", (1, size.n_heads, *shape))
    return tokens, wanted


def _places(graph: Graph, checkpoint: Checkpoint, tokens: str) -> str:
    """Position embeddings (n, d_model) after the past."""
    start = graph.dim("past_k_0", 2)
    stop = graph.node("Add", start, graph.dim(tokens, 1))
    table = weights(checkpoint, "decoder.embed_positions.weight")
    return graph.node(
        "Slice", graph.constant("decoder.embed_positions", table), start, stop, graph.ints(0)
    )


def _layers(writing: Writing, x: str, tokens: str) -> tuple[str, list[str]]:
    """All layers over x (b, n, d): the normalised end, and the alignment heads' attention."""
    graph = writing.graph
    first = "decoder.layers.0.self_attn"
    normed = writing.norm_for(x, f"{first}_layer_norm", f"{first}.qkv")
    as_tokens = graph.node("Concat", graph.node("Shape", tokens), graph.ints(-1), axis=0)
    attention: list[str] = []
    for layer in range(writing.checkpoint.dimensions.n_decoder_layers):
        x, normed, heads = _layer(writing, x, normed, layer, as_tokens)
        attention += heads
    return normed, attention


def _layer(
    writing: Writing, x: str, normed: str, layer: int, as_tokens: str
) -> tuple[str, str, list[str]]:
    """One layer: the sum after it, that sum normalised, and its alignment heads' attention.

    x and its norm are (b, n, d); `as_tokens` is that shape with d left open.
    """
    graph, size = writing.graph, writing.checkpoint.dimensions
    prefix = f"decoder.layers.{layer}"
    y = _self_attention(writing, normed, layer)
    cross = f"{prefix}.encoder_attn"
    normed, x = writing.add_norm_for(y, x, f"{cross}_layer_norm", f"{cross}.q_proj")
    y, heads = _cross_attention(writing, normed, layer, as_tokens)
    normed, x = writing.add_norm_for(y, x, f"{prefix}.final_layer_norm", f"{prefix}.fc1")
    y = graph.node("Gelu", writing.named_linear(normed, f"{prefix}.fc1"))
    y = writing.named_linear(y, f"{prefix}.fc2")
    if layer + 1 == size.n_decoder_layers:
        normed, x = writing.add_norm_for(y, x, "decoder.layer_norm", VOCABULARY)
    else:
        after = f"decoder.layers.{layer + 1}.self_attn"
        normed, x = writing.add_norm_for(y, x, f"{after}_layer_norm", f"{after}.qkv")
    return x, normed, heads


def _self_attention(writing: Writing, normed: str, layer: int) -> str:
    """What is read of the tokens so far; of `filler` only its room is there."""
    graph, size = writing.graph, writing.checkpoint.dimensions
    name = f"decoder.layers.{layer}.self_attn"
    q, k, v = writing.qkv(normed, name, "filler")
    attended, present_k, present_v = graph.nodes(
        "MultiHeadAttention",
        q,
        k,
        v,
        "",
        "",
        "",
        f"past_k_{layer}",
        f"past_v_{layer}",
        n_outputs=3,
        domain=MICROSOFT,
        num_heads=size.n_heads,
        unidirectional=1,
        scale=float(1 / np.sqrt(HEAD)),
    )
    for kind, value in (("k", present_k), ("v", present_v)):
        graph.output(value, f"present_{kind}_{layer}", ("b", size.n_heads, "p_n_z", HEAD))
    real = graph.node("Slice", attended, graph.ints(0), graph.dim("tokens", 1), graph.ints(1))
    writing.observe(real, f"{name}.out_proj")
    return writing.named_linear(real, f"{name}.out_proj")


def _cross_attention(
    writing: Writing, normed: str, layer: int, as_tokens: str
) -> tuple[str, list[str]]:
    """What is read of the audio and the tail.

    With blocked weights, for each token and head by a product of one row: it reads keys and values
    where they are, and gives the same whatever tokens stand beside it. A product of several rows
    first copies them into another order, which on x86-64 takes longer than the product itself
    (decoding of growing windows took 1.09 of the time, with a beam 1.12). With `Precision.ROWS`
    all tokens are rows of one product; on 64-bit ARM nothing else was measured.
    """
    graph, size = writing.graph, writing.checkpoint.dimensions
    name = f"decoder.layers.{layer}.encoder_attn"
    q = writing.named_linear(normed, f"{name}.q_proj")
    q = graph.node("Reshape", q, graph.ints(1, -1, size.n_heads, HEAD))
    q = graph.node("Transpose", q, perm=[0, 2, 1, 3])  # (1, heads, b n, HEAD)
    k, v, by_row = f"cross_k_{layer}", f"cross_v_{layer}", writing.precision is not Precision.ROWS
    if by_row:
        q = graph.node("Unsqueeze", q, graph.ints(3))
        k, v = graph.node("Unsqueeze", k, graph.ints(2)), graph.node("Unsqueeze", v, graph.ints(2))
    scores = graph.node("Add", graph.node("MatMul", q, k), "position_bias")
    attention = graph.node(
        "Softmax", scores, axis=-1
    )  # (1, heads, b n, s) or (1, heads, b n, 1, s)
    mixed = graph.node("MatMul", attention, v)
    joined = graph.node("Transpose", mixed, perm=[0, 2, 3, 1, 4] if by_row else [0, 2, 1, 3])
    joined = graph.node("Reshape", joined, as_tokens)
    followed = [head for at, head in writing.checkpoint.alignment_heads if at == layer]
    heads = [graph.node("Gather", attention, graph.ints(*followed), axis=1)] if followed else []
    if by_row:
        heads = [graph.node("Squeeze", some, graph.ints(3)) for some in heads]
    return writing.named_linear(joined, f"{name}.out_proj"), heads


def _read(graph: Graph, attention: list[str]) -> None:
    """What the alignment heads were reading: share of the tail, and the audio position."""
    heads = graph.node("Concat", *attention, axis=1) if len(attention) > 1 else attention[0]
    mean = graph.node("ReduceMean", heads, graph.ints(0, 1), keepdims=0)  # (b n, s)
    tail = graph.node("Slice", mean, "n_real", graph.ints(2**62), graph.ints(1))
    mass = graph.node("ReduceSum", tail, graph.ints(1), keepdims=0)
    graph.output(mass, "tail_mass", ("b_n",))
    audio = graph.node("Slice", mean, graph.ints(0), "n_real", graph.ints(1))
    graph.output(
        graph.node("ArgMax", audio, axis=1, keepdims=0), "read_at", ("b_n",), TensorProto.INT64
    )
