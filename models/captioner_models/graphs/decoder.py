"""The decoder: one graph for prefix, single steps and verification of a draft.

Cross-attention keys and values come from a small graph of their own, once per window.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from onnx import TensorProto, numpy_helper

from captioner_models.checkpoint import HEAD, Checkpoint
from captioner_models.embedding import EMBEDDING, save_embedding
from captioner_models.graphs.builder import MICROSOFT, Graph
from captioner_models.graphs.layers import (
    BLOCK,
    Float32,
    Precision,
    add_norm,
    linear,
    named_linear,
    norm,
    packed_qkv,
    quantise_blocks,
    split_heads,
    weights,
)

FEW_ROWS: Final = 2  # rows up to which block-quantised weights are the faster ones
ROUGH_BLOCK: Final = 128  # of a vocabulary that only proposes: a sixth less to read than with 32
CANDIDATES: Final = 16  # likely tokens that are told where no shortlist decides among fewer
NEVER: Final = -1e4  # added to the logit of a token that may not be chosen: far below any logit
# (they stay within 100), near enough that float32 keeps 1e-3 of the logit for `_no_speech`


@dataclass(frozen=True, slots=True, kw_only=True)
class DecoderPrecision:
    """Precision of the decoder's parts; chosen per model by measurement."""

    layers: Precision = Precision.Q8
    vocabulary: Precision = Precision.Q8
    """The output matrix, which is also the embedding."""
    shortlist: int = 0
    """With n > 0, `vocabulary` only picks the n likeliest tokens and the 8-bit embedding, which
    stays in its file but for the rows in use, decides among them. 0: `vocabulary` decides."""
    many_rows: Precision | None = None
    """What picks instead of `vocabulary` when a draft asks for more than FEW_ROWS rows; only with
    a shortlist, so that the choice is the same."""

    @property
    def looks_up_outside(self) -> bool:
        """Whether the embedding stays in a file of its own, of which only rows are read."""
        return bool(self.shortlist) or self.vocabulary is Precision.ROWS

    def __post_init__(self) -> None:
        """Check that a draft cannot change the choice."""
        if self.many_rows is not None and not self.shortlist:
            raise ValueError("many_rows needs a shortlist")


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
) -> None:
    """Write the decoder to `path`, its large tensors into `path`.data.

    Where it is looked up outside, the 8-bit embedding goes into embedding.bin beside it.

    Hypotheses of one window are read together, b of them: every product of weights, and of the
    audio's keys and values, takes all their tokens as rows; only their pasts are their own.

    Inputs:
        tokens (b, n) int64; rows (r,) int64: for which of them, counted through all hypotheses, a
        next token is wanted;
        n_real (1,) int64: cross positions that are audio, the rest is tail;
        position_bias (1, 1, 1, s): added to every cross-attention logit;
        forbidden (k, 2) int64: pairs of a place in `rows` and a token not to be chosen there
        besides the suppressed ones;
        past_k_N, past_v_N (b, heads, p, HEAD), p may be 0;
        cross_k_N (1, heads, HEAD, s), cross_v_N (1, heads, s, HEAD) as `write_cross` gives them;
        embedding (vocabulary, d_model / block, block) uint8, only if it is looked up outside.
    Outputs, for each of `rows`:
        next (r,) int64: the likeliest token; logprob (r,): its natural-log probability;
        no_speech (1,): in the first pass (p = 0) the probability of the no-speech token after the
        first of `rows` with nothing suppressed, afterwards 0;
        likely (r, c) int64, likely_logprob (r, c): CANDIDATES of the likeliest tokens, or as many
        as the shortlist has, in no order, and their natural-log probabilities;
        logits (r, vocabulary), with NEVER added where a token is suppressed;
    and for each of `tokens`:
        tail_mass (b n,), read_at (b n,) int64: mean attention of the alignment heads over the
        tail, and the audio position they read most;
        present_k_N, present_v_N (b, heads, p + n, HEAD).
    """
    size = checkpoint.dimensions
    graph = Graph("decoder")
    tokens = graph.input("tokens", ("b", "n"), TensorProto.INT64)
    wanted = graph.input("rows", ("r",), TensorProto.INT64)
    graph.input("n_real", (1,), TensorProto.INT64)
    graph.input("position_bias", (1, 1, 1, "s"))
    graph.input("forbidden", ("k", 2), TensorProto.INT64)
    for layer in range(size.n_decoder_layers):
        for kind in "kv":
            graph.input(f"past_{kind}_{layer}", ("b", size.n_heads, "p", HEAD))
            shape = (HEAD, "s") if kind == "k" else ("s", HEAD)
            graph.input(f"cross_{kind}_{layer}", (1, size.n_heads, *shape))
    vocabulary = weights(checkpoint, "decoder.embed_tokens.weight")
    if precision.looks_up_outside:
        integers, _scale = quantise_blocks(vocabulary, 8, BLOCK[8])
        save_embedding(path.with_name(EMBEDDING), integers, checkpoint.fingerprint)
        graph.input("embedding", integers.shape, TensorProto.UINT8)
    rows = _embedding_rows(graph, checkpoint, tokens, precision)
    x = graph.node("Add", rows, _places(graph, checkpoint, tokens))
    normed = norm(graph, checkpoint, x, "decoder.layers.0.self_attn_layer_norm")
    as_tokens = graph.node("Concat", graph.node("Shape", tokens), graph.ints(-1), axis=0)
    attention: list[str] = []
    for layer in range(size.n_decoder_layers):
        x, normed, heads = _layer(graph, checkpoint, x, normed, layer, precision.layers, as_tokens)
        attention += heads
    flat = graph.node("Reshape", normed, graph.ints(1, -1, size.d_model))
    asked = graph.node("Gather", flat, wanted, axis=1)  # (1, r, d)
    _choose(graph, checkpoint, asked, vocabulary, precision)
    _read(graph, attention)
    graph.save(path, metadata, external=True)


