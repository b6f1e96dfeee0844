"""Judge a hypothesis by what the decoder was reading, and by how sure it was. Pure.

The alignment heads of a decoder that transcribes look at the audio; of one that makes words up
they look at the padding after it (docs/decisions, speech tail). Thresholds of that belong to a
checkpoint and its tail, and stand in the model's manifest.

What counts are the tokens that spell words. The full stop after a word that is spoken alone is read
from the padding (0.1 to 0.35), the word itself is not: 0.03 to 0.12 for 20 words by five synthetic
voices, at most 0.06 in the English clips of the speech set. What is made up on its noise clips,
without a detector of speech, is read with 0.14 to 0.55 by tiny.en, but for a robin (0.08), of which
the decoder is not sure, nor that it is speech.
"""

from collections.abc import Sequence
from typing import Final

from captioner.events import Rejection, Token

RUN: Final = 6  # tokens in a row that are looked at together
SURE: Final = -1.0  # mean log-probability from which the decoder is sure of the words
HEARS_SPEECH: Final = 0.6  # no-speech probability up to which it hears speech
SURE_MASS: Final = 2.0  # times the tail mass allowed: what it may be when the decoder is sure
READ_WELL: Final = 0.55  # times the tail mass allowed: below, the words were read from the audio,
# however unlikely they are (robin 0.084 of 0.14; unclear speech 0.013 and 0.07)
UNLIKELY: Final = -1.5  # below, and without speech to hear, the words are a guess: no speech clip
# is, one of the noise clips (a robin, "This is good.") was read from the audio like that
INVENTED: Final = frozenset(
    {
        *("you", "thank you", "thanks", "thank you very much", "thank you so much", "bye"),
        *("thanks for watching", "thank you for watching", "bye bye", "im sorry", "im so sorry"),
        *("please subscribe", "subscribe", "see you next time", "see you in the next video"),
        *("subtitles by the amaraorg community", "transcription by castingwords", "the end"),
        *("so", "oh", "ah", "hmm", "okay", "music", "applause", "laughter", "silence"),
    }
)
"""What Whisper says when it hears nothing, without capitals and punctuation."""

READ: Final = 0.5
"""Nats that a token of legible speech has at most, in the mean of a window: 0.25 by tiny.en in
English, 0.73 to 2.2 in seven other languages."""
SLOWEST: Final = 1.5
"""Tokens a second: digits spoken one by one have 1.35, sentences 2 to 4."""
UNREAD: Final = 0.25  # nats for each second of a doubtful text that has no token at this pace


def spoken(tokens: Sequence[Token], cut_tail_mass: float) -> Sequence[Token]:
    """The tokens up to where the decoder turned to the padding.

    That is in the first `RUN` tokens in a row whose mean tail mass exceeds `cut_tail_mass` (0 to
    1), at the first of them that does so itself.
    """
    for start in range(len(tokens) - RUN + 1):
        if mean_tail_mass(tokens[start : start + RUN]) > cut_tail_mass:
            turned = (
                at for at in range(start, len(tokens)) if tokens[at].tail_mass > cut_tail_mass
            )
            return tokens[: next(turned)]
    return tokens


def mean_tail_mass(tokens: Sequence[Token]) -> float:
    """Mean share of attention on the padding, 0 to 1; 0 for no tokens."""
    return sum(token.tail_mass for token in tokens) / len(tokens) if tokens else 0.0


def mean_logprob(tokens: Sequence[Token]) -> float:
    """Mean natural-log probability; 0 for no tokens."""
    return sum(token.logprob for token in tokens) / len(tokens) if tokens else 0.0


def illegibility(tokens: Sequence[Token], duration_s: float) -> float:
    """Evidence, in nats, that a window's words are not what was said; negative where they are.

    Each token has as much as it is less likely than those of legible speech, and a text that is
    unlikely has more if it leaves out most of the speech.

    Args:
        tokens: of the window.
        duration_s: its length, s.
    """
    evidence = sum(-token.logprob - READ for token in tokens)
    unread_s = max(0.0, duration_s - len(tokens) / SLOWEST)
    return evidence + UNREAD * unread_s if evidence > 0 else evidence


def rejection(
    tokens: Sequence[Token],
    spelt: Sequence[Token],
    text: str,
    no_speech_prob: float,
    max_tail_mass: float,
) -> Rejection | None:
    """Why a text is not to be shown; None if it is.

    Args:
        tokens: of the text.
        spelt: those of them that spell words.
        text: of a whole window.
        no_speech_prob: 0 to 1; not a number counts as certainly no speech.
        max_tail_mass: that the checkpoint allows, 0 to 1.
    """
    if not tokens:
        return None
    logprob, mass = mean_logprob(tokens), mean_tail_mass(spelt or tokens)
    hears_speech = no_speech_prob <= HEARS_SPEECH
    sure = hears_speech and logprob >= SURE
    if mass > max_tail_mass * (SURE_MASS if sure else 1.0):
        return Rejection.READ_FROM_TAIL
    read_well = mass <= READ_WELL * max_tail_mass
    if not hears_speech and not read_well and not logprob >= UNLIKELY:
        return Rejection.UNLIKELY
    phrase = "".join(c for c in text.casefold() if c.isalnum() or c == " ").strip()
    weak = not logprob >= (UNLIKELY if hears_speech else SURE)
    if not phrase or (weak and phrase in INVENTED):
        return Rejection.PHRASE
    return None
