"""The two ends of a decoder: rows of the embedding for tokens, and the choice of the next ones."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from onnx import TensorProto

from captioner_models.checkpoint import Checkpoint
from captioner_models.graphs.builder import MICROSOFT, Graph
from captioner_models.graphs.layers import (
    BLOCK,
    Float32,
    Precision,
    linear,
    quantise_blocks,
    weights,
)
from captioner_models.graphs.writing import WHOLE_INPUT

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
    def smoothed(self) -> bool:
        """Whether the channels of its inputs are divided; see `captioner_models.smoothing`."""
        return self.layers in WHOLE_INPUT

    @property
    def looks_up_outside(self) -> bool:
        """Whether the embedding stays in a file of its own, of which only rows are read."""
        return bool(self.shortlist) or self.vocabulary is Precision.ROWS

    def __post_init__(self) -> None:
        """Check that a draft cannot change the choice."""
        if self.many_rows is not None and not self.shortlist:
            raise ValueError("many_rows needs a shortlist")


def embedding_rows(
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


def write_choice(
    graph: Graph, checkpoint: Checkpoint, x: str, vocabulary: Float32, precision: DecoderPrecision
) -> None:
    """Suppression, the likely tokens and their probabilities, and the no-speech probability."""
    mask = _suppression(checkpoint)
    rows = _score(graph, x, vocabulary, mask, precision)
    rows = graph.output(rows, "logits", ("r", checkpoint.dimensions.n_vocab))
    probability = graph.node("Softmax", rows, axis=1)
    top = graph.node("ReduceMax", probability, graph.ints(1), keepdims=1)  # (r, 1)
    rough_sum = graph.node("Reciprocal", top)
    few = precision.shortlist or CANDIDATES
    rough, likely = graph.nodes("TopK", rows, graph.ints(few), n_outputs=2, axis=1, sorted=1)
    likely = graph.output(likely, "likely", ("r", few), TensorProto.INT64)
    exact = _exact_logits(graph, checkpoint, x, likely, precision) if precision.shortlist else rough
    exact, rough_sum = _without_forbidden(graph, rows, likely, exact, rough_sum)
    logprobs = _logprobs(graph, rough, exact, rough_sum)
    best = graph.node("ArgMax", exact, axis=1, keepdims=1)
    token = graph.node("GatherElements", likely, best, axis=1)
    logprob = graph.node("ReduceMax", logprobs, graph.ints(1), keepdims=0)
    graph.output(graph.node("Squeeze", token, graph.ints(1)), "next", ("r",), TensorProto.INT64)
    graph.output(logprob, "logprob", ("r",))
    graph.output(logprobs, "likely_logprob", ("r", few))
    graph.output(_no_speech(graph, checkpoint, rows, mask), "no_speech", (1,))


def _score(
    graph: Graph, x: str, vocabulary: Float32, mask: Float32, precision: DecoderPrecision
) -> str:
    """Logits (r, vocabulary) of x (r, d_model) plus the mask."""
    block = ROUGH_BLOCK if precision.shortlist else None
    if precision.many_rows is None:
        return linear(graph, x, "vocabulary", vocabulary, mask, precision.vocabulary, block=block)
    n_rows = graph.node("Squeeze", graph.dim(x, 0), graph.ints(0))
    limit = graph.constant("few_rows", np.array(FEW_ROWS, np.int64))
    shape = ("r", len(vocabulary))
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


def _without_forbidden(
    graph: Graph, rows: str, likely: str, exact: str, rough_sum: str
) -> tuple[str, str]:
    """`exact` with NEVER added where a token is forbidden, `rough_sum` without it.

    Few passes forbid anything. Only likely tokens can be chosen, so it is enough to mark those;
    adding to the whole vocabulary would copy it.

    Args:
        graph: to write to.
        rows: (r, vocabulary) logits.
        likely: (r, few) tokens of which one is chosen.
        exact: (r, few) their logits.
        rough_sum: (r, 1) sum over the vocabulary of exp(logit - the largest).
    """
    some = graph.node("Squeeze", graph.dim("forbidden", 1), graph.ints(0))
    then, otherwise = graph.branch("forbidding"), graph.branch("allowing")
    token = then.node("Max", "forbidden", _zero_int(then))  # (r, f)
    is_one = then.node("GreaterOrEqual", "forbidden", _zero_int(then))
    same = then.node(
        "Equal",
        then.node("Unsqueeze", likely, then.ints(2)),
        then.node("Unsqueeze", "forbidden", then.ints(1)),
    )  # (r, few, f)
    same = then.node("Cast", same, to=TensorProto.FLOAT)
    hit = then.node("ReduceMax", same, then.ints(2), keepdims=0)  # (r, few)
    marked = then.node("Add", exact, then.node("Mul", hit, then.scalar(NEVER)))
    then.output(marked, "marked", ("r", "few"))
    largest = then.node("ReduceMax", rows, then.ints(1))
    weight = then.node(
        "Exp", then.node("Sub", then.node("GatherElements", rows, token, axis=1), largest)
    )
    within = then.node("ReduceMax", same, then.ints(1), keepdims=0)  # (r, f); those are marked
    besides = then.node("Sub", then.node("Cast", is_one, to=TensorProto.FLOAT), within)
    lost = then.node("ReduceSum", then.node("Mul", weight, besides), then.ints(1))
    then.output(then.node("Sub", rough_sum, lost), "sum_without", ("r", 1))
    otherwise.output(otherwise.node("Identity", exact), "as_it_is", ("r", "few"))
    otherwise.output(otherwise.node("Identity", rough_sum), "whole_sum", ("r", 1))
    marked, rough_sum = graph.choices(
        graph.node("Greater", some, _zero_int(graph)), then, otherwise
    )
    return marked, rough_sum


def _zero_int(graph: Graph) -> str:
    """The int64 scalar 0."""
    return graph.constant("zero_int", np.array(0, np.int64))


def _exact_logits(
    graph: Graph, checkpoint: Checkpoint, x: str, tokens: str, precision: DecoderPrecision
) -> str:
    """Logits (r, few) of tokens (r, few) by the 8-bit embedding, for x (r, d_model)."""
    vectors = embedding_rows(graph, checkpoint, tokens, precision)  # (r, few, d)
    query = graph.node("Reshape", x, graph.ints(-1, checkpoint.dimensions.d_model, 1))
    return graph.node("Squeeze", graph.node("MatMul", vectors, query), graph.ints(2))


def _logprobs(graph: Graph, rough: str, exact: str, rough_sum: str) -> str:
    """Natural-log probabilities (r, few) of the tokens whose logits are `exact`.

    Args:
        graph: to write to.
        rough: (r, few) their logits as the whole vocabulary was scored, the largest first.
        exact: (r, few) better ones, far below all others where a token is forbidden.
        rough_sum: (r, 1) sum over the vocabulary of exp(logit as it was scored - the largest).
    """
    first = graph.node("Slice", rough, graph.ints(0), graph.ints(1), graph.ints(1))
    relative = graph.node("Sub", exact, first)
    # In that sum the better logits take the place of the rough ones.
    among = graph.node("Exp", graph.node("Sub", rough, first))
    among = graph.node("ReduceSum", among, graph.ints(1))
    others = graph.node("Max", graph.node("Sub", rough_sum, among), graph.scalar(0.0))
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