def _embedding_rows(
    graph: Graph, checkpoint: Checkpoint, tokens: str, precision: DecoderPrecision
) -> str:
    """Rows of the embedding for token ids (1, n): (1, n, d_model)."""
    vocabulary = weights(checkpoint, "decoder.embed_tokens.weight")
    if precision.vocabulary is Precision.FP32:
        return graph.node("Gather", graph.constant("embedding", vocabulary), tokens, axis=0)
    integers, scale = quantise_blocks(vocabulary, 8, BLOCK[8])
    # Outside it is read row by row; else it may be the very tensor of the output matrix.
    table = "embedding" if precision.looks_up_outside else graph.constant("vocabulary.q8", integers)
    rows = graph.node(
        "GatherBlockQuantized",
        table,
        tokens,
        graph.constant("vocabulary.lookup_scales", scale[..., None]),
        domain=MICROSOFT,
        bits=8,
        block_size=BLOCK[8],
        gather_axis=0,
        quantize_axis=2,
    )
    return graph.node("Reshape", rows, graph.ints(0, 0, checkpoint.dimensions.d_model))


def _places(graph: Graph, checkpoint: Checkpoint, tokens: str) -> str:
    """Position embeddings (n, d_model) after the past."""
    start = graph.dim("past_k_0", 2)
    stop = graph.node("Add", start, graph.dim(tokens, 1))
    table = weights(checkpoint, "decoder.embed_positions.weight")
    return graph.node(
        "Slice", graph.constant("decoder.embed_positions", table), start, stop, graph.ints(0)
    )


def _layer(
    graph: Graph,
    checkpoint: Checkpoint,
    x: str,
    normed: str,
    layer: int,
    precision: Precision,
    as_tokens: str,
) -> tuple[str, str, list[str]]:
    """One layer: the sum after it, that sum normalised, and its alignment heads' attention.

    x and its norm are (b, n, d); `as_tokens` is that shape with d left open.
    """
    size = checkpoint.dimensions
    prefix = f"decoder.layers.{layer}"
    y = _self_attention(graph, checkpoint, normed, layer, precision)
    normed, x = add_norm(graph, checkpoint, y, x, f"{prefix}.encoder_attn_layer_norm")
    y, heads = _cross_attention(graph, checkpoint, normed, layer, precision, as_tokens)
    normed, x = add_norm(graph, checkpoint, y, x, f"{prefix}.final_layer_norm")
    y = graph.node("Gelu", named_linear(graph, checkpoint, normed, f"{prefix}.fc1", precision))
    y = named_linear(graph, checkpoint, y, f"{prefix}.fc2", precision)
    last = layer + 1 == size.n_decoder_layers
    after = "decoder.layer_norm" if last else f"decoder.layers.{layer + 1}.self_attn_layer_norm"
    normed, x = add_norm(graph, checkpoint, y, x, after)
    return x, normed, heads


