"""Speech that nobody said, as words with times, by a seeded generator."""

import random

from captioner.events import ONLY
from captioner.history.sentences import Piece

FUNCTION_WORDS = """
the of and a to in is was that it he for on are with as his they at be this from I have or by one
had not but what all were when we there can an your which their said if do will each about
"""
OTHER_WORDS = """
house river morning people captain quietly window remember yesterday government wonderful table
seven London Mary train letter garden follow question music winter bridge doctor speak careful
internationally afternoon possibility write carry strange
"""
COMMON = tuple(FUNCTION_WORDS.split())
OTHERS = (*OTHER_WORDS.split(), "Mr.", "Dr.")
LONG = ("incomprehensibilities", "x" * 45, "https://example.org/" + "a-long-name/" * 5)


def spoken(
    seed, *, n_pieces=30, rate=15.0, pauses=True, origin=ONLY, start_s=0.0, long_words=False
):
    """Pieces, each with whether it goes on, of what one person says.

    Args:
        seed: of the generator.
        n_pieces: captions, of 1 to 25 words.
        rate: characters a second, spaces included.
        pauses: some between words, and after pieces; otherwise one word begins as one ends.
        origin: of the speaker.
        start_s: when the first piece begins.
        long_words: some that are wider than a line.
    """
    chance = random.Random(seed)
    now_s, goes_on = start_s, False
    for _ in range(n_pieces):
        texts = list(_words(chance, long_words=long_words))
        if chance.random() < 0.7:
            texts[-1] = texts[-1].rstrip(",.") + chance.choice(".?!")
        marks, ends_s, at, begun_s = [], [], 0, now_s
        for text in texts:
            if pauses and chance.random() < 0.06:
                now_s += chance.choice((0.2, 0.5, 1.0, 2.5))
            marks.append((at, now_s))
            now_s += (len(text) + 1) / rate * chance.uniform(0.6, 1.4)
            ends_s.append(now_s)
            at += len(text) + 1
        yield (
            Piece(" ".join(texts), begun_s, now_s, origin, tuple(marks), ends_s=tuple(ends_s)),
            goes_on,
        )
        goes_on = chance.random() < 0.5 and texts[-1][-1] not in ".?!"
        now_s += chance.choice((0.0, 0.1, 0.6, 3.0)) if pauses else 0.0


def _words(chance, *, long_words):
    for _ in range(chance.randint(1, 25)):
        text = chance.choice(COMMON if chance.random() < 0.5 else OTHERS)
        if long_words and chance.random() < 0.05:
            text = chance.choice(LONG)
        yield text + ("," if chance.random() < 0.1 and not text.endswith(".") else "")
