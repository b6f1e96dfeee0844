import numpy as np

from support.reference_whisper import ReferenceWhisper

NEVER = -1e4


def never():
    return False


def allowed(logits, ids, *, first):
    """Suppression as the published decoding applies it, without timestamps."""
    logits = logits.copy()
    logits[list(ids.suppress)] = NEVER
    logits[ids.start_of_transcript : ids.no_timestamps + 1] = NEVER
    logits[ids.timestamp_begin :] = NEVER
    if first:
        logits[list(ids.suppress_at_start)] = NEVER
    return logits


def likeliest(logits, _ids):
    return int(logits.argmax())


def greedy(checkpoint, manifest, prompt, memory, n_real, n_tokens, pick=likeliest, prefix=()):
    """Token by token with the reference: ids, log-probabilities, tail masses, read positions."""
    model = ReferenceWhisper(checkpoint)
    ids, found = [*prompt, *prefix], []
    (layer, head), *_ = checkpoint.alignment_heads
    for step in range(n_tokens):
        logits, attention = model.logits(ids, memory)
        last = allowed(logits[-1], manifest.tokens, first=step == 0 and not prefix)
        token = pick(last, ids[len(prompt) :])
        if token == manifest.tokens.end_of_text:
            break
        logprob = last[token] - np.log(np.exp(last - last.max()).sum()) - last.max()
        reading = attention[layer][head, -1]
        found.append((token, logprob, reading[n_real:].sum(), reading[:n_real].argmax()))
        ids.append(token)
    return found
