"""Words as the transcriber gives them, out of plain text."""

import re

from captioner.engine.stabilise import Rules
from captioner.events import Token, Word

SPACING_S = 0.5
HYPOTHESIS_S = 0.25  # how often one comes


def settled_by(n_hypotheses):
    """Rules by which so many hypotheses settle a word of which the decoder is sure."""
    return Rules.spanning((n_hypotheses - 1) * HYPOTHESIS_S, HYPOTHESIS_S)


def spelt(text, start_s=0.0):
    """Half a second a word; a token for each run of letters or digits and for each other sign."""
    words = []
    for at, piece in enumerate(re.findall(r"\s*\S+", " " + text if text else "")):
        said_s = start_s + at * SPACING_S
        parts = re.findall(r"\s*(?:[^\W\d]+|\d+|[^\w\s])", piece)
        tokens = tuple(Token(hash(part) % 50_000, -0.1, 0.02, said_s) for part in parts)
        n_bare = len(parts)
        while n_bare and not any(c.isalnum() for c in parts[n_bare - 1]):
            n_bare -= 1
        bare = "".join(parts[:n_bare])
        words.append(Word(piece.strip(), said_s, said_s, -0.1, piece, bare, tokens, n_bare))
    return tuple(words)
