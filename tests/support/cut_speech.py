"""Speech as captions, cut anywhere: a seeded generator of what engines send. Public words only."""

import random

from captioner.events import ONLY, CaptionChanged, Gap, GapReason, Origin

RATE = 16_000
_WORDS = """
    the letter was fine and we may in fact consider London or Paris Basel Mr. Smith etc. said that
    of many books which nobody had printed there iPhone i.e. now it's so 15 1462 perhaps
    """.split()  # noqa: SIM905 - to be read


def sentences(seed, n):
    """Each a list of words, the last with its mark."""
    chance = random.Random(seed)
    made = []
    for _ in range(n):
        words = [chance.choice(_WORDS) for _ in range(chance.randint(1, 28))]
        words = [word + "," if chance.random() < 0.08 else word for word in words]
        words[0] = words[0][:1].upper() + words[0][1:]
        words[-1] = words[-1].rstrip(".,") + chance.choice("....?!")
        made.append(words)
    return made


def captions(seed, n_sentences=60, *, speakers=0, gaps=False, false_stop=0.5):
    """Events of a run: growing captions and final ones, some cut where nobody paused.

    At a cut in the middle of a sentence a full stop is set with probability `false_stop`, and the
    next caption goes on with a small letter, as the model does.
    """
    chance = random.Random(f"captions {seed}")
    words = [
        (word, n + 1 == len(sentence))
        for sentence in sentences(seed, n_sentences)
        for n, word in enumerate(sentence)
    ]
    at, position, number, cut = 0, 0, 0, True
    while at < len(words):
        n = chance.randint(1, 30)
        taken = words[at : at + n]
        at += n
        ended = taken[-1][1]
        longest = 4 if words[at - n - 1][1] else 3  # of the pauses, in the middle of a sentence
        pause = 0 if cut else round(chance.choice((0.3, 1, 2.5, 7)[:longest]) * RATE)
        cut = chance.random() < 0.6
        text = [word for word, _ in taken]
        if cut and not ended and chance.random() < false_stop:
            text[-1] = text[-1].rstrip(".,") + "."
        start = position + pause
        end = start + len(taken) * 5_000
        origin = Origin(speaker=chance.randint(1, speakers)) if speakers else ONLY
        yield from _growing(chance, number, text, start, end)
        yield CaptionChanged(number, " ".join(text), "", True, start, end, cut=cut, origin=origin)
        position = end
        if gaps and chance.random() < 0.1:
            yield Gap(position, position + RATE, GapReason.LOST)
            position += RATE
        number += 1


def _growing(chance, number, text, start, end):
    """Hypotheses that begin with what is settled, as the engine's do."""
    settled = 0
    for known in range(1, len(text), 3):
        settled = max(settled, min(known - 1, settled + chance.randint(0, 4)))
        guess = [
            word if chance.random() < 0.8 else chance.choice(_WORDS).capitalize()
            for word in text[settled:known]
        ]
        so_far = " ".join(text[:settled]).rstrip(".,?!")
        pending = " ".join(guess)
        pending = f" {pending}" if so_far and pending else pending
        yield CaptionChanged(
            number, so_far, pending, False, start, start + (end - start) * known // len(text)
        )
