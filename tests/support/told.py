"""What `captioner live --json` can tell, and words that `two_cities.wav` says."""

import re


def words(text):
    """Lower-case words without punctuation."""
    return re.findall(r"[a-z']+", text.lower())


BEST_OF_TIMES = words("It was the best of times, it was the worst of times.")
AGES = words("It was the age of wisdom, it was the age of foolishness.")


def is_state(told):
    return told["type"] == "state"


def is_caption(told):
    return told["type"] == "caption"


def is_final(told):
    return is_caption(told) and told["final"]


def is_partial(told):
    return is_caption(told) and not told["final"] and bool(told["text"])


def is_heard(told):
    """The first sound has come: a capture takes about 2 s to deliver it."""
    return told["type"] == "stats" and told["captured_s"] > 0


def said(captions):
    """All words of the final ones, in order."""
    return words(" ".join(told["text"] for told in captions if is_final(told)))


def starts(caption, expected):
    """Whether the caption begins with these words."""
    return words(caption["text"])[: len(expected)] == expected