def _self_attention(
    graph: Graph, checkpoint: Checkpoint, normed: str, layer: int, precision: Precision
) -> str:
    size = checkpoint.dimensions
    name = f"decoder.layers.{layer}.self_attn"
    weight, bias = packed_qkv(checkpoint, name)
    qkv = linear(graph, normed, f"{name}.qkv", weight, bias, precision)
    q, k, v = graph.nodes("Split", qkv, n_outputs=3, axis=2, num_outputs=3)
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
        graph.output(value, f"present_{kind}_{layer}", ("b", size.n_heads, "t", HEAD))
    return named_linear(graph, checkpoint, attended, f"{name}.out_proj", precision)


def _cross_attention(
    graph: Graph,
    checkpoint: Checkpoint,
    normed: str,
    layer: int,
    precision: Precision,
    as_tokens: str,
) -> tuple[str, list[str]]:
    """What is read of the audio and the tail: all tokens are rows of one product with its keys."""
    size = checkpoint.dimensions
    name = f"decoder.layers.{layer}.encoder_attn"
    q = named_linear(graph, checkpoint, normed, f"{name}.q_proj", precision)
    q = graph.node("Reshape", q, graph.ints(1, -1, size.n_heads, HEAD))
    q = graph.node("Transpose", q, perm=[0, 2, 1, 3])  # (1, heads, b n, HEAD)
    scores = graph.node("Add", graph.node("MatMul", q, f"cross_k_{layer}"), "position_bias")
    attention = graph.node("Softmax", scores, axis=-1)  # (1, heads, b n, s)
    mixed = graph.node("MatMul", attention, f"cross_v_{layer}")
    joined = graph.node("Transpose", mixed, perm=[0, 2, 1, 3])
    joined = graph.node("Reshape", joined, as_tokens)
    followed = [head for at, head in checkpoint.alignment_heads if at == layer]
    heads = [graph.node("Gather", attention, graph.ints(*followed), axis=1)] if followed else []
    return named_linear(graph, checkpoint, joined, f"{name}.out_proj", precision), heads


def _choose(
    graph: Graph, checkpoint: Checkpoint, x: str, vocabulary: Float32, precision: DecoderPrecision
) -> None:
    """Suppression, the likely tokens and their probabilities, and the no-speech probability."""
    mask = _suppression(checkpoint)
    masked = _score(graph, x, vocabulary, mask, precision)
    rows = _without_forbidden(graph, graph.node("Squeeze", masked, graph.ints(0)))
    rows = graph.output(rows, "logits", ("r", checkpoint.dimensions.n_vocab))
    probability = graph.node("Softmax", rows, axis=1)
    top = graph.node("ReduceMax", probability, graph.ints(1), keepdims=1)  # (r, 1)
    few = precision.shortlist or CANDIDATES
    rough, likely = graph.nodes("TopK", rows, graph.ints(few), n_outputs=2, axis=1, sorted=1)
    exact = _exact_logits(graph, checkpoint, x, likely, precision) if precision.shortlist else rough
    logprobs = _logprobs(graph, rough, exact, top)
    if precision.shortlist:
        best = graph.node("ArgMax", exact, axis=1, keepdims=1)
        token = graph.node("GatherElements", likely, best, axis=1)
    else:
        token = graph.node("Slice", likely, graph.ints(0), graph.ints(1), graph.ints(1))
    logprob = graph.node("ReduceMax", logprobs, graph.ints(1), keepdims=0)
    graph.output(graph.node("Squeeze", token, graph.ints(1)), "next", ("r",), TensorProto.INT64)
    graph.output(logprob, "logprob", ("r",))
    graph.output(likely, "likely", ("r", few), TensorProto.INT64)
    graph.output(logprobs, "likely_logprob", ("r", few))
    graph.output(_no_speech(graph, checkpoint, rows, mask), "no_speech", (1,))


def _score(
    graph: Graph, x: str, vocabulary: Float32, mask: Float32, precision: DecoderPrecision
) -> str:
    """Logits (1, r, vocabulary) of x (1, r, d_model) plus the mask."""
    block = ROUGH_BLOCK if precision.shortlist else None
    if precision.many_rows is None:
        return linear(graph, x, "vocabulary", vocabulary, mask, precision.vocabulary, block=block)
    n_rows = graph.node("Squeeze", graph.dim(x, 1), graph.ints(0))
    limit = graph.constant("few_rows", np.array(FEW_ROWS, np.int64))
    shape = (1, "r", len(vocabulary))
    many, few = graph.branch("many"), graph.branch("few")
    y = linear(many, x, "vocabulary", vocabulary, mask, precision.many_rows)
    many.output(y, "many_logits", shape)
    y = linear(few, x, "vocabulary", vocabulary, mask, precision.vocabulary, block=block)
    few.output(y, "few_logits", shape)
    return graph.choice(graph.node("Greater", n_rows, limit), many, few)


def _suppression(checkpoint: Checkpoint) -> Float32:
    """(vocabulary,) float32 to add to the logits: text and end of text may be chosen."""
    ids = checkpoint.tokens
    mask = np.zeros(checkpoint.dimensions.n_vocab, np.float32)
    mask[list(ids.suppress)] = NEVER
    mask[ids.start_of_transcript : ids.no_timestamps + 1] = NEVER
    mask[ids.timestamp_begin :] = NEVER
    return mask


def _without_forbidden(graph: Graph, rows: str) -> str:
    """Logits (r, vocabulary) with NEVER added where `forbidden` says so.

    Only the first pass of a window forbids anything; the others need no scattering, which takes
    six times as long as the copy that is left.
    """
    some = graph.node("Squeeze", graph.dim("forbidden", 0), graph.ints(0))
    shape = ("r", "vocabulary")
    then, otherwise = graph.branch("forbidding"), graph.branch("allowing")
    never = numpy_helper.from_array(np.array([NEVER], np.float32))
    updates = then.node("ConstantOfShape", then.dim("forbidden", 0), value=never)
    then.output(
        then.node("ScatterND", rows, "forbidden", updates, reduction="add"), "forbidden_out", shape
    )
    otherwise.output(otherwise.node("Identity", rows), "allowed", shape)
    return graph.choice(graph.node("Greater", some, _zero_int(graph)), then, otherwise)


def _zero_int(graph: Graph) -> str:
    """The int64 scalar 0."""
    return graph.constant("zero_int", np.array(0, np.int64))


def _exact_logits(
    graph: Graph, checkpoint: Checkpoint, x: str, tokens: str, precision: DecoderPrecision
) -> str:
    """Logits (r, few) of tokens (r, few) by the 8-bit embedding, for x (1, r, d_model)."""
    vectors = _embedding_rows(graph, checkpoint, tokens, precision)  # (r, few, d)
    query = graph.node("Reshape", x, graph.ints(-1, checkpoint.dimensions.d_model, 1))
    return graph.node("Squeeze", graph.node("MatMul", vectors, query), graph.ints(2))


def _logprobs(graph: Graph, rough: str, exact: str, top: str) -> str:
    """Natural-log probabilities (r, few) of the tokens whose logits are `exact`.

    Args:
        graph: to write to.
        rough: (r, few) their logits as the whole vocabulary was scored, the largest first.
        exact: (r, few) better ones, or the same.
        top: (r, 1) probability of the likeliest token by the whole vocabulary's scores.
    """
    first = graph.node("Slice", rough, graph.ints(0), graph.ints(1), graph.ints(1))
    relative = graph.node("Sub", exact, first)
    everything = graph.node("Reciprocal", top)  # the sum of exp(logit - first) over the vocabulary
    if exact != rough:  # in that sum the better logits take the place of the rough ones
        among = graph.node("Exp", graph.node("Sub", rough, first))
        among = graph.node("ReduceSum", among, graph.ints(1))
        others = graph.node("Max", graph.node("Sub", everything, among), graph.scalar(0.0))
        better = graph.node("ReduceSum", graph.node("Exp", relative), graph.ints(1))
        everything = graph.node("Add", others, better)
    return graph.node("Sub", relative, graph.node("Log", everything))


def _no_speech(graph: Graph, checkpoint: Checkpoint, rows: str, mask: Float32) -> str:
    """(1,) probability of the no-speech token after the first row; 0 unless in the first pass."""
    past = graph.node("Squeeze", graph.dim("past_k_0", 2), graph.ints(0))
    first_pass = graph.node("Equal", past, _zero_int(graph))
    then = graph.branch("first")
    row = then.node("Slice", rows, graph.ints(0), graph.ints(1), graph.ints(0))
    raw = then.node("Sub", row, graph.constant("vocabulary.bias", mask))
    silent = graph.constant("no_speech_id", np.array(checkpoint.tokens.no_speech))
    value = then.node("Gather", then.node("Softmax", raw, axis=1), silent, axis=1)
    then.output(value, "first_no_speech", (1,))
    otherwise = graph.branch("later")
    zero = otherwise.node("ConstantOfShape", graph.ints(1))
    otherwise.output(zero, "later_no_speech", (1,))
    return graph.choice(first_pass, then, otherwise)


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
